/** What it means that what is counted in a position has changed: numbers as the Roman counts them. */
import type { Language } from '@tabularium/engine'

type Say = (number: number, isMore: boolean) => string

/** By what is counted; of what Barbarians have, more for the Roman is less of it. */
const english: Readonly<Record<string, Say>> = {
  legions: (n, more) => `${n} Legion${n === 1 ? '' : 's'} ${more ? 'more' : 'fewer'}`,
  romanForces: (n, more) => `${n} Roman Force${n === 1 ? '' : 's'} ${more ? 'more' : 'fewer'}`,
  barbarianForces: (n, more) => `${n} Barbarian Force${n === 1 ? '' : 's'} ${more ? 'fewer' : 'more'}`,
  cavalry: (n, more) => `${n} Cavalry ${more ? 'fewer' : 'more'} among the Barbarians`,
  works: (n, more) => `${n} Fort${n === 1 ? '' : 's'} or Wall${n === 1 ? '' : 's'} ${more ? 'more' : 'fewer'}`,
  garrison: (n, more) => `${n} Force${n === 1 ? '' : 's'} ${more ? 'more' : 'fewer'} in Rome`,
  income: (n, more) => `${n} point${n === 1 ? '' : 's'} of tax ${more ? 'more' : 'less'}`,
  lands: (n, more) => `${n} area${n === 1 ? '' : 's'} ${more ? 'fewer' : 'more'} under Barbarians`,
  purse: (n, more) => `${n} point${n === 1 ? '' : 's'} ${more ? 'more' : 'less'} after upkeep`,
}

const french: Readonly<Record<string, Say>> = {
  legions: (n, more) => `${n} Légion${n === 1 ? '' : 's'} de ${more ? 'plus' : 'moins'}`,
  romanForces: (n, more) =>
    `${n} Force${n === 1 ? '' : 's'} romaine${n === 1 ? '' : 's'} de ${more ? 'plus' : 'moins'}`,
  barbarianForces: (n, more) =>
    `${n} Force${n === 1 ? '' : 's'} barbare${n === 1 ? '' : 's'} de ${more ? 'moins' : 'plus'}`,
  cavalry: (n, more) => `${n} Cavalerie de ${more ? 'moins' : 'plus'} chez les Barbares`,
  works: (n, more) => `${n} Fort${n === 1 ? '' : 's'} ou Mur${n === 1 ? '' : 's'} de ${more ? 'plus' : 'moins'}`,
  garrison: (n, more) => `${n} Force${n === 1 ? '' : 's'} de ${more ? 'plus' : 'moins'} à Rome`,
  income: (n, more) => `${n} point${n === 1 ? '' : 's'} d’impôt de ${more ? 'plus' : 'moins'}`,
  lands: (n, more) => `${n} région${n === 1 ? '' : 's'} de ${more ? 'moins' : 'plus'} aux Barbares`,
  purse: (n, more) => `${n} point${n === 1 ? '' : 's'} de ${more ? 'plus' : 'moins'} après l’entretien`,
}

const saying =
  (book: Readonly<Record<string, Say>>) =>
  (name: string, by: number): string =>
    book[name]?.(Math.abs(by), by > 0) ?? name

export const changes: Readonly<Record<Language, (name: string, by: number) => string>> = {
  en: saying(english),
  fr: saying(french),
}
