/** Measures a position when the Roman phase is over: everything but the armies, which have a file of their own. */
import {
  type Emperor,
  EVERY_ARMY,
  EVERY_EMPEROR,
  ITALIA,
  NONE,
  OUTER_REGIONS,
  type Province,
  type Region,
} from '../board.ts'
import { securedBorders } from '../rules/game-end.ts'
import {
  active,
  armyInReserve,
  armyRegion,
  emperorProvince,
  handOf,
  isEmperorToken,
  isGiven,
  isSecured,
  isTaken,
  type State,
  tokenAt,
  turnsDone,
  UNREST,
} from '../state.ts'
import { measureArmy } from './armies.ts'
import { at, type Measures } from './features.ts'
import { delay, distance, lookAhead, type Outlook } from './outlook.ts'

export function measure(s: State, out: Measures): void {
  const o = lookAhead(s)
  out.fill(0)
  out[at.constant] = 1
  measureEmperors(s, o, out)
  measureProvinces(s, o, out)
  measureWays(s, o, out)
  measureBorders(s, o, out)
  for (const army of EVERY_ARMY) if (armyRegion(s, army) !== NONE) measureArmy(s, o, army, out)
  out[at.favour] = (isGiven(s) ? 1 : 0) - (isTaken(s) ? 1 : 0)
}

function measureEmperors(s: State, o: Outlook, out: Measures): void {
  for (const e of EVERY_EMPEROR) {
    const place = emperorProvince(s, e)
    out[at.hand] += handOf(s, e)
    if (handOf(s, e) === 0) out[at.emptyHands]++
    if (place === NONE) out[at.offBoard]++
    else {
      out[at.drivenOut] += o.revolt[place]
      if (s.board.isBorder[place]) out[at.beyondBorder]++
    }
  }
}

const MANY = 13

function measureProvinces(s: State, o: Outlook, out: Measures): void {
  const { region, isBorder } = s.board
  for (const p of s.board.provinces) {
    if (isBorder[p]) continue
    const token = tokenAt(s, p)
    const chance = o.revolt[p]
    const italian = region[p] === ITALIA
    out[italian ? at.italianRevolts : at.revolts] += chance
    if (token === UNREST) out[at.unrest] += 1 - chance
    else if (isEmperorToken(token)) out[italian ? at.guardedItaly : at.guarded]++
    if (chance > 0 && o.lore.numbered[p]) out[at.growth] += chance * growthFrom(o, p)
  }
  const all = out[at.revolts] + out[at.italianRevolts]
  if (all > MANY) out[at.tooManyRevolts] = all - MANY
}

/** TE-4.3-a: how many Revolts an uprising would make. */
function growthFrom(o: Outlook, p: Province): number {
  const linked = o.lore.linked[p]
  const holds = o.lore.holds[p]
  let made = 0
  for (let i = 0; i < linked.length; i++) made += holds[i] * (1 - o.revolt[linked[i]])
  return made
}

const NOTHING_NEAR = 8

function measureWays(s: State, o: Outlook, out: Measures): void {
  const next = nextEmperor(s)
  let nearest = NOTHING_NEAR
  for (const p of s.board.provinces) {
    const chance = o.revolt[p]
    if (chance === 0) continue
    let soonest = 99
    for (const e of EVERY_EMPEROR) {
      const ip = distance(o, e, p)
      const time = delay(o, e, ip)
      if (time < soonest) soonest = time
      if (e === next && ip < nearest) nearest = ip
    }
    out[at.wayToRevolts] += chance * soonest
  }
  out[at.idle] = nearest
}

function nextEmperor(s: State): Emperor {
  return EVERY_EMPEROR[(active(s) + 1) % 4]
}

/** Most games are over before this turn. */
const LONG_GAME = 40
/** How many turns nearer to the borders are as good as one of them secured. */
const BORDER_IN_TURNS = 20

function measureBorders(s: State, o: Outlook, out: Measures): void {
  const secured = securedBorders(s)
  const open = OUTER_REGIONS.length - secured
  for (let n = 0; n < secured && n < 5; n++) out[at.border1 + n] = 1
  for (const region of OUTER_REGIONS) {
    if (!isSecured(s, s.board.border[region])) measureOpenRegion(s, o, region, out)
  }
  if (turnsDone(s) > LONG_GAME) {
    out[at.impatience] = ((turnsDone(s) - LONG_GAME) / LONG_GAME) * (secured - out[at.wayToBorders] / BORDER_IN_TURNS)
  }
  if (out[at.hand] < open) out[at.shortage] = open - out[at.hand]
  if (armyInReserve(s) !== NONE) out[at.armyChance] = (out[at.revolts] * open) / OUTER_REGIONS.length
}

/** When no Emperor can come, for want of tokens. */
const NOT_SOON = 14
const SOON = 6
/** One Revolt, and perhaps a little Unrest that may turn. */
const ONE_REVOLT = 1.3

function measureOpenRegion(s: State, o: Outlook, region: Region, out: Measures): void {
  let quiet = 1
  let work = 0
  for (const p of s.board.provincesOf[region]) {
    quiet *= 1 - o.revolt[p]
    work += o.revolt[p]
  }
  let soonest = NOT_SOON
  for (const e of EVERY_EMPEROR) {
    const time = handOf(s, e) === 0 ? NOT_SOON : delay(o, e, distance(o, e, s.board.border[region]))
    if (time < soonest) soonest = time
  }
  out[at.quietRegions] += quiet
  if (work > 0 && work < ONE_REVOLT) out[at.nearlyQuiet]++
  out[at.workInOpenRegions] += work < 3 ? work : 3
  out[at.wayToQuietBorders] += quiet * soonest
  out[at.wayToBorders] += soonest
  if (soonest > out[at.farthestBorder]) out[at.farthestBorder] = soonest
  if (soonest < SOON) out[at.ripeBorders] += quiet
}
