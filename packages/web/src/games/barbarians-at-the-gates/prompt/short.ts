/** Choices in a word or two, and what the filled button says. */
import { spaceName } from '@tabularium/barbarians-at-the-gates/lexicon'
import { asked, besiegerOf, type View } from '@tabularium/barbarians-at-the-gates/shown'
import type { Language } from '@tabularium/engine'
import type { Choice } from '@tabularium/engine/room'
import type { Deed } from '../../../page/game-page.ts'
import { storyWords } from '../words/story/index.ts'

export function short({ kind, action }: Choice, view: View, language: Language): string | null {
  const words = storyWords[language].short
  return words[`${asked(view)} ${action}`] ?? words[kind] ?? null
}

/** "Attack Lutetia" where a battle follows; else as `verb` says it, with its cost. */
export function deed({ kind, place, odds, cost }: Deed, view: View, language: Language): string | null {
  if (place === null || odds === null || (kind !== 'march' && kind !== 'sail')) return null
  const w = storyWords[language]
  const name = spaceName(place, language)
  const said = besiegerOf(view, place) === null ? w.attack(name) : w.besiege(name)
  return cost > 0 ? `${said}, ${w.price(cost)}` : said
}

export function verb(kind: string, place: string, language: Language): string | null {
  const w = storyWords[language]
  const name = spaceName(place, language)
  if (kind === 'march') return w.march(name)
  return kind === 'sail' ? w.sail(name) : (w.verb[kind]?.(name) ?? null)
}
