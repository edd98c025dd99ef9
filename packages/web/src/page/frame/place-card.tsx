/** The card of the place pointed at, in its corner: never under the pointer. */
import type { PlaceName } from '../board/board-part.ts'
import { bringHeld } from '../held/held.ts'
import { lazy } from '../lazy.tsx'
import type { Play } from '../play/play.ts'
import { language } from '../settings.ts'

const HeldNotes = lazy(() => bringHeld().then((module) => module.HeldNotes))

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
