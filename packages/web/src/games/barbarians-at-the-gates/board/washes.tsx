/** Whose land is whose, over the terrain; then borders and roads, and who holds each province. */
import { holdOf, provinces, type View } from '@tabularium/barbarians-at-the-gates/shown'
import type { ProvinceName } from '../../../../map/format.ts'
import type { PiecesProps, PlaceName } from '../../../page/board/board-part.ts'
import type { Owner } from '../../../page/board/counters/counter.tsx'
import { Icon } from '../../../page/board/counters/icon.tsx'
import { Wash } from '../../../page/board/counters/wash.tsx'
import { memo } from '../../../page/memo.ts'
import { Curved } from '../../../page/scenery.tsx'
import { icons } from '../icons.ts'
import { chart, roadPath } from './chart.ts'
import { outlineOf } from './outlines.ts'
import { ownersIn, washed } from './owners.ts'
import { lines, provinceOf } from './provinces.ts'

/** Width of the band along a border. */
const BAND = 11

interface WashedProps {
  readonly owner: string
  /** Whose it is, in one text: what is washed alike is drawn as one. */
  readonly held: string
}

/** The names of spaces are joined by this: none of them has it. */
const AND = ' '

const Washed = memo(({ owner, held }: WashedProps) => {
  const set = new Set(held.split(AND))
  return held === '' ? null : <Wash outline={outlineOf((space) => set.has(space))} owner={owner} band={BAND} />
})

const heldBy = (owners: ReadonlyMap<PlaceName, Owner>, owner: Owner): string =>
  [...owners].flatMap(([space, its]) => (its === owner ? [space] : [])).join(AND)

const heldIn = (province: string): string =>
  chart.spaces.flatMap(({ id }) => (provinceOf(id)?.id === province ? [id] : [])).join(AND)

function Ways({ kind }: { kind: string }) {
  const ways = chart.roads.filter((road) => road.kind === kind)
  return <path class={`road by-${kind}`} d={ways.map(roadPath).join('')} />
}

/** Those whose crossing is a connection of its own kind. */
const greatRivers = chart.rivers.flatMap(({ d, great }) => (great === 1 ? [d] : [])).join('')

const printed = (
  <>
    <g clip-path="url(#land)" class="bounds">
      <path class="bound-space" d={lines.space} />
      <path class="bound-province" d={lines.province} />
      <path class="bound-limes" d={lines.limes} />
    </g>
    <path class="great-river-casing" d={greatRivers} />
    <path class="great-river" d={greatRivers} />
    {chart.provinces.flatMap(({ id, names }) =>
      names.map((name, i) => <Curved key={name.d} id={`province-${id}-${i}`} kind="province-name" name={name} />),
    )}
    <path class="road-casing" d={chart.roads.map(roadPath).join('')} />
    {(['clear', 'rough', 'river', 'strait'] as const).map((kind) => (
      <Ways key={kind} kind={kind} />
    ))}
  </>
)

/** BG-2.4.6-e: whether it counts for Rome, and how many of its spaces do. */
const Mark = memo(({ shape: { mark }, isRoman, held, of }: MarkProps) => {
  const words = `${held}/${of}`
  const width = 19 + words.length * 5
  return (
    <g class={`province-mark ${isRoman ? 'rome' : 'barb'}`} transform={`translate(${mark[0]} ${mark[1]})`}>
      <rect x={-width / 2} y="-7.5" width={width} height="15" rx={isRoman ? 3 : 7.5} />
      <Icon d={isRoman ? icons.points : icons.people} size={10} x={-width / 2 + 9} />
      <text x={-width / 2 + 16} y="3.2">
        {words}
      </text>
    </g>
  )
})

interface MarkProps {
  readonly shape: ProvinceName
  readonly isRoman: boolean
  readonly held: number
  readonly of: number
}

export function Washes({ view, colours }: PiecesProps<View>) {
  const owners = ownersIn(view)
  return (
    <g class="washes gates" aria-hidden="true">
      <g clip-path="url(#land)">
        {colours === 'owner'
          ? washed.map((owner) => <Washed key={owner} owner={owner} held={heldBy(owners, owner)} />)
          : [...provinces.keys()].map((id) => <Washed key={id} owner={`region ${id}`} held={heldIn(id)} />)}
      </g>
      {printed}
      {chart.provinces.map((shape) => {
        const { isRoman, held, of } = holdOf(view, shape.id)
        return <Mark key={shape.id} shape={shape} isRoman={isRoman} held={held} of={of} />
      })}
    </g>
  )
}
