/** How Ultimus Romanorum ends: by points, or with the last Augustus. */
import { isObject } from '@tabularium/engine'
import type { EndingOf } from '../../page/ending/verdict.ts'

const NO_AUGUSTUS = 'UR-3.5.1-d'

const words = {
  en: {
    none: 'No Augustus is left',
    draw: 'Neither rules',
    roman: { simple: 'Rome endures', decisive: 'Rome prevails', definitive: 'Rome rules again' },
    barbarian: { simple: 'The kingdoms rise', decisive: 'The kingdoms prevail', definitive: 'The West is gone' },
    text: (roman: number, barbarian: number, year: number) =>
      `In ${year} the Roman has ${roman} points, the Barbarian ${barbarian}.`,
    sides: ['Rome', 'the Barbarian'],
  },
  fr: {
    none: 'Il n’y a plus d’Auguste',
    draw: 'Aucun ne règne',
    roman: { simple: 'Rome dure', decisive: 'Rome l’emporte', definitive: 'Rome règne à nouveau' },
    barbarian: {
      simple: 'Les royaumes se lèvent',
      decisive: 'Les royaumes l’emportent',
      definitive: 'L’Occident n’est plus',
    },
    text: (roman: number, barbarian: number, year: number) =>
      `En ${year}, le Romain a ${roman} points, le Barbare ${barbarian}.`,
    sides: ['Rome', 'le Barbare'],
  },
}

type Level = 'simple' | 'decisive' | 'definitive'

export const endingOf: EndingOf = ({ winners, rule, details }, _mine, language, { view }) => {
  const w = words[language]
  const romanSeat = isObject(view) ? Number(view.romanSeat) : 0
  const [winner] = winners
  const camp = winner === romanSeat ? 'roman' : 'barbarian'
  const level = details.level as Level
  const headline = winner === undefined ? w.draw : rule === NO_AUGUSTUS ? w.none : w[camp][level]
  return {
    headline,
    text: w.text(Number(details.roman), Number(details.barbarian), Number(details.year)),
    tone: winner === undefined ? 'drawn' : camp === 'roman' ? 'rome' : 'barb',
    side: (seat) => w.sides[seat === romanSeat ? 0 : 1] ?? '',
    isShared: false,
  }
}
