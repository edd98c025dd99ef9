/** What play could never lead to, for positions from outside. Each check tells what is wrong, or undefined. */
import { top } from '@tabularium/engine/machine'
import { NONE, type Space } from '../board.ts'
import type { FrameOf } from '../frames.ts'
import { controllerNames, type Muster } from '../kinds.ts'
import { decision, handlers, waits } from '../machine.ts'
import { attackingCu } from '../rules/battle/sides.ts'
import { powersOf, stockOf } from '../rules/movement/composing.ts'
import { hasToSettle } from '../rules/stacking/settling.ts'
import { isLastTurn, scenarioOf } from '../rules/victory.ts'
import {
  BYZANTINE,
  besiegerOf,
  clone,
  controlOf,
  cuAt,
  DECK,
  DISPLACED,
  deckSize,
  FACE_UP,
  fortAt,
  GARRISONS,
  type Garrison,
  garrisonAt,
  HAND,
  handSize,
  insideAt,
  isAllied,
  isFortified,
  isInside,
  isOnMap,
  isOpenLand,
  isTransit,
  isZone,
  LOYALIST,
  markerAt,
  NO_FORT,
  NO_POWER,
  type Player,
  POWERS,
  type Power,
  pileOf,
  RESERVE,
  ROMAN,
  reserveSize,
  type State,
  turnNames,
  UNSEEN,
  USURPER,
  whereIs,
} from '../state.ts'
import { framesFit, nothingGoesOnTwice, partOfSomething } from './reachable-frames.ts'

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
  turnOfScenario,
  somethingGoesOn,
  cardsAreCounted,
  baptizationIsRoman,
  spacesAreHeld,
  fortsStand,
  siegesHaveWalls,
  garrisonsAreBehindWalls,
  markersAreApart,
  leadersAreSomewhere,
  usurpatorIsInPlay,
  nobodyIsCrowded,
  framesFit,
  nothingGoesOnTwice,
  partOfSomething,
  lastTurnEnds,
  moversAreThere,
  attackersAreThere,
  isSettled,
  canBeAnswered,
]

/** BG-3.1-a */
function turnOfScenario(s: State): string | undefined {
  const { firstTurn, lastTurn } = scenarioOf(s)
  const isPlayed = s.turn >= turnNames.indexOf(firstTurn) && s.turn <= turnNames.indexOf(lastTurn)
  return isPlayed ? undefined : `turn ${turnNames[s.turn]} is none of ${firstTurn} to ${lastTurn}`
}

/** Somebody is asked, or the game is over and nobody is. */
function somethingGoesOn(s: State): string | undefined {
  if (s.end !== null) return s.stack.length > 0 ? 'the game is over, and a question is open' : undefined
  if (s.stack.length === 0) return 'nothing is going on, and the game is not over'
  if (s.stack[0].kind !== 'turn') return 'what goes on is part of no turn'
  const handler = handlers[top(s).kind]
  return handler !== undefined && 'run' in handler ? `'${top(s).kind}' asks nobody anything` : undefined
}

const countOf = (s: State, player: Player, pile: number): number =>
  s.board.everyCard.filter((card) => s.board.cards[card].player === player && pileOf(s, card) === pile).length

/** Cards that are not seen are somewhere all the same: in a hand, in a deck, in the Reserve. */
function cardsAreCounted(s: State): string | undefined {
  for (const player of [0, 1] as const) {
    const places = [
      { told: handSize(s, player), known: countOf(s, player, HAND) },
      { told: deckSize(s, player), known: countOf(s, player, DECK) },
      { told: player === ROMAN ? reserveSize(s) : 0, known: countOf(s, player, RESERVE) },
    ]
    let unseen = countOf(s, player, UNSEEN)
    for (const { told, known } of places) {
      // What is known of a place is all or nothing.
      if (known !== told && known !== 0) return 'the cards are not as many as is told'
      unseen -= told - known
    }
    if (unseen !== 0) return 'the cards are not as many as is told'
  }
  return undefined
}

/** BG-7.2-aa: it is the only card that lies face up. */
function baptizationIsRoman(s: State): string | undefined {
  const wrong = s.board.everyCard.find(
    (card) => pileOf(s, card) === FACE_UP && s.board.cards[card].file.after !== 'reserve',
  )
  return wrong === undefined ? undefined : `'${s.board.cards[wrong].id}' does not lie face up in the Reserve`
}

const named = (s: State, space: Space): string => `'${s.board.spaceIds[space]}'`

/** BG-2.3.1-t BG-2.3.2-z BG-2.3.4-n */
function spacesAreHeld(s: State): string | undefined {
  for (const space of s.board.everySpace) {
    const holder = controlOf(s, space)
    const isFixed = isTransit(s, space) || isZone(s, space)
    const isRight = isFixed
      ? holder === s.board.printed[space]
      : holder !== NO_POWER && holder !== (BYZANTINE as number)
    if (!isRight) return `${named(s, space)} cannot be ${controllerNames[holder]}`
  }
  return undefined
}

/** BG-2.4.4-d */
function fortsStand(s: State): string | undefined {
  const wrong = s.board.everySpace.find((space) => {
    const holder = controlOf(s, space)
    return fortAt(s, space) !== NO_FORT && !(isOpenLand(s, space) && (holder === LOYALIST || holder === USURPER))
  })
  return wrong === undefined ? undefined : `no fort can stand in ${named(s, wrong)}`
}

function siegesHaveWalls(s: State): string | undefined {
  const wrong = s.board.everySpace.find((space) => besiegerOf(s, space) !== undefined && !isFortified(s, space))
  return wrong === undefined ? undefined : `${named(s, wrong)} has no walls to besiege`
}

function garrisonsAreBehindWalls(s: State): string | undefined {
  const wrong = s.board.everySpace.find((space) => garrisonAt(s, space) > 0 && !isFortified(s, space))
  return wrong === undefined ? undefined : `${named(s, wrong)} has no walls for a garrison`
}

/** BG-2.3.4-h BG-2.4.3-f: one in a space but for Further East; displaced are leaders only. */
function markersAreApart(s: State): string | undefined {
  const taken = new Set<Space>()
  for (const tribe of s.board.everyTribe) {
    const { id, canBeAllied } = s.board.tribes[tribe]
    const at = markerAt(s, tribe)
    if (isAllied(s, tribe) && !canBeAllied) return `'${id}' cannot be Allied`
    if (at === DISPLACED) return `the marker of '${id}' cannot be displaced`
    if (at < 0) continue
    if (isTransit(s, at)) return `the marker of '${id}' cannot be in a transit space`
    if (at !== s.board.furtherEast && taken.has(at)) return `${named(s, at)} has two Tribal Markers`
    taken.add(at)
  }
  return undefined
}

function leadersAreSomewhere(s: State): string | undefined {
  const wrong = s.board.everyLeader.find(
    (leader) => isInside(s, leader) && !(isOnMap(s, leader) && isFortified(s, whereIs(s, leader))),
  )
  return wrong === undefined ? undefined : `'${s.board.leaders[wrong].id}' is inside no walls`
}

function usurpatorIsInPlay(s: State): string | undefined {
  return s.usurpator === NONE || isOnMap(s, s.usurpator) ? undefined : 'the Successful Usurpator is not in play'
}

/** BG-4.3-a: nothing follows the Scoring Phase of the last turn. */
function lastTurnEnds(s: State): string | undefined {
  const [turn] = s.stack
  if (s.end !== null || turn?.kind !== 'turn' || !isLastTurn(s)) return undefined
  return turn.step === 'reinforcement' || turn.step === 'next' ? 'the last turn has been scored' : undefined
}

/** So many CU of a power never come together, and cells have room for few more. */
const MOST_TOGETHER = 200

function nobodyIsCrowded(s: State): string | undefined {
  const wrong = s.board.everySpace.find((space) => POWERS.some((power) => cuAt(s, space, power) > MOST_TOGETHER))
  return wrong === undefined ? undefined : `${named(s, wrong)} holds more CU than ever come together`
}

const isGarrisonPower = (power: Power): power is Garrison => GARRISONS.some((each) => each === power)

const isThere = (s: State, cu: Muster, at: Space): boolean => POWERS.every((power) => cu[power] <= cuAt(s, at, power))

/** Those who attack are in the space they attack, until the battle is over. */
function attackersAreThere(s: State): string | undefined {
  const wrong = s.stack.some(
    (frame) => frame.kind === 'battle' && frame.step !== 'over' && !isThere(s, attackingCu(frame), frame.space),
  )
  return wrong ? 'those who attack are not there' : undefined
}

/** Whoever is asked where to go is where he goes from. */
function moversAreThere(s: State): string | undefined {
  if (s.end !== null) return undefined
  const asked = top(s)
  const beneath = s.stack[s.stack.length - 2]
  switch (asked.kind) {
    case 'marching': {
      const { current } = asked
      const isGone = current !== null && cuAt(s, current.at, current.power) === 0
      return isGone ? 'the CU on the march is not where it is told' : undefined
    }
    case 'compose':
      return composedIsThere(s, asked) ? undefined : 'a CU goes along and was not asked for'
    case 'raid-orders': {
      const current = beneath?.kind === 'raid' ? beneath.current : null
      return current !== null && isThere(s, current.force.cu, current.at)
        ? undefined
        : 'the raiders are not where they go from'
    }
    case 'orders': {
      if (beneath?.kind !== 'activation' || !isOnMap(s, beneath.leader)) return 'nobody is activated'
      const at = whereIs(s, beneath.leader)
      const isInGarrison = (cu: Muster): boolean =>
        POWERS.every((power) => cu[power] <= (isGarrisonPower(power) ? insideAt(s, at, power) : 0))
      const isReady = isInside(s, beneath.leader) ? isInGarrison(beneath.cu) : isThere(s, beneath.cu, at)
      return isReady ? undefined : 'the force is not where it goes from'
    }
    default:
      return undefined
  }
}

/** BG-10.1.1-a: of the powers asked for so far no more CU go along than are there, of the others none. */
function composedIsThere(s: State, frame: FrameOf<'compose'>): boolean {
  const told = powersOf(s, frame).slice(0, frame.told)
  return POWERS.every((power) => frame.cu[power] <= (told.includes(power) ? stockOf(s, frame, power) : 0))
}

/** What follows from every change at once has been done: leaders alone among enemies are gone, sieges without besiegers lifted. */
function isSettled(s: State): string | undefined {
  return s.end === null && hasToSettle(s) ? 'something would have happened at once' : undefined
}

const isView = (s: State): boolean => s.board.everyCard.some((card) => pileOf(s, card) === UNSEEN)

/** undefined: the question is about something that is not there. null: it is one that nobody is asked. */
function answersTo(s: State): ReturnType<typeof decision> | undefined {
  try {
    return isAsked(s) ? decision(s) : null
  } catch (error) {
    if (error instanceof Error) return undefined
    throw error
  }
}

/** A question that play passes over, for it is answered or there is nothing to ask, is never open. */
const isAsked = (s: State): boolean => waits(clone(s))

/** Looked at last: what is asked makes sense by then. In a view the cards may be missing that somebody answers with. */
function canBeAnswered(s: State): string | undefined {
  if (s.end !== null || handlers[top(s).kind] === undefined || isView(s)) return undefined
  const asked = answersTo(s)
  if (asked === undefined) return `'${top(s).kind}' makes no sense here`
  if (asked === null) return `nobody is asked '${top(s).kind}' any more`
  return asked.actions.length === 0 ? `nobody can answer '${asked.ask}'` : undefined
}
