/** Chapter 7.2: Tribal actions, paid for with the cards of the Tribal Reserve. */
import { no, type Verdict, yes } from '@tabularium/engine'
import { pop, push, replace } from '@tabularium/engine/machine'
import { actionsOf, OPTIONS, type Option } from '../../../actions.ts'
import { type Card, type Leader, NONE } from '../../../board.ts'
import type { Table } from '../../../events.ts'
import type { FrameOf } from '../../../frames.ts'
import type { Question } from '../../../handlers.ts'
import {
  ALLIED,
  faceOf,
  handOf,
  holds,
  isOnMap,
  LOYALIST,
  powerOf,
  ROMAN,
  reserveSize,
  type State,
} from '../../../state.ts'
import { activationVerdict } from '../../map/activation.ts'
import { isBlocked } from '../../map/blocks.ts'
import { playCard } from '../../map/played.ts'
import { baptize, canBaptize, hasReserveCard, revealReserve } from '../../map/reserve.ts'
import { hasReinforcePlace, startReinforcement } from './reinforce.ts'
import { activate, march, marchVerdict } from './uses.ts'

type Frame = FrameOf<'tribal'>
type Name = Frame['action']

/** BG-7.2-c BG-7.2-e BG-7.2-al */
export const TRIBAL = ['tribal-activate', 'tribal-reinforce', 'tribal-march'] as const
type Announcement = (typeof TRIBAL)[number]
export const isTribal = (option: Option): option is Announcement => TRIBAL.some((name) => name === option)

const ACTIONS: Readonly<Record<Announcement, Name>> = {
  'tribal-activate': 'activate',
  'tribal-reinforce': 'reinforce',
  'tribal-march': 'march',
}

/** BG-7.2-p */
const MOST_OPS = 3

/** BG-7.2-c BG-7.2-d: Allied leaders, and the Loyalists of whom their cards say so. */
const isTribalLeader = (s: State, leader: Leader): boolean => {
  if (!isOnMap(s, leader)) return false
  const power = powerOf(s, leader)
  return power === ALLIED || (power === LOYALIST && s.board.file.leaders[leader].tribalAction)
}

const tribalLeaders = (s: State): Leader[] => s.board.everyLeader.filter((leader) => isTribalLeader(s, leader))

/** BG-7.2-ak: there is something to act on. */
function hasTarget(s: State, action: Name): boolean {
  switch (action) {
    case 'activate':
      return tribalLeaders(s).length > 0
    case 'reinforce':
      return hasReinforcePlace(s, ALLIED)
    case 'march':
      return marchVerdict(s, ROMAN, [ALLIED]).ok
  }
}

/** BG-7.2-b BG-7.2-aj BG-7.2-ak BG-7.2-am: with a face-down card even without hope; with Baptization alone only for something. */
export function tribalVerdict(s: State, option: Announcement): Verdict {
  if (reserveSize(s) > 0) return yes()
  if (!canBaptize(s) || isBlocked(s, 'tribal-action', { player: ROMAN })) return no('BG-7.2-b')
  return hasTarget(s, ACTIONS[option]) ? yes() : no('BG-7.2-ak')
}

/** A Tribal action that could come to something. */
export const canActTribally = (s: State): boolean =>
  hasReserveCard(s) &&
  !isBlocked(s, 'tribal-action', { player: ROMAN }) &&
  TRIBAL.some((option) => hasTarget(s, ACTIONS[option]))

/** BG-7.2-f: the action, and the leader, before any card is seen. */
export function announce(s: State, option: Announcement, table: Table): void {
  const action = ACTIONS[option]
  if (action === 'activate' && tribalLeaders(s).length > 0) return push(s, { kind: 'tribal-leader' })
  commit(s, action, NONE, table)
}

/** BG-7.2-am: the first face-down card is revealed whatever he wants afterwards. */
function commit(s: State, action: Name, leader: Leader, table: Table): void {
  table.tell({ type: 'tribal', action, leader: leader === NONE ? null : faceOf(s, leader).name })
  const frame: Frame = { kind: 'tribal', action, leader, ops: 0, used: 0 }
  push(s, frame)
  if (reserveSize(s) > 0) add(s, frame, revealReserve(s, table))
}

const add = (s: State, frame: Frame, card: Card): void =>
  replace(s, { ...frame, ops: Math.min(MOST_OPS, frame.ops + s.board.cards[card].ops), used: frame.used + 1 })

export const tribalLeader: Question<'tribal-leader'> = {
  asks: () => ROMAN,
  candidates: (s) => tribalLeaders(s).map((leader) => actionsOf(s.board).leader[leader]),
  verdict: (s, _, action) => (action.kind === 'leader' && isTribalLeader(s, action.leader) ? yes() : no('BG-7.2-c')),
  answer(s, _, action, table) {
    pop(s)
    if (action.kind === 'leader') commit(s, 'activate', action.leader, table)
  },
}

/** BG-7.2-g BG-7.2-h BG-7.2-p */
function revealVerdict(s: State, { ops, used }: Frame): Verdict {
  if (ops >= MOST_OPS) return no('BG-7.2-p')
  if (reserveSize(s) === 0) return no('BG-7.2-h')
  return used > 0 && isBlocked(s, 'tribal-action', { player: ROMAN }) ? no('BG-7.2-am') : yes()
}

/** BG-7.2-ah BG-7.2-ai */
function baptizeVerdict(s: State, { ops }: Frame): Verdict {
  if (ops >= MOST_OPS) return no('BG-7.2-p')
  if (isBlocked(s, 'tribal-action', { player: ROMAN })) return no('BG-7.2-am')
  return canBaptize(s) ? yes() : no(reserveSize(s) > 0 ? 'BG-7.2-ah' : 'BG-7.2-ac')
}

/** BG-7.2-k BG-7.2-l: cards of the hand only once no face-down card is left. */
function handVerdict(s: State, { ops }: Frame, card: Card): Verdict {
  if (!holds(s, ROMAN, card)) return no('BG-7.2-k')
  if (reserveSize(s) > 0) return no('BG-7.2-l')
  if (ops >= MOST_OPS) return no('BG-7.2-p')
  return isBlocked(s, 'tribal-action', { player: ROMAN }) ? no('BG-7.2-am') : yes()
}

/** BG-7.2-i BG-7.2-j BG-7.2-ab BG-7.2-an: the OPs are enough, and the action can be carried out. */
function stopVerdict(s: State, { action, leader, ops }: Frame): Verdict {
  if (isBlocked(s, 'tribal-action', { player: ROMAN })) return no('BG-7.2-am')
  if (ops === 0) return no('BG-7.2-j')
  if (!hasTarget(s, action)) return no('BG-7.2-am')
  switch (action) {
    case 'activate': {
      if (leader === NONE) return no('BG-7.2-am')
      const verdict = activationVerdict(s, leader, [powerOf(s, leader)], ops)
      return !verdict.ok && verdict.rule === 'BG-7.1-f' ? no('BG-7.2-ab') : verdict
    }
    case 'reinforce':
      return ops < MOST_OPS ? no('BG-7.2-i') : yes()
    case 'march':
      return yes()
  }
}

/** BG-7.2-an: it goes on like any other. */
function carryOut(s: State, { action, leader, ops }: Frame): void {
  switch (action) {
    case 'activate':
      return activate(s, ROMAN, [powerOf(s, leader)], ops, [leader])
    case 'reinforce':
      return startReinforcement(s, ROMAN, ALLIED)
    case 'march':
      return march(s, ROMAN, [ALLIED], ops)
  }
}

export const tribal: Question<'tribal'> = {
  asks: () => ROMAN,
  *candidates(s) {
    yield OPTIONS.reveal
    yield OPTIONS.baptize
    for (const card of handOf(s, ROMAN)) yield actionsOf(s.board).use.discard[card]
    yield OPTIONS.stop
    yield OPTIONS.cancel
  },
  verdict(s, frame, action) {
    if (action.kind === 'use') return action.use === 'discard' ? handVerdict(s, frame, action.card) : no('BG-7.2-k')
    if (action.kind !== 'option') return no('BG-7.2-g')
    switch (action.option) {
      case 'reveal':
        return revealVerdict(s, frame)
      case 'baptize':
        return baptizeVerdict(s, frame)
      case 'stop':
        return stopVerdict(s, frame)
      case 'cancel':
        // BG-7.2-m BG-7.2-q BG-7.2-am
        return frame.used > 0 ? yes() : no('BG-7.2-am')
      default:
        return no('BG-7.2-g')
    }
  },
  answer(s, frame, action, table) {
    if (action.kind === 'use') {
      playCard(s, action.card, 'discard', table)
      return add(s, frame, action.card)
    }
    if (action.kind !== 'option') return
    if (action.option === 'reveal') return add(s, frame, revealReserve(s, table))
    if (action.option === 'baptize') return add(s, frame, baptize(s, table))
    // BG-7.2-n BG-7.2-o: what was revealed stays discarded, and the impulse is over.
    pop(s)
    const cancelled = action.option === 'cancel'
    table.tell({ type: 'tribal-end', ops: frame.ops, cancelled })
    if (!cancelled) carryOut(s, frame)
  },
}
