/** The card of the place pointed at, in its corner: never under the pointer. */
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { PlaceName } from '../board/board-part.ts'
import { bringHeld } from '../held/held.ts'
import { lazy } from '../lazy.tsx'
import type { Option } from '../play/options.ts'
import type { Play } from '../play/play.ts'
import { reachersOf } from '../play/who.ts'
import { percentOf, titled } from '../said.ts'
import { language, ui } from '../settings.ts'
import { actorWords } from './named.ts'

const HeldNotes = lazy(() => bringHeld().then((module) => module.HeldNotes))

/** More than these are a number. */
const MOST_NAMED = 4

/** "Galerius 2 IP": who it is, or where the stack stands that is called by its place; what it costs, or the chance. */
function comes(play: Play, { piece, cost, odds }: Option): string {
  const { board, price } = play.session.page
  const from = play.whereabouts.value.get(piece ?? '')
  const name =
    from === piece ? board?.placeWords(from ?? '', language.value) : actorWords(play, piece ?? '')[0]?.split(/[,;]/)[0]
  const dear = odds === null ? price?.(cost, language.value) : percentOf(odds)
  return [name, dear].filter(Boolean).join(' ')
}

/** Who can get there. At several screens nobody is asked for it: every look would be a question to the server. */
function Reachers({ play, place }: { play: Play; place: PlaceName }) {
  const found = useSignal<readonly Option[]>([])
  const { offered, company } = play.session
  const isAsked = offered.value !== null && company === null && play.only.value === null
  useEffect(() => {
    let isGone = !isAsked
    found.value = []
    const actors = {
      actors: play.groups.value.actors,
      whereabouts: play.whereabouts.value,
      reach: async (piece: string) => (await play.reachOf(piece, null)?.coming) ?? [],
    }
    if (isAsked) void reachersOf(place, actors, () => isGone).then((all) => (found.value = all ?? found.value))
    return () => {
      isGone = true
    }
  }, [place, offered.value, isAsked])
  const all = found.value
  if (all.length === 0) return null
  const named = all.slice(0, MOST_NAMED).map((option) => comes(play, option))
  const more = all.length > MOST_NAMED ? ` +${all.length - MOST_NAMED}` : ''
  return <p class="reachers muted">{titled(ui().reachers, named.join(', ') + more)}</p>
}

/** The card itself, wherever it lies. */
export function PlaceShown({ play, place }: { play: Play; place: PlaceName }) {
  const { page, view, offered } = play.session
  const { PlaceCard, board } = page
  if (view.value === null || board === undefined) return null
  const [option] = play.lit.value.get(place) ?? []
  const reached = option === undefined || option.place === null ? null : { ...option, place: option.place }
  if (PlaceCard !== undefined) {
    return (
      <>
        <PlaceCard
          place={place}
          view={view.value}
          language={language.value}
          selected={play.selected.value}
          reached={reached}
        />
        <Reachers play={play} place={place} />
        {offered.value?.held && <HeldNotes play={play} place={place} />}
      </>
    )
  }
  return (
    <>
      <h3>{board.placeWords(place, language.value)}</h3>
      <p>{board.contents(place, view.value, language.value)}</p>
      {option !== undefined && <p class="muted">{option.words}</p>}
      {offered.value?.held && <HeldNotes play={play} place={place} />}
    </>
  )
}

export function CardSlot({ play }: { play: Play }) {
  const place = play.card.value
  if (place === null || play.session.view.value === null) return null
  return (
    <section class="panel-box card-slot" aria-hidden="true">
      <PlaceShown play={play} place={place} />
    </section>
  )
}
