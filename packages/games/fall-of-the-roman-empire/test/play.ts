/** Draws a position in a few lines, gives the dice, plays and looks. */
import type { Json, Start } from '@tabularium/engine'
import { asJson, type Face, TestPlay } from '@tabularium/engine/testing'
import { type Forecast, fallOfTheRomanEmpire } from '../src/index.ts'
import { pointsOf, type State, turnOf } from '../src/state.ts'

/** What stands in an area; what is left out is not there. */
export interface Stand {
  readonly legions?: number
  readonly forces?: number
  readonly barbarianForces?: number
  readonly cavalry?: number
  readonly fort?: boolean
  readonly wall?: boolean
  readonly movedLegions?: number
  readonly movedForces?: number
  readonly movedBarbarianForces?: number
  readonly movedCavalry?: number
}

type Question = 'expenditure' | 'purchase' | 'roman-movement' | 'barbarian-movement' | 'ride'

export interface Draw {
  readonly areas?: Readonly<Record<string, Stand>>
  /** What is asked. Default: Roman movement. */
  readonly ask?: Question
  readonly turn?: number
  readonly rrp?: number
  readonly dead?: { readonly legions?: number; readonly forts?: number; readonly walls?: number }
  readonly barbarianForces?: number
}

/** Rome is held by a Legion and three Forces unless something else is drawn there. */
export function position({ areas = {}, ask = 'roman-movement', turn = 1, rrp = 0, dead, barbarianForces }: Draw): Play {
  const map: Record<string, Stand> = { roma: { legions: 1, forces: 3 }, ...areas }
  const drawn = { turn, rrp, areas: asJson(map), stack: [{ kind: ask }], ...(dead && { dead: asJson(dead) }) }
  return new Play({ options: optionsOf(barbarianForces), position: drawn, dice: { script: [] } })
}

/** A game from its set-up, with these dice. */
export function setUp(barbarianForces?: number, ...dice: readonly Face[]): Play {
  return new Play({ options: optionsOf(barbarianForces), dice: { script: dice.map(String) } })
}

const optionsOf = (barbarianForces: number | undefined): Json =>
  barbarianForces === undefined ? {} : { barbarianForces }

/** The Barbarians end their movement, and conflicts are fought with these dice. */
export function fight(areas: Readonly<Record<string, Stand>>, ...dice: readonly number[]): Play {
  return position({ ask: 'barbarian-movement', areas: { gothia: { barbarianForces: 1 }, ...areas } }).done(...dice)
}

export class Play extends TestPlay<State> {
  constructor(start: Start) {
    super(fallOfTheRomanEmpire, start)
  }

  /** Ends the phase, with the dice that this rolls. */
  done(...faces: readonly Face[]): this {
    return this.dice(...faces).act('done')
  }

  forecast(action: string): Forecast | null {
    const parsed = fallOfTheRomanEmpire.parse(action)
    if (parsed === undefined) throw new Error(`no action '${action}'`)
    const told = fallOfTheRomanEmpire.forecast?.(this.state, parsed) ?? null
    return told === null ? null : JSON.parse(JSON.stringify(told))
  }

  get turn(): number {
    return turnOf(this.state)
  }

  get rrp(): number {
    return pointsOf(this.state)
  }

  /** What stands in an area; empty if nothing does. */
  at(area: string): Stand {
    return this.view.areas[area] ?? {}
  }

  get available(): Readonly<Record<string, number>> {
    return this.view.available
  }

  get dead(): Readonly<Record<string, number>> {
    return this.view.dead
  }

  private get view(): {
    areas: Record<string, Stand>
    available: Record<string, number>
    dead: Record<string, number>
  } {
    return JSON.parse(JSON.stringify(this.table.shown(0)))
  }

  /** The phases that the last action led through. */
  get phases(): readonly string[] {
    return this.told('phase').map((event) => String(event.phase))
  }
}
