/** How long to wait for a frame that does not come, as in a window that is not seen, in milliseconds. */
const LONGEST = 500

/** Does something once the next frame has been painted. Returns how to prevent it. */
export function afterPaint(run: () => void): () => void {
  let timer = setTimeout(run, LONGEST)
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    timer = setTimeout(run)
  })
  return () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
  }
}
