/** Small grammar for sentences about the game: counts, lists, places. */
import type { Language } from '@tabularium/engine'

/** A place as a sentence needs it. */
export interface Where {
  readonly kind: 'space' | 'zone' | 'transit'
  readonly name: string
}

export interface Grammar {
  /** "A, B and C". */
  list(parts: readonly string[]): string
  /** "1 CU", "3 Loyalist CU": the adjective in its forms for one and for more. */
  cu(number: number, adjective?: readonly [one: string, more: string]): string
  /** "1 card", "2 cards". */
  count(number: number, one: string, more: string): string
  at(where: Where): string
  to(where: Where): string
  from(where: Where): string
  /** "of Roma". */
  of(name: string): string
  /** "to the Franks", of a people with its article. */
  toThe(people: string): string
  /** "A and B with 4 CU", of parts of which any may be missing. */
  company(leaders: readonly string[], cu: number): string
}

/** The first letter of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** "+2", "−1", "+0". */
export const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`)

const joined = (parts: readonly string[], and: string) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}`

const together = (leaders: string, cu: string, number: number, and: string) =>
  leaders === '' ? cu : number === 0 ? leaders : `${leaders} ${and} ${cu}`

/** English calls this zone by an article. */
const withArticle = ({ kind, name }: Where) => (kind === 'zone' && name.endsWith(' Empire') ? `the ${name}` : name)

const en: Grammar = {
  list: (parts) => joined(parts, 'and'),
  cu: (number, adjective) =>
    [number, adjective?.[number === 1 ? 0 : 1], 'CU'].filter((part) => part !== undefined).join(' '),
  count: (number, one, more) => `${number} ${number === 1 ? one : more}`,
  at: (where) => `in ${withArticle(where)}`,
  to: (where) => `to ${withArticle(where)}`,
  from: (where) => `from ${withArticle(where)}`,
  of: (name) => `of ${name}`,
  toThe: (people) => `to ${people}`,
  company: (leaders, number) => together(en.list(leaders), en.cu(number), number, 'with'),
}

const ofFrench = (name: string) => (/^[AEIOUYHÉ]/.test(name) ? `d’${name}` : `de ${name}`)

/** The Land Zones are countries, in French without an article; a Transit space is a common noun. */
const atFrench: Record<Where['kind'], string> = { space: 'à', zone: 'en', transit: 'dans' }

const fr: Grammar = {
  list: (parts) => joined(parts, 'et'),
  cu: (number, adjective) =>
    [number, 'UC', adjective?.[number < 2 ? 0 : 1]].filter((part) => part !== undefined).join(' '),
  count: (number, one, more) => `${number} ${number < 2 ? one : more}`,
  at: ({ kind, name }) => `${atFrench[kind]} ${name}`,
  to: ({ name }) => `vers ${name}`,
  from: ({ name }) => ofFrench(name),
  of: ofFrench,
  toThe: (people) => people.replace(/^les /, 'aux '),
  company: (leaders, number) => together(fr.list(leaders), fr.cu(number), number, 'avec'),
}

export const grammars: Record<Language, Grammar> = { en, fr }
