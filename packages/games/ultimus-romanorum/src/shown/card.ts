/** Ultimus Romanorum as the home page shows it. */
import { type Card, isObject } from '@tabularium/engine'

export const card: Card = {
  id: 'ultimus-romanorum',
  title: 'Ultimus Romanorum',
  players: '2',
  about: {
    en: '405 to 476, a year a turn: usurpers, Foederati, kingdoms, hidden stratagems, and two players who may change sides. From an evening to many.',
    fr: 'De 405 à 476, un an par tour : usurpateurs, fédérés, royaumes, stratagèmes cachés, et deux joueurs qui peuvent changer de camp. D’une soirée à plusieurs.',
  },
  quick: { options: { scenario: 'scourge-of-god' }, players: ['person', 'bot:legate'] },
  brief: (_, view) => (isObject(view) ? String(view.year) : ''),
}
