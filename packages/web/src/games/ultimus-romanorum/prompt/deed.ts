/** What the filled button says: "Attack Galliae VI, 7 units". */
import type { Language } from '@tabularium/engine'
import { isLeader, nameOf, type View } from '@tabularium/ultimus-romanorum/shown'
import type { Deed } from '../../../page/game-page.ts'
import { stackWith } from '../board/stacks.ts'
import { frameOf } from '../frames.ts'
import { tableWords } from '../words/table/index.ts'

const units = (view: View, ids: readonly string[]): number =>
  ids.filter((id) => {
    const counter = stackWith(view, id)?.counters.find((each) => each.id === id)
    return counter !== undefined && !isLeader(counter)
  }).length

/** How many units go; null: as many as may, which the rules know. */
function goingWith(view: View, steps: readonly string[]): number | null {
  const frame = frameOf(view)
  if (frame.kind === 'group') return units(view, frame.group)
  if (steps.includes('all')) return null
  return units(
    view,
    steps.flatMap((step) => (step.startsWith('piece ') ? [step.slice('piece '.length)] : [])),
  )
}

export function deed({ kind, place, steps, cost, odds }: Deed, view: View, language: Language): string | null {
  if (kind !== 'march' || place === null) return null
  const w = tableWords[language]
  const name = nameOf(place)
  const going = goingWith(view, steps)
  const company = going === null || going === 0 ? '' : `, ${w.units(going)}`
  return odds === null ? w.march(name, cost) : `${w.attack(name)}${company}`
}
