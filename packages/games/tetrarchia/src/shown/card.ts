/** Tetrarchia as the home page shows it. */
import { type Card, isObject, type Json, type Language } from '@tabularium/engine'
import { titles } from './titles.ts'

const emperors: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  diocletian: { en: 'Diocletian', fr: 'Dioclétien' },
  galerius: { en: 'Galerius', fr: 'Galère' },
  constantius: { en: 'Constantius', fr: 'Constance' },
  maximian: { en: 'Maximian', fr: 'Maximien' },
}
const inTurn = Object.keys(emperors)

const sides: Readonly<Record<Language, readonly [all: string, east: string, west: string]>> = {
  en: ['all four Emperors', 'the East', 'the West'],
  fr: ['les quatre Empereurs', 'l’Orient', 'l’Occident'],
}

/** Places are named as on the map, without its capitals: `moesia-superior`. */
const placeName = (id: string): string => id.replace(/(^|-)\w/g, (start) => start.replace('-', ' ').toUpperCase())

const memberOf = (view: Json, name: string): Json => (isObject(view) ? (view[name] ?? null) : null)

const roundOf = (view: Json): number => (isObject(view) ? Math.floor(Number(view.turn) / 4) + 1 : 1)

export const card: Card = {
  id: 'tetrarchia',
  title: titles.en,
  titles,
  players: '1–4',
  about: {
    en: 'Four Emperors, one side. Hold six borders while revolt runs along the roads.',
    fr: 'Quatre Empereurs, un seul camp. Tenez six frontières quand la révolte court les routes.',
  },
  cover: {
    years: { en: 'c. 300', fr: 'vers 300' },
    who: { en: '1 to 4, together', fr: '1 à 4, ensemble' },
    length: { en: '30 min', fr: '30 min' },
    weight: { en: 'Light', fr: 'Léger' },
  },
  quick: { options: { players: 1, level: [5, 3, 0, 0] }, players: ['person'] },
  brief(options, view, language) {
    const level = isObject(options) && Array.isArray(options.level) ? options.level.join('') : ''
    return `[${level}] · ${language === 'fr' ? 'manche' : 'round'} ${roundOf(view)}`
  },
  moment: (view, language) => (language === 'fr' ? `la manche ${roundOf(view)}` : `round ${roundOf(view)}`),
  gist(view) {
    const emperor = inTurn[Number(memberOf(view, 'turn')) % inTurn.length] ?? ''
    const at = memberOf(memberOf(view, 'emperors'), emperor)
    const armies = memberOf(view, 'armies')
    const standing = Array.isArray(armies) ? armies.filter((army) => army !== null).length : 0
    return { emperor, at: typeof at === 'string' ? at : '', standing }
  },
  scene({ emperor = '', at = '', standing = 0 }, language) {
    const name = emperors[emperor]?.[language]
    if (name === undefined) return null
    const where = placeName(String(at))
    if (where !== '') return language === 'fr' ? `${name} est en ${where}` : `${name} is in ${where}`
    if (Number(standing) > 0) return language === 'fr' ? `${name} est attendu` : `${name} is on his way`
    return null
  },
  side(options, _, seat, language) {
    const players = Number(memberOf(options, 'players') ?? 1)
    const [all, east, west] = sides[language]
    if (players === 1) return all
    if (players === 2) return seat === 0 ? east : west
    const shared = memberOf(options, 'sharedCaesar') === 'constantius' ? 'galerius' : 'constantius'
    const names = players === 3 ? ['diocletian', shared, 'maximian'] : inTurn
    return emperors[names[seat] ?? '']?.[language] ?? all
  },
}
