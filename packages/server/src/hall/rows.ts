/** What a step makes of its table's row. */
import type { AnyGame, Seat } from '@tabularium/engine'
import type { Room } from '@tabularium/engine/room'
import type { Clocks, Step, TableRow } from '../store/store.ts'
import { outlineNow } from './card.ts'
import { runsOut, turned } from './clocks.ts'

export function rowAfter(row: TableRow, { number, at, served }: Step, game: AnyGame, room: Room | null): TableRow {
  const decision = room?.table.decision ?? null
  const isOver = row.state === 'over' || (room !== null && (decision === null || row.early !== null))
  const asked = room === null || isOver ? null : (decision?.seat ?? null)
  const clocks = row.clocks === null ? null : turned(row.clocks, row.pace, clocked(row, asked), served)
  const { version: rules, edition } = game
  return {
    ...row,
    rules,
    edition: { id: edition.id, digest: edition.digest },
    state: isOver ? 'over' : row.state,
    asked,
    outline: room === null ? row.outline : outlineNow(room),
    clocks,
    due: dueOf(row, asked, clocks),
    length: number + 1,
    changed: at,
    version: row.version + 1,
  }
}

/** Bots have all the time they want. */
const clocked = ({ seats }: TableRow, asked: Seat | null): Seat | null =>
  asked !== null && seats[asked]?.player === 'person' ? asked : null

/** A bot is due at once; a clock, where a bot takes over when it has run out. */
function dueOf({ seats, onTime }: TableRow, asked: Seat | null, clocks: Clocks | null): number | null {
  if (asked === null) return null
  if (seats[asked]?.player !== 'person') return 0
  return onTime === 'claim' ? null : runsOut(clocks)
}

/** Who wanted to be asked at the next window has been. */
export const afterWindow = (wishes: TableRow['wishes'], seat: Seat): TableRow['wishes'] =>
  wishes.map((wish, i) => (i === seat && wish !== null ? { ...wish, next: false } : wish))
