/** BG-7.1-e BG-10.1-a: a leader is named and activated. */
import { no, type Verdict, yes } from '@tabularium/engine'
import { pop, replace } from '@tabularium/engine/machine'
import { actionsOf } from '../../../actions.ts'
import { type Leader, NONE } from '../../../board.ts'
import type { FrameOf } from '../../../frames.ts'
import type { Question } from '../../../handlers.ts'
import { NO_CU } from '../../../musters.ts'
import { BARBARIAN, borrow, isInside, isOnMap, NO_WAY, POWERS, powerOf, type State, whereIs } from '../../../state.ts'
import { activationVerdict, apFor } from '../../map/activation.ts'
import { campaignOf, changeCampaign } from './wear.ts'

type Pick = FrameOf<'pick-leader'>

const isStrife = ({ mods }: Pick): boolean => mods.includes('counts-as-barbarian')

/** An event that says how many AP he gets does not ask for his Initiative: 3 OPs are enough for anybody. */
const ENOUGH_OPS = 3

export function pickVerdict(s: State, frame: Pick, leader: Leader, campaign = campaignOf(s)): Verdict {
  if (frame.only.length > 0 && !frame.only.includes(leader)) return no('BG-10.1-b')
  if (campaign !== undefined) {
    // BG-10.5.1-d
    if (campaign.used.includes(leader)) return no('BG-10.5.1-d')
    // BG-10.5.3-c BG-10.5.3-k: whoever is where a battle was put off has done.
    if (isOnMap(s, leader) && whereIs(s, leader) === campaign.delayed?.space) return no('BG-10.5.3-k')
  }
  if (isStrife(frame) && isOnMap(s, leader) && isInside(s, leader)) return no('BG-15.3-a')
  // Whoever names leaders need not name their powers.
  const powers = frame.only.length > 0 ? POWERS : frame.powers
  return activationVerdict(s, leader, powers, frame.ap > 0 ? ENOUGH_OPS : frame.ops)
}

function leadersToPick(s: State, frame: Pick): Leader[] {
  const found: Leader[] = []
  const campaign = campaignOf(s)
  for (const leader of s.board.everyLeader) {
    if (isOnMap(s, leader) && pickVerdict(s, frame, leader, campaign).ok) found.push(leader)
  }
  return found
}

function canPickAny(s: State, frame: Pick): boolean {
  const campaign = campaignOf(s)
  for (const leader of s.board.everyLeader) {
    if (isOnMap(s, leader) && pickVerdict(s, frame, leader, campaign).ok) return true
  }
  return false
}

/** BG-10.2.1-a to BG-10.2.1-f: his AP. BG-15.3-a: a leader of the other player's is borrowed. */
function activate(s: State, frame: Pick, leader: Leader): void {
  const campaign = campaignOf(s)
  if (campaign !== undefined) {
    // Both leaders of a BARBARIAN campaign are of one power: BG-10.5.3-s.
    const powers = campaign.player === BARBARIAN ? [powerOf(s, leader)] : campaign.powers
    changeCampaign(s, { used: [...campaign.used, leader], left: campaign.left - 1, powers })
  }
  if (isStrife(frame)) borrow(s, leader)
  replace(s, {
    kind: 'activation',
    player: frame.player,
    leader,
    ap: frame.ap > 0 ? frame.ap : (apFor(s, leader, frame.ops) ?? 0),
    cu: NO_CU,
    with: [],
    worn: [],
    step: 'begin',
    isComposed: false,
    isStopped: false,
    owes: false,
    isDelayable: false,
    wasBesieged: false,
    hasOverrun: false,
    hasOpened: false,
    from: NONE,
    via: NO_WAY,
    last: NONE,
    to: NONE,
    barred: [],
    mods: frame.mods,
  })
}

export const pickQuestion: Question<'pick-leader'> = {
  asks: (_, { player }) => player,
  waits(s, frame) {
    // Only one who was announced is taken unasked.
    if (frame.only.length !== 1 && canPickAny(s, frame)) return true
    const able = leadersToPick(s, frame)
    if (able.length > 1 || (able.length > 0 && frame.isOptional)) return true
    if (able.length === 0) {
      pop(s)
      changeCampaign(s, { left: 0 })
    } else activate(s, frame, able[0])
    return false
  },
  candidates(s, { isOptional }) {
    const { leader, option } = actionsOf(s.board)
    const found = s.board.everyLeader.map((each) => leader[each])
    return isOptional ? [...found, option.done] : found
  },
  legal(s, frame) {
    const { leader, option } = actionsOf(s.board)
    const found = leadersToPick(s, frame).map((each) => leader[each])
    if (frame.isOptional) found.push(option.done)
    return found
  },
  verdict(s, frame, action) {
    if (action.kind === 'leader') return pickVerdict(s, frame, action.leader)
    return frame.isOptional && action.kind === 'option' && action.option === 'done' ? yes() : no('BG-7.1-e')
  },
  answer(s, frame, action) {
    if (action.kind === 'leader') return activate(s, frame, action.leader)
    // BG-10.5.1-e
    pop(s)
    changeCampaign(s, { left: 0 })
  },
}
