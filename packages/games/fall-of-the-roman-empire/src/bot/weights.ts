/** What the bot cannot reckon and was found by play: how far it trusts its estimates. */
export interface Weights {
  /** How likely the Barbarian is to take an area that he could take, where he could go elsewhere. */
  readonly raid: number
  /** The same of a raid that the Roman can still answer. */
  readonly distantRaid: number
  /** How likely the Roman is to march out against a host that he would beat. */
  readonly sortie: number
  /** How much of what settling promises is counted on. */
  readonly settling: number
  /** How much of the Forces a march away from Rome would come back in time. */
  readonly relief: number
  /** What the worst of the coming turns counts, beside the mean of all. */
  readonly worst: number
  /** What each turn of waiting takes from a danger. */
  readonly patience: number
  /** What better odds are worth where they decide nothing yet. */
  readonly slope: number
  /** How much of the upkeep that a siege forces on the Roman is counted on. */
  readonly drain: number
  /** How much stronger hosts are that threaten Rome from several sides. */
  readonly spread: number
  /** How much of the help is counted on that a host next to Rome could get. */
  readonly support: number
  /** What hosts next to Rome count where the Roman has an answer to them. */
  readonly pressure: number
  /** What a Legion is worth, in Forces. */
  readonly legion: number
  /** How much the Barbarian's losses make good by those that come again. */
  readonly arrivals: number
}

/** The Roman's. */
export const romanWeights: Weights = {
  raid: 0.7,
  distantRaid: 0.3,
  sortie: 0.6,
  settling: 1,
  relief: 1,
  worst: 0.6,
  patience: 0.9,
  slope: 0.5,
  drain: 1,
  spread: 0.75,
  support: 0.8,
  pressure: 0.2,
  legion: 2.7,
  arrivals: 2.4,
}

/** The Barbarian's. */
export const barbarianWeights: Weights = {
  raid: 0.84,
  distantRaid: 0.17,
  sortie: 0.53,
  settling: 0.7,
  relief: 0.8,
  worst: 0.6,
  patience: 0.97,
  slope: 0.7,
  drain: 1,
  spread: 0.3,
  support: 0.8,
  pressure: 0.2,
  legion: 1.5,
  arrivals: 1,
}
