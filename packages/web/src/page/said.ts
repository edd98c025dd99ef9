/** Small habits of writing that differ by language. */
import { language } from './settings.ts'

/** "What: whom", with the space that French puts before the colon. */
export const titled = (what: string, whom: string): string =>
  `${what}${language.value === 'fr' ? '\u00a0: ' : ': '}${whom}`

/** A chance in per cent, with the narrow space that French puts before the sign. */
export const percentOf = (chance: number): string =>
  `${Math.round(chance * 100)}${language.value === 'fr' ? '\u202f' : ''}%`
