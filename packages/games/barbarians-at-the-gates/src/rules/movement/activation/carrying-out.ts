import { pop, push, replace } from '@tabularium/engine/machine'
import type { Action } from '../../../actions.ts'
import type { Table } from '../../../events.ts'
import type { FrameOf } from '../../../frames.ts'
import type { Question } from '../../../handlers.ts'
import { type State, sideOfLeader, whereIs } from '../../../state.ts'
import { convert } from '../../map/control.ts'
import { buyPassage } from '../../map/passage.ts'
import { activationAt, afterPaying } from '../changed.ts'
import { askComposition } from '../compose.ts'
import { attackInZone, sally, setOut, setSail } from './moving.ts'
import { legalOrders } from './open-orders.ts'
import { chargeOf, composition, costOf, ordersFor, orderVerdict } from './orders.ts'
import { bear } from './wear.ts'

type Activation = FrameOf<'activation'>

/** BG-10.2.2-s: Byzantines place Loyalist control. */
function takeControl(s: State, activation: Activation, table: Table): void {
  const { leader } = activation
  convert(s, whereIs(s, leader), sideOfLeader(s, leader), 'taken', 'BG-10.2.2-k', table)
}

function buy(s: State, activation: Activation, table: Table): void {
  if (activation.mods.includes('free-right-of-passage')) s.passage = true
  else buyPassage(s, table)
  table.tell({ type: 'passage' })
}

/** What was legal is paid and done; the activation is the innermost frame. */
function carryOut(s: State, before: Activation, action: Action, table: Table): void {
  const cost = costOf(s, before, action)
  const isControl = action.kind === 'option' && action.option === 'control'
  const paid = cost > 0 ? bear(s, before, chargeOf(before, cost, isControl)) : before
  if (action.kind === 'to') return setOut(s, paid, action.space, cost, table)
  const activation = cost > 0 ? afterPaying(paid, cost) : paid
  replace(s, activation)
  if (action.kind === 'sail') return setSail(s, activation, action.space)
  if (action.kind !== 'option') return
  switch (action.option) {
    case 'control':
      return takeControl(s, activation, table)
    case 'siege':
      s.response = null
      return replace(s, activationAt(activation, 'besiege'))
    case 'sortie':
      return sally(s, activation, table)
    case 'attack':
      return attackInZone(s, activation)
    case 'regroup':
      return askComposition(s, composition(s, activation))
    case 'passage':
      return buy(s, activation, table)
    case 'done':
      return replace(s, activationAt(activation, 'end'))
  }
}

/** The activation that the question is about is the frame beneath. */
function activationBeneath(s: State): Activation {
  const frame = s.stack[s.stack.length - 2]
  if (frame?.kind !== 'activation') throw new Error('Nobody is activated.')
  return frame
}

export const askOrders = (s: State, { player }: Activation): void => push(s, { kind: 'orders', player })

export const ordersQuestion: Question<'orders'> = {
  asks: (_, { player }) => player,
  candidates: (s) => ordersFor(s, activationBeneath(s)),
  legal: (s) => legalOrders(s, activationBeneath(s)),
  verdict: (s, _, action) => orderVerdict(s, activationBeneath(s), action),
  answer(s, _, action, table) {
    const activation = activationBeneath(s)
    pop(s)
    carryOut(s, activation, action, table)
  },
}
