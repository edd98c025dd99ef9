/** What a player looks at in the armies on the board. */
import {
  type Army,
  areLinked,
  BROKEN,
  type Emperor,
  EVERY_EMPEROR,
  linkBetween,
  NONE,
  type Province,
} from '../board.ts'
import { nextProvince } from '../rules/barbarian-phase/advance.ts'
import { odds } from '../rules/combat.ts'
import { supports } from '../rules/variants.ts'
import { oddsOf } from '../rules/weighing.ts'
import {
  armyProvince,
  armyRegion,
  armyStep,
  emperorProvince,
  isEmperorToken,
  otherEmperorAt,
  REVOLT,
  type State,
  tokenAt,
} from '../state.ts'
import { at, type Measures } from './features.ts'
import { delay, distance, type Outlook } from './outlook.ts'

export function measureArmy(s: State, o: Outlook, army: Army, out: Measures): void {
  const camp = armyProvince(s, army)
  const step = armyStep(s, army)
  const phases = o.lore.phases[armyRegion(s, army)][step]
  const support = chainOf(o, camp, (p) => tokenAt(s, p) === REVOLT)
  out[at.armies]++
  out[at.nearness] += 1 / phases
  if (step === 0) out[at.armiesOutside]++
  out[at.danger] += support / phases
  measurePursuit(s, o, camp, out)
  measureAdvance(s, o, army, camp, out)
  measureStrike(s, o, army, camp, support, out)
}

const todo: Province[] = []
const seen = new Uint8Array(64)

/** How many provinces that count hang together around `start`, whether it counts itself or not. */
function chainOf(o: Outlook, start: Province, counts: (p: Province) => boolean): number {
  seen.fill(0)
  todo.push(start)
  seen[start] = 1
  let length = counts(start) ? 1 : 0
  for (let p = todo.pop(); p !== undefined; p = todo.pop()) {
    const linked = o.lore.linked[p]
    for (let i = 0; i < linked.length; i++) {
      const next = linked[i]
      if (seen[next] === 1 || !counts(next)) continue
      seen[next] = 1
      length++
      todo.push(next)
    }
  }
  return length
}

const NEVER = 10

/** How soon two Emperors can be at the army, so that one doubles the other. */
function measurePursuit(s: State, o: Outlook, camp: Province, out: Measures): void {
  let first = NEVER
  let second = NEVER
  for (const e of EVERY_EMPEROR) {
    const time = delay(o, e, isBeside(s, o, e, camp) ? 0 : distance(o, e, camp))
    if (time < first) {
      second = first
      first = time
    } else if (time < second) second = time
  }
  out[at.secondPursuit] += second
}

/** Whether an Emperor stands next to an army and will still stand there after the status check. */
function isBeside(s: State, o: Outlook, e: Emperor, camp: Province): boolean {
  return o.from[e] === emperorProvince(s, e) && areLinked(s.board, o.from[e], camp)
}

/** TE-4.4: what the army will do in this phase. */
function measureAdvance(s: State, o: Outlook, army: Army, camp: Province, out: Measures): void {
  const to = nextProvince(s, army)
  const holds = 1 / linkBetween(s.board, camp, to)
  const emperor = otherEmperorAt(s, to, NONE)
  let enters = holds
  if (emperor !== NONE && o.revolt[to] <= 0.5) {
    const chances = odds(s, emperor, army)
    out[at.assaultWon] += holds * chances.victory
    out[at.assaultLost] += holds * chances.defeat
    enters *= chances.defeat
  }
  if (to === s.board.roma) out[at.fall] += (1 - out[at.fall]) * enters
  else if (emperor === NONE)
    out[at.devastation] += holds * (1 - o.revolt[to]) * (isEmperorToken(tokenAt(s, to)) ? 2 : 1)
}

const MOST_SUPPORT = 24
const DOUBLINGS = [1, 2, 4, 8]

/** The chance to win, by doublings, Roman support and Barbarian support. */
const victories = DOUBLINGS.map((romanTimes) =>
  Array.from({ length: MOST_SUPPORT }, (_, romanSupport) =>
    Float64Array.from(
      { length: MOST_SUPPORT },
      (_, barbarianSupport) => oddsOf({ romanSupport, romanTimes, barbarianSupport, barbarianTimes: 1 }).victory,
    ),
  ),
)

/** What the next Emperor, and those after him, can do against the army where it will stand after its advance. */
function measureStrike(s: State, o: Outlook, army: Army, camp: Province, support: number, out: Measures): void {
  const to = nextProvince(s, army)
  if (to === s.board.roma) return
  const stays = linkBetween(s.board, camp, to) === BROKEN
  const there = stays ? camp : to
  const revolts = stays || tokenAt(s, to) === REVOLT ? support : support + 1
  let next = 0
  let later = 0
  for (const e of EVERY_EMPEROR) {
    // He who has just acted comes last: by then the army is elsewhere.
    if (o.wait[e] === 3) continue
    const chance = strike(s, o, e, there, revolts)
    if (o.wait[e] === 0) next = chance
    else if (chance > later) later = chance
  }
  out[at.strike] += next
  if (later > next) out[at.lateStrike] += later - next
}

/** The best chance of an Emperor who attacks an army there with 6 IP. */
function strike(s: State, o: Outlook, e: Emperor, there: Province, revolts: number): number {
  let doublings = 0
  for (const other of EVERY_EMPEROR) if (other !== e && isBeside(s, o, other, there)) doublings++
  let best = 0
  for (const near of s.board.neighbours[there]) {
    const ip = distance(o, e, near) + linkBetween(s.board, near, there) + 1
    if (ip > 6 || otherEmperorAt(s, near, e) !== NONE) continue
    const support = chainOf(o, near, (p) => supports(s, p, e))
    const chance = victories[doublings][support][revolts]
    if (chance > best) best = chance
  }
  return best
}
