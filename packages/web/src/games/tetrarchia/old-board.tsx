/** Tetrarchia's board: the map, the pieces on it, and what can be done where. */
import type { Language } from '@tabularium/engine'
import {
  active,
  board,
  emperors,
  provinces,
  seas,
  type TokenName,
  tokenAt,
  type View,
} from '@tabularium/tetrarchia/shown'
import { Chart } from '../../page/chart.tsx'
import type { BoardProps, Spot } from '../../page/game-page.ts'
import { memo } from '../../page/memo.ts'
import { Places } from '../../page/places.tsx'
import { catalogues } from './catalogues.ts'
import { icons } from './icons.ts'
import { chart, initials, scenery } from './scenery.tsx'

const places = new Map<string, readonly [number, number]>(chart.provinces.map((p) => [p.id, p.at]))
const slots = new Map<string, readonly (readonly [number, number])[]>(chart.seas.map((s) => [s.id, s.slots]))

/** The middle of a place on the chart. */
export function middle(spot: Spot): readonly [number, number] {
  return places.get(spot) ?? slots.get(spot)?.[0] ?? [800, 520]
}

function Icon({ icon, size }: { icon: keyof typeof icons; size: number }) {
  return (
    <path fill="currentColor" d={icons[icon]} transform={`translate(${-size / 2} ${-size / 2}) scale(${size / 512})`} />
  )
}

function Token({ kind }: { kind: TokenName }) {
  const isThreat = kind === 'unrest' || kind === 'revolt'
  return (
    <g class={`token ${kind}`}>
      {kind === 'revolt' ? <rect x="-12" y="-12" width="24" height="24" rx="5" /> : <circle r="12" />}
      {isThreat ? <Icon icon={kind} size={18} /> : <text y="5">{initials[kind]}</text>}
    </g>
  )
}

/** A piece that glides to its place. */
function At({
  spot,
  dx = 0,
  dy = 0,
  children,
}: {
  spot: Spot
  dx?: number
  dy?: number
  children: preact.ComponentChildren
}) {
  const [x, y] = middle(spot)
  return (
    <g class="piece" style={{ transform: `translate(${x + dx}px, ${y + dy}px)` }}>
      {children}
    </g>
  )
}

const Tokens = memo(({ view }: { view: View }) => {
  return (
    <g>
      {board.provinces.map(({ id }) => {
        const kind = tokenAt(view, id)
        return (
          kind !== null && (
            <At key={`${id} ${kind}`} spot={id}>
              <Token kind={kind} />
            </At>
          )
        )
      })}
    </g>
  )
})

const Figures = memo(({ view }: { view: View }) => {
  const turn = active(view)
  const placed = new Set<string>()
  return (
    <g>
      {view.armies.map(
        (army, i) =>
          army !== null && (
            <At key={`army ${i}`} spot={army.at} dx={9} dy={-11}>
              <g class="figure army">
                <path d="M-15 -13h30v20l-15 9l-15-9z" />
                <Icon icon="army" size={22} />
              </g>
            </At>
          ),
      )}
      {emperors.map((name) => {
        const at = view.emperors[name]
        if (at === null) return null
        const second = placed.has(at)
        placed.add(at)
        return (
          <At key={name} spot={at} dx={second ? -10 : 9} dy={-11}>
            <g class={`figure emperor ${name}${name === turn ? ' active' : ''}`}>
              <circle r="15" />
              <g transform="translate(0 -3)">
                <Icon icon="emperor" size={20} />
              </g>
              <text y="11">{initials[name]}</text>
            </g>
          </At>
        )
      })}
      {board.seas.flatMap(({ id }) =>
        Array.from({ length: view.fleets[id] ?? 0 }, (_, i) => {
          const slot = slots.get(id)?.[i] ?? [0, 0]
          return (
            <g key={`${id} ${i}`} class="figure fleet" transform={`translate(${slot[0]} ${slot[1]})`}>
              <circle r="16" />
              <Icon icon="fleet" size={24} />
            </g>
          )
        }),
      )}
    </g>
  )
})

function nameOf(spot: Spot): string {
  return provinces.get(spot)?.name ?? seas.get(spot)?.name ?? spot
}

/** What lies in a place, for those who cannot see it. */
function content(view: View, spot: Spot, language: Language): string {
  const words = catalogues[language]
  if (seas.has(spot)) return words.fleets(view.fleets[spot] ?? 0)
  const token = tokenAt(view, spot)
  const figures = emperors.filter((name) => view.emperors[name] === spot).map((name) => words.emperor[name])
  if (view.armies.some((army) => army?.at === spot)) figures.push(words.army)
  return [token === null ? '' : words.token[token], ...figures].filter((part) => part !== '').join(', ')
}

function drawPlace(spot: Spot, shown: boolean) {
  const [x, y] = middle(spot)
  const radius = seas.has(spot) ? 22 : 24
  return (
    <>
      <circle cx={x} cy={y} r={radius + 2} class="target" />
      {shown && <circle cx={x} cy={y} r={radius} class="casing" />}
      <circle cx={x} cy={y} r={radius} class="ring" />
    </>
  )
}

/** What the cheapest action there costs. Its place says it in words too. */
const Cost = memo(({ spot, cost }: { spot: Spot; cost: number }) => {
  const [x, y] = middle(spot)
  return (
    <g class="cost">
      <circle cx={x - 17} cy={y + 17} r="8.5" />
      <text x={x - 17} y={y + 21}>
        {cost}
      </text>
    </g>
  )
})

function Costs({ open }: Pick<BoardProps<View>, 'open'>) {
  return (
    <g aria-hidden="true">
      {[...open].map(([spot, choices]) => {
        const cost = Math.min(...choices.map((choice) => choice.cost))
        return cost > 0 && <Cost key={spot} spot={spot} cost={cost} />
      })}
    </g>
  )
}

const allSpots: readonly Spot[] = [...chart.seas, ...chart.provinces].map(({ id }) => id)

export function Board(props: BoardProps<View>) {
  const { view, language, lit } = props
  return (
    <Chart
      width={chart.view[2]}
      height={chart.view[3]}
      focus={lit.map(middle)}
      label={catalogues[language].board}
      scenery={scenery}
    >
      <Tokens view={view} />
      <Figures view={view} />
      <Places
        {...props}
        spots={allSpots}
        words={(spot) => [nameOf(spot), content(view, spot, language)]}
        draw={drawPlace}
      />
      <Costs open={props.open} />
    </Chart>
  )
}
