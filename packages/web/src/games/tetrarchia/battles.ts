/** Where Tetrarchia's battles begin and end. */
import type { Line } from '@tabularium/engine/room'
import type { BattleSigns } from '../../page/battle/battle.ts'

/** What comes of a combat at once. */
function isConsequence({ event: { type, cause, change, why } }: Line): boolean {
  if (type === 'glory') return true
  if (type === 'leave') return why === 'defeat'
  if (type === 'army') return change === 'destroyed'
  return type === 'token' && (cause === 'victory' || cause === 'defeat')
}

/** From the attack, or from where it goes on after Galerius was asked, to what came of it. */
function span(lines: readonly Line[]): number {
  const [first] = lines
  if (first === undefined || !['attack', 'strengthen', 'combat'].includes(first.event.type)) return 0
  const end = lines.findIndex(({ event }) => event.type === 'combat')
  const another = lines.findIndex(({ event }, i) => i > 0 && event.type === 'attack')
  if (end < 0 || (another > 0 && another < end)) return 0
  let count = end + 1
  while (lines[count] !== undefined && isConsequence(lines[count] as Line)) count++
  return count
}

export const battles: BattleSigns = {
  rolls: (action) => action.startsWith('attack '),
  span,
  load: () => import('./battle.ts').then((module) => module.part),
}
