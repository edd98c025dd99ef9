/** The card of the place pointed at, in its corner: never under the pointer. */
import type { Play } from '../play/play.ts'
import { language } from '../settings.ts'

export function CardSlot({ play }: { play: Play }) {
  const { page, view } = play.session
  const place = play.card.value
  const { PlaceCard, board } = page
  if (place === null || view.value === null || board === undefined) return null
  const [option] = play.lit.value.get(place) ?? []
  const reached = option === undefined || option.place === null ? null : { ...option, place: option.place }
  return (
    <section class="panel-box card-slot" aria-hidden="true">
      {PlaceCard !== undefined ? (
        <PlaceCard
          place={place}
          view={view.value}
          language={language.value}
          selected={play.selected.value}
          reached={reached}
        />
      ) : (
        <>
          <h3>{board.placeWords(place, language.value)}</h3>
          <p>{board.contents(place, view.value, language.value)}</p>
          {option !== undefined && <p class="muted">{option.words}</p>}
        </>
      )}
    </section>
  )
}
