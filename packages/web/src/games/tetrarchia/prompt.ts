/** What bar and prompt say of a position: numbers, title, what is left to spend. */
import type { Language } from '@tabularium/engine'
import type { Choice } from '@tabularium/engine/room'
import { active, borders, reserve, securedBorders, type View } from '@tabularium/tetrarchia/shown'
import { icons as shared } from '../../page/board/counters/icons.ts'
import type { BarNumber, Purse } from '../../page/game-page.ts'
import type { Offer } from '../../page/session/table-state.ts'
import { icons } from './icons.ts'
import { pageWords } from './words/index.ts'
import { placeName } from './words/names.ts'

const TOKENS = 21
/** TE-3-b: IP of a turn, unless an Emperor gets more. */
const ALLOWANCE = 6

const drawing = (d: string) => `<path fill="currentColor" d="${d}"/>`

export function numbers(view: View, language: Language): readonly BarNumber[] {
  const words = pageWords[language].numbers
  const left = reserve(view)
  const armies = view.armies.filter((army) => army !== null).length
  return [
    { icon: drawing(icons.border), value: `${securedBorders(view)}/${borders.length}`, words: words.borders },
    { icon: drawing(icons.revolt), value: `${TOKENS - left.revolt}/${TOKENS}`, words: words.revolts },
    { icon: drawing(icons.unrest), value: `${TOKENS - left.unrest}/${TOKENS}`, words: words.unrest },
    { icon: drawing(icons.army), value: `${armies}/${view.armies.length}`, words: words.armies },
  ]
}

export function heading(view: View, question: Offer, language: Language): string {
  const words = pageWords[language]
  const emperor = active(view)
  const place = view.emperors[emperor]
  switch (question.ask) {
    case 'fleets':
      return words.fleetsFirst
    case 'combat':
      return words.combat
    case 'block':
      return words.barbarians
    default:
      return place === null
        ? words.arrives(words.emperor[emperor])
        : words.inPlace(words.emperor[emperor], placeName(place))
  }
}

export function purse(view: View, language: Language): Purse | null {
  if (view.emperors[active(view)] === null) return null
  const of = Math.max(ALLOWANCE, view.ip)
  return { left: view.ip, of, words: pageWords[language].purse(view.ip, of) }
}

export function unspent(view: View, question: Offer, language: Language): string | null {
  return question.ask === 'roman-phase' && view.ip > 0 ? pageWords[language].unspent(view.ip) : null
}

export const short = ({ kind }: Choice, _view: View, language: Language): string | null =>
  pageWords[language].short[kind] ?? null

export function verb(kind: string, place: string, language: Language): string | null {
  return pageWords[language].verbs[kind]?.(placeName(place)) ?? null
}

const pictures: Readonly<Record<string, string>> = {
  secure: icons.border,
  subdue: icons.unrest,
  calm: icons.revolt,
  sail: icons.fleet,
  fleet: icons.fleet,
  move: icons.march,
  order: icons.march,
  attack: shared.swords,
  power: icons.capital,
  take: icons.capital,
  give: icons.capital,
  strengthen: shared.swords,
}

export function icon(kind: string): string | null {
  const d = pictures[kind]
  return d === undefined ? null : drawing(d)
}

export const price = (cost: number, language: Language): string => pageWords[language].price(cost)

/** Always beside the Emperor, whether possible or not, so that it can be asked why not. */
export function standing(ask: string, language: Language): readonly (readonly [action: string, words: string])[] {
  const { short: said } = pageWords[language]
  return ask === 'roman-phase' ? ['secure', 'subdue'].map((action) => [action, said[action] ?? action] as const) : []
}
