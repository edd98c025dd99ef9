/** Draws a position in a few lines, gives the dice, plays and looks. */
import { isObject, type Json, type Start } from '@tabularium/engine'
import { type Face, TestPlay } from '@tabularium/engine/testing'
import {
  type Board,
  type Emperor,
  type EmperorName,
  EVERY_ARMY,
  EVERY_EMPEROR,
  emperors,
  NONE,
  type Province,
} from '../src/board.ts'
import { tetrarchia } from '../src/index.ts'
import { odds, strength } from '../src/rules/combat.ts'
import type { Odds } from '../src/rules/weighing.ts'
import {
  active,
  armyAt,
  armyProvince,
  emperorProvince,
  fleetsIn,
  gloryOf,
  handOf,
  ipLeft,
  revoltsInReserve,
  type State,
  tokenAt,
  tokenNames,
  unrestInReserve,
} from '../src/state.ts'

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
  readonly end?: { readonly victory: boolean; readonly rule: string }
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
    end: draw.end ?? null,
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
    return ipLeft(this.state)
  }

  token(province: string): string | null {
    return tokenNames[tokenAt(this.state, this.index(province))]
  }

  /** Where an Emperor stands; null: off the board. */
  emperor(name: EmperorName): string | null {
    const at = emperorProvince(this.state, emperorOf(name))
    return at === NONE ? null : this.state.board.ids[at]
  }

  hand(name: EmperorName): number {
    return handOf(this.state, emperorOf(name))
  }

  glory(name: EmperorName): number {
    return gloryOf(this.state, emperorOf(name))
  }

  get turn(): EmperorName {
    return emperors[active(this.state)]
  }

  /** Where the armies on the board stand. */
  get armies(): readonly string[] {
    const { state } = this
    const at = EVERY_ARMY.map((army) => armyProvince(state, army))
    return at.filter((p) => p !== NONE).map((p) => state.board.ids[p])
  }

  get fleets(): Json {
    const { state } = this
    return Object.fromEntries(state.board.seas.map((sea) => [state.board.seaIds[sea], fleetsIn(state, sea)]))
  }

  get reserve(): { revolt: number; unrest: number } {
    return { revolt: revoltsInReserve(this.state), unrest: unrestInReserve(this.state) }
  }

  /** What the attack of an Emperor on the army there would be added to and multiplied by. */
  strength(name: EmperorName, army: string) {
    const emperor = emperorOf(name)
    return strength(this.state, emperor, armyAt(this.state, this.index(army)))
  }

  odds(name: EmperorName, army: string): Odds {
    return odds(this.state, emperorOf(name), armyAt(this.state, this.index(army)))
  }

  /** The dice of the last action: what each was for. */
  get rolls(): readonly string[] {
    return this.told('roll').map(({ purpose }) => (isObject(purpose ?? null) ? Object(purpose).for : ''))
  }

  private index(province: string): Province {
    return provinceOf(this.state.board, province)
  }
}

export function provinceOf({ ids, provinces }: Board, id: string): Province {
  const province = provinces.find((p) => ids[p] === id)
  if (province === undefined) throw new Error(`no province '${id}'`)
  return province
}

function emperorOf(name: EmperorName): Emperor {
  return EVERY_EMPEROR[emperors.indexOf(name)]
}
