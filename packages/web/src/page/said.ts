/** Small habits of writing that differ by language. */
import { language } from './settings.ts'

/** "What: whom", with the space that French puts before the colon. */
export const titled = (what: string, whom: string): string =>
  `${what}${language.value === 'fr' ? '\u00a0: ' : ': '}${whom}`
