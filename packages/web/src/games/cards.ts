/** The games as the home page shows them. */
import { isObject } from '@tabularium/engine'
import type { GameCard, GameEntry } from '../page/game-page.ts'

export const entries: readonly GameEntry[] = [
  {
    card: {
      id: 'tetrarchia',
      title: 'Tetrarchia',
      players: '1–4',
      about: {
        en: 'Around 300. Four Emperors, together, hold 42 provinces against revolts and Barbarian armies. Half an hour.',
        fr: 'Vers 300. Quatre Empereurs, ensemble, tiennent 42 provinces contre révoltes et armées barbares. Une demi-heure.',
      },
      ready: true,
    },
    quick: { game: 'tetrarchia', options: { players: 1, level: [5, 3, 0, 0] }, players: ['person'] },
    brief(options, view, language) {
      const level = isObject(options) && Array.isArray(options.level) ? options.level.join('') : ''
      const round = isObject(view) ? Math.floor(Number(view.turn) / 4) + 1 : 1
      return `[${level}] · ${language === 'fr' ? 'manche' : 'round'} ${round}`
    },
  },
  {
    card: {
      id: 'fall-of-the-roman-empire',
      title: 'The Fall of the Roman Empire',
      players: '2',
      about: {
        en: 'The fourth century in twenty turns: legions, walls and forts against hordes. A duel of an hour.',
        fr: 'Le IVe siècle en vingt tours : légions, murs et forts contre les hordes. Un duel d’une heure.',
      },
      ready: true,
    },
    quick: { game: 'fall-of-the-roman-empire', options: {}, players: ['person', 'bot:legate'] },
    brief: (_, view, language) =>
      `${language === 'fr' ? 'tour' : 'turn'} ${isObject(view) ? Number(view.turn) : 1} ${language === 'fr' ? 'sur' : 'of'} 20`,
  },
  {
    card: {
      id: 'ultimus-romanorum',
      title: 'Ultimus Romanorum',
      players: '2',
      about: {
        en: '405 to 476, a year a turn: usurpers, Foederati, kingdoms, hidden stratagems, and two players who may change sides. From an evening to many.',
        fr: 'De 405 à 476, un an par tour : usurpateurs, fédérés, royaumes, stratagèmes cachés, et deux joueurs qui peuvent changer de camp. D’une soirée à plusieurs.',
      },
      ready: true,
    },
    quick: {
      game: 'ultimus-romanorum',
      options: { scenario: 'scourge-of-god' },
      players: ['person', 'bot:legate'],
    },
    brief: (_, view) => (isObject(view) ? String(view.year) : ''),
  },
]

export const coming: readonly GameCard[] = [
  {
    id: 'barbarians-at-the-gates',
    title: 'Barbarians at the Gates',
    players: '2',
    about: {
      en: '337 to 476, by cards: five powers, migrations, sieges and settlements.',
      fr: 'De 337 à 476, aux cartes : cinq puissances, migrations, sièges et établissements.',
    },
    ready: false,
  },
]
