/** Every question: what may be answered, best first. */
import { type Action, actionsOf, OPTIONS } from '../actions.ts'
import type { Space, Tribe } from '../board.ts'
import type { Frame, FrameOf } from '../frames.ts'
import {
  ALLIED,
  alliedTribes,
  BARBARIANS,
  controlOf,
  cuAt,
  cuOfSide,
  faceOf,
  LOYALIST,
  markerAt,
  type Player,
  type Power,
  playerOf,
  powerOf,
  ROMAN,
  sideOf,
  tribeOf,
  USURPER,
  whereIs,
} from '../state.ts'
import { leaderChoice, optionChoice, powerChoice, spaceWorth, takeChoice, tribeChoice } from './choices.ts'
import { fieldAnswer } from './field-answers.ts'
import { claimChoices, impulseChoices } from './impulse.ts'
import { migrantsNow, migrationNow } from './migrations.ts'
import type { Outlook } from './outlook.ts'
import { cuWorth, fortWorth, leaderPlace } from './placing.ts'
import { capitalPrice, revoltWorth, settlingWorth, usurpingWorth } from './politics.ts'
import { type Answer, inTurn, one, onMap, ranked, toLeader, toPower, toSpace, toTribe } from './ranking.ts'
import { battleCardNow, respondNow } from './reactions.ts'
import { tribalAnswer } from './tribal.ts'

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
      return tribalAnswer(look, frame)
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
      return fieldAnswer(look, frame) ?? asked(look, frame)
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
