/** Plays a card for its event in a drawn position; what other chapters would go on with stays on the stack. */
import type { Verdict } from '@tabularium/engine'
import { openWindow } from '@tabularium/engine/machine'
import type { Card } from '../src/board.ts'
import type { Frame } from '../src/frames.ts'
import type { Force } from '../src/kinds.ts'
import type { Moment } from '../src/rules/cards/card-frames.ts'
import { cardHandlers } from '../src/rules/cards/index.ts'
import { couldAnswer, mayPlayBattleCard, mayPlayEvent, mayRespond } from '../src/rules/cards/playable.ts'
import { playEvent } from '../src/rules/cards/playing/play.ts'
import { BARBARIAN, LOYALIST, NO_WAY, type Player, pileOf, ROMAN, type State, USURPER } from '../src/state.ts'
import { board, type Draw, leader, Scene, space } from './scene.ts'

export const card = (id: string): Card => {
  const found = board.cardOf.get(id)
  if (found === undefined) throw new Error(`there is no card '${id}'`)
  return found
}
export const ownerOf = (id: string): Player => (id.startsWith('R') ? ROMAN : BARBARIAN)

/** Something that waits beneath whatever is tested. */
const ground: Frame = { kind: 'event-whether', card: card('R01'), player: ROMAN }

/** A scene that runs the frames of this chapter only. */
export class Cards extends Scene {
  constructor(drawn: Draw = {}) {
    super({ ...drawn, stack: [ground, ...((drawn.stack as readonly Frame[] | undefined) ?? [])] })
  }

  get top(): Frame {
    const frame = this.state.stack.at(-1)
    if (frame === undefined) throw new Error('nothing is going on')
    return frame
  }

  override go(): this {
    for (let runs = 0; runs < 500 && this.#goOn(); runs++);
    return this
  }

  /** Whether something has gone on by itself. */
  #goOn(): boolean {
    const frame = this.top
    const { state } = this
    if (frame.kind === 'event') this.on((table) => run('event', state, frame, table))
    else if (frame.kind === 'program') this.on((table) => run('program', state, frame, table))
    else if (frame.kind === 'battle-later') this.on((table) => run('battle-later', state, frame, table))
    else if (frame.kind === 'window') return !(cardHandlers.window as Waiting).waits(state, frame)
    else if (frame.kind === 'battle-card') return !(cardHandlers['battle-card'] as Waiting).waits(state, frame)
    else return false
    return true
  }

  override act(...actions: readonly string[]): this {
    for (const text of actions) {
      const why = this.why(text)
      if (why !== undefined) throw new Error(`'${text}' is forbidden by ${why}; legal: ${this.legal.join(', ')}`)
      const frame = this.top
      const handler = cardHandlers[frame.kind as keyof typeof cardHandlers] as unknown as Answering
      this.on((table) => handler.answer(this.state, frame, this.parse(text), table))
      this.go()
    }
    return this
  }

  /** Plays it and goes on until somebody is asked. */
  play(id: string): this {
    const found = mayPlayEvent(this.state, ownerOf(id), card(id))
    if (!found.ok) throw new Error(`${id} is forbidden by ${found.rule}`)
    this.on((table) => playEvent(this.state, ownerOf(id), card(id), table))
    return this.go()
  }

  /** The clause that forbids it, or undefined. */
  forbids(id: string): string | undefined {
    return clause(mayPlayEvent(this.state, ownerOf(id), card(id)))
  }

  respond(moment: Moment, phasing: Player = ROMAN): this {
    this.state.response = null
    openWindow<Frame, Player, Moment>(this.state, moment, [phasing, phasing === ROMAN ? BARBARIAN : ROMAN])
    return this.go()
  }

  forbidsResponse(id: string, moment: Moment): string | undefined {
    return clause(mayRespond(this.state, ownerOf(id), card(id), moment))
  }

  /** Whether a window at this moment would ask the player. */
  isAsked(player: Player, moment: Moment): boolean {
    openWindow<Frame, Player, Moment>(this.state, moment, [ROMAN, BARBARIAN])
    const isSo = couldAnswer(this.state, player, moment)
    this.state.stack.pop()
    return isSo
  }

  forbidsBattleCard(id: string): string | undefined {
    return clause(mayPlayBattleCard(this.state, ownerOf(id), card(id)))
  }

  /** Where a card lies: a number of the piles. */
  pile(id: string): number {
    return pileOf(this.state, card(id))
  }

  /** Nothing more is asked. */
  get isOver(): boolean {
    return this.top === ground
  }
}

interface Waiting {
  waits(s: State, frame: Frame): boolean
}
interface Answering {
  answer(s: State, frame: Frame, action: unknown, table: unknown): void
}
const run = (kind: 'event' | 'program' | 'battle-later', s: State, frame: Frame, table: unknown): void =>
  (cardHandlers[kind] as unknown as { run(s: State, frame: Frame, table: unknown): void }).run(s, frame, table)
const clause = (found: Verdict): string | undefined => (found.ok ? undefined : found.rule)

export const playing = (id: string, drawn: Draw = {}): Cards => new Cards({ hands: [id], ...drawn }).play(id)
export const forbids = (id: string, drawn: Draw = {}): string | undefined => new Cards(drawn).forbids(id)

type BattleFrame = Extract<Frame, { kind: 'battle' }>
type Told = Partial<Omit<BattleFrame, 'kind'>>

export const force = (told: Partial<Force>): Force => ({
  leader: -1 as Force['leader'],
  leaders: told.leader === undefined ? [] : [told.leader],
  cu: [0, 0, 0, 0, 0],
  from: -1 as Force['from'],
  via: NO_WAY,
  last: -1 as Force['last'],
  ...told,
})

/** A battle: ROMAN attacks, unless it is told otherwise. */
export const battle = (id: string, told: Told = {}): BattleFrame => {
  // What cards do not look at is left out.
  const frame: Partial<BattleFrame> = {
    kind: 'battle',
    space: space(id),
    mode: 'move',
    attacker: LOYALIST,
    defender: USURPER,
    attackerPlayer: ROMAN,
    defenderPlayer: BARBARIAN,
    attackers: [],
    interceptors: [],
    joined: [0, 0, 0, 0, 0],
    joinedLeaders: [],
    defendingLeaders: [],
    hasFailedToAvoid: false,
    step: 'attack-card',
    attackerCommander: -1 as BattleFrame['attackerCommander'],
    defenderCommander: -1 as BattleFrame['defenderCommander'],
    drm: [],
    attackingCu: [0, 0, 0, 0, 0],
    defendingCu: [0, 0, 0, 0, 0],
    attackersScored: 0,
    defendersScored: 0,
    attackersLost: [0, 0, 0, 0, 0],
    defendersLost: [0, 0, 0, 0, 0],
    superiorityAnyway: [],
    superiorityMixed: [],
    ...told,
  }
  return frame as BattleFrame
}

type ActivationFrame = Extract<Frame, { kind: 'activation' }>
export const activation = (player: Player, id: string, told: Partial<ActivationFrame> = {}): ActivationFrame => {
  const frame: Partial<ActivationFrame> = {
    kind: 'activation',
    player,
    leader: leader(id),
    ap: 4,
    cu: [0, 0, 0, 0, 0],
    with: [],
    step: 'begin',
    isComposed: false,
    isStopped: false,
    from: -1 as ActivationFrame['from'],
    via: NO_WAY,
    last: -1 as ActivationFrame['last'],
    mods: [],
    to: -1 as ActivationFrame['to'],
    ...told,
  }
  return frame as ActivationFrame
}
