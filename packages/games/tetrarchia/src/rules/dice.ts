/** The Roman die. */
import type { Die, Purpose } from '@tabularium/engine'
import type { Region } from '../board.ts'
import type { Table } from '../events.ts'

/** I to VI. */
export const dVI: Die = { name: 'dVI', sides: 6, low: 1, faces: ['I', 'II', 'III', 'IV', 'V', 'VI'] }

/** TE-1-g: it names an outer region. */
export function rollRegion(purpose: Purpose, table: Table): Region {
  return table.roll(dVI, purpose) as Region
}
