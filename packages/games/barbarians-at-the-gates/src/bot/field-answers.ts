/** Answers in the field: activations, raids, marches, reactions and battles. */
import { type Action, actionsOf, OPTIONS } from '../actions.ts'
import type { Leader, Space } from '../board.ts'
import type { Frame, FrameOf } from '../frames.ts'
import { apFor } from '../rules/map/activation.ts'
import { bounds } from '../rules/movement/composing.ts'
import {
  ALLIED,
  BARBARIANS,
  cuAt,
  faceOf,
  isFortified,
  LOYALIST,
  type Power,
  powerOf,
  ROMAN,
  type State,
  whereIs,
} from '../state.ts'
import { activationBeneath, composeNow, ordersNow } from './activations.ts'
import { putsOff } from './combining.ts'
import { marchNow } from './marches.ts'
import type { Outlook } from './outlook.ts'
import { bestRaid, raidOrders } from './raids.ts'
import { type Answer, inTurn, one, ranked, toLeader, toSpace } from './ranking.ts'
import { avoidNow, garrisonNow, interceptNow, refuses, shelter } from './reactions.ts'

/** Undefined: it is no question of the field. */
export function fieldAnswer(look: Outlook, frame: Frame): Answer | undefined {
  const { s, sv, fields } = look
  const { option } = actionsOf(s.board)
  switch (frame.kind) {
    case 'pick-leader':
      return pickLeader(look, frame)
    case 'orders': {
      const activation = activationBeneath(s)
      return activation === undefined ? undefined : ordersNow(sv, activation)
    }
    case 'compose': {
      const { least, most } = bounds(s, frame)
      return one(frame.purpose === 'garrison' ? garrisonNow(sv, frame, least, most) : composing(look, frame))
    }
    case 'avoid':
      return inTurn(avoidNow(sv, frame))
    case 'intercept':
      return inTurn(interceptNow(sv, frame))
    case 'refuse':
      return one(refuses(sv) ? option.yes : option.no)
    case 'delay':
      return inTurn(putsOff(sv, frame) ? [option.delay, option.attack] : [option.attack, option.delay])
    case 'spoils':
      return one(isFortified(s, frame.space) ? option.siege : option.control)
    case 'raid-from': {
      const raid = s.stack[s.stack.length - 2]
      const best = bestRaid(sv, frame.spaces, raid?.kind === 'raid' ? raid : {})
      return best.from < 0
        ? inTurn([option.done, ...frame.spaces.map(toSpace(s))])
        : one(actionsOf(s.board).to[best.from])
    }
    case 'raid-orders': {
      const raid = s.stack[s.stack.length - 2]
      return raid?.kind === 'raid' ? [raidOrders(sv, raid)] : undefined
    }
    case 'marching':
      return [marchNow(sv, fields, frame)]
    case 'commander':
      return inTurn(ranked(frame.candidates, (leader) => faceOf(s, leader).tactical, toLeader(s)))
    case 'retreat-inside':
    case 'relief':
      return insiders(s, frame)
    case 'retreat':
      return inTurn(ranked(s.board.everySpace, (to) => retreatWorth(look, frame, to), toSpace(s)))
    case 'restack':
      return inTurn(ranked(s.board.everySpace, (to) => shelter(sv, frame.player, powerIn(frame), to), toSpace(s)))
    default:
      return undefined
  }
}

function pickLeader(look: Outlook, frame: FrameOf<'pick-leader'>): Answer {
  const { s, activations } = look
  const isStrife = frame.mods.includes('counts-as-barbarian')
  const gain = (leader: Leader): number => {
    if (whereIs(s, leader) < 0) return -1
    if (isStrife) return cuAt(s, whereIs(s, leader), ALLIED) + 0.1
    const ap = frame.ap > 0 ? frame.ap : apFor(s, leader, frame.ops)
    return ap === undefined ? -1 : activations.gain(leader, ap)
  }
  const powers = frame.only.length > 0 ? undefined : frame.powers
  const able = s.board.everyLeader.filter(
    (leader) =>
      whereIs(s, leader) >= 0 &&
      (powers === undefined ? frame.only.includes(leader) : powers.includes(powerOf(s, leader))),
  )
  const actions = ranked(able, gain, toLeader(s))
  const isIdle = able.every((leader) => gain(leader) <= 0)
  return inTurn(frame.isOptional && isIdle ? [OPTIONS.done, ...actions] : actions)
}

/** Raiders go one by one, with a leader only over the sea; an interceptor leaves guards behind. */
function composing({ s, sv }: Outlook, frame: FrameOf<'compose'>): Action {
  const { take, leader: leaders } = actionsOf(s.board)
  const { least, most } = bounds(s, frame)
  if (frame.purpose === 'raid') {
    const best = bestRaid(sv, [frame.space])
    if (frame.told === 0 && frame.with.length === 0 && best.leader >= 0) return leaders[best.leader]
    return take[Math.max(least, Math.min(most, 1))]
  }
  return composeNow(sv, frame)
}

/** All who can help do; those who are beaten go inside. */
function insiders(s: State, frame: FrameOf<'relief'> | FrameOf<'retreat-inside'>): Answer {
  const { leader: leaders, take } = actionsOf(s.board)
  if (frame.leaders.length > 0) return one(leaders[frame.leaders[0]])
  return inTurn([...take].slice(0, 12).reverse())
}

function retreatWorth({ s, sv }: Outlook, frame: FrameOf<'retreat'>, to: Space): number {
  const battle = s.stack.findLast((each) => each.kind === 'battle')
  const power = battle?.kind !== 'battle' ? LOYALIST : frame.side === 'attackers' ? battle.attacker : battle.defender
  return shelter(sv, frame.player, power, to)
}

const powerIn = ({ cu, player }: FrameOf<'restack'>): Power => {
  const found = cu.findIndex((each) => each > 0)
  return found >= 0 ? ([0, 1, 2, 3, 4] as const)[found] : player === ROMAN ? LOYALIST : BARBARIANS
}
