/** What was done in a game under earlier rules or on an earlier board: by which, and when it may be read. */
import { type Edition, isObject, type Json } from '@tabularium/engine'
import { type Room, seenBy } from '@tabularium/engine/room'
import type { Stage } from './protocol.ts'

/** From which action of the past on these rules and this board were played. */
export interface Era {
  readonly from: number
  readonly rules: number
  readonly edition: Pick<Edition, 'id' | 'digest'>
}

/** What was written down of a game before it was opened. */
export interface Written extends Omit<Era, 'from'> {
  /** How many actions were of the past already. */
  readonly past: number
  readonly eras: readonly Era[]
}

/** The eras of a game whose past has so many actions now: if there are more than there were, those were played last. */
export function erasOf({ past, eras, rules, edition }: Written, now: number): readonly Era[] {
  return now > past ? [...eras, { from: past, rules, edition }] : eras
}

/** What a file that was read says of itself. A file does not say by which rules its own past was played. */
export function writtenIn(text: string): Written {
  const { rules, edition, past } = membersOf(JSON.parse(text))
  const { id, digest } = membersOf(edition)
  return {
    rules: typeof rules === 'number' ? rules : 1,
    edition: { id: String(id), digest: String(digest) },
    past: Array.isArray(past) ? past.length : 0,
    eras: [],
  }
}

const membersOf = (value: Json = null) => (isObject(value) ? value : {})

/** The past of a game, stage by stage; null: it is not told yet. */
export function stagesOf(room: Room, eras: readonly Era[]): readonly Stage[] | null {
  const past = seenBy(room, null, 'en').past()
  if (past === null) return null
  const first = { from: 0, under: null }
  const parts = [first, ...eras.map(({ from, rules, edition }) => ({ from, under: { rules, edition } }))]
  return parts
    .map(({ from, under }, i): Stage => ({ under, actions: past.slice(from, parts[i + 1]?.from) }))
    .filter(({ actions }) => actions.length > 0)
}
