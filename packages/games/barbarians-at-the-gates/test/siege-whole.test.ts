import { describe, expect, test } from 'vitest'
import { besiegerOf, isFlipped } from '../src/state.ts'
import { pick, WholeScene } from './movement-scene.ts'
import { type Draw, leader, Scene, space } from './scene.ts'
import { impulseOf } from './sequence-scene.ts'

/** The BARBARIAN player's impulse, with cards. */
const impulse = (drawn: Draw, ...flags: readonly 'ravenna-court'[]): Scene => {
  const scene = new Scene({ ...drawn, stack: impulseOf(1) })
  scene.state.flags = flags.map((flag) => ({ flag, until: 'game' }))
  return scene.go()
}
const passAll = (scene: Scene): Scene => {
  while (scene.asked === 'window') scene.act('pass')
  return scene
}
const modifiers = (scene: Scene): unknown[] =>
  scene.history('roll').map((roll) => (roll.purpose as { readonly modifier: number }).modifier)

describe('13.2 Cards before a siege roll', () => {
  /** Alaric goes from Bononia to Ravenna, which has no garrison. */
  const ravenna: Draw = {
    leaders: { alaric: 'bononia', aetius: 'carthago' },
    tribes: { visigoths: 'magna-germania' },
    control: { bononia: 'barbarian' },
    cu: { bononia: { barbarian: 6 }, carthago: { loyalist: 1 } },
    hands: ['B10', 'B13', 'R23'],
  }
  const arrived = (drawn: Draw = ravenna, ...flags: readonly 'ravenna-court'[]) => {
    const scene = passAll(impulse(drawn, ...flags).act('activate B10', 'leader alaric'))
    return passAll(scene.act('take 6', 'to ravenna'))
  }

  test('BG-13.2-b: B13 gives +2 for the first roll, R43 takes 2 from every roll against Ravenna, and both count', () => {
    const scene = arrived(ravenna, 'ravenna-court').act('siege')
    expect([scene.asked, scene.seat]).toEqual(['window', 'barbarian'])
    passAll(scene.act('event B13').dice(2))
    expect(modifiers(scene)).toEqual([0])
    passAll(scene.act('siege').dice(2))
    expect(modifiers(scene)).toEqual([0, -2])
    expect(modifiers(passAll(arrived().act('siege', 'event B13').dice(2)))).toEqual([2])
  })

  test('BG-13.2-b: and R23 after them', () => {
    const scene = arrived(ravenna, 'ravenna-court').act('siege', 'event B13')
    expect([scene.asked, scene.seat]).toEqual(['window', 'roman'])
    passAll(scene.dice(5).act('event R23'))
    expect(modifiers(scene)).toEqual([-2])
  })

  test('BG-13.2-b: the first roll at another city has such a moment of its own', () => {
    const scene = passAll(arrived().act('siege').dice(6))
    expect(scene.control('ravenna')).toBe('barbarian')
    passAll(scene.act('no', 'to aquileia')).act('siege')
    expect([scene.asked, scene.seat, scene.legal]).toEqual(['window', 'barbarian', ['event B13', 'pass']])
  })
})

describe('13 A siege from its beginning to its end', () => {
  const before: Draw = {
    leaders: { alaric: 'bononia', rua: 'treva' },
    tribes: { visigoths: 'magna-germania' },
    control: { bononia: 'barbarian' },
    cu: { bononia: { barbarian: 6 }, carthago: { loyalist: 1 } },
  }
  const play = (drawn: Draw, seat: 'roman' | 'barbarian' = 'barbarian') =>
    new WholeScene({ ...drawn, stack: [{ kind: 'stacking', cures: 0 }, pick(seat)] })

  test('BG-13.1.1-c BG-13.1.1-a BG-13.5-m BG-10.2.2-w: the marker makes the space besieged; when it has fallen the leader goes on with what he has left', () => {
    const scene = play({ ...before, tribes: {} }).act('leader alaric', 'take 6', 'to ravenna')
    expect([besiegerOf(scene.state, space('ravenna')), scene.why('to ancona')]).toEqual([3, 'BG-10.2.2-u'])
    scene.dice(4).act('siege')
    expect([scene.control('ravenna'), besiegerOf(scene.state, space('ravenna'))]).toEqual(['barbarian', undefined])
    // 6 AP: 1 for the way, 2 for the roll.
    expect([scene.frame('activation').ap, scene.why('to ancona')]).toEqual([3, undefined])
    expect(scene.act('to ancona').at('alaric')).toBe('ancona')
  })

  test('BG-12.6-i BG-12.6-a: after a battle 1 AP more is due before the first roll, and not before the second', () => {
    const scene = play({ ...before, tribes: {}, cu: { ...before.cu, ravenna: { loyalist: 5 } } })
    scene.act('leader alaric', 'take 6', 'to ravenna').dice(4, 4).act('take 0')
    while (scene.asked !== 'orders') scene.act(scene.legal[0])
    expect(scene.frame('activation')).toMatchObject({ ap: 5, owes: true })
    expect(scene.dice(2).act('siege').frame('activation').ap).toBe(2)
    expect(scene.why('siege')).toBeUndefined()
    // He has spent all: 1 and 1 and 2, and 2.
    expect(scene.dice(2).act('siege').isOver).toBe(true)
  })

  test('BG-10.4.4-a: a Force that is not Barbarian besieges a city with a Barbarian marker, and does not overrun it', () => {
    const drawn: Draw = {
      tribes: { visigoths: 'ravenna' },
      control: { ravenna: 'barbarian' },
      leaders: { aetius: 'bononia', julian: 'roma', alaric: 'treva' },
      cu: { bononia: { loyalist: 3 } },
    }
    const scene = play(drawn, 'roman').act('leader aetius', 'take 3', 'to ravenna')
    expect([besiegerOf(scene.state, space('ravenna')), scene.marker('visigoths'), scene.control('ravenna')]).toEqual([
      0,
      'ravenna',
      'barbarian',
    ])
    expect(scene.why('to ancona')).toBe('BG-10.2.2-u')
    // BG-10.4.4-b: one point.
    expect(scene.dice(3).act('siege').control('ravenna')).toBe('loyalist')
    expect(scene.marker('visigoths')).toBe('treva')
  })

  test('BG-10.4.5-a: Usurpers and Barbarians besiege a Capital with an Allied marker', () => {
    const came = (id: string, cu: 'barbarian' | 'usurper') => {
      const scene = play({
        tribes: { visigoths: { at: 'tolosa', allied: true }, huns: 'magna-germania' },
        control: { tolosa: 'allied', narbo: 'barbarian' },
        leaders: { alaric: 'corduba', chlodio: 'treva', [id]: { at: 'narbo', flipped: cu === 'usurper' } },
        cu: { carthago: { loyalist: 1 }, narbo: { [cu]: 3 } },
      }).act(`leader ${id}`, 'take 3', 'to tolosa')
      expect([scene.marker('visigoths'), scene.control('tolosa')]).toEqual(['tolosa', 'allied'])
      expect(scene.why('control')).toBe('BG-10.2.2-n')
      return besiegerOf(scene.state, space('tolosa'))
    }
    expect([came('rua', 'barbarian'), came('bonifatius', 'usurper')]).toEqual([3, 2])
  })

  test('BG-13.4.1-f BG-10.1.2-a: after a sortie that is won he may pick up those who stayed inside', () => {
    const drawn: Draw = {
      leaders: { aetius: { at: 'roma', inside: true }, julian: { at: 'roma', inside: true } },
      inside: { roma: { loyalist: 2 } },
      cu: { roma: { barbarian: 1 }, carthago: { loyalist: 1 } },
      sieges: { roma: 'barbarian' },
    }
    const scene = play(drawn, 'roman').act('leader aetius', 'take 1').dice(6, 1).act('sortie', 'regroup')
    scene.act('leader julian', 'take 2', 'to florentia')
    expect([scene.at('julian'), scene.cu('florentia', 'loyalist')]).toEqual(['florentia', 2])
  })
})

describe('2.4.2.6 Several leaders at once', () => {
  /** Usurper Emperor Honorius and Bonifatius inside Roma. */
  const roma: Draw = {
    control: { roma: 'usurper' },
    sieges: { roma: 'loyalist' },
    leaders: {
      honorius: { at: 'roma', flipped: true, inside: true },
      bonifatius: { at: 'roma', flipped: true, inside: true },
      stilicho: { at: 'carthago', flipped: true },
      aetius: 'roma',
    },
    cu: { roma: { loyalist: 4 }, carthago: { usurper: 2 } },
  }

  test('BG-13.5-q BG-13.5-b BG-2.4.2.6-f BG-17.2.3.2-a: all who are inside are lost as what they are, and then the usurpation ends', () => {
    const scene = new WholeScene({ ...roma, stack: [pick('roman')] })
    scene.act('leader aetius', 'take 4').dice(3).act('siege')
    expect([scene.at('honorius'), scene.at('bonifatius')]).toEqual(['gone', 'gone'])
    // Elsewhere leaders go over.
    expect([scene.at('stilicho'), scene.cu('carthago', 'loyalist')]).toEqual(['carthago', 2])
    expect([isFlipped(scene.state, leader('stilicho')), scene.control('roma')]).toEqual([false, 'loyalist'])
  })
})
