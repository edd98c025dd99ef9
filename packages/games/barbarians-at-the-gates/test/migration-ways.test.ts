import { describe, expect, test } from 'vitest'
import type { Draw } from './scene.ts'
import { byCard, isOver, navalOnly, offered, PHASE, scene } from './tribes-scene.ts'

const phase = (drawn: Draw) => scene(PHASE, { phase: 'migration', ...drawn })
/** With Attila, on turn 1. */
const huns: Draw = {
  tribes: { huns: 'divodurum' },
  leaders: { rua: { at: 'divodurum', flipped: true } },
  control: { divodurum: 'barbarian' },
}

describe('16.2 Migration Procedure: where not', () => {
  const why = (id: string, drawn: Draw) =>
    scene(byCard(1), { ...huns, ...drawn, control: { ...huns.control, ...drawn.control } })
      .act('tribe huns')
      .why(`to ${id}`)

  test('BG-16.2-f: not where a fort is, even a Usurper’s', () => {
    expect(why('vesontio', { forts: { vesontio: 'castra' } })).toBe('BG-16.2-f')
    const leaders = { ...huns.leaders, aetius: { at: 'roma', flipped: true } }
    expect(why('vesontio', { forts: { vesontio: 'colonia' }, control: { vesontio: 'usurper' }, leaders })).toBe(
      'BG-16.2-f',
    )
  })

  test('BG-16.2-g BG-13.6-b BG-16.2-x4: not where enemy CU are, a Usurper’s, or one in a besieged garrison', () => {
    for (const power of ['loyalist', 'byzantine', 'allied'] as const)
      expect(why('vesontio', { cu: { vesontio: { [power]: 1 } } })).toBe('BG-16.2-g')
    const leaders = { ...huns.leaders, aetius: { at: 'roma', flipped: true } }
    expect(why('vesontio', { leaders, cu: { vesontio: { usurper: 1 } } })).toBe('BG-16.2-g')
    expect(
      why('durocortorum', {
        sieges: { durocortorum: 'barbarian' },
        cu: { durocortorum: { barbarian: 1 } },
        inside: { durocortorum: { loyalist: 1 } },
      }),
    ).toBe('BG-16.2-g')
    const franks = { ...huns.tribes, franks: { at: 'durocortorum', allied: true } }
    const allied = { tribes: franks, control: { durocortorum: 'allied' } } as const
    expect(why('durocortorum', { ...allied, cu: { durocortorum: { allied: 1 } } })).toBe('BG-16.2-g')
    expect(why('durocortorum', allied)).toBeUndefined()
    expect(why('vesontio', { cu: { vesontio: { barbarian: 2 } } })).toBeUndefined()
  })

  test('BG-16.2-h: not where another Barbarian marker is; an Allied one does not matter in a Walled City', () => {
    expect(
      why('vesontio', { tribes: { ...huns.tribes, franks: 'vesontio' }, control: { vesontio: 'barbarian' } }),
    ).toBe('BG-16.2-h')
    const allied = { ...huns.tribes, franks: { at: 'vesontio', allied: true } }
    expect(why('vesontio', { tribes: allied, control: { vesontio: 'allied' } })).toBe('BG-16.2-h')
  })

  test('BG-16.2-i: not where another tribe’s Barbarian leader is', () => {
    const tribes = { ...huns.tribes, franks: 'treva' }
    expect(why('vesontio', { tribes, leaders: { ...huns.leaders, chlodio: 'vesontio' } })).toBe('BG-16.2-i')
    expect(why('vesontio', { leaders: { rua: 'vesontio' } })).toBeUndefined()
    // An Allied one without CU does not block.
    const allied = { ...huns.tribes, franks: { at: 'lugdunum', allied: true } }
    expect(why('vesontio', { tribes: allied, leaders: { ...huns.leaders, chlodio: 'vesontio' } })).toBeUndefined()
    // BG-16.2-ab: nor does an enemy leader without CU block.
    expect(why('vesontio', { leaders: { ...huns.leaders, aetius: 'vesontio' } })).toBeUndefined()
  })

  test('BG-16.2-ah BG-2.3.4-h: Further East with others there, but never the Picts; Mauretania only alone; never the Eastern Empire', () => {
    const at = (id: string, from: string, to: string, drawn: Draw = {}) =>
      scene(byCard(1), {
        ...drawn,
        tribes: { ...drawn.tribes, [id]: from },
        control: { [from]: 'barbarian', ...drawn.control },
      })
        .act(`tribe ${id}`)
        .why(`to ${to}`)
    const others: Draw = {
      tribes: { gepids: 'further-east', mauri: 'mauretania' },
      leaders: { ardaric: 'further-east' },
    }
    expect(at('huns', 'budorigum', 'further-east', others)).toBeUndefined()
    expect(at('picti', 'budorigum', 'further-east')).toBe('BG-16.2-ah')
    expect(at('vandals', 'sitifis', 'mauretania', others)).toBe('BG-16.2-h')
    expect(at('vandals', 'sitifis', 'mauretania')).toBeUndefined()
    expect(at('huns', 'singidunum', 'eastern-roman-empire')).toBe('BG-16.2-ah')
  })
})

describe('16.2 Migration Procedure: by sea', () => {
  const sail = (from: string, drawn: Draw = {}, id = 'vandals') =>
    scene(byCard(1), {
      ...drawn,
      tribes: { ...drawn.tribes, [id]: from },
      control: { [from]: 'barbarian', ...drawn.control },
    }).act(`tribe ${id}`)

  test('BG-16.2-n BG-7.1-ad: one marker in a port, in each migration', () => {
    expect(sail('casurgis').why('sail carthago')).toBe('BG-16.2-n')
    const t = phase({
      tribes: { vandals: 'narbo', visigoths: 'tarraco' },
      control: { narbo: 'barbarian', tarraco: 'barbarian', caesarea: 'barbarian', tacapae: 'barbarian' },
    }).act('tribe vandals', 'sail caesarea', 'tribe visigoths')
    expect([t.marker('vandals'), t.why('sail tacapae'), offered(t, 'sail')]).toEqual(['caesarea', 'BG-16.2-n', []])
  })

  test('BG-16.2-n BG-16.1.2-b: whoever can only sail is lost when another has', () => {
    const t = phase({
      tribes: { vandals: 'narbo', visigoths: 'palma' },
      control: { narbo: 'barbarian', palma: 'barbarian', caesarea: 'barbarian', tacapae: 'barbarian' },
    })
    t.act('tribe vandals', 'sail caesarea', 'tribe visigoths')
    expect([t.marker('vandals'), t.marker('visigoths')]).toEqual(['caesarea', 'gone'])
  })

  test('BG-16.2-o: it is the whole migration of the marker', () => {
    const drawn: Draw = {
      turn: '6',
      tribes: { vandals: 'narbo' },
      control: { narbo: 'barbarian', caesarea: 'barbarian', tarraco: 'barbarian' },
    }
    expect(isOver(phase(drawn).act('tribe vandals', 'sail caesarea'))).toBe(true)
    expect(phase(drawn).act('tribe vandals', 'to tarraco').why('sail caesarea')).toBe('BG-16.2-o')
  })

  test('BG-16.2-p: only to a port that is Barbarian or has a Barbarian CU', () => {
    expect(sail('narbo').why('sail caesarea')).toBe('BG-16.2-p')
    expect(sail('narbo', { control: { caesarea: 'barbarian' } }).why('sail caesarea')).toBeUndefined()
    expect(sail('narbo', { cu: { caesarea: { barbarian: 1 } } }).why('sail caesarea')).toBeUndefined()
  })

  test('BG-16.2-q: over the Atlantic only to Britanniae, as long as a Fortified port of Britannia Romana is Loyalist and unbesieged', () => {
    const control = { gesocribate: 'barbarian', 'deva-victrix': 'barbarian' } as const
    const t = sail('treva', { control })
    expect([t.why('sail gesocribate'), t.why('sail deva-victrix'), t.why('sail devana')]).toEqual([
      'BG-16.2-q',
      undefined,
      undefined,
    ])
    const lost = { ...control, londinium: 'barbarian', rutupiae: 'barbarian' } as const
    expect(sail('treva', { control: lost }).why('sail gesocribate')).toBeUndefined()
    // A Castra makes a port Fortified.
    expect(sail('treva', { control: lost, forts: { camulodunum: 'castra' } }).why('sail gesocribate')).toBe('BG-16.2-q')
    const besieged: Draw = {
      control: { ...control, rutupiae: 'barbarian' },
      sieges: { londinium: 'barbarian' },
      cu: { londinium: { barbarian: 3 } },
    }
    expect(sail('treva', besieged).why('sail gesocribate')).toBeUndefined()
  })

  test('BG-16.2-r BG-2.3.4-v BG-2.3.4-s BG-16.2-ae: within one sea; from Tingis and Mons Calpe over either', () => {
    const control = {
      caesarea: 'barbarian',
      gesocribate: 'barbarian',
      tingis: 'barbarian',
      gades: 'barbarian',
    } as const
    expect(sail('narbo', { control }).why('sail gesocribate')).toBe('BG-16.2-r')
    const calpe = sail('mons-calpe', { control })
    expect([calpe.why('sail caesarea'), calpe.why('sail tingis'), calpe.why('sail gades')]).toEqual([
      undefined,
      undefined,
      'BG-16.2-q',
    ])
  })

  test('BG-16.2-ac: forts, enemy CU, markers and leaders bar a port too', () => {
    const at = (drawn: Draw) => sail('narbo', { ...drawn, control: { caesarea: 'barbarian' } }).why('sail caesarea')
    expect(at({ cu: { caesarea: { loyalist: 1, barbarian: 1 } } })).toBe('BG-16.2-g')
    expect(at({ tribes: { mauri: 'caesarea' } })).toBe('BG-16.2-h')
    expect(at({ tribes: { mauri: 'mauretania' }, leaders: { firmus: 'caesarea' } })).toBe('BG-16.2-i')
    expect(
      sail('narbo', { cu: { caesarea: { barbarian: 1 } }, forts: { caesarea: 'castra' } }).why('sail caesarea'),
    ).toBe('BG-16.2-f')
  })

  test('BG-16.2-n: a card may let one marker sail, and nothing else', () => {
    const drawn: Draw = {
      tribes: { vandals: 'narbo', franks: 'treva' },
      control: { narbo: 'barbarian', caesarea: 'barbarian' },
    }
    const t = scene(navalOnly('vandals'), drawn)
    expect([t.why('tribe franks'), t.why('done')]).toEqual(['BG-7.1-ab', undefined])
    t.act('tribe vandals')
    expect([t.legal, t.why('to tarraco')]).toEqual([['sail caesarea', 'done'], 'BG-16.2-n'])
    expect(isOver(scene(navalOnly('franks'), { ...drawn, tribes: { franks: 'casurgis' } }))).toBe(true)
  })
})
