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

/** Dice that decide by themselves whether a leader lives, or whether a force slips away. */
const TRIALS: readonly unknown[] = ['death', 'plague', 'assassination', 'escape', 'siege', 'evasion']
/** UR-8.2.2-g: the rule by which leaders die in their cities. */
const IN_THE_BOX = 'UR-8.2.2-g'

/** From such a die, and that of the walls after it, to what became of the leader. */
function trialSpan(lines: readonly Line[], leader: unknown): number {
  const next = lines[1]
  const dice = next !== undefined && purposeOf(next) === 'walls' ? 2 : 1
  const isHis = ({ event: { type, pieces, how, rule } }: Line) => {
    if (type === 'refused') return rule === 'UR-6.3-t'
    if (type !== 'eliminate' && (type !== 'move' || how !== 'escape')) return false
    return leader === undefined ? rule === IN_THE_BOX : Array.isArray(pieces) && pieces.some((each) => each === leader)
  }
  // Points for his death may come before it.
  const after = lines.slice(dice, dice + 2)
  return dice + 1 + after.findIndex((line, i) => isHis(line) && (i === 0 || after[0]?.event.type === 'score'))
}

/** From the die, or the row that a stratagem has put in its place, to what it cost. */
function span(lines: readonly Line[]): number {
  const [first] = lines
  if (first === undefined) return 0
  const { purpose } = first.event
  if (purpose !== undefined && isObject(purpose) && TRIALS.includes(purpose.for))
    return trialSpan(lines, purpose.leader)
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
