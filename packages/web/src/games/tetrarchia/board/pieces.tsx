/** What stands on the board: discs with their tokens, fleets, armies, Emperors. */
import {
  active,
  board,
  type EmperorName,
  emperors,
  provinces,
  type TokenName,
  tokenAt,
  type View,
} from '@tabularium/tetrarchia/shown'
import type { ComponentChildren } from 'preact'
import type { PiecesProps } from '../../../page/board/board-part.ts'
import { Counter, Emperor, Roundel, Token } from '../../../page/board/counters/counter.tsx'
import { Icon } from '../../../page/board/counters/icon.tsx'
import { memo } from '../../../page/memo.ts'
import { icons } from '../icons.ts'
import { chart, initials, middle } from './chart.ts'
import { standingOf } from './standing.ts'

function At({ x, y, kind = '', piece, children }: AtProps) {
  return (
    <g class={`piece ${kind}`} style={{ transform: `translate(${x}px, ${y}px)` }} data-piece={piece}>
      {children}
    </g>
  )
}

interface AtProps {
  readonly x: number
  readonly y: number
  readonly kind?: string
  readonly piece?: string
  readonly children: ComponentChildren
}

const discs = (
  <g class="discs">
    {chart.provinces.map(({ id, kind, at: [x, y] }) => (
      <circle key={id} cx={x} cy={y} r={chart.disc} class={`disc ${kind}`} />
    ))}
  </g>
)

/** What lies on a province: its token or, where none covers it, the printed one of a capital. */
function Laid({ id, kind }: { id: string; kind: TokenName | null }) {
  const capital = provinces.get(id)?.capital?.emperor ?? null
  const [x, y] = middle(id)
  return (
    <g class="laid" transform={`translate(${x} ${y})`}>
      {kind === null ? <Printed capital={capital} /> : <Lying kind={kind} />}
      {capital !== null && capital !== 'any' && (
        <g class={kind === null ? 'crown' : 'crown covered'}>
          <Icon d={icons.capital} size={17} y={-21} />
        </g>
      )}
    </g>
  )
}

const isEmperor = (name: string): name is EmperorName => name in initials

function Printed({ capital }: { capital: string | null }) {
  if (capital === 'any') return <Icon d={icons.roma} size={27} tone="laurels" />
  return capital !== null && isEmperor(capital) ? <Token owner={capital} letter={initials[capital]} /> : null
}

function Lying({ kind }: { kind: TokenName }) {
  if (kind === 'revolt' || kind === 'unrest') return <Roundel tone={kind} icon={icons[kind]} />
  return <Token owner={kind} letter={initials[kind]} />
}

/** Tokens come and go seldom: the figures above them move without their being looked at again. */
const Tokens = memo(({ tokens }: { tokens: View['tokens'] }) => (
  <g class="tokens">
    {board.provinces.map(({ id, capital }) => {
      const kind = tokenAt({ tokens }, id)
      return kind === null && capital === null ? null : <Laid key={`${id} ${kind}`} id={id} kind={kind} />
    })}
  </g>
))

function Fleets({ view }: Pick<PiecesProps<View>, 'view'>) {
  return (
    <g>
      {board.seas.map(({ id }) => {
        const count = view.fleets[id] ?? 0
        const stands = standingOf(id, view)
        if (stands === null) return null
        const more = count > 1 ? { number: count, under: count - 1 } : {}
        return (
          <At key={id} x={stands.at[0]} y={stands.at[1]} piece={id}>
            <Counter form="round" owner="fleet" icon={icons.fleet} {...more} />
          </At>
        )
      })}
    </g>
  )
}

const Armies = memo(({ armies }: { armies: View['armies'] }) => (
  <g>
    {armies.map((army, i) => {
      if (army === null) return null
      const [x, y] = middle(army.at)
      return (
        <At key={`${i} ${army.region}`} x={x} y={y - 10} kind="army" piece={`army ${army.at}`}>
          <Counter form="eight" owner="barb" icon={icons.army} />
        </At>
      )
    })}
  </g>
))

function Emperors({ view, acting }: Pick<PiecesProps<View>, 'view' | 'acting'>) {
  return (
    <g>
      {emperors.map((name) => {
        const stands = standingOf(name, view)
        if (stands === null) return null
        const isSpent = name === active(view) && view.ip === 0 && !acting.has(name)
        return (
          <At key={name} x={stands.at[0]} y={stands.at[1]} piece={name}>
            <Emperor owner={name} initial={initials[name]} icon={icons.emperor} spent={isSpent} />
          </At>
        )
      })}
    </g>
  )
}

export function Pieces({ view, acting }: PiecesProps<View>) {
  return (
    <g class="tetrarchia" aria-hidden="true">
      {discs}
      <Tokens tokens={view.tokens} />
      <Fleets view={view} />
      <Armies armies={view.armies} />
      <Emperors view={view} acting={acting} />
    </g>
  )
}
