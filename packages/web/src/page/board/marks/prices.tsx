/** What it costs to go to each lit place, and the chance where dice follow: at their size on the screen. */
import type { Option } from '../../play/options.ts'
import type { AnyBoard, PlaceName, Standing } from '../board-part.ts'
import { Chip, Pill, pillWidth } from '../counters/marks.tsx'

interface Props {
  readonly board: AnyBoard
  readonly lit: ReadonlyMap<PlaceName, readonly Option[]>
  readonly previewed: PlaceName | null
  /** What stands in a place and would be covered. */
  readonly standing: (place: PlaceName) => Standing | null
  readonly price: (cost: number) => string
}

const best = (options: readonly Option[]): Option | undefined =>
  options.reduce<Option | undefined>((a, b) => (a === undefined || b.cost < a.cost ? b : a), undefined)

/** Beside the piece or the disc, so that neither is hidden. */
function corner(board: Props['board'], place: PlaceName, stands: Standing | null): readonly [number, number] {
  const [x, y] = board.at(place)
  if (stands !== null) return [stands.at[0] + stands.half[0] * 0.92, stands.at[1] - stands.half[1] * 0.92]
  if (board.outline(place) !== null) return [x, y]
  return [x + board.disc * 0.95, y - board.disc * 0.9]
}

function below(board: Props['board'], place: PlaceName, stands: Standing | null): readonly [number, number] {
  if (stands !== null) return [stands.at[0], stands.at[1] + stands.half[1]]
  const [x, y] = board.at(place)
  return board.outline(place) !== null ? [x, y] : [x, y + board.disc]
}

const at = ([x, y]: readonly [number, number]) => ({ '--x': `${x}px`, '--y': `${y}px` })

export function Prices({ board, lit, previewed, standing, price }: Props) {
  return (
    <g class="prices">
      {[...lit].map(([place, options]) => {
        const option = best(options)
        if (option === undefined) return null
        const stands = standing(place)
        const kind = place === previewed ? 'on-screen previewed' : 'on-screen'
        if (option.odds !== null) {
          const cost = option.cost > 0 ? price(option.cost) : ''
          return (
            <g key={place} class={kind} style={at(below(board, place, stands))}>
              <g transform="translate(0 20)">
                <Pill chance={option.odds} cost={cost} size={15} />
                {place === previewed && <Bar chance={option.odds} width={pillWidth(cost, 15)} />}
              </g>
            </g>
          )
        }
        if (option.cost === 0) return null
        return (
          <g key={place} class={kind} style={at(corner(board, place, stands))}>
            <Chip number={option.cost} />
          </g>
        )
      })}
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
