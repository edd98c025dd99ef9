/** Ultimus Romanorum as the home page shows it. */
import { type Card, isObject, type Language } from '@tabularium/engine'
import { titles } from './titles.ts'

/** Whom one would ask about first, and where he may be. */
const feared = {
  attila: 'Attila',
  genseric: 'Genseric',
  'alaric-i': 'Alaric',
  odoacre: 'Odoacer',
  'theodoric-i': 'Theodoric',
  euric: 'Euric',
  gunderic: 'Gunderic',
  athaulf: 'Athaulf',
  bleda: 'Bleda',
  ruga: 'Ruga',
} as const

const inFrench: Readonly<Record<string, string>> = {
  Genseric: 'Genséric',
  Odoacer: 'Odoacre',
  Theodoric: 'Théodoric',
  Gunderic: 'Gundéric',
  Athaulf: 'Athaulf',
}

/** By diocese, after "is". */
const lands: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  hispaniae: { en: 'in Spain', fr: 'en Hispanie' },
  britanniae: { en: 'in Britain', fr: 'en Bretagne' },
  viennensis: { en: 'on the Rhone', fr: 'sur le Rhône' },
  galliae: { en: 'in Gaul', fr: 'en Gaule' },
  italia: { en: 'in Italy', fr: 'en Italie' },
  africa: { en: 'in Africa', fr: 'en Afrique' },
  pannoniae: { en: 'in Pannonia', fr: 'en Pannonie' },
  moesiae: { en: 'in Moesia', fr: 'en Mésie' },
  thracia: { en: 'in Thrace', fr: 'en Thrace' },
  asia: { en: 'in Asia', fr: 'en Asie' },
  pontica: { en: 'in Pontus', fr: 'dans le Pont' },
  oriens: { en: 'in the East', fr: 'en Orient' },
}

const sides: Readonly<Record<Language, readonly [roman: string, barbarian: string]>> = {
  en: ['Rome', 'the Barbarian'],
  fr: ['Rome', 'le Barbare'],
}

export const card: Card = {
  id: 'ultimus-romanorum',
  title: titles.en,
  titles,
  players: '2',
  about: {
    en: 'Usurpers, hidden stratagems, and two players who may change sides.',
    fr: 'Des usurpateurs, des stratagèmes cachés, et deux joueurs qui peuvent changer de camp.',
  },
  cover: {
    years: { en: '405 to 476', fr: 'de 405 à 476' },
    who: { en: '2', fr: '2' },
    length: { en: 'an evening', fr: 'une soirée' },
    weight: { en: 'Heavy', fr: 'Lourd' },
  },
  quick: { options: { scenario: 'scourge-of-god' }, players: ['person', 'bot:legate'] },
  brief: (_, view) => (isObject(view) ? String(view.year) : ''),
  moment: (view) => (isObject(view) ? String(view.year) : ''),
  gist(view) {
    const pieces = isObject(view) && isObject(view.pieces) ? view.pieces : {}
    for (const [id, leader] of Object.entries(feared)) {
      const piece = pieces[id]
      const land = isObject(piece) ? String(piece.at).replace(/-\d+$/, '') : ''
      if (land in lands) return { leader, land }
    }
    return {}
  },
  scene({ leader = '', land = '', year = 0 }, language) {
    const where = lands[land]?.[language]
    const name = language === 'fr' ? (inFrench[leader] ?? leader) : leader
    if (where !== undefined) return language === 'fr' ? `${name} est ${where}` : `${name} is ${where}`
    return language === 'fr' ? `L’an ${year} commence` : `The year ${year} begins`
  },
  side: (_, { romanSeat = 0 }, seat, language) => sides[language][Number(romanSeat) === seat ? 0 : 1],
}
