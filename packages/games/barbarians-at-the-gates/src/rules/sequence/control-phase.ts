/** Chapters 5.4 and 19: taking control, sieges, isolation. */
import { no, yes } from '@tabularium/engine'
import { inOrder, pop, push, replace } from '@tabularium/engine/machine'
import { actionsOf, OPTIONS } from '../../actions.ts'
import { type Leader, NONE, type Space } from '../../board.ts'
import type { Table } from '../../events.ts'
import type { FrameOf } from '../../frames.ts'
import type { Question, Step } from '../../handlers.ts'
import {
  ALLIED,
  ANYBODY,
  areEnemies,
  BARBARIAN,
  BARBARIANS,
  besiegerOf,
  type Controller,
  controlOf,
  cuOfSide,
  enemiesOf,
  isEmperor,
  isFortified,
  isOpenLand,
  LOYALIST,
  leadersOutside,
  type Player,
  playerOf,
  powersAt,
  ROMAN,
  type State,
  sideOf,
  spacesWith,
  USURPER,
} from '../../state.ts'
import { convert } from '../map/control.ts'
import { LEAST_BESIEGERS } from '../map/siege.ts'
import { isolate } from './isolation.ts'
import { mendStacking } from './stacking-check.ts'

const SIDES: readonly Controller[] = [LOYALIST, USURPER, BARBARIANS, ALLIED]

const hasEnemiesOfHolder = (s: State, space: Space): boolean =>
  (powersAt(s, space) & enemiesOf(controlOf(s, space))) !== 0

/** BG-19.1-a to BG-19.1-h BG-5.4-a to BG-5.4-c: CU take open land from an enemy, whether their player wants it or not. */
function takeControl(s: State, table: Table): void {
  for (const space of spacesWith(s, ANYBODY)) {
    if (!hasEnemiesOfHolder(s, space) || !isOpenLand(s, space) || isFortified(s, space)) continue
    const taker = SIDES.find((side) => cuOfSide(s, space, side) > 0 && areEnemies(side, controlOf(s, space)))
    if (taker !== undefined) convert(s, space, taker, 'taken', 'BG-19.1-a', table)
  }
}

/** BG-19.2-c: an Emperor commands, or anybody does; for a siege they are all alike. */
function commanderAt(s: State, space: Space, side: Controller): Leader {
  const leaders = leadersOutside(s, space, side)
  return leaders.find((leader) => isEmperor(s, leader)) ?? leaders[0] ?? NONE
}

/** BG-5.4-d BG-19.2-a: he holds a siege there with a leader and enough CU. */
function canBesiege(s: State, player: Player, space: Space): boolean {
  const besieger = besiegerOf(s, space)
  if (besieger === undefined || playerOf(besieger) !== player) return false
  const side = sideOf(besieger)
  return cuOfSide(s, space, side) >= LEAST_BESIEGERS && commanderAt(s, space, side) !== NONE
}

const sieges = (s: State, { player, done }: FrameOf<'control-siege'>): Space[] =>
  spacesWith(s, ANYBODY, (space) => !done.includes(space) && canBesiege(s, player, space))

/** BG-5.4-f BG-19.2-e BG-19.2-f: the BARBARIAN player's sieges first. */
export const control: Step<'control'> = inOrder(
  {
    take(s, _, table) {
      takeControl(s, table)
      mendStacking(s)
    },
    'siege-barbarian': (s) => push(s, { kind: 'control-siege', player: BARBARIAN, done: [] }),
    'siege-roman'(s) {
      mendStacking(s)
      push(s, { kind: 'control-siege', player: ROMAN, done: [] })
    },
    isolation(s, _, table) {
      isolate(s, table)
      mendStacking(s)
    },
  },
  { at: ({ kind }, step) => ({ kind, step }) },
)

/** BG-19.2-a to BG-19.2-d: each siege once, in the order he likes, or not at all. */
export const controlSiege: Question<'control-siege'> = {
  asks: (_, { player }) => player,
  waits(s, frame) {
    if (sieges(s, frame).length > 0) return true
    pop(s)
    return false
  },
  *candidates(s) {
    yield* actionsOf(s.board).to
    yield OPTIONS.done
  },
  verdict(s, frame, action) {
    if (action.kind === 'option') return action.option === 'done' ? yes() : no('BG-19.2-d')
    if (action.kind !== 'to') return no('BG-19.2-a')
    if (frame.done.includes(action.space)) return no('BG-19.2-c')
    return canBesiege(s, frame.player, action.space) ? yes() : no('BG-19.2-a')
  },
  answer(s, frame, action) {
    if (action.kind !== 'to') return pop(s)
    const { space } = action
    const power = besiegerOf(s, space)
    if (power === undefined) return
    replace(s, { ...frame, done: [...frame.done, space] })
    const leader = commanderAt(s, space, sideOf(power))
    // BG-19.2-b
    push(s, { kind: 'siege-roll', player: frame.player, space, power, leader, step: 'window', points: 0 })
  },
}
