/** How Tetrarchia ends: all hold, or all lose. */
import type { EndingOf } from '../../page/ending/verdict.ts'

const words = {
  en: {
    held: 'The six borders hold',
    army: 'A Barbarian army is in Rome',
    tokens: 'Revolt is everywhere',
    text: (borders: number, turns: number, score: number) =>
      `${borders} of 6 borders secured after ${turns} turns. Score ${score} of 10.`,
    side: 'the Emperors',
  },
  fr: {
    held: 'Les six frontières tiennent',
    army: 'Une armée barbare est à Rome',
    tokens: 'La révolte est partout',
    text: (borders: number, turns: number, score: number) =>
      `${borders} frontières sur 6 assurées après ${turns} tours. Score : ${score} sur 10.`,
    side: 'les Empereurs',
  },
}

export const endingOf: EndingOf = ({ winners, rule, details }, _mine, language) => {
  const w = words[language]
  const isHeld = winners.length > 0
  return {
    headline: isHeld ? w.held : rule === 'TE-5-b' ? w.army : w.tokens,
    text: w.text(Number(details.borders), Number(details.turns), Number(details.score)),
    tone: isHeld ? 'rome' : 'barb',
    side: () => w.side,
    isShared: true,
  }
}
