import { LocalTable } from '@tabularium/engine'
import { Room, seenBy } from '@tabularium/engine/room'
import { describe, expect, test } from 'vitest'
import { actionsOf } from '../src/actions.ts'
import { bearing, stands } from '../src/bearing.ts'
import { game } from '../src/index.ts'
import { LOYALIST } from '../src/state.ts'
import { board, Scene } from './scene.ts'

const about = ({ state }: Scene, text: string) => {
  const action = actionsOf(board).byNotation.get(text)
  if (action === undefined) throw new Error(text)
  return bearing(state, action)
}
const reached = ({ state }: Scene, seat: 0 | 1, piece: string): readonly string[] => {
  const table = new LocalTable(game, { options: state.options, position: game.write(state), dice: { script: [] } })
  return seenBy(new Room(table), seat, 'en')
    .reach(piece, null)
    .map(({ place }) => place)
}
const phase = (player: 0 | 1) =>
  [
    { kind: 'turn', step: 'attrition' },
    { kind: 'impulses', player, step: 'mend' },
  ] as const

const raiding = () =>
  new Scene({
    cu: { 'teutoburger-wald': { barbarian: 1 }, roma: { loyalist: 1 } },
    stack: [...phase(1), { kind: 'raid', left: 2, cities: [], only: [], mods: [], current: null, step: 'pick' }],
  }).go()

const marching = () =>
  new Scene({
    cu: { durocortorum: { loyalist: 2 } },
    stack: [
      ...phase(0),
      { kind: 'forced-march', player: 0, powers: [LOYALIST], left: 2, reach: 6, rider: 0, current: null },
    ],
  }).go()

describe('CU on their way under nobody’s name', () => {
  test('BG-14.1.2-c: raiders are picked by their place, and go on as a piece', () => {
    const scene = raiding()
    expect(about(scene, 'to teutoburger-wald')).toEqual({ kind: 'select', place: 'teutoburger-wald' })
    expect(stands(scene.state, 'raiders')).toBe(undefined)
    scene.act('to teutoburger-wald')
    expect(about(scene, 'to t1')).toEqual({ kind: 'march', piece: 'raiders', place: 't1' })
    expect(stands(scene.state, 'raiders')).toBe('teutoburger-wald')
    expect(reached(scene, 1, 'raiders')).toEqual(expect.arrayContaining(['t1', 't6', 'magna-germania']))
    scene.act('to t1')
    expect(stands(scene.state, 'raiders')).toBe('t1')
  })

  test('BG-14.2-c: so do those of a forced march, as far as their AP lead', () => {
    const scene = marching()
    expect(about(scene, 'to durocortorum')).toEqual({ kind: 'select', place: 'durocortorum' })
    scene.act('to durocortorum')
    expect(about(scene, 'to lutetia')).toEqual({ kind: 'march', piece: 'marchers', place: 'lutetia' })
    expect(stands(scene.state, 'marchers')).toBe('durocortorum')
    expect(stands(scene.state, 'raiders')).toBe(undefined)
    expect(reached(scene, 0, 'marchers')).toContain('burdigala')
  })
})
