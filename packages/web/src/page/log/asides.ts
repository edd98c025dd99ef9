/** What is read from the log of one table: its turns, what happened since the reader's last one, and the arrows of it. */
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { Line } from '@tabularium/engine/room'
import type { AnyGamePage, Spot } from '../game-page.ts'
import { type Arrow, arrowsOf, isPast, linesSince, type Recap, recapOf } from '../recap/recap.ts'
import type { Session } from '../session/session.ts'
import { language } from '../settings.ts'
import { type Reader, type Turn, TurnReader } from './turns.ts'

export interface Asides {
  /** Everything told, by turns, whatever moment is looked at. */
  readonly turns: ReadonlySignal<readonly Turn[]>
  readonly reader: ReadonlySignal<Reader>
  readonly recap: ReadonlySignal<Recap | null>
  /** The recap was put away, or called back: true and false; null: it fades by itself. */
  readonly recalled: Signal<boolean | null>
  readonly recapIsShown: ReadonlySignal<boolean>
  /** The arrows on the map: what happened since, or what is just happening. */
  readonly arrows: ReadonlySignal<readonly Arrow[]>
  /** The arrow of what is happening right now; null: none. */
  readonly moving: ReadonlySignal<Arrow | null>
  /** What of the recap is being played once more; null: nothing. */
  readonly playing: Signal<Line | null>
  /** What a place is called. */
  name(place: Spot): string
}

const known = new WeakMap<Session, Asides>()

export function asidesOf(session: Session): Asides {
  const found = known.get(session) ?? makeAsides(session)
  known.set(session, found)
  return found
}

/** What a place is called on the page. */
export function placeNamer(page: AnyGamePage): (place: Spot) => string {
  const names = new Map(page.spots().map(({ spot, name }) => [spot, name]))
  return (place) => page.board?.placeWords(place, language.value) ?? names.get(place) ?? place
}

function makeAsides(session: Session): Asides {
  const { page } = session
  const places = new Set(page.spots().map(({ spot }) => spot))
  const reading = computed(() => new TurnReader(session.telling.value, language.value, (name) => places.has(name)))
  const turns = computed(() => reading.value.turns(session.lines.value))
  const reader = computed((): Reader => {
    const { seats = [], viewer = null } = session.snapshot.value ?? {}
    return { seat: viewer === null ? null : (seats[viewer]?.name ?? null), seats: seats.map(({ name }) => name) }
  })
  const recap = computed(() =>
    recapOf(linesSince(turns.value, session.telling.value, reader.value), session.telling.value),
  )
  const recalled = signal<boolean | null>(null)
  const recapIsShown = computed(() => {
    const { value: found } = recap
    if (found === null || session.lookingAt.value !== null || session.covered.value) return false
    if (session.showing.value || session.botIsAsked.value) return false
    const length = session.snapshot.value?.length ?? 0
    const itself = session.itself.value.filter((at) => at > found.to && at < length).length
    return recalled.value ?? !isPast(found, length - itself)
  })
  const playing = signal<Line | null>(null)
  const moving = computed((): Arrow | null => {
    const isBack = session.lookingAt.value !== null
    const line = playing.value ?? (isBack ? session.told.value.at(-1) : session.just.value)
    if (line == null) return null
    const moved = session.telling.value.arrow(line.event)
    return moved === null ? null : { ...moved, count: moved.count ?? null, number: 0, action: line.action }
  })
  const arrows = computed(() => {
    const at = session.lookingAt.value
    if (playing.value !== null) return recap.value?.arrows ?? []
    if (at !== null)
      return arrowsOf(
        session.lines.value.filter(({ action }) => action === at - 1),
        session.telling.value,
      )
    if (recapIsShown.value) return recap.value?.arrows ?? []
    // While others move, each of their moves stays to be seen until the reader is asked.
    const isOthers = session.botIsAsked.value || session.showing.value
    return isOthers ? (recap.value?.arrows ?? []) : []
  })
  return { turns, reader, recap, recalled, recapIsShown, arrows, moving, playing, name: placeNamer(page) }
}
