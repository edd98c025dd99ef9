/** What cards ask for: spaces, leaders, tribes and the rest, by what the operation does with them. */
import { type Action, actionsOf, OPTIONS } from '../actions.ts'
import type { Leader, Space, Tribe } from '../board.ts'
import type { Frame, FrameOf } from '../frames.ts'
import { type Op, opAt } from '../rules/cards/program.ts'
import {
  ALLIED,
  BARBARIAN,
  BARBARIANS,
  cuAt,
  cuOfSide,
  faceOf,
  isEmperor,
  LOYALIST,
  markerAt,
  type Player,
  POWERS,
  type Power,
  playerOf,
  powerNames,
  powerOf,
  ROMAN,
  type State,
  sideOf,
  whereIs,
} from '../state.ts'
import { tribeWorth } from './assault.ts'
import { raidWorth } from './events.ts'
import { leaderWorth } from './goals.ts'
import type { Outlook } from './outlook.ts'
import { cuWorth, fortWorth, leaderPlace, lossWorth } from './placing.ts'
import { takingWorth } from './survey.ts'

/** The operation of the event beneath the question. */
export function operationBeneath(s: State): Op | undefined {
  const frame = s.stack[s.stack.length - 2]
  return frame?.kind === 'program' ? opAt(s, frame) : undefined
}

const powerCalled = (name: (typeof powerNames)[number]): Power => POWERS[powerNames.indexOf(name)]

/** What the operation does, to a space. */
export function spaceWorth(look: Outlook, player: Player, space: Space): number {
  const { s, sv, fields } = look
  const op = operationBeneath(s)
  switch (op?.op) {
    case 'place_cu': {
      const power = powerCalled(op.power)
      return cuWorth(sv, fields.of(power), space, power) + leaderComing(look, op, space)
    }
    case 'place_leader': {
      const leader = s.board.leaderOf.get(op.leader)
      return leader === undefined ? 0 : leaderPlace(sv, fields.of(LOYALIST), leader, space)
    }
    case 'fort':
      return op.action === 'downgrade' ? 0.1 + fortWorth(sv, space) : fortWorth(sv, space)
    case 'control':
      return takingWorth(sv, space, player) + 0.01
    case 'remove_cu':
    case 'attrition_roll':
      return harm(look, player, space, op.power.map(powerCalled))
    case 'replace_cu':
      return 0.1 * cuAt(s, space, powerCalled(op.frm)) + 0.2 * sv.worth[space]
    case 'relocate':
      return player === ROMAN ? cuWorth(sv, fields.of(LOYALIST), space, LOYALIST) : takingWorth(sv, space, player, true)
    default:
      return player === ROMAN
        ? cuWorth(sv, fields.of(LOYALIST), space, LOYALIST)
        : 0.01 + takingWorth(sv, space, player, true) + harm(look, player, space, [LOYALIST])
  }
}

/** Of a card that brings a leader with CU: where he would be of use. */
function leaderComing({ s, sv, fields }: Outlook, op: Extract<Op, { op: 'place_cu' }>, space: Space): number {
  const frame = s.stack[s.stack.length - 2]
  if (frame?.kind !== 'program' || op.power === 'barbarian') return 0
  const next = opAt(s, { ...frame, path: [...frame.path.slice(0, -1), (frame.path.at(-1) ?? 0) + 1] })
  if (next?.op !== 'place_leader') return 0
  const leader = s.board.leaderOf.get(next.leader)
  return leader === undefined ? 0 : leaderPlace(sv, fields.of(LOYALIST), leader, space)
}

/** CU lost there: good if they are the opponent's, bad if they are one's own. */
function harm({ s, sv }: Outlook, player: Player, space: Space, powers: readonly Power[]): number {
  let all = 0
  for (const power of powers) {
    const lost = lossWorth(sv, space, power)
    const many = 0.02 * Math.min(10, cuAt(s, space, power))
    all += playerOf(power) === player ? -lost : lost + many
  }
  return all
}

export function leaderChoice(look: Outlook, player: Player, leader: Leader): number {
  const { s, sv } = look
  const op = operationBeneath(s)
  const { initiative, tactical } = faceOf(s, leader)
  const at = whereIs(s, leader)
  const own = playerOf(powerOf(s, leader)) === player
  const cu = at < 0 ? 0 : cuOfSide(s, at, sideOf(powerOf(s, leader)))
  const talent = 0.1 * tactical - 0.1 * initiative + 0.03 * Math.min(10, cu) + (isEmperor(s, leader) ? 0.1 : 0)
  if (op?.op === 'remove_leader') return own ? -leaderWorth(sv, leader) - talent : leaderWorth(sv, leader) + talent
  return 1 + talent
}

export function tribeChoice({ s, sv }: Outlook, tribe: Tribe): number {
  const at = markerAt(s, tribe)
  const cu = at < 0 ? 0 : cuAt(s, at, BARBARIANS) + cuAt(s, at, ALLIED)
  return 0.1 + tribeWorth(sv, tribe) + 0.05 * cu + (at >= 0 ? 0.1 * sv.reach[BARBARIAN][at] : 0)
}

/** One of a card's options. */
export function optionChoice(look: Outlook, frame: FrameOf<'event-option'>): Action {
  const { s } = look
  const names = ['first', 'second', 'third'] as const
  const { id } = s.board.cards[frame.card]
  let wanted = frame.options[0]
  if (id === 'R14' && frame.options.length > 1) wanted = isAnyCityBare(look) ? 1 : 0
  if (id === 'B42' && frame.options.length > 1) {
    wanted = raidWorth(look, 3) > look.activations.best(BARBARIAN, 2).gain ? 1 : 0
  }
  if (id === 'R20' && frame.options.length > 1) wanted = isOwnAttempt(s) ? 0 : 1
  return OPTIONS[names[frame.options.includes(wanted) ? wanted : frame.options[0]]]
}

function isAnyCityBare({ s, sv }: Outlook): boolean {
  return s.board.everySpace.some(
    (space) =>
      sv.exposed[space] && sv.worth[space] > 0.8 && s.board.kind[space] === 0 && cuOfSide(s, space, LOYALIST) === 0,
  )
}

/** Whether the attempt that is about to be rolled is the ROMAN player's. */
function isOwnAttempt(s: State): boolean {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const frame: Frame = s.stack[i]
    if (frame.kind !== 'step') continue
    const attempt = frame.attempts[Math.min(frame.rolled, frame.attempts.length - 1)]
    return attempt !== undefined && playerOf(powerOf(s, attempt.leader)) === ROMAN
  }
  return true
}

/** CU that cards take: as many as there are of the opponent's, as few as must be of one's own. */
export function takeChoice(look: Outlook, frame: FrameOf<'event-take'>): Action {
  const op = operationBeneath(look.s)
  const { take } = actionsOf(look.s.board)
  const isOwnLoss = op?.op === 'remove_cu' && op.power.every((name) => playerOf(powerCalled(name)) === frame.player)
  return take[isOwnLoss ? frame.least : frame.most]
}

/** Which power's CU are lost or placed: of one's own those that are worth least. */
export function powerChoice(player: Player, power: Power): number {
  const order = [0, 2, 1, 1, 3]
  return playerOf(power) === player ? order[power] : 4 - order[power]
}
