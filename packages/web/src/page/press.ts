/**
 * After a click on one of these nothing has the focus: a browser lays out the whole page at once when what has the focus
 * is removed, and what was clicked often is.
 */
export function press(event: MouseEvent, these: string): void {
  if (!(event.target instanceof Element && event.target.closest(these))) return
  event.preventDefault()
  const { activeElement } = document
  if (activeElement instanceof HTMLElement || activeElement instanceof SVGElement) activeElement.blur()
}

/** How soon after a click the next one at the same place is the other half of a double click, in milliseconds. */
const DOUBLE = 500

let heeded = Number.NEGATIVE_INFINITY

/** A finger that taps twice shows and then does: only what bounces is not meant. */
const BOUNCE = 200

/** Whether a click means to do something: the second half of a double click does not do a second thing. */
export function isMeant({ detail, timeStamp }: MouseEvent, byFinger = false): boolean {
  if (detail > 1 && timeStamp - heeded < (byFinger ? BOUNCE : DOUBLE)) return false
  heeded = timeStamp
  return true
}

const CONTROLS = 'button, a, summary, label, [role="button"]'

const controlAt = ({ target }: Event): Element | null => (target instanceof Element ? target.closest(CONTROLS) : null)

let latest: { readonly control: Element | null; readonly time: number } = { control: null, time: 0 }

/** A double click on what is gone by its second half is not a click on what lay behind it. */
addEventListener(
  'click',
  (event) => {
    const control = controlAt(event)
    const isOther = event.detail > 1 && event.timeStamp - latest.time < DOUBLE && control !== latest.control
    latest = { control: isOther ? latest.control : control, time: event.timeStamp }
    if (!isOther) return
    event.preventDefault()
    event.stopImmediatePropagation()
  },
  true,
)

/** A key that is held down presses a button once. */
addEventListener(
  'keydown',
  (event) => {
    if (!event.repeat || (event.key !== 'Enter' && event.key !== ' ') || controlAt(event) === null) return
    event.preventDefault()
    event.stopImmediatePropagation()
  },
  true,
)
