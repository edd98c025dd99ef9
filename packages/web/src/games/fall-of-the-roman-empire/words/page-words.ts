/** What this game's part of the page says. The game's own words for actions and events come from the game. */

/** The seven parts of a turn that a reader sees. */
export type StepName = 'tax' | 'pay' | 'buy' | 'gather' | 'march' | 'raid' | 'fight'

export interface PageWords {
  turn(turn: number, turns: number): string
  /** By the names of the phases; '': before the first turn, 'over': after the last. */
  readonly phases: Readonly<Record<string, string>>
  readonly steps: Readonly<Record<StepName, string>>
  readonly numbers: { readonly treasury: string; readonly tax: string; readonly upkeep: string }
  readonly heading: {
    /** By what is asked. */
    readonly of: Readonly<Record<string, string>>
    legions(legions: number, at: string): string
    horde(forces: number, cavalry: number, at: string): string
    to(from: string, to: string): string
  }
  readonly stack: {
    readonly forces: string
    /** "of 5: all go" */
    goes(most: number, number: number): string
    allGo(most: number): string
    readonly alone: string
    readonly none: string
    stays(works: readonly ('fort' | 'wall')[]): string
    readonly pick: string
    cavalry(n: number): string
    moved(n: number): string
  }
  readonly buying: {
    short(income: number, upkeep: number, short: number): string
    holds(income: number, upkeep: number): string
  }
  readonly kinds: Readonly<Record<string, string>>
  /** FR-10-j: what ending the movement loses. */
  dies(areas: readonly string[]): string
  idle(legions: number): string
  readonly card: CardWords
  readonly aid: AidWords
  readonly tabs: { readonly pieces: string; readonly score: string }
  readonly score: ScoreWords
  readonly payItself: string
  readonly payHint: string
  readonly disbandInstead: string
}

export interface CardWords {
  readonly roman: string
  readonly barbarian: string
  readonly both: string
  readonly nobody: string
  readonly terrain: Readonly<Record<string, string>>
  worth(value: number): string
  route(people: string): string
  against(barbarians: string, romans: number): string
  readonly fort: string
  readonly terrainLine: Readonly<Record<string, string>>
  readonly cavalry: string
  column(column: string): string
  rome(percent: number): string
  barbarians(percent: number): string
  readonly ifNothing: string
  readonly noFight: string
}

export interface AidWords {
  readonly sequence: string
  /** In order, each with its clause. */
  readonly parts: readonly (readonly [phase: string, words: string, rule: string])[]
  readonly table: string
  live(at: string, column: string): string
  readonly tableHint: string
  readonly columns: string
  readonly die: string
  readonly tells: string
  readonly modifiers: readonly (readonly [words: string, value: string, rule: string])[]
  readonly prices: string
  readonly priceOf: Readonly<Record<'legion' | 'force' | 'fort' | 'wall', string>>
  readonly upkeep: string
  readonly wins: string
  readonly winsRoman: string
  readonly winsBarbarian: string
  readonly key: string
  readonly keys: readonly [roman: string, barbarian: string, nobody: string]
  loss(barbarian: string, roman: string): string
}

export interface ScoreWords {
  readonly treasury: string
  inHand(n: number): string
  tax(n: number): string
  upkeep(n: number): string
  readonly rome: string
  garrison(forces: number): string
  threat(area: string, borders: number): string
  readonly noThreat: string
  readonly forsaken: string
  readonly piles: string
  readonly pile: readonly [counter: string, map: string, left: string, dead: string]
  readonly rows: Readonly<Record<'legions' | 'forces' | 'forts' | 'walls' | 'barbarianForces' | 'cavalry', string>>
}
