/** What follows from every change of a position, at once. */
import type { Table } from '../../events.ts'
import type { State } from '../../state.ts'

export function settle(_s: State, _table: Table): void {}
