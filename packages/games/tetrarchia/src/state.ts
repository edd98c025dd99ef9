/** The words the rules use for what a position holds. */
import {
  type ANY,
  type Army,
  type Emperor,
  EVERY_ARMY,
  EVERY_EMPEROR,
  NONE,
  type Province,
  type Region,
  type Sea,
} from './board.ts'
import {
  FIRST_OF_EMPERORS,
  NO_TOKEN,
  position,
  REVOLT,
  type Setting,
  type State,
  TOKENS_OF_A_KIND,
  type Token,
  UNREST,
} from './position.ts'

export {
  type Combat,
  type End,
  type Frame,
  type FrameOfKind,
  NO_TOKEN,
  REVOLT,
  type Setting,
  type State,
  type Token,
  tokenNames,
  UNREST,
} from './position.ts'

const { armies, emperors, fleets, given, glory, hand, ip, passing, powerUsed, taken, tokens, turn } = position.access

/** Where what play asks for most stands among the cells: read from there at once, it is found a tenth faster. */
const TURN = turn.at
const IP = ip.at
const EMPERORS = emperors.from
const ARMIES = armies.at.from
const TOKENS = tokens.on.from

/** An empty board with the pieces of the level (TE-2-d TE-2-e TE-2-f). */
export function emptyPosition({ board, actions, options }: Setting): State {
  const { cells, end, stack } = position.empty()
  const s: State = { cells, end, stack, board, actions, options }
  for (const e of EVERY_EMPEROR) setHand(s, e, options.level[0])
  return s
}

/** Written out, member by member: spreading positions takes five times as long. */
export function clone({ cells, end, stack, board, actions, options }: State): State {
  return { cells: cells.slice(), end, stack: stack.slice(), board, actions, options }
}

// Turns and IP

export function turnsDone(s: State): number {
  return turn.get(s)
}

export function countTurn(s: State): void {
  turn.set(s, turn.get(s) + 1)
}

/** TE-1-d: whose turn it is. */
export function active(s: State): Emperor {
  return EVERY_EMPEROR[s.cells[TURN] % 4]
}

export function ipLeft(s: State): number {
  return s.cells[IP]
}

export function setIp(s: State, points: number): void {
  ip.set(s, points)
}

export function gainIp(s: State, points: number): void {
  ip.set(s, ip.get(s) + points)
}

export function spendIp(s: State, cost: number): void {
  ip.set(s, ip.get(s) - cost)
}

// Emperors

/** Where an Emperor stands; NONE: off the board. */
export function emperorProvince(s: State, emperor: Emperor): Province {
  return s.cells[EMPERORS + emperor] as Province
}

export function setEmperor(s: State, emperor: Emperor, province: Province): void {
  emperors.set(s, emperor, province)
}

export function isOnBoard(s: State, emperor: Emperor): boolean {
  return emperorProvince(s, emperor) !== NONE
}

/** The Emperor in a province, other than the one who asks. */
export function otherEmperorAt(s: State, province: Province, asking: Emperor): Emperor {
  for (const e of EVERY_EMPEROR) if (emperorProvince(s, e) === province && e !== asking) return e
  return NONE
}

/** TE-3.1-f: the Emperor in another's province, who must move on; NONE: nobody. */
export function passingEmperor(s: State): Emperor {
  return passing.get(s)
}

export function setPassing(s: State, emperor: Emperor): void {
  passing.set(s, emperor)
}

// Armies

/** Where an army stands; NONE: in the reserve. */
export function armyProvince(s: State, army: Army): Province {
  return s.cells[ARMIES + army] as Province
}

/** The region whose path it follows; NONE: in the reserve. */
export function armyRegion(s: State, army: Army): Region {
  return armies.region.get(s, army)
}

/** How far along that path it stands. */
export function armyStep(s: State, army: Army): number {
  return s.board.stepOnPath[armyRegion(s, army)][armyProvince(s, army)]
}

export function setArmy(s: State, army: Army, region: Region, province: Province): void {
  armies.region.set(s, army, region)
  armies.at.set(s, army, province)
}

export function armyAt(s: State, province: Province): Army {
  for (const army of EVERY_ARMY) if (armyProvince(s, army) === province) return army
  return NONE
}

export function armyInReserve(s: State): Army {
  return armyAt(s, NONE)
}

// Tokens

export function tokenAt(s: State, province: Province): Token {
  return s.cells[TOKENS + province] as Token
}

export function layToken(s: State, province: Province, token: Token): void {
  tokens.on.set(s, province, token)
}

export function isEmperorToken(token: Token): boolean {
  return token >= FIRST_OF_EMPERORS
}

export function tokenOf(emperor: Emperor): Token {
  return (FIRST_OF_EMPERORS + emperor) as Token
}

export function ownerOf(token: Token): Emperor {
  return EVERY_EMPEROR[token - FIRST_OF_EMPERORS]
}

/** TE-3.5-g TE-3.3-e: whose token protects and supports here: a placed one, or the printed one if nothing covers it. */
export function standard(s: State, province: Province): Emperor | typeof ANY {
  const token = tokenAt(s, province)
  if (token === NO_TOKEN) return s.board.printed[province]
  return isEmperorToken(token) ? ownerOf(token) : NONE
}

export function countTokens(s: State, token: Token): number {
  const { cells } = s
  let n = 0
  for (let i = TOKENS; i < TOKENS + s.board.size; i++) if (cells[i] === token) n++
  return n
}

export function revoltsInReserve(s: State): number {
  return TOKENS_OF_A_KIND - countTokens(s, REVOLT)
}

export function unrestInReserve(s: State): number {
  let left = TOKENS_OF_A_KIND - countTokens(s, UNREST)
  for (const e of EVERY_EMPEROR) left -= gloryOf(s, e)
  return left
}

export function isSecured(s: State, border: Province): boolean {
  return isEmperorToken(tokenAt(s, border))
}

export function regionHasRevolt(s: State, region: Region): boolean {
  for (const p of s.board.provincesOf[region]) if (tokenAt(s, p) === REVOLT) return true
  return false
}

/** How many of his tokens an Emperor has in hand. */
export function handOf(s: State, emperor: Emperor): number {
  return hand.get(s, emperor)
}

export function setHand(s: State, emperor: Emperor, number: number): void {
  hand.set(s, emperor, number)
}

export function addToHand(s: State, emperor: Emperor, number: number): void {
  hand.set(s, emperor, hand.get(s, emperor) + number)
}

/** TE-6.5-a: the Unrest tokens an Emperor has taken as glory. */
export function gloryOf(s: State, emperor: Emperor): number {
  return glory.get(s, emperor)
}

export function addGlory(s: State, emperor: Emperor, change: number): void {
  glory.set(s, emperor, glory.get(s, emperor) + change)
}

// Fleets

export function fleetsIn(s: State, sea: Sea): number {
  return fleets.get(s, sea)
}

export function addFleets(s: State, sea: Sea, change: number): void {
  fleets.set(s, sea, fleets.get(s, sea) + change)
}

/** The sea zones with a fleet, a bit for each. */
export function seasWithFleet(s: State): number {
  let seas = 0
  for (const sea of s.board.seas) if (fleetsIn(s, sea) > 0) seas |= 1 << sea
  return seas
}

// Powers and favours

/** TE-6.1-a: whether the Emperor whose turn it is has used his power. */
export function isPowerUsed(s: State): boolean {
  return powerUsed.get(s) === 1
}

export function setPowerUsed(s: State, isUsed: boolean): void {
  powerUsed.set(s, isUsed ? 1 : 0)
}

/** TE-6.4-a: whether a point has been taken from Galerius for his next turn. */
export function isTaken(s: State): boolean {
  return taken.get(s) === 1
}

export function setTaken(s: State, isTaken: boolean): void {
  taken.set(s, isTaken ? 1 : 0)
}

/** TE-6.4-b: whether a point has been given to Maximian for his next turn. */
export function isGiven(s: State): boolean {
  return given.get(s) === 1
}

export function setGiven(s: State, isGiven: boolean): void {
  given.set(s, isGiven ? 1 : 0)
}
