import { describe, expect, test } from 'vitest'
import { ALLIED } from '../src/state.ts'
import { activated, ruaMarches as march, muster } from './movement-scene.ts'
import { type Draw, leader, space } from './scene.ts'

const aetius: Draw = { leaders: { aetius: 'durocortorum' }, cu: { durocortorum: { loyalist: 4 } } }

describe('11.2.1 When to intercept', () => {
  test('BG-11.2.1-a BG-11.2.1-i BG-11.2.1-j BG-10.3.3-b: an adjacent Force may be declared, or a part of it, before any roll', () => {
    const scene = march(aetius)
    expect([scene.asked, scene.seat, scene.legal]).toEqual(['intercept', 'roman', ['leader aetius', 'done']])
    scene.act('leader aetius')
    expect(scene.legal).toEqual(['take 1', 'take 2', 'take 3', 'take 4'])
    scene.dice(1).act('take 3')
    expect(scene.history('roll')).toMatchObject([{ purpose: { for: 'intercept', leader: 'aetius', add: 5, needs: 6 } }])
    expect([scene.at('aetius'), scene.cu('lutetia', 'loyalist'), scene.cu('durocortorum', 'loyalist')]).toEqual([
      'lutetia',
      3,
      1,
    ])
  })

  test('BG-11.2.1-g: a failed one may try again for the next space', () => {
    const scene = march({ leaders: { honorius: 'augustodunum' }, cu: { augustodunum: { loyalist: 4 } } })
    scene.act('leader honorius').dice(1).act('take 4', 'to aurelianum')
    expect([scene.asked, scene.legal]).toEqual(['intercept', ['leader honorius', 'done']])
  })

  test('BG-11.2.1-h BG-11.2.1-i: all are declared, then all are rolled in that order', () => {
    const drawn: Draw = {
      leaders: { aetius: 'durocortorum', stilicho: 'augustodunum' },
      cu: { durocortorum: { loyalist: 4 }, augustodunum: { loyalist: 3 } },
    }
    const scene = march(drawn).act('leader stilicho', 'take 3')
    expect([scene.asked, scene.history('roll').length, scene.legal]).toEqual([
      'intercept',
      0,
      ['leader aetius', 'done'],
    ])
    scene.dice(6, 6).act('leader aetius', 'take 4')
    expect(scene.history('intercept')).toMatchObject([
      { leader: 'Stilicho', succeeds: true },
      { leader: 'Aetius', succeeds: true },
    ])
  })

  test('BG-11.2.1-k: one from each space', () => {
    const scene = march({
      leaders: { aetius: 'durocortorum', julian: 'durocortorum' },
      cu: { durocortorum: { loyalist: 6 } },
    })
    scene.dice(1).act('leader aetius', 'take 2')
    expect(scene.history('intercept').length).toBe(1)
  })

  test('BG-11.2.1-l: a subordinate leaves his commander a CU, unless the space is Fortified', () => {
    const beside = (at: string) =>
      march({ leaders: { aetius: at, honorius: at }, cu: { [at]: { loyalist: 3 } } }).act('leader aetius')
    expect(beside('aurelianum').why('take 3')).toBe('BG-2.4.2.3-i')
    expect(beside('durocortorum').why('take 3')).toBeUndefined()
    const one = march({
      leaders: { aetius: 'aurelianum', honorius: 'aurelianum' },
      cu: { aurelianum: { loyalist: 1 } },
    })
    expect(one.why('leader aetius')).toBe('BG-11.2.1-l')
  })

  test('BG-11.2.1-p: at most 10 CU', () => {
    const scene = march({ leaders: { aetius: 'durocortorum' }, cu: { durocortorum: { loyalist: 12 } } }).act(
      'leader aetius',
    )
    expect([scene.why('take 11'), scene.why('take 10')]).toEqual(['BG-11.2.1-p', undefined])
  })

  test('BG-11.2.1-o BG-11.2.4.2-a BG-11.2.4.2-b: interceptors join those who are attacked, and defend', () => {
    const scene = march({ ...aetius, cu: { durocortorum: { loyalist: 4 }, lutetia: { loyalist: 2 } } })
    scene.dice(1).act('leader aetius', 'take 4', 'no')
    expect(scene.top('battle')).toMatchObject({
      defender: 0,
      defenderPlayer: 0,
      attackerPlayer: 1,
      interceptors: [{ cu: muster({ loyalist: 4 }) }],
    })
    expect(scene.cu('lutetia', 'loyalist')).toBe(6)
  })

  test('BG-11.2.4.2-b: those who were there are attacked, whoever comes to help them', () => {
    const drawn: Draw = {
      ...aetius,
      cu: { durocortorum: { loyalist: 4 }, lutetia: { allied: 2 } },
      control: { lutetia: 'allied' },
    }
    const scene = march(drawn).dice(1).act('leader aetius', 'take 4', 'no')
    expect(scene.top('battle')).toMatchObject({ defender: ALLIED, interceptors: [{ cu: muster({ loyalist: 4 }) }] })
  })

  test('BG-11.2.1-q: not by powers that are enemies of each other, nor beside an enemy', () => {
    const drawn: Draw = {
      leaders: { aetius: 'rotomagus', alaric: 'aurelianum', stilicho: { at: 'augustodunum', flipped: true } },
      cu: { rotomagus: { loyalist: 5 }, aurelianum: { barbarian: 2 }, augustodunum: { usurper: 3 } },
      control: { aurelianum: 'barbarian', augustodunum: 'usurper', lutetia: 'barbarian' },
    }
    const scene = activated(drawn, 'roman', 'aetius').act('take 5', 'to lutetia')
    expect(scene.legal).toEqual(['leader stilicho', 'leader alaric', 'done'])
    scene.act('leader alaric')
    expect(scene.why('take 2')).toBeUndefined()
    scene.dice(1).act('take 2')
    // Stilicho is no longer offered, so the dice were rolled.
    expect(scene.history('intercept')).toMatchObject([{ leader: 'Alaric', succeeds: false }])
  })

  test('BG-11.2.1-r BG-2.3.1-ae: only directly connected; a transit space between makes them not adjacent', () => {
    const drawn: Draw = {
      leaders: { rua: 'sitifis', aetius: 'tingis', julian: 'roma' },
      cu: { sitifis: { barbarian: 5 }, tingis: { loyalist: 4 }, roma: { loyalist: 4 } },
      control: { sitifis: 'barbarian' },
    }
    const beyond = activated(drawn, 'barbarian', 'rua').act('take 5', 'to caesarea')
    expect(beyond.asked).toBe('orders')
    const between: Draw = {
      ...drawn,
      leaders: { ...drawn.leaders, stilicho: 't8' },
      cu: { ...drawn.cu, t8: { loyalist: 3 } },
    }
    const scene = activated(between, 'barbarian', 'rua').act('take 5', 'to caesarea')
    expect([scene.legal, scene.why('leader aetius'), scene.why('leader julian')]).toEqual([
      ['leader stilicho', 'done'],
      'BG-11.2.1-r',
      'BG-11.2.1-r',
    ])
  })

  test('BG-11.2.1-r: out of a transit space and into one it can be done', () => {
    const out = activated(
      { leaders: { chlodio: 't1', aetius: 'treva' }, cu: { t1: { barbarian: 3 }, treva: { loyalist: 3 } } },
      'roman',
      'aetius',
    )
    expect(out.act('take 3', 'to teutoburger-wald').legal).toEqual(['leader chlodio', 'done'])
    const into = activated(
      {
        leaders: { chlodio: 'teutoburger-wald', aetius: 'noviomagus' },
        cu: { 'teutoburger-wald': { barbarian: 3 }, noviomagus: { loyalist: 3 } },
      },
      'roman',
      'aetius',
    )
    expect(into.act('take 3', 'to t1').legal).toEqual(['leader chlodio', 'done'])
  })
})

describe('11.2.2 Restrictions', () => {
  const why = (drawn: Draw, to = 'lutetia') => {
    const also: Draw = {
      ...drawn,
      leaders: { stilicho: 'augustodunum', ...drawn.leaders },
      cu: { augustodunum: { loyalist: 3 }, ...drawn.cu },
    }
    const scene = march(also, to)
    return scene.asked === 'intercept' ? scene.why('leader aetius') : scene.asked
  }

  test('BG-11.2.2-a BG-11.2.2-b: not by a besieged garrison, nor without a leader or CU', () => {
    const inside = {
      leaders: { aetius: { at: 'durocortorum', inside: true } },
      inside: { durocortorum: { loyalist: 2 } },
      cu: { durocortorum: { barbarian: 3 } },
      sieges: { durocortorum: 'barbarian' },
    } as const
    expect(why(inside)).toBe('BG-11.2.2-a')
    expect(why({ leaders: { aetius: 'durocortorum' } })).toBe('BG-2.4.2.4-b')
    expect(march({ cu: { durocortorum: { loyalist: 4 } } }).asked).toBe('orders')
  })

  test('BG-11.2.2-c BG-11.2.2-d: not over a strait or a river', () => {
    const river = activated(
      {
        leaders: { rua: 'magna-germania', aetius: 'mogontiacum' },
        cu: { 'magna-germania': { barbarian: 4 }, mogontiacum: { loyalist: 4 } },
      },
      'barbarian',
      'rua',
    )
    expect(river.act('take 4', 'to t2').asked).toBe('orders')
    const drawn: Draw = {
      leaders: { aetius: 'rutupiae', stilicho: 'durocortorum' },
      cu: { rutupiae: { loyalist: 4 }, durocortorum: { loyalist: 4 } },
      control: { gesoriacum: 'allied' },
    }
    expect(march(drawn, 'gesoriacum').why('leader aetius')).toBe('BG-11.2.2-c')
  })

  test('BG-11.2.2-e: not to enemy CU that have not just come, though there may be friends too', () => {
    expect(why({ ...aetius, cu: { durocortorum: { loyalist: 4 } } })).toBeUndefined()
    expect(why({ ...aetius, cu: { durocortorum: { loyalist: 4 }, lutetia: { barbarian: 1 } } })).toBe('orders')
    // Loyalist Gesoriacum is besieged by Barbarians: they have not just come.
    const besieged: Draw = {
      ...aetius,
      cu: { durocortorum: { loyalist: 4 }, gesoriacum: { barbarian: 2 } },
      inside: { gesoriacum: { loyalist: 1 } },
      sieges: { gesoriacum: 'barbarian' },
    }
    expect(why(besieged, 'gesoriacum')).toBe('orders')
  })

  test('BG-11.2.2-f BG-10.4.3-l: not to an enemy Tribal Marker', () => {
    const scene = march({ ...aetius, tribes: { huns: 'lutetia' }, control: { lutetia: 'barbarian' } })
    expect(scene.asked).toBe('orders')
  })

  test('BG-11.2.2-g BG-11.2.2-l: not into an enemy Fortified space, but into a friend’s', () => {
    const to = (control: 'usurper' | 'allied' | 'loyalist'): string | undefined =>
      march(
        {
          leaders: { aetius: 'durocortorum' },
          cu: { durocortorum: { loyalist: 4 } },
          control: { gesoriacum: control },
        },
        'gesoriacum',
      ).asked
    expect([to('usurper'), to('allied'), to('loyalist')]).toEqual(['orders', 'intercept', 'intercept'])
  })

  test('BG-11.2.2-i BG-11.2.2-k: Loyalists may intercept into an Allied space; where they came from is noted', () => {
    const scene = march({ ...aetius, control: { lutetia: 'allied' } })
      .dice(1)
      .act('leader aetius', 'take 4')
    expect(scene.state.guests).toMatchObject([
      { cause: 'interception', origin: space('durocortorum'), space: space('lutetia') },
    ])
  })

  test('BG-11.2.2-k: Vortigern stays in Britanniae', () => {
    const scene = march({
      tribes: { britons: { at: 'londinium', allied: true } },
      leaders: { vortigern: 'durocortorum', aetius: 'augustodunum' },
      cu: { durocortorum: { allied: 3 }, augustodunum: { loyalist: 3 } },
    })
    expect([scene.why('leader vortigern'), scene.why('leader aetius')]).toEqual(['BG-10.2.3-k', undefined])
  })

  test('BG-11.2.1-a: nor one whom a card forbids it, nor one’s own player', () => {
    const drawn: Draw = {
      leaders: { aetius: 'durocortorum', stilicho: 'augustodunum', alaric: 'aurelianum' },
      cu: { durocortorum: { loyalist: 4 }, augustodunum: { loyalist: 4 }, aurelianum: { barbarian: 2 } },
    }
    const scene = march(drawn)
    const block = { player: null, tribe: null, space: null, until: 'impulse' } as const
    scene.state.blocks = [{ ...block, what: 'interception', leader: leader('aetius') }]
    expect([
      scene.why('leader aetius'),
      scene.why('leader alaric'),
      scene.why('leader julian'),
      scene.why('pass'),
    ]).toEqual(['BG-11.2.1-a', 'BG-11.2.1-a', 'BG-11.2.1-a', 'BG-11.2.1-i'])
  })

  test('BG-11.2.2-j: besiegers may intercept', () => {
    const drawn: Draw = {
      leaders: { aetius: 'durocortorum' },
      cu: { durocortorum: { loyalist: 4 } },
      control: { durocortorum: 'usurper' },
      sieges: { durocortorum: 'loyalist' },
      inside: { durocortorum: { usurper: 1 } },
    }
    expect(march(drawn).legal).toEqual(['leader aetius', 'done'])
  })
})

describe('10.4.2 and 11.2.4.1 Refusing battle', () => {
  const intercepted = (drawn: Draw = {}) =>
    march({ ...aetius, ...drawn })
      .dice(1)
      .act('leader aetius', 'take 4')

  test('BG-11.2.4.1-a BG-11.2.4.1-b BG-10.4.2-a BG-10.4.2-b BG-10.4.2-c: an intercepted Force may go back, and has done', () => {
    const scene = intercepted()
    expect([scene.asked, scene.seat, scene.legal]).toEqual(['refuse', 'barbarian', ['yes', 'no']])
    scene.act('yes')
    expect([scene.isOver, scene.at('rua'), scene.cu('rotomagus', 'barbarian')]).toEqual([true, 'rotomagus', 5])
  })

  test('BG-11.2.4.2-a: or it fights', () => {
    expect(intercepted().act('no').top('battle').interceptors.length).toBe(1)
  })

  test('BG-11.2.4.1-f: also if there were defenders, but not without an interception', () => {
    const drawn: Draw = { cu: { durocortorum: { loyalist: 4 }, lutetia: { loyalist: 2 } } }
    expect(intercepted(drawn).asked).toBe('refuse')
    expect(march({ cu: { lutetia: { loyalist: 2 } } }).asked).toBe('battle')
  })

  test('BG-11.2.4.1-c BG-11.2.4.1-d BG-11.2.4.1-e: by sea it may be answered, costs nothing, and if it is stopped the battle is fought', () => {
    const landing = () => {
      const drawn: Draw = {
        leaders: { rua: 'caesarea', aetius: 'neapolis' },
        cu: { caesarea: { barbarian: 5 }, neapolis: { loyalist: 4 } },
        control: { caesarea: 'barbarian' },
        hands: ['R13'],
      }
      const scene = activated(drawn, 'barbarian', 'rua').over().act('take 5', 'sail brundisium').over().over()
      scene.act('leader aetius', 'take 4').dice(6).over().act('yes')
      expect(scene.top('window').moment).toBe('enemy-naval')
      return scene
    }
    expect(landing().responded({ cancelled: true }).asked).toBe('battle')
    const back = landing().over()
    expect([back.isOver, back.at('rua')]).toEqual([true, 'caesarea'])
  })
})
