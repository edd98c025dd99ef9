/** Tetrarchia as the home page shows it. */
import { type Card, isObject } from '@tabularium/engine'

export const card: Card = {
  id: 'tetrarchia',
  title: 'Tetrarchia',
  players: '1–4',
  about: {
    en: 'Around 300. Four Emperors, together, hold 42 provinces against revolts and Barbarian armies. Half an hour.',
    fr: 'Vers 300. Quatre Empereurs, ensemble, tiennent 42 provinces contre révoltes et armées barbares. Une demi-heure.',
  },
  quick: { options: { players: 1, level: [5, 3, 0, 0] }, players: ['person'] },
  brief(options, view, language) {
    const level = isObject(options) && Array.isArray(options.level) ? options.level.join('') : ''
    const round = isObject(view) ? Math.floor(Number(view.turn) / 4) + 1 : 1
    return `[${level}] · ${language === 'fr' ? 'manche' : 'round'} ${round}`
  },
}
