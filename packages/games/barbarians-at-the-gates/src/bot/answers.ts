/** Every question: what may be answered, best first. */
import { type Action, actionsOf, OPTIONS } from '../actions.ts'
import type { Leader, Space, Tribe } from '../board.ts'
import type { Frame, FrameOf } from '../frames.ts'
import { apFor } from '../rules/map/activation.ts'
import { bounds } from '../rules/movement/composing.ts'
import {
  ALLIED,
  alliedTribes,
  BARBARIAN,
  BARBARIANS,
  controlOf,
  cuAt,
  cuOfSide,
  faceOf,
  isFortified,
  isInside,
  LOYALIST,
  markerAt,
  type Player,
  type Power,
  playerOf,
  powerOf,
  ROMAN,
  type State,
  sideOf,
  tribeOf,
  USURPER,
  whereIs,
} from '../state.ts'
import { activationBeneath, composeNow, ordersNow } from './activations.ts'
import { leaderChoice, optionChoice, powerChoice, spaceWorth, takeChoice, tribeChoice } from './choices.ts'
import { claimChoices, impulseChoices } from './impulse.ts'
import { marchNow } from './marches.ts'
import { migrantsNow, migrationNow } from './migrations.ts'
import type { Outlook } from './outlook.ts'
import { cuWorth, fortWorth, leaderPlace } from './placing.ts'
import { capitalPrice, revoltWorth, settlingWorth, usurpingWorth } from './politics.ts'
import { bestRaid, raidOrders } from './raids.ts'
import { avoidNow, battleCardNow, garrisonNow, interceptNow, refuses, respondNow, shelter } from './reactions.ts'

/** What is done now: one run of actions, or several, best first, of which the first that is legal is done. */
export type Answer = readonly (readonly Action[])[]

const one = (action: Action): Answer => [[action]]
const inTurn = (actions: readonly Action[]): Answer => actions.map((action) => [action])

/** The best of some things, the first among equals, as actions. */
function ranked<T>(things: readonly T[], worth: (thing: T) => number, action: (thing: T) => Action): Action[] {
  return things
    .map((thing) => ({ thing, value: worth(thing) }))
    .sort((a, b) => b.value - a.value)
    .map(({ thing }) => action(thing))
}

const toSpace = (s: State) => (space: Space) => actionsOf(s.board).to[space]
const toLeader = (s: State) => (leader: Leader) => actionsOf(s.board).leader[leader]
const toTribe = (s: State) => (tribe: Tribe) => actionsOf(s.board).tribe[tribe]
const onMap = (s: State): Leader[] => s.board.everyLeader.filter((leader) => whereIs(s, leader) >= 0)
const toPower = (s: State) => (power: Power) => actionsOf(s.board).power[power]

export function answerTo(look: Outlook, frame: Frame): Answer {
  const { s, sv, fields } = look
  switch (frame.kind) {
    case 'claim':
      return inTurn(claimChoices(look).map(({ action }) => action))
    case 'impulse':
      return inTurn(impulseChoices(look, frame.player).map(({ action }) => action))
    case 'reinforce-power':
      return inTurn(ranked(CHOICES[frame.player], (power) => bestPlace(look, power), toPower(s)))
    case 'reinforce':
      return reinforcing(look, frame)
    case 'tribal':
      return tribal(s, frame)
    case 'tribal-leader':
      return inTurn(ranked(onMap(s), (leader) => look.activations.gain(leader, 4), toLeader(s)))
    case 'attrition':
      return inTurn(s.board.everySpace.map(toSpace(s)))
    case 'attrition-loss':
    case 'siege-loss':
    case 'lose-cu':
      return inTurn(ranked([0, 1, 2, 3, 4] as const, (power) => powerChoice(frame.player, power), toPower(s)))
    case 'control-siege':
      return inTurn([...ranked(s.board.everySpace, (space) => sv.worth[space], toSpace(s)), OPTIONS.done])
    case 'place-leader':
      return inTurn(ranked(frame.spaces, (space) => placeWorth(look, frame, space), toSpace(s)))
    case 'go-home':
      return goHome(look, frame.player)
    case 'window':
      return one(respondNow(look, frame))
    case 'battle-card':
      return one(battleCardNow(look, frame))
    case 'migration':
      return [migrationNow(sv, fields.of(BARBARIANS), frame)]
    case 'migrants':
      return one(migrantsNow(sv, frame))
    default:
      return moving(look, frame) ?? asked(look, frame)
  }
}

/** Activations, raids, marches, reactions and battles. */
function moving(look: Outlook, frame: Frame): Answer | undefined {
  const { s, sv, fields } = look
  const { option } = actionsOf(s.board)
  switch (frame.kind) {
    case 'pick-leader':
      return pickLeader(look, frame)
    case 'orders': {
      const activation = activationBeneath(s)
      return activation === undefined ? undefined : [ordersNow(sv, activation), [option.done]]
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
      return one(option.attack)
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

/** Cards, tribes and the rest. */
function asked(look: Outlook, frame: Frame): Answer {
  const { s, sv, fields } = look
  const { option } = actionsOf(s.board)
  switch (frame.kind) {
    case 'keep-fort':
    case 'event-whether':
      return one(option.yes)
    case 'bring-marker':
      return one(bringsMarker(look, frame) ? option.yes : option.no)
    case 'event-space':
      return orNone(
        frame,
        ranked(frame.spaces, (space) => spaceWorth(look, frame.player, space), toSpace(s)),
        (first) => (first.kind === 'to' ? spaceWorth(look, frame.player, first.space) : 0),
      )
    case 'event-leader':
      return orNone(
        frame,
        ranked(frame.leaders, (leader) => leaderChoice(look, frame.player, leader), toLeader(s)),
        () => 1,
      )
    case 'event-tribe':
      return orNone(
        frame,
        ranked(frame.tribes, (tribe) => tribeChoice(look, tribe), toTribe(s)),
        () => 1,
      )
    case 'event-power':
      return inTurn(ranked(frame.powers, (power) => powerChoice(frame.player, power), toPower(s)))
    case 'event-take':
      return one(takeChoice(look, frame))
    case 'event-option':
      return one(optionChoice(look, frame))
    case 'settlement':
      return settling(look, frame)
    case 'regain':
      return inTurn(ranked(alliedTribes(s), (tribe) => revoltWorth(sv, tribe), toTribe(s)))
    case 'usurpation':
      return frame.step === 'leader'
        ? inTurn(ranked(onMap(s), (leader) => usurpingWorth(sv, leader), toLeader(s)))
        : inTurn(ranked(s.board.everySpace, (space) => sv.worth[space], toSpace(s)))
    case 'usurpator':
      return inTurn(ranked(frame.candidates, (leader) => faceOf(s, leader).tactical, toLeader(s)))
    case 'relocate':
      return inTurn(ranked(frame.to, (space) => cuWorth(sv, fields.of(LOYALIST), space, LOYALIST), toSpace(s)))
    default:
      return []
  }
}

const CHOICES: readonly (readonly Power[])[] = [
  [LOYALIST, ALLIED],
  [USURPER, BARBARIANS],
]

/** An optional choice is left out where it would do harm. */
function orNone(frame: { readonly isOptional: boolean }, actions: Action[], worth: (first: Action) => number): Answer {
  const isBad = actions.length === 0 || worth(actions[0]) <= 0
  return inTurn(frame.isOptional && isBad ? [OPTIONS.done, ...actions] : actions)
}

function bestPlace({ s, sv, fields }: Outlook, power: Power): number {
  let best = 0
  for (const space of s.board.everySpace) {
    const isLed = sv.leaders[space].some((leader) => sideOf(powerOf(s, leader)) === power)
    const isSeat = power === LOYALIST && s.board.isCapital[space] && controlOf(s, space) === LOYALIST
    if (isLed || isSeat) best = Math.max(best, cuWorth(sv, fields.of(power), space, power))
  }
  return best
}

/** CU first; a fort in the place of the second CU only where it is worth more. */
function reinforcing({ s, sv, fields }: Outlook, { power, placed }: FrameOf<'reinforce'>): Answer {
  const { to, fort } = actionsOf(s.board)
  const found: { readonly action: Action; readonly value: number }[] = []
  for (const space of s.board.everySpace) {
    found.push({ action: to[space], value: cuWorth(sv, fields.of(power), space, power) })
    if (placed.length > 0 && power === LOYALIST) found.push({ action: fort[space], value: fortWorth(sv, space) })
  }
  return inTurn(found.sort((a, b) => b.value - a.value).map(({ action }) => action))
}

/** Cards are revealed until the OPs are enough; nothing of the hand is added. */
function tribal(s: State, { action, leader, ops }: FrameOf<'tribal'>): Answer {
  const { option } = actionsOf(s.board)
  const wanted =
    action === 'activate'
      ? leader >= 0 && (apFor(s, leader, ops) ?? 0) >= 4
        ? ops
        : 3
      : action === 'reinforce'
        ? 3
        : 1
  if (ops >= wanted) return inTurn([option.stop, option.cancel, option.reveal])
  return inTurn([option.reveal, option.baptize, option.stop, option.cancel])
}

function placeWorth(
  { sv, fields, s }: Outlook,
  { leader, isUsurper, player }: FrameOf<'place-leader'>,
  space: Space,
): number {
  const power = isUsurper ? USURPER : player === ROMAN ? LOYALIST : BARBARIANS
  return isUsurper ? cuAt(s, space, USURPER) + sv.worth[space] : leaderPlace(sv, fields.of(power), leader, space)
}

/** A tribe's leader who has lost his people goes back to them. */
function goHome({ s }: Outlook, player: Player): Answer {
  const lonely = s.board.everyLeader.filter((leader) => {
    const at = whereIs(s, leader)
    const tribe = tribeOf(s, leader)
    if (at < 0 || tribe < 0 || playerOf(powerOf(s, leader)) !== player) return false
    const side = sideOf(powerOf(s, leader))
    const home = markerAt(s, tribe)
    return home >= 0 && cuOfSide(s, at, side) + 1 < cuOfSide(s, home, side)
  })
  return inTurn([...lonely.map(toLeader(s)), OPTIONS.done])
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

/** A Capital is a home; from another the marker does not move. */
function bringsMarker({ s }: Outlook, { space, leader }: FrameOf<'bring-marker'>): boolean {
  const tribe = leader < 0 ? -1 : tribeOf(s, leader)
  if (tribe < 0) return true
  const at = markerAt(s, tribe as Tribe)
  const isSettled = s.board.isCapital[at] && s.board.printed[at] === LOYALIST
  return s.board.isCapital[space] || !isSettled
}

function settling({ s, sv }: Outlook, { step, capital }: FrameOf<'settlement'>): Answer {
  if (step === 'tribe')
    return inTurn(
      ranked(
        s.board.everyTribe.filter((tribe) => markerAt(s, tribe) >= 0),
        (tribe) => settlingWorth(sv, tribe),
        toTribe(s),
      ),
    )
  if (step === 'capital') {
    const seats = s.board.provinces.map((province) => province.capital)
    return inTurn(ranked(seats, (space) => -capitalPrice(sv, space), toSpace(s)))
  }
  const near = s.board.everySpace.filter((space) => controlOf(s, space) === LOYALIST)
  const guarded = (space: Space): number => -cuOfSide(s, space, LOYALIST) - 0.01 * s.board.distance[capital][space]
  return inTurn(ranked(near, guarded, toSpace(s)))
}

export { BARBARIAN, isInside }
