/** Chapter 6: the five variants. */
import { type Json, no, type Verdict, yes } from '@tabularium/engine'
import {
  ANY,
  CONSTANTIUS,
  colleague,
  DIOCLETIAN,
  type Emperor,
  EVERY_EMPEROR,
  emperors,
  GALERIUS,
  MAXIMIAN,
  NONE,
  OUTER_REGIONS,
  type Province,
} from '../board.ts'
import type { Result, Table } from '../events.ts'
import { emperorsOf, plays, seatNames } from '../options.ts'
import {
  active,
  addGlory,
  addToHand,
  emperorProvince,
  gainIp,
  gloryOf,
  handOf,
  ipLeft,
  isGiven,
  isPowerUsed,
  isTaken,
  type State,
  seasWithFleet,
  setGiven,
  setPowerUsed,
  setTaken,
  spendIp,
  standard,
  tokenAt,
  tokenOf,
  unrestInReserve,
} from '../state.ts'

// 6.1 IMPERIVM

/** TE-6.1-a: whether this Emperor can pay for his power. */
export function powerVerdict(s: State, emperor: Emperor): Verdict {
  if (!plays(s.options, 'imperium')) return no('TE-6.1-a')
  return handOf(s, emperor) > 0 ? yes() : no('TE-6.1-a')
}

export function canUsePower(s: State, emperor: Emperor): boolean {
  return powerVerdict(s, emperor).ok
}

/** TE-6.1-a: one of his tokens leaves the game. */
export function payForPower(s: State, emperor: Emperor, table: Table): void {
  addToHand(s, emperor, -1)
  table.tell({ type: 'power', emperor: emperors[emperor] })
}

/** TE-6.1-b TE-6.1-e: the two powers that are called upon in one's own turn, once. */
export function callVerdict(s: State): Verdict {
  const emperor = active(s)
  if (emperor !== DIOCLETIAN && emperor !== MAXIMIAN) return no('TE-6.1-a')
  if (isPowerUsed(s)) return no(emperor === DIOCLETIAN ? 'TE-6.1-b' : 'TE-6.1-e')
  return powerVerdict(s, emperor)
}

export function callPower(s: State, table: Table): void {
  const emperor = active(s)
  payForPower(s, emperor, table)
  setPowerUsed(s, true)
  if (emperor === MAXIMIAN) gainIp(s, 1)
}

/** TE-6.1-b: whether Diocletian may move another Emperor. */
export function orderVerdict(s: State, emperor: Emperor): Verdict {
  if (active(s) !== DIOCLETIAN || !isPowerUsed(s) || emperor === DIOCLETIAN) return no('TE-6.1-b')
  return emperorProvince(s, emperor) === NONE ? no('TE-6.1-b') : yes()
}

/** TE-6.1-c: Galerius after a combat roll. */
export function mayStrengthen(s: State, emperor: Emperor): boolean {
  return emperor === GALERIUS && canUsePower(s, emperor)
}

/** TE-6.1-d: Constantius before an army's attack. */
export function mayBlock(s: State, emperor: Emperor): boolean {
  return emperor === CONSTANTIUS && canUsePower(s, emperor)
}

// 6.2 MARE NOSTRVM

/** TE-3.1-c TE-3.1-k TE-6.2-a: the sea zones, as bits, that fleets open to an Emperor on the coasts given as bits. */
export function openSeas(s: State, coast: number): number {
  const withFleet = seasWithFleet(s)
  let open = coast & withFleet
  if (open === 0 || !plays(s.options, 'mare-nostrum')) return open
  for (let grown = true; grown; ) {
    grown = false
    for (const sea of s.board.seas) {
      const joined = (open & (1 << sea)) !== 0 ? s.board.seasNextTo[sea] & withFleet & ~open : 0
      if (joined !== 0) {
        open |= joined
        grown = true
      }
    }
  }
  return open
}

// 6.3 DIARCHIA

/** TE-3.5-d TE-3.5-g TE-6.3-a: whether what stands on a province supports this Emperor. */
export function supports(s: State, province: Province, emperor: Emperor): boolean {
  const whose = standard(s, province)
  if (whose === NONE) return false
  return whose === emperor || whose === ANY || (whose === colleague(emperor) && plays(s.options, 'diarchia'))
}

// 6.4 PATRES PATRIAE

/** TE-6.4-a: Diocletian takes a point from Galerius, in his own turn, once a round. */
export function takeVerdict(s: State): Verdict {
  const allowed = plays(s.options, 'patres-patriae') && active(s) === DIOCLETIAN && !isTaken(s)
  return allowed ? yes() : no('TE-6.4-a')
}

export function take(s: State, table: Table): void {
  setTaken(s, true)
  gainIp(s, 1)
  table.tell({ type: 'favour', from: 'galerius', to: 'diocletian' })
}

/** TE-6.4-b: Constantius gives one of his points to Maximian, in his own turn, once a round. */
export function giveVerdict(s: State): Verdict {
  const allowed = plays(s.options, 'patres-patriae') && active(s) === CONSTANTIUS && !isGiven(s)
  if (!allowed) return no('TE-6.4-b')
  return ipLeft(s) >= 1 ? yes(1) : no('TE-3-b')
}

export function give(s: State, table: Table): void {
  setGiven(s, true)
  spendIp(s, 1)
  table.tell({ type: 'favour', from: 'constantius', to: 'maximian' })
}

/** TE-3-b TE-6.4-a TE-6.4-b: what the Emperor whose turn begins may spend; the favour is then used up. */
export function allowance(s: State): number {
  const emperor = active(s)
  if (emperor === GALERIUS && isTaken(s)) {
    setTaken(s, false)
    return 5
  }
  if (emperor === MAXIMIAN && isGiven(s)) {
    setGiven(s, false)
    return 7
  }
  return 6
}

// 6.5 THE GREAT

/** TE-6.5-a: glory won or lost by the Emperor who led a combat. */
export function settleGlory(s: State, emperor: Emperor, result: Result, table: Table): void {
  if (!plays(s.options, 'the-great')) return
  if (result === 'victory' && unrestInReserve(s) > 0) {
    addGlory(s, emperor, 1)
    table.tell({ type: 'glory', emperor: emperors[emperor], change: 1 })
  } else if (result === 'defeat' && gloryOf(s, emperor) > 0) {
    addGlory(s, emperor, -1)
    table.tell({ type: 'glory', emperor: emperors[emperor], change: -1 })
  }
}

/** TE-6.5-b: borders secured by him and glory. */
export function renown(s: State, emperor: Emperor): number {
  const borders = OUTER_REGIONS.filter((region) => tokenAt(s, s.board.border[region]) === tokenOf(emperor))
  return borders.length + gloryOf(s, emperor)
}

/** TE-6.5-b: who is the Great, or else who rules a half. */
export function rulers(s: State): { great: Emperor | undefined; halves: readonly Emperor[] } {
  const leads = (e: Emperor, over: readonly Emperor[]) => over.every((o) => renown(s, e) >= renown(s, o) + 2)
  const great = EVERY_EMPEROR.find((e) =>
    leads(
      e,
      EVERY_EMPEROR.filter((o) => o !== e),
    ),
  )
  const halves = great === undefined ? EVERY_EMPEROR.filter((e) => leads(e, [colleague(e)])) : []
  return { great, halves }
}

/** TE-6.5-c: after a global victory, which seats reached their own objective. */
function objectivesReached(s: State): readonly boolean[] {
  const { great, halves } = rulers(s)
  return seatNames(s.options).map((_, seat) => {
    if (s.options.objective === 'concord') return great === undefined && halves.length === 0
    const own = emperorsOf(s.options, seat)
    if (great !== undefined) return own.includes(great)
    return s.options.players === 4 && halves.some((e) => own.includes(e))
  })
}

/** What the outcome tells of The Great; nothing without the variant or without a victory. */
export function theGreat(s: State): { readonly [key: string]: Json } {
  if (!plays(s.options, 'the-great') || s.end?.victory !== true) return {}
  const { great, halves } = rulers(s)
  return {
    renown: Object.fromEntries(EVERY_EMPEROR.map((e) => [emperors[e], renown(s, e)])),
    great: great === undefined ? null : emperors[great],
    halves: halves.map((e) => emperors[e]),
    objectives: objectivesReached(s),
  }
}
