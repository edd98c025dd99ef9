/** Which clauses of the rules say what a stratagem does, and why a thing happened. */
import { type GameEvent, isObject, type Json } from '@tabularium/engine'

const six = (chapter: number, ...letters: readonly string[]) => letters.map((letter) => `UR-6.${chapter}-${letter}`)

/** Of a stratagem, the first one first. */
export const clausesOf: Readonly<Record<string, readonly string[]>> = {
  'minor-federation-treaty': six(1, 'a', 'b', 'c'),
  'major-federation-treaty': six(1, 'd', 'e', 'f'),
  tribute: six(1, 'g', 'h', 'i', 'j', 'k'),
  'augusta-orientalis': six(1, 'n', 'o', 'p', 'q', 'r'),
  'augusta-occidentalis': six(1, 's', 't', 'u', 'v'),
  papa: six(1, 'aa', 'ab'),
  buccellarii: six(1, 'ac', 'ad'),
  'western-usurpation': six(2, 'a', 'b', 'c', 'd'),
  'eastern-usurpation': six(2, 'h', 'b', 'c', 'd'),
  'minor-uprising': six(2, 'i', 'j', 'k'),
  'two-minor-uprisings': six(2, 'l', 'j', 'k'),
  'three-minor-uprisings': six(2, 'm', 'j', 'k'),
  'major-uprising': six(2, 'n', 'k'),
  'three-major-uprisings': six(2, 'o', 'p'),
  'scourge-of-god': six(2, 'q', 'r', 's', 't', 'u'),
  rex: six(2, 'x', 'y', 'z', 'aa'),
  'barbarian-alliance': six(2, 'ab', 'ac', 'ad'),
  bagaudes: six(2, 'am', 'an', 'ao'),
  migration: six(2, 'ap', 'aq', 'as', 'at'),
  initiative: six(3, 'a', 'b'),
  rebellion: six(3, 'c', 'f', 'g'),
  'ecumenical-council': six(3, 'j', 'k', 'l', 'm'),
  'opportune-flight': six(3, 'o', 'q', 'r'),
  assassination: six(3, 's', 't', 'u'),
  'plague-outbreak': six(3, 'v', 'w', 'x', 'y'),
  'plague-epidemic': six(3, 'ab', 'ac', 'ad', 'ae'),
  desertion: six(3, 'af', 'ag'),
  'furor-germanicus': six(3, 'ah', 'ai', 'aj', 'ak'),
  'divine-favour': six(3, 'an'),
  fleet: six(3, 'ao', 'ap', 'aq'),
  germanophobia: six(3, 'ar', 'as', 'at'),
}

/** UR-6-a UR-6-b UR-6-c: whose a stratagem is, by the chapter that describes it. */
export function whose(stratagem: string): 'roman' | 'barbarian' | 'both' {
  const first = clausesOf[stratagem]?.[0] ?? ''
  return first.startsWith('UR-6.1') ? 'roman' : first.startsWith('UR-6.2') ? 'barbarian' : 'both'
}

/** What no event of its kind says itself, by its type. */
const ofType: Readonly<Record<string, string>> = {
  'smc-total': 'UR-2.D-g',
  smc: 'UR-2.E-a',
  battle: 'UR-8.1-a',
  'battle-result': 'UR-T.combat-e',
  exchange: 'UR-5-a',
  escort: 'UR-3.5.2-ad',
  drawn: 'UR-2.A-b',
  returned: 'UR-2.F-h',
  kept: 'UR-2.F-h',
}

const ofMove: Readonly<Record<string, string>> = {
  embark: 'UR-3.4.2-l',
  land: 'UR-3.4.2-n',
  evade: 'UR-8.2.1-c',
  retreat: 'UR-8.4.1-b',
  escape: 'UR-7.1-i',
  flight: 'UR-6.3-o',
  refuge: 'UR-8.2.2-a',
}

/** By what a die is rolled for. */
const ofRoll: Readonly<Record<string, string>> = {
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

const ofPhase: Readonly<Record<string, string>> = {
  A: 'UR-2.A-b',
  B: 'UR-2.B-b',
  C: 'UR-2.C-a',
  D: 'UR-2.D-a',
  E: 'UR-2.E-a',
  F: 'UR-2.F-a',
}

/** Events of the year that several clauses describe: the first has the letter a. */
const inParts = [1, 4, 5, 6, 7, 11, 13, 14, 15]

/** Why it happened; null: nothing but somebody's wish. */
export function clauseOf(event: GameEvent): string | null {
  const { rule, purpose = null } = event
  if (typeof rule === 'string') return rule
  switch (event.type) {
    case 'phase':
      return named(ofPhase, event.phase)
    case 'move':
      return named(ofMove, event.how)
    case 'roll':
      return isObject(purpose) ? named(ofRoll, purpose.for) : null
    case 'stratagem':
      return clausesOf[String(event.stratagem)]?.[0] ?? null
    case 'marker':
      return clausesOf[String(event.marker)]?.[0] ?? null
    case 'event':
      return `UR-T.events-${Number(event.number)}${inParts.includes(Number(event.number)) ? 'a' : ''}`
    case 'usurpation':
      return event.won === true ? 'UR-3.6.4-g' : 'UR-3.6.4-k'
    case 'pax-romana':
      return event.broken === true ? 'UR-2.C-m' : 'UR-2.C-i'
    case 'capital':
      return event.at === null ? 'UR-4.5.3-n' : 'UR-4.5.3-f'
    default:
      return ofType[event.type] ?? null
  }
}

const named = (clauses: Readonly<Record<string, string>>, name: Json | undefined): string | null =>
  clauses[String(name)] ?? null
