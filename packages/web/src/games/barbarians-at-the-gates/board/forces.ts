/** What stands on the map: in each space one force of each power, and those inside a garrison. */
import {
  cuAt,
  faceOf,
  insideAt,
  isEmperor,
  isInside,
  leadersAt,
  onTheWay,
  type PowerName,
  powerOf,
  powers,
  spaces,
  tribesAt,
  type View,
} from '@tabularium/barbarians-at-the-gates/shown'
import type { Point } from '../../../../map/format.ts'
import type { PieceName, PlaceName, Standing } from '../../../page/board/board-part.ts'
import type { Owner } from '../../../page/board/counters/counter.tsx'
import { icons } from '../icons.ts'
import { type ForceForm, formOfPower, iconOfPower, isRoman } from '../sides.ts'
import { chart, pointOf, radiusOf } from './chart.ts'
import { ownerOfPower } from './owners.ts'

export interface Force {
  readonly key: string
  readonly space: PlaceName
  readonly power: PowerName
  readonly owner: Owner
  readonly form: ForceForm
  readonly isInside: boolean
  readonly cu: number
  /** Best first. */
  readonly leaders: readonly string[]
  /** Tribal Markers. */
  readonly tribes: readonly string[]
  /** Those on their way without a name of their own. */
  readonly others: readonly PieceName[]
  readonly icon: string
  readonly at: Point
  readonly size: number
  /** How many names of others beside it stand below its own. */
  readonly row: number
}

/** Widths on the map: alone, beside others, inside a garrison. */
const SIZE = chart.type.counter
const BESIDE = 24
const INSIDE = 17
/** How far the middles of forces in one space stand from each other. */
const STEP = 26

/** How far above its space's middle a force stands, so that the sign below is seen. */
const raise = (space: PlaceName) => radiusOf(space) + 8.5

/** An Emperor before others, then who is activated most cheaply, then who fights best. */
function best(view: View, all: readonly string[]): readonly string[] {
  const worth = (leader: string) => {
    const { initiative, tactical } = faceOf(view, leader) ?? { initiative: 3, tactical: 0 }
    return (isEmperor(view, leader) ? 100 : 0) - initiative * 10 + tactical
  }
  return all.toSorted((a, b) => worth(b) - worth(a))
}

function iconOf(view: View, power: PowerName, led: readonly string[], cu: number): string {
  if (led.length === 0 && cu === 0) return icons.tribe
  const [first] = led
  if (!isRoman(power)) return cu > 0 ? iconOfPower(power) : icons.king
  if (first === undefined) return icons.unit
  return isEmperor(view, first) ? icons.leader : power === 'usurper' ? icons.king : icons.unit
}

const tribePower = (view: View, tribe: string): PowerName =>
  view.tribes[tribe]?.allied === true ? 'allied' : 'barbarian'

/** As the rules name those on their way who have no name of their own. */
function othersIn(view: View, space: PlaceName, power: PowerName): readonly PieceName[] {
  const raid = onTheWay(view, 'raid')
  const march = onTheWay(view, 'marching')
  return [
    ...(raid?.at === space && raid.power === power ? ['raiders'] : []),
    ...(march?.at === space && march.power === power ? ['marchers'] : []),
  ]
}

function outside(view: View, space: PlaceName): readonly Force[] {
  const here = leadersAt(view, space).filter((leader) => !isInside(view, leader))
  const markers = tribesAt(view, space)
  const found = powers.flatMap((power) => {
    const led = here.filter((leader) => powerOf(view, leader) === power)
    const tribes = markers.filter((tribe) => tribePower(view, tribe) === power)
    const cu = cuAt(view, space, power)
    return cu + led.length + tribes.length === 0 ? [] : [{ power, cu, leaders: best(view, led), tribes }]
  })
  const [x, y] = pointOf(space)
  let names = 0
  return found.map((each, i) => {
    const aside = (i - (found.length - 1) / 2) * STEP
    const row = names
    names += Number(each.leaders.length > 0) + Number(each.tribes.length > 0)
    const { power, cu, leaders } = each
    return {
      ...each,
      key: `${space} ${power}`,
      space,
      owner: ownerOfPower(power),
      form: formOfPower(power),
      isInside: false,
      others: othersIn(view, space, power),
      icon: iconOf(view, power, leaders, cu),
      at: [x + aside, y - raise(space)],
      size: found.length > 1 ? BESIDE : SIZE,
      row,
    }
  })
}

/** BG-10.3.1-a: beside the sign of a besieged space. */
function inside(view: View, space: PlaceName): readonly Force[] {
  const here = leadersAt(view, space).filter((leader) => isInside(view, leader))
  const [x, y] = pointOf(space)
  const found = powers.flatMap((power) => {
    const led = here.filter((leader) => powerOf(view, leader) === power)
    const cu = insideAt(view, space, power)
    return cu + led.length === 0 ? [] : [{ power, cu, leaders: best(view, led) }]
  })
  return found.map(({ power, cu, leaders }, i) => ({
    key: `${space} inside ${power}`,
    space,
    power,
    owner: ownerOfPower(power),
    form: formOfPower(power),
    isInside: true,
    cu,
    leaders,
    tribes: [],
    others: [],
    icon: iconOf(view, power, leaders, cu),
    at: [x + (i - (found.length - 1) / 2) * INSIDE, y + 3],
    size: INSIDE,
    row: 0,
  }))
}

const known = new WeakMap<View, readonly Force[]>()

/** Where somebody or something stands: few of the spaces. */
function occupied(view: View): readonly PlaceName[] {
  const taken = new Set([...Object.values(view.leaders), ...Object.values(view.tribes)].map(({ at }) => at))
  const hasCu = (space: PlaceName) =>
    powers.some((power) => cuAt(view, space, power) + insideAt(view, space, power) > 0)
  return [...spaces.keys()].filter((space) => taken.has(space) || hasCu(space))
}

/** From north to south: what stands lower is drawn above. */
export function forcesIn(view: View): readonly Force[] {
  const found = known.get(view)
  if (found !== undefined) return found
  const all = occupied(view).flatMap((space) => [...inside(view, space), ...outside(view, space)])
  all.sort((a, b) => a.at[1] - b.at[1])
  known.set(view, all)
  return all
}

export const forcesAt = (view: View, space: PlaceName): readonly Force[] =>
  forcesIn(view).filter((force) => force.space === space)

/** Whoever of it may be asked for by name. */
export const namesIn = ({ leaders, tribes, others }: Force): readonly PieceName[] => [...others, ...leaders, ...tribes]

/** By one of these names; or by its key, if nobody in it has a name. */
export const forceWith = (view: View, piece: PieceName): Force | undefined =>
  forcesIn(view).find((force) => force.key === piece || namesIn(force).includes(piece))

/** Where the name of its leader stands, and above it that of its first Tribal Marker: names of forces side by side do not meet. */
export const TAB = 12.5
export const tabY = ({ size, row }: Force): number => -size / 2 - 6.5 - row * TAB
export const tribeY = (force: Force): number => tabY(force) - (force.leaders.length > 0 ? TAB : 0)

/** Half of the width of a tribe's name. */
const BANNER = 20

export function standing(piece: PieceName, view: View): Standing | null {
  const force = forceWith(view, piece)
  if (force === undefined) return null
  const { at, form, size, tribes, cu, leaders } = force
  const isMarker = tribes.includes(piece) && cu + leaders.length > 0
  return isMarker
    ? { at: [at[0], at[1] + tribeY(force)], form: 'plate', half: [BANNER, TAB / 2], isName: true }
    : { at, form, half: [size / 2, size / 2] }
}

/** Those outside before those inside: a click means them first. */
export function piecesAt(space: PlaceName, view: View): readonly PieceName[] {
  const forces = [...forcesAt(view, space)].sort((a, b) => Number(a.isInside) - Number(b.isInside))
  return forces.flatMap((force) => {
    const names = namesIn(force)
    return names.length > 0 ? names : [force.key]
  })
}
