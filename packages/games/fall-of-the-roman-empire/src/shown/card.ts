/** The Fall of the Roman Empire as the home page shows it. */
import { type Card, isObject } from '@tabularium/engine'

export const card: Card = {
  id: 'fall-of-the-roman-empire',
  title: 'The Fall of the Roman Empire',
  players: '2',
  about: {
    en: 'The fourth century in twenty turns: legions, walls and forts against hordes. A duel of an hour.',
    fr: 'Le IVe siècle en vingt tours : légions, murs et forts contre les hordes. Un duel d’une heure.',
  },
  quick: { options: {}, players: ['person', 'bot:legate'] },
  brief(_, view, language) {
    const turn = isObject(view) ? Number(view.turn) : 1
    return language === 'fr' ? `tour ${turn} sur 20` : `turn ${turn} of 20`
  },
}
