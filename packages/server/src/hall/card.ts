/** What is told of a table to those who are not at it, and what those who are there are told besides the game. */
import type { AnyGame, Json, Outline } from '@tabularium/engine'
import type { Room } from '@tabularium/engine/room'
import type { OnlinePart, PersonId, TableCard } from '@tabularium/online'
import type { ListedTable, TableRow } from '../store/store.ts'
import { type Absences, awayIn, leftIn } from './absences.ts'
import { commitmentOf } from './dice.ts'

/** Who reads a card, and when. */
export interface Reader {
  readonly person: PersonId | null
  readonly absences: Absences
  readonly now: number
}

export function cardOf(row: ListedTable, game: AnyGame, { person, absences, now }: Reader): TableCard {
  const { id, options, state, listed, pace, onTime, outline, length, created, changed, early, published, rematch } = row
  const mine = person === null ? -1 : row.seats.findIndex((seat) => seat.person === person)
  const named = game.seats(game.options(options))
  return {
    id,
    game: row.game,
    options,
    state,
    listed,
    pace,
    onTime,
    seats: row.seats.map((seat, i) => ({
      seat: named[i] ?? '',
      player: seat.player,
      name: seat.name,
      away: awayIn(absences, seat, now),
    })),
    mine: mine < 0 ? null : mine,
    promised: row.seats[mine]?.anchor ?? null,
    owner: person !== null && row.owner === person,
    yourTurn: mine >= 0 && row.asked === mine,
    outline,
    length,
    created,
    changed,
    early,
    published,
    publishes: row.seats[mine]?.publishes === true,
    rematch,
  }
}

interface Company {
  isHere(person: PersonId | null): boolean
  goneSince(person: PersonId | null): number | null
  readonly absences: Absences
  readonly now: number
  readonly watching: number
}

/** What `onlinePart` is made of, apart from the time; null: time alone changes it. */
export function groundsOf(row: TableRow, { absences, company }: { absences: Absences; company: string }) {
  const { state, clocks, offers, early, seats, rematch, dice } = row
  return clocks !== null || absences.size > 0 ? null : [state, offers, early, seats, rematch, dice, company]
}

export function onlinePart(row: TableRow, served: number, company: Company): OnlinePart {
  const { id, state, pace, onTime, clocks, offers, early, seats, rematch, dice } = row
  const { isHere, goneSince, watching, absences, now } = company
  return {
    id,
    state,
    pace,
    onTime,
    seats: seats.map((each, seat) => ({
      name: each.name,
      here: isHere(each.person),
      gone: goneSince(each.person),
      left: leftIn(row, seat, { absences, now, served }),
      away: awayIn(absences, each, now),
      late: each.late === true,
    })),
    running: clocks?.running ?? null,
    at: Math.round(served),
    offers,
    early,
    watching,
    commitment: commitmentOf(dice),
    anchors: seats.map(({ anchor }) => anchor),
    rematch,
  }
}

const isPlain = (value: Json | undefined): value is string | number =>
  typeof value === 'string' || typeof value === 'number'

/** The numbers and words on top of what everybody may see. */
export function outlineNow({ table: { open } }: Room): Outline {
  const outline: Record<string, string | number> = {}
  for (const name of Object.keys(open)) {
    const value = open[name]
    if (isPlain(value)) outline[name] = value
  }
  return outline
}
