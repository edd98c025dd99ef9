/** Which clause of the rules says why a thing happened. */
import type { Roll, RuleId } from '@tabularium/engine'
import type { FallEvent, Phase } from '../events.ts'

const ofPhase: Readonly<Record<Phase, RuleId>> = {
  collection: 'FR-4-a',
  expenditure: 'FR-5-a',
  purchase: 'FR-6-a',
  'barbarian-resources': 'FR-7-a',
  'roman-movement': 'FR-8-a',
  'barbarian-movement': 'FR-9-a',
  conflict: 'FR-10-a',
  'end-of-turn': 'FR-11-a',
}

const ofType = {
  'set-up': 'FR-1-c',
  collection: 'FR-4-a',
  payment: 'FR-5-c',
  invasion: 'FR-7-a',
  entry: 'FR-7-c',
  march: 'FR-8-b',
  move: 'FR-9-a',
  conflict: 'FR-10-b',
  round: 'FR-10-d',
  losses: 'FR-10-n',
  'conflict-end': 'FR-10-f',
  dead: 'FR-10-j',
  ride: 'FR-10-l',
} as const

export function clauseOf(event: FallEvent | Roll): RuleId {
  switch (event.type) {
    case 'roll':
      return event.purpose.for === 'conflict' ? 'FR-10-c' : 'FR-7-a'
    case 'end':
      return event.rule
    case 'phase':
      return ofPhase[event.phase]
    case 'disband':
      return event.why === 'choice' ? 'FR-5-d' : 'FR-5-e'
    case 'purchase':
      return event.counter === 'legion' || event.counter === 'force' ? 'FR-6-b' : 'FR-6-c'
    default:
      return ofType[event.type]
  }
}
