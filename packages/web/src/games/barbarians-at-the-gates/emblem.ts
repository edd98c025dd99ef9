/** The two players as they are seen from afar. */
import { type PlayerName, playerAt, type View } from '@tabularium/barbarians-at-the-gates/shown'
import type { Language } from '@tabularium/engine'
import type { Emblem } from '../../page/game-page.ts'
import { icons } from './icons.ts'
import { storyWords } from './words/story/index.ts'

const looks: Record<PlayerName, Omit<Emblem, 'words'>> = {
  roman: { side: 'rome', form: 'square', icon: icons.emperor },
  barbarian: { side: 'barb', form: 'eight', icon: icons.people },
}

/** BG-1.0-a: a seat plays the same side to the end. */
export function emblem(seat: number, _: View, language: Language): Emblem {
  const player = playerAt(seat)
  return { ...looks[player], words: storyWords[language].player[player] }
}
