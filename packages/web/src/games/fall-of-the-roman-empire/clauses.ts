/** Which clause of the rules says why a thing happened. */
import { type GameEvent, isObject } from '@tabularium/engine'

const ofType: Readonly<Record<string, string>> = {
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
}

const ofPhase: Readonly<Record<string, string>> = {
  collection: 'FR-4-a',
  expenditure: 'FR-5-a',
  purchase: 'FR-6-a',
  'barbarian-resources': 'FR-7-a',
  'roman-movement': 'FR-8-a',
  'barbarian-movement': 'FR-9-a',
  conflict: 'FR-10-a',
  'end-of-turn': 'FR-11-a',
}

export function clauseOf(event: GameEvent): string | null {
  const { type, purpose = null } = event
  switch (type) {
    case 'phase':
      return ofPhase[String(event.phase)] ?? null
    case 'disband':
      return event.why === 'choice' ? 'FR-5-d' : 'FR-5-e'
    case 'purchase':
      return event.counter === 'legion' || event.counter === 'force' ? 'FR-6-b' : 'FR-6-c'
    case 'roll':
      return isObject(purpose) && purpose.for === 'conflict' ? 'FR-10-c' : 'FR-7-a'
    case 'end':
      return String(event.rule)
    default:
      return ofType[type] ?? null
  }
}
