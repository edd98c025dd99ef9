/** What bots need to know of Ultimus Romanorum: what is worth doing, and how the two seats stand. */
import { type Advice, type Mind, type Seat, steadyChanceOf } from '@tabularium/engine'
import { top } from '@tabularium/engine/machine'
import { type Action, DONE } from './actions.ts'
import { answer } from './bot/answers.ts'
import { nextMarch } from './bot/campaign.ts'
import { counsel } from './bot/counsel.ts'
import { comingOut, groupAnswer } from './bot/marching.ts'
import { playNow } from './bot/plays.ts'
import type { Frame } from './frames.ts'
import { decision, verdict } from './machine.ts'
import { type Camp, hasEnemyUnit, ROMAN, type State, seatOf } from './state.ts'

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

/** How often somebody who is not sure does something else than what looks best: once in five times. */
const OTHERWISE = 0.25

/** Not even somebody who is not sure sets a unit up among enemies. */
function isReckless(s: State, action: Action): boolean {
  const frame = top(s)
  return frame.kind === 'set-up-zone' && action.kind === 'to' && hasEnemyUnit(s, action.place, frame.camp)
}

/** What looks best, and after it whatever else may be done, each as likely as the other. */
function policy(s: State): readonly Advice<Action>[] {
  const asked = decision(s)
  if (asked === null) return []
  const best = bestActions(s, top(s))
  const others = asked.actions.filter((action) => action !== best[0] && !isReckless(s, action))
  const weight = OTHERWISE / Math.max(1, others.length)
  return [{ actions: best, weight: 1 }, ...others.map((action) => ({ actions: [action], weight }))]
}

/** From 0, lost, to 1, won. */
function evaluate(s: State, seat: Seat): number {
  if (s.end === null) return steadyChanceOf(counsel, s, seat)
  const { winner } = s.end
  return winner === null ? 0.5 : seatOf(s, winner) === seat ? 1 : 0
}

export const mind: Mind<State, Action> = {
  policy,
  evaluate,
  prospects: () => [],
  counsel,
}
