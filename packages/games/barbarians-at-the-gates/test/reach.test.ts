import { LocalTable } from '@tabularium/engine'
import { Room, seenBy } from '@tabularium/engine/room'
import { describe, expect, test } from 'vitest'
import { actionsOf } from '../src/actions.ts'
import { bearing, odds, stands } from '../src/bearing.ts'
import { game } from '../src/index.ts'
import { BARBARIANS, LOYALIST } from '../src/state.ts'
import { battle, force } from './cards-scene.ts'
import { board, type Draw, leader, Scene, space } from './scene.ts'

const march: Draw = {
  cu: { lutetia: { loyalist: 5 }, durocortorum: { barbarian: 4 } },
  leaders: { aetius: 'lutetia', attila: { at: 'durocortorum', flipped: true } },
  stack: [
    { kind: 'turn', step: 'attrition' },
    { kind: 'impulses', player: 0, step: 'mend' },
    { kind: 'pick-leader', player: 0, powers: [0], ops: 3, ap: 0, only: [], isOptional: false, mods: [] },
  ],
}

const named = (text: string) => {
  const action = actionsOf(board).byNotation.get(text)
  if (action === undefined) throw new Error(text)
  return action
}
const reach = ({ state }: Scene, piece: string, number: number | null) => {
  const position = game.write(state)
  const table = new LocalTable(game, { options: state.options, position, dice: { script: [] } })
  return seenBy(new Room(table), 0, 'en').reach(piece, number)
}
const about = (scene: Scene, text: string) => bearing(scene.state, named(text))

/** Aetius has come to Durocortorum, and both may play a card. */
const clash = battle('durocortorum', {
  attacker: LOYALIST,
  defender: BARBARIANS,
  attackers: [force({ leader: leader('aetius'), cu: [3, 0, 0, 0, 0], from: space('lutetia') })],
})
const card = (side: 'attackers' | 'defenders') =>
  ({ kind: 'battle-card', player: side === 'attackers' ? 0 : 1, space: space('durocortorum'), side }) as const

describe('what answers are about', () => {
  test('a leader is activated, takes CU along, and marches with odds', () => {
    const scene = new Scene(march).go()
    expect(about(scene, 'leader aetius')).toEqual({ kind: 'select', piece: 'aetius' })
    expect(stands(scene.state, 'aetius')).toBe('lutetia')
    scene.act('leader aetius')
    expect(about(scene, 'take 5')).toEqual({ kind: 'take', number: 5 })
    scene.act('take 5')
    expect(about(scene, 'to durocortorum')).toEqual({ kind: 'march', piece: 'aetius', place: 'durocortorum' })
    const chance = odds(scene.state, named('to durocortorum')) ?? -1
    expect(chance).toBeGreaterThan(0)
    expect(chance).toBeLessThan(1)
    expect(about(scene, 'regroup')).toEqual({ kind: 'regroup', piece: 'aetius', place: 'lutetia' })
    expect(about(scene, 'done')).toEqual({ kind: 'done' })
  })

  test('a card is played at a window and in a battle; before an impulse it is used in one of its ways', () => {
    const hands = ['R12', 'R41', 'B15'] as const
    const impulse = new Scene({
      ...march,
      hands,
      stack: [...(march.stack?.slice(0, 2) ?? []), { kind: 'impulse', player: 0 }],
    })
    expect(about(impulse.go(), 'activate R12')).toEqual({ kind: 'activate' })
    const asked = new Scene({ ...march, hands, stack: [...(march.stack?.slice(0, 2) ?? []), clash, card('attackers')] })
    expect(about(asked, 'event R41')).toEqual({ kind: 'play' })
  })

  test('the odds of a battle are told from the side of who is asked for a card', () => {
    const chance = (side: 'attackers' | 'defenders') => {
      const { state } = new Scene({ ...march, stack: [...(march.stack?.slice(0, 2) ?? []), clash, card(side)] })
      return odds(state, named('pass')) ?? -1
    }
    expect(chance('attackers')).toBeGreaterThan(0)
    expect(chance('attackers') + chance('defenders')).toBeCloseTo(1)
    expect(chance('attackers')).not.toBeCloseTo(0.5)
  })

  test.each([
    [null, 5],
    [3, 3],
  ])('who is to march sees where he gets to with all his CU, or with %s', (number, cu) => {
    const found = reach(new Scene(march).go(), 'aetius', number)
    const battle = found.find(({ place }) => place === 'durocortorum')
    expect(battle?.steps.slice(0, 2)).toEqual(['leader aetius', `take ${cu}`])
    expect(battle?.odds).not.toBeNull()
    expect(found.find(({ place }) => place === 'aurelianum')).toMatchObject({ cost: 1, odds: null })
    expect(found.some(({ way }) => way.length > 2)).toBe(true)
  })
})
