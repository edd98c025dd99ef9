/** What is said of a click where nothing can be done: the case, not a clause about the sequence. */
import { leaderName, spaceName } from '@tabularium/barbarians-at-the-gates/lexicon'
import {
  asked,
  faceOf,
  frameOf,
  isSpace,
  leadersAt,
  playerOf,
  powerOf,
  type View,
} from '@tabularium/barbarians-at-the-gates/shown'
import type { Language } from '@tabularium/engine'
import type { Objection } from '../../page/game-page.ts'
import { storyWords } from './words/story/index.ts'

export function objection(place: string, view: View, piece: string | null, language: Language): Objection | null {
  if (asked(view) !== 'pick-leader' || !isSpace(place)) return null
  const w = storyWords[language].refusal
  const nameOf = (leader: string) => leaderName(faceOf(view, leader)?.id ?? leader, language)
  if (piece !== null) return [w.far(nameOf(piece), spaceName(place, language)), 'BG-10.2.2-g']
  const player = frameOf(view, 'pick-leader')?.player
  const there = leadersAt(view, place)
  if (there.some((leader) => playerOf(powerOf(view, leader)) === player)) return null
  const [enemy] = there
  return enemy === undefined
    ? [w.empty(spaceName(place, language)), 'BG-7.1-e']
    : [w.enemy(nameOf(enemy)), 'BG-2.2.1-b']
}
