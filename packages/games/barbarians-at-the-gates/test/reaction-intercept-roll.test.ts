import { describe, expect, test } from 'vitest'
import { activated, ruaMarches as march } from './movement-scene.ts'
import { type Draw, leader, space } from './scene.ts'

const visigoths: Draw = { tribes: { visigoths: { at: 'tolosa', allied: true } }, control: { tolosa: 'allied' } }

describe('11.2.3 and 11.2.5 The roll', () => {
  const roll = (face: number, drawn: Draw) => {
    const scene = march(drawn)
    scene.act(scene.legal[0])
    return scene
      .dice(face)
      .act(scene.legal.at(-1) ?? '')
      .history('intercept')
  }
  const from = (id: string, at: string, cu: 'loyalist' | 'byzantine' | 'allied', more: Draw = {}): Draw => ({
    ...more,
    leaders: { [id]: at },
    cu: { [at]: { [cu]: 2 } },
  })

  test('BG-11.2.3-a BG-11.2.3-d BG-2.4.2.1-c: die and Tactical Rating make 6 or more', () => {
    expect(roll(3, from('alaric', 'aurelianum', 'allied', visigoths))).toMatchObject([{ succeeds: true }])
    expect(roll(2, from('alaric', 'aurelianum', 'allied', visigoths))).toMatchObject([{ succeeds: false }])
  })

  test('BG-11.2.3-b: 1 more for a Roman leader over a clear connection', () => {
    expect(roll(2, from('bonifatius', 'aurelianum', 'loyalist'))).toMatchObject([{ succeeds: true }])
    expect(roll(1, from('bonifatius', 'aurelianum', 'loyalist'))).toMatchObject([{ succeeds: false }])
    // Dux Byzantina, TR 2.
    expect(roll(3, from('dux-byzantina', 'aurelianum', 'byzantine'))).toMatchObject([{ succeeds: true }])
    expect(roll(2, from('dux-byzantina', 'aurelianum', 'byzantine'))).toMatchObject([{ succeeds: false }])
  })

  test('BG-11.2.3-b: for a Usurper too', () => {
    const usurper = (face: number) =>
      activated(
        {
          leaders: { aetius: 'durocortorum', bonifatius: { at: 'aurelianum', flipped: true } },
          cu: { durocortorum: { loyalist: 3 }, aurelianum: { usurper: 2 } },
          control: { lutetia: 'usurper', aurelianum: 'usurper' },
        },
        'roman',
        'aetius',
      )
        .act('take 3', 'to lutetia', 'leader bonifatius')
        .dice(face)
        .act('take 2')
        .history('intercept')
    expect([usurper(2), usurper(1)]).toMatchObject([[{ succeeds: true }], [{ succeeds: false }]])
  })

  test('BG-11.2.3-b: not over a rough connection', () => {
    const rough = (face: number) =>
      activated(
        {
          leaders: { rua: 'lugdunum', bonifatius: 'tolosa' },
          cu: { lugdunum: { barbarian: 5 }, tolosa: { loyalist: 2 } },
          control: { lugdunum: 'barbarian' },
        },
        'barbarian',
        'rua',
      )
        .act('take 5', 'to augustonemetum', 'leader bonifatius')
        .dice(face)
        .act('take 2')
        .history('intercept')
    expect([rough(3), rough(2)]).toMatchObject([[{ succeeds: true }], [{ succeeds: false }]])
  })

  test('BG-11.2.3-c: 1 less into an enemy space', () => {
    expect(roll(2, from('bonifatius', 'aurelianum', 'loyalist', { control: { lutetia: 'usurper' } }))).toMatchObject([
      { succeeds: false },
    ])
    expect(roll(3, from('bonifatius', 'aurelianum', 'loyalist', { control: { lutetia: 'usurper' } }))).toMatchObject([
      { succeeds: true },
    ])
  })

  test('BG-11.2.3-e BG-11.2.3-f BG-11.2.5-a BG-11.1.1-e BG-11.1.2-b: who failed stays, and may not avoid battle with that Force in this impulse', () => {
    const scene = march({ leaders: { honorius: 'aurelianum' }, cu: { aurelianum: { loyalist: 4 } } })
    scene.act('leader honorius').dice(1).act('take 4')
    expect([scene.at('honorius'), scene.frame('activation').barred]).toEqual(['aurelianum', [leader('honorius')]])
    expect(scene.act('to aurelianum').asked).toBe('battle')
  })

  test('Alaric (TR 3) with a 3 and Aetius (TR 4, clear) with a 1 both come to Lutetia', () => {
    const scene = march({
      ...visigoths,
      leaders: { alaric: 'aurelianum', aetius: 'durocortorum' },
      cu: { lutetia: { loyalist: 2 }, aurelianum: { allied: 3 }, durocortorum: { loyalist: 4 } },
    })
    scene.act('leader alaric', 'take 3').dice(3, 1).act('leader aetius', 'take 4', 'no')
    expect([scene.cu('lutetia', 'allied'), scene.cu('lutetia', 'loyalist')]).toEqual([3, 6])
    expect(scene.top('battle')).toMatchObject({ defender: 0 })
    expect(scene.state.guests.map(({ origin, cause }) => [origin, cause])).toEqual([
      [space('aurelianum'), 'interception'],
      [space('durocortorum'), 'interception'],
    ])
  })
})
