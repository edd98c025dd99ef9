/** Signs, sieges and forces on the map. */

import { leaderName, tribeName } from '@tabularium/barbarians-at-the-gates/lexicon'
import { besiegerOf, faceOf, isEmperor, isSpent, spaces, type View } from '@tabularium/barbarians-at-the-gates/shown'
import type { Language } from '@tabularium/engine'
import type { PieceName, PiecesProps, PlaceName } from '../../../page/board/board-part.ts'
import { Counter, type Owner, Tab } from '../../../page/board/counters/counter.tsx'
import { memo } from '../../../page/memo.ts'
import { icons } from '../icons.ts'
import { pointOf, radiusOf } from './chart.ts'
import { type Force, forcesIn, namesIn, tabY, tribeY } from './forces.ts'
import { ownerOfPower } from './owners.ts'
import { Signs } from './signs.tsx'

/** Of names above a counter. */
const LETTERS = 8

/** BG-13.1.1-c: a ring of towers about the sign, in the colour of who besieges it. */
const Siege = memo(({ space, owner }: { space: PlaceName; owner: Owner }) => {
  const [x, y] = pointOf(space)
  const r = radiusOf(space) + 7
  const towers = Array.from({ length: 8 }, (_, i) => {
    const angle = (i * Math.PI) / 4 + Math.PI / 8
    const [tx, ty] = [r * Math.cos(angle), r * Math.sin(angle)].map((at) => Math.round(at * 10) / 10)
    return `M${tx - 2.6} ${ty + 3}v-6h1.4v1.4h2.4v-1.4h1.4v6z`
  })
  return (
    <g class={`siege-ring ${owner}`} transform={`translate(${x} ${y})`}>
      <circle r={r} />
      <path d={towers.join('')} />
    </g>
  )
})

/** The name by which he is known: Comte Théodose is Théodose, Valentinian III keeps his number. */
const TITLES = /^(Count|Comte|Dux) /
const called = (name: string) => name.replace(TITLES, '')

const more = (name: string, count: number) => (count > 1 ? `${name} +${count - 1}` : name)

interface ForceProps {
  readonly force: Force
  /** Whom a click means. */
  readonly actor: PieceName
  readonly leader: string | null
  readonly tribe: string | null
  /** The tribe itself can act: its name is to be read from afar too. */
  readonly hasActingTribe: boolean
  readonly isCrowned: boolean
  readonly isSpent: boolean
}

const ForcePiece = memo((props: ForceProps) => {
  const { force, actor, leader, tribe } = props
  const { at, form, owner, size, icon, cu } = force
  const half = size / 2
  return (
    <g
      data-piece={actor}
      class={force.isInside ? 'bg-force inside' : 'bg-force'}
      style={{ '--x': `${at[0]}px`, '--y': `${at[1]}px` }}
    >
      <Counter
        form={form}
        owner={owner}
        size={size}
        icon={icon}
        {...(cu > 0 && { number: cu })}
        under={force.isInside || cu < 2 ? 0 : cu > 5 ? 2 : 1}
        spent={props.isSpent}
      />
      <g class="bg-tabs">
        {tribe !== null && (
          <g class={props.hasActingTribe ? 'tribe-tab acting' : 'tribe-tab'}>
            <Tab owner={owner} words={tribe} y={tribeY(force)} size={LETTERS} />
          </g>
        )}
        {leader !== null && (
          <Tab
            owner={owner}
            words={leader}
            y={force.isInside ? half + 6 : tabY(force)}
            size={LETTERS}
            {...(props.isCrowned && { icon: icons.leader })}
          />
        )}
      </g>
    </g>
  )
})

function actorOf(force: Force, acting: ReadonlySet<PieceName>): PieceName {
  const names = namesIn(force)
  return names.find((name) => acting.has(name)) ?? names[0] ?? force.key
}

function propsOf(force: Force, view: View, language: Language, acting: ReadonlySet<PieceName>): ForceProps {
  const { leaders, tribes } = force
  const [first] = leaders
  const [tribe] = tribes
  const actor = actorOf(force, acting)
  return {
    force,
    actor,
    leader:
      first === undefined ? null : more(called(leaderName(faceOf(view, first)?.id ?? first, language)), leaders.length),
    tribe: tribe === undefined ? null : more(tribeName(tribe, language), tribes.length),
    hasActingTribe: tribes.some((each) => acting.has(each)),
    isCrowned: first !== undefined && isEmperor(view, first),
    isSpent: !acting.has(actor) && leaders.length > 0 && leaders.every((leader) => isSpent(view, leader)),
  }
}

export function Pieces({ view, language, acting }: PiecesProps<View>) {
  return (
    <g class="counters gates">
      {[...spaces.keys()].map((space) => {
        const besieger = besiegerOf(view, space)
        return besieger === null ? null : <Siege key={space} space={space} owner={ownerOfPower(besieger)} />
      })}
      <Signs view={view} />
      {forcesIn(view).map((force) => (
        <ForcePiece key={force.key} {...propsOf(force, view, language, acting)} />
      ))}
    </g>
  )
}
