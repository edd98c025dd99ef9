/** What The Fall of the Roman Empire says, in one language. Names of areas stay Latin in every language. */
import type { Loss } from '../board.ts'
import type { BarbarianCounterName, Phase, RomanCounterName, RoundOfConflict } from '../events.ts'
import type { Side } from '../options.ts'

export interface Catalogue {
  readonly title: string
  readonly seat: Record<Side, string>
  readonly ask: {
    setUp(forces: number): string
    expenditure(count: number, rrp: number): string
    purchase(rrp: number): string
    entry(counter: BarbarianCounterName, left: number): string
    readonly romanMovement: string
    march(from: string, to: string): string
    readonly barbarianMovement: string
    host(from: string, to: string): string
    losses(at: string, number: number): string
    readonly ride: string
  }
  readonly action: {
    place(at: string, forces: number): string
    /** `alone`: Forces that would stand alone and go too. */
    disband(counter: RomanCounterName, at: string, alone: number): string
    pay(count: number): string
    buy(counter: RomanCounterName, at: string, price: number): string
    enter(counter: BarbarianCounterName, at: string): string
    march(from: string, to: string): string
    move(counter: BarbarianCounterName, from: string, to: string): string
    /** The Legion's Forces, or the Barbarian's. */
    with(forces: number, isRoman: boolean): string
    lose(forces: number, cavalry: number): string
    ride(from: string, to: string): string
    readonly done: Record<'purchase' | 'roman-movement' | 'barbarian-movement' | 'ride', string>
  }
  readonly event: {
    invasionRoll(face: number): string
    conflictRoll(face: number, at: string, crn: number): string
    roll(die: string, face: number): string
    phase(turn: number, phase: Phase): string
    setUp(at: string, forces: number): string
    collection(sum: number, areas: number, rrp: number): string
    disband(counter: RomanCounterName, at: string, number: number, alone: boolean): string
    payment(counters: number, rrp: number): string
    purchase(counter: RomanCounterName, at: string, cost: number, rrp: number): string
    invasion(counter: BarbarianCounterName, number: number, missing: number): string
    entry(counter: BarbarianCounterName, at: string): string
    march(from: string, to: string, forces: number): string
    move(counter: BarbarianCounterName, from: string, to: string, number: number): string
    conflict(at: string, romans: number, forces: number, cavalry: number): string
    round(round: RoundOfConflict): string
    losses(at: string, side: Side, forces: number, cavalry: number): string
    conflictEnd(at: string, holder: Side | null, romans: number, forces: number, cavalry: number): string
    dead(at: string, legions: number, forts: number, walls: number): string
    ride(from: string, to: string): string
    end(winner: Side, turn: number): string
  }
  readonly loss: Record<Loss, string>
  outcome(winner: Side, turn: number, rrp: number): string
}
