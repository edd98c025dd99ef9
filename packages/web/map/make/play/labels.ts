import type { Anchor, Arrow, LabelShape, LetterLevel, Point, Side } from '../../format.ts'
import type { Board } from '../base/board.ts'
import { around, type Box, distanceToBox, grow, inside, overlap, round, touches } from '../base/geometry.ts'
import { HEIGHT, WIDTH } from '../base/projection.ts'
import { type Option, settle } from '../base/settle.ts'
import { CAP, TYPE, textWidth } from '../base/type.ts'
import type { Coast } from '../land/coast.ts'
import { RADIUS } from './discs.ts'
import type { Link } from './links.ts'

/** Air between a disc's rim and its name; at fit a lit place has a wider rim. */
const gapAt = (level: LetterLevel) => (level === 'middle' ? 8 : 6)
/** Air around a name. */
const PAD = 2
/** A name is by this much nearer to its own disc than to any other, or it may seem to be the other's. */
const BELONGS = 26
/** Names stay this far inside the frame. */
const FRAME = 22

/** Where panels lie at fit: the prompt above, the log below. */
const QUIET: readonly Box[] = [
  { x0: 1240, y0: 0, x1: 1600, y1: 330 },
  { x0: 1240, y0: 690, x1: 1600, y1: 1040 },
]

/** From far to near. */
export const LEVELS: readonly LetterLevel[] = ['wide', 'middle', 'close']

export interface Obstacles {
  discs: Map<string, Point>
  /** Coordinates, which are seen only near. */
  tags: Map<string, Point>
  links: readonly Link[]
  arrows: readonly Arrow[]
  coast: Coast
  /** Sea names and fleets. */
  taken: readonly Box[]
}

const sizeAt = (level: LetterLevel) => TYPE.labels[level]

/** From the tops of the first line's capitals to the last baseline. */
function heightOf(lines: readonly string[], size: number): number {
  return CAP * size + (lines.length - 1) * TYPE.lineHeight * size
}

function widthOf(lines: readonly string[], size: number): number {
  return Math.max(...lines.map((line) => textWidth(line, size, TYPE.labelSpacing)))
}

/** The box that a label covers. */
export function labelBox(label: LabelShape, level: LetterLevel): Box {
  const size = sizeAt(level)
  const width = widthOf(label.lines, size)
  const x0 = label.anchor === 'start' ? label.x : label.anchor === 'end' ? label.x - width : label.x - width / 2
  const y0 = label.y - CAP * size
  return { x0, y0, x1: x0 + width, y1: y0 + heightOf(label.lines, size) }
}

export const tagBox = (at: Point): Box => around(at, TYPE.tag[0], TYPE.tag[1])

/** What can stand at a disc at fit: a figure on it, and at its upper right the disc with a cost. */
export function figuresAt([x, y]: Point): readonly { at: Point; radius: number }[] {
  return [
    { at: [x, y - 12], radius: 24 },
    { at: [x + 22, y - 20], radius: 13 },
  ]
}

/** Where the chance of an attack is shown, under an army. */
const oddsAt = ([x, y]: Point): Box => around([x, y + 37], 112, 34)

/** Every label in the cheapest of its places, given the others. */
export function placeLabels(
  board: Board,
  level: LetterLevel,
  obstacles: Obstacles,
): Map<string, LabelShape & { box: Box }> {
  const candidates = board.provinces.map(({ id, name }) => [
    candidatesOf(obstacles.discs.get(id) ?? [0, 0], name, level).map((label) => {
      const box = labelBox(label, level)
      return { ...label, box, cost: label.cost + ownCost(box, id, level, obstacles) }
    }),
  ])
  const air = level === 'close' ? 6 : 4
  const clash = (a: Option, b: Option) => {
    if (touches(a.box, b.box, air)) return 400
    // Two names that stand as close as lines would be read as one.
    return touches(a.box, b.box, 8) ? 40 : 0
  }
  const chosen = settle(candidates, clash, { seed: 7, runs: 12, rounds: 8 })
  return new Map(board.provinces.map(({ id }, i) => [id, chosen[i][0]]))
}

type Candidate = LabelShape & { cost: number }

function candidatesOf([x, y]: Point, name: string, level: LetterLevel): Candidate[] {
  const words = name.split(' ')
  const settings = words.length === 1 ? [[name]] : [words, [name]]
  return settings.flatMap((lines) => {
    const size = sizeAt(level)
    const width = widthOf(lines, size)
    const height = heightOf(lines, size)
    const long = lines.length === 1 && words.length > 1 ? (level === 'middle' ? 18 : 4) : 0
    const make = (side: Side, anchor: Anchor, lx: number, top: number, cost: number) => ({
      side,
      anchor,
      lines,
      x: round(lx),
      y: round(top + CAP * size),
      cost: cost + long,
    })
    const out: Candidate[] = []
    for (const slide of [0, -7, 7, -14, 14, -20, 20]) {
      // Beside the disc, a name that slides up or down can also move in along the curve of the rim.
      const rim = Math.sqrt(Math.max(0, RADIUS ** 2 - Math.max(0, Math.abs(slide) - height / 2) ** 2)) + gapAt(level)
      for (const more of level === 'close' ? [0] : [0, 6, 12]) {
        const cost = Math.abs(slide) * 0.4 + more * 0.5
        out.push(make('right', 'start', x + rim + more, y - height / 2 + slide, cost))
        out.push(make('left', 'end', x - rim - more, y - height / 2 + slide, 1 + cost))
      }
    }
    const rise = level === 'close' ? 9 : level === 'middle' ? 12 : 0
    for (const slide of [0, -0.2, 0.2, -0.4, 0.4, -0.55, 0.55]) {
      const lx = x + slide * width
      const cost = Math.abs(slide) * 16
      out.push(make('bottom', 'middle', lx, y + RADIUS + gapAt(level), 1 + cost))
      out.push(make('top', 'middle', lx, y - RADIUS - gapAt(level) - rise - height, 3 + cost))
    }
    return out
  })
}

function ownCost(box: Box, id: string, level: LetterLevel, obstacles: Obstacles): number {
  const { links, arrows, coast, taken } = obstacles
  let cost = discCost(box, id, level, obstacles)
  for (const link of links) {
    const under = link.trace.filter((p) => inside(p, grow(box, PAD))).length
    if (under > 0) cost += level === 'close' ? 60 + under * 8 : 24 + under * 3
    if (link.gap && overlap(grow(box, PAD), around([link.gap[0], link.gap[1]], 16, 16)) > 0)
      cost += level === 'wide' ? 280 : 120
  }
  if (level === 'close') {
    for (const { at } of arrows) if (overlap(grow(box, PAD), around([at[0], at[1]], 12, 12)) > 0) cost += 90
  }
  for (const other of taken) if (overlap(grow(box, 3), other) > 0) cost += 300
  if (level !== 'close') for (const panel of QUIET) if (overlap(box, panel) > 0) cost += 50
  cost += coastUnder(box, coast) * 0.7
  const out = Math.max(0, FRAME - box.x0, FRAME - box.y0, box.x1 - WIDTH + FRAME, box.y1 - HEIGHT + FRAME)
  return cost + (out > 0 ? 500 + out * 20 : 0)
}

/** Of lying on a disc or on what can stand there, or of seeming to belong to a neighbour. */
function discCost(box: Box, id: string, level: LetterLevel, { discs, tags }: Obstacles): number {
  let cost = 0
  const own = distanceToBox(discs.get(id) ?? [0, 0], box)
  for (const [other, at] of discs) {
    const far = distanceToBox(at, box)
    const lack = RADIUS + (other === id ? 3.5 : 5) - far
    if (lack > 0) cost += 300 + lack * 20
    else if (other !== id) cost += Math.max(0, BELONGS + own - far) * (level === 'close' ? 0.5 : 1.6)
    if (level !== 'middle') continue
    for (const figure of figuresAt(at)) {
      const under = figure.radius + 1 - distanceToBox(figure.at, box)
      if (under > 0) cost += 60 + under * 8
    }
    if (other === id && overlap(box, oddsAt(at)) > 0) cost += 16
  }
  if (level !== 'close') return cost
  for (const at of tags.values()) if (overlap(grow(box, PAD), tagBox(at)) > 0) cost += 300
  return cost
}

/** A name wholly on land or wholly on water reads better than one across the shore. */
function coastUnder(box: Box, coast: Coast): number {
  let land = 0
  let all = 0
  for (let y = box.y0; y <= box.y1; y += 4)
    for (let x = box.x0; x <= box.x1; x += 4) {
      if (coast.isLand(x, y)) land++
      all++
    }
  return Math.min(land, all - land)
}
