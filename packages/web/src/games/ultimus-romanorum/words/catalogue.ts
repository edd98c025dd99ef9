/** What every language has to say on this game's part of the page. */

import type { CampName as Camp, HalfName as Half, Level, Title } from '@tabularium/ultimus-romanorum/shown'

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
  /** A stratagem has put a row of the table in the place of the die. */
  forced(stratagem: string, rule: string): string
  /** What it brings, then. */
  certain(winner: Camp, attacker: string, defender: string): string
  evasion(percent: number): string
  readonly refuge: string

  readonly turn: string
  year(year: number, first: number, last: number): string
  initiative(camp: Camp): string
  smc(roman: number, barbarian: number): string
  /** Of a half: who holds which title. */
  throne(half: Half, holders: readonly (readonly [title: Title, name: string])[]): string
  readonly points: string
  pointsOf(camp: Camp, points: number): string
  /** Who would win if the scenario ended now; null: nobody. */
  standings(winner: Camp | null, level: Level): string
  readonly thisYear: string
  readonly noPoints: string
  readonly allPoints: string
  /** Of a year: what each player has won and lost in it, by the camp he has now. */
  yearPoints(year: number, roman: number, barbarian: number): string
  /** Points of before what was told. */
  carried(roman: number, barbarian: number): string
  readonly steps: string
  readonly stepsHint: string
  readonly nothing: string
  readonly hand: string
  readonly noHand: string
  opponentHolds(number: number): string
  readonly unseen: string
  readonly unseenHint: string
  readonly whyNot: string
  readonly whose: Readonly<Record<'roman' | 'barbarian' | 'both', string>>
  readonly leaders: string
  readonly titles: Readonly<Record<Title, string>>
  readonly half: Readonly<Record<Half, string>>
  readonly leaderHeads: readonly [leader: string, at: string, values: string, dies: string]
  readonly death: string
  readonly tested: string
  /** The first year in which he may die. */
  diesFrom(year: number): string
  readonly neverDies: string
  readonly peoples: string
  readonly peopleHeads: readonly [people: string, status: string, pf: string, more: string]
  readonly status: Readonly<Record<string, string>>
  king(name: string): string
  capital(at: string): string
  ally(of: string): string
  readonly majors: string
  /** A people has stood so since the beginning. */
  readonly sinceStart: string
  readonly calendar: string
  readonly nobodyEnters: string
  /** Whose year has come, and who still waits. */
  readonly due: string
  /** Somebody else has to die first. */
  after(name: string): string
  /** A leader or a fleet that was lost comes back. */
  readonly comesBack: string
  inPhase(phase: string): string
  readonly forces: string
  readonly zone: string
  readonly nothingThere: string
  /** What a place is. */
  diocese(name: string, half: Half): string
  home(people: string): string
  readonly wild: string
  town(name: string, port: boolean, capital: boolean): string
  sea(open: boolean): string
  box(city: string): string
  /** Of all units of a camp in a place: as they would count in a battle. */
  force(quality: number, bonus: number): string
  /** A leader's values; a unit's. */
  leader(values: { cc: number; vs: number; bt: number; cp: number }): string
  unit(pf: number, qu: number, bt: number): string
  readonly categories: Readonly<Record<string, string>>
  readonly weak: string
  readonly fresh: string
  /** A unit for those who cannot see it. */
  spoken(pf: number, qu: number): string
  /** Who stands with a leader. */
  stackOf(units: number, pf: number): string
  fleetName(id: string): string
  readonly moved: string
  readonly rallied: string
  readonly legend: string
  /** What lies on the board, by its picture. */
  readonly key: string
  readonly pictures: Readonly<Record<string, string>>
}
