/** What the page itself says, in one language. Games bring their own words. */
import type { UndoBar } from '@tabularium/engine'

export interface Ui {
  readonly language: string
  readonly tagline: string
  readonly home: string
  readonly games: string
  readonly playNow: string
  readonly newGame: string
  readonly learn: string
  readonly learnHint: string
  readonly otherLesson: string
  readonly yourGames: string
  readonly rename: string
  readonly newName: string
  readonly remove: string
  removeAsk(name: string): string
  readonly import: string
  readonly export: string
  readonly share: string
  readonly credits: string
  readonly online: string
  readonly settings: string
  readonly speed: string
  readonly speeds: Record<'slow' | 'normal' | 'fast' | 'instant', string>
  readonly sound: string
  readonly sounds: Record<'off' | 'soft' | 'on', string>
  readonly players: string
  /** Who else plays. */
  readonly others: string
  readonly person: string
  readonly bots: Record<string, string>
  readonly cancel: string
  readonly close: string
  readonly undo: string
  /** Why it is off. */
  readonly undoOff: Record<UndoBar, string>
  readonly redo: string
  readonly zoomIn: string
  readonly zoomOut: string
  readonly fit: string
  readonly board: string
  boardHelp: string
  readonly log: string
  readonly rules: string
  readonly dice: string
  readonly actions: string
  readonly controls: string
  readonly whatAbout: string
  readonly whatAboutHint: string
  readonly choosePlace: string
  readonly choose: string
  cannot(what: string): string
  possible(actions: readonly string[]): string
  readonly seeRule: string
  readonly ruling: string
  readonly example: string
  readonly search: string
  noClause(query: string): string
  considers(what: string): string
  readonly thinking: string
  readonly hurry: string
  readonly pause: string
  readonly skip: string
  readonly paused: string
  readonly goOn: string
  /** Heads the recap. */
  readonly since: string
  readonly recap: string
  readonly noRecap: string
  readonly replay: string
  readonly replayExit: string
  readonly previous: string
  readonly next: string
  readonly playback: string
  step(number: number, of: number): string
  readonly fairDice: string
  rolls(count: number): string
  readonly error: string
  readonly reload: string
  readonly newerIsHere: string
  readonly notLoaded: string
  readonly lost: string
  readonly keptSafe: string
  readonly loading: string
  changed(time: number): string
  actionsDone(n: number): string
  readonly finished: string
  readonly skipToContent: string
  readonly hint: string
  readonly tables: string
  readonly menu: string
  readonly pieces: string
  readonly places: string
  readonly theatres: string
  readonly all: string
  readonly place: string
  /** Heads who can get to a place. */
  readonly reachers: string
  readonly pointAtPlace: string
  readonly drawer: string
  readonly pull: string
  readonly larger: string
  readonly howMany: string
  readonly fewer: string
  readonly more: string
  ofAll(number: number, all: number): string
  destinations(count: number): string
  readonly noHint: string
  /** At a server. */
  chooseAmong(count: number): string
}
