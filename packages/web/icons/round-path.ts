/** Puts every point of a path on the whole-number grid. Points are rounded where they lie, so errors do not add up. */

/** How many numbers each command takes, and which of them are x, y and lengths. */
const shapes: Record<string, readonly ('x' | 'y' | 'size' | 'keep')[]> = {
  m: ['x', 'y'],
  l: ['x', 'y'],
  h: ['x'],
  v: ['y'],
  c: ['x', 'y', 'x', 'y', 'x', 'y'],
  s: ['x', 'y', 'x', 'y'],
  q: ['x', 'y', 'x', 'y'],
  t: ['x', 'y'],
  a: ['size', 'size', 'keep', 'keep', 'keep', 'x', 'y'],
  z: [],
}

/** `scale`: how large it is drawn; a smaller one is coarser and shorter. */
export function roundPath(path: string, scale = 1): string {
  const at = { x: 0, y: 0 }
  const start = { x: 0, y: 0 }
  const drawn = { x: 0, y: 0 }
  const drawnStart = { x: 0, y: 0 }
  const parts: string[] = []
  for (const [, letter, text] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = letter.toLowerCase()
    const shape = shapes[kind]
    if (shape === undefined) throw new Error(`no path command '${letter}'`)
    const numbers = [...text.matchAll(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g)].map(Number)
    if (kind === 'z') {
      Object.assign(at, start)
      Object.assign(drawn, drawnStart)
      parts.push('z')
    }
    const written: number[] = []
    for (let i = 0; shape.length > 0 && i < numbers.length; i += shape.length) {
      const end = { ...at }
      const drawnEnd = { ...drawn }
      for (const [j, axis] of shape.entries()) {
        const value = (numbers[i + j] ?? 0) * (axis === 'keep' ? 1 : scale)
        if (axis === 'x' || axis === 'y') {
          end[axis] = letter === kind ? at[axis] + value : value
          drawnEnd[axis] = Math.round(end[axis])
        }
        written.push(axis === 'x' || axis === 'y' ? drawnEnd[axis] - drawn[axis] : Math.round(value))
      }
      Object.assign(at, end)
      Object.assign(drawn, drawnEnd)
      if (kind === 'm' && i === 0) {
        Object.assign(start, at)
        Object.assign(drawnStart, drawn)
      }
    }
    if (kind !== 'z') parts.push(`${kind}${written.join(' ').replaceAll(' -', '-')}`)
  }
  return parts.join('')
}
