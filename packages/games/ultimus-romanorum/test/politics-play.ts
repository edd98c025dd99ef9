/** A position in which deaths, usurpations and phases happen by themselves, to see what follows. */
import { RecordingTable, ScriptedDice } from '@tabularium/engine'
import { push } from '@tabularium/engine/machine'
import { EAST, type Half, NOBODY, type People, type Piece, WEST } from '../src/board.ts'
import type { Frame } from '../src/frames.ts'
import { ultimusRomanorum as game } from '../src/index.ts'
import { proceed } from '../src/machine.ts'
import { type DeathCause, killLeader } from '../src/rules/politics/death.ts'
import { exchangeCamps, noteFlights, sendEscortHome } from '../src/rules/politics/exchange.ts'
import { mayRally } from '../src/rules/politics/rally.ts'
import { reinforce } from '../src/rules/politics/reinforcements.ts'
import { beginUsurpation, failUsurpation, usurperVerdict, winUsurpation } from '../src/rules/politics/usurpation.ts'
import { campNames, campOf, holderOf, type State, whereIs } from '../src/state.ts'
import { look } from './look.ts'
import { type Draw, position, setUp } from './play.ts'

export type HalfName = 'west' | 'east'
const halfOf = (name: HalfName): Half => (name === 'west' ? WEST : EAST)

/** When nothing follows any more, this question is left. */
const IDLE = 'rex-right'

export function scene(draw: Draw = {}): Scene {
  return new Scene(position({ ...draw, stack: [{ kind: 'year', step: 'balance' }, { kind: IDLE }] }).state)
}

/** As a scenario begins. */
export const begin = (scenario: string): Scene => new Scene(setUp(scenario).state)

/** The clause that forbids a usurpation, or undefined. */
export function usurperBan(t: Scene, half: HalfName, leader: string): string | undefined {
  const verdict = usurperVerdict(t.state, halfOf(half), t.piece(leader))
  return verdict.ok ? undefined : verdict.rule
}

export class Scene {
  readonly state: State
  #faces: readonly (string | number)[] = []
  #table = new RecordingTable(new ScriptedDice([]))

  constructor(state: State) {
    this.state = state
  }

  /** The dice of what happens next, all of them. */
  dice(...faces: readonly (string | number)[]): this {
    this.#faces = faces
    return this
  }

  #happen(what: (table: RecordingTable) => void): this {
    const dice = new ScriptedDice(this.#faces)
    this.#table = new RecordingTable(dice)
    what(this.#table)
    proceed(this.state, this.#table)
    if (dice.used !== this.#faces.length) throw new Error(`${this.#faces.length - dice.used} dice are left`)
    this.#faces = []
    this.#readBack()
    return this
  }

  /** Whatever is going on must survive being saved. */
  #readBack(): void {
    const written = JSON.stringify(game.write(this.state))
    const back = game.read(JSON.parse(written), this.state.options)
    if (JSON.stringify(game.write(back)) !== written) throw new Error('it does not read back')
  }

  kill(id: string, cause: DeathCause): this {
    return this.#happen((table) => killLeader(this.state, this.piece(id), cause, table))
  }

  /** At one stroke, before anything that follows. */
  killAll(ids: readonly string[], cause: DeathCause): this {
    return this.#happen((table) => {
      for (const id of ids) killLeader(this.state, this.piece(id), cause, table)
    })
  }

  usurp(half: HalfName, leader: string, puppet?: string): this {
    const named = puppet === undefined ? NOBODY : this.piece(puppet)
    return this.#happen((table) => beginUsurpation(this.state, halfOf(half), this.piece(leader), named, table))
  }

  fail(half: HalfName): this {
    return this.#happen((table) => failUsurpation(this.state, halfOf(half), table))
  }

  win(half: HalfName): this {
    return this.#happen((table) => winUsurpation(this.state, halfOf(half), table))
  }

  exchange(): this {
    return this.#happen((table) => exchangeCamps(this.state, table))
  }

  escortHome(): this {
    return this.#happen((table) => sendEscortHome(this.state, table))
  }

  reinforce(): this {
    return this.#happen((table) => reinforce(this.state, table))
  }

  flights(): boolean[] {
    noteFlights(this.state)
    return this.look.fled
  }

  /** A frame runs, with all that it brings about. */
  run(frame: Frame): this {
    return this.#happen(() => push(this.state, frame))
  }

  /** Anything else that the rules do. */
  do(what: (s: State, table: RecordingTable) => void): this {
    return this.#happen((table) => what(this.state, table))
  }

  act(notation: string): this {
    const action = game.parse(notation)
    if (action === undefined) throw new Error(`no action '${notation}'`)
    const verdict = game.verdict(this.state, action)
    if (!verdict.ok) throw new Error(`'${notation}' is forbidden by ${verdict.rule}`)
    return this.#happen((table) => game.apply(this.state, action, table))
  }

  why(notation: string): string | undefined {
    const action = game.parse(notation)
    if (action === undefined) throw new Error(`no action '${notation}'`)
    const verdict = game.verdict(this.state, action)
    return verdict.ok ? undefined : verdict.rule
  }

  /** What is asked; undefined: nothing more follows. */
  get asked(): string | undefined {
    const ask = game.decision(this.state)?.ask
    return ask === IDLE && this.state.stack.length <= 2 ? undefined : ask
  }

  /** The camp that is asked. */
  get camp(): string {
    const seat = game.decision(this.state)?.seat
    return seat === this.state.romanSeat ? 'roman' : 'barbarian'
  }

  get legal(): string[] {
    return (game.decision(this.state)?.actions ?? []).map((action) => game.notation(action))
  }

  told(type: string): unknown[] {
    return this.#table.told.map(({ event }) => event).filter((event) => event.type === type)
  }

  /** What the dice were for. */
  get rolls(): string[] {
    return this.#table.told.flatMap(({ event }) => (isRoll(event) ? [event.purpose.for] : []))
  }

  mayRally(leader: string, zone: string): boolean {
    return mayRally(this.state, this.piece(leader), this.state.board.zoneOf.get(zone) ?? NOBODY)
  }

  /** What the position holds, as plain lists. */
  get look() {
    return look(this.state)
  }

  piece(id: string): Piece {
    const piece = this.state.board.pieceOf.get(id)
    if (piece === undefined) throw new Error(`no piece '${id}'`)
    return piece
  }

  people(id: string): People {
    return this.state.board.peopleOf.get(id) ?? NOBODY
  }

  at(id: string): string {
    const place = whereIs(this.state, this.piece(id))
    return place >= 0 ? this.state.board.placeIds[place] : (['off', 'lost', 'gone'][-1 - place] ?? 'off')
  }

  campOf(...ids: readonly string[]): string[] {
    return ids.map((id) => campNames[campOf(this.state, this.piece(id))])
  }

  title(title: 'augustus' | 'patrice' | 'usurper' | 'puppet', half: HalfName): string | undefined {
    return this.state.board.pieceIds[holderOf(this.state, title, halfOf(half))]
  }

  get vp(): { roman: number; barbarian: number } {
    const [roman, barbarian] = this.look.vp
    return { roman, barbarian }
  }
}

function isRoll(event: object): event is { readonly purpose: { readonly for: string } } {
  return 'purpose' in event
}
