/** What bots need to know of Ultimus Romanorum: what is worth doing, and how the two seats stand. */
import { type Advice, type Hurried, type Idea, type Mind, type Seat, steadyChanceOf } from '@tabularium/engine'
import { top } from '@tabularium/engine/machine'
import { type Action, DONE, notation } from './actions.ts'
import { answer } from './bot/answers.ts'
import { Campaign, nextMarch } from './bot/campaign.ts'
import { counsel } from './bot/counsel.ts'
import { comingOut, groupAnswer } from './bot/marching.ts'
import { playNow } from './bot/plays.ts'
import { mannered, manners } from './bot/weights.ts'
import type { Frame } from './frames.ts'
import { decision, verdict } from './machine.ts'
import { BARBARIAN, type Camp, hasEnemyUnit, ROMAN, type State, seatOf, smcLeft } from './state.ts'

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

/** Before any march: a stratagem, or out of the box. */
function beforeMarching(s: State, camp: Camp): Action | undefined {
  return playNow(s, camp, 'moved') ?? (camp === ROMAN ? comingOut(s) : undefined)
}

const halting = (s: State): readonly Action[] => [verdict(s, DONE).ok ? DONE : groupAnswer(s)]

function movement(s: State, camp: Camp): readonly Action[] {
  const before = beforeMarching(s, camp)
  if (before !== undefined) return [before]
  const march = nextMarch(s, camp)
  return march.length > 0 ? march : halting(s)
}

const CAMPS: readonly Camp[] = [ROMAN, BARBARIAN]

/** As the policy, but with a look at the whole map only now and then. */
function hurried(manner?: number): Hurried<State, Action> {
  const campaigns = CAMPS.map((camp) => new Campaign(camp, mannered(camp, manner)))
  return {
    next(s) {
      const frame = top(s)
      if (frame.kind !== 'movement') return bestActions(s, frame)
      const before = beforeMarching(s, frame.camp)
      if (before !== undefined) return [before]
      const march = campaigns[frame.camp].next(s)
      return march.length > 0 ? march : halting(s)
    },
  }
}

/** A campaign in every manner; of a few other questions every answer. */
function ideas(s: State, seat: Seat): readonly Idea<Action>[] {
  const frame = top(s)
  const best = bestActions(s, frame)
  if (frame.kind === 'movement') {
    const others = manners.map((_, manner) => ({ actions: hurried(manner).next(s, seat), manner }))
    return different(s, [{ actions: best }, ...others])
  }
  if (!WEIGHED.has(frame.kind)) return [{ actions: best }]
  const answers = decision(s)?.actions.slice(0, MOST_ANSWERS) ?? []
  return different(s, [{ actions: best }, ...answers.map((action) => ({ actions: [action] }))])
}

/** Those that begin with the same march are one. */
function different({ board }: State, ideas: readonly Idea<Action>[]): readonly Idea<Action>[] {
  const known = new Set<string>()
  return ideas.filter(({ actions }) => {
    const name = actions.map((action) => notation(board, action)).join(' ')
    if (known.has(name)) return false
    known.add(name)
    return true
  })
}

/** Questions whose answers are worth playing on. */
const WEIGHED: ReadonlySet<Frame['kind']> = new Set<Frame['kind']>(['geostrategy', 'window', 'next-battle', 'retreat'])
const MOST_ANSWERS = 6

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

/** More SMC than a year has. */
const YEAR = 100

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
  hurried,
  ideas,
  // Two SMC are too few to tell small things apart: what looked best stays unless another is clearly better.
  patience: { ideas: 5, playouts: 24, stages: 2, margin: 0.015 },
  // Each SMC that is over is a step, and each year's end a long one.
  stage: (s) => YEAR * s.year - smcLeft(s, ROMAN) - smcLeft(s, BARBARIAN),
  counsel,
}
