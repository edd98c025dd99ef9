/** What a player looks at when the Roman phase is over and the Barbarians are about to act. */
import { type Emperor, EVERY_EMPEROR, ITALIA, NONE, OUTER_REGIONS, type Province, type Region } from '../board.ts'
import { securedBorders } from '../rules/game-end.ts'
import { ARMIES, active, isEmperorToken, isSecured, NO_TOKEN, type State, standard, UNREST } from '../state.ts'
import { measureArmy } from './armies.ts'
import { delay, distance, lookAhead, type Outlook, touched } from './outlook.ts'

/** Where each measure stands in the list. */
export const at = {
  constant: 0,
  /** One more border secured: the first, the second ... */
  border1: 1,
  border2: 2,
  border3: 3,
  border4: 4,
  border5: 5,
  revolts: 6,
  italianRevolts: 7,
  /** Revolts beyond the eighth, and beyond the thirteenth: 21 are all there are. */
  manyRevolts: 8,
  tooManyRevolts: 9,
  /** Unrest that will turn into Revolt, and Unrest that will not. */
  turning: 10,
  unrest: 11,
  /** What the possible uprisings would add. */
  growth: 12,
  /** The chance of an uprising that brings an army. */
  armyChance: 13,
  /** Provinces without a token where Unrest would turn at once. */
  exposed: 14,
  guarded: 15,
  guardedItaly: 16,
  /** Regions that can be secured, as far as Revolt goes. */
  quietRegions: 17,
  nearlyQuiet: 18,
  workInOpenRegions: 19,
  unrestInOpen: 20,
  /** How long it takes the first Emperor with a token in hand to come to the borders. */
  wayToQuietBorders: 21,
  wayToBorders: 22,
  farthestBorder: 23,
  ripeBorders: 24,
  /** The same, and the Revolts there, when one or two borders are left. */
  lastWay: 25,
  lastWork: 26,
  wayToRevolts: 27,
  /** Revolts that no Emperor can subdue in his next turn. */
  unreached: 28,
  /** How far the next Emperor is from the nearest Revolt, and how many he can reach. */
  idle: 29,
  workNext: 30,
  drivenOut: 31,
  offBoard: 32,
  beyondBorder: 33,
  hand: 34,
  emptyHands: 35,
  /** Tokens wanting in all hands for the borders that are left. */
  shortage: 36,
  armies: 37,
  /** One over the phases an army needs to ROMA. */
  nearness: 38,
  closeArmies: 39,
  armiesOutside: 40,
  armySupport: 41,
  danger: 42,
  pursuit: 43,
  secondPursuit: 44,
  late: 45,
  assaultWon: 46,
  assaultLost: 47,
  devastation: 48,
  /** The chance that the next Emperor beats an army; how much better a later one's is. */
  strike: 49,
  lateStrike: 50,
  fleetWest: 51,
  fleetCentre: 52,
  fleetEast: 53,
  /** TE-6.4: IP promised to a later turn, or taken from it. */
  favour: 54,
  /** The chance that ROMA falls in this very phase. */
  fall: 55,
} as const
export type Feature = keyof typeof at
export const FEATURES = 56

/** The measures of one position, in the order of `at`. */
export type Measures = Float64Array

export function measure(s: State, out: Measures): void {
  const o = lookAhead(s)
  out.fill(0)
  out[at.constant] = 1
  measureEmperors(s, o, out)
  measureProvinces(s, o, out)
  measureWays(s, o, out)
  measureBorders(s, o, out)
  for (let army = 0; army < ARMIES; army++) if (s.armyRegion[army] !== NONE) measureArmy(s, o, army, out)
  for (let sea = 0; sea < s.fleets.length; sea++) if (s.fleets[sea] > 0) out[at.fleetWest + sea] = 1
  out[at.favour] = (s.given ? 1 : 0) - (s.taken ? 1 : 0)
}

function measureEmperors(s: State, o: Outlook, out: Measures): void {
  for (const e of EVERY_EMPEROR) {
    const place = s.emperors[e]
    out[at.hand] += s.hand[e]
    if (s.hand[e] === 0) out[at.emptyHands]++
    if (place === NONE) out[at.offBoard]++
    else {
      out[at.drivenOut] += o.revolt[place]
      if (s.board.isBorder[place]) out[at.beyondBorder]++
    }
  }
}

function measureProvinces(s: State, o: Outlook, out: Measures): void {
  const { region, isBorder } = s.board
  for (let p = 0; p < o.size; p++) {
    if (isBorder[p]) continue
    const token = s.tokens[p]
    const chance = o.revolt[p]
    const italian = region[p] === ITALIA
    out[italian ? at.italianRevolts : at.revolts] += chance
    if (token === UNREST) {
      out[at.turning] += chance
      out[at.unrest] += 1 - chance
    } else if (isEmperorToken(token)) out[italian ? at.guardedItaly : at.guarded]++
    if (!o.lore.numbered[p]) continue
    if (chance > 0) out[at.growth] += chance * growthFrom(o, p)
    else if (token === NO_TOKEN && standard(s, p) === NONE) out[at.exposed] += touched(o, p)
  }
  const all = out[at.revolts] + out[at.italianRevolts]
  if (all > 8) out[at.manyRevolts] = all - 8
  if (all > 13) out[at.tooManyRevolts] = all - 13
}

/** TE-4.3-a: how many Revolts an uprising would make. */
function growthFrom(o: Outlook, p: Province): number {
  const linked = o.lore.linked[p]
  const holds = o.lore.holds[p]
  let made = 0
  for (let i = 0; i < linked.length; i++) made += holds[i] * (1 - o.revolt[linked[i]])
  return made
}

/** From this far an Emperor can still enter a Revolt and subdue it: 3 IP of his 6. */
const WITHIN_A_TURN = 3
const NOTHING_NEAR = 8

function measureWays(s: State, o: Outlook, out: Measures): void {
  const next = nextEmperor(s)
  let nearest = NOTHING_NEAR
  for (let p = 0; p < o.size; p++) {
    const chance = o.revolt[p]
    if (chance === 0) continue
    let soonest = 99
    let shortest = 99
    for (const e of EVERY_EMPEROR) {
      const ip = distance(o, e, p)
      const time = delay(o, e, ip)
      if (time < soonest) soonest = time
      if (ip < shortest) shortest = ip
      if (e !== next) continue
      if (ip < nearest) nearest = ip
      if (ip <= WITHIN_A_TURN) out[at.workNext] += chance
    }
    out[at.wayToRevolts] += chance * soonest
    if (shortest > WITHIN_A_TURN) out[at.unreached] += chance
  }
  out[at.idle] = nearest
  if (out[at.workNext] > 2) out[at.workNext] = 2
}

function nextEmperor(s: State): Emperor {
  return EVERY_EMPEROR[(active(s) + 1) % 4]
}

function measureBorders(s: State, o: Outlook, out: Measures): void {
  const secured = securedBorders(s)
  const open = OUTER_REGIONS.length - secured
  for (let n = 0; n < secured && n < 5; n++) out[at.border1 + n] = 1
  for (const region of OUTER_REGIONS) {
    if (!isSecured(s, s.board.border[region])) measureOpenRegion(s, o, region, open, out)
  }
  if (out[at.hand] < open) out[at.shortage] = open - out[at.hand]
  if (s.armyRegion.includes(NONE)) out[at.armyChance] = (out[at.revolts] * open) / OUTER_REGIONS.length
}

/** When no Emperor can come, for want of tokens. */
const NOT_SOON = 14

function measureOpenRegion(s: State, o: Outlook, region: Region, open: number, out: Measures): void {
  let quiet = 1
  let work = 0
  for (const p of s.board.provincesOf[region]) {
    quiet *= 1 - o.revolt[p]
    work += o.revolt[p]
    if (s.tokens[p] === UNREST) out[at.unrestInOpen] += 1 - o.revolt[p]
  }
  let soonest = NOT_SOON
  for (const e of EVERY_EMPEROR) {
    const time = s.hand[e] === 0 ? NOT_SOON : delay(o, e, distance(o, e, s.board.border[region]))
    if (time < soonest) soonest = time
  }
  out[at.quietRegions] += quiet
  if (work > 0 && work < 1.3) out[at.nearlyQuiet]++
  out[at.workInOpenRegions] += work < 3 ? work : 3
  out[at.wayToQuietBorders] += quiet * soonest
  out[at.wayToBorders] += soonest
  if (soonest > out[at.farthestBorder]) out[at.farthestBorder] = soonest
  if (soonest < 6) out[at.ripeBorders] += quiet
  if (open <= 2) {
    out[at.lastWay] += soonest
    out[at.lastWork] += work
  }
}
