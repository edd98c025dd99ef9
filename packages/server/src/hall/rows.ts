/** What a step makes of its table's row. */
import type { AnyGame, Seat } from '@tabularium/engine'
import type { Room } from '@tabularium/engine/room'
import type { Step, TableRow } from '../store/store.ts'
import { outlineNow } from './card.ts'
import { runsOut, turned } from './clocks.ts'

type Draft<T> = { -readonly [K in keyof T]: T[K] }

/** Copied whole, then changed member by member: naming members anew that a copy already has takes far longer. */
export function rowAfter(
  before: TableRow,
  changes: Partial<TableRow>,
  { number, at, served }: Step,
  game: AnyGame,
  room: Room | null,
): TableRow {
  const row: Draft<TableRow> = Object.assign({ ...before }, changes)
  const decision = room?.table.decision ?? null
  const isOver = row.state === 'over' || (room !== null && (decision === null || row.early !== null))
  const { id, digest } = game.edition
  row.rules = game.version
  row.edition = { id, digest }
  if (isOver) row.state = 'over'
  row.asked = room === null || isOver ? null : (decision?.seat ?? null)
  if (room !== null) row.outline = outlineNow(room)
  if (row.clocks !== null) row.clocks = turned(row.clocks, row.pace, clocked(row), served)
  row.due = dueOf(row, room)
  row.length = number + 1
  row.changed = at
  row.version = before.version + 1
  return row
}

/** Bots have all the time they want. */
const clocked = ({ seats, asked }: TableRow): Seat | null =>
  asked !== null && seats[asked]?.player === 'person' ? asked : null

/** A bot is due at once, and a pass for who does not want to be asked; a clock, where a bot takes over when it has run out. */
function dueOf(row: TableRow, room: Room | null): number | null {
  const { seats, onTime, asked, clocks } = row
  if (asked === null) return null
  if (seats[asked]?.player !== 'person' || passesFor(row, room)) return 0
  return onTime === 'claim' ? null : runsOut(clocks)
}

/** Whether the server passes for who is asked, since he does not want to be asked at such a window. */
export function passesFor({ wishes }: TableRow, room: Room | null): boolean {
  const decision = room?.table.decision ?? null
  if (room === null || decision === null || decision.window === undefined) return false
  const wish = wishes[decision.seat] ?? null
  if (wish === null || wish.next) return false
  const isIdle = room.people.length === 1 && decision.actions.length === 1
  return isIdle || !wish.moments.includes(decision.window.moment)
}

/** Who wanted to be asked at the next window has been. */
export const afterWindow = (wishes: TableRow['wishes'], seat: Seat): TableRow['wishes'] =>
  wishes.map((wish, i) => (i === seat && wish !== null ? { ...wish, next: false } : wish))
