/** What was chosen for a game of Ultimus Romanorum: the scenario, and how many of its years. */
import type { Language } from '@tabularium/engine'
import { optionOf, type Terms } from '../terms.ts'

export const scenarioNames: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    'scourge-of-god': 'The Scourge of God',
    'stilicho-405': 'Stilicho and Alaric',
    'placidia-425': 'Aetius and Boniface',
    'attila-genseric-440': 'Attila and Genseric',
    'last-romans-455': 'The last of the Romans',
    'campaign-405-476': 'The whole campaign',
  },
  fr: {
    'scourge-of-god': 'Le Fléau de Dieu',
    'stilicho-405': 'Stilicon et Alaric',
    'placidia-425': 'Aetius et Boniface',
    'attila-genseric-440': 'Attila et Genséric',
    'last-romans-455': 'Les derniers des Romains',
    'campaign-405-476': 'Toute la campagne',
  },
}

export const terms: Terms = (options, language) => {
  const scenario = String(optionOf(options, 'scenario'))
  const years = Number(optionOf(options, 'years'))
  const told = language === 'fr' ? `${years} ${years < 2 ? 'an' : 'ans'}` : `${years} ${years === 1 ? 'year' : 'years'}`
  return [scenarioNames[language][scenario] ?? scenario, ...(years > 0 ? [told] : [])]
}
