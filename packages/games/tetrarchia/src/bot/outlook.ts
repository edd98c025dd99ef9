/**
 * What the Barbarian phase is about to bring and where the Emperors will act from: read off a position when the Roman
 * phase is over, before anything is measured. Everything is an expectation.
 */
import { type Emperor, EVERY_EMPEROR, NONE, type Province } from '../board.ts'
import { active, emperorProvince, NO_TOKEN, REVOLT, type State, tokenAt, UNREST } from '../state.ts'
import { type Lore, loreOf, openRoads } from './roads.ts'

export interface Outlook {
  lore: Lore
  road: Uint8Array
  size: number
  /** The chance of Revolt in each province once the status has been checked. */
  readonly revolt: Float64Array
  /** How many others take their turn before each Emperor. */
  readonly wait: number[]
  /** Where he will act from, and another place that he may choose instead. */
  readonly from: Province[]
  readonly orFrom: Province[]
}

/** One is enough: a position is measured at a stretch, a few thousand times a turn. */
let outlook: Outlook | undefined

export function lookAhead(s: State): Outlook {
  const lore = loreOf(s.board)
  const road = openRoads(s)
  const { size } = s.board
  if (outlook === undefined || outlook.size !== size) {
    const nowhere = () => EVERY_EMPEROR.map(() => NONE)
    outlook = {
      lore,
      road,
      size,
      revolt: new Float64Array(size),
      wait: [0, 0, 0, 0],
      from: nowhere(),
      orFrom: nowhere(),
    }
  }
  outlook.lore = lore
  outlook.road = road
  expectRevolt(s, outlook)
  placeEmperors(s, outlook)
  return outlook
}

/** TE-4.1-a: three rounds of spreading are as good as all. */
function expectRevolt(s: State, o: Outlook): void {
  let unrest = 0
  for (const p of s.board.provinces) {
    const token = tokenAt(s, p)
    o.revolt[p] = token === REVOLT ? 1 : 0
    if (token === UNREST) unrest++
  }
  for (let round = 0; round < 3 && unrest > 0; round++) {
    for (const p of s.board.provinces) if (tokenAt(s, p) === UNREST) o.revolt[p] = touched(o, p)
  }
}

/** The chance that Revolt reaches a province from any of those linked to it. */
function touched(o: Outlook, p: Province): number {
  const linked = o.lore.linked[p]
  const holds = o.lore.holds[p]
  let spared = 1
  for (let i = 0; i < linked.length; i++) spared *= 1 - holds[i] * o.revolt[linked[i]]
  return 1 - spared
}

/** TE-4.1-b TE-2-i: who is likely to be driven out comes back in ROMA or in his capital. */
function placeEmperors(s: State, o: Outlook): void {
  const now = active(s)
  for (const e of EVERY_EMPEROR) {
    const place = emperorProvince(s, e)
    const leaves = place === NONE || o.revolt[place] > 0.5
    const capital = s.board.capital[e]
    o.wait[e] = (e - now + 3) % 4
    o.from[e] = leaves ? s.board.roma : place
    o.orFrom[e] = leaves && tokenAt(s, capital) === NO_TOKEN ? capital : NONE
  }
}

/** IP for an Emperor to come to a province. */
export function distance(o: Outlook, e: Emperor, to: Province): number {
  const direct = o.road[o.from[e] * o.size + to]
  if (o.orFrom[e] === NONE) return direct
  const other = o.road[o.orFrom[e] * o.size + to]
  return other < direct ? other : direct
}

/** What a step of one IP is worth in turns of others. */
const TURNS_PER_IP = 0.7

/** How soon an Emperor can be somewhere, in turns. */
export function delay(o: Outlook, e: Emperor, ip: number): number {
  return o.wait[e] + TURNS_PER_IP * ip
}
