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
