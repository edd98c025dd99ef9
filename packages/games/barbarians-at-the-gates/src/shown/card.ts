/** Barbarians at the Gates as the home page shows it. */
import { type Card, isObject } from '@tabularium/engine'

/** BG-3.1-b: by its place in the turn track: A and B, then numbers. */
const turnOf = (place: number): string => 'AB'[place] ?? String(place - 1)

export const card: Card = {
  id: 'barbarians-at-the-gates',
  title: 'Barbarians at the Gates',
  players: '2',
  about: {
    en: 'A hand of cards, five powers: march with it, or let history happen.',
    fr: 'Une main de cartes, cinq puissances : marchez, ou laissez faire l’histoire.',
  },
  cover: {
    years: { en: '337 to 476', fr: 'de 337 à 476' },
    who: { en: '2', fr: '2' },
    length: { en: '3 hours', fr: '3 heures' },
    weight: { en: 'Heavy', fr: 'Lourd' },
  },
  quick: { options: {}, players: ['person', 'bot:legate'] },
  brief: (_, view, language) => {
    if (!isObject(view)) return ''
    const turn = turnOf(Number(view.turn))
    return language === 'fr' ? `tour ${turn}` : `turn ${turn}`
  },
}
