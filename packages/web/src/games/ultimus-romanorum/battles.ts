/** Where the battles of Ultimus Romanorum begin and end, and which questions are asked within them. */
import { isObject } from '@tabularium/engine'
import type { Line, Question } from '@tabularium/engine/room'
import type { BattleSigns } from '../../page/battle/battle.ts'

const purposeOf = ({ event: { purpose } }: Line) =>
  purpose !== undefined && isObject(purpose) ? purpose.for : undefined

/** What comes of a battle at once. */
function isConsequence({ event: { type, how } }: Line): boolean {
  return ['battle-result', 'weaken', 'eliminate', 'score'].includes(type) || (type === 'move' && how === 'retreat')
}

/** From the die, or the row that a stratagem has put in its place, to what it cost. */
function span(lines: readonly Line[]): number {
  const [first] = lines
  if (first === undefined) return 0
  const isRoll = first.event.type === 'roll' && purposeOf(first) === 'battle'
  if (!isRoll && first.event.type !== 'battle-result') return 0
  let count = 1
  while (lines[count] !== undefined && isConsequence(lines[count] as Line)) count++
  return lines.slice(0, count).some(({ event }) => event.type === 'battle-result') ? count : 0
}

const MOMENTS = ['battle', 'evasion', 'resolution']

/** Before the die of a battle, or where the defender says whether he stands. */
function isWithin({ ask, window, choices }: Question): boolean {
  const isOfBattle = ask === 'stand' || (window !== null && MOMENTS.includes(window))
  return isOfBattle && choices?.some(({ forecast }) => forecast !== null) === true
}

export const battles: BattleSigns = {
  rolls: () => false,
  isWithin,
  span,
  load: () => import('./battle.ts').then((module) => module.part),
}
