/** The title of the prompt: who is asked about, and where. */
import type { Language } from '@tabularium/engine'
import { isPlace, nameOf, placeOf, type View } from '@tabularium/ultimus-romanorum/shown'
import type { PieceName } from '../../../page/board/board-part.ts'
import { catalogues } from '../catalogues.ts'
import { frameOf } from '../frames.ts'
import { leaderNamed, stratagemName } from '../names.ts'
import { tableWords } from '../words/table/index.ts'

const BATTLES = ['stand', 'losses', 'retreat', 'evasion-zone', 'evaders', 'flight', 'refuge']

export function heading(view: View, language: Language): string {
  const w = tableWords[language]
  const { kind, camp, leader, group, at, fleet, stratagem } = frameOf(view)
  if (kind === 'fleet') return catalogues[language].fleetName(fleet)
  const head = leader ?? group[0] ?? null
  if ((kind === 'group' || kind === 'escape') && head !== null) {
    const place = placeOf(view, head)
    const name = leader === null ? '' : leaderNamed(leader, language)
    if (place === undefined) return name
    return name === '' ? nameOf(place) : w.inPlace(name, nameOf(place))
  }
  if (kind === 'movement') return w.moving[camp === 'barbarian' ? 'barbarian' : 'roman']
  if (BATTLES.includes(kind) && isPlace(at)) return w.battleAt(nameOf(at))
  if (stratagem !== '') return stratagemName(stratagem, language)
  return w.phases[view.phase] ?? ''
}

/** While nobody was picked: who is on the march. */
export function actor(view: View): PieceName | null {
  const { kind, leader, group, fleet } = frameOf(view)
  if (kind === 'group') return leader ?? group[0] ?? null
  return kind === 'fleet' ? fleet : null
}
