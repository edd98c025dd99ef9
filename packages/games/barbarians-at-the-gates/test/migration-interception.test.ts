import { describe, expect, test } from 'vitest'
import { NONE, type Space } from '../src/board.ts'
import type { FrameOf } from '../src/frames.ts'
import { migrating } from '../src/rules/tribes/migration/journey.ts'
import { NAVAL, NO_WAY, RIVER, ROUGH } from '../src/state.ts'
import { type Draw, leader, Scene, space, tribe } from './scene.ts'
import { byCard, isOver, scene } from './tribes-scene.ts'

/** The Huns in Divodurum, with Attila and 3 CU, on turn 3. */
const huns: Draw = {
  turn: '3',
  tribes: { huns: 'divodurum' },
  leaders: { rua: { at: 'divodurum', flipped: true } },
  control: { divodurum: 'barbarian' },
  cu: { divodurum: { barbarian: 3 } },
}

describe('16.2 Migration Procedure: interception', () => {
  const current = { tribe: tribe('huns'), left: 2, hasMoved: false, leaders: [] }
  const MIGRATION: FrameOf<'migration'> = {
    kind: 'migration',
    isPhase: false,
    left: 0,
    hasSailed: false,
    isNavalOnly: false,
    only: [],
    done: [tribe('huns')],
    current,
    step: 'where',
  }
  const JOURNEY: FrameOf<'migrating'> = {
    kind: 'migrating',
    tribe: tribe('huns'),
    from: space('divodurum'),
    to: space('vesontio'),
    isPhase: false,
    isNaval: false,
    leaders: [leader('rua')],
    cu: 3,
    over: NONE,
    overCu: 0,
    step: 'depart',
  }
  /** One run of the marker's way. */
  const run = (drawn: Draw, journey: Partial<FrameOf<'migrating'>> = {}) => {
    const frame = { ...JOURNEY, ...journey }
    const t = new Scene({ ...drawn, stack: [{ kind: 'usurpator', candidates: [] }, MIGRATION, frame] })
    return t
  }
  const go = (t: Scene) => {
    const frame = t.state.stack.at(-1)
    if (frame?.kind === 'migrating') t.on((table) => migrating.run(t.state, frame, table))
    return t
  }

  test('BG-16.2-t BG-16.2-aj BG-16.2-z: in the Strategy Phase others may react before the space is taken', () => {
    const t = go(run(huns))
    expect(t.state.stack.at(-1)).toMatchObject({
      kind: 'step',
      mode: 'migration',
      step: 'intercept',
      to: space('vesontio'),
      force: { leader: leader('rua'), leaders: [leader('rua')], cu: [0, 0, 0, 3, 0], from: space('divodurum'), via: 0 },
    })
    expect([t.marker('huns'), t.at('rua'), t.cu('vesontio', 'barbarian'), t.control('vesontio')]).toEqual([
      'vesontio',
      'vesontio',
      3,
      'loyalist',
    ])
  })

  test('BG-16.2-aj: over a transit space the connection is the worse of the two; by sea there is none', () => {
    const via = (journey: Partial<FrameOf<'migrating'>>, drawn: Draw = huns) => {
      const frame = go(run(drawn, { leaders: [], cu: 0, ...journey })).state.stack.at(-1)
      return frame?.kind === 'step' ? frame.force.via : NO_WAY
    }
    expect(via({ from: space('magna-germania'), to: space('castra-regina') })).toBe(RIVER)
    expect(via({ from: space('magna-germania'), to: space('agri-decumates') })).toBe(ROUGH)
    expect(via({ from: space('narbo'), to: space('caesarea'), isNaval: true })).toBe(NAVAL)
    // Whoever picks up CU in a transit space has gone over it.
    const bonna = { from: space('colonia'), to: space('bonna'), over: space('t6') }
    const regina = { from: space('magna-germania'), to: space('castra-regina'), over: space('t3'), overCu: 1 }
    expect(via(regina, { ...huns, cu: { t3: { barbarian: 1 } } })).toBe(RIVER)
    expect([via(bonna), via({ ...bonna, overCu: 1 }, { ...huns, cu: { t6: { barbarian: 1 } } })]).toEqual([0, RIVER])
  })

  test('BG-2.3.4-m BG-16.2-t: nobody intercepts into Further East', () => {
    const east: Draw = {
      turn: '3',
      tribes: { huns: 'carrodunum' },
      leaders: { aetius: 'budorigum' },
      cu: { budorigum: { loyalist: 5 }, carrodunum: { barbarian: 2 } },
    }
    const t = scene(byCard(1), east)
    t.state.flags = [{ flag: 'eastern-conquests', until: 'game' }]
    t.act('tribe huns', 'to further-east', 'take 2')
    expect([t.seat, t.marker('huns'), t.cu('further-east', 'barbarian')]).toEqual(['barbarian', 'further-east', 2])
  })

  /** The marker is in Vesontio, and a battle was fought there. */
  const after = (won: boolean, cu: number, drawn: Draw = {}, last: Space = NONE) => {
    const t = run(
      { ...huns, tribes: { huns: 'vesontio' }, leaders: { rua: won ? 'vesontio' : 'divodurum' }, cu: {}, ...drawn },
      { step: 'arrive' },
    )
    const force = {
      leader: leader('rua'),
      leaders: [leader('rua')],
      cu: [0, 0, 0, cu, 0],
      from: space('divodurum'),
      via: 0,
      last,
    } as const
    t.state.result = { space: space('vesontio'), attackersWon: won, attackers: [force], isFree: true, commander: NONE }
    return go(t)
  }

  test('BG-16.2-z: after a battle that is won the space is taken, and the rest of the way is left', () => {
    const t = after(true, 2, { cu: { vesontio: { barbarian: 2 } } })
    expect([t.control('vesontio'), t.plunder, t.state.result]).toEqual(['barbarian', 1, null])
    expect(t.state.stack.at(-1)).toMatchObject({
      current: { left: 1, hasMoved: true, leaders: [leader('rua')] },
      step: 'where',
    })
  })

  test('BG-16.2-u: after one that is lost the marker goes back with the survivors, and its migration is over', () => {
    const t = after(false, 1, { cu: { divodurum: { barbarian: 1 }, vesontio: { loyalist: 3 } } })
    expect([t.marker('huns'), t.control('vesontio'), t.plunder]).toEqual(['divodurum', 'loyalist', 0])
    expect(t.state.stack.at(-1)).toMatchObject({ kind: 'migration', current: null, step: 'pick' })
  })

  test('BG-16.2-u: wherever they have retreated to', () => {
    const t = after(false, 1, { cu: { argentorate: { barbarian: 1 } } }, space('argentorate'))
    expect(t.marker('huns')).toBe('argentorate')
  })

  test('BG-16.2-u BG-16.2-v: a marker that has left already is left alone', () => {
    const t = after(false, 0, { tribes: { huns: 'further-east' }, cu: { vesontio: { loyalist: 3 } } })
    expect([t.marker('huns'), t.state.stack.at(-1)?.kind]).toEqual(['further-east', 'migration'])
  })

  test('BG-16.2-z: a leader who was displaced in it does not go on', () => {
    const t = after(true, 2, { leaders: { rua: 'displaced' }, cu: { vesontio: { barbarian: 2 } } })
    expect(t.state.stack.at(-1)).toMatchObject({ current: { leaders: [] } })
  })

  test('BG-16.2-v: with no survivors the marker is overrun', () => {
    const t = after(false, 0, { leaders: { rua: 'displaced' }, cu: { vesontio: { loyalist: 3 } } })
    expect(t.state.stack.at(-1)).toMatchObject({ kind: 'overrun', tribe: tribe('huns'), space: space('vesontio') })
    expect([t.marker('huns'), t.control('vesontio')]).toEqual(['vesontio', 'loyalist'])
  })

  test('BG-16.2-y: so it is if it has no CU and somebody has intercepted', () => {
    const t = go(
      run(
        { ...huns, tribes: { huns: 'vesontio' }, leaders: {}, cu: { vesontio: { loyalist: 2 } } },
        { step: 'arrive', leaders: [], cu: 0 },
      ),
    )
    expect(t.state.stack.at(-1)).toMatchObject({ kind: 'overrun' })
  })

  test('BG-16.2-t: if nobody comes the space is taken', () => {
    const t = go(
      run(
        { ...huns, tribes: { huns: 'vesontio' }, leaders: { rua: 'vesontio' }, cu: { vesontio: { barbarian: 3 } } },
        { step: 'arrive' },
      ),
    )
    expect([t.control('vesontio'), t.state.stack.at(-1)?.kind]).toEqual(['barbarian', 'migration'])
  })

  test('BG-7.3.1-e: a Naval Migration may be answered in the Strategy Phase; cancelled, the whole move is lost', () => {
    const narbo: Draw = {
      tribes: { huns: 'narbo' },
      control: { narbo: 'barbarian', caesarea: 'barbarian' },
      hands: ['R13', 'B08'],
    }
    const naval = { from: space('narbo'), to: space('caesarea'), isNaval: true, leaders: [], cu: 0 }
    const t = go(run(narbo, { ...naval, step: 'window' }))
    expect(t.state.stack.at(-1)).toMatchObject({ kind: 'window', moment: 'enemy-naval', parties: [1, 0] })
    const cancelled = run(narbo, naval)
    cancelled.state.response = { cancelled: true, drm: 0 }
    go(cancelled)
    expect([cancelled.marker('huns'), cancelled.state.response]).toEqual(['narbo', null])
    expect(cancelled.state.stack.at(-1)).toMatchObject({ kind: 'migration', current: null })
    // Not in the Migration Phase, and not by land.
    for (const other of [{ ...naval, isPhase: true }, { isNaval: false }])
      expect(go(run(narbo, { ...other, step: 'window' })).state.stack.at(-1)?.kind).toBe('migrating')
  })

  test('BG-13.6-a BG-16.2-z: interceptors who lose do not go inside the city that falls', () => {
    const t = scene(byCard(1), {
      ...huns,
      leaders: { ...huns.leaders, aetius: 'durocortorum' },
      cu: { divodurum: { barbarian: 9 }, durocortorum: { loyalist: 3 } },
    }).act('tribe huns', 'to augusta-treverorum', 'leader rua', 'take 9')
    expect([t.asked, t.seat]).toEqual(['intercept', 'roman'])
    t.act('leader aetius').dice(6, 6, 1).act('take 2')
    while (t.asked !== 'migration' && !isOver(t)) {
      expect(t.asked).not.toBe('retreat-inside')
      t.act(t.legal[0])
    }
    expect([t.control('augusta-treverorum'), t.marker('huns'), t.plunder]).toEqual([
      'barbarian',
      'augusta-treverorum',
      4,
    ])
  })

  test('BG-16.2-n: a marker that has set sail has used the sea for all', () => {
    const t = scene(byCard(2), {
      tribes: { huns: 'narbo', vandals: 'tarraco' },
      leaders: { rua: 'narbo' },
      control: { narbo: 'barbarian', tarraco: 'barbarian', caesarea: 'barbarian' },
    }).act('tribe huns', 'sail caesarea')
    expect(t.state.stack.find((frame) => frame.kind === 'migration')).toMatchObject({ hasSailed: true })
  })
})
