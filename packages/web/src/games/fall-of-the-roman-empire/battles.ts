/** Where the conflicts of The Fall of the Roman Empire begin and end. They follow a phase: no action rolls at once. */
import type { Line } from '@tabularium/engine/room'
import type { BattleSigns } from '../../page/battle/battle.ts'

const atOf = ({ event: { at, purpose } }: Line) =>
  typeof purpose === 'object' && purpose !== null && 'at' in purpose ? purpose.at : at

const isOfConflict = ({ event: { type, purpose } }: Line): boolean =>
  ['conflict', 'round', 'losses', 'conflict-end'].includes(type) ||
  (type === 'roll' && typeof purpose === 'object' && purpose !== null && 'crn' in purpose)

/** A conflict from its beginning, or from where it goes on after a choice of losses, as far as it is told. */
function span(lines: readonly Line[]): number {
  const [first] = lines
  if (first === undefined || !isOfConflict(first) || first.event.type === 'conflict-end') return 0
  const at = atOf(first)
  const end = lines.findIndex((line) => !isOfConflict(line) || atOf(line) !== at)
  const told = end < 0 ? lines : lines.slice(0, end)
  return told.some(({ event }) => event.type === 'round') ? told.length : 0
}

export const battles: BattleSigns = {
  rolls: () => false,
  span,
  load: () => import('./battle.ts').then((module) => module.part),
}
