/** The title of the prompt: who is asked about, and where. */
import { cardName, leaderName, spaceName, tribeName } from '@tabularium/barbarians-at-the-gates/lexicon'
import {
  activationOf,
  asked,
  faceOf,
  leaders,
  marchOf,
  migrantOf,
  onTheWay,
  placeOf,
  raidOf,
  subjectOf,
  type View,
} from '@tabularium/barbarians-at-the-gates/shown'
import type { Language } from '@tabularium/engine'
import type { PieceName } from '../../../page/board/board-part.ts'
import type { StoryWords } from '../words/story/catalogue.ts'
import { storyWords } from '../words/story/index.ts'

/** A leader or a tribe by its name, with the place. */
function whoWhere(view: View, piece: PieceName, language: Language): string {
  const name = leaders.has(piece) ? leaderName(faceOf(view, piece)?.id ?? piece, language) : tribeName(piece, language)
  const place = placeOf(view, piece)
  return place === null ? name : storyWords[language].inPlace(name, spaceName(place, language))
}

/** Questions about somebody on his way. */
function moverOf(view: View, w: StoryWords, language: Language): string | null {
  switch (asked(view)) {
    case 'orders': {
      const activation = activationOf(view)
      return activation === null ? null : whoWhere(view, activation.leader, language)
    }
    case 'raid-orders': {
      const at = raidOf(view)?.current?.at
      return at === undefined ? null : w.raidFrom(spaceName(at, language))
    }
    case 'marching': {
      const at = marchOf(view)?.current?.at
      return at === undefined ? null : w.marchFrom(spaceName(at, language))
    }
    case 'migration': {
      const migrant = migrantOf(view)
      return migrant === null ? null : whoWhere(view, migrant.tribe, language)
    }
    default:
      return null
  }
}

const BATTLES = ['battle-card', 'lose-cu', 'retreat', 'retreat-inside', 'commander']
const SIEGES = ['siege-loss', 'spoils', 'keep-fort', 'bring-marker']
const REACTIONS = ['avoid', 'intercept', 'refuse', 'delay']

/** Questions about a place. */
function placeWords(view: View, w: StoryWords, language: Language): string | null {
  const { space, purpose } = subjectOf(view)
  if (space === null) return null
  const name = spaceName(space, language)
  const question = asked(view)
  if (BATTLES.includes(question)) return w.battleAt(name)
  if (SIEGES.includes(question)) return w.siegeAt(name)
  if (REACTIONS.includes(question) || purpose === 'garrison') return w.cameTo(name)
  if (question === 'relief') return w.relief(name)
  return question === 'relocate' || question === 'restack' || question === 'who-leaves' ? w.leave(name) : null
}

const CHOSEN = ['pick-leader', 'tribal-leader', 'migration', 'marching', 'raid-from']

export function heading(view: View, language: Language, selected: PieceName | null): string {
  const w = storyWords[language]
  const question = asked(view)
  const mover = moverOf(view, w, language)
  if (mover !== null) return mover
  if (selected !== null && CHOSEN.includes(question)) return whoWhere(view, selected, language)
  const { card, leader } = subjectOf(view)
  if (question === 'compose' && leader !== null && subjectOf(view).purpose !== 'garrison') {
    return whoWhere(view, leader, language)
  }
  if (question === 'place-leader' && leader !== null) return leaderName(leader, language)
  const place = placeWords(view, w, language)
  if (place !== null) return place
  return card === null ? (w.heading[question] ?? '') : cardName(card, language)
}

/** While nobody was picked: who is on his way. */
export function actor(view: View): PieceName | null {
  switch (asked(view)) {
    case 'orders':
      return activationOf(view)?.leader ?? null
    case 'migration':
      return migrantOf(view)?.tribe ?? null
    case 'raid-orders':
      return 'raiders'
    case 'marching':
      return onTheWay(view, 'marching') === null ? null : 'marchers'
    default:
      return null
  }
}
