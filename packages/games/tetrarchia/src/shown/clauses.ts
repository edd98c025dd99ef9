/** Which clause of the rules says why a thing happened. */
import type { Roll, RuleId } from '@tabularium/engine'
import type { Cause, TetrarchiaEvent } from '../events.ts'

const ofToken: Readonly<Record<Exclude<Cause, 'result'>, RuleId>> = {
  'set-up': 'TE-2-a',
  secure: 'TE-3.3-a',
  subdue: 'TE-3.4-a',
  calm: 'TE-3.4-c',
  spread: 'TE-4.1-a',
  uprising: 'TE-4.3-a',
  devastation: 'TE-4.4-d',
  victory: 'TE-3.5-i',
  defeat: 'TE-3.5-j',
}

/** By what an army does, or why it does not. */
const ofArmy = {
  enter: 'TE-1-h',
  advance: 'TE-4.4-a',
  destroyed: 'TE-3.5-i',
  army: 'TE-4.4-c',
  'broken-link': 'TE-4.5-a',
  constantius: 'TE-6.1-d',
} as const

/** By what a die is rolled for. */
const ofRoll: Readonly<Record<string, RuleId>> = {
  'first-revolt': 'TE-2-a',
  'extra-revolt': 'TE-2-b',
  'first-army': 'TE-2-c',
  'broken-link': 'TE-4.5-a',
  region: 'TE-4.1-c',
  province: 'TE-4.1-c',
  aftermath: 'TE-4.3-d',
  combat: 'TE-3.5-c',
}

const ofType = {
  fleet: 'TE-2-g',
  turn: 'TE-3-b',
  arrive: 'TE-2-i',
  absent: 'TE-4.1-b',
  sail: 'TE-3.2-a',
  combat: 'TE-3.5-c',
  strengthen: 'TE-6.1-c',
  'barbarian-phase': 'TE-3-a',
  protected: 'TE-4.2-a',
  uprising: 'TE-4.2-d',
  power: 'TE-6.1-a',
  glory: 'TE-6.5-a',
} as const

/** Null: a die was rolled for something that has no clause. */
export function clauseOf(event: TetrarchiaEvent | Roll): RuleId | null {
  switch (event.type) {
    case 'roll':
      return ofRoll[event.purpose.for] ?? null
    case 'end':
      return event.rule
    case 'move':
      return event.ordered ? 'TE-6.1-b' : 'TE-3.1-a'
    case 'token':
      if (event.cause !== 'result') return ofToken[event.cause]
      return event.now === 'unrest' ? 'TE-4.2-b' : 'TE-4.2-c'
    case 'attack':
      return event.attacker === 'army' ? 'TE-4.4-e' : 'TE-3.5-a'
    case 'army':
      return ofArmy[event.change === 'halt' ? event.why : event.change]
    case 'leave':
      return event.why === 'revolt' ? 'TE-4.1-b' : 'TE-3.5-j'
    case 'favour':
      return event.from === 'constantius' ? 'TE-6.4-b' : 'TE-6.4-a'
    default:
      return ofType[event.type]
  }
}
