/**
 * What is going on in a position, innermost last. A frame is never changed, only replaced, so copies of a position share frames.
 * Chapters of rules use this file; none needs the table of handlers.
 */
export interface Stacked<Frame> {
  readonly stack: Frame[]
}

export function top<Frame>(s: Stacked<Frame>): Frame {
  return s.stack[s.stack.length - 1]
}

export function push<Frame>(s: Stacked<Frame>, frame: NoInfer<Frame>): void {
  s.stack.push(frame)
}

export function pop(s: Stacked<unknown>): void {
  s.stack.pop()
}

/** Puts another frame in the place of the innermost one. */
export function replace<Frame>(s: Stacked<Frame>, frame: NoInfer<Frame>): void {
  s.stack[s.stack.length - 1] = frame
}
