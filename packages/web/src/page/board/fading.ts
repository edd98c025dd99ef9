/** What changes on the map is seen to: what is not lit falls back and comes forward again, a number goes over into another. */
import { type MotionName, timingOf } from '../motion.ts'

/** Goes before the eyes of the reader, and is no more. */
function fadeOut(drawn: SVGElement, name: MotionName): void {
  drawn.animate({ opacity: [1, 0] }, { ...timingOf(name), fill: 'forwards' }).onfinish = () => drawn.remove()
}

/** What the layer had goes in a copy of it, over what is drawn now: nothing waits for it. */
function leave(layer: SVGSVGElement, gone: readonly Node[]): void {
  const copy = layer.cloneNode()
  if (!(copy instanceof SVGSVGElement)) return
  copy.append(...gone)
  layer.after(copy)
  fadeOut(copy, 'scrim-out')
}

/** Where there was no shade a shade comes, and where there was one it goes. */
function keepScrim(layer: SVGSVGElement): () => void {
  const isShade = (node: Node) => node instanceof Element && !node.matches('.lit-edges')
  const changes = new MutationObserver((found) => {
    if (timingOf('scrim-in').duration === 0) return
    const gone = found.flatMap(({ removedNodes }) => [...removedNodes]).filter(isShade)
    const come = found.flatMap(({ addedNodes }) => [...addedNodes]).filter(isShade)
    if (gone.length > 0 && come.length === 0) leave(layer, gone)
    if (come.length > 0 && gone.length === 0) layer.animate({ opacity: [0, 1] }, timingOf('scrim-in'))
  })
  changes.observe(layer, { childList: true })
  return () => changes.disconnect()
}

function crossFade(text: SVGTextElement, before: string): void {
  const copy = text.cloneNode()
  if (!(copy instanceof SVGTextElement)) return
  copy.textContent = before
  text.after(copy)
  fadeOut(copy, 'number')
  text.animate({ opacity: [0, 1] }, timingOf('number'))
}

function keepNumbers(pieces: SVGSVGElement): () => void {
  const changes = new MutationObserver((found) => {
    if (timingOf('number').duration === 0) return
    for (const { target, oldValue } of found) {
      const text = target.parentNode
      const isNumber = text instanceof SVGTextElement && text.matches('.counter-number')
      if (isNumber && oldValue !== null && oldValue !== target.nodeValue) crossFade(text, oldValue)
    }
  })
  changes.observe(pieces, { characterData: true, characterDataOldValue: true, subtree: true })
  return () => changes.disconnect()
}

export function keepFading(): () => void {
  const lit = document.querySelector<SVGSVGElement>('.map-lit')
  const pieces = document.querySelector<SVGSVGElement>('.map-pieces')
  const stops = [...(lit === null ? [] : [keepScrim(lit)]), ...(pieces === null ? [] : [keepNumbers(pieces)])]
  return () => {
    for (const stop of stops) stop()
  }
}
