/** What bots need to know of Ultimus Romanorum: what is worth doing, and how the two seats stand. */
import { type Advice, type Mind, type Seat, steadyChanceOf } from '@tabularium/engine'
import { top } from '@tabularium/engine/machine'
import { type Action, DONE } from './actions.ts'
import { answer } from './bot/answers.ts'
import { bestMarch, nextMove, rivalMarches } from './bot/campaign.ts'
import { counsel } from './bot/counsel.ts'
import { comingOut, groupAnswer } from './bot/marching.ts'
import { playNow } from './bot/plays.ts'
import { fleetAnswer, homecoming } from './bot/voyages.ts'
import type { Frame } from './frames.ts'
import { decision, verdict } from './machine.ts'
import { type Camp, ROMAN, type State, seatOf } from './state.ts'

/** What is done now: a march as a whole, anything else in one word. */
function bestActions(s: State, frame: Frame): readonly Action[] {
  switch (frame.kind) {
    case 'geostrategy':
      return [playNow(s, frame.camp, 'geostrategy') ?? DONE]
    case 'window':
      return [playNow(s, frame.parties[frame.turn], frame.moment) ?? DONE]
    case 'movement':
      return movement(s, frame.camp)
    case 'fleet':
      return [fleetAnswer(s, frame.camp, frame.fleet, frame.group)]
    case 'group':
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
  const ship = homecoming(s, camp)
  if (ship !== undefined) return [ship]
  const move = nextMove(s, camp)
  if (move.length > 0) return move
  return [verdict(s, DONE).ok ? DONE : groupAnswer(s)]
}

/** Where the game is as good as decided, nothing else is thought of. */
const OPEN = 0.04
/** How many other marches are worth a thought. */
const RIVALS = 2

/** What is worth a thought besides what looks best. */
function rivals(s: State, frame: Frame, best: readonly Action[]): readonly (readonly Action[])[] {
  const chance = evaluate(s, 0)
  if (chance < OPEN || chance > 1 - OPEN) return []
  switch (frame.kind) {
    case 'movement':
      return marchesBeside(s, frame.camp, best)
    case 'geostrategy':
    case 'stand':
    case 'retreat':
    case 'evasion-zone':
      return (decision(s)?.actions ?? []).map((action) => [action])
    default:
      return []
  }
}

/** Other marches, and to leave it at those that were made. */
function marchesBeside(s: State, camp: Camp, best: readonly Action[]): readonly (readonly Action[])[] {
  if (best[0].kind === 'play') return []
  if (best[0].kind === 'fleet') return best.length > 1 ? besideVoyage(s, camp) : []
  const found = rivalMarches(s, camp, RIVALS)
  return found.length > 0 && verdict(s, DONE).ok ? [...found, [DONE]] : found
}

/** To march instead of sailing, or to do neither. */
const besideVoyage = (s: State, camp: Camp): readonly (readonly Action[])[] =>
  [bestMarch(s, camp), verdict(s, DONE).ok ? [DONE] : []].filter(({ length }) => length > 0)

const isSame = (one: readonly Action[], other: readonly Action[]): boolean =>
  one.length === other.length && one.every((action, i) => action === other[i])

/** How much is worth trying that does not look best. */
const BESIDE = 0.5

/** What looks best, and after it what else is worth a thought. */
function policy(s: State): readonly Advice<Action>[] {
  const best = reply(s)
  const others = rivals(s, top(s), best).filter((actions) => !isSame(actions, best))
  return [{ actions: best, weight: 1 }, ...others.map((actions) => ({ actions, weight: BESIDE }))]
}

const reply = (s: State): readonly Action[] => bestActions(s, top(s))

/** From 0, lost, to 1, won. */
function evaluate(s: State, seat: Seat): number {
  if (s.end === null) return steadyChanceOf(counsel, s, seat)
  const { winner } = s.end
  return winner === null ? 0.5 : seatOf(s, winner) === seat ? 1 : 0
}

export const mind: Mind<State, Action> = {
  policy,
  reply,
  evaluate,
  levels: { novice: 85, slips: 33, consul: { ideas: 4, playouts: 16, turns: 1 } },
  prospects: () => [],
  counsel,
}
