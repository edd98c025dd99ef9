/** What Tetrarchia's part of the page says. The game's own words for actions and events come from the game. */
import type { EmperorName, TokenName } from '@tabularium/tetrarchia/shown'

export interface PageWords {
  readonly emperor: Record<EmperorName, string>
  readonly token: Record<TokenName, string>
  readonly army: string
  fleets(n: number): string
  /** Of the bar. */
  readonly numbers: {
    readonly borders: string
    readonly revolts: string
    readonly unrest: string
    readonly armies: string
  }
  /** Of the turn track and the prompt. */
  round(n: number): string
  level(digits: string): string
  readonly order: string
  inPlace(emperor: string, place: string): string
  arrives(emperor: string): string
  readonly fleetsFirst: string
  readonly combat: string
  readonly barbarians: string
  price(ip: number): string
  purse(left: number, of: number): string
  unspent(ip: number): string
  readonly short: Readonly<Record<string, string>>
  /** Of the filled button, by kind: what is done there. */
  readonly verbs: Readonly<Record<string, (place: string) => string>>
  readonly card: CardWords
  readonly aid: AidWords
  readonly tabs: TabWords
}

export interface CardWords {
  readonly border: string
  readonly secured: string
  readonly open: string
  capital(city: string, emperor: string): string
  readonly romaCapital: string
  readonly covered: string
  readonly links: string
  readonly broken: string
  readonly coast: string
  readonly withFleet: string
  readonly noFleet: string
  readonly here: string
  readonly nobody: string
  readonly quiet: string
  readonly adjacent: string
  /** How an Emperor gets there: all he pays, and by which way. */
  reach(ip: number, way: string): string
  attack(place: string): string
  /** What it costs there: to enter, to secure, to subdue. */
  readonly costs: string
  readonly enter: string
  readonly secure: string
  readonly subdue: string
  readonly calm: string
  readonly fight: string
  roman(support: number): string
  barbarian(support: number): string
  helper(emperor: string): string
  otherArmy(place: string): string
  readonly noHelper: string
  readonly victory: string
  readonly draw: string
  defeat(emperor: string): string
  /** How many Barbarian phases an army needs to ROMA. */
  march(phases: number): string
}

/** A line of the sequence of play, and by which questions or events it is the present one. */
export type Step = readonly [words: string, rule: string]

export interface AidWords {
  readonly title: string
  readonly sequence: string
  readonly roman: readonly Step[]
  readonly barbarian: readonly Step[]
  readonly romanPhase: string
  readonly barbarianPhase: string
  readonly costs: string
  readonly costLines: readonly (readonly [words: string, ip: string, rule: string])[]
  readonly combat: string
  readonly combatHint: string
  combatNow(emperor: string, place: string): string
  readonly romanDie: string
  readonly barbarianDie: string
  readonly wins: string
  readonly draws: string
  readonly loses: string
  readonly ends: string
  readonly victory: string
  readonly defeat: string
  borders(n: number): string
  revoltsLeft(n: number): string
  unrestLeft(n: number): string
  nearest(place: string, phases: number): string
  readonly noArmy: string
}

export interface TabWords {
  readonly pieces: string
  readonly score: string
  readonly emperors: string
  readonly offBoard: string
  hand(n: number): string
  glory(n: number): string
  readonly armies: string
  readonly noArmy: string
  way(phases: number): string
  readonly borders: string
  readonly reserve: string
  readonly scoreHint: string
  readonly secured: string
  readonly italy: string
  readonly open: string
  readonly armiesLine: string
  readonly inRevolt: string
  readonly total: string
}
