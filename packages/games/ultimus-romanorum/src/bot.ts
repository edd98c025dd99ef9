/** What bots need to know of Ultimus Romanorum: what is worth doing, and how the two seats stand. */
import type { Mind, Prospect, Seat, Step } from '@tabularium/engine'
import { top } from '@tabularium/engine/machine'
import { type Action, DONE } from './actions.ts'
import { answer } from './bot/answers.ts'
import { nextMarch } from './bot/campaign.ts'
import { comingOut, groupAnswer } from './bot/marching.ts'
import { playNow } from './bot/plays.ts'
import { standing } from './bot/standing.ts'
import type { Frame } from './frames.ts'
import { verdict } from './machine.ts'
import { type Camp, pointsOf, ROMAN, type State } from './state.ts'

/** What is done now: a march as a whole, anything else in one word. */
function bestActions(s: State, frame: Frame): readonly Action[] {
  switch (frame.kind) {
    case 'geostrategy':
      return [playNow(s, frame.camp, 'geostrategy') ?? DONE]
    case 'window':
      return [playNow(s, frame.parties[frame.turn], frame.moment) ?? DONE]
    case 'movement':
      return movement(s, frame.camp)
    case 'group':
    case 'fleet':
      return [groupAnswer(s)]
    default:
      return [answer(s, frame)]
  }
}

function movement(s: State, camp: Camp): readonly Action[] {
  const play = playNow(s, camp, 'moved')
  if (play !== undefined) return [play]
  const out = camp === ROMAN ? comingOut(s) : undefined
  if (out !== undefined) return [out]
  const march = nextMarch(s, camp)
  if (march.length > 0) return march
  return [verdict(s, DONE).ok ? DONE : groupAnswer(s)]
}

/** Every question has one answer that is worth giving; what comes of it is left to the dice and the opponent. */
function steps(s: State): readonly Step<Action>[] {
  if (s.end !== null || s.stack.length === 0) return []
  return [{ actions: bestActions(s, top(s)), leads: 'to-chance' }]
}

/** What comes after an answer is not thought through: nothing is asked there. */
function prospects(s: State): readonly Prospect<State>[] {
  return [{ chance: 1, state: { ...s, stack: [] } }]
}

export const mind: Mind<State, Action> = {
  steps,
  close: () => undefined,
  prospects,
  evaluate: (s: State, seat: Seat) => standing(s, seat),
  opposes: (one, other) => one !== other,
  foresees: false,
  hope: () => 0,
  key: (s) => pointsOf(s, 0) * 0x1_0000 + pointsOf(s, 1),
}
