/** The recap lies where it hides least: below the middle of the map, or narrow in the quiet corner, above the hand or beside it. */

const WAYS = [
  { lies: 'low', bottom: '' },
  { lies: 'narrow', bottom: '' },
  { lies: 'narrow', bottom: '16px' },
] as const

/** What is written on the map and stands there. */
const SHOWN = '.halo.place, .area-label, .map-name, .space-name, .coin, .map-pieces [data-piece]'
/** It is worse to lie on a card of the hand. */
const CARDS = '.hand-slot :is([data-card], .stratagem)'
const WORSE = 20

type Rect = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

const rectsOf = (selector: string): readonly Rect[] =>
  [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect())

const countUnder = (over: Rect, all: readonly Rect[]): number =>
  all.filter(
    ({ left, right, top, bottom }) => left < over.right && over.left < right && top < over.bottom && over.top < bottom,
  ).length

export function layRecap(recap: HTMLElement): void {
  const slot = recap.closest<HTMLElement>('.recap-slot')
  if (slot === null) return
  const [shown, cards] = [rectsOf(SHOWN), rectsOf(CARDS)]
  const put = ({ lies, bottom }: (typeof WAYS)[number]) => {
    slot.dataset.lies = lies
    slot.style.bottom = bottom
  }
  const hidden = WAYS.map((way) => {
    put(way)
    const rect = recap.getBoundingClientRect()
    return countUnder(rect, shown) + WORSE * countUnder(rect, cards)
  })
  put(WAYS[hidden.indexOf(Math.min(...hidden))] ?? WAYS[0])
}
