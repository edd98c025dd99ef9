/** A small die that falls at its place on the map: events, unrest, whatever decides no piece's life. */
import type { Line } from '@tabularium/engine/room'
import type { AnyBoard, PlaceName, Point } from '../board/board-part.ts'
import { isRoll, ledTo } from '../log/turns.ts'
import type { Session } from '../session/session.ts'
import { DieBody } from './die.tsx'

/** 44 pixels of the screen wide, whatever the zoom, above its place. */
export const PlaceDie = ({ die, face, at: [x, y] }: { die: string; face: number; at: Point }) => (
  <g class="place-die" transform={`translate(${x} ${y})`}>
    <g class="sized">
      <g class="falling">
        <DieBody die={die} face={face} />
      </g>
    </g>
  </g>
)

/** Where a die lies: at the place it names or where who is tested stands; one that only decides where, at what it leads to. */
export function placeOf(
  { page, events: { value: part }, shown }: Pick<Session, 'page' | 'events' | 'shown'>,
  places: readonly PlaceName[],
  line: Line,
  later: readonly Line[],
): PlaceName | undefined {
  const isPlace = (name: string) => places.includes(name)
  const at = ({ event }: Line) => page.places(event).find(isPlace)
  const named = at(line)
  if (named !== undefined || !isRoll(line.event)) return named
  const tested = part.fallsAt?.(line.event, shown.value)
  if (tested !== undefined) return tested ?? undefined
  const next = later.find(({ event }) => !isRoll(event))
  return next !== undefined && ledTo(line, next, part.telling, isPlace) ? at(next) : undefined
}

/** The die that has just fallen at a place, as long as it is shown. */
export function FallingDie({ session, board }: { session: Session; board: AnyBoard }) {
  const line = session.told.value.at(-1)
  if (!session.showing.value || line === undefined || line.event.type !== 'roll') return null
  const { die, face } = line.event
  const later = session.link.mirror.lines.slice(session.told.value.length)
  const place = placeOf(session, board.places, line, later)
  if (place === undefined) return null
  const key = `${line.action} ${session.told.value.length}`
  return <PlaceDie key={key} die={String(die)} face={Number(face)} at={board.at(place)} />
}
