/** Choices in a word or two. */
import type { Language } from '@tabularium/engine'
import type { Choice } from '@tabularium/engine/room'
import { asked, type View } from '@tabularium/ultimus-romanorum/shown'
import { tableWords } from '../words/table/index.ts'

/** Questions that are answered by a stratagem or by nothing. */
const WINDOWS = ['window', 'geostrategy', 'initiative-answer', 'augusta-opening']

export function short({ action }: Choice, view: View, language: Language): string | null {
  const w = tableWords[language]
  if (action !== 'done') return w.short[action] ?? null
  const question = asked(view)
  if (question === 'group' || question === 'fleet') return w.stop
  if (question === 'movement') return w.endMoves
  return WINDOWS.includes(question) ? w.nothing : null
}
