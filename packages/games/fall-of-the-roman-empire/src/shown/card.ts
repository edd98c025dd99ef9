/** The Fall of the Roman Empire as the home page shows it. */
import { type Card, isObject, type Json } from '@tabularium/engine'
import { titles } from './titles.ts'

const placeName = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1)

/** How many Barbarians stand in an area. */
const hordeIn = (stand: Json): number =>
  isObject(stand) ? Number(stand.barbarianForces ?? 0) + Number(stand.cavalry ?? 0) : 0

export const card: Card = {
  id: 'fall-of-the-roman-empire',
  title: titles.en,
  titles,
  players: '2',
  about: {
    en: 'Legions, walls and a treasury that never suffices, against hordes that never end.',
    fr: 'Des légions, des murs et un trésor qui ne suffit jamais, contre des hordes sans fin.',
  },
  cover: {
    years: { en: '4th century', fr: 'IVe siècle' },
    who: { en: '2', fr: '2' },
    length: { en: '60 min', fr: '60 min' },
    weight: { en: 'Medium', fr: 'Moyen' },
  },
  quick: { options: {}, players: ['person', 'bot:legate'] },
  brief(_, view, language) {
    const turn = isObject(view) ? Number(view.turn) : 1
    return language === 'fr' ? `tour ${turn} sur 20` : `turn ${turn} of 20`
  },
  moment: (view, language) => `${language === 'fr' ? 'le tour' : 'turn'} ${isObject(view) ? Number(view.turn) : 1}`,
  gist(view) {
    const areas = isObject(view) && isObject(view.areas) ? Object.entries(view.areas) : []
    const [[area, stand] = ['', null]] = areas.sort(([, a], [, b]) => hordeIn(b) - hordeIn(a))
    return { horde: hordeIn(stand), area }
  },
  scene({ horde = 0, area = '' }, language) {
    const count = Number(horde)
    if (count === 0) return language === 'fr' ? 'Les frontières sont calmes' : 'The borders are quiet'
    const where = placeName(String(area))
    if (language === 'fr') return count === 1 ? `Des Barbares sont en ${where}` : `${count} Barbares sont en ${where}`
    return count === 1 ? `Barbarians are in ${where}` : `${count} Barbarians are in ${where}`
  },
  side(_, _outline, seat, language) {
    if (language === 'fr') return seat === 0 ? 'Rome' : 'les Barbares'
    return seat === 0 ? 'Rome' : 'the Barbarians'
  },
}
