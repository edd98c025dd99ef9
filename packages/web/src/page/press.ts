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
