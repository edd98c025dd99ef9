/** Two imported catalogues in one record: those in the other language are fetched when it is chosen. */
const IMPORT = (language: string) => new RegExp(`^import \\{ ${language} \\} from ('[^']*')\\n`, 'm')
const RECORD = /= \{ en, fr \}/

/** The text of a module with its words by language fetched one by one; undefined: it has none. */
export function oneLanguage(code: string, spoken: string): string | undefined {
  const en = IMPORT('en').exec(code)?.[1]
  const fr = IMPORT('fr').exec(code)?.[1]
  if (en === undefined || fr === undefined || !RECORD.test(code)) return undefined
  const load = (language: string, from: string) =>
    `${language}: () => import(${from}).then((words) => words.${language})`
  const rest = code
    .replace(IMPORT('en'), '')
    .replace(IMPORT('fr'), '')
    .replace(RECORD, `= spoken({ ${load('en', en)}, ${load('fr', fr)} })`)
  return `import { spoken } from '${spoken}'\n${rest}`
}
