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

/** How soon after a click that was heeded the next one at the same place is the other half of a double click. */
const DOUBLE = 300

let heeded = Number.NEGATIVE_INFINITY

/** Whether a click means to do something: the second half of a double click does not do a second thing. */
export function isMeant({ detail, timeStamp }: MouseEvent): boolean {
  if (detail > 1 && timeStamp - heeded < DOUBLE) return false
  heeded = timeStamp
  return true
}
