/** What events do to pieces, with what is told about it. */
import type { RuleId } from '@tabularium/engine'
import type { Leader, Space } from '../../../board.ts'
import type { Table } from '../../../events.ts'
import {
  addCu,
  cuAt,
  faceOf,
  GARRISONS,
  insideAt,
  type Power,
  powerNames,
  powerOf,
  putLeader,
  type State,
  setCu,
  setInside,
} from '../../../state.ts'
import { eliminate, takeAway } from '../../map/losses.ts'

/** BG-7.1-an: what a card says is done. */
export const EVENT: RuleId = 'BG-7.1-an'

export function placeCu(s: State, space: Space, power: Power, number: number, table: Table): void {
  if (number === 0) return
  addCu(s, space, power, number)
  table.tell({ type: 'place', power: powerNames[power], cu: number, space: s.board.spaceIds[space], rule: EVENT })
}

/** Those in the garrison first: where there are such, those outside are others. */
export function removeCu(s: State, space: Space, power: Power, number: number, table: Table): number {
  const garrison = GARRISONS.find((one) => one === power)
  const inside = garrison === undefined ? 0 : Math.min(number, insideAt(s, space, garrison))
  if (garrison !== undefined) setInside(s, space, garrison, insideAt(s, space, garrison) - inside)
  const outside = Math.min(number - inside, cuAt(s, space, power))
  setCu(s, space, power, cuAt(s, space, power) - outside)
  const gone = inside + outside
  if (gone > 0)
    table.tell({ type: 'lose', power: powerNames[power], cu: gone, space: s.board.spaceIds[space], rule: EVENT })
  return gone
}

export function turnCu(s: State, space: Space, from: Power, to: Power, number: number, table: Table): void {
  if (number === 0) return
  setCu(s, space, from, cuAt(s, space, from) - number)
  addCu(s, space, to, number)
  table.tell({
    type: 'turncoat',
    from: powerNames[from],
    to: powerNames[to],
    cu: number,
    space: s.board.spaceIds[space],
    rule: EVENT,
  })
}

export function enterLeader(s: State, leader: Leader, space: Space, table: Table): void {
  putLeader(s, leader, space)
  table.tell({
    type: 'enter',
    leader: faceOf(s, leader).name,
    power: powerNames[powerOf(s, leader)],
    space: s.board.spaceIds[space],
    rule: EVENT,
  })
}

/** BG-2.4.2.6-o BG-2.4.2.6-v: a Loyalist or Byzantine Emperor costs a VP, unless the card takes him freely. */
export function eliminateLeader(s: State, leader: Leader, rule: RuleId, table: Table, { freely = false } = {}): void {
  if (freely) takeAway(s, leader, rule, table)
  else eliminate(s, leader, rule, table)
}
