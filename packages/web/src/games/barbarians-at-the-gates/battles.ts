/** Where the battles and sieges of Barbarians at the Gates begin and end, and which questions are asked within them. */
import { isObject } from '@tabularium/engine'
import type { Line, Question } from '@tabularium/engine/room'
import type { BattleSigns } from '../../page/battle/battle.ts'

const purposeOf = ({ event: { purpose } }: Line) =>
  purpose !== undefined && isObject(purpose) ? purpose.for : undefined

const isRollFor = (line: Line | undefined, what: string): boolean =>
  line !== undefined && line.event.type === 'roll' && purposeOf(line) === what

const REACTIONS = ['intercept', 'avoid']
const OF_BATTLE = ['roll', 'scored', 'lose', 'won', 'displaced', 'vp', 'plunder', 'retreat']
const OF_SIEGE = ['siege-points', 'lose', 'fort', 'plunder', 'siege', 'control', 'vp', 'displaced']

/** How many lines follow that are of these kinds. */
function row(lines: readonly Line[], kinds: readonly string[]): number {
  const end = lines.findIndex(({ event }, i) => i > 0 && !kinds.includes(event.type))
  return end < 0 ? lines.length : end
}

/** From the dice to what they cost: both sides of a battle, or the roll of a siege. */
function span(lines: readonly Line[]): number {
  const [first, second] = lines
  if (isRollFor(first, 'siege')) return row(lines, OF_SIEGE)
  const reaction = REACTIONS.find((what) => isRollFor(first, what))
  if (reaction !== undefined) return second?.event.type === reaction ? 2 : 0
  if (!isRollFor(first, 'battle')) return 0
  const end = lines.findIndex(({ event }) => event.type === 'won')
  return end < 0 ? 0 : row(lines.slice(end), OF_BATTLE) + end
}

/** The cards of a battle, and whether a force goes back or waits before it. */
const WITHIN = ['battle-card', 'refuse', 'delay']

function isWithin({ ask, choices }: Question): boolean {
  return WITHIN.includes(ask) && choices?.some(({ forecast }) => forecast !== null) === true
}

/** Acts that may lead to a battle, a siege roll or an attempt; where one does, it is foretold. */
const BEGINS = /^(to|sail|leader) |^(siege|attack|sortie|no)$/

export const battles: BattleSigns = {
  rolls: (action) => BEGINS.test(action),
  isWithin,
  span,
  load: () => import('./battle.ts').then((module) => module.part),
}
