/** What is said of a click where nothing can be done: the case, not a clause about the sequence. */
import type { Language } from '@tabularium/engine'
import { isPlace, nameOf, type View } from '@tabularium/ultimus-romanorum/shown'
import type { Objection } from '../../page/game-page.ts'
import { stacksAt, stackWith } from './board/stacks.ts'
import { frameOf } from './frames.ts'
import { counterName } from './names.ts'
import { tableWords } from './words/table/index.ts'

export function objection(place: string, view: View, piece: string | null, language: Language): Objection | null {
  const { kind, camp } = frameOf(view)
  if (kind !== 'movement' || !isPlace(place)) return null
  const w = tableWords[language].refusal
  const stacks = stacksAt(view, place)
  const nameOfPiece = (id: string) => {
    const counter = stackWith(view, id)?.counters.find((each) => each.id === id)
    return counter === undefined ? id : counterName(counter, language)
  }
  if (piece !== null) return w.far(nameOfPiece(piece), nameOf(place))
  const own = stacks.find((stack) => stack.camp === camp)
  if (own !== undefined) {
    const moved = own.counters.find((counter) => counter.moved)
    return moved === undefined ? null : w.moved(counterName(moved, language))
  }
  const [enemy] = stacks.flatMap((stack) => stack.counters)
  return enemy === undefined ? w.empty(nameOf(place)) : w.enemy(counterName(enemy, language))
}
