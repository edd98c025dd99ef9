/** What the new table of this game says besides the game's own words. */
import type { CampName, Title } from '@tabularium/ultimus-romanorum/shown'

import type { Objection } from '../../../../page/game-page.ts'

export interface TableWords {
  /** By phase: in two or three words. */
  readonly phases: Readonly<Record<string, string>>
  readonly set: string
  year(year: number, first: number, last: number): string
  smcLeft(left: number): string
  pv(camp: CampName, points: number): string
  sequence(camp: CampName, left: number): string
  /** Of a leader with his title, by half. */
  title(title: Title, half: 'west' | 'east' | null): string
  general(people: string | null): string
  /** Heading of the prompt. */
  inPlace(who: string, place: string): string
  readonly moving: Readonly<Record<CampName, string>>
  /** So many stacks could still move. */
  idle(stacks: number): string
  readonly battleAt: (place: string) => string
  readonly stratagems: string
  /** In the panel of a stack. */
  whoGoes(leader: string, most: number): string
  goes(units: number, most: number): string
  readonly embark: string
  readonly land: string
  readonly heldBack: string
  readonly force: (camp: CampName, pf: number) => string
  /** What a place is worth to the Barbarian, and to whom it belongs. */
  readonly owner: Readonly<Record<string, string>>
  worth(points: number): string
  readonly noWorth: string
  readonly nobody: string
  versus(attacker: number, defender: number): string
  readonly cost: (pm: number) => string
  /** Shown on the filled button. */
  readonly units: (count: number) => string
  readonly price: (cost: number) => string
  attack(place: string): string
  march(place: string, cost: number): string
  readonly stop: string
  readonly endMoves: string
  readonly nothing: string
  readonly short: Readonly<Record<string, string>>
  /** Why nothing is done at a place: the case, and the clause if there is one. */
  readonly refusal: {
    enemy(who: string): Objection
    moved(who: string): Objection
    far(who: string, place: string): Objection
    empty(place: string): Objection
  }
  /** Full-window scene of the exchange of camps. */
  readonly exchange: {
    title: string
    label(year: number): string
    why(half: 'west' | 'east', augustus: string | null): string
    you(camp: CampName): string
    yourself: string
    readonly camp: Readonly<Record<CampName, string>>
    was(camp: CampName): string
    /** After a number of points. */
    kept: string
    points: string
    hands: string
    goOn: string
  }
  /** Tables. */
  readonly aid: {
    sequence: string
    steps: Readonly<Record<string, string>>
    combat: string
    combatHint: string
    costs: string
    costRows: readonly (readonly [what: string, cost: string])[]
    points: string
    roman: readonly (readonly [what: string, points: string])[]
    barbarian: readonly (readonly [what: string, points: string])[]
    now: string
    key: string
    washes: Readonly<Record<string, string>>
  }
  readonly hand: {
    notYours: string
    later: string
    play: string
    discard: string
    theirs(count: number): string
    /** Of each stratagem: at most 90 letters. */
    effects: Readonly<Record<string, string>>
  }
  readonly tabs: Readonly<Record<'peoples' | 'leaders' | 'points', string>>
}
