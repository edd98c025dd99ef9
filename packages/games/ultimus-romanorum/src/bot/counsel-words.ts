/** What it means, to who is told, that what he counts has become more or less. */
import type { Language } from '@tabularium/engine'

type Say = (number: number, isBetter: boolean) => string

const english: Readonly<Record<string, Say>> = {
  points: (n, better) => `${n} point${n === 1 ? '' : 's'} ${better ? 'further ahead' : 'less ahead'}`,
  harvest: (n, better) => `${n} point${n === 1 ? '' : 's'} ${better ? 'better' : 'worse'} in this year’s zones`,
  usurpers: (_, better) => (better ? 'the usurpation speaks for you' : 'the usurpation speaks against you'),
  romanUnits: (n, better) => `${n} Roman unit${n === 1 ? '' : 's'} in the field, to your ${better ? 'gain' : 'loss'}`,
  barbarianUnits: (n, better) => `${n} Barbarian unit${n === 1 ? '' : 's'}, to your ${better ? 'gain' : 'loss'}`,
  threatened: (n, better) =>
    `${n} point${n === 1 ? '' : 's'} of Roman zones ${better ? 'turn your way' : 'are exposed'}`,
  withinReach: (n, better) => `${n} point${n === 1 ? '' : 's'} of held zones ${better ? 'turn your way' : 'slip away'}`,
}

const french: Readonly<Record<string, Say>> = {
  points: (n, better) => `${n} point${n === 1 ? '' : 's'} d’avance de ${better ? 'plus' : 'moins'}`,
  harvest: (n, better) => `${n} point${n === 1 ? '' : 's'} de ${better ? 'mieux' : 'moins'} dans les zones de l’année`,
  usurpers: (_, better) => (better ? 'l’usurpation joue pour vous' : 'l’usurpation joue contre vous'),
  romanUnits: (n, better) =>
    `${n} unité${n === 1 ? '' : 's'} romaine${n === 1 ? '' : 's'}, à votre ${better ? 'gain' : 'perte'}`,
  barbarianUnits: (n, better) =>
    `${n} unité${n === 1 ? '' : 's'} barbare${n === 1 ? '' : 's'}, à votre ${better ? 'gain' : 'perte'}`,
  threatened: (n, better) =>
    `${n} point${n === 1 ? '' : 's'} de zones romaines ${better ? 'à votre avantage' : 'à découvert'}`,
  withinReach: (n, better) =>
    `${n} point${n === 1 ? '' : 's'} de zones tenues ${better ? 'à votre avantage' : 'hors d’atteinte'}`,
}

const saying =
  (book: Readonly<Record<string, Say>>) =>
  (name: string, by: number): string =>
    book[name]?.(Math.abs(by), by > 0) ?? name

export const changes: Readonly<Record<Language, (name: string, by: number) => string>> = {
  en: saying(english),
  fr: saying(french),
}
