/** What the bar, the prompt and the hand's uses say: of the first page. The rest is in `reading-words.ts` and `hand-words.ts`. */
import type { Phase, PlayerName, PowerName, UseName } from '@tabularium/barbarians-at-the-gates/shown'

export interface PanelWords {
  /** In one word. */
  readonly phases: Readonly<Record<Phase, string>>
  wave(wave: number): string
  readonly impulse: Readonly<Record<PlayerName | 'you', string>>
  points(points: number, needed: number): string
  readonly pointsName: string
  plunder(plunder: number): string
  readonly plunderName: string
  turn(turn: string, years: string): string
  readonly waves: string
  readonly phasesOfTurn: string
  readonly tabs: Readonly<Record<'powers' | 'points' | 'leaders' | 'piles', string>>
  readonly uses: {
    /** Above the uses of a card. */
    card(name: string, ops: number): string
    readonly how: string
    /** In its place, of a card that is not played now. */
    readonly notNow: string
    readonly title: Readonly<Record<UseName, string>>
    readonly activate: (who: readonly string[], more: number) => string
    readonly nobody: string
    readonly reinforce: string
    migrate(tribes: number): string
    raid(cu: number): string
    march(cu: number): string
    readonly usurp: string
    readonly discard: string
    /** Its OPs for a Tribal action. */
    readonly add: string
    readonly addTo: string
    readonly back: string
    readonly pick: string
    /** A leader can be pressed instead. */
    readonly onMap: string
  }
  readonly stack: {
    ap(ap: number): string
    readonly ir: string
    readonly tr: string
    cu(cu: number, power: PowerName): string
    goes(cu: number, of: number, left: number): string
    readonly alone: string
    readonly along: string
    readonly emperor: string
    readonly inGarrison: string
    readonly purpose: Readonly<Record<string, string>>
    readonly chooseAlong: string
    readonly actHere: string
    leader(power: PowerName, tribe: string | null): string
  }
  readonly ask: {
    campaign(left: number, used: readonly string[]): string
    delayed(place: string): string
    declared(list: string): string
    needed(leader: string, place: string, percent: string): string
    migration(left: number, done: number): string
    readonly mustMove: string
    mustMoveList(list: string): string
    /** Raiders take control on their way. */
    readonly takesAll: string
    readonly takesCost: string
    readonly phaseSteps: Readonly<Record<string, string>>
    phaseStep(number: number, of: number): string
    come(list: string): string
    tribal(ops: number, most: number): string
    losses(left: number): string
    steps(left: number): string
  }
}
