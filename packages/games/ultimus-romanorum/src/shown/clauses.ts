/** Which clause of the rules says why a thing happened. */
import type { Roll, RuleId } from '@tabularium/engine'
import type { UltimusEvent } from '../events.ts'
import type { Phase } from '../state.ts'
import { clausesOf } from './stratagems.ts'

type Of<Type> = Extract<UltimusEvent, { type: Type }>

const ofMove: Readonly<Partial<Record<Of<'move'>['how'], RuleId>>> = {
  embark: 'UR-3.4.2-l',
  land: 'UR-3.4.2-n',
  evade: 'UR-8.2.1-c',
  retreat: 'UR-8.4.1-b',
  escape: 'UR-7.1-i',
  flight: 'UR-6.3-o',
  refuge: 'UR-8.2.2-a',
}

/** By what a die is rolled for. */
const ofRoll: Readonly<Record<string, RuleId>> = {
  initiative: 'UR-2.B-b',
  event: 'UR-T.events-0a',
  illness: 'UR-T.events-4a',
  anger: 'UR-T.events-11a',
  death: 'UR-T.leaders-e',
  approval: 'UR-3.5.2-o',
  usurpation: 'UR-6.2-b',
  spokesman: 'UR-3.6.3-o',
  loyalty: 'UR-3.6.3-h',
  spread: 'UR-3.6.3-l',
  rally: 'UR-3.6.3-u',
  rex: 'UR-6.2-y',
  rebellion: 'UR-6.3-c',
  assassination: 'UR-6.3-t',
  plague: 'UR-6.3-x',
  council: 'UR-6.3-m',
  escape: 'UR-7.1-h',
  evasion: 'UR-8.2.1-b',
  battle: 'UR-T.combat-b',
  federation: 'UR-9.4-c',
  siege: 'UR-9.3.5-a',
  walls: 'UR-9.3.5-d',
}

const ofPhase: Readonly<Partial<Record<Phase, RuleId>>> = {
  A: 'UR-2.A-b',
  B: 'UR-2.B-b',
  C: 'UR-2.C-a',
  D: 'UR-2.D-a',
  E: 'UR-2.E-a',
  F: 'UR-2.F-a',
}

/** What an event does not say itself. */
const ofType = {
  sail: null,
  year: null,
  'smc-total': 'UR-2.D-g',
  smc: 'UR-2.E-a',
  battle: 'UR-8.1-a',
  'battle-result': 'UR-T.combat-e',
  exchange: 'UR-5-a',
  escort: 'UR-3.5.2-ad',
  drawn: 'UR-2.A-b',
  returned: 'UR-2.F-h',
  kept: 'UR-2.F-h',
} as const

/** Events of the year that several clauses describe: the first has the letter a. */
const inParts = [1, 4, 5, 6, 7, 11, 13, 14, 15]

/** Why it happened; null: nothing but somebody's wish. */
export function clauseOf(event: UltimusEvent | Roll): RuleId | null {
  switch (event.type) {
    case 'roll':
      return ofRoll[event.purpose.for] ?? null
    case 'phase':
      return ofPhase[event.phase] ?? null
    case 'move':
      return ofMove[event.how] ?? null
    case 'stratagem':
      return clausesOf(event.stratagem)[0] ?? null
    case 'marker':
      return clausesOf(event.marker)[0] ?? null
    case 'event':
      return `UR-T.events-${event.number}${inParts.includes(event.number) ? 'a' : ''}`
    case 'usurpation':
      return event.won ? 'UR-3.6.4-g' : 'UR-3.6.4-k'
    case 'pax-romana':
      return event.broken ? 'UR-2.C-m' : 'UR-2.C-i'
    case 'capital':
      return event.at === null ? 'UR-4.5.3-n' : 'UR-4.5.3-f'
    case 'place':
    case 'fleet':
    case 'weaken':
    case 'recover':
    case 'eliminate':
    case 'status':
    case 'alliance':
    case 'rally':
    case 'title':
    case 'hand':
    case 'initiative':
    case 'refused':
    case 'score':
    case 'end':
      return event.rule
    default:
      return ofType[event.type]
  }
}
