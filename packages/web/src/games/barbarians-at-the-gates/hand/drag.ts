/** A card is dragged by mouse onto a leader on the map or onto one of its uses: one press plays it. */
import { choose } from './chosen.ts'

/** A pointer that moves less than this has not moved, in pixels. */
const STILL = 6

/** Lifts the card: its place shows a shadow, and a copy of it follows the pointer. */
function lift(source: HTMLElement, card: string): HTMLElement {
  choose(card)
  const { left, top } = source.getBoundingClientRect()
  const ghost = document.createElement('div')
  ghost.className = 'card-ghost'
  ghost.style.left = `${left}px`
  ghost.style.top = `${top}px`
  ghost.append(source.cloneNode(true))
  document.body.append(ghost)
  source.classList.add('shadow')
  return ghost
}

/** To drop a card is to press what lies there while the card is lifted. */
function drop({ clientX, clientY }: PointerEvent): void {
  const under = document.elementFromPoint(clientX, clientY)
  const use = under?.closest<HTMLElement>('.gates-uses button.use')
  if (use != null) return use.click()
  if (under?.closest('.map-frame') == null) return
  under.dispatchEvent(new PointerEvent('click', { bubbles: true, clientX, clientY, pointerType: 'mouse' }))
}

/** Follows a card that is held down, until it is let go or Escape takes it back. */
export function dragCard(down: PointerEvent, source: HTMLElement, card: string): void {
  if (down.button !== 0 || down.pointerType === 'touch') return
  const following = new AbortController()
  const { signal } = following
  let ghost: HTMLElement | null = null
  const end = () => {
    following.abort()
    ghost?.remove()
    source.classList.remove('shadow')
  }
  const move = ({ clientX, clientY }: PointerEvent) => {
    const [x, y] = [clientX - down.clientX, clientY - down.clientY]
    if (ghost === null && Math.hypot(x, y) < STILL) return
    ghost ??= lift(source, card)
    ghost.style.transform = `translate(${x}px, ${y}px)`
  }
  const letGo = (event: PointerEvent) => {
    const isDragged = ghost !== null
    end()
    if (isDragged) drop(event)
  }
  const takeBack = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    end()
    choose(null)
  }
  addEventListener('pointermove', move, { signal })
  addEventListener('pointerup', letGo, { signal })
  addEventListener('pointercancel', end, { signal })
  addEventListener('keydown', takeBack, { signal })
}
