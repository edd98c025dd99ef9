/** What every language has to say on this game's part of the page. */
import type { ActionGroup } from '../../../page/game-page.ts'
import type { Camp, Half, Title } from '../position.ts'

/** A side of a battle that is foretold. */
export interface Side {
  readonly camp: Camp
  readonly pf: number
  readonly quality: number
  readonly bonus: number
}

/** What becomes of a side: units hit, those of them that are eliminated, PF lost. */
export interface Toll {
  readonly hit: number
  readonly eliminated: number
  readonly pf: number
}

export interface Words {
  readonly board: string
  romans(leaders: number, units: number, pf: number): string
  barbarians(leaders: number, units: number, pf: number): string
  fleets(number: number): string
  readonly markers: Readonly<Record<string, string>>

  readonly camp: Readonly<Record<Camp, string>>
  headline(parts: {
    year: number
    phase: string
    smc: readonly [number, number]
    vp: readonly [number, number]
  }): string
  readonly groups: readonly ActionGroup[]
  /** By question: actions always shown, whether possible or not. */
  readonly standing: Readonly<Record<string, readonly (readonly [action: string, words: string])[]>>
  /** By window. */
  readonly moments: Readonly<Record<string, string>>

  battle(at: string, attacker: Side, defender: Side): string
  /** Who would win, and no more. */
  brief(at: string, attacker: Side, defender: Side, percent: number): string
  column(ratio: string, column: string, shifts: string): string
  die(modifiers: string): string
  /** By clause: what shifts the die or the column. */
  readonly modifiers: Readonly<Record<string, string>>
  wins(camp: Camp, percent: number): string
  outcome(faces: string, percent: number, winner: Camp, attacker: string, defender: string): string
  toll(camp: Camp, toll: Toll): string
  evasion(percent: number): string
  readonly refuge: string

  readonly turn: string
  year(year: number, first: number, last: number): string
  initiative(camp: Camp): string
  smc(roman: number, barbarian: number): string
  readonly points: string
  pointsOf(camp: Camp, points: number): string
  readonly thisYear: string
  readonly noPoints: string
  readonly hand: string
  readonly noHand: string
  opponentHolds(number: number): string
  readonly whyNot: string
  readonly whose: Readonly<Record<'roman' | 'barbarian' | 'both', string>>
  readonly leaders: string
  readonly titles: Readonly<Record<Title, string>>
  readonly half: Readonly<Record<Half, string>>
  readonly leaderHeads: readonly [leader: string, at: string, values: string, dies: string]
  readonly death: string
  readonly tested: string
  readonly peoples: string
  readonly peopleHeads: readonly [people: string, status: string, pf: string, more: string]
  readonly status: Readonly<Record<string, string>>
  king(name: string): string
  capital(at: string): string
  ally(of: string): string
  readonly calendar: string
  readonly nobodyEnters: string
  readonly forces: string
  readonly zone: string
  readonly nothingThere: string
  /** A leader's values; a unit's. */
  leader(values: { cc: number; vs: number; bt: number; cp: number }): string
  unit(pf: number, qu: number): string
  readonly weak: string
  readonly legend: string
}
