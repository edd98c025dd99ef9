/** Draws a position in a few lines, gives the dice, plays and looks. */
import { type Entry, Fault, type GameEvent, isObject, type Json, LocalTable, type RuleId } from '@tabularium/engine'
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

type Face = string | number

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

export class Play {
  readonly table: LocalTable

  constructor(start: { options: Json; position?: Json; dice: { script: readonly string[] } }) {
    this.table = new LocalTable(tetrarchia, start)
  }

  get state(): State {
    return tetrarchia.read(tetrarchia.write(this.table.state as State), tetrarchia.options(this.table.options))
  }

  /** The next dice, in order: 'III' for the Roman die, 3 for the other. */
  dice(...faces: readonly Face[]): this {
    this.table.changeDice({ script: faces.map(String) })
    return this
  }

  act(...actions: readonly string[]): this {
    for (const action of actions) this.table.act(this.table.decision?.seat ?? 0, action)
    return this
  }

  /** Ends the Roman phase with these dice. */
  end(...faces: readonly Face[]): this {
    return this.dice(...faces).act('end')
  }

  /** The clause that forbids an action, or undefined if it is allowed. */
  why(action: string): RuleId | undefined {
    try {
      this.table.legal(action)
      return undefined
    } catch (error) {
      if (error instanceof Fault) return error.rule
      throw error
    }
  }

  /** What an action costs; NaN if it is forbidden. */
  cost(action: string): number {
    const parsed = tetrarchia.parse(action)
    if (parsed === undefined) throw new Error(`no action '${action}'`)
    const verdict = tetrarchia.verdict(this.state, parsed)
    return verdict.ok ? verdict.cost : Number.NaN
  }

  get legal(): readonly string[] {
    return (this.table.decision?.actions ?? []).map((action) => this.table.game.notation(action))
  }

  get asked(): string | undefined {
    return this.table.decision?.ask
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

  get last(): Entry {
    const last = this.table.log.at(-1)
    if (last === undefined) throw new Error('nothing has been done')
    return last
  }

  /** What the last action told, of one kind. */
  told(type: string): GameEvent[] {
    return this.last.told.map((t) => t.event).filter((event) => event.type === type)
  }

  /** The dice of the last action: what each was for. */
  get rolls(): readonly string[] {
    return this.told('roll').map(({ purpose }) => (isObject(purpose ?? null) ? Object(purpose).for : ''))
  }

  get outcome() {
    return this.table.outcome
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
