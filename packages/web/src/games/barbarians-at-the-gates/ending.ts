/** How Barbarians at the Gates ends: by points after the last turn, or before, when Rome has nothing left. */
import type { Language } from '@tabularium/engine'
import type { EndingOf } from '../../page/ending/verdict.ts'

/** Before the last turn is over: no army, no province of its own, no VP. */
const EARLY = { 'BG-4.2-a': 'army', 'BG-4.2-b': 'province', 'BG-4.2-d': 'points' } as const
type Early = (typeof EARLY)[keyof typeof EARLY]

const earlyOf = (rule: string): Early | null => Object.entries(EARLY).find(([clause]) => clause === rule)?.[1] ?? null

interface EndingWords {
  readonly stands: string
  readonly short: string
  readonly early: Readonly<Record<Early, string>>
  points(turn: string, vp: number, needed: number): string
  before(turn: string, vp: number): string
  readonly sides: readonly [roman: string, barbarian: string]
}

const words: Readonly<Record<Language, EndingWords>> = {
  en: {
    stands: 'Rome still stands',
    short: 'Rome has sunk too low',
    early: { army: 'The last army is gone', province: 'No province is Roman', points: 'Rome has fallen' },
    points: (turn, vp, needed) => `At the end of turn ${turn} Rome has ${vp} VP and needed ${needed}.`,
    before: (turn, vp) => `It ended in turn ${turn}, with ${vp} VP.`,
    sides: ['Rome', 'the Barbarians'],
  },
  fr: {
    stands: 'Rome est encore debout',
    short: 'Rome est tombée trop bas',
    early: {
      army: 'La dernière armée n’est plus',
      province: 'Aucune province n’est romaine',
      points: 'Rome est tombée',
    },
    points: (turn, vp, needed) => `À la fin du tour ${turn}, Rome a ${vp} PV ; il lui en fallait ${needed}.`,
    before: (turn, vp) => `La partie a pris fin au tour ${turn}, avec ${vp} PV.`,
    sides: ['Rome', 'les Barbares'],
  },
}

export const endingOf: EndingOf = ({ winners, rule, details }, _mine, language) => {
  const w = words[language]
  const isRoman = winners[0] === 0
  const early = earlyOf(rule)
  const [turn, vp] = [String(details.turn), Number(details.vp)]
  return {
    headline: isRoman ? w.stands : early === null ? w.short : w.early[early],
    text: early === null ? w.points(turn, vp, Number(details.needed)) : w.before(turn, vp),
    tone: isRoman ? 'rome' : 'barb',
    side: (seat) => w.sides[seat === 0 ? 0 : 1],
    isShared: false,
  }
}
