/** The places of a board: all can be pointed at; where something can be done, they are buttons too. */
import type { ComponentChild } from 'preact'
import type { BoardProps, Spot } from './game-page.ts'
import { memo } from './memo.ts'
import { isMeant, press } from './press.ts'

type Draw = (spot: Spot, shown: boolean) => ComponentChild

interface PlacesProps extends Omit<BoardProps<unknown>, 'view' | 'language'> {
  readonly spots: readonly Spot[]
  /** What a place is called and what is there, for those who cannot see it. */
  readonly words: (spot: Spot) => readonly string[]
  /** Draws a place; always the same function. `shown`: something can be done there, or it is lit. */
  readonly draw: Draw
}

interface PlaceProps {
  readonly spot: Spot
  /** What can be done there, in words; empty: nothing. */
  readonly label: string
  readonly lit: boolean
  readonly draw: Draw
}

const Place = memo(({ spot, label, lit, draw }: PlaceProps) => {
  const isOpen = label !== ''
  return (
    <g
      class={`spot${isOpen ? ' open' : ''}${lit ? ' lit' : ''}`}
      data-spot={spot}
      {...(isOpen && { role: 'button', tabindex: 0, 'aria-label': label })}
    >
      {draw(spot, isOpen || lit)}
    </g>
  )
})

function spotOf({ target }: Event): Spot | null {
  const place = target instanceof Element ? target.closest<SVGElement>('.spot') : null
  return place?.dataset.spot ?? null
}

/** One listener for all places: they open and close with every action. */
export function Places({ spots, words, draw, open, lit, onSpot, onPoint }: PlacesProps) {
  const point = (event: Event) => onPoint(spotOf(event))
  const leave = () => onPoint(null)
  const choose = (event: Event) => {
    const spot = spotOf(event)
    if (spot !== null) onSpot(spot)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    event.stopPropagation()
    choose(event)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the places in it have the role of buttons
    <g
      onMouseDown={(event) => press(event, '.spot')}
      onClick={(event) => isMeant(event) && choose(event)}
      onKeyDown={onKeyDown}
      onPointerOver={point}
      onPointerLeave={leave}
      onFocusIn={point}
      onFocusOut={leave}
    >
      {spots.map((spot) => {
        const choices = open.get(spot) ?? []
        const said = choices.length === 0 ? [] : [...words(spot), ...choices.map((choice) => choice.words)]
        const label = said.filter((part) => part !== '').join('. ')
        return <Place key={spot} spot={spot} label={label} lit={lit.includes(spot)} draw={draw} />
      })}
    </g>
  )
}
