import { describe, expect, test } from 'vitest'
import { commandersAmong, mayFollow } from '../src/rules/map/commanders.ts'
import { deciderFor } from '../src/rules/map/decider.ts'
import { ALLIED, BARBARIANS, LOYALIST, USURPER } from '../src/state.ts'
import { activated, MoveScene, muster, pick } from './movement-scene.ts'
import { type Draw, draw, leader, space, tribe } from './scene.ts'

const from = (
  id: string,
  at: string,
  cu: Parameters<typeof muster>[0],
  drawn: Draw = {},
  seat: 'roman' | 'barbarian' = 'roman',
) => {
  const scene = activated(
    { ...drawn, leaders: { [id]: at, ...drawn.leaders }, cu: { [at]: cu, ...drawn.cu } },
    seat,
    id,
  )
  for (const number of Object.values(cu)) if (scene.asked === 'compose') scene.act(`take ${number}`)
  return scene
}
const usurper = (at: string, cu: number, drawn: Draw = {}) =>
  from(
    'aetius',
    at,
    { usurper: cu },
    { ...drawn, leaders: { ...drawn.leaders, aetius: { at, flipped: true } } },
    'barbarian',
  )

describe('2.3.4 Zones', () => {
  test('BG-2.3.4-b BG-2.3.4-c BG-2.3.4-d BG-2.3.4-ab: only Barbarians go to Mauretania and Further East', () => {
    expect(from('romanus', 'lambaesis', { loyalist: 3 }).why('to mauretania')).toBe('BG-2.3.4-d')
    expect(usurper('lambaesis', 3).why('to mauretania')).toBe('BG-2.3.4-d')
    expect(from('firmus', 'lambaesis', { barbarian: 3 }, {}, 'barbarian').why('to mauretania')).toBeUndefined()
    expect(from('aetius', 'carrodunum', { loyalist: 3 }).why('to further-east')).toBe('BG-2.3.4-d')
    expect(usurper('carrodunum', 3).why('to further-east')).toBe('BG-2.3.4-d')
    expect(from('rua', 'carrodunum', { barbarian: 3 }, {}, 'barbarian').why('to further-east')).toBeUndefined()
  })

  test('BG-2.3.4-e: Eastern Conquests opens Further East to Loyalists, not to Allies', () => {
    const east = (id: string, cu: Parameters<typeof muster>[0], drawn: Draw = {}) => {
      const scene = from(id, 'carrodunum', cu, drawn)
      scene.state.flags = [{ flag: 'eastern-conquests', until: 'game' }]
      return scene.why('to further-east')
    }
    expect(east('aetius', { loyalist: 3 })).toBeUndefined()
    expect(east('valamir', { allied: 3 }, { tribes: { ostrogoths: { at: 'sirmium', allied: true } } })).toBe(
      'BG-2.3.4-d',
    )
  })

  test('BG-2.3.4-f BG-2.3.4-g: only Byzantines go into and out of the Eastern Roman Empire', () => {
    expect(from('dux-byzantina', 'singidunum', { byzantine: 2 }).why('to eastern-roman-empire')).toBeUndefined()
    expect(from('dux-byzantina', 'singidunum', { loyalist: 1, byzantine: 2 }).why('to eastern-roman-empire')).toBe(
      'BG-2.3.4-g',
    )
    expect(from('aetius', 'singidunum', { byzantine: 2 }).why('to eastern-roman-empire')).toBe('BG-2.3.4-g')
    expect(from('rua', 'singidunum', { barbarian: 2 }, {}, 'barbarian').why('to eastern-roman-empire')).toBe(
      'BG-2.3.4-g',
    )
    expect(from('dux-byzantina', 'eastern-roman-empire', { byzantine: 2 }).why('to singidunum')).toBeUndefined()
    // He can do nothing there.
    expect(from('aetius', 'eastern-roman-empire', { byzantine: 2 }).isOver).toBe(true)
  })

  test('BG-2.3.4-j BG-2.3.4-n: connections of a Zone cost as usual, and nobody takes control of it', () => {
    const scene = from('dux-byzantina', 'singidunum', { byzantine: 2 }).act('to eastern-roman-empire')
    expect([scene.frame('activation').ap, scene.why('control')]).toEqual([4, 'BG-2.3.4-n'])
  })

  const east: Draw = { flags: [], cu: { 'further-east': { barbarian: 4 } }, leaders: { rua: 'further-east' } }

  test('BG-2.3.4-m: whoever comes to Further East need not fight, and nobody reacts', () => {
    const scene = from('aetius', 'carrodunum', { loyalist: 3 }, east)
    scene.state.flags = [{ flag: 'eastern-conquests', until: 'game' }]
    expect(scene.act('to further-east').asked).toBe('orders')
  })

  test('BG-2.3.4-k BG-2.3.4-l BG-2.3.4-z: for 1 AP he attacks all enemies there, without any reaction', () => {
    const scene = from('aetius', 'further-east', { loyalist: 5, barbarian: 4 }, { ...east, cu: {} })
    scene.act('attack')
    expect(scene.frame('activation').ap).toBe(5)
    expect(scene.top('battle')).toMatchObject({ mode: 'zone', attacker: LOYALIST, defender: BARBARIANS })
    expect(scene.top('battle').attackers).toMatchObject([{ cu: muster({ loyalist: 5 }), via: 5, from: -1 }])
    expect(from('aetius', 'roma', { loyalist: 5 }).why('attack')).toBe('BG-2.3.4-k')
    // Nor where nobody is, nor enemies elsewhere than in a Zone.
    const alone = from('aetius', 'further-east', { loyalist: 5 }, { ...east, cu: {}, leaders: {} })
    expect(alone.why('attack')).toBe('BG-2.3.4-k')
    const siege: Draw = { control: { roma: 'usurper' }, sieges: { roma: 'loyalist' }, inside: { roma: { usurper: 2 } } }
    expect(from('aetius', 'roma', { loyalist: 5, barbarian: 1 }, siege).why('attack')).toBe('BG-2.3.4-k')
  })

  test('BG-2.3.4-aa: a Tribal Marker in Further East is not overrun', () => {
    const scene = from('aetius', 'carrodunum', { loyalist: 3 }, { tribes: { huns: 'further-east' } })
    scene.state.flags = [{ flag: 'eastern-conquests', until: 'game' }]
    expect(scene.act('to further-east').asked).toBe('orders')
  })

  test('BG-2.3.4-ac: there a leader takes any of the CU', () => {
    const drawn: Draw = {
      leaders: { rua: 'further-east', valamir: 'further-east' },
      cu: { 'further-east': { barbarian: 6 } },
      tribes: { huns: 'further-east', ostrogoths: 'further-east' },
    }
    expect(activated(drawn, 'barbarian', 'rua').why('take 6')).toBeUndefined()
  })
})

describe('2.2.3 and 10.2.3 Who may go where', () => {
  const burgundians = { burgundians: { at: 'lugdunum', allied: true } }
  const allied: Draw = { control: { lugdunum: 'allied', geneva: 'allied' }, tribes: burgundians }

  test('BG-10.2.3-a BG-2.2.3-g: Loyalists and Byzantines do not go into Allied spaces', () => {
    expect(from('aetius', 'basilea', { loyalist: 3 }, allied).why('to geneva')).toBe('BG-10.2.3-a')
    expect(from('dux-byzantina', 'basilea', { byzantine: 3 }, allied).why('to geneva')).toBe('BG-10.2.3-a')
    expect(from('aetius', 'basilea', { loyalist: 3 }, allied).why('to turicum')).toBeUndefined()
  })

  test('BG-10.2.3-b BG-7.2-s BG-7.2-u BG-7.2-y: a card of the Reserve buys Right of Passage for the impulse', () => {
    expect(from('aetius', 'basilea', { loyalist: 3 }, allied).why('passage')).toBe('BG-7.2-s')
    const scene = from('aetius', 'basilea', { loyalist: 3 }, { ...allied, reserve: ['R13'] })
    scene.dice(0).act('passage')
    expect([scene.state.passage, scene.history('reserve').length]).toEqual([true, 1])
    expect(scene.why('passage')).toBe('BG-7.2-u')
    expect(scene.act('to geneva', 'to lugdunum').at('aetius')).toBe('lugdunum')
    const far = from('aetius', 'roma', { loyalist: 3 }, { ...allied, reserve: ['R13'] })
    expect(far.why('passage')).toBe('BG-10.2.3-b')
  })

  test('BG-10.2.3-b BG-7.2-y: an Allied port is near by sea, whatever the other ports are', () => {
    const settled: Draw = {
      control: { tolosa: 'allied', narbo: 'allied' },
      tribes: { visigoths: { at: 'tolosa', allied: true } },
      reserve: ['R13'],
    }
    const scene = from('aetius', 'roma', { loyalist: 3 }, settled)
    expect([scene.why('sail genua'), scene.why('sail narbo')]).toEqual([undefined, 'BG-10.2.3-a'])
    expect(scene.dice(0).act('passage').why('sail narbo')).toBeUndefined()
  })

  test('BG-7.2-s: it is for Loyalists', () => {
    const drawn: Draw = { ...allied, leaders: { gundahar: 'basilea' }, reserve: ['R13'] }
    expect(from('gundahar', 'basilea', { allied: 2 }, drawn).why('passage')).toBe('BG-7.2-s')
  })

  test('BG-10.2.3-b: an event may give it for nothing', () => {
    const drawn: Draw = { ...allied, leaders: { aetius: 'basilea', julian: 'roma' }, cu: { basilea: { loyalist: 3 } } }
    const scene = new MoveScene({ ...drawn, stack: [pick('roman', { mods: ['free-right-of-passage'] })] })
    scene.act('leader aetius', 'take 3', 'passage')
    expect(scene.why('to geneva')).toBeUndefined()
  })

  test('who stops in an Allied space is noted, for he may not stay', () => {
    const scene = from('aetius', 'basilea', { loyalist: 3 }, { ...allied, reserve: ['R13'] })
      .dice(0)
      .act('passage', 'to geneva', 'done')
    expect(scene.state.guests).toMatchObject([{ cause: 'passage', force: { cu: muster({ loyalist: 3 }) } }])
    expect(scene.state.board.spaceIds[scene.state.guests[0].origin]).toBe('basilea')
  })

  test('BG-10.2.3-e BG-10.2.3-f BG-15.2-c: Allied leaders keep away from each other and from other Allied markers', () => {
    const drawn: Draw = {
      control: { lugdunum: 'allied', tolosa: 'allied' },
      tribes: { ...burgundians, visigoths: { at: 'tolosa', allied: true } },
      leaders: { gundahar: 'geneva' },
    }
    const scene = from('alaric', 'basilea', { allied: 3 }, drawn)
    expect(scene.why('to geneva')).toBe('BG-10.2.3-e')
    expect(from('alaric', 'geneva', { allied: 3 }, { ...drawn, leaders: {} }).why('to lugdunum')).toBe('BG-10.2.3-f')
    expect(from('alaric', 'narbo', { allied: 3 }, { ...drawn, leaders: {} }).why('to tolosa')).toBeUndefined()
  })

  test('BG-10.2.3-f BG-10.4.3-a BG-10.4.3-g: a Barbarian marker may be entered, and is overrun', () => {
    const drawn: Draw = {
      tribes: { visigoths: { at: 'tolosa', allied: true }, franks: 'vesontio' },
      control: { tolosa: 'allied', vesontio: 'barbarian' },
    }
    const scene = from('alaric', 'basilea', { allied: 1 }, drawn).act('to vesontio')
    expect(scene.top('overrun')).toMatchObject({ tribe: tribe('franks'), space: space('vesontio') })
    scene.over()
    expect([scene.control('vesontio'), scene.frame('activation').ap]).toEqual(['allied', 5])
    // The next space is not his for nothing.
    const enemy = { ...drawn, control: { ...drawn.control, divodurum: 'barbarian' as const } }
    const next = from('alaric', 'basilea', { allied: 1 }, enemy).act('to vesontio').over().act('to divodurum')
    expect([next.at('alaric'), next.control('divodurum')]).toEqual(['divodurum', 'barbarian'])
  })

  test('BG-2.2.3-f BG-10.2.3-v: Allies pass Loyalist Fortified spaces with any number, and are not stopped', () => {
    const drawn: Draw = { tribes: { visigoths: { at: 'tolosa', allied: true } }, control: { tolosa: 'allied' } }
    const scene = from('alaric', 'narbo', { allied: 1 }, drawn).act('to arelate')
    expect([scene.history('siege').length, scene.why('to massilia')]).toEqual([0, undefined])
    expect(from('aetius', 'narbo', { loyalist: 1 }).why('to arelate')).toBeUndefined()
  })

  test('BG-2.2.3-h: friends in a space do not fight', () => {
    const drawn: Draw = {
      tribes: { visigoths: { at: 'tolosa', allied: true } },
      control: { tolosa: 'allied' },
      cu: { arelate: { loyalist: 2 } },
    }
    expect(from('alaric', 'narbo', { allied: 1 }, drawn).act('to arelate').asked).toBe('orders')
  })

  test('BG-10.2.3-g: Allied leaders pick up any Allied CU', () => {
    const drawn: Draw = {
      tribes: { visigoths: { at: 'tolosa', allied: true } },
      cu: { basilea: { allied: 2 } },
      control: { basilea: 'allied' },
    }
    const scene = from('alaric', 'vesontio', { allied: 1 }, drawn).act('to basilea', 'regroup')
    expect(scene.why('take 3')).toBeUndefined()
  })

  test('BG-10.2.3-k BG-17.1-d BG-17.1-e: Vortigern stays in Britanniae, and never sails', () => {
    const drawn: Draw = { tribes: { britons: { at: 'londinium', allied: true } }, control: { londinium: 'allied' } }
    expect(from('vortigern', 'rutupiae', { allied: 3 }, drawn).why('to gesoriacum')).toBe('BG-10.2.3-k')
    expect(from('vortigern', 'rutupiae', { allied: 3 }, drawn).why('to londinium')).toBeUndefined()
    expect(from('vortigern', 'rutupiae', { allied: 3 }, drawn).why('sail segundum')).toBe('BG-17.1-e')
  })

  test('BG-10.2.3-l BG-10.2.3-m: Barbarian leaders go anywhere, and pick up CU that are with no other tribe', () => {
    const wild: Draw = { cu: { calaegia: { barbarian: 2 } } }
    const free = from('chlodio', 'magna-germania', { barbarian: 2 }, wild, 'barbarian').act('to calaegia', 'regroup')
    expect(free.why('take 4')).toBeUndefined()
    for (const other of [{ leaders: { rua: 'calaegia' } }, { tribes: { huns: 'calaegia' } }]) {
      const scene = from('chlodio', 'magna-germania', { barbarian: 2 }, { ...wild, ...other }, 'barbarian').act(
        'to calaegia',
        'regroup',
      )
      expect(scene.legal).toEqual(['take 0', 'take 1', 'take 2'])
    }
  })

  test('BG-10.2.3-n BG-10.2.3-p BG-10.2.3-u BG-2.2.3-a BG-2.2.3-b BG-2.2.3-e: Usurpers and Barbarians fight, and the ROMAN player decides for those attacked', () => {
    const scene = from('chlodio', 'divodurum', { barbarian: 4 }, { cu: { vesontio: { usurper: 2 } } }, 'barbarian').act(
      'to vesontio',
    )
    expect(scene.top('battle')).toMatchObject({ attackerPlayer: 1, defender: USURPER, defenderPlayer: 0 })
    const other = usurper('divodurum', 4, { cu: { vesontio: { barbarian: 2 } } }).act('to vesontio')
    expect(other.top('battle')).toMatchObject({ attackerPlayer: 1, defender: BARBARIANS, defenderPlayer: 0 })
    expect([deciderFor(BARBARIANS, LOYALIST), deciderFor(USURPER, ALLIED), deciderFor(ALLIED, BARBARIANS)]).toEqual([
      1, 1, 0,
    ])
  })

  test('BG-10.2.3-u: their other forces do not intercept', () => {
    const drawn: Draw = {
      leaders: { aetius: { at: 'argentorate', flipped: true } },
      cu: { argentorate: { usurper: 5 } },
    }
    const scene = from('chlodio', 'vesontio', { barbarian: 4 }, drawn, 'barbarian').act('to divodurum')
    expect(scene.asked).toBe('orders')
  })
})

describe('15.3 Barbarian Kingdoms Strife', () => {
  const drawn: Draw = {
    tribes: { visigoths: { at: 'tolosa', allied: true }, burgundians: { at: 'lugdunum', allied: true } },
    control: { tolosa: 'allied', lugdunum: 'allied', narbo: 'allied' },
    leaders: { alaric: 'tolosa', gundahar: 'lugdunum' },
    cu: { tolosa: { allied: 5 }, narbo: { allied: 1 } },
    stack: [pick('barbarian', { powers: [ALLIED], mods: ['counts-as-barbarian'] })],
  }

  test('BG-15.3-a BG-15.3-c BG-15.3-d BG-15.3-e BG-10.2.3-i BG-10.2.3-j: an Allied leader and those with him are Barbarians, and fight other Allies', () => {
    const scene = new MoveScene(drawn).act('leader alaric', 'take 4', 'to narbo')
    expect([scene.cu('tolosa', 'allied'), scene.cu('narbo', 'barbarian'), scene.cu('narbo', 'allied')]).toEqual([
      1, 4, 1,
    ])
    expect(scene.top('battle')).toMatchObject({
      attacker: BARBARIANS,
      defender: ALLIED,
      defenderPlayer: 0,
      attackerPlayer: 1,
    })
    scene.fought({ won: true, free: true, cu: muster({ barbarian: 3 }) })
    expect(scene.act('control').control('narbo')).toBe('barbarian')
  })

  test('BG-15.3-b BG-15.3-e: when it is over they are Allied again, and may have to leave', () => {
    const scene = new MoveScene({ ...drawn, cu: { tolosa: { allied: 5 } } }).act(
      'leader alaric',
      'take 4',
      'to narbo',
      'to arelate',
    )
    expect(scene.history('siege')).toMatchObject([{ besieger: 'barbarian' }])
    scene.act('done')
    expect([scene.cu('arelate', 'allied'), scene.cu('arelate', 'barbarian'), scene.state.borrowed]).toEqual([4, 0, -1])
    expect(scene.state.guests).toMatchObject([{ cause: 'strife' }])
  })

  test('BG-15.3-e: whom he leaves on the way is Allied again', () => {
    const scene = new MoveScene({ ...drawn, cu: { tolosa: { allied: 5 } } }).act(
      'leader alaric',
      'take 4',
      'to narbo',
      'regroup',
      'take 3',
    )
    expect([scene.cu('narbo', 'allied'), scene.cu('narbo', 'barbarian')]).toEqual([1, 3])
  })

  test('BG-15.3-a: not a besieged one', () => {
    const leaders = { alaric: { at: 'tolosa', inside: true }, gundahar: 'lugdunum' }
    const scene = new MoveScene({ ...drawn, leaders, sieges: { tolosa: 'barbarian' } })
    expect(scene.why('leader alaric')).toBe('BG-15.3-a')
  })
})

describe('2.4.2.3 Commanders', () => {
  const s = draw({ leaders: { honorius: 'roma', constans: 'roma', aetius: 'roma', 'dux-byzantina': 'roma' } })
  const ids = (...names: string[]) => names.map((name) => leader(name))

  test('BG-2.4.2.3-a BG-2.4.2.3-c BG-2.4.2.3-f: an Emperor commands; among several any of them', () => {
    expect(commandersAmong(s, ids('honorius', 'aetius'))).toEqual(ids('honorius'))
    expect(commandersAmong(s, ids('honorius', 'constans', 'aetius'))).toEqual(ids('honorius', 'constans'))
    expect(commandersAmong(s, ids('aetius', 'stilicho'))).toEqual(ids('aetius', 'stilicho'))
  })

  test('BG-2.4.2.3-d BG-2.4.2.3-e: Dux Byzantina commands no Loyalist, Julius Nepos does', () => {
    expect(commandersAmong(s, ids('aetius', 'dux-byzantina'))).toEqual(ids('aetius'))
    expect(mayFollow(s, leader('dux-byzantina'), leader('aetius'))).toEqual({ ok: false, rule: 'BG-2.4.2.3-d' })
    const nepos = draw({ leaders: { aetius: 'roma', 'dux-byzantina': { at: 'roma', flipped: true } } })
    expect(commandersAmong(nepos, ids('aetius', 'dux-byzantina'))).toEqual(ids('dux-byzantina'))
  })

  test('BG-2.4.2.2-b: the Successful Usurpator counts as an Emperor', () => {
    const usurpator = draw({ leaders: { aetius: 'roma', stilicho: 'roma' } })
    usurpator.usurpator = leader('stilicho')
    expect(commandersAmong(usurpator, ids('aetius', 'stilicho'))).toEqual(ids('stilicho'))
  })
})
