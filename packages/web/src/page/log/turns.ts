/** The log by turns: what was told, headed by turn and side, with dice under the event they brought about. */
import { type GameEvent, isObject, type Language, type Roll } from '@tabularium/engine'
import type { Line } from '@tabularium/engine/room'
import type { Head, Tally, Telling } from './telling.ts'

/** A line, and the dice that led to it. */
export interface Entry {
  readonly line: Line
  readonly dice: readonly Line[]
}

export interface Turn {
  /** null: what was told before the first turn. */
  readonly head: Head | null
  /** How many lines were told before it: its name among all turns. */
  readonly from: number
  /** The action that began it; -1: the set-up. */
  readonly action: number
  readonly entries: readonly Entry[]
}

export const isRoll = (event: GameEvent): event is Roll => event.type === 'roll'

/** The places that an event or the purpose of a roll may name: every text in it. */
function namesIn(event: GameEvent): readonly string[] {
  const purpose = event.purpose ?? null
  const members = [...Object.values(event), ...(isObject(purpose) ? Object.values(purpose) : [])]
  return members.filter((member) => typeof member === 'string')
}

/** Whether a die can have led to what follows: in one action, at one place if both name any, and as the game knows it. */
export function ledTo(roll: Line, line: Line, telling: Telling, isPlace: (name: string) => boolean): boolean {
  if (roll.action !== line.action) return false
  if (isRoll(roll.event) && telling.leads?.(roll.event, line.event) === false) return false
  const [rolled, told] = [namesIn(roll.event).filter(isPlace), namesIn(line.event).filter(isPlace)]
  return rolled.length === 0 || told.length === 0 || rolled.some((name) => told.includes(name))
}

interface Making {
  readonly head: Head | null
  readonly from: number
  readonly action: number
  readonly entries: Entry[]
}

/** Reads lines as they come: of a long log only what is new is read. */
export class TurnReader {
  readonly #telling: Telling
  readonly #language: Language
  readonly #isPlace: (name: string) => boolean
  #read: readonly Line[] = []
  #turns: Making[] = []
  #tally: Tally = {}
  #dice: Line[] = []

  constructor(telling: Telling, language: Language, isPlace: (name: string) => boolean) {
    this.#telling = telling
    this.#language = language
    this.#isPlace = isPlace
  }

  /** Turns that have not changed are the same objects as before. */
  turns(lines: readonly Line[]): readonly Turn[] {
    const known = this.#read.length
    const goesOn = lines.length >= known && (known === 0 || lines[known - 1] === this.#read[known - 1])
    if (!goesOn) this.#forget()
    for (let i = this.#read.length; i < lines.length; i++) this.#take(lines[i] as Line, i)
    this.#read = lines
    return this.#whole()
  }

  #forget(): void {
    this.#read = []
    this.#turns = []
    this.#tally = {}
    this.#dice = []
  }

  #take(line: Line, number: number): void {
    const { event } = line
    this.#tally = this.#telling.tally?.(event, this.#tally) ?? this.#tally
    const head = this.#telling.heads(event, this.#language, this.#tally)
    const last = this.#turns.at(-1)
    if (last === undefined || (head !== null && head.words !== last.head?.words)) {
      this.#standAlone()
      this.#turns.push({ head, from: number, action: line.action, entries: [] })
    }
    if (isRoll(event)) this.#dice.push(line)
    else this.#add(line)
  }

  /** Dice that led to nothing stand for themselves. */
  #standAlone(): void {
    for (const die of this.#dice.splice(0)) this.#append({ line: die, dice: [] })
  }

  #add(line: Line): void {
    const dice: Line[] = []
    for (const die of this.#dice.splice(0)) {
      if (ledTo(die, line, this.#telling, this.#isPlace)) dice.push(die)
      else this.#append({ line: die, dice: [] })
    }
    this.#append({ line, dice })
  }

  #append(entry: Entry): void {
    const last = this.#turns.pop()
    if (last !== undefined) this.#turns.push({ ...last, entries: [...last.entries, entry] })
  }

  /** With the dice whose event is not told yet. */
  #whole(): readonly Turn[] {
    const last = this.#turns.at(-1)
    if (last === undefined || this.#dice.length === 0) return [...this.#turns]
    const waiting = this.#dice.map((line): Entry => ({ line, dice: [] }))
    return [...this.#turns.slice(0, -1), { ...last, entries: [...last.entries, ...waiting] }]
  }
}

/** Whose turns are the viewer's, by the seats of the table; `seat` null: nobody's. */
export interface Reader {
  readonly seat: string | null
  readonly seats: readonly string[]
}

export function isOwn({ head }: Turn, telling: Telling, { seat, seats }: Reader): boolean {
  if (seat === null || head === null || head.whose === null) return false
  return telling.isOf?.(head.whose, seat, seats) ?? head.whose === seat
}

/** How many of the latest turns are open to somebody who plays none. */
const OPEN_TO_WATCHERS = 2

/** The first turn that is open: the reader's own last one, or that before it while his present one has just begun. */
export function firstOpen(turns: readonly Turn[], telling: Telling, reader: Reader): number {
  const own = turns.findLastIndex((turn) => isOwn(turn, telling, reader))
  if (own < 0) return Math.max(0, turns.length - OPEN_TO_WATCHERS)
  if (own < turns.length - 1) return own
  const before = turns.findLastIndex((turn, i) => i < own && isOwn(turn, telling, reader))
  return before < 0 ? turns.findIndex(({ head }) => head !== null) : before
}
