/** A position in which only the movement chapter acts: battles, sieges and windows are looked at, and told how they end. */
import { no } from '@tabularium/engine'
import { machine, pop } from '@tabularium/engine/machine'
import type { Action } from '../src/actions.ts'
import { notation } from '../src/actions.ts'
import { NONE } from '../src/board.ts'
import type { GatesEvent } from '../src/events.ts'
import type { Frame, FrameOf, Kind } from '../src/frames.ts'
import type { Handlers } from '../src/handlers.ts'
import type { Force, Muster } from '../src/kinds.ts'
import { handlers } from '../src/machine.ts'
import { seatNames } from '../src/options.ts'
import { cardFrames } from '../src/rules/cards/card-frames.ts'
import { movementHandlers } from '../src/rules/movement/index.ts'
import { settle } from '../src/rules/stacking/settling.ts'
import type { Result, State } from '../src/state.ts'
import {
  ALLIED,
  addCu,
  BARBARIAN,
  BARBARIANS,
  BYZANTINE,
  cuAt,
  LOYALIST,
  POWERS,
  powerNames,
  ROMAN,
  USURPER,
} from '../src/state.ts'
import { board, type Draw, leader, Scene } from './scene.ts'

const silent = { asks: () => ROMAN, candidates: () => [], verdict: () => no('BG-10.1-a'), answer() {} }
const others = { battle: silent, 'siege-roll': silent, overrun: silent, window: silent, claim: silent }

type Rules = ReturnType<typeof machine<State, Frame, Action, GatesEvent>>
const moving: Rules = machine({ ...movementHandlers, ...others } as unknown as Handlers)

/** All chapters, but nobody plays a card. */
const skipped = { run: (s: State) => pop(s) }
const noCards = Object.fromEntries(Object.keys(cardFrames).map((kind) => [kind, skipped]))
const whole: Rules = machine({ ...handlers, ...noCards, claim: silent } as unknown as Handlers, settle)

type PowerName = (typeof powerNames)[number]

/** CU by power, named. */
export const muster = (cu: Partial<Record<PowerName, number>>): Muster =>
  POWERS.map((power) => cu[powerNames[power]] ?? 0)

export class MoveScene extends Scene {
  constructor(drawn: Draw) {
    super({ ...drawn, stack: [{ kind: 'claim' }, ...(drawn.stack ?? [])] })
    this.go()
  }

  protected get rules(): Rules {
    return moving
  }

  override go(): this {
    this.on((table) => this.rules.proceed(this.state, table))
    return this
  }

  override act(...actions: readonly string[]): this {
    for (const text of actions) {
      const why = this.why(text)
      if (why !== undefined) throw new Error(`'${text}' is forbidden by ${why}; legal: ${this.legal.join(', ')}`)
      if (!this.legal.includes(text)) throw new Error(`'${text}' is not offered; legal: ${this.legal.join(', ')}`)
      this.on((table) => this.rules.apply(this.state, this.parse(text), table))
    }
    return this
  }

  override why(text: string): string | undefined {
    const found = this.rules.verdict(this.state, this.parse(text))
    return found.ok ? undefined : found.rule
  }

  override get legal(): readonly string[] {
    return (this.rules.decision(this.state)?.actions ?? []).map((action) => notation(board, action))
  }

  /** What the verdicts allow of all that could be answered. */
  get allowed(): readonly string[] {
    const found = [...this.rules.candidates(this.state)].filter((each) => this.rules.verdict(this.state, each).ok)
    return found.map((action) => notation(board, action))
  }

  override get asked(): string | undefined {
    return this.rules.decision(this.state)?.ask
  }

  override get seat(): string | undefined {
    const asked = this.rules.decision(this.state)
    return asked === null ? undefined : seatNames[asked.seat]
  }

  /** Nothing is going on any more. */
  get isOver(): boolean {
    return this.asked === 'claim'
  }

  /** The innermost frame, which must be of that kind. */
  top<K extends Kind>(kind: K): FrameOf<K> {
    const frame = this.state.stack.at(-1)
    if (frame?.kind !== kind) throw new Error(`'${frame?.kind}' is going on, not '${kind}'`)
    return frame as FrameOf<K>
  }

  /** The frame of that kind, wherever it is. */
  frame<K extends Kind>(kind: K): FrameOf<K> {
    const frame = this.state.stack.findLast((each) => each.kind === kind)
    if (frame === undefined) throw new Error(`no '${kind}' is going on`)
    return frame as FrameOf<K>
  }

  /** The innermost frame is gone, with nothing else changed. */
  over(): this {
    this.state.stack.pop()
    return this.go()
  }

  /** The battle is over; the attackers have what is told, and the defenders are gone from the space if they lost. */
  fought(result: { won: boolean; cu?: Muster; free?: boolean; by?: string }): this {
    const { space, attackers, defender } = this.top('battle')
    const cu = result.cu ?? attackers[0].cu
    const forces: Force[] = attackers.map((force, i) => (i === 0 ? { ...force, cu } : force))
    for (const power of POWERS) addCu(this.state, space, power, cu[power] - attackers[0].cu[power])
    if (result.won) addCu(this.state, space, defender, -cuAt(this.state, space, defender))
    const commander = result.by === undefined ? NONE : leader(result.by)
    const told: Result = {
      space,
      attackersWon: result.won,
      attackers: forces,
      isFree: result.free ?? false,
      commander,
    }
    this.state.result = told
    return this.over()
  }

  /** What Response cards have done at the window that is open. */
  responded(response: { cancelled?: boolean; drm?: number }): this {
    this.top('window')
    this.state.response = { cancelled: false, drm: 0, ...response }
    return this.over()
  }
}

/** A position in which all chapters act. */
export class WholeScene extends MoveScene {
  protected override get rules(): Rules {
    return whole
  }
}

const POWERS_OF = { roman: [LOYALIST, BYZANTINE, ALLIED], barbarian: [BARBARIANS, USURPER] } as const

/** A player names a leader to activate. */
export const pick = (seat: 'roman' | 'barbarian', more: Partial<FrameOf<'pick-leader'>> = {}): Frame => ({
  kind: 'pick-leader',
  player: seat === 'roman' ? ROMAN : BARBARIAN,
  powers: POWERS_OF[seat],
  ops: 3,
  ap: 0,
  only: [],
  isOptional: false,
  mods: [],
  ...more,
})

/** A leader is activated by a card for its OPs. */
export function activated(drawn: Draw, seat: 'roman' | 'barbarian', leader: string, ops = 3): MoveScene {
  return new MoveScene({ ...drawn, stack: [pick(seat, { ops })] }).act(`leader ${leader}`)
}

/** A Campaign event. */
export const campaign = (seat: 'roman' | 'barbarian', left: number): Frame => ({
  kind: 'campaign',
  player: seat === 'roman' ? ROMAN : BARBARIAN,
  powers: POWERS_OF[seat],
  ops: 3,
  left,
  used: [],
  step: 'pick',
  delayed: null,
  spent: [],
  leadersSpent: [],
})

/** Rua goes from Barbarian Rotomagus to a space beside it with 5 CU. */
export const ruaMarches = (drawn: Draw, to = 'lutetia'): MoveScene =>
  activated(
    {
      ...drawn,
      control: { rotomagus: 'barbarian', ...drawn.control },
      leaders: { rua: 'rotomagus', ...drawn.leaders },
      cu: { rotomagus: { barbarian: 5 }, ...drawn.cu },
    },
    'barbarian',
    'rua',
  ).act('take 5', `to ${to}`)
