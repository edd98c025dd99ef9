import { describe, expect, test } from 'vitest'
import { campaign, MoveScene, muster } from './movement-scene.ts'
import { type Draw, leader, space } from './scene.ts'

const start = (drawn: Draw, left = 2, seat: 'roman' | 'barbarian' = 'roman') =>
  new MoveScene({ ...drawn, stack: [campaign(seat, left)] })
const ap = (scene: MoveScene) => scene.frame('activation').ap

describe('10.5.1 One leader after the other', () => {
  const drawn: Draw = {
    leaders: { aetius: 'roma', julian: 'lutetia', stilicho: 'narbo' },
    cu: { roma: { loyalist: 3 }, lutetia: { loyalist: 3 } },
  }

  test('BG-10.5.1-a BG-10.5.1-b: the first is named; when he has done the next is', () => {
    const scene = start(drawn)
    expect([scene.asked, scene.legal]).toEqual(['pick-leader', ['leader julian', 'leader stilicho', 'leader aetius']])
    scene.act('leader aetius', 'take 3', 'to florentia')
    expect(scene.asked).toBe('orders')
    expect(scene.act('done').asked).toBe('pick-leader')
  })

  test('BG-10.5.1-d BG-10.5.1-e: nobody twice; there may be fewer', () => {
    const scene = start(drawn, 3).act('leader aetius', 'take 3', 'done')
    expect(scene.why('leader aetius')).toBe('BG-10.5.1-d')
    expect(scene.legal).toContain('done')
    expect(start(drawn, 3).legal).not.toContain('done')
    expect(scene.act('done').isOver).toBe(true)
    expect(start(drawn, 1).act('leader aetius', 'take 3', 'done').isOver).toBe(true)
  })

  test('BG-10.5.3-s: the leaders of a BARBARIAN campaign are of one power', () => {
    const both: Draw = {
      leaders: { aetius: { at: 'roma', flipped: true }, rua: 'treva', alaric: 'calaegia' },
      cu: { roma: { usurper: 1 } },
    }
    const scene = start(both, 2, 'barbarian').act('leader rua', 'done')
    expect([scene.why('leader aetius'), scene.why('leader alaric')]).toEqual(['BG-7.1-ap', undefined])
  })
})

describe('10.5.2 Six AP a head', () => {
  const drawn: Draw = {
    leaders: { aetius: 'mediolanum', julian: 'roma' },
    cu: { mediolanum: { loyalist: 3 }, roma: { loyalist: 2 } },
  }

  test('BG-10.5.2-a BG-10.5.2-b: CU may move again with another leader, but spend no more than 6 AP in all', () => {
    // Mediolanum - Bononia (1) - Florentia (2) - Roma (1): 4 AP.
    const scene = start(drawn).act('leader aetius', 'take 3', 'to bononia', 'to florentia', 'to roma', 'done')
    scene.act('leader julian', 'take 5', 'to neapolis', 'to brundisium')
    expect([ap(scene), scene.why('to ancona')]).toEqual([4, 'BG-10.5.2-b'])
    // Whoever is spent may be left; the two of Roma are fresh enough.
    scene.act('regroup', 'take 2')
    expect(scene.why('to ancona')).toBeUndefined()
    expect(scene.act('to ancona').cu('brundisium', 'loyalist')).toBe(3)
  })

  test('BG-10.5.2-b: the freshest go along first', () => {
    const scene = start(drawn).act('leader aetius', 'take 3', 'to bononia', 'to florentia', 'to roma', 'done')
    scene.act('leader julian', 'take 2', 'to neapolis', 'to brundisium', 'to ancona')
    expect([ap(scene), scene.cu('roma', 'loyalist'), scene.cu('ancona', 'loyalist')]).toEqual([3, 3, 2])
  })

  test('BG-10.5.2-b: what CU have spent is remembered while another leader goes from elsewhere', () => {
    const third: Draw = { ...drawn, leaders: { ...drawn.leaders, julian: 'lutetia', stilicho: 'roma' } }
    const scene = start(third, 3).act('leader aetius', 'take 3', 'to bononia', 'to florentia', 'to roma', 'done')
    scene.act('leader julian', 'to rotomagus', 'done', 'leader stilicho', 'take 5', 'to neapolis', 'to brundisium')
    expect([ap(scene), scene.why('to ancona')]).toEqual([4, 'BG-10.5.2-b'])
  })

  test('BG-10.5.2-b: who comes back to where they rested has spent all in all', () => {
    const third: Draw = { leaders: { ...drawn.leaders, stilicho: 'roma' }, cu: { mediolanum: { loyalist: 3 } } }
    const scene = start(third, 3).act('leader aetius', 'take 3', 'to bononia', 'to florentia', 'to roma', 'done')
    // Roma - Neapolis - Roma: 2 AP, 6 in all, so that Stilicho has nothing to ask of them.
    scene.act('leader julian', 'take 3', 'to neapolis', 'to roma', 'done', 'leader stilicho', 'take 3')
    expect([scene.isOver, scene.cu('roma', 'loyalist')]).toEqual([true, 3])
  })

  test('BG-10.5.2-b: leaders too', () => {
    const under: Draw = { leaders: { aetius: 'mediolanum', julian: 'mediolanum' }, cu: { mediolanum: { loyalist: 3 } } }
    const scene = start(under).act(
      'leader aetius',
      'leader julian',
      'take 3',
      'to bononia',
      'to florentia',
      'to roma',
      'done',
    )
    scene.act('leader julian', 'take 0', 'to neapolis')
    expect([ap(scene), scene.why('sail carthago'), scene.why('to rhegium')]).toEqual([5, 'BG-10.5.2-b', undefined])
  })

  test('BG-10.5.2-c: what control costs is charged to the leader alone', () => {
    const control = { bononia: 'usurper', florentia: 'usurper' } as const
    const scene = start({ ...drawn, control }).act(
      'leader aetius',
      'take 3',
      'to bononia',
      'control',
      'to florentia',
      'control',
      'to roma',
    )
    expect(scene.asked).toBe('pick-leader')
    expect(scene.frame('campaign').leadersSpent).toEqual([{ leader: leader('aetius'), ap: 6 }])
    expect(scene.frame('campaign').spent).toMatchObject([{ ap: 4, cu: 3, space: space('roma') }])
  })

  test('BG-10.5.2-d: continuation and siege are charged to all', () => {
    const fight: Draw = {
      ...drawn,
      cu: { ...drawn.cu, verona: { usurper: 1 } },
      control: { verona: 'usurper', aquileia: 'usurper' },
    }
    const scene = start(fight).act('leader aetius', 'take 3', 'to verona').fought({ won: true })
    scene.act('to aquileia')
    expect(scene.frame('activation').worn).toEqual([{ power: 0, ap: 3, cu: 3 }])
    scene.act('siege')
    expect(scene.frame('activation').worn).toEqual([{ power: 0, ap: 5, cu: 3 }])
  })
})

describe('10.5.3 A battle that is put off', () => {
  /** Honorius in Mediolanum, Chlodio (Allied) in Lugdunum, Symmachus in Carthago; Genseric in Basilea. */
  const basilea: Draw = {
    leaders: {
      honorius: 'mediolanum',
      symmachus: 'carthago',
      chlodio: 'lugdunum',
      godigisel: { at: 'basilea', flipped: true },
      rua: 'vesontio',
    },
    tribes: { franks: { at: 'durocortorum', allied: true }, vandals: 'magna-germania' },
    control: { basilea: 'barbarian', durocortorum: 'allied', vesontio: 'barbarian' },
    cu: { mediolanum: { loyalist: 5 }, lugdunum: { allied: 4 }, carthago: { loyalist: 2 }, basilea: { barbarian: 3 } },
  }
  const honorius = (drawn = basilea, left = 3) =>
    start(drawn, left).act('leader honorius', 'take 5', 'to veldidena', 'to turicum', 'done', 'to basilea', 'pass')

  test('BG-10.5.3-x1 BG-10.5.3-c BG-10.5.3-g BG-10.5.3-h BG-10.5.3-i BG-10.5.3-j BG-10.5.1-c: Honorius comes to Basilea with 0 AP and puts the battle off', () => {
    const scene = honorius()
    expect([ap(scene), scene.asked, scene.legal]).toEqual([0, 'delay', ['delay', 'attack']])
    expect([scene.why('done'), scene.why('to roma')]).toEqual(['BG-10.5.3-c', 'BG-10.5.3-c'])
    scene.act('delay')
    expect(scene.frame('campaign').delayed).toMatchObject({
      space: space('basilea'),
      forces: [{ cu: muster({ loyalist: 5 }) }],
    })
    expect(scene.asked).toBe('pick-leader')
    // Genseric may not intercept next door.
    scene.act('leader chlodio', 'take 4', 'to geneva')
    expect(scene.asked).toBe('orders')
  })

  test('BG-10.5.3-x2 BG-10.5.3-a BG-10.5.3-k BG-10.5.3-n BG-10.5.3-t: Symmachus does something else, Chlodio joins, and it is fought', () => {
    const scene = honorius().act(
      'delay',
      'leader symmachus',
      'take 2',
      'to theveste',
      'to cirta',
      'to sitifis',
      'to lambaesis',
    )
    scene.act('leader chlodio', 'take 4', 'to geneva', 'to basilea')
    const battle = scene.top('battle')
    expect(battle).toMatchObject({ mode: 'campaign', attacker: 0, defender: 3, interceptors: [] })
    expect(battle.attackers.map((force) => [force.leader, force.from, force.via])).toEqual([
      [leader('honorius'), space('turicum'), 0],
      [leader('chlodio'), space('geneva'), 0],
    ])
  })

  test('BG-10.5.3-x3 BG-10.5.3-k: if nobody joins it is fought all the same', () => {
    const scene = honorius().act('delay', 'leader chlodio', 'take 4', 'to augustodunum', 'done', 'done')
    expect(scene.top('battle').attackers.length).toBe(1)
  })

  test('BG-10.5.3-l BG-10.5.3-p BG-12.6-f BG-12.6-h: when it is won Basilea may become Loyalist, and Chlodio may have to leave for Geneva', () => {
    const scene = honorius(basilea, 2).act('delay', 'leader chlodio', 'take 4', 'to geneva', 'to basilea')
    scene.fought({ won: true })
    expect([scene.asked, scene.legal]).toEqual(['spoils', ['control', 'done']])
    expect(scene.why('siege')).toBe('BG-10.5.3-p')
    scene.act('control')
    expect([scene.control('basilea'), scene.isOver]).toEqual(['loyalist', true])
    expect(scene.state.guests.map(({ cause, origin }) => [cause, origin])).toEqual([
      ['campaign', space('turicum')],
      ['campaign', space('geneva')],
    ])
  })

  test('an Allied Basilea stays Allied', () => {
    const allied: Draw = { ...basilea, control: { ...basilea.control, basilea: 'allied' }, reserve: ['R13'] }
    const scene = start(allied, 2)
      .act('leader honorius', 'take 5', 'to veldidena', 'to turicum', 'done')
      .dice(0)
      .act('passage', 'to basilea', 'pass', 'delay')
    scene.act('leader chlodio', 'take 4', 'to geneva', 'to basilea').fought({ won: true })
    expect([scene.isOver, scene.control('basilea')]).toEqual([true, 'allied'])
  })

  test('BG-10.5.3-l BG-10.5.3-m: without an Emperor the best Initiative commands, and takes the space', () => {
    const drawn: Draw = {
      ...basilea,
      leaders: { aetius: 'turicum', chlodio: 'geneva' },
      cu: { turicum: { loyalist: 3 }, geneva: { allied: 3 }, basilea: { barbarian: 3 } },
    }
    const scene = start(drawn).act(
      'leader chlodio',
      'take 3',
      'to basilea',
      'delay',
      'leader aetius',
      'take 3',
      'to basilea',
    )
    expect(scene.top('battle').attacker).toBe(0)
    scene.fought({ won: true }).act('control')
    expect(scene.control('basilea')).toBe('loyalist')
  })

  test('BG-10.5.3-d: not before a single CU', () => {
    const scene = honorius({ ...basilea, cu: { ...basilea.cu, basilea: { barbarian: 1 } } })
    expect(scene.asked).toBe('battle')
  })

  test('BG-10.5.3-e: not after an interception, nor if some avoided it or went inside', () => {
    const near: Draw = {
      ...basilea,
      leaders: { ...basilea.leaders, rua: 'vesontio' },
      cu: { ...basilea.cu, vesontio: { barbarian: 2 } },
    }
    expect(honorius(near).dice(6).act('leader rua', 'take 2', 'no').asked).toBe('battle')
    const fled = start(basilea, 3).act(
      'leader honorius',
      'take 5',
      'to veldidena',
      'to turicum',
      'done',
      'to basilea',
      'leader godigisel',
      'take 1',
    )
    expect(fled.dice(6).act('to vesontio', 'done').asked).toBe('battle')
    const walls: Draw = {
      ...basilea,
      forts: { basilea: 'castra' },
      control: { ...basilea.control, basilea: 'usurper' },
      cu: { ...basilea.cu, basilea: { usurper: 4 } },
      leaders: { honorius: 'mediolanum', aetius: 'roma' },
    }
    const inside = start(walls, 3).act('leader honorius', 'take 5', 'to veldidena', 'to turicum', 'to basilea')
    expect(inside.act('take 1').asked).toBe('battle')
    const outside = start(walls, 3).act('leader honorius', 'take 5', 'to veldidena', 'to turicum', 'to basilea')
    expect(outside.act('take 0').asked).toBe('delay')
  })

  test('BG-10.5.3-f: not by the last leader', () => {
    expect(honorius(basilea, 1).asked).toBe('battle')
  })

  test('BG-10.5.3-b: only one battle', () => {
    const drawn: Draw = {
      ...basilea,
      cu: { ...basilea.cu, vesontio: { barbarian: 2 } },
      leaders: { ...basilea.leaders, rua: 'displaced' },
    }
    const scene = honorius(drawn).act('delay', 'leader chlodio', 'take 4', 'to augustodunum', 'to vesontio')
    expect(scene.top('battle').mode).toBe('move')
  })

  test('BG-10.5.3-j: nobody intercepts into that space', () => {
    const near: Draw = { ...basilea, cu: { ...basilea.cu, vesontio: { barbarian: 2 } } }
    const scene = honorius(near).act('done', 'delay', 'leader chlodio', 'take 4', 'to geneva', 'to basilea', 'done')
    expect(scene.top('battle').interceptors).toEqual([])
  })

  test('BG-10.5.3-o BG-10.5.3-r BG-12.6-g: a Fortified space is besieged, and with 3 CU rolled for once for nothing', () => {
    const walls: Draw = {
      ...basilea,
      forts: { basilea: 'castra' },
      control: { basilea: 'usurper' },
      cu: { ...basilea.cu, basilea: { usurper: 4 } },
      leaders: { honorius: 'mediolanum', aetius: 'roma' },
    }
    const fight = () =>
      start(walls, 2).act(
        'leader honorius',
        'take 5',
        'to veldidena',
        'to turicum',
        'to basilea',
        'take 0',
        'delay',
        'done',
      )
    const scene = fight().fought({ won: true, cu: muster({ loyalist: 3 }) })
    expect([scene.legal, scene.why('control')]).toEqual([['siege', 'done'], 'BG-10.5.3-o'])
    scene.act('siege')
    expect(scene.top('siege-roll')).toMatchObject({ power: 0, leader: leader('honorius') })
    expect(scene.history('siege')).toMatchObject([{ besieger: 'loyalist' }])
    const few = fight().fought({ won: true, cu: muster({ loyalist: 2 }) })
    expect([few.isOver, few.history('siege').length]).toEqual([true, 1])
  })

  test('a lost battle leaves nothing to take', () => {
    expect(honorius(basilea, 2).act('delay', 'done').fought({ won: false }).isOver).toBe(true)
  })
})
