/** Barbarians at the Gates as the home page shows it. */
import { type Card, isObject } from '@tabularium/engine'
import { turnNames } from '../terms.ts'

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
    const turn = isObject(view) ? turnNames[Number(view.turn)] : undefined
    if (turn === undefined) return ''
    return language === 'fr' ? `tour ${turn}` : `turn ${turn}`
  },
}
