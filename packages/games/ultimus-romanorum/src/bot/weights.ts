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
