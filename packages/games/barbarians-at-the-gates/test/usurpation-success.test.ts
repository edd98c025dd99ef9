import { describe, expect, test } from 'vitest'
import { isRomanProvince } from '../src/rules/map/control.ts'
import { besiegerOf, insideAt, isEmperor, LOYALIST, USURPER, whereIs } from '../src/state.ts'
import { board, type Draw, leader, Scene, space } from './scene.ts'
import { isOver, isUsurper, offered, SUCCESS, scene } from './tribes-scene.ts'

/** Honorius and Stilicho at home, Magnus Maximus the Usurper of Britannia. */
const drawn: Draw = {
  leaders: { honorius: 'roma', stilicho: 'mediolanum', 'magnus-maximus': { at: 'londinium', flipped: true } },
  control: { londinium: 'usurper', lindum: 'usurper' },
  cu: { roma: { loyalist: 2 }, mediolanum: { loyalist: 3 }, londinium: { usurper: 4 } },
}
const swap = (more: Draw = {}) =>
  scene(SUCCESS, {
    ...drawn,
    ...more,
    leaders: { ...drawn.leaders, ...more.leaders },
    control: { ...drawn.control, ...more.control },
    cu: { ...drawn.cu, ...more.cu },
  })

describe('17.2.2 Successful Usurpation', () => {
  test('BG-17.2.2-d BG-17.2.2-e BG-17.2.2-o: spaces, forts, CU and leaders change places', () => {
    const t = swap({ forts: { lindum: 'castra', divodurum: 'colonia' } })
    expect([t.control('londinium'), t.control('lindum'), t.control('roma'), t.control('divodurum')]).toEqual([
      'loyalist',
      'loyalist',
      'usurper',
      'usurper',
    ])
    expect([t.cu('londinium', 'loyalist'), t.cu('roma', 'usurper'), t.cu('londinium', 'usurper')]).toEqual([4, 2, 0])
    expect([isUsurper(t, 'magnus-maximus'), isUsurper(t, 'honorius'), isUsurper(t, 'stilicho')]).toEqual([
      false,
      true,
      true,
    ])
    expect([t.history('fort'), t.plunder, isOver(t)]).toEqual([[], 0, true])
  })

  test('BG-17.2.2-r BG-17.2.2-n: Barbarian and Allied spaces and tribes stay as they are', () => {
    const t = swap({
      control: { tolosa: 'barbarian', lugdunum: 'allied' },
      tribes: { visigoths: 'tolosa', franks: { at: 'lugdunum', allied: true } },
      cu: { tolosa: { barbarian: 2 }, lugdunum: { allied: 1 } },
    })
    expect([t.control('tolosa'), t.control('lugdunum'), t.control('teutoburger-wald')]).toEqual([
      'barbarian',
      'allied',
      'barbarian',
    ])
    expect([t.cu('tolosa', 'barbarian'), t.cu('lugdunum', 'allied')]).toEqual([2, 1])
    // BG-2.3.4-n: and Land Zones.
    expect(t.control('eastern-roman-empire')).toBe('loyalist')
  })

  test('BG-17.2.2-c BG-17.2.2-f: the old marker goes; a new one only without an Emperor', () => {
    const t = swap()
    expect([t.state.usurpator, isEmperor(t.state, leader('magnus-maximus'))]).toEqual([leader('magnus-maximus'), true])
    const { state } = new Scene({ ...drawn, stack: [{ kind: 'usurpator', candidates: [] }, SUCCESS] })
    state.usurpator = leader('stilicho')
    const again = new Scene(state).go()
    expect(again.history('usurpator')).toMatchObject([{ leader: null }, { leader: 'Magnus Maximus' }])
    // A Usurper Emperor makes a Loyalist one.
    const leaders = { ...drawn.leaders, gratian: { at: 'lindum', flipped: true } }
    const { state: emperor } = new Scene({ ...drawn, leaders, stack: [{ kind: 'usurpator', candidates: [] }, SUCCESS] })
    emperor.usurpator = leader('stilicho')
    expect(new Scene(emperor).go().state.usurpator).toBe(-1)
  })

  test('BG-17.2.2-f BG-17.2.2-h BG-17.2.2-i BG-17.2.2-j: of several the ROMAN player chooses; he counts as an Emperor', () => {
    const t = swap({ leaders: { 'constantine-iii': { at: 'lindum', flipped: true } } })
    expect([t.seat, t.asked, offered(t, 'leader')]).toEqual([
      'roman',
      'usurpator',
      ['constantine-iii', 'magnus-maximus'],
    ])
    expect(t.why('leader honorius')).toBe('BG-17.2.2-f')
    t.act('leader constantine-iii')
    expect([t.state.usurpator, isEmperor(t.state, leader('constantine-iii'))]).toEqual([
      leader('constantine-iii'),
      true,
    ])
    expect(isEmperor(t.state, leader('magnus-maximus'))).toBe(false)
  })

  test('BG-17.2.2-u: no marker while Julius Nepos is in play', () => {
    const t = swap({ leaders: { 'dux-byzantina': { at: 'eastern-roman-empire', flipped: true } } })
    expect(t.state.usurpator).toBe(-1)
  })

  test('BG-17.2.2-k BG-17.2.2-l: Byzantines stay; where they are alone stays Loyalist', () => {
    const t = swap({
      leaders: { 'dux-byzantina': 'sirmium' },
      cu: { salona: { byzantine: 2 }, narona: { loyalist: 1 } },
    })
    expect([t.control('salona'), t.control('sirmium'), t.control('narona')]).toEqual([
      'loyalist',
      'loyalist',
      'usurper',
    ])
    expect([t.cu('salona', 'byzantine'), t.at('dux-byzantina')]).toEqual([2, 'sirmium'])
    expect(t.history('swap')).toMatchObject([{ kept: expect.arrayContaining(['salona', 'sirmium']) }])
  })

  test('BG-17.2.2-m: Byzantines with new Usurpers go to the nearest space that is Loyalist now, at the ROMAN player’s choice', () => {
    const t = swap({
      leaders: { 'dux-byzantina': 'mediolanum' },
      control: { verona: 'usurper', genua: 'usurper' },
      cu: { mediolanum: { loyalist: 3, byzantine: 1 } },
    })
    const near = offered(t, 'to')
    expect([t.seat, t.asked]).toEqual(['roman', 'relocate'])
    expect(near.every((id) => ['verona', 'genua'].includes(id))).toBe(true)
    // Nothing has happened yet.
    expect(t.control('londinium')).toBe('usurper')
    t.act('to verona')
    expect([t.at('dux-byzantina'), t.cu('verona', 'byzantine'), t.control('verona')]).toEqual(['verona', 1, 'loyalist'])
    expect([t.cu('mediolanum', 'usurper'), t.cu('mediolanum', 'byzantine')]).toEqual([3, 0])
  })

  test('BG-17.2.2-l BG-17.2.2-m: also where other Byzantines hold a space alone', () => {
    const t = swap({ cu: { mediolanum: { loyalist: 3, byzantine: 1 }, verona: { byzantine: 1 } } })
    expect([t.cu('verona', 'byzantine'), t.control('verona'), isOver(t)]).toEqual([2, 'loyalist', true])
  })

  test('BG-17.2.2-p: provincial control is read anew, not reversed', () => {
    const africa = board.everyProvince.find((each) => board.provinces[each].id === 'africa')
    const t = swap({ control: { carthago: 'barbarian' } })
    // Not Roman before, and not after.
    expect(africa !== undefined && isRomanProvince(t.state, africa)).toBe(false)
  })

  test('BG-17.2.2-t: displaced leaders stay Loyalist', () => {
    const t = swap({ leaders: { aetius: 'displaced' } })
    expect([isUsurper(t, 'aetius'), whereIs(t.state, leader('aetius'))]).toEqual([false, -2])
  })

  test('BG-17.2.2-v: sieges between the two go on, with garrisons and besiegers changed', () => {
    const { state } = new Scene({
      ...drawn,
      leaders: {
        ...drawn.leaders,
        'constantine-iii': { at: 'lugdunum', flipped: true, inside: true },
        stilicho: 'lugdunum',
      },
      control: { ...drawn.control, lugdunum: 'usurper' },
      sieges: { lugdunum: 'loyalist', tolosa: 'usurper' },
      inside: { lugdunum: { usurper: 2 }, tolosa: { loyalist: 1 } },
      cu: { ...drawn.cu, lugdunum: { loyalist: 3 }, tolosa: { usurper: 3 } },
      stack: [{ kind: 'usurpator', candidates: [] }, SUCCESS],
    })
    const t = new Scene(state).go()
    expect([besiegerOf(state, space('lugdunum')), besiegerOf(state, space('tolosa'))]).toEqual([USURPER, LOYALIST])
    expect([insideAt(state, space('lugdunum'), LOYALIST), insideAt(state, space('tolosa'), USURPER)]).toEqual([2, 1])
    expect([t.control('lugdunum'), t.cu('lugdunum', 'usurper'), t.cu('tolosa', 'loyalist')]).toEqual(['loyalist', 3, 3])
  })

  test('BG-17.2.2-v: unled Byzantine besiegers keep their siege; those beside Loyalists leave it to them', () => {
    const control = { tolosa: 'barbarian', lugdunum: 'barbarian' } as const
    const t = swap({
      control,
      sieges: { tolosa: 'byzantine', lugdunum: 'byzantine' },
      cu: { tolosa: { byzantine: 3 }, lugdunum: { byzantine: 1, loyalist: 3 } },
    })
    expect([besiegerOf(t.state, space('tolosa')), besiegerOf(t.state, space('lugdunum'))]).toEqual([1, USURPER])
  })
})
