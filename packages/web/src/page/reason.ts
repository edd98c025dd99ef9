/** Why something went wrong. */
import type { Refusal } from '@tabularium/engine/room'
import { troubleWords } from '../words/troubles.ts'
import { language, ui } from './settings.ts'

export const troubles = () => troubleWords(language.value)

/** Why something was refused, in the reader's language. */
export function reason({ code, clause, message, about, case: its }: Refusal): string {
  if (its !== undefined) return its
  if (clause === null) return troubles().faults[code] ?? message
  return ui().cannot(about === undefined ? clause : `${about}: ${clause}`)
}
