/** Where each space stands: its true place, moved as little as room for counters, banks and coasts allow. */
import type { Point } from '../../format.ts'
import { distance, quadratic } from '../base/geometry.ts'
import type { Coast } from '../land/coast.ts'
import type { River } from '../land/rivers.ts'
import { crosses } from '../play/links.ts'
import type { Board, Space } from './board.ts'
import { SEATS } from './seats.ts'
import { SIZES } from './type.ts'

/** Closest that two spaces may stand: room for a counter on each and a name between. */
const APART = 45
/** A transit space has no name. */
const APART_IN_TRANSIT = 34
/** From a port to the water, at most; from any other space to it, at least. */
const QUAY = 13
const INLAND = 11
/** From a space to a great river, at least: it can be seen on which bank it stands. */
const BANK = 8
/** Spaces stay this far inside the sheet. */
const FRAME = 40

export const radiusOf = ({ type }: Space): number => SIZES.signs[type]

function apart(a: Space, b: Space): number {
  return a.type === 'transit' || b.type === 'transit' ? APART_IN_TRANSIT : APART
}

export function placeSpaces(board: Board, coast: Coast, rivers: readonly River[]): Map<string, Point> {
  const { project } = coast.sheet
  const banks = rivers.filter((river) => river.great).flatMap(({ lines }) => lines.map(({ points }) => points))
  const seats = board.spaces.map(({ id, lon, lat }): Point => {
    const [x, y] = project(...(SEATS[id] ?? [lon, lat]))
    return [Math.round(x), Math.round(y)]
  })
  const at = [...seats]
  const stream = banks.flatMap((bank) =>
    bank.slice(1).flatMap((to, k) => quadratic(bank[k], middleOf(bank[k], to), to, 3)),
  )
  const toStream = known((here) => Math.min(...stream.map((p) => distance(p, here))))
  const shore = known((here) => toWater(here, coast))
  const cost = (i: number, here: Point) => {
    const space = board.spaces[i]
    let sum = distance(here, seats[i]) ** 2 * 0.5 + edgeCost(here, coast)
    if (space.type !== 'zone') sum += coastCost(space, here, shore(here), coast)
    if (banks.some((bank) => crosses([seats[i], here], bank))) sum += 40000
    sum += Math.max(0, BANK - toStream(here)) * 300
    board.spaces.forEach((other, j) => {
      if (i === j) return
      const lack = apart(space, other) - distance(here, at[j])
      if (lack > 0) sum += lack * lack * 14 + lack * 10
    })
    return sum
  }
  for (const step of [16, 8, 4, 2, 1, 8, 4, 2, 1, 4, 2, 1])
    for (let round = 0, moved = true; moved && round < 80; round++) {
      moved = false
      for (let i = 0; i < at.length; i++) {
        const best = better(at[i], step, (there) => cost(i, there))
        if (best === at[i]) continue
        at[i] = best
        moved = true
      }
    }
  return new Map(board.spaces.map(({ id }, i) => [id, at[i]]))
}

const middleOf = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

/** What is asked of the same places again and again. */
function known(measure: (at: Point) => number): (at: Point) => number {
  const found = new Map<string, number>()
  return (at) => {
    const key = String(at)
    const before = found.get(key)
    if (before !== undefined) return before
    const now = measure(at)
    found.set(key, now)
    return now
  }
}

/** The cheapest of a place and the eight around it. */
function better(here: Point, step: number, cost: (at: Point) => number): Point {
  let best = here
  let least = cost(here)
  for (let turn = 0; turn < 8; turn++) {
    const angle = (turn * Math.PI) / 4
    const there: Point = [Math.round(here[0] + step * Math.cos(angle)), Math.round(here[1] + step * Math.sin(angle))]
    const price = cost(there)
    if (price >= least - 0.01) continue
    least = price
    best = there
  }
  return best
}

/** A port lies on the water, any other space where no water touches its sign. */
function coastCost(space: Space, here: Point, far: number, coast: Coast): number {
  const wet = coast.isLand(here[0], here[1]) ? 0 : 30000
  if (space.ports.length > 0) return wet + Math.max(0, far - QUAY) * 400
  return wet + Math.max(0, INLAND + radiusOf(space) - far) * 300
}

/** How far the nearest water is, up to a few dozen units. */
export function toWater([x, y]: Point, coast: Coast): number {
  for (let radius = 0; radius <= 60; radius += 3)
    for (let turn = 0; turn < 16; turn++) {
      const angle = (turn * Math.PI) / 8
      if (!coast.isLand(x + radius * Math.cos(angle), y + radius * Math.sin(angle))) return radius
    }
  return 60
}

function edgeCost([x, y]: Point, { sheet }: Coast): number {
  const out = Math.max(0, FRAME - x, x - (sheet.width - FRAME), FRAME - y, y - (sheet.height - FRAME))
  return out * out * 20
}
