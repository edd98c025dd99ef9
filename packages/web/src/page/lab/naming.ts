/** What runs and their settings are called. */
import { signal } from '@preact/signals'
import type { Setting } from '@tabularium/bots/lab'
import { type Card, isObject } from '@tabularium/engine'
import { list } from '@tabularium/games'
import { cardsOf } from '../../games/cards.ts'
import { termsOf } from '../../games/pages.ts'
import type { Terms } from '../../games/terms.ts'
import { titleOf } from '../home/covers.tsx'
import { homeWords } from '../home/words.ts'
import { language } from '../settings.ts'
import { labWords } from './words/index.ts'

const cards = signal<readonly Card[]>([])
/** How what was chosen for a game is said, as far as it was fetched. */
const terms = signal<ReadonlyMap<string, Terms>>(new Map())

/** Fetches what settings of these games are called by. */
export async function bringNames(games: readonly string[]): Promise<void> {
  const missing = [...new Set(games)].filter((game) => !terms.peek().has(game))
  const found = await Promise.all(missing.map(async (game) => [game, await termsOf(game)] as const))
  cards.value = await cardsOf(list)
  terms.value = new Map([...terms.peek(), ...found.flatMap(([game, said]) => (said ? [[game, said] as const] : []))])
}

export const allCards = (): readonly Card[] => cards.value

export function gameName(game: string): string {
  const card = cards.value.find(({ id }) => id === game)
  return card === undefined ? '' : titleOf(card)
}

export const botName = (bot: string): string => homeWords().bots[bot] ?? bot

/** The id of an edition that was opened; null: it is the one that the game comes with. */
export const editionName = ({ edition }: Setting): string | null =>
  isObject(edition) ? String(edition.edition ?? '') : null

/** Its scenario or level, who plays, and on which edition. */
export function settingWords(setting: Setting): string {
  const { game, options, bots } = setting
  const w = labWords().run
  const chosen = terms.value.get(game)?.(options, language.value) ?? []
  const edition = editionName(setting)
  return [...chosen, w.bots(bots.map(botName)), ...(edition === null ? [] : [w.edition(edition)])].join(' · ')
}
