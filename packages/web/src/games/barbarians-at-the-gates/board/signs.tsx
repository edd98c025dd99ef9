/** The sign of each space: its form says of what type it is, its colour and what is in it whose. */
import { type FortName, type SpaceType, spaces, type View } from '@tabularium/barbarians-at-the-gates/shown'
import type { PlaceName } from '../../../page/board/board-part.ts'
import type { Owner } from '../../../page/board/counters/counter.tsx'
import { Shape } from '../../../page/board/counters/forms.tsx'
import { Icon } from '../../../page/board/counters/icon.tsx'
import { memo } from '../../../page/memo.ts'
import { icons } from '../icons.ts'
import { chart, pointOf, radiusOf } from './chart.ts'
import { ownersIn } from './owners.ts'

interface SignProps {
  readonly space: PlaceName
  readonly type: SpaceType
  /** null: nobody's. */
  readonly owner: Owner | null
  readonly fort: FortName | null
}

const DIAMOND = (r: number) => `M0 ${-r}L${r} 0L0 ${r}L${-r} 0z`

/** In greys too: a cross for Barbarians, a ring for Allies, a bar for the Usurper. */
function Whose({ owner }: { owner: Owner | null }) {
  if (owner === 'barb') return <path class="sign-mark" d="M-2.3-2.3L2.3 2.3M2.3-2.3L-2.3 2.3" />
  if (owner === 'foed') return <circle class="sign-mark" r="2.4" />
  if (owner === 'usurper') return <path class="sign-mark" d="M-2.8 0H2.8" />
  return null
}

function City({ type, owner }: Pick<SignProps, 'type' | 'owner'>) {
  const size = chart.type.signs[type] * 2
  const isTheirs = owner === 'barb' || owner === 'foed'
  return (
    <>
      <Shape form={isTheirs ? 'eight' : 'square'} size={size} kind="sign-face" />
      <Icon d={type === 'capital' ? icons.capital : icons.walled} size={size * 0.72} />
    </>
  )
}

function Plain({ type, owner }: Pick<SignProps, 'type' | 'owner'>) {
  const r = chart.type.signs[type]
  if (type === 'border') {
    return (
      <>
        <path class="sign-face" d={DIAMOND(r * 1.2)} />
        <Whose owner={owner} />
      </>
    )
  }
  return (
    <>
      <circle class="sign-face" r={r} />
      {type === 'zone' && <circle class="sign-mark" r={r - 3.2} />}
      <Whose owner={owner} />
    </>
  )
}

/** BG-2.4.4-a: walls around the sign, of a Colonia with towers. */
function Fort({ fort, radius }: { fort: FortName; radius: number }) {
  const r = radius + 3.6
  const towers = [-r, r].flatMap((x) => [-r, r].map((y) => `M${x - 2.2} ${y - 2.2}h4.4v4.4h-4.4z`)).join('')
  return (
    <g class="fort">
      <rect class="fort-case" x={-r} y={-r} width={2 * r} height={2 * r} />
      <rect class="fort-wall" x={-r} y={-r} width={2 * r} height={2 * r} />
      {fort === 'colonia' && <path class="fort-tower" d={towers} />}
    </g>
  )
}

const Sign = memo(({ space, type, owner, fort }: SignProps) => {
  const [x, y] = pointOf(space)
  const isCity = type === 'capital' || type === 'walled'
  return (
    <g class={`sign ${type} ${owner ?? 'nobody'}`} transform={`translate(${x} ${y})`}>
      {fort !== null && <Fort fort={fort} radius={radiusOf(space)} />}
      {isCity ? <City type={type} owner={owner} /> : <Plain type={type} owner={owner} />}
    </g>
  )
})

export function Signs({ view }: { view: View }) {
  const owners = ownersIn(view)
  return (
    <g class="signs">
      {[...spaces.values()].map(({ id, type }) => (
        <Sign key={id} space={id} type={type} owner={owners.get(id) ?? null} fort={view.spaces[id]?.fort ?? null} />
      ))}
    </g>
  )
}
