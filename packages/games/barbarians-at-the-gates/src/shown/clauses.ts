/** Which clause of the rules says why a thing happened. */
import type { Roll, RuleId } from '@tabularium/engine'
import type { GatesEvent } from '../events.ts'
import type { Phase } from '../terms.ts'

type Of<Type> = Extract<GatesEvent, { type: Type }>

/** By what a die is rolled for. */
const ofRoll: Readonly<Record<string, RuleId>> = {
  event: 'BG-7.1-an',
  avoid: 'BG-11.1.3-a',
  intercept: 'BG-11.2.3-a',
  battle: 'BG-12.2.4-a',
  siege: 'BG-13.2-a',
  raid: 'BG-14.1.2-t',
  attrition: 'BG-18.0-a',
}

const ofPhase: Readonly<Record<Phase, RuleId>> = {
  draw: 'BG-5.1-a',
  strategy: 'BG-5.2-a',
  attrition: 'BG-5.3-a',
  control: 'BG-5.4-a',
  migration: 'BG-5.5-a',
  scoring: 'BG-5.6-a',
  reinforcement: 'BG-5.7-a',
}

/** BG-10.2.2-b to BG-10.2.2-f: what the step cost. */
const ofWay: Readonly<Record<Of<'move'>['via'], RuleId>> = {
  clear: 'BG-10.2.2-b',
  rough: 'BG-10.2.2-c',
  river: 'BG-10.2.2-d',
  strait: 'BG-10.2.2-e',
  naval: 'BG-10.2.2-f',
  none: 'BG-10.2.2-a',
}

/** A card that gives a point is no clause: its event does what it says. */
const clauseNamed = (rule: string): RuleId => (rule.startsWith('BG-') ? rule : 'BG-7.1-an')

/** BG-7.1-b: by what a card is used for. */
const ofUse: Readonly<Record<Of<'card'>['use'], RuleId>> = {
  activate: 'BG-7.1-e',
  reinforce: 'BG-7.1-g',
  migrate: 'BG-7.1-z',
  raid: 'BG-14.1.2-a',
  march: 'BG-14.2-a',
  usurp: 'BG-17.2.2-a',
  event: 'BG-7.1-an',
  discard: 'BG-5.2-r',
}

const ofTribal: Readonly<Record<Of<'tribal'>['action'], RuleId>> = {
  activate: 'BG-7.2-c',
  reinforce: 'BG-7.2-e',
  march: 'BG-7.2-al',
}

/** What an event does not say itself; null: nothing but somebody's wish. */
const ofType = {
  turn: 'BG-3.1-a',
  wave: 'BG-6.2.1-c',
  shuffle: 'BG-6.3-a',
  hand: 'BG-6.1-j',
  activate: 'BG-7.1-e',
  garrison: 'BG-10.3.1-a',
  refuse: 'BG-11.2.4.1-a',
  delay: 'BG-10.5.3-b',
  passage: 'BG-7.2-u',
  attrition: 'BG-18.0-a',
  provinces: 'BG-5.6-a',
  reserve: 'BG-7.2-g',
  pass: 'BG-5.2-r',
  claim: 'BG-5.2-c',
  'tribal-end': 'BG-7.2-g',
  swap: 'BG-17.2.2-d',
  usurpator: 'BG-17.2.2-f',
  forbidden: 'BG-7.1-an',
  'reserve-taken': 'BG-7.1-an',
  battle: 'BG-12.1-a',
  scored: 'BG-12.2.4-b',
  won: 'BG-12.3-a',
  retreat: 'BG-12.4.1-a',
  'siege-points': 'BG-13.2-e',
} as const

const isUntold = (event: GatesEvent): event is Of<keyof typeof ofType> => Object.hasOwn(ofType, event.type)

/** Why it happened; null: nothing but somebody's wish. */
export function clauseOf(event: GatesEvent | Roll): RuleId | null {
  switch (event.type) {
    case 'roll':
      return ofRoll[event.purpose.for] ?? null
    case 'phase':
      return ofPhase[event.phase]
    case 'card':
      return ofUse[event.use]
    case 'tribal':
      return ofTribal[event.action]
    case 'draw':
      return event.reserve ? 'BG-6.2.2-b' : 'BG-5.1-a'
    case 'move':
      return event.from === event.to ? 'BG-13.4.1-b' : ofWay[event.via]
    case 'migrate':
      return event.naval ? 'BG-16.2-o' : 'BG-16.2-d'
    case 'avoid':
      return event.succeeds ? 'BG-11.1.3-e' : 'BG-11.1.4-a'
    case 'intercept':
      return event.succeeds ? 'BG-11.2.3-e' : 'BG-11.2.3-a'
    default:
      return isUntold(event) ? ofType[event.type] : clauseNamed(event.rule)
  }
}
