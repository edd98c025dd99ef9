/** What stands on the map, in words. */

import { grammars, leaderName, nameTables, spaceName, tribeName } from '@tabularium/barbarians-at-the-gates/lexicon'
import {
  besiegerOf,
  cuIn,
  faceOf,
  fortAt,
  garrisonIn,
  isEmperor,
  isInside,
  leadersAt,
  type PowerName,
  powerOf,
  tribes,
  tribesAt,
  type View,
} from '@tabularium/barbarians-at-the-gates/shown'
import type { Language } from '@tabularium/engine'
import type { PieceName, PlaceName } from '../../../page/board/board-part.ts'
import { mapWords } from '../words/map/index.ts'
import { forceWith } from './forces.ts'

const cuWords = (power: PowerName, cu: number, language: Language): string =>
  grammars[language].cu(cu, nameTables[language].power[power].cu)

const named = (view: View, leader: string, language: Language): string =>
  leaderName(faceOf(view, leader)?.id ?? leader, language)

/** "Gratian, Loyalist, Emperor, initiative 1, tactical 2, with 5 CU, Lugdunum". */
function leaderWords(leader: string, view: View, language: Language): string {
  const w = mapWords[language]
  const power = powerOf(view, leader)
  const face = faceOf(view, leader)
  const force = forceWith(view, leader)
  return [
    named(view, leader, language),
    nameTables[language].power[power].man,
    isEmperor(view, leader) && w.emperor,
    face !== undefined && w.ratings(face.initiative, face.tactical),
    force !== undefined && force.cu > 0 && w.with(grammars[language].cu(force.cu)),
    isInside(view, leader) && w.inside,
    force !== undefined && spaceName(force.space, language),
  ]
    .filter((part) => part !== false)
    .join(', ')
}

export function pieceWords(piece: PieceName, view: View, language: Language): string {
  const w = mapWords[language]
  if (view.leaders[piece] !== undefined) return leaderWords(piece, view, language)
  const force = forceWith(view, piece)
  const place = force === undefined ? [] : [spaceName(force.space, language)]
  const tribe = tribes.get(piece)
  if (tribe !== undefined) {
    const power = nameTables[language].control[view.tribes[piece]?.allied === true ? 'allied' : 'barbarian']
    return [w.marker(tribeName(piece, language)), power, w.score(tribe.score), ...place].join(', ')
  }
  if (piece === 'raiders' || piece === 'marchers') return [w[piece], ...place].join(', ')
  return force === undefined ? piece : [cuWords(force.power, force.cu, language), ...place].join(', ')
}

/** Who holds a space, its fort and its siege, and all that stands there. */
export function contents(place: PlaceName, view: View, language: Language): string {
  const w = mapWords[language]
  const besieger = besiegerOf(view, place)
  const fort = fortAt(view, place)
  return [
    ...(fort === null ? [] : [nameTables[language].fort[fort]]),
    ...(besieger === null ? [] : [w.besieged(nameTables[language].power[besieger].people)]),
    ...leadersAt(view, place).map((leader) => named(view, leader, language)),
    ...cuIn(view, place).map(([power, cu]) => cuWords(power, cu, language)),
    ...garrisonIn(view, place).map(([power, cu]) => w.insideCu(cuWords(power, cu, language))),
    ...tribesAt(view, place).map((tribe) => w.marker(tribeName(tribe, language))),
  ].join(', ')
}
