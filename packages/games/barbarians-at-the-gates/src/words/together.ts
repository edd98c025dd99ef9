/** Events in a row that are one thing: the steps of a march over land, spaces that go over together. */
import type { Roll } from '@tabularium/engine'
import { type Board, NONE } from '../board.ts'
import type { GatesEvent } from '../events.ts'
import { TRANSIT } from '../terms.ts'
import type { EventOf } from './catalogue.ts'

export interface March {
  /** As if it were one step. */
  readonly whole: EventOf<'move'>
  /** What lies on the way, transit spaces left out. */
  readonly by: readonly string[]
}

type Step = EventOf<'move'>

const isStep = (event: GatesEvent | Roll): event is Step =>
  event.type === 'move' && event.via !== 'naval' && event.from !== event.to

const goesOn = (before: Step, { leader, power, cu, from }: Step): boolean =>
  before.to === from && before.leader === leader && before.power === power && before.cu === cu

/** The spaces that go over to one power; undefined: other things happen. */
export function takenOf(events: readonly (GatesEvent | Roll)[]): readonly EventOf<'control'>[] | undefined {
  const taken = events.filter((event) => event.type === 'control')
  const isOne = taken.length === events.length && taken.every(({ to }) => to === taken[0]?.to)
  return isOne && taken.length > 0 ? taken : undefined
}

/** undefined: they are none, or not of one. */
export function marchOf(board: Board, events: readonly (GatesEvent | Roll)[]): March | undefined {
  const steps = events.filter(isStep)
  const [first] = steps
  const last = steps.at(-1)
  if (first === undefined || last === undefined || steps.length < events.length) return undefined
  if (!steps.slice(1).every((step, i) => goesOn(steps[i], step))) return undefined
  const isTransit = (id: string) => board.kind[board.spaceOf.get(id) ?? NONE] === TRANSIT
  const by = steps.slice(1).flatMap(({ from }) => (isTransit(from) ? [] : [from]))
  return { whole: { ...last, from: first.from }, by }
}
