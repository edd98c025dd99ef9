import type { Anchor, Arrow, LabelShape, Point, Side } from '../../format.ts'
import type { Board } from '../base/board.ts'
import { around, type Box, distanceToBox, grow, inside, overlap, round, touches } from '../base/geometry.ts'
import { HEIGHT, WIDTH } from '../base/projection.ts'
import { type Option, settle } from '../base/settle.ts'
import { CAP, TYPE, textWidth } from '../base/type.ts'
import type { Coast } from '../land/coast.ts'
import { RADIUS } from './discs.ts'
import type { Link } from './links.ts'

/** Air between a disc's rim and its name. */
const GAP = 6
/** Air around a name. */
const PAD = 2
/** Names stay this far inside the frame. */
const FRAME = 22

export interface Obstacles {
  discs: Map<string, Point>
  tags: Map<string, Point>
  links: readonly Link[]
  arrows: readonly Arrow[]
  coast: Coast
  /** Sea names and fleets. */
  taken: readonly Box[]
}

/** The box that a label covers, from the tops of its capitals to the last baseline. */
export function labelBox(label: LabelShape): Box {
  const width = Math.max(...label.lines.map((line) => textWidth(line, TYPE.label, TYPE.labelSpacing)))
  const x0 = label.anchor === 'start' ? label.x : label.anchor === 'end' ? label.x - width : label.x - width / 2
  const y1 = label.y + (label.lines.length - 1) * TYPE.lineHeight
  return { x0, y0: label.y - CAP * TYPE.label, x1: x0 + width, y1 }
}

export const tagBox = (at: Point): Box => around(at, TYPE.tag[0], TYPE.tag[1])

/** Every label in the cheapest of its places, given the others. */
export function placeLabels(board: Board, obstacles: Obstacles): Map<string, LabelShape & { box: Box }> {
  const candidates = board.provinces.map(({ id, name }) => [
    candidatesOf(obstacles.discs.get(id) ?? [0, 0], name, obstacles.tags.has(id)).map((label) => {
      const box = labelBox(label)
      return { ...label, box, cost: label.cost + ownCost(box, id, obstacles) }
    }),
  ])
  const clash = (a: Option, b: Option) => (touches(a.box, b.box, 6) ? 400 : 0)
  const chosen = settle(candidates, clash, { seed: 7, runs: 12, rounds: 8 })
  return new Map(board.provinces.map(({ id }, i) => [id, chosen[i][0]]))
}

function candidatesOf([x, y]: Point, name: string, tagged: boolean): (LabelShape & { cost: number })[] {
  const words = name.split(' ')
  const settings = words.length === 1 ? [[name]] : [words, [name]]
  return settings.flatMap((lines) => {
    const width = Math.max(...lines.map((line) => textWidth(line, TYPE.label, TYPE.labelSpacing)))
    const height = CAP * TYPE.label + (lines.length - 1) * TYPE.lineHeight
    const long = lines.length === 1 && words.length > 1 ? 4 : 0
    const make = (side: Side, anchor: Anchor, lx: number, top: number, cost: number) => ({
      side,
      anchor,
      lines,
      x: round(lx),
      y: round(top + CAP * TYPE.label),
      cost: cost + long,
    })
    const out: (LabelShape & { cost: number })[] = []
    for (const slide of [0, -7, 7, -14, 14, -20, 20]) {
      // Beside the disc, a name that slides up or down can also move in along the curve of the rim.
      const rim = Math.sqrt(Math.max(0, RADIUS ** 2 - Math.max(0, Math.abs(slide) - height / 2) ** 2)) + GAP
      out.push(make('right', 'start', x + rim, y - height / 2 + slide, Math.abs(slide) * 0.4))
      out.push(make('left', 'end', x - rim, y - height / 2 + slide, 1 + Math.abs(slide) * 0.4))
    }
    for (const slide of [0, -0.2, 0.2, -0.4, 0.4, -0.55, 0.55]) {
      const lx = x + slide * width
      const cost = Math.abs(slide) * 16
      out.push(make('bottom', 'middle', lx, y + RADIUS + GAP, 1 + cost))
      out.push(make('top', 'middle', lx, y - RADIUS - GAP - (tagged ? 9 : 0) - height, 3 + cost))
    }
    return out
  })
}

function ownCost(box: Box, id: string, { discs, tags, links, arrows, coast, taken }: Obstacles): number {
  let cost = 0
  for (const [other, at] of discs) {
    const lack = RADIUS + (other === id ? 3.5 : 5) - distanceToBox(at, box)
    if (lack > 0) cost += 300 + lack * 20
    // A name must not seem to belong to a neighbour.
    else if (other !== id && lack > -14) cost += 14 + lack
  }
  for (const at of tags.values()) if (overlap(grow(box, PAD), tagBox(at)) > 0) cost += 300
  for (const link of links) {
    const under = link.trace.filter((p) => inside(p, grow(box, PAD))).length
    if (under > 0) cost += 24 + under * 8
    if (link.gap && overlap(grow(box, PAD), around([link.gap[0], link.gap[1]], 16, 16)) > 0) cost += 120
  }
  for (const { at } of arrows) if (overlap(grow(box, PAD), around([at[0], at[1]], 12, 12)) > 0) cost += 90
  for (const other of taken) if (overlap(grow(box, 3), other) > 0) cost += 300
  cost += coastUnder(box, coast) * 0.7
  const out = Math.max(0, FRAME - box.x0, FRAME - box.y0, box.x1 - WIDTH + FRAME, box.y1 - HEIGHT + FRAME)
  return cost + (out > 0 ? 500 + out * 20 : 0)
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
