/** Everything that is worked out once for a decision, when it is asked for. */
import type { State } from '../state.ts'
import { Activations, Fields } from './activations.ts'
import { bestMarch, MARCHING, type March } from './marches.ts'
import { bestRaid, type RaidPlan, raidStarts } from './raids.ts'
import { type Survey, surveyOf } from './survey.ts'

export class Outlook {
  readonly s: State
  readonly sv: Survey
  readonly fields: Fields
  readonly activations: Activations
  #raid: RaidPlan | undefined
  #march: March | undefined

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

  march(player: 0 | 1): March {
    this.#march ??= bestMarch(this.sv, this.fields, MARCHING[player])
    return this.#march
  }
}
