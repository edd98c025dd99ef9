import type { Camp } from '../state.ts'

/** What things are worth to a camp, in points of victory. */
export interface Weights {
  /** A PF lost in battle. */
  readonly pf: number
  /** How often a zone that is gained or lost is scored. */
  readonly years: number
  /** The chance to win below which nobody attacks. */
  readonly odds: number
  /** What every battle costs, beside the losses. */
  readonly effort: number
  /** What it costs to join a battle that is as good as won. */
  readonly spare: number
  /** Prey within reach later. */
  readonly pull: number
  /** Danger from enemies near by. */
  readonly fear: number
  /** A guard where enemies are near, and elsewhere. */
  readonly guard: number
  readonly watch: number
  /** The last unit of a people outside the Empire. */
  readonly home: number
  /** The last unit of a people, for each that it has in all. */
  readonly peace: number
}

/** By camp, found by trial in whole games. */
export const weights: readonly [Weights, Weights] = [
  {
    pf: 0.18,
    years: 2.5,
    odds: 0.6,
    effort: 0.3,
    spare: 0,
    pull: 0.5,
    fear: 1,
    guard: 0.5,
    watch: 0.08,
    home: 0,
    peace: 1,
  },
  {
    pf: 0.18,
    years: 1.5,
    odds: 0.5,
    effort: 0.3,
    spare: 0.7,
    pull: 0.5,
    fear: 1,
    guard: 0,
    watch: 0,
    home: 1.6,
    peace: 1,
  },
]

/** Other ways to make war than the usual one: what is weighed otherwise. Which of them does best now is found by playing them on. */
export const manners: readonly ((w: Weights) => Weights)[] = [
  // Boldly: battles at even odds.
  (w) => ({ ...w, odds: w.odds - 0.15, effort: 0, fear: w.fear / 2 }),
  // Carefully: only battles that are as good as won.
  (w) => ({ ...w, odds: w.odds + 0.2, effort: 2 * w.effort, fear: 2 * w.fear }),
  // Far: after what lies within reach later.
  (w) => ({ ...w, pull: 2 * w.pull, guard: w.guard / 2, watch: w.watch / 2, home: w.home / 2 }),
  // Near: holding what is held.
  (w) => ({ ...w, pull: w.pull / 4, guard: 2 * w.guard, watch: 3 * w.watch, years: 1.5 * w.years }),
]

/** What a camp weighs in that manner; absent: as usual. */
export function mannered(camp: Camp, manner?: number): Weights {
  const usual = weights[camp]
  return manner === undefined ? usual : (manners[manner]?.(usual) ?? usual)
}
