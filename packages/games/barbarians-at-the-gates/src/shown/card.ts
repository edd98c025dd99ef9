/** Barbarians at the Gates as the home page shows it. */
import { type Card, isObject, type Language } from '@tabularium/engine'

/** The years in which the turns begin, from turn A on. */
const YEARS = [337, 351, 364, 376, 388, 400, 412, 425, 438, 451, 464]

/** BG-3.1-b: by its place in the turn track: A and B, then numbers. */
const timeOf = (place: number) => ({ turn: 'AB'[place] ?? String(place - 1), year: YEARS[place] ?? 337 })

const sides: Readonly<Record<Language, readonly [roman: string, barbarian: string]>> = {
  en: ['Rome', 'the Barbarians'],
  fr: ['Rome', 'les Barbares'],
}

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
    const { turn, year } = timeOf(Number(view.turn))
    return language === 'fr' ? `tour ${turn}, ${year}` : `turn ${turn}, ${year}`
  },
  moment: (view, language) => {
    const { turn } = timeOf(isObject(view) ? Number(view.turn) : 0)
    return language === 'fr' ? `le tour ${turn}` : `turn ${turn}`
  },
  scene({ turn = 0, vp = 0 }, language) {
    const { year } = timeOf(Number(turn))
    const points = Number(vp)
    return language === 'fr'
      ? `En ${year}, Rome a ${points} ${points < 2 ? 'point' : 'points'}`
      : `In ${year} Rome has ${points} ${points === 1 ? 'point' : 'points'}`
  },
  side: (_, __, seat, language) => sides[language][seat === 0 ? 0 : 1],
}
