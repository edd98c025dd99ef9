/** The sheet of a small screen: pulled by a finger, and as high as what there is to say. */
import { effect } from '@preact/signals'
import { lateNow } from '../late-part.ts'
import type { Play } from '../play/play.ts'
import type { Desk } from './desk.ts'
import { layout } from './layout.ts'
import '../../style/table/drawer.css'
import '../../style/table/sheet.css'

/** A finger that moves less has not pulled, in pixels. */
const PULL = 36

/** Swipes: up for more, down for less; down to the fold lets go of what was selected. */
function followFinger(sheet: HTMLElement, desk: Desk, play: Play): () => void {
  let from: { readonly y: number; readonly isAtTop: boolean; readonly isAtEnd: boolean } | null = null
  const down = (event: TouchEvent) => {
    const [touch, another] = event.touches
    const text = sheet.querySelector('.side-inner')
    if (touch === undefined || another !== undefined || text === null) return
    const { scrollTop, scrollHeight, clientHeight } = text
    from = { y: touch.clientY, isAtTop: scrollTop <= 0, isAtEnd: scrollTop + clientHeight >= scrollHeight - 1 }
  }
  const up = (event: TouchEvent) => {
    const [touch] = event.changedTouches
    if (from === null || touch === undefined || layout.value !== 'sheet') return
    const by = touch.clientY - from.y
    const { isAtTop, isAtEnd } = from
    from = null
    if (by < -PULL && (isAtEnd || desk.pulled.value !== 'whole')) desk.pullUp()
    if (by <= PULL || !isAtTop) return
    desk.pullDown()
    if (desk.pulled.value === 'low') play.release()
  }
  sheet.addEventListener('touchstart', down, { passive: true })
  sheet.addEventListener('touchend', up)
  return () => {
    sheet.removeEventListener('touchstart', down)
    sheet.removeEventListener('touchend', up)
  }
}

/** What the sheet is about: with another matter it comes up or folds by itself. */
function matter({ session, selected, previewed, pending, options, card, advice }: Play, isRecap: boolean): string {
  return JSON.stringify([
    isRecap,
    session.offered.value?.ask,
    session.snapshot.value?.outcome !== null,
    selected.value,
    previewed.value,
    pending.value?.steps,
    options.value.length,
    card.value,
    advice.value !== null,
  ])
}

/** More than a sentence and a button. */
function hasMore(sheet: HTMLElement): boolean {
  if (sheet.querySelector('.recap, .lesson, .prompt-preview, .advice, .acts-here, .stack-slot, .refusal') !== null)
    return true
  return sheet.querySelectorAll('.prompt button').length > 1
}

/** It is as high as it has to be at once, and comes there from where its edge was. */
function slide(element: HTMLElement, by: number): void {
  if (layout.peek() !== 'sheet' || by === 0) return
  element.animate({ transform: [`translateY(${by}px)`, 'none'] }, lateNow()?.timingOf('panel'))
}

/** `isRecap`: whether it shows what happened since, as its first page. */
export function keepSheet(element: HTMLElement, desk: Desk, play: Play, isRecap: () => boolean): () => void {
  let before = ''
  const fit = () => {
    const isMore = play.selected.peek() !== null || isRecap() || hasMore(element)
    if (!desk.isHeld) desk.pulled.value = isMore ? 'third' : 'low'
  }
  const stop = effect(() => {
    const isFirst = isRecap()
    const now = matter(play, isFirst)
    if (now === before) return
    before = now
    desk.isHeld = false
    // Folded, it would show what is asked until the next frame.
    if (isFirst) desk.pulled.value = 'third'
    requestAnimationFrame(fit)
  })
  // Parts that are fetched come later.
  const changes = new MutationObserver(fit)
  changes.observe(element, { childList: true, subtree: true })
  const sizes = new ResizeObserver(([{ borderBoxSize }]) => {
    const height = borderBoxSize[0].blockSize
    slide(element, height - desk.height.peek())
    desk.height.value = height
  })
  sizes.observe(element)
  const unfollow = followFinger(element, desk, play)
  return () => {
    sizes.disconnect()
    changes.disconnect()
    stop()
    unfollow()
  }
}
