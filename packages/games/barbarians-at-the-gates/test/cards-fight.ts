import type { Frame } from '../src/frames.ts'
import { CLEAR } from '../src/state.ts'
import { battle, Cards, force } from './cards-scene.ts'
import { type Draw, leader, space } from './scene.ts'

export type Battle = Extract<Frame, { kind: 'battle' }>

/** The battle after one side has played a card. */
export class Fight extends Cards {
  constructor(frame: Battle, drawn: Draw = {}) {
    super({ ...drawn, stack: [frame] })
  }

  get battle(): Battle {
    const frame = this.state.stack.findLast(({ kind }) => kind === 'battle')
    if (frame?.kind !== 'battle') throw new Error('there is no battle')
    return frame
  }

  ask(side: 'attackers' | 'defenders'): this {
    const player = side === 'attackers' ? this.battle.attackerPlayer : this.battle.defenderPlayer
    this.state.stack.push({ kind: 'battle-card', player, space: this.battle.space, side })
    return this.go()
  }

  later(time: 'after-losses' | 'battle-end'): this {
    this.state.stack.push({ kind: 'battle-later', time })
    return this.go()
  }
}

/** ROMAN attacks with so many CU by power, the others defend. */
export const attack = (at: string, attacking: readonly number[], told: Partial<Battle> = {}): Battle =>
  battle(at, {
    attackers: [force({ leader: leader('stilicho'), cu: attacking, from: space('roma'), via: CLEAR })],
    attackerCommander: leader('stilicho'),
    ...told,
  })

export const drms = (fight: Fight) => fight.battle.drm.map(({ side, why, n }) => `${side} ${why} ${n}`)
