/** Chapter 6: every kind of stratagem there is, who may use it and in which phases. */
import type { Index } from '@tabularium/engine/fields'

export const stratagemIds = [
  'minor-federation-treaty',
  'major-federation-treaty',
  'tribute',
  'augusta-orientalis',
  'augusta-occidentalis',
  'papa',
  'buccellarii',
  'western-usurpation',
  'eastern-usurpation',
  'minor-uprising',
  'two-minor-uprisings',
  'three-minor-uprisings',
  'major-uprising',
  'three-major-uprisings',
  'scourge-of-god',
  'rex',
  'barbarian-alliance',
  'bagaudes',
  'migration',
  'initiative',
  'rebellion',
  'ecumenical-council',
  'opportune-flight',
  'assassination',
  'plague-outbreak',
  'plague-epidemic',
  'desertion',
  'furor-germanicus',
  'divine-favour',
  'fleet',
  'germanophobia',
] as const

export type StratagemId = (typeof stratagemIds)[number]
/** An index into `stratagemIds`. */
export type Stratagem = Index<'stratagem'>

export const stratagem = (id: StratagemId): Stratagem => stratagemIds.indexOf(id) as Stratagem

export const everyStratagem: readonly Stratagem[] = stratagemIds.map(stratagem)

const byId: ReadonlyMap<string, Stratagem> = new Map(everyStratagem.map((kind) => [stratagemIds[kind], kind]))

/** The kind of that name in an edition's file; undefined: there is none. */
export const stratagemNamed = (id: string): Stratagem | undefined => byId.get(id)

/** UR-6-a to UR-6-c: the first seven are the Roman's, the next twelve the Barbarian's, the rest serve both. */
const ROMAN_KINDS = 7
const BARBARIAN_KINDS = 12

export const isRomanOnly = (kind: Stratagem): boolean => kind < ROMAN_KINDS
export const isBarbarianOnly = (kind: Stratagem): boolean => kind >= ROMAN_KINDS && kind < ROMAN_KINDS + BARBARIAN_KINDS

export type Letter = 'B' | 'C' | 'E' | 'F'

const elsewhere: Partial<Record<StratagemId, readonly Letter[]>> = {
  initiative: ['B'],
  'western-usurpation': ['C'],
  'eastern-usurpation': ['C'],
  'minor-uprising': ['C'],
  'two-minor-uprisings': ['C'],
  'three-minor-uprisings': ['C'],
  'major-uprising': ['C'],
  'three-major-uprisings': ['C'],
  rex: ['C'],
  'barbarian-alliance': ['C'],
  rebellion: ['C'],
  'ecumenical-council': ['C'],
  'augusta-orientalis': ['C', 'E'],
  'augusta-occidentalis': ['C', 'E'],
  papa: ['F'],
}

const ONLY_E: readonly Letter[] = ['E']

/** UR-6-k: the phases whose letter it bears, by kind. */
export const lettersOf: readonly (readonly Letter[])[] = stratagemIds.map((id) => elsewhere[id] ?? ONLY_E)

export function isPlayedIn(kind: Stratagem, phase: string): boolean {
  for (const letter of lettersOf[kind]) if (letter === phase) return true
  return false
}
