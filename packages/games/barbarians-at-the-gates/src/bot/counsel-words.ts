/** What it means, to who is told, that what he counts has become more or less. */
import type { Language, Seat } from '@tabularium/engine'
import { ROMAN } from '../state.ts'

/** `isMore`: there is more of it than before; `isBetter`: which is good for who is told. */
type Say = (number: number, isMore: boolean, isBetter: boolean) => string

/** What counts for the ROMAN player; more of the others is worse for him. */
const HIS = ['points', 'provinces', 'romanCu']

const many = (n: number, one: string, more: string) => `${n} ${n === 1 ? one : more}`

const english: Readonly<Record<string, Say>> = {
  points: (n, isMore) => `${n} VP ${isMore ? 'more' : 'less'} for Rome`,
  provinces: (n, isMore) => `${many(n, 'province', 'provinces')} ${isMore ? 'turn Roman' : 'lost to Rome'}`,
  plunder: (n, isMore) => `${n} Plunder ${isMore ? 'more' : 'less'}`,
  usurped: (n, isMore) => `${many(n, 'space', 'spaces')} ${isMore ? 'go to the Usurper' : 'taken from the Usurper'}`,
  romanCu: (n, isMore, isBetter) => `${n} Roman CU ${isMore ? 'more' : 'less'}, to your ${isBetter ? 'gain' : 'loss'}`,
  foes: (n, isMore, isBetter) =>
    `${n} Barbarian or Usurper CU ${isMore ? 'more' : 'less'}, to your ${isBetter ? 'gain' : 'loss'}`,
  besieged: (n, isMore) => `${many(n, 'Capital', 'Capitals')} ${isMore ? 'besieged' : 'relieved'}`,
}

const plusieurs = (n: number, one: string, more: string) => `${n} ${n < 2 ? one : more}`

const french: Readonly<Record<string, Say>> = {
  points: (n, isMore) => `${n} PV de ${isMore ? 'plus' : 'moins'} pour Rome`,
  provinces: (n, isMore) =>
    `${plusieurs(n, 'province', 'provinces')} ${isMore ? 'de plus pour Rome' : 'de moins pour Rome'}`,
  plunder: (n, isMore) => `${n} de butin en ${isMore ? 'plus' : 'moins'}`,
  usurped: (n, isMore) =>
    `${plusieurs(n, 'case', 'cases')} ${isMore ? 'de plus à l’usurpateur' : 'de moins à l’usurpateur'}`,
  romanCu: (n, isMore, isBetter) =>
    `${n} UC romaines de ${isMore ? 'plus' : 'moins'}, à votre ${isBetter ? 'avantage' : 'détriment'}`,
  foes: (n, isMore, isBetter) =>
    `${n} UC barbares ou usurpatrices de ${isMore ? 'plus' : 'moins'}, à votre ${isBetter ? 'avantage' : 'détriment'}`,
  besieged: (n, isMore) => `${plusieurs(n, 'capitale', 'capitales')} ${isMore ? 'en état de siège' : 'hors de siège'}`,
}

const saying =
  (book: Readonly<Record<string, Say>>) =>
  (name: string, by: number, seat: Seat): string => {
    const isBetter = by > 0
    const isMore = isBetter === (HIS.includes(name) === (seat === ROMAN))
    return book[name]?.(Math.abs(by), isMore, isBetter) ?? name
  }

export const changes: Readonly<Record<Language, (name: string, by: number, seat: Seat) => string>> = {
  en: saying(english),
  fr: saying(french),
}
