import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'

/**
 * Does something once the next frame has been painted: at the start of the one after it, so that nothing comes between
 * the frame and the screen. Returns how to prevent it.
 */
export function afterPaint(run: () => void): () => void {
  let frame = 0
  frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(run)
  })
  return () => cancelAnimationFrame(frame)
}

/** False until what was drawn with it has been painted: for what can be seen a frame later than what is played with. */
export function useAfterPaint(): boolean {
  const isPainted = useSignal(false)
  useEffect(() => afterPaint(() => (isPainted.value = true)), [])
  return isPainted.value
}
