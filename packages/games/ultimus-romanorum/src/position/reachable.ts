/** What play could never lead to, for positions from outside. Each check tells what is wrong, or undefined. */
import { top, windowFault } from '@tabularium/engine/machine'
import { HALVES, isLand, isLeader, NOBODY, type Piece } from '../board.ts'
import type { Frame, FrameOf } from '../frames.ts'
import { decision, isQuestion } from '../machine.ts'
import {
  bowl,
  campNames,
  campOf,
  deckOf,
  hands,
  holderOf,
  isMajorPeople,
  isWeak,
  ralliedTo,
  type State,
  smcLeft,
  type Title,
  whereIs,
  whereIsFleet,
} from '../state.ts'
import { everyStratagem, type Stratagem, type StratagemId, stratagem, stratagemIds } from '../stratagem-kinds.ts'

type Check = (s: State) => string | undefined

/** Why this can be no position of a game; undefined: nothing speaks against it. */
export function whatCannotBe(s: State): string | undefined {
  for (const check of checks) {
    const wrong = check(s)
    if (wrong !== undefined) return wrong
  }
  return undefined
}

const checks: readonly Check[] = [
  yearOfScenario,
  somethingGoesOn,
  sequenceIsCounted,
  nothingGoesOnTwice,
  battleGoesOn,
  windowHasTurn,
  groupStandsTogether,
  fleetIsUsed,
  crewHasFleet,
  titlesAreHeldOnce,
  usurpersAreRallied,
  leadersHaveOneFace,
  countersAddUp,
  majorsStayMajor,
  yearGoesOn,
  canBeAnswered,
]

/** UR-4.1-c: peoples become major; none ever becomes minor. */
function majorsStayMajor(s: State): string | undefined {
  const { everyPeople, peoples } = s.board
  const lost = everyPeople.find((people) => peoples[people].major && !isMajorPeople(s, people))
  return lost === undefined ? undefined : `'${peoples[lost].id}' is a major people and cannot be a minor one`
}

function yearOfScenario({ board, options, year }: State): string | undefined {
  const scenario = board.file.scenarios.find(({ id }) => id === options.scenario)
  if (scenario === undefined || (year >= scenario.start && year <= scenario.end)) return undefined
  return `the year ${year} is none of ${scenario.start} to ${scenario.end}`
}

/** Somebody is asked, or the game is over and nobody is. */
function somethingGoesOn(s: State): string | undefined {
  if (s.end !== null) return s.stack.length > 0 ? 'the game is over, and a question is open' : undefined
  if (s.stack.length === 0) return 'nothing is going on, and the game is not over'
  return isQuestion(top(s)) ? undefined : `'${top(s).kind}' asks nobody anything`
}

/** Looked at last: what is asked makes sense by then. */
function canBeAnswered(s: State): string | undefined {
  const asked = decision(s)
  return asked?.actions.length === 0 ? `nobody can answer '${asked.ask}'` : undefined
}

/** Whatever goes on is part of a year. */
function yearGoesOn({ end, stack }: State): string | undefined {
  return end !== null || stack[0].kind === 'year' ? undefined : 'what goes on is part of no year'
}

/** What goes on once at a time. */
const ONCE: readonly Frame['kind'][] = [
  'sequences',
  'smc',
  'movement',
  'group',
  'march',
  'fleet',
  'combats',
  'aftermath',
]

function nothingGoesOnTwice({ stack }: State): string | undefined {
  const twice = ONCE.find((kind) => stack.filter((frame) => frame.kind === kind).length > 1)
  return twice === undefined ? undefined : `'${twice}' goes on twice at once`
}

/** UR-2.E-a: an SMC that is going on is counted until it is over. */
function sequenceIsCounted(s: State): string | undefined {
  const going = s.stack.find((frame): frame is FrameOf<'smc'> => frame.kind === 'smc')
  if (going === undefined || smcLeft(s, going.camp) > 0) return undefined
  return `the ${campNames[going.camp]} has an SMC, and none left`
}

function battleGoesOn({ stack, battle }: State): string | undefined {
  const battles = stack.filter(({ kind }) => kind === 'battle').length
  if (battles > 1) return 'two battles go on at once'
  if (battle === null) return battles > 0 ? 'a battle goes on, and it is not told where' : undefined
  return battles === 0 ? 'there is a battle that does not go on' : undefined
}

function windowHasTurn({ stack }: State): string | undefined {
  for (const frame of stack) {
    const fault = frame.kind === 'window' ? windowFault(frame) : undefined
    if (fault !== undefined) return fault
  }
  return undefined
}

/** Of the group that is asked about; others may have lost somebody on the way. */
function groupStandsTogether(s: State): string | undefined {
  const frame = asked(s)
  if (frame?.kind !== 'group') return undefined
  const [first] = frame.group
  if (first === undefined) return 'a group of nobody is on the march'
  for (const piece of frame.group) {
    if (!isLand(s.board, whereIs(s, piece))) return `${nameOf(s, piece)} is on the march and not on the map`
    if (whereIs(s, piece) !== whereIs(s, first)) return `${nameOf(s, piece)} is not with its group`
    if (campOf(s, piece) !== frame.camp) return `${nameOf(s, piece)} marches for the other camp`
  }
  const isLed = frame.leader === NOBODY || frame.group.includes(frame.leader)
  return isLed ? undefined : `${nameOf(s, frame.leader)} leads a group that he is not with`
}

const asked = (s: State): Frame | undefined => (s.stack.length > 0 ? top(s) : undefined)

function fleetIsUsed(s: State): string | undefined {
  const frame = asked(s)
  return frame?.kind === 'fleet' ? fleetWrong(s, frame) : undefined
}

function fleetWrong(s: State, { fleet, group }: FrameOf<'fleet'>): string | undefined {
  if (whereIsFleet(s, fleet) < 0) return `${s.board.fleetIds[fleet]} is used and not on the map`
  const ashore = group.find((piece) => whereIs(s, piece) !== deckOf(s.board, fleet))
  return ashore === undefined ? undefined : `${nameOf(s, ashore)} is to land and not aboard`
}

function crewHasFleet(s: State): string | undefined {
  for (const fleet of s.board.everyFleet) {
    if (whereIsFleet(s, fleet) >= 0) continue
    const crew = s.board.everyPiece.find((piece) => whereIs(s, piece) === deckOf(s.board, fleet))
    if (crew !== undefined) return `${nameOf(s, crew)} is aboard ${s.board.fleetIds[fleet]}, which is not on the map`
  }
  return undefined
}

const TITLES: readonly Title[] = ['augustus', 'patrice', 'usurper']

/** UR-3.5.1-n UR-3.5.2-d: nobody is two of them, nor one of them twice. */
function titlesAreHeldOnce(s: State): string | undefined {
  const held = new Set<Piece>()
  for (const title of TITLES) {
    for (const half of HALVES) {
      const leader = holderOf(s, title, half)
      if (leader === NOBODY) continue
      if (held.has(leader)) return `${nameOf(s, leader)} holds two titles`
      held.add(leader)
    }
  }
  return undefined
}

/** UR-3.6.3-c: a Usurper is the first to join his usurpation, and leaves it with his title. */
function usurpersAreRallied(s: State): string | undefined {
  for (const half of HALVES) {
    const usurper = holderOf(s, 'usurper', half)
    if (usurper !== NOBODY && ralliedTo(s, usurper) !== 1 + half)
      return `${nameOf(s, usurper)} is a Usurper and not of his own side`
  }
  return undefined
}

function leadersHaveOneFace(s: State): string | undefined {
  const weak = s.board.everyLeader.find((leader) => isWeak(s, leader))
  return weak === undefined ? undefined : `${nameOf(s, weak)} is a leader, and no leader is weakened`
}

/** Out of the game once they are used: UR-6.1-aa UR-6.2-p. */
const SPENT: readonly StratagemId[] = ['papa', 'three-major-uprisings']

/** Every counter is in a hand, in the bowl, on the map or just being played; a few may be gone. */
function countersAddUp(s: State): string | undefined {
  for (const kind of everyStratagem) {
    const there = hands[0].get(s, kind) + hands[1].get(s, kind) + bowl.get(s, kind) + inUse(s, kind)
    const all = s.board.mix[kind]
    if (there === all || (there < all && SPENT.includes(stratagemIds[kind]))) continue
    return `of ${stratagemIds[kind]} there are ${all}, and not ${there}`
  }
  return undefined
}

/** How many of a kind are on the map, or played and not yet there. */
export function inUse(s: State, kind: Stratagem): number {
  const isPlayed = s.stack.some((frame) => frame.kind === 'stratagem-zone' && frame.stratagem === kind)
  switch (kind) {
    case OUTBREAK:
      return s.plagues.filter(({ epidemic }) => !epidemic).length + Number(isPlayed)
    case EPIDEMIC:
      return s.plagues.filter(({ epidemic }) => epidemic).length + Number(isPlayed)
    case COUNCIL:
      return Number(s.council !== NOBODY) + Number(isPlayed)
    case FLEET:
      return spareFleets(s) + Number(isPlayed)
    default:
      return 0
  }
}

const OUTBREAK = stratagem('plague-outbreak')
const EPIDEMIC = stratagem('plague-epidemic')
const COUNCIL = stratagem('ecumenical-council')
const FLEET = stratagem('fleet')

/** Those of the stratagem that are on the map. */
function spareFleets(s: State): number {
  return s.board.everyFleet.filter((fleet) => s.board.fleetBase[fleet] === NOBODY && whereIsFleet(s, fleet) >= 0).length
}

const nameOf = ({ board }: State, piece: Piece): string =>
  isLeader(board, piece) ? board.leader[piece].name : board.unit[piece].name
