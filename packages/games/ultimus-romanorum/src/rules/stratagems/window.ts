/** UR-2.E-f UR-6-j: the moments at which a stratagem could be played. */

import { no, type Verdict, yes } from '@tabularium/engine'
import { pop, push, windowQuestion } from '@tabularium/engine/machine'
import { type Action, actionsOf, DONE } from '../../actions.ts'
import type { UltimusEvent } from '../../events.ts'
import type { Frame } from '../../frames.ts'
import type { Handlers, Question } from '../../handlers.ts'
import { type Camp, handOf, handSize, holds, itsCamp, phases, type State, seatOf } from '../../state.ts'
import { everyStratagem, isBarbarianOnly, isPlayedIn, isRomanOnly, type Stratagem } from '../../stratagem-kinds.ts'
import { isBattle } from '../combat/forces.ts'
import { isFlight } from '../combat/stratagems.ts'
import { giveBack } from './hand.ts'
import { isInBattle, play, playVerdict } from './play.ts'
import type { Moment } from './stratagems-frames.ts'

/** What a camp holds. */
export function held(s: State, camp: Camp): Action[] {
  const hand = handOf(s, camp)
  const { play: plays } = actionsOf(s.board)
  const found: Action[] = []
  for (const kind of everyStratagem) if (hand.get(s, kind) > 0) found.push(plays[kind])
  return found
}

const NOTHING: readonly Action[] = []

/** UR-6-a UR-6-b UR-6-k: by camp and phase, the kinds that may ever be played then. */
const kindsIn = [isBarbarianOnly, isRomanOnly].map((isOfTheOther) => {
  const own = everyStratagem.filter((kind) => !isOfTheOther(kind))
  return new Map(phases.map((phase) => [phase, own.filter((kind) => isPlayedIn(kind, phase))]))
})

/** By camp: those of them that were in the hand which was looked at last. A hand that changes becomes another list. */
const heldLast = [newHeld(), newHeld()]

function newHeld(): { hand: readonly number[]; phase: string; kinds: readonly Stratagem[] } {
  return { hand: [], phase: '', kinds: [] }
}

function heldNow(s: State, camp: Camp): readonly Stratagem[] {
  const hand = handOf(s, camp).numbers(s)
  const last = heldLast[camp]
  if (last.hand !== hand || last.phase !== s.phase) {
    last.hand = hand
    last.phase = s.phase
    last.kinds = (kindsIn[camp].get(s.phase) ?? everyStratagem).filter((kind) => hand[kind] > 0)
  }
  return last.kinds
}

/** What of it may be played now: mostly nothing. */
export function playable(s: State, camp: Camp, moment: Moment): readonly Action[] {
  let found: Action[] | undefined
  for (const kind of heldNow(s, camp)) {
    if (!playVerdict(s, camp, kind, moment).ok) continue
    found ??= []
    found.push(actionsOf(s.board).play[kind])
  }
  return found ?? NOTHING
}

const heldOrDone = (s: State, camp: Camp): Action[] => [...held(s, camp), DONE]

function verdictAt(s: State, camp: Camp, moment: Moment, action: Action): Verdict {
  if (action.kind === 'done') return yes()
  return action.kind === 'play' ? playVerdict(s, camp, action.stratagem, moment) : no('UR-6-j')
}

/** UR-8.1-d: a battle is over when nobody is left to fight; who has just played may play on first. */
function isOpen(s: State, moment: Moment, passed: number): boolean {
  if (passed === 0 || !isInBattle(moment)) return true
  return s.battle !== null && isBattle(s, s.battle.at)
}

const windows: Question<'window'> = windowQuestion<State, Frame, Camp, Moment, Action, UltimusEvent>({
  seat: seatOf,
  mayHold: (s, camp) => handSize(s, camp) > 0,
  isOpen,
  pass: DONE,
  candidates: held,
  verdict: verdictAt,
  legal: playable,
  play(s, camp, moment, action, table) {
    if (action.kind !== 'play') return false
    const isAskedAgain = handSize(s, camp) > 1 && !isFlight(action.stratagem)
    play(s, camp, action.stratagem, moment, table)
    return isAskedAgain
  },
})

/** UR-6-h */
const RESERVE = 5

export const windowHandlers: Handlers<'geostrategy' | 'window' | 'discard' | 'discard-choice'> = {
  geostrategy: {
    asks: itsCamp,
    candidates: (s, { camp }) => heldOrDone(s, camp),
    verdict: (s, { camp }, action) => verdictAt(s, camp, 'geostrategy', action),
    /** UR-6-g: the question stays, as long as there is anything left to play. */
    answer(s, { camp }, action, table) {
      if (action.kind !== 'play' || handSize(s, camp) === 1) pop(s)
      if (action.kind === 'play') play(s, camp, action.stratagem, 'geostrategy', table)
    },
  },
  window: windows,
  discard: {
    run(s, { camp }) {
      pop(s)
      if (handSize(s, camp) > RESERVE) push(s, { kind: 'discard-choice', camp })
    },
  },
  'discard-choice': {
    asks: itsCamp,
    candidates: (s, { camp }) => held(s, camp),
    verdict(s, { camp }, action) {
      if (action.kind !== 'play') return no('UR-6-h')
      return holds(s, camp, action.stratagem) ? yes() : no('UR-6-f')
    },
    answer(s, { camp }, action, table) {
      pop(s)
      if (action.kind === 'play') giveBack(s, seatOf(s, camp), action.stratagem, 'UR-6-h', table)
      if (handSize(s, camp) > RESERVE) push(s, { kind: 'discard-choice', camp })
    },
  },
}
