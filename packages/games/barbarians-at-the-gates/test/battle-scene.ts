/** Scenes of battles, sieges and stacking: what other chapters ask is passed over, and nothing follows afterwards. */
import { machine, pop } from '@tabularium/engine/machine'
import { type Action, notation } from '../src/actions.ts'
import { NONE } from '../src/board.ts'
import type { GatesEvent } from '../src/events.ts'
import type { Frame, FrameOf } from '../src/frames.ts'
import type { Handlers } from '../src/handlers.ts'
import type { Force } from '../src/kinds.ts'
import { handlers } from '../src/machine.ts'
import { seatNames } from '../src/options.ts'
import { type BattlePlan, battleOf } from '../src/rules/battle/plan.ts'
import { theBattle } from '../src/rules/battle/sides.ts'
import { settle } from '../src/rules/stacking/settling.ts'
import { BARBARIAN, playerOf, powerNames, powerOf, type State, type Via, viaNames } from '../src/state.ts'
import { board, type Draw, draw, leader, powerCalled, Scene, space } from './scene.ts'

type PowerName = (typeof powerNames)[number]
type Cu = Partial<Record<PowerName, number>>

export const muster = (cu: Cu): number[] => powerNames.map((name) => cu[name] ?? 0)

/** A force: its leader ('' for none), CU, where it came from and how. */
export function force(
  id: string,
  cu: Cu,
  from = '',
  via: (typeof viaNames)[number] = 'clear',
  more: { readonly with?: readonly string[]; readonly last?: string } = {},
): Force {
  const at = (name: string) => (name === '' ? NONE : space(name))
  const first = id === '' ? [] : [leader(id)]
  return {
    leader: first[0] ?? NONE,
    leaders: [...first, ...(more.with ?? []).map((each) => leader(each))],
    cu: muster(cu),
    from: at(from),
    via: viaNames.indexOf(via) as Via,
    last: at(more.last ?? from),
  }
}

interface Attack extends Partial<Omit<BattlePlan, 'space' | 'attacker' | 'defender' | 'attackers'>> {
  readonly at: string
  readonly by: PowerName
  readonly on: PowerName
  readonly with: readonly Force[]
}

export function battle({ at, by, on, with: attackers, ...more }: Attack): FrameOf<'battle'> {
  const [attacker, defender] = [powerCalled(by), powerCalled(on)]
  const players = { attackerPlayer: playerOf(attacker), defenderPlayer: playerOf(defender) }
  return battleOf({ space: space(at), mode: 'move', attacker, defender, ...players, attackers, ...more })
}

const passedOver = { run: (s: State) => pop(s) }
/** Battles that have come to the Battle cards, for a look at them when they are over. */
const seen = new WeakMap<State, FrameOf<'battle'>>()
const nothing: Partial<Handlers> = {
  'battle-card': {
    run(s: State) {
      pop(s)
      seen.set(s, theBattle(s))
    },
  },
  window: passedOver,
  'battle-later': passedOver,
  claim: {
    asks: () => BARBARIAN,
    candidates: () => [],
    verdict: () => ({ ok: false, rule: 'none' }),
    answer: () => {},
  },
}
const machinery = machine<State, Frame, Action, GatesEvent>({ ...handlers, ...nothing } as Handlers, settle)

/** A Loyalist CU far away keeps the game going: BG-4.2-a. */
const FAR_AWAY = { palma: { loyalist: 1 } }

export class BattleScene extends Scene {
  constructor(drawn: Draw, ...frames: readonly Frame[]) {
    super(draw({ ...drawn, cu: { ...FAR_AWAY, ...drawn.cu }, stack: [{ kind: 'claim' }, ...frames] }))
  }

  override go(): this {
    this.on((table) => machinery.proceed(this.state, table))
    return this
  }

  override act(...actions: readonly string[]): this {
    for (const text of actions) {
      const found = machinery.verdict(this.state, this.parse(text))
      if (!found.ok) throw new Error(`'${text}' is forbidden by ${found.rule}; legal: ${this.legal.join(', ')}`)
      this.on((table) => machinery.apply(this.state, this.parse(text), table))
    }
    return this
  }

  override why(text: string): string | undefined {
    const found = machinery.verdict(this.state, this.parse(text))
    return found.ok ? undefined : found.rule
  }

  override get legal(): readonly string[] {
    return (machinery.decision(this.state)?.actions ?? []).map((action) => notation(board, action))
  }

  override get asked(): string | undefined {
    return machinery.decision(this.state)?.ask
  }

  override get seat(): string | undefined {
    const asked = machinery.decision(this.state)
    return asked === null ? undefined : seatNames[asked.seat]
  }

  /** Goes on to the end, with the first answer to every question. */
  finish(): this {
    while (!this.isOver && this.state.end === null) this.act(this.legal[0])
    return this
  }

  /** The battle that is going on, or that has been fought. */
  get battle(): FrameOf<'battle'> {
    const found = this.state.stack.findLast((frame) => frame.kind === 'battle') ?? seen.get(this.state)
    if (found?.kind !== 'battle') throw new Error('no battle is going on')
    return found
  }

  /** Nothing is left to do. */
  get isOver(): boolean {
    return this.state.stack.length === 1
  }

  rules(type: string): unknown[] {
    return this.history(type).map((event) => event.rule)
  }
}

/** An activated leader who has just come to a space with his force, and fights there or has fought. */
export function arrived(at: string, who: Force, by: PowerName, wasBesieged = false): FrameOf<'activation'> {
  const { leader: first, leaders, cu, from, via, last } = who
  return {
    kind: 'activation',
    player: playerOf(powerCalled(by)),
    leader: first,
    ap: 4,
    cu,
    with: leaders.filter((each) => each !== first),
    worn: [],
    step: 'arrived',
    isComposed: true,
    isStopped: false,
    owes: false,
    isDelayable: false,
    wasBesieged,
    hasOverrun: false,
    hasOpened: false,
    from,
    via,
    last,
    to: space(at),
    barred: [],
    mods: [],
  }
}

/** A siege roll by a leader who is outside. */
export function siegeRoll(drawn: Draw, at: string, by: string, dice: number): BattleScene {
  const scene = new BattleScene(drawn)
  const power = powerOf(scene.state, leader(by))
  const common = { player: playerOf(power), space: space(at), power, leader: leader(by) }
  scene.state.stack.push({ kind: 'siege-roll', ...common, step: 'window', points: 0 })
  return scene.dice(dice).go()
}
