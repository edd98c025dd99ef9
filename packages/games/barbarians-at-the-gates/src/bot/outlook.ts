/** Everything that is worked out once for a decision, when it is asked for. */
import type { Player, State } from '../state.ts'
import { Activations, Fields } from './activations.ts'
import { MARCHING, type March, marchesOf } from './marches.ts'
import { bestRaid, type RaidPlan, raidStarts } from './raids.ts'
import { type Survey, surveyOf } from './survey.ts'

export class Outlook {
  readonly s: State
  readonly sv: Survey
  readonly fields: Fields
  readonly activations: Activations
  #raid: RaidPlan | undefined
  #marches: readonly March[] | undefined

  constructor(s: State) {
    this.s = s
    this.sv = surveyOf(s)
    this.fields = new Fields(this.sv)
    this.activations = new Activations(this.sv, this.fields)
  }

  raid(): RaidPlan {
    this.#raid ??= bestRaid(this.sv, raidStarts(this.s))
    return this.#raid
  }

  marches(player: Player): readonly March[] {
    this.#marches ??= marchesOf(this.sv, this.fields, MARCHING[player])
    return this.#marches
  }
}
