/** Chapter 6.3: the plague, those who are in the zone and those who enter it. */
import { describe, expect, test } from 'vitest'
import { returnsIn } from '../src/state.ts'
import { all, fight, some } from './combat-play.ts'
import { barbarians, romans } from './movement-play.ts'
import { type Draw, position } from './play.ts'
import { FILLER, hands, inWindow, lastYear } from './stratagem-play.ts'

const board = position({}).state.board

describe('6.3 Plague', () => {
  const draw: Draw = {
    pieces: {
      'co-galliae-1': 'galliae-3',
      'li-galliae-1': { at: 'galliae-3', weak: true },
      'franci-orientales-1': { at: 'galliae-3', weak: true },
      aetius: 'galliae-3',
      'dux-galliae': 'galliae-3',
      'co-galliae-2': 'galliae-4',
      'li-galliae-2': { at: 'galliae-4', weak: true },
      avitus: 'galliae-4',
      'li-galliae-3': 'galliae-7',
    },
    peoples: { 'franci-orientales': 'war' },
  }

  test('UR-6.3-v UR-6.3-w: any zone; every unit of either camp is weakened, the weakened are eliminated', () => {
    const t = inWindow('barbarian', ['plague-outbreak'], draw).act('play plague-outbreak')
    expect(t.legal.length).toBe(board.zones + board.seas)
    t.dice(0, 0).act('to galliae-3')
    expect(t.isWeak('co-galliae-1')).toBe(true)
    expect([t.at('li-galliae-1'), t.at('franci-orientales-1')]).toEqual(['lost', 'lost'])
    expect([t.isWeak('co-galliae-2'), t.at('li-galliae-2')]).toEqual([false, 'galliae-4'])
    expect(t.told('marker')).toEqual([{ type: 'marker', marker: 'plague-outbreak', at: 'galliae-3' }])
  })

  test('UR-6.3-x UR-6.4-a: every leader there dies on 9; a generic one comes back in phase C', () => {
    const t = inWindow('barbarian', ['plague-outbreak'], draw).act('play plague-outbreak')
    t.dice(8, 9).act('to galliae-3')
    expect([t.at('aetius'), t.at('dux-galliae')]).toEqual(['galliae-3', 'lost'])
    expect(returnsIn(t.state, t.piece('dux-galliae'))).toBe(1)
    const both = inWindow('barbarian', ['plague-outbreak'], draw).act('play plague-outbreak')
    both.dice(9, 9).act('to galliae-3')
    expect([both.at('aetius'), both.at('dux-galliae'), both.vp.barbarian]).toEqual(['gone', 'lost', 0])
  })

  test('UR-6.3-w: pieces in the box of a city are in its zone', () => {
    const t = inWindow('barbarian', ['plague-outbreak'], {
      pieces: { 'valentinien-iii': 'ravenna-box', 'scolae-w': 'ravenna-box', 'vandali-1': 'italia-4' },
      peoples: { vandali: 'war' },
    }).act('play plague-outbreak')
    t.dice(0).act('to italia-4')
    expect([t.isWeak('scolae-w'), t.isWeak('vandali-1'), t.told('roll').length]).toEqual([true, true, 1])
  })

  const march = (plagues: Draw['plagues'], ...dice: number[]) => {
    const t = romans({
      plagues: plagues ?? [],
      pieces: { 'co-galliae-1': 'galliae-4', 'co-galliae-2': { at: 'galliae-4', weak: true }, avitus: 'galliae-4' },
    })
    t.act('piece avitus', 'piece co-galliae-1', 'piece co-galliae-2')
    t.dice(...dice).act('to galliae-5')
    while (t.asked === 'group') t.act('done')
    return t
  }

  test('UR-6.3-z: whoever enters an infected zone suffers like those who were there', () => {
    const t = march([{ at: 'galliae-5', epidemic: false }], 9)
    expect([t.isWeak('co-galliae-1'), t.at('co-galliae-2'), t.at('avitus')]).toEqual([true, 'lost', 'gone'])
    const clean = march([{ at: 'galliae-3', epidemic: false }])
    expect([clean.isWeak('co-galliae-1'), clean.at('co-galliae-2'), clean.at('avitus')]).toEqual([
      false,
      'galliae-5',
      'galliae-5',
    ])
  })

  test('UR-6.3-z UR-6.3-ad: and beside an epidemic like those beside it', () => {
    const t = march([{ at: 'galliae-3', epidemic: true }], 8)
    expect([t.isWeak('co-galliae-1'), t.at('co-galliae-2'), t.at('avitus')]).toEqual([true, 'galliae-5', 'galliae-5'])
  })

  test('UR-6.3-y UR-6.3-aa: the zone stays infected until phase E is over', () => {
    const t = lastYear({ hands: hands([], ['plague-outbreak', FILLER]) }).act('play plague-outbreak', 'to galliae-7')
    expect(t.state.plagues.map(({ at }) => board.placeIds[at])).toEqual(['galliae-7'])
    t.act('done')
    expect(t.state.plagues).toEqual([])
    expect(t.told('marker')).toContainEqual({ type: 'marker', marker: 'plague-outbreak', at: null })
  })

  test('UR-6.3-ab UR-6.3-ac UR-6.3-ad UR-6.3-ae: an epidemic reaches the zones beside, and spares the weakened there', () => {
    const t = inWindow('barbarian', ['plague-epidemic'], draw).act('play plague-epidemic')
    t.dice(0, 0, 9).act('to galliae-3')
    expect([t.isWeak('co-galliae-1'), t.at('li-galliae-1')]).toEqual([true, 'lost'])
    expect([t.isWeak('co-galliae-2'), t.at('li-galliae-2'), t.isWeak('li-galliae-3')]).toEqual([
      true,
      'galliae-4',
      false,
    ])
    expect([t.at('aetius'), t.at('avitus')]).toEqual(['galliae-3', 'gone'])
  })

  test('UR-6.3-w UR-6.3-ad: it is told by which clause units suffer, in the zone and beside it', () => {
    const t = inWindow('barbarian', ['plague-epidemic'], draw).act('play plague-epidemic')
    t.dice(0, 0, 9).act('to galliae-3')
    const told = JSON.parse(JSON.stringify(t.told('weaken')))
    const ruleOf = (unit: string) => told.find(({ pieces }: { pieces: string[] }) => pieces.includes(unit))?.rule
    expect([ruleOf('co-galliae-1'), ruleOf('co-galliae-2')]).toEqual(['UR-6.3-w', 'UR-6.3-ad'])
  })

  test('UR-6.3-w: of either camp and of any status, at peace and Foederati too', () => {
    const t = inWindow('roman', ['plague-outbreak'], {
      pieces: { 'hunni-1': 'hunni-1', 'hunni-2': { at: 'hunni-1', weak: true }, attila: 'hunni-1' },
    }).act('play plague-outbreak')
    t.dice(8).act('to hunni-1')
    expect([t.isWeak('hunni-1'), t.at('hunni-2'), t.at('attila')]).toEqual([true, 'lost', 'hunni-1'])
    const goths = inWindow('barbarian', ['plague-outbreak'], {
      peoples: { visigothi: 'foederati' },
      pieces: { 'visigothi-1': 'galliae-7', 'theodoric-ii': 'galliae-7' },
    }).act('play plague-outbreak')
    goths.dice(9).act('to galliae-7')
    expect([goths.isWeak('visigothi-1'), goths.at('theodoric-ii')]).toEqual([true, 'gone'])
  })

  test('UR-6.3-z UR-6.3-ab: whoever enters the marked zone of an epidemic suffers as in an outbreak', () => {
    const t = march([{ at: 'galliae-5', epidemic: true }], 9)
    expect([t.isWeak('co-galliae-1'), t.at('co-galliae-2'), t.at('avitus')]).toEqual([true, 'lost', 'gone'])
  })

  test('UR-6.3-ae: beside an epidemic a leader who enters dies on 9 as well', () => {
    expect(march([{ at: 'galliae-3', epidemic: true }], 9).at('avitus')).toBe('gone')
  })

  test('UR-6.3-y: it strikes whoever enters later in the phase, of either camp, each time', () => {
    const t = romans({
      plagues: [{ at: 'galliae-5', epidemic: false }],
      pieces: { aetius: 'galliae-4', victores: 'galliae-4', 'suevi-1': 'galliae-3' },
      peoples: { suevi: 'war' },
    })
    // Through it and back again.
    t.act('piece aetius', 'piece victores').dice(0).act('to galliae-5')
    expect(t.isWeak('victores')).toBe(true)
    t.act('to galliae-6').dice(0).act('to galliae-5')
    expect([t.at('victores'), t.at('aetius')]).toEqual(['lost', 'galliae-5'])
    while (t.asked !== 'movement' || t.seat === 'first') t.act('done')
    t.act('piece suevi-1').dice(0).act('to galliae-5')
    expect(t.isWeak('suevi-1')).toBe(true)
  })
})

/** One outbreak, there. */
const sick = (at: string) => [{ at, epidemic: false }]

describe('6.3 Entering an infected zone', () => {
  const beaten: Draw = {
    pieces: { ...all('italia-2', 'avitus', 'co-italia-1', ...some('hunni', 4)) },
    peoples: { hunni: 'war' },
  }

  test('UR-6.3-z: in a retreat', () => {
    const t = fight({ ...beaten, plagues: sick('italia-4') })
    t.dice(6).act('fight')
    expect(t.legal).toContain('to italia-4')
    expect(t.isWeak('co-italia-1')).toBe(true)
    t.dice(9).act('to italia-4')
    expect([t.at('co-italia-1'), t.at('avitus')]).toEqual(['lost', 'gone'])
  })

  test('UR-6.3-z: in an evasion', () => {
    const t = fight({ ...beaten, plagues: sick('italia-4') })
      .dice(1)
      .act('evade')
      .act('to italia-4')
    t.dice(9).act('all')
    expect([t.isWeak('co-italia-1'), t.at('co-italia-1'), t.at('avitus')]).toEqual([true, 'italia-4', 'gone'])
  })

  test('UR-6.3-z: by Opportune Flight', () => {
    const t = fight({ ...beaten, plagues: sick('italia-4'), hands: hands(['opportune-flight'], []) })
    t.act('play opportune-flight').dice(8).act('to italia-4')
    expect([t.isWeak('co-italia-1'), t.at('co-italia-1'), t.at('avitus')]).toEqual([true, 'italia-4', 'italia-4'])
  })

  test('UR-6.3-z: in an escape', () => {
    const t = barbarians({
      plagues: sick('galliae-6'),
      peoples: { suevi: 'war' },
      pieces: { avitus: 'galliae-5', 'suevi-1': 'galliae-4' },
    })
    t.act('piece suevi-1').dice(0).act('to galliae-5').dice(9).act('to galliae-6')
    expect(t.at('avitus')).toBe('gone')
  })

  test('UR-6.3-z: by a landing', () => {
    const t = romans({
      plagues: sick('africa-5'),
      fleets: { 'classis-occidentalis': { at: 'mare-internum-occidentalis', camp: 'roman' } },
      pieces: { boniface: 'aboard-classis-occidentalis', victores: 'aboard-classis-occidentalis' },
    })
    t.act('fleet classis-occidentalis', 'all').dice(9).act('to africa-5')
    expect([t.isWeak('victores'), t.at('boniface')]).toEqual([true, 'gone'])
  })

  test('UR-6.3-z UR-6.1-l: by going home after Tribute; who is there already does not enter', () => {
    const t = inWindow('roman', ['tribute'], {
      plagues: sick('saxones'),
      peoples: { saxones: 'war' },
      pieces: { 'saxones-1': { at: 'galliae-1', weak: true }, 'saxones-2': 'saxones' },
    }).act('play tribute')
    expect([t.status('saxones'), t.at('saxones-1'), t.isWeak('saxones-2')]).toEqual(['peace', 'lost', false])
    const back = inWindow('roman', ['tribute'], {
      plagues: sick('saxones'),
      peoples: { saxones: 'war' },
      pieces: { 'saxones-1': 'galliae-1', 'saxones-2': 'lost' },
    }).act('play tribute')
    expect([back.isWeak('saxones-1'), back.isWeak('saxones-2')]).toEqual([true, true])
  })

  test('UR-6.3-z UR-6.1-l UR-4.2.3-e: where the Barbarian chooses the zone, in that one alone; leaders too', () => {
    const tribute = () =>
      inWindow('roman', ['tribute'], {
        plagues: sick('hunni-1'),
        peoples: { hunni: 'war' },
        pieces: { attila: 'galliae-5', 'hunni-1': 'galliae-5' },
      }).act('play tribute')
    const first = tribute().act('to hunni-1').dice(9).act('to hunni-1')
    expect([first.isWeak('hunni-1'), first.at('attila')]).toEqual([true, 'gone'])
    const second = tribute().act('to hunni-2', 'to hunni-2')
    expect([second.isWeak('hunni-1'), second.at('attila'), second.told('roll')]).toEqual([false, 'hunni-2', []])
  })

  test('UR-6.3-z: by being placed there: Bagaudes, buccellarii, allies whom the Bagaudes call to war', () => {
    const bagaudes = inWindow('barbarian', ['bagaudes'], { plagues: sick('galliae-1') })
    expect(bagaudes.act('play bagaudes', 'to galliae-1').isWeak('bagaudes-1')).toBe(true)
    const guard = inWindow('roman', ['buccellarii'], { plagues: sick('galliae-3'), pieces: { aetius: 'galliae-3' } })
    guard.act('play buccellarii', 'piece aetius')
    expect([guard.at('bu-4-1'), guard.isWeak('bu-4-1'), guard.told('roll')]).toEqual(['galliae-3', true, []])
    const allies = inWindow('barbarian', ['bagaudes'], {
      plagues: [{ at: 'heruli', epidemic: true }],
      peoples: { bagaudes: { status: 'peace', ally: 'vandali' } },
    }).act('play bagaudes', 'to galliae-1')
    expect([allies.status('vandali'), allies.at('vandali-1'), allies.isWeak('vandali-1')]).toEqual([
      'war',
      'vandali',
      true,
    ])
  })

  test('UR-6.3-z UR-6.3-aw: buccellarii raised in the box of a sick city, or aboard a fleet in its port', () => {
    const box = inWindow('roman', ['buccellarii'], {
      plagues: sick('italia-4'),
      pieces: { 'valentinien-iii': 'ravenna-box', 'scolae-w': 'ravenna-box', 'vandali-1': 'italia-4' },
      peoples: { vandali: 'war' },
    }).act('play buccellarii', 'piece valentinien-iii')
    expect([box.at('bu-2-1'), box.isWeak('bu-2-1')]).toEqual(['ravenna-box', true])
    const port = inWindow('roman', ['buccellarii'], {
      plagues: sick('africa-4'),
      fleets: { 'classis-occidentalis': { at: 'africa-4', camp: 'roman' } },
      pieces: { boniface: 'aboard-classis-occidentalis' },
    }).act('play buccellarii', 'piece boniface')
    expect([port.at('bu-3-1'), port.isWeak('bu-3-1')]).toEqual(['aboard-classis-occidentalis', true])
  })

  test('UR-6.3-z: by entering the game there', () => {
    const t = inWindow('barbarian', ['assassination'], {
      year: 410,
      plagues: sick('thracia-3'),
      east: { augustus: 'arcadius' },
      pieces: { 'theodose-ii': 'off', arcadius: 'asia-1' },
    }).act('play assassination')
    t.dice(9, 8).act('piece arcadius')
    expect([t.at('arcadius'), t.at('theodose-ii')]).toEqual(['gone', 'thracia-3'])
    expect(t.told('roll')).toMatchObject([
      { purpose: { for: 'assassination' } },
      { purpose: { for: 'plague', leader: 'theodose-ii' } },
    ])
  })

  test('UR-6.3-z UR-3.5.2-ab: the heir of Honorius too; if he dies of it, the palatini do not come', () => {
    const heir = (face: number, ...more: number[]) => {
      const t = inWindow('barbarian', ['assassination'], {
        year: 425,
        plagues: sick('thracia-3'),
        west: { augustus: 'honorius' },
        pieces: { 'valentinien-iii': 'off', 'placidi-felices': 'off', honorius: 'italia-4', 'theodose-ii': 'asia-1' },
      }).act('play assassination')
      t.dice(9, face, ...more).act('piece honorius')
      return [t.at('valentinien-iii'), t.at('placidi-felices'), t.isWeak('placidi-felices')]
    }
    expect(heir(8)).toEqual(['thracia-3', 'thracia-3', true])
    expect(heir(9)).toEqual(['gone', 'off', false])
  })
})
