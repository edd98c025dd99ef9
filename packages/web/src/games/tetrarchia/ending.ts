/** How Tetrarchia ends: all hold, or all lose. */
import type { EndingOf } from '../../page/ending/verdict.ts'

const minus = (score: number): string => String(score).replace('-', '−')

const words = {
  en: {
    held: 'The six borders hold',
    army: 'A Barbarian army is in Rome',
    tokens: 'Revolt is everywhere',
    text: (borders: number, turns: number, score: number) =>
      `${borders} of 6 borders secured after ${turns} turns. Score ${minus(score)} of 10.`,
    side: 'the Emperors',
  },
  fr: {
    held: 'Les six frontières tiennent',
    army: 'Une armée barbare est à Rome',
    tokens: 'La révolte est partout',
    text: (borders: number, turns: number, score: number) =>
      `${borders} frontières sur 6 assurées après ${turns} tours. Score : ${minus(score)} sur 10.`,
    side: 'les Empereurs',
  },
}

export const endingOf: EndingOf = ({ winners, rule, details }, _mine, language) => {
  const w = words[language]
  const isHeld = winners.length > 0
  return {
    headline: isHeld ? w.held : rule === 'TE-5-b' ? w.army : w.tokens,
    // Who is the Great is told by the table's own words.
    text:
      details.great === undefined && details.halves === undefined
        ? w.text(Number(details.borders), Number(details.turns), Number(details.score))
        : null,
    tone: isHeld ? 'rome' : 'barb',
    side: () => w.side,
    isShared: true,
  }
}
