/** Chapters 4.2 and 4.3: the result of the dice, uprisings and their aftermath. */
import { d6 } from '@tabularium/engine'
import { NONE, type Province, type Region } from '../../board.ts'
import type { Table } from '../../events.ts'
import {
  armyAt,
  armyInReserve,
  NO_TOKEN,
  otherEmperorAt,
  REVOLT,
  type State,
  setArmy,
  standard,
  tokenAt,
  UNREST,
} from '../../state.ts'
import { rollRegion } from '../dice.ts'
import { placeRevolt, placeUnrest } from '../tokens.ts'
import { linkHolds } from './broken-links.ts'

/** TE-4.1-c: the dice name a province (TE-1-g); what they do there may lead to another roll (TE-4.3-e). */
export function rollThreat(s: State, table: Table): void {
  const region = rollRegion({ for: 'region' }, table)
  let target: Province | undefined = rollProvince(s, region, table)
  while (target !== undefined && s.end === null) target = applyResult(s, target, table)
}

function rollProvince(s: State, region: Region, table: Table): Province {
  return s.board.numbered[region][table.roll(d6, { for: 'province', region: s.board.regionNames[region] })]
}

/** TE-4.2-a to TE-4.2-d. Returns where the aftermath of an uprising strikes next, if it does. */
export function applyResult(s: State, province: Province, table: Table): Province | undefined {
  const token = tokenAt(s, province)
  if (token === REVOLT) {
    uprising(s, province, table)
    return s.end === null ? aftermath(s, table) : undefined
  }
  if (token === UNREST) placeRevolt(s, province, 'result', table)
  else if (standard(s, province) !== NONE) table.tell({ type: 'protected', at: s.board.ids[province] })
  else placeUnrest(s, province, 'result', table)
  return undefined
}

/** TE-4.3-a TE-4.3-b TE-4.3-c: Revolt in every Roman province directly linked. */
export function uprising(s: State, province: Province, table: Table): void {
  table.tell({ type: 'uprising', at: s.board.ids[province] })
  for (const next of s.board.neighbours[province]) {
    if (s.board.isBorder[next] || tokenAt(s, next) === REVOLT) continue
    if (linkHolds(s, province, next, 'uprising', table)) placeRevolt(s, next, 'uprising', table)
    if (s.end !== null) return
  }
}

/** TE-4.3-d TE-4.3-e TE-4.3-f: an army enters, or the dice strike again in that region. */
function aftermath(s: State, table: Table): Province | undefined {
  const army = armyInReserve(s)
  if (army === NONE) return undefined
  const region = rollRegion({ for: 'aftermath' }, table)
  if (!isEmpty(s, s.board.border[region])) return rollProvince(s, region, table)
  enterArmy(s, region, table)
  return undefined
}

/** TE-4.3-d: free of figures and tokens. */
export function isEmpty(s: State, border: Province): boolean {
  return tokenAt(s, border) === NO_TOKEN && armyAt(s, border) === NONE && otherEmperorAt(s, border, NONE) === NONE
}

/** TE-1-h: an army comes in at its region's border. */
export function enterArmy(s: State, region: Region, table: Table): void {
  const army = armyInReserve(s)
  setArmy(s, army, region, s.board.border[region])
  const at = s.board.ids[s.board.border[region]]
  table.tell({ type: 'army', change: 'enter', at, region: s.board.regionNames[region] })
}
