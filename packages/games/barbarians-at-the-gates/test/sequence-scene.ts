/** A scene of the sequence of play alone: what belongs to other chapters is noted and over at once. */
import { no } from '@tabularium/engine'
import { machine, pop } from '@tabularium/engine/machine'
import { type Action, notation } from '../src/actions.ts'
import type { GatesEvent } from '../src/events.ts'
import { type Frame, frameTable, type Kind } from '../src/frames.ts'
import type { Handlers, Question } from '../src/handlers.ts'
import { seatNames } from '../src/options.ts'
import { sequenceHandlers } from '../src/rules/sequence/index.ts'
import { type Guest, handSize, lay, type Player, pileOf, reserveSize, type State } from '../src/state.ts'
import { board, type Draw, Scene } from './scene.ts'

/** Stands for whatever else was going on: no frame of this chapter pushes it. */
const NOTHING: Frame = { kind: 'regain' }
const waiting: Question<'regain'> = {
  asks: () => 0,
  candidates: () => [],
  verdict: () => no('BG-5.0-a'),
  answer: () => undefined,
}

export class SequenceScene extends Scene {
  /** Frames of other chapters, in the order in which they came up. */
  readonly others: Frame[] = []
  /** Who was a guest when stacking was looked at last. */
  guests: readonly Guest[] = []
  readonly #machine

  constructor(drawn: Draw | State = {}) {
    super(drawn)
    const others = Object.keys(frameTable)
      .filter((kind) => !(kind in sequenceHandlers))
      .map((kind) => [kind, { run: (s: State, frame: Frame) => this.#pass(s, frame) }])
    const handlers = { ...Object.fromEntries(others), ...sequenceHandlers, [NOTHING.kind]: waiting } as Handlers
    this.#machine = machine<State, Frame, Action, GatesEvent>(handlers)
  }

  #pass(s: State, frame: Frame): void {
    if (frame.kind === 'stacking') this.guests = s.guests
    this.others.push(frame)
    pop(s)
  }

  /** Those of one kind. */
  other<K extends Kind>(kind: K): Frame[] {
    return this.others.filter((frame) => frame.kind === kind)
  }

  /** Goes on with one frame alone; when it is over, nothing is going on, and nobody is asked. */
  start(frame: Frame): this {
    this.state.stack.push(NOTHING, frame)
    return this.go()
  }

  override go(): this {
    this.on((table) => this.#machine.proceed(this.state, table))
    return this
  }

  override act(...actions: readonly string[]): this {
    for (const text of actions) {
      const action = this.parse(text)
      const found = this.#machine.verdict(this.state, action)
      if (!found.ok) throw new Error(`'${text}' is forbidden by ${found.rule}; legal: ${this.legal.join(', ')}`)
      this.on((table) => this.#machine.apply(this.state, action, table))
    }
    return this
  }

  override why(text: string): string | undefined {
    const found = this.#machine.verdict(this.state, this.parse(text))
    return found.ok ? undefined : found.rule
  }

  override get legal(): readonly string[] {
    return (this.#machine.decision(this.state)?.actions ?? []).map((action) => notation(board, action))
  }

  override get asked(): string | undefined {
    const ask = this.#machine.decision(this.state)?.ask
    return ask === NOTHING.kind ? undefined : ask
  }

  override get seat(): string | undefined {
    const asked = this.#machine.decision(this.state)
    return asked === null ? undefined : seatNames[asked.seat]
  }

  /** How many cards a player has in the hand; in the Reserve. */
  hand(player: Player): number {
    return handSize(this.state, player)
  }

  get reserve(): number {
    return reserveSize(this.state)
  }

  /** By id, where a card lies. */
  pile(id: string): number {
    const card = board.cardOf.get(id)
    if (card === undefined) throw new Error(`there is no card '${id}'`)
    return pileOf(this.state, card)
  }

  /** Cards into hands, the Reserve or elsewhere. */
  lay(pile: number, ...ids: readonly string[]): this {
    for (const id of ids) {
      const card = board.cardOf.get(id)
      if (card === undefined) throw new Error(`there is no card '${id}'`)
      lay(this.state, card, pile)
    }
    return this
  }
}

/** Whoever has the impulse, with what follows it. */
export const impulseOf = (player: Player): readonly Frame[] => [
  { kind: 'turn', step: 'attrition' },
  { kind: 'impulses', player, step: 'mend' },
  { kind: 'impulse', player },
]
