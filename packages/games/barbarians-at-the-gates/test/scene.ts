/** Draws a position in a few lines, gives the dice, plays and looks. */
import { type GameEvent, RecordingTable, ScriptedDice } from '@tabularium/engine'
import { type Action, actionsOf, notation } from '../src/actions.ts'
import type { Leader, Space, Tribe } from '../src/board.ts'
import boardFile from '../src/edition/board.json' with { type: 'json' }
import { boardSchema } from '../src/edition/schema.ts'
import type { Frame } from '../src/frames.ts'
import { controllerNames } from '../src/kinds.ts'
import { apply, decision, proceed, verdict } from '../src/machine.ts'
import { makeBoard } from '../src/make-board.ts'
import { seatNames } from '../src/options.ts'
import { bareState } from '../src/state/empty.ts'
import {
  addCu,
  besiege,
  CASTRA,
  COLONIA,
  type Controller,
  controlOf,
  cuAt,
  flip,
  goInside,
  HAND,
  lay,
  markControl,
  markerAt,
  type Phase,
  POWERS,
  type Power,
  plunderOf,
  powerNames,
  putLeader,
  putMarker,
  RESERVE,
  type State,
  setAllied,
  setFort,
  setInside,
  setPlunder,
  setVp,
  turnNames,
  vpOf,
  whereIs,
} from '../src/state.ts'

export const board = makeBoard(boardSchema.parse(boardFile))

type PowerName = (typeof powerNames)[number]
type ControllerName = (typeof controllerNames)[number]
type LeaderDraw = string | { readonly at: string; readonly flipped?: boolean; readonly inside?: boolean }
type TribeDraw = string | { readonly at: string; readonly allied: boolean }

export interface Draw {
  readonly scenario?: string
  readonly turn?: (typeof turnNames)[number]
  readonly phase?: Phase
  readonly vp?: number
  readonly plunder?: number
  /** By space: what differs from the printed control. */
  readonly control?: Readonly<Record<string, ControllerName>>
  readonly forts?: Readonly<Record<string, 'castra' | 'colonia'>>
  /** By space: the besieging power. */
  readonly sieges?: Readonly<Record<string, PowerName>>
  /** By space: CU by power. */
  readonly cu?: Readonly<Record<string, Partial<Record<PowerName, number>>>>
  /** By space: CU inside the garrison. */
  readonly inside?: Readonly<Record<string, Partial<Record<'loyalist' | 'byzantine' | 'usurper', number>>>>
  /** Displaced, gone or off: 'displaced', 'gone', 'off'. */
  readonly leaders?: Readonly<Record<string, LeaderDraw>>
  readonly tribes?: Readonly<Record<string, TribeDraw>>
  /** Cards by id. */
  readonly hands?: readonly string[]
  readonly reserve?: readonly string[]
  /** What is going on, innermost last. */
  readonly stack?: readonly Frame[]
  readonly [field: string]: unknown
}

const index = <T extends number>(map: ReadonlyMap<string, T>, id: string): T => {
  const found = map.get(id)
  if (found === undefined) throw new Error(`there is no '${id}'`)
  return found
}
export const space = (id: string): Space => index(board.spaceOf, id)
export const leader = (id: string): Leader => index(board.leaderOf, id)
export const tribe = (id: string): Tribe => index(board.tribeOf, id)
export const powerCalled = (name: PowerName): Power => POWERS[powerNames.indexOf(name)]

const AWAY: Readonly<Record<string, number>> = { off: -1, displaced: -2, gone: -3 }
const somewhere = (id: string): Space => (AWAY[id] ?? space(id)) as Space

/** What is left out is as printed, with nothing on the map, in the Strategy Phase of turn 1. */
export function draw({ scenario = 'the-migrations', turn = '1', phase = 'strategy', ...drawn }: Draw = {}): State {
  const s = bareState(board, { scenario })
  s.turn = turnNames.indexOf(turn)
  s.phase = phase
  setVp(s, drawn.vp ?? 10)
  setPlunder(s, drawn.plunder ?? 0)
  for (const [id, name] of Object.entries(drawn.control ?? {}))
    markControl(s, space(id), controllerNames.indexOf(name) as Controller)
  for (const [id, fort] of Object.entries(drawn.forts ?? {}))
    setFort(s, space(id), fort === 'castra' ? CASTRA : COLONIA)
  for (const [id, name] of Object.entries(drawn.sieges ?? {})) besiege(s, space(id), powerCalled(name))
  for (const [id, cu] of Object.entries(drawn.cu ?? {})) {
    for (const power of POWERS) addCu(s, space(id), power, cu[powerNames[power]] ?? 0)
  }
  for (const [id, cu] of Object.entries(drawn.inside ?? {})) {
    setInside(s, space(id), 0, cu.loyalist ?? 0)
    setInside(s, space(id), 1, cu.byzantine ?? 0)
    setInside(s, space(id), 2, cu.usurper ?? 0)
  }
  for (const [id, entry] of Object.entries(drawn.leaders ?? {})) {
    const told = typeof entry === 'string' ? { at: entry } : entry
    putLeader(s, leader(id), somewhere(told.at))
    flip(s, leader(id), told.flipped ?? false)
    goInside(s, leader(id), told.inside ?? false)
  }
  for (const [id, entry] of Object.entries(drawn.tribes ?? {})) {
    const told = typeof entry === 'string' ? { at: entry, allied: false } : entry
    putMarker(s, tribe(id), somewhere(told.at))
    setAllied(s, tribe(id), told.allied)
  }
  for (const id of drawn.hands ?? []) lay(s, index(board.cardOf, id), HAND)
  for (const id of drawn.reserve ?? []) lay(s, index(board.cardOf, id), RESERVE)
  s.stack.push(...(drawn.stack ?? []))
  return s
}

/** A position that is played by notation, with dice that are given. */
export class Scene {
  readonly state: State
  #script: (string | number)[] = []
  readonly told: GameEvent[] = []

  constructor(drawn: Draw | State = {}) {
    this.state = 'cells' in drawn ? (drawn as State) : draw(drawn)
  }

  /** The next dice, in order. */
  dice(...faces: readonly (string | number)[]): this {
    this.#script = [...faces]
    return this
  }

  /** Does something on a table with the given dice, and keeps what is told. */
  on<T>(work: (table: RecordingTable) => T): T {
    const dice = new ScriptedDice(this.#script)
    const table = new RecordingTable(dice)
    const done = work(table)
    this.#script = this.#script.slice(dice.used)
    this.told.push(...table.told.map(({ event }) => event))
    return done
  }

  /** Goes on until somebody is asked. */
  go(): this {
    this.on((table) => proceed(this.state, table))
    return this
  }

  act(...actions: readonly string[]): this {
    for (const text of actions) {
      const action = this.parse(text)
      const found = verdict(this.state, action)
      if (!found.ok) throw new Error(`'${text}' is forbidden by ${found.rule}; legal: ${this.legal.join(', ')}`)
      this.on((table) => apply(this.state, action, table))
    }
    return this
  }

  parse(text: string): Action {
    const action = actionsOf(board).byNotation.get(text)
    if (action === undefined) throw new Error(`there is no action '${text}'`)
    return action
  }

  /** The clause that forbids an action, or undefined if it is allowed. */
  why(text: string): string | undefined {
    const found = verdict(this.state, this.parse(text))
    return found.ok ? undefined : found.rule
  }

  get legal(): readonly string[] {
    return (decision(this.state)?.actions ?? []).map((action) => notation(board, action))
  }

  get asked(): string | undefined {
    return decision(this.state)?.ask
  }

  get seat(): string | undefined {
    const asked = decision(this.state)
    return asked === null ? undefined : seatNames[asked.seat]
  }

  /** Everything told so far of one kind. */
  history(type: string): GameEvent[] {
    return this.told.filter((event) => event.type === type)
  }

  control(id: string): string {
    return controllerNames[controlOf(this.state, space(id))]
  }

  cu(id: string, power: PowerName): number {
    return cuAt(this.state, space(id), powerCalled(power))
  }

  /** Where a leader is, or `off`, `displaced`, `gone`. */
  at(id: string): string {
    return this.#place(whereIs(this.state, leader(id)))
  }

  marker(id: string): string {
    return this.#place(markerAt(this.state, tribe(id)))
  }

  #place(at: Space): string {
    return at >= 0 ? board.spaceIds[at] : (['off', 'displaced', 'gone'][-1 - at] ?? 'off')
  }

  get vp(): number {
    return vpOf(this.state)
  }

  get plunder(): number {
    return plunderOf(this.state)
  }
}
