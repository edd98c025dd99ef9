/** What the tabs, the card of a place and the player aid say: fetched when they are first looked at. */
import type { ConnectionType, PowerName, SpaceType } from '@tabularium/barbarians-at-the-gates/shown'
import type { Language } from '@tabularium/engine'
import { english } from './reading-en.ts'
import { french } from './reading-fr.ts'

type Row = readonly [what: string, value: string, rule: string]

export interface ReadingWords {
  /** Said of powers. */
  readonly powers: Readonly<Record<PowerName, string>>
  readonly nobodys: string
  readonly types: Readonly<Record<SpaceType, string>>
  readonly ways: Readonly<Record<ConnectionType | 'sea', string>>
  readonly powersTab: {
    readonly heads: readonly string[]
    readonly tribes: string
    readonly tribeHeads: readonly string[]
    readonly barbarian: string
    readonly allied: string
    /** In Germania, Caledonia or a Zone; not in play yet; gone for good. */
    readonly notYet: string
    readonly gone: string
    byCard(card: string): string
    lastChange(turn: string): string
    readonly never: string
    cu(cu: number): string
    readonly alliedScore: string
  }
  readonly pointsTab: {
    now(vp: number): string
    needed(vp: number): string
    scoring(roman: number, change: string): string
    readonly provinceHeads: readonly string[]
    held(held: number, of: number): string
    readonly noCapital: string
    readonly noLeader: string
    readonly noMajority: string
    readonly counts: string
    readonly plunder: (plunder: number) => string
    readonly plunderTrack: string
    readonly history: string
    readonly noHistory: string
    turn(turn: string, change: string): string
    carried(vp: number): string
  }
  readonly leadersTab: {
    readonly heads: readonly string[]
    readonly displaced: string
    readonly coming: string
    turn(turn: string, years: string): string
    readonly byCard: string
    /** Of a wave that joins the decks. */
    cardsOf(wave: string): string
    readonly nobody: string
    readonly emperor: string
    readonly inside: string
    readonly hint: string
  }
  readonly pilesTab: {
    readonly heads: readonly string[]
    readonly roman: string
    readonly barbarian: string
    readonly draw: string
    readonly hand: string
    readonly discards: string
    readonly removed: string
    readonly reserve: string
    readonly reserveHint: string
    readonly baptism: string
    readonly force: string
    readonly nothing: string
    readonly noForce: string
    of(cards: number): string
  }
  readonly place: {
    port(seas: string): string
    readonly atlantic: string
    readonly mediterranean: string
    province(name: string, isRoman: boolean): string
    hold(held: number, of: number): string
    siege(power: string): string
    garrison(cu: string): string
    readonly emptyGarrison: string
    readonly castra: string
    readonly colonia: string
    marker(tribe: string, isAllied: boolean, score: number): string
    readonly nobody: string
    ways(kind: string, names: string): string
    near(names: string): string
    cost(ap: number): string
    sum(own: number, theirs: number): string
    readonly ifNothing: string
    siegeFalls(percent: string): string
    attempt(percent: string): string
    readonly worth: Readonly<Record<SpaceType, string>>
    besides(number: number): string
  }
  /** By clause: what is added to a battle's roll. */
  readonly modifiers: Readonly<Record<string, string>>
  byCard(card: string): string
  readonly aid: {
    readonly sequence: string
    readonly steps: readonly (readonly [phase: string, name: string, words: string, rule: string])[]
    readonly uses: string
    readonly useRows: readonly Row[]
    readonly ap: string
    readonly apHint: string
    ir(rating: number): string
    readonly costs: string
    readonly costRows: readonly Row[]
    readonly combat: string
    readonly combatHint: string
    readonly combatLive: (attackers: string, defenders: string) => string
    readonly roll: string
    readonly modifierRows: readonly Row[]
    readonly winner: string
    readonly winnerRows: readonly Row[]
    readonly siege: string
    readonly siegeHint: string
    readonly siegeHeads: readonly [die: string, points: string, loss: string]
    readonly siegeRows: readonly Row[]
    readonly reaction: string
    readonly reactionRows: readonly Row[]
    readonly attrition: string
    readonly attritionHint: string
    readonly cu: string
    readonly scoring: string
    readonly scoringRows: readonly Row[]
    readonly key: string
  }
}

// Both come with the panels, which are fetched after the first page.
const all: Readonly<Record<Language, ReadingWords>> = { en: english, fr: french }

export const readingWords = (language: Language): ReadingWords => all[language]
