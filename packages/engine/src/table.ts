/** The two ways to give rules their dice and take their events: silently, or keeping a record. */
import type { GameEvent, Purpose, Roll, Seat, Table } from './contract.ts'
import type { Dice, Die } from './dice.ts'

/** For search and simulation: nothing is kept. */
export class SilentTable implements Table<GameEvent> {
  readonly listens = false
  readonly dice: Dice

  constructor(dice: Dice) {
    this.dice = dice
  }

  roll(die: Die, _purpose: Purpose): number {
    return this.dice.face(die)
  }

  shuffle(n: number): number {
    return this.dice.face(hidden(n))
  }

  tell(_event: GameEvent): void {}

  reveal(_event: GameEvent, _seats: readonly Seat[]): void {}

  show(_event: GameEvent): void {}
}

/** What hidden chance is for, as far as scripted dice are concerned. */
const DRAW: Purpose = { for: 'hidden draw' }

/** By number of sides: each is made once. */
const hiddenDice: Die[] = []

function hidden(n: number): Die {
  hiddenDice[n] ??= { name: `shuffle ${n}`, sides: n, low: 0 }
  return hiddenDice[n]
}

/** Chance that was used. */
export interface Rolled {
  readonly die: Die
  readonly face: number
  /** null: nobody gets to know it. */
  readonly purpose: Purpose | null
}

export interface Told {
  readonly event: GameEvent
  /** Who may know it; undefined: everybody. */
  readonly seats?: readonly Seat[]
  /** It was hidden until now. */
  readonly shown?: true
}

/** Keeps what happened, and whether anything did that cannot be taken back. */
export class RecordingTable implements Table<GameEvent> {
  readonly listens = true
  readonly dice: Dice
  readonly told: Told[] = []
  readonly rolls: Rolled[] = []
  /** A die was rolled or something hidden was shown. */
  sealed = false

  constructor(dice: Dice) {
    this.dice = dice
  }

  roll(die: Die, purpose: Purpose): number {
    const face = this.dice.face(die, purpose)
    const roll: Roll = { type: 'roll', die: die.name, face, purpose }
    this.sealed = true
    this.told.push({ event: roll })
    this.rolls.push({ die, face, purpose })
    return face
  }

  shuffle(n: number): number {
    this.sealed = true
    const die = hidden(n)
    const face = this.dice.face(die, DRAW)
    this.rolls.push({ die, face, purpose: null })
    return face
  }

  tell(event: GameEvent): void {
    this.told.push({ event })
  }

  reveal(event: GameEvent, seats: readonly Seat[]): void {
    this.sealed = true
    this.told.push({ event, seats })
  }

  show(event: GameEvent): void {
    this.sealed = true
    this.told.push({ event, shown: true })
  }
}

/** What one seat gets to know of what was told. */
export function heard(told: readonly Told[], seat: Seat): GameEvent[] {
  return told.filter((t) => t.seats === undefined || t.seats.includes(seat)).map((t) => t.event)
}
