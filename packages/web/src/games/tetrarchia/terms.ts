/** What was chosen for a game of Tetrarchia: the level, the variants, and whether each plays for himself. */
import { hardness } from '@tabularium/tetrarchia/shown'
import { optionOf, type Terms } from '../terms.ts'
import { forms } from './setup-words.ts'

export function levelName(level: readonly number[], words: readonly string[]): string {
  const step = Math.min(words.length - 1, Math.floor((hardness(level) * words.length) / 9))
  return words[step] ?? ''
}

export const terms: Terms = (options, language) => {
  const w = forms[language]
  const level = optionOf(options, 'level')
  const variants = optionOf(options, 'variants')
  const digits = Array.isArray(level) ? level.map(Number) : []
  return [
    ...(digits.length > 0 ? [`${w.level} [${digits.join('')}], ${levelName(digits, w.names)}`] : []),
    ...w.variantList.flatMap(([id, name]) => (Array.isArray(variants) && variants.includes(id) ? [name] : [])),
    ...(optionOf(options, 'objective') === 'rivalry' ? [w.rivalry] : []),
  ]
}
