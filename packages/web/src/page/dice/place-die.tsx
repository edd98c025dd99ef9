/** A small die that falls at its place on the map: events, unrest, whatever decides no piece's life. */
import type { Point } from '../board/board-part.ts'
import type { Session } from '../session/session.ts'
import { DieBody } from './die.tsx'

/** On the screen, in pixels. */
const SIZE = 44

/** Drawn in the units of the map; `unit`: how many of them are a pixel of the screen. */
export function PlaceDie({ die, face, at: [x, y], unit }: { die: string; face: number; at: Point; unit: number }) {
  const scale = (SIZE * unit) / 24
  return (
    <g
      class="place-die"
      transform={`translate(${x} ${y}) scale(${scale}) translate(-12 -30)`}
      aria-hidden="true"
      key={`${die} ${face} ${x} ${y}`}
    >
      <g class="falling">
        <DieBody die={die} face={face} />
      </g>
    </g>
  )
}

/** The die that has just fallen at a place, while it is shown; null: none. */
export function fallingDie(session: Session): { die: string; face: number; place: string } | null {
  if (!session.showing.value) return null
  const event = session.told.value.at(-1)?.event
  if (event === undefined || event.type !== 'roll') return null
  const place = session.page.places(event)[0]
  return place === undefined ? null : { die: String(event.die), face: Number(event.face), place }
}
