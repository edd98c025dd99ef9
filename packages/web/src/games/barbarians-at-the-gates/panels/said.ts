/** Names and lists out of what a view says of a question. */
import { leaderName } from '@tabularium/barbarians-at-the-gates/lexicon'
import { faceOf, type View } from '@tabularium/barbarians-at-the-gates/shown'
import type { Json, Language } from '@tabularium/engine'

export const namesIn = (value: Json | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []

export const numberIn = (value: Json | undefined): number => (typeof value === 'number' ? value : 0)

/** By the side of the counter that is up. */
export const named = (view: View, leader: string, language: Language): string =>
  leaderName(faceOf(view, leader)?.id ?? leader, language)
