/** Which case a refusal is. */
import type { Language, No } from '@tabularium/engine'
import { top } from '@tabularium/engine/machine'
import type { Action } from '../../actions.ts'
import {
  CONSTANTIUS,
  DIOCLETIAN,
  type Emperor,
  type EmperorName,
  emperors,
  linkBetween,
  NO_LINK,
  NONE,
  type Province,
} from '../../board.ts'
import { plays } from '../../options.ts'
import { revoltCost } from '../../rules/roman-phase/move.ts'
import { subdueCostHere } from '../../rules/roman-phase/subdue.ts'
import {
  active,
  armyAt,
  emperorProvince,
  fleetsIn,
  handOf,
  ipLeft,
  otherEmperorAt,
  passingEmperor,
  REVOLT,
  type State,
  tokenAt,
  tokenNames,
} from '../../state.ts'
import type { Cases } from './cases.ts'
import { detour, stepCost } from './detour.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

export const cases: Record<Language, Cases> = { en, fr }

type Named = Readonly<Record<EmperorName, string>>

export function caseOf(c: Cases, named: Named, s: State, action: Action, { rule }: No): string | undefined {
  const passing = passingEmperor(s)
  const must = passing !== NONE && rule === 'TE-3.1-f' && !isMoveOf(s, action, passing)
  if (must) return heldCase(c, named, s)
  switch (action.kind) {
    case 'arrive':
      return arriveCase(c, s, action.at)
    case 'move':
      return moveCase(c, named, s, active(s), action.to, rule)
    case 'order':
      if (!plays(s.options, 'imperium')) return c.withoutVariant('IMPERIVM')
      return rule === 'TE-6.1-b'
        ? c.noOrder(named[emperors[action.emperor]])
        : moveCase(c, named, s, action.emperor, action.to, rule)
    case 'attack':
      return attackCase(c, s, action.at, rule)
    case 'sail':
      return sailCase(c, s, action, rule)
    case 'secure':
    case 'subdue':
    case 'calm':
      return caseHere(c, named, s, action.kind, rule)
    case 'power':
      if (!plays(s.options, 'imperium')) return c.withoutVariant('IMPERIVM')
      return powerCase(c, named[emperors[active(s)]], handOf(s, active(s)) === 0, rule)
    case 'take':
      return favourCase(c, named, s, DIOCLETIAN)
    case 'give':
      return favourCase(c, named, s, CONSTANTIUS)
    default:
      return undefined
  }
}

/** TE-3.1-f: somebody is passing through another's province. */
export function heldCase(c: Cases, named: Named, s: State): string | undefined {
  const passing = passingEmperor(s)
  return passing === NONE ? undefined : c.mustGoOn(named[emperors[passing]], placeName(s, emperorProvince(s, passing)))
}

/** TE-6.4-a TE-6.4-b */
function favourCase(c: Cases, named: Named, s: State, giver: Emperor): string {
  if (!plays(s.options, 'patres-patriae')) return c.withoutVariant('PATRES PATRIAE')
  return active(s) === giver ? c.favourDone : c.favourOfOther(named[emperors[active(s)]])
}

/** TE-6.1-a TE-6.1-b TE-6.1-e */
function powerCase(c: Cases, emperor: string, isEmpty: boolean, rule: string): string {
  if (rule !== 'TE-6.1-a') return c.powerUsed(emperor)
  return isEmpty ? c.emptyHand(emperor) : c.noPower(emperor)
}

const placeName = (s: State, at: Province): string => s.board.names[at] ?? ''

function isMoveOf(s: State, action: Action, emperor: Emperor): boolean {
  return action.kind === 'order' ? action.emperor === emperor : action.kind === 'move' && active(s) === emperor
}

function arriveCase(c: Cases, s: State, at: Province): string | undefined {
  const capital = s.board.capital[active(s)]
  if (top(s).kind !== 'arrival' || at === s.board.roma || at === capital) return undefined
  return c.neitherRomaNorCapital(placeName(s, at), placeName(s, capital))
}

function moveCase(c: Cases, named: Named, s: State, mover: Emperor, to: Province, rule: string): string | undefined {
  const from = emperorProvince(s, mover)
  if (from === NONE) return undefined
  const [there, here] = [placeName(s, to), placeName(s, from)]
  const other = otherEmperorAt(s, to, mover)
  switch (rule) {
    case 'TE-3.1-a':
    case 'TE-3.1-c':
    case 'TE-3.1-k':
      if (to === from) return c.standsThere(named[emperors[mover]], here)
      return [noWayCase(c, s, from, to), byCase(c, s, mover, to)].join(' ').trim()
    case 'TE-3.1-h':
      return c.armyInTheWay(there)
    case 'TE-3-b':
      return c.tooDear(there, { cost: stepCost(s, from, to), ip: ipLeft(s) })
    case 'TE-3.1-f':
      return other === NONE ? undefined : c.noWayOn(named[emperors[other]], there)
    default:
      return undefined
  }
}

function noWayCase(c: Cases, s: State, from: Province, to: Province): string {
  const { coast, seas, seaNames } = s.board
  const [there, here] = [placeName(s, to), placeName(s, from)]
  const shared = seas.find((sea) => (coast[from] & coast[to] & (1 << sea)) !== 0)
  if (shared !== undefined) return c.noFleetBetween(there, here, seaNames[shared])
  return coast[from] !== 0 && coast[to] !== 0 ? c.otherSea(there, here) : c.notLinked(there, here)
}

/** The way round, if there is one. */
function byCase(c: Cases, s: State, mover: Emperor, to: Province): string {
  const way = armyAt(s, to) === NONE ? detour(s, mover, to) : undefined
  if (way === undefined || way.via.length === 0) return ''
  return c.by(
    way.via.map((province) => placeName(s, province)),
    { cost: way.cost, ip: ipLeft(s) },
  )
}

function attackCase(c: Cases, s: State, at: Province, rule: string): string | undefined {
  const from = emperorProvince(s, active(s))
  const there = placeName(s, at)
  if (armyAt(s, at) === NONE) return c.noArmy(there)
  if (rule === 'TE-3.5-b') return c.onlyBySea(there)
  const link = from === NONE ? NO_LINK : linkBetween(s.board, from, at)
  if (link === NO_LINK) return from === NONE ? undefined : c.attackNeedsLink(there, placeName(s, from))
  return rule === 'TE-3-b' ? c.attackTooDear(there, { cost: link + revoltCost(s, at), ip: ipLeft(s) }) : undefined
}

function sailCase(c: Cases, s: State, { from, to }: Extract<Action, { kind: 'sail' }>, rule: string) {
  const { seaNames } = s.board
  if (rule === 'TE-3-b') return c.tooDearHere({ cost: 1, ip: ipLeft(s) })
  if (rule !== 'TE-3.2-a') return undefined
  return fleetsIn(s, from) === 0 ? c.noFleetIn(seaNames[from]) : c.seasApart(seaNames[from], seaNames[to])
}

function caseHere(c: Cases, named: Named, s: State, kind: 'secure' | 'subdue' | 'calm', rule: string) {
  const here = emperorProvince(s, active(s))
  const at = placeName(s, here)
  const token = tokenNames[tokenAt(s, here)]
  switch (rule) {
    case 'TE-3-b': {
      const cost = kind === 'secure' ? (s.board.isBorder[here] ? 2 : 1) : kind === 'calm' ? 1 : subdueCostHere(s)
      return c.tooDearHere({ cost, ip: ipLeft(s) })
    }
    case 'TE-3.3-a':
      return token === null ? undefined : c.tokenThere(token, at)
    case 'TE-3.3-b':
      return c.emptyHand(named[emperors[active(s)]])
    case 'TE-3.3-d':
      return c.revoltInRegion(s.board.regionNames[s.board.region[here]], at)
    case 'TE-3.4-a':
      return c.nothingToSubdue(at)
    case 'TE-3.4-c':
      return tokenAt(s, here) === REVOLT ? c.noUnrestLeft : c.noRevolt(at)
    default:
      return undefined
  }
}
