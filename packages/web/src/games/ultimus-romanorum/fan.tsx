/** What lies in a place, spread out beside it: every counter at a size that can be read. */

import { type CampName, type Counter, type Held, nameOf, strength } from '@tabularium/ultimus-romanorum/shown'
import { CounterFace, latin, SIDE } from './counters.tsx'

/** What can be seen of the board, in its own units, and how many pixels a unit takes. */
export interface Sight {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly perUnit: number
}

/** A counter can be read from this many pixels on. */
const READABLE = 52
const TITLE = 12
const PAD = 5
/** How wide a letter of the title is. */
const LETTER = 6.4
/** From the edge of what is seen, in pixels. */
const RIM = 7

const NAMES: Readonly<Record<CampName, string>> = { roman: 'ROMANI', barbarian: 'BARBARI' }

/** What is seen of the drawing under an element of it. */
export function sightOf(element: SVGGraphicsElement | null): Sight | null {
  const frame = element?.closest('.chart-frame')?.getBoundingClientRect()
  const matrix = element?.getScreenCTM()
  if (frame === undefined || matrix === null || matrix === undefined || matrix.a === 0) return null
  return {
    x: (frame.left - matrix.e) / matrix.a,
    y: (frame.top - matrix.f) / matrix.d,
    width: frame.width / matrix.a,
    height: frame.height / matrix.d,
    perUnit: matrix.a,
  }
}

export function Fan({
  place,
  held,
  at,
  sight,
}: {
  place: string
  held: Held
  at: readonly [number, number]
  sight: Sight
}) {
  const groups = (['roman', 'barbarian'] as const)
    .map((camp): readonly [CampName, readonly Counter[]] => [camp, held[camp]])
    .filter(([, counters]) => counters.length > 0)
  const most = Math.max(...groups.map(([, counters]) => counters.length))
  const fits = Math.max(2, Math.floor((sight.width * sight.perUnit - 20) / READABLE))
  const columns = Math.min(fits, most, Math.max(4, Math.ceil(Math.sqrt(most * 1.8))))
  const rows = groups.map(([, counters]) => Math.ceil(counters.length / columns))
  const title = latin(nameOf(place))
  const width = Math.max(columns * SIDE, 92, title.length * LETTER) + 2 * PAD
  const height = TITLE * (groups.length + 1) + rows.reduce((sum, row) => sum + row * SIDE, 0) + 2 * PAD
  const readable = READABLE / SIDE / sight.perUnit
  const scale = Math.min(readable, (sight.width * 0.94) / width, (sight.height * 0.94) / height)
  const [w, h] = [width * scale, height * scale]
  const beside = at[1] - sight.y > h + 40 ? at[1] - h - 26 : at[1] + 30
  const rim = RIM / sight.perUnit
  const x = Math.max(sight.x + rim, Math.min(at[0] - w / 2, sight.x + sight.width - w - rim))
  const y = Math.max(sight.y + rim, Math.min(beside, sight.y + sight.height - h - rim))
  let top = PAD + TITLE
  return (
    <g class="fan" transform={`translate(${x} ${y}) scale(${scale})`} aria-hidden="true">
      <rect width={width} height={height} rx="5" class="fan-sheet" />
      <text x={width / 2} y={PAD + 9} class="fan-title">
        {title}
      </text>
      {groups.map(([camp, counters], g) => {
        const start = top
        top += TITLE + rows[g] * SIDE
        return (
          <g key={camp} transform={`translate(${PAD} ${start})`}>
            <text x={(width - 2 * PAD) / 2} y="9" class={`fan-camp ${camp}`}>
              {`${NAMES[camp]} · ${strength(counters)} PF`}
            </text>
            {counters.map((counter, i) => (
              <g
                key={counter.id}
                transform={`translate(${((i % columns) + 0.5) * SIDE + (width - 2 * PAD - Math.min(columns, counters.length) * SIDE) / 2} ${TITLE + (Math.floor(i / columns) + 0.5) * SIDE})`}
              >
                <CounterFace counter={counter} />
              </g>
            ))}
          </g>
        )
      })}
    </g>
  )
}
