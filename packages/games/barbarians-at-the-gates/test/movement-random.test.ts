/** Random positions played at random: whatever is offered can be done, nothing appears, and everything comes to an end. */
import { FastDice, secretFrom } from '@tabularium/engine'
import { expect, test } from 'vitest'
import type { Frame } from '../src/frames.ts'
import { ALLIED, allCuAt, BYZANTINE, LOYALIST, type Power, powerNames } from '../src/state.ts'
import { campaign, MoveScene, pick } from './movement-scene.ts'
import { board, type Draw } from './scene.ts'

const GAMES = 140
const LONGEST = 400

type Cu = Record<string, Partial<Record<(typeof powerNames)[number], number>>>

function scatter(dice: FastDice): Draw {
  // Close together, so that they meet.
  const near = board.everySpace.filter((each) => board.distance[each][dice.below(80)] < 6)
  const anywhere = () => near[dice.below(near.length)]
  const control: Record<string, 'loyalist' | 'usurper' | 'barbarian' | 'allied'> = {}
  const cu: Cu = {}
  const leaders: Record<string, string | { at: string; flipped: boolean }> = {}
  const tribes: Record<string, { at: string; allied: boolean }> = {}
  const forts: Record<string, 'castra'> = {}
  const holder = new Map<number, Power>()
  const put = (power: Power, at: number): boolean => {
    if ((holder.get(at) ?? power) !== power) return false
    holder.set(at, power)
    const id = board.spaceIds[at]
    cu[id] = { [powerNames[power]]: dice.below(6) + 1 }
    if (power !== BYZANTINE && board.kind[at] < 3 && dice.below(3) > 0) control[id] = powerNames[power] as 'loyalist'
    return true
  }
  for (const each of board.everyLeader) {
    const { id, tribe } = board.leaders[each]
    const at = anywhere()
    if (dice.below(3) === 0) continue
    const allied = tribe >= 0 && board.tribes[tribe].canBeAllied && dice.below(3) === 0
    const flipped = dice.below(3) === 0
    const power: Power = tribe >= 0 ? (allied ? 4 : 3) : flipped ? 2 : 0
    if (!put(power, at)) continue
    leaders[id] = { at: board.spaceIds[at], flipped }
    const marker = board.spaceIds[anywhere()]
    const isFree = Object.values(tribes).every((other) => other.at !== marker)
    if (tribe >= 0) tribes[board.tribes[tribe].id] = { at: isFree ? marker : 'further-east', allied: allied && isFree }
  }
  for (let i = 0; i < 6; i++) {
    const at = anywhere()
    if (board.kind[at] === 1 || board.kind[at] === 2) forts[board.spaceIds[at]] = 'castra'
  }
  return { control, cu, leaders, tribes, forts }
}

const frames: readonly ((dice: FastDice) => Frame)[] = [
  () => pick('roman', { mods: ['free-right-of-passage'] }),
  () => pick('barbarian', { mods: ['river-as-clear'] }),
  () => pick('barbarian', { powers: [ALLIED], mods: ['counts-as-barbarian'] }),
  () => campaign('roman', 3),
  () => campaign('barbarian', 2),
  () => ({ kind: 'raid', left: 3, cities: [], only: [], mods: [], current: null, step: 'pick' }),
  () => ({
    kind: 'forced-march',
    player: 0,
    powers: [LOYALIST, BYZANTINE, ALLIED],
    left: 4,
    reach: 6,
    rider: 1,
    current: null,
  }),
]

const allCu = (scene: MoveScene): number => board.everySpace.reduce((all, each) => all + allCuAt(scene.state, each), 0)

/** One answer, or the end of what another chapter would do. */
function playOn(scene: MoveScene, dice: FastDice): void {
  const faces = Array.from({ length: 12 }, () => dice.below(6) + 1)
  scene.dice(...faces)
  switch (scene.asked) {
    case 'battle': {
      const [{ cu }] = scene.top('battle').attackers
      const left = cu.map((number) => Math.max(number > 0 ? 1 : 0, number - dice.below(3)))
      scene.fought({ won: dice.below(3) > 0, cu: left, free: dice.below(2) === 0 })
      return
    }
    case 'siege-roll':
    case 'overrun':
      scene.over()
      return
    default: {
      const { legal } = scene
      expect(legal, scene.asked).toEqual(scene.allowed)
      if (legal.length === 0) throw new Error(`'${scene.asked}' offers nothing`)
      scene.act(legal[dice.below(legal.length)])
    }
  }
}

test('BG-10.2.2-ab: random activations, campaigns, raids and marches all end', () => {
  const asked = new Map<string, number>()
  for (let game = 0; game < GAMES; game++) {
    const dice = new FastDice(secretFrom(`movement ${game}`))
    const stack = [frames[game % frames.length](dice)]
    const scene = new MoveScene({ ...scatter(dice), stack })
    let before = allCu(scene)
    for (let turn = 0; !scene.isOver; turn++) {
      if (turn === LONGEST) throw new Error(`game ${game} does not end: ${scene.asked}`)
      const kind = scene.asked ?? ''
      asked.set(kind, (asked.get(kind) ?? 0) + 1)
      playOn(scene, dice)
      expect(allCu(scene)).toBeLessThanOrEqual(before)
      before = allCu(scene)
    }
    expect(scene.state.borrowed).toBe(-1)
  }
  for (const kind of [
    'compose',
    'orders',
    'avoid',
    'intercept',
    'refuse',
    'delay',
    'raid-orders',
    'marching',
    'battle',
    'siege-roll',
    'overrun',
  ]) {
    expect([kind, (asked.get(kind) ?? 0) > 0]).toEqual([kind, true])
  }
})
