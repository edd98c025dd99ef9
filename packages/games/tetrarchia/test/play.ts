/** Draws a position in a few lines, gives the dice, plays and looks. */
import { isObject, type Json, type Start } from '@tabularium/engine'
import { type Face, TestPlay } from '@tabularium/engine/testing'
import { type EmperorName, emperors, NONE } from '../src/board.ts'
import { tetrarchia } from '../src/index.ts'
import { type Odds, odds, strength } from '../src/rules/combat.ts'
import { tokenName } from '../src/rules/tokens.ts'
import { armyAt, armyProvince, revoltsInReserve, type State, unrestInReserve } from '../src/state.ts'

export interface Draw {
  readonly level?: string
  readonly players?: number
  readonly variants?: readonly string[]
  readonly sharedCaesar?: string
  readonly objective?: string
  /** Whose turn it is. */
  readonly turn?: EmperorName
  readonly ip?: number
  readonly emperors?: Partial<Record<EmperorName, string>>
  readonly hand?: Partial<Record<EmperorName, number>>
  readonly glory?: Partial<Record<EmperorName, number>>
  readonly tokens?: Readonly<Record<string, readonly string[]>>
  readonly fleets?: Readonly<Record<string, number>>
  /** Where armies stand, and by which region's path. */
  readonly armies?: readonly (readonly [region: string, at: string])[]
}

export function position(draw: Draw): Play {
  const { turn = 'diocletian', armies = [], emperors: places = {}, ip = 6 } = draw
  const board = {
    turn: emperors.indexOf(turn),
    ip,
    emperors: places,
    hand: draw.hand ?? {},
    glory: draw.glory ?? {},
    tokens: draw.tokens ?? {},
    fleets: draw.fleets ?? {},
    armies: armies.map(([region, at]) => ({ region, at })),
  }
  return new Play({ options: optionsOf(draw), position: board, dice: { script: [] } })
}

/** A game from its set-up, with these dice. */
export function setUp(draw: Draw, ...dice: readonly Face[]): Play {
  return new Play({ options: optionsOf(draw), dice: { script: dice.map(String) } })
}

function optionsOf(draw: Draw): Json {
  const { level = '5300', players = 1, variants = [], sharedCaesar, objective } = draw
  return { level, players, variants, ...(sharedCaesar && { sharedCaesar }), ...(objective && { objective }) }
}

export class Play extends TestPlay<State> {
  constructor(start: Start) {
    super(tetrarchia, start)
  }

  /** Ends the Roman phase with these dice. */
  end(...faces: readonly Face[]): this {
    return this.dice(...faces).act('end')
  }

  get ip(): number {
    return this.state.ip
  }

  token(province: string): string | null {
    return tokenName(this.state.tokens[this.index(province)])
  }

  /** Where an Emperor stands; null: off the board. */
  emperor(name: EmperorName): string | null {
    const at = this.state.emperors[emperors.indexOf(name)]
    return at === NONE ? null : this.state.board.ids[at]
  }

  hand(name: EmperorName): number {
    return this.state.hand[emperors.indexOf(name)]
  }

  glory(name: EmperorName): number {
    return this.state.glory[emperors.indexOf(name)]
  }

  get turn(): EmperorName {
    return emperors[this.state.turn % 4]
  }

  /** Where the armies on the board stand. */
  get armies(): readonly string[] {
    const { state } = this
    const at = state.armyRegion.map((_, army) => armyProvince(state, army))
    return at.filter((p) => p !== NONE).map((p) => state.board.ids[p])
  }

  get fleets(): Json {
    return Object.fromEntries(this.state.board.seaIds.map((id, sea) => [id, this.state.fleets[sea]]))
  }

  get reserve(): { revolt: number; unrest: number } {
    return { revolt: revoltsInReserve(this.state), unrest: unrestInReserve(this.state) }
  }

  /** What the attack of an Emperor on the army there would be added to and multiplied by. */
  strength(name: EmperorName, army: string) {
    const emperor = tetrarchiaEmperor(name)
    return strength(this.state, emperor, armyAt(this.state, this.index(army)))
  }

  odds(name: EmperorName, army: string): Odds {
    return odds(this.state, tetrarchiaEmperor(name), armyAt(this.state, this.index(army)))
  }

  /** The dice of the last action: what each was for. */
  get rolls(): readonly string[] {
    return this.told('roll').map(({ purpose }) => (isObject(purpose ?? null) ? Object(purpose).for : ''))
  }

  private index(province: string): number {
    const p = this.state.board.ids.indexOf(province)
    if (p < 0) throw new Error(`no province '${province}'`)
    return p
  }
}

function tetrarchiaEmperor(name: EmperorName): 0 | 1 | 2 | 3 {
  return name === 'diocletian' ? 0 : name === 'galerius' ? 1 : name === 'constantius' ? 2 : 3
}
