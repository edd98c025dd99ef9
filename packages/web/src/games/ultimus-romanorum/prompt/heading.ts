/** The title of the prompt: who is asked about, and where. */
import type { Language } from '@tabularium/engine'
import { isPlace, nameOf, placeOf, type View } from '@tabularium/ultimus-romanorum/shown'
import type { PieceName } from '../../../page/board/board-part.ts'
import { stackWith } from '../board/stacks.ts'
import { catalogues } from '../catalogues.ts'
import { frameOf } from '../frames.ts'
import { counterName, leaderNamed, stratagemName } from '../names.ts'
import { tableWords } from '../words/table/index.ts'

const BATTLES = ['stand', 'losses', 'retreat', 'evasion-zone', 'evaders', 'flight', 'refuge']

export function heading(view: View, language: Language, selected: PieceName | null = null): string {
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
  const stack = selected === null ? null : stackWith(view, selected)
  if (kind === 'movement' && stack !== null) {
    const counter = stack.counters.find(({ id }) => id === selected)
    const place = nameOf(stack.place)
    return counter === undefined ? place : w.inPlace(counterName(counter, language), place)
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
