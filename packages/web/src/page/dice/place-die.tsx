/** A small die that falls at its place on the map: events, unrest, whatever decides no piece's life. */
import type { Line } from '@tabularium/engine/room'
import type { AnyBoard, PlaceName, Point } from '../board/board-part.ts'
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

/** Where a die falls: where it says or, if it only decides where, at what it leads to. */
function placeOf({ page, told, link }: Session, board: AnyBoard, line: Line): PlaceName | undefined {
  const next = link.mirror.lines.slice(told.value.length)
  return [line, ...next.filter(({ action }) => action === line.action)]
    .flatMap(({ event }) => page.places(event))
    .find((name) => board.places.includes(name))
}

/** The die that has just fallen at a place, as long as it is shown. */
export function FallingDie({ session, board }: { session: Session; board: AnyBoard }) {
  const line = session.told.value.at(-1)
  if (!session.showing.value || line === undefined || line.event.type !== 'roll') return null
  const { die, face } = line.event
  const place = placeOf(session, board, line)
  if (place === undefined) return null
  const key = `${line.action} ${session.told.value.length}`
  return <PlaceDie key={key} die={String(die)} face={Number(face)} at={board.at(place)} />
}
