/** Operations on points, cards, rolls and lasting effects, and those that hold others. */
import { d6 } from '@tabularium/engine'
import { push } from '@tabularium/engine/machine'
import type { Table } from '../../../events.ts'
import { type Blocked, HAND, lay, opponentOf, RESERVE, ROMAN, reserveSize, type State } from '../../../state.ts'
import { changePlunder, changeVp } from '../../map/control.ts'
import { anyCardOf, hasReserveCard, payReserveCard } from '../../map/reserve.ts'
import { type Event, eventWith, goInto, goOn, type Op, type OpOf } from '../program.ts'
import { battleOf, changeBattle, otherSide, sideOfPlayer } from '../reading/battle-facts.ts'
import { meets } from '../reading/conditions.ts'
import { isAnyTribe, tribesMeant } from '../reading/selectors.ts'
import { askTribe, askWhether, type Doing } from './doing.ts'
import { EVENT } from './effects.ts'
import { blockCalled, flagCalled, untilCalled } from './flags.ts'

/** What the table of all operations says about one of them. */
export type CanDo = (s: State, event: Event, op: Op) => boolean

export const scoring: Doing<OpOf<'vp'>> = {
  can: () => true,
  run(s, event, op, table) {
    changeVp(s, op.n, EVENT, table)
    goOn(s, event)
  },
}

export const plundering: Doing<OpOf<'plunder'>> = {
  can: () => true,
  run(s, event, op, table) {
    changePlunder(s, op.n, EVENT, table)
    goOn(s, event)
  },
}

export const flagging: Doing<OpOf<'flag'>> = {
  can: () => true,
  run(s, event, op) {
    const flag = flagCalled(op.name)
    if (flag !== undefined) s.flags = [...s.flags, { flag, until: untilCalled[op.until] }]
    else flagBattle(s, event, op.name)
    goOn(s, event)
  },
}

/** Of a Battle card: for its player's side in this battle. */
function flagBattle(s: State, event: Event, name: string): void {
  const battle = battleOf(s)
  if (battle === undefined) return
  const side = sideOfPlayer(battle, event.player)
  if (name === 'combat_superiority_any_connection')
    changeBattle(s, { superiorityAnyway: [...battle.superiorityAnyway, side] })
  if (name === 'combat_superiority_mixed') changeBattle(s, { superiorityMixed: [...battle.superiorityMixed, side] })
}

/** Something is forbidden for a while. */
export function forbid(s: State, block: Pick<Blocked, 'what' | 'until'> & Partial<Blocked>): void {
  s.blocks = [...s.blocks, { player: null, tribe: null, leader: null, space: null, ...block }]
}

/** What a Battle card forbids is read from the card as long as the battle lasts. */
const isForBattle = (op: OpOf<'block'>): boolean => op.until === 'battle'

export const blocking: Doing<OpOf<'block'>> = {
  can: (s, _event, op) => typeof op.whom !== 'object' || isAnyTribe(s, op.whom),
  run(s, event, op, table) {
    const what = blockCalled(op.what)
    if (isForBattle(op) || event.count > 0) goOn(s, event)
    else if (typeof op.whom === 'object') askTribe(blocking, s, event, op, tribesMeant(s, op.whom), table)
    else {
      if (what !== undefined) forbid(s, { what, until: untilCalled[op.until], player: opponentOf(event.player) })
      goOn(s, event)
    }
  },
  tribe(s, event, op, tribe, table) {
    const what = blockCalled(op.what)
    if (what !== undefined) {
      const until = untilCalled[op.until]
      forbid(s, { what, until, tribe })
      table.tell({ type: 'forbidden', tribe: s.board.tribes[tribe].id, what, until })
    }
    goOn(s, event)
  },
}

/** What Response cards do to the move, activation or roll that they answer. */
export function respond(s: State, { cancelled = false, drm = 0 }): void {
  const before = s.response ?? { cancelled: false, drm: 0 }
  s.response = { cancelled: before.cancelled || cancelled, drm: before.drm + drm }
}

export const modifying: Doing<OpOf<'drm'>> = {
  can: () => true,
  run(s, event, op) {
    const n = op.n_if !== undefined && meets(s, event.player, op.n_if.cond) ? op.n_if.n : op.n
    const battle = battleOf(s)
    if (op.roll !== 'battle') respond(s, { drm: n })
    else if (battle !== undefined) {
      const mine = sideOfPlayer(battle, event.player)
      const side = op.side === 'you' ? mine : otherSide(mine)
      changeBattle(s, { drm: [...battle.drm, { side, why: s.board.cards[event.card].id, n }] })
    }
    goOn(s, event)
  },
}

/** BG-7.2-ao: the top card is discarded face up, or Barbarian Baptization is used. Its OPs are returned. */
export const discardTop = (s: State, table: Table): number => s.board.cards[payReserveCard(s, table)].ops

/** More of what the operation before has done, and nothing without it. */
export const discarding: Doing<OpOf<'discard'>> = {
  can: () => false,
  run(s, event, op, table) {
    if (!hasReserveCard(s) || event.same.length === 0) goOn(s, event)
    else if (op.optional === true) askWhether(s, event)
    else discarding.whether?.(s, event, op, true, table)
  },
  whether(s, event, _op, isSo, table) {
    if (isSo) goInto(s, eventWith(event, { number: discardTop(s, table), picked: event.same }), 0)
    else goOn(s, event)
  },
}

/** The top card of the Reserve goes into the hand; the other player does not see it. */
export const takingReserve: Doing<OpOf<'take_reserve'>> = {
  can: (s) => reserveSize(s) > 0,
  run(s, event) {
    if (reserveSize(s) === 0) goOn(s, event)
    else askWhether(s, event)
  },
  whether(s, event, _op, isSo, table) {
    goOn(s, event)
    if (!isSo) return
    const card = anyCardOf(s, ROMAN, RESERVE, table)
    lay(s, card, HAND)
    table.tell({ type: 'reserve-taken' })
    table.reveal({ type: 'hand', player: 'roman', cards: [s.board.cards[card].id] }, [ROMAN])
  },
}

/** An option of which nothing can be carried out may not be chosen. */
export const choosing = (canDo: CanDo): Doing<OpOf<'choose'>> => {
  const isPossible = (s: State, event: Event, list: readonly Op[]): boolean => list.some((op) => canDo(s, event, op))
  const possible = (s: State, event: Event, { options }: OpOf<'choose'>): number[] =>
    options.flatMap((list, i) => (isPossible(s, event, list) ? [i] : []))
  const doing: Doing<OpOf<'choose'>> = {
    can: (s, event, { options }) => options.some((list) => isPossible(s, event, list)),
    run(s, event, op) {
      const options = possible(s, event, op)
      if (options.length === 0) goOn(s, event)
      else if (options.length === 1) goInto(s, event, options[0])
      else push(s, { kind: 'event-option', card: event.card, player: event.player, options, isOptional: false })
    },
    option: (s, event, _op, option) => goInto(s, event, option),
  }
  return doing
}

/** `1-3`, `4-6` or `6`. */
function covers(key: string, die: number): boolean {
  const [first, last = first] = key.split('-').map(Number)
  return die >= first && die <= last
}

export const rolling: Doing<OpOf<'roll'>> = {
  can: () => true,
  run(s, event, op, table) {
    const die = table.roll(d6, { for: 'event', card: s.board.cards[event.card].id })
    goInto(
      s,
      event,
      Object.keys(op.results).findIndex((key) => covers(key, die)),
    )
  },
}

export const branching = (canDo: CanDo): Doing<OpOf<'if'>> => ({
  can: (s, event, op) =>
    (meets(s, event.player, op.cond) ? op.then : (op.else ?? [])).some((each) => canDo(s, event, each)),
  run: (s, event, op) => goInto(s, event, meets(s, event.player, op.cond) ? 0 : 1),
})
