import { describe, expect, test } from 'vitest'
import { game } from '../src/index.ts'
import { isSpent, isView, onTheWay, type View } from '../src/shown/index.ts'
import { type Draw, leader, Scene, space } from './scene.ts'

function viewOf(draw: Draw, change: (scene: Scene) => void = () => {}): View {
  const scene = new Scene(draw)
  change(scene)
  const view = game.write(scene.state)
  if (!isView(view)) throw new Error('no view')
  return view
}

const leaders = { aetius: 'lugdunum', stilicho: 'roma', chlodio: 'colonia' }

describe('what the map shows of pieces', () => {
  test('BG-10.5: who was activated in this campaign is spent', () => {
    const view = viewOf({
      leaders,
      stack: [
        {
          kind: 'campaign',
          player: 0,
          powers: [0],
          ops: 3,
          left: 1,
          used: [leader('aetius')],
          step: 'pick',
          delayed: null,
          spent: [],
          leadersSpent: [],
        },
      ],
    })
    expect([isSpent(view, 'aetius'), isSpent(view, 'stilicho')]).toEqual([true, false])
  })

  test('BG-14.2: the CU on a forced march, while one is on its way', () => {
    const marching = (current: { at: ReturnType<typeof space> } | null) =>
      viewOf({
        cu: { lugdunum: { allied: 2 } },
        stack: [
          {
            kind: 'marching',
            player: 0,
            powers: [4],
            left: 1,
            reach: 6,
            rider: 0,
            marched: [],
            origin: space('lugdunum'),
            current: current === null ? null : { ...current, power: 4, ap: 5, leader: leader('aetius') },
          },
        ],
      })
    expect(onTheWay(marching({ at: space('lugdunum') }), 'marching')).toEqual({ at: 'lugdunum', power: 'allied' })
    expect(onTheWay(marching(null), 'marching')).toBe(null)
    expect(onTheWay(marching(null), 'raid')).toBe(null)
  })
})
