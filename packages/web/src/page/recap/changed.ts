/** Where something changed since the reader's turn: each place until he has looked at it. */
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import type { PlaceName } from '../board/board-part.ts'
import { asidesOf } from '../log/asides.ts'
import type { Play } from '../play/play.ts'
import { linesSince, placesOf } from './recap.ts'

export interface Changed {
  readonly places: ReadonlySignal<readonly PlaceName[]>
  readonly stop: () => void
}

export function changedOf(play: Play): Changed {
  const { session } = play
  const { page } = session
  const { turns, reader } = asidesOf(session)
  const lines = computed(() => linesSince(turns.value, session.telling.value, reader.value))
  const changed = computed(() => placesOf(lines.value, session.telling.value, page.places))
  /** After which action he has looked at which places. */
  const looked = signal<{ readonly since: number; readonly at: ReadonlySet<PlaceName> }>({ since: -1, at: new Set() })
  const since = computed(() => lines.value.at(-1)?.action ?? -1)
  const stop = effect(() => {
    const place = play.card.value
    const before = looked.peek()
    const at = before.since === since.value ? before.at : new Set<PlaceName>()
    if (place !== null && !at.has(place)) looked.value = { since: since.value, at: new Set([...at, place]) }
  })
  const places = computed(() => {
    if (session.offered.value === null) return []
    const { since: known, at } = looked.value
    return [...changed.value].filter((place) => known !== since.value || !at.has(place))
  })
  return { places, stop }
}
