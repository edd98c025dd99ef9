/** Barbarians at the Gates as the home page shows it. */
import { type Card, isObject } from '@tabularium/engine'

/** BG-3.1-b: by its place in the turn track: A and B, then numbers. */
const turnOf = (place: number): string => 'AB'[place] ?? String(place - 1)

export const card: Card = {
  id: 'barbarians-at-the-gates',
  title: 'Barbarians at the Gates',
  players: '2',
  about: {
    en: '337 to 476, by cards: five powers, migrations, sieges and settlements.',
    fr: 'De 337 à 476, aux cartes : cinq puissances, migrations, sièges et établissements.',
  },
  quick: { options: {}, players: ['person', 'bot:legate'] },
  brief: (_, view, language) => {
    if (!isObject(view)) return ''
    const turn = turnOf(Number(view.turn))
    return language === 'fr' ? `tour ${turn}` : `turn ${turn}`
  },
}
