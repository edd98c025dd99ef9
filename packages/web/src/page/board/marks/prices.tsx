/** What it costs to go to each lit place, and the chance where dice follow: at their size on the screen. */
import { signal } from '@preact/signals'
import { useLayoutEffect } from 'preact/hooks'
import type { Option } from '../../play/options.ts'
import { percentOf } from '../../said.ts'
import type { AnyBoard, PlaceName, Standing } from '../board-part.ts'
import { Chip, Pill } from '../counters/marks.tsx'
import { pillWidth } from '../counters/pill-width.ts'
import { HANGS, placed, type Spot } from './price-spots.ts'

/** Of a pill, in pixels. */
const LETTERS = 15

interface Props {
  readonly board: AnyBoard
  readonly lit: ReadonlyMap<PlaceName, readonly Option[]>
  readonly previewed: PlaceName | null
  /** What stands in a place and would be covered. */
  readonly standing: (place: PlaceName) => Standing | null
  readonly price: (cost: number) => string
}

const at = ([x, y]: Spot) => ({ '--x': `${x}px`, '--y': `${y}px` })

/** Counted each time prices have been drawn: they may have to make room. */
export const pricesDrawn = signal(0)

export function Prices({ board, lit, previewed, standing, price }: Props) {
  const { chips, pills } = placed(board, lit, standing, price)
  useLayoutEffect(() => {
    pricesDrawn.value++
  })
  const kindOf = (place: PlaceName) => (place === previewed ? 'on-screen previewed' : 'on-screen')
  return (
    <g class="prices">
      {chips.map(({ place, cost, spot, aside }) => (
        <g key={place} class={kindOf(place)} style={at(spot)} data-aside={aside.join(' ')}>
          <Chip number={cost} />
        </g>
      ))}
      {pills.map(({ place, odds, cost, spot }) => (
        <g key={place} class={kindOf(place)} style={at(spot)} data-price={place}>
          <g transform={`translate(0 ${HANGS})`}>
            <Pill chance={odds} cost={cost} size={LETTERS} />
            {place === previewed && <Bar chance={odds} width={pillWidth(percentOf(odds), cost, LETTERS)} />}
          </g>
        </g>
      ))}
    </g>
  )
}

/** The two sides of a chance, under the pill that is previewed. */
function Bar({ chance, width }: { chance: number; width: number }) {
  const w = width - 24
  return (
    <g class="two-sided" transform={`translate(${-w / 2} 18)`}>
      <rect class="two-sided-ground" x="-1.5" y="-1.5" width={w + 3} height="8" rx="4" />
      <rect class="two-sided-ours" width={w * chance} height="5" rx="2" />
      <rect class="two-sided-theirs" x={w * chance} width={w * (1 - chance)} height="5" rx="2" />
    </g>
  )
}
