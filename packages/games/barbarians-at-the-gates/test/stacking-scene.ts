/** Positions whose stacking is mended. */
import type { Force } from '../src/kinds.ts'
import type { Guest } from '../src/state.ts'
import { BattleScene } from './battle-scene.ts'
import { type Draw, space } from './scene.ts'

export const STACKING = { kind: 'stacking', cures: 0 } as const
export const visigoths = { visigoths: { at: 'tolosa', allied: true } }

export const guest = (at: string, who: Force, cause: Guest['cause'], origin = who.from): Guest => ({
  force: who,
  space: space(at),
  cause,
  origin,
})

export function mend(drawn: Draw, ...guests: readonly Guest[]): BattleScene {
  const scene = new BattleScene(drawn, STACKING)
  scene.state.guests = guests
  return scene.go()
}
