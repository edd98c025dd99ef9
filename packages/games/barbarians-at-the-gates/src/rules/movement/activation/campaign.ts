/** Chapter 10.5: Campaign events, and the battle that was put off. */

import { no, yes } from '@tabularium/engine'
import { pop, push, replace } from '@tabularium/engine/machine'
import { actionsOf } from '../../../actions.ts'
import { type Leader, NONE, type Space } from '../../../board.ts'
import type { Table } from '../../../events.ts'
import type { FrameOf } from '../../../frames.ts'
import type { Question, Step } from '../../../handlers.ts'
import type { Force } from '../../../kinds.ts'
import {
  areEnemies,
  besiege,
  besiegerOf,
  controlOf,
  isFortified,
  isTransit,
  isZone,
  powerNames,
  powerOf,
  type Result,
  type State,
  sideOf,
  whereIs,
} from '../../../state.ts'
import { combinedCommanders } from '../../map/commanders.ts'
import { convert } from '../../map/control.ts'
import { totalOf } from '../../map/entering.ts'
import { LEAST_BESIEGERS, overrunBy } from '../../map/siege.ts'
import { battleBetween } from '../battles.ts'
import { campaignWith } from '../changed.ts'
import { noteForce, thoseAt } from '../forces.ts'
import { openMoment } from '../moments.ts'

type Campaign = FrameOf<'campaign'>
type Does = (s: State, frame: Campaign, table: Table) => void

/** BG-10.5.1-a BG-10.5.1-b BG-10.5.1-e: one after the other; only the first must be named. */
const pick: Does = (s, frame) => {
  if (frame.left === 0) return replace(s, campaignWith(frame, { step: frame.delayed === null ? 'end' : 'battle' }))
  const { player, powers, ops, used } = frame
  push(s, { kind: 'pick-leader', player, powers, ops, ap: 0, only: [], isOptional: used.length > 0, mods: [] })
}

/** BG-10.5.3-k BG-10.5.3-n: when all have done, whether or not anybody joined. BG-11.1.4-a: it is the battle that was not avoided. */
const battle: Does = (s, frame) => {
  replace(s, campaignWith(frame, { step: 'won' }))
  s.result = null
  if (frame.delayed === null) return
  const { space, forces, hasFailedToAvoid } = frame.delayed
  battleBetween(s, { player: frame.player, space, mode: 'campaign', attackers: forces, hasFailedToAvoid })
}

/** BG-10.5.3-o BG-10.5.3-p BG-10.5.3-q BG-12.6-f to BG-12.6-h: the commander's power may take or besiege the space. */
const won: Does = (s, frame, table) => {
  const { result } = s
  s.result = null
  replace(s, campaignWith(frame, { step: 'end', delayed: null }))
  if (result === null || !result.attackersWon) return
  const { space, attackers } = result
  const there = attackers.filter(({ leader }) => leader !== NONE && whereIs(s, leader) === space)
  for (const force of there) noteForce(s, force, space, 'campaign', force.from)
  const leader = victor(s, result, there)
  if (leader === NONE || !mayBeTaken(s, leader, space)) return
  // BG-13.4.2-m: so few do not take over the siege of others, and go back.
  if (frame.delayed?.wasBesieged && allCu(there) < LEAST_BESIEGERS) return
  if (overruns(s, leader, space, there, table)) return
  if (isFortified(s, space)) invest(s, leader, space, table)
  if (!isFortified(s, space) || allCu(there) >= LEAST_BESIEGERS) {
    push(s, { kind: 'spoils', player: frame.player, space, leader })
  }
}

/** BG-10.5.3-l BG-10.5.3-m: who has commanded; if he has lost his last CU, the next best of those who are left. */
function victor(s: State, { commander, space }: Result, there: readonly Force[]): Leader {
  const leaders = there.flatMap((force) => thoseAt(s, force.leaders, space))
  if (leaders.includes(commander)) return commander
  return (
    combinedCommanders(
      s,
      there.map((force) => force.leader),
    )[0] ?? NONE
  )
}

const allCu = (forces: readonly Force[]): number => forces.reduce((all, { cu }) => all + totalOf(cu), 0)

const mayBeTaken = (s: State, leader: Leader, space: Space): boolean =>
  !isTransit(s, space) && !isZone(s, space) && areEnemies(controlOf(s, space), powerOf(s, leader))

/** BG-10.4.3-a BG-10.4.3-f BG-10.4.3-g: a Barbarian marker in the open is overrun, and the space is the commander's, at no cost. */
function overruns(s: State, leader: Leader, space: Space, there: readonly Force[], table: Table): boolean {
  const power = powerOf(s, leader)
  const tribe = overrunBy(s, space, power)
  if (tribe === NONE || allCu(there) === 0) return false
  convert(s, space, sideOf(power), 'taken', 'BG-10.4.3-g', table)
  push(s, { kind: 'overrun', tribe, space })
  return true
}

/** BG-10.5.3-r: the siege is the commander's, whether or not it is rolled for. */
function invest(s: State, leader: Leader, space: Space, table: Table): void {
  const power = powerOf(s, leader)
  const besieger = besiegerOf(s, space)
  if (besieger !== undefined && !areEnemies(besieger, power)) return
  besiege(s, space, power)
  table.tell({ type: 'siege', space: s.board.spaceIds[space], besieger: powerNames[power], rule: 'BG-10.5.3-r' })
}

const steps: Readonly<Record<Campaign['step'], Does>> = { pick, battle, won, end: (s) => pop(s) }

export const campaignStep: Step<'campaign'> = {
  run: (s, frame, table) => steps[frame.step](s, frame, table),
}

export const spoilsQuestion: Question<'spoils'> = {
  asks: (_, { player }) => player,
  candidates(s) {
    const { option } = actionsOf(s.board)
    return [option.siege, option.control, option.done]
  },
  verdict(s, { space }, action) {
    if (action.kind !== 'option') return no('BG-10.5.3-p')
    if (action.option === 'done') return yes()
    const wanted = isFortified(s, space) ? 'siege' : 'control'
    if (action.option === wanted) return yes()
    return no(wanted === 'siege' ? 'BG-10.5.3-o' : 'BG-10.5.3-p')
  },
  answer(s, frame, action, table) {
    pop(s)
    if (action.kind !== 'option') return
    const { player, space, leader } = frame
    const power = powerOf(s, leader)
    if (action.option === 'siege') {
      const roll = { player, space, power, leader, step: 'window', points: 0 } as const
      push(s, { kind: 'siege-roll', ...roll })
      openMoment(s, 'enter-fortified', player)
    } else if (action.option === 'control') convert(s, space, sideOf(power), 'taken', 'BG-10.5.3-p', table)
  },
}
