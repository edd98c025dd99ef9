import { describe, expect, test } from 'vitest'
import { first, named, romans, steps } from './movement-play.ts'
import type { Draw } from './play.ts'

describe('3.2.1 Limitanei', () => {
  test('UR-3.2.1-a: never out of their diocese, whoever leads them', () => {
    const draw = { pieces: { 'li-galliae-1': 'galliae-4', 'valentinien-iii': 'galliae-4' } }
    expect(steps(first('roman', draw, 'li-galliae-1'))).toEqual(['galliae-3', 'galliae-5'])
    const led = first('roman', draw, 'valentinien-iii', 'li-galliae-1')
    expect(steps(led)).toEqual(['galliae-3', 'galliae-5'])
    expect(led.why('to italia-2')).toBe('UR-3.2.1-a')
  })

  test('UR-3.4.1-m: nor out of the Empire', () => {
    const t = first('roman', { pieces: { 'li-galliae-1': 'galliae-4' }, peoples: { alamanni: 'war' } }, 'li-galliae-1')
    expect(t.why('to alamanni')).toBe('UR-3.4.1-m')
  })
})

describe('3.2.2 Comitatenses', () => {
  const draw = {
    pieces: { 'co-galliae-1': 'galliae-4', avitus: 'galliae-4', 'valentinien-iii': 'galliae-4' },
    peoples: { alamanni: 'war' },
  }

  test('UR-3.2.2-a: anywhere in their own diocese, without a leader', () => {
    const t = first('roman', draw, 'co-galliae-1')
    expect(steps(t)).toEqual(['galliae-3', 'galliae-5'])
    expect(t.why('to italia-2')).toBe('UR-3.2.2-b')
    t.act('to galliae-3')
    expect(t.at('co-galliae-1')).toBe('galliae-3')
  })

  test('UR-3.2.2-b: out of it with an Augustus, a Patrice or a Usurper', () => {
    expect(steps(first('roman', draw, 'valentinien-iii', 'co-galliae-1'))).toContain('italia-2')
    const patrice = { ...draw, west: { augustus: 'valentinien-iii', patrice: 'avitus' } }
    expect(steps(first('roman', patrice, 'avitus', 'co-galliae-1'))).toContain('italia-2')
    const usurper = {
      pieces: {
        'co-galliae-1': { at: 'galliae-4', rallied: 'west' as const },
        avitus: { at: 'galliae-4', rallied: 'west' as const },
      },
      west: { augustus: 'valentinien-iii', usurper: 'avitus' },
    }
    expect(steps(first('barbarian', usurper, 'avitus', 'co-galliae-1'))).toContain('italia-2')
  })

  test('UR-3.2.2-c: no other leader will do', () => {
    const t = first('roman', draw, 'avitus', 'co-galliae-1')
    expect(steps(t)).toEqual(['galliae-3', 'galliae-5'])
    expect(t.why('to italia-2')).toBe('UR-3.2.2-c')
  })

  test('UR-3.2.2-d: out of the Empire with an Augustus or a Patrice, not with a Usurper', () => {
    expect(steps(first('roman', draw, 'valentinien-iii', 'co-galliae-1'))).toContain('alamanni')
    const usurper = {
      ...draw,
      pieces: {
        'co-galliae-1': { at: 'galliae-4', rallied: 'west' as const },
        avitus: { at: 'galliae-4', rallied: 'west' as const },
      },
      west: { augustus: 'valentinien-iii', usurper: 'avitus' },
    }
    const t = first('barbarian', usurper, 'avitus', 'co-galliae-1')
    expect(steps(t)).not.toContain('alamanni')
    expect(first('roman', draw, 'avitus', 'co-galliae-1').why('to alamanni')).toBe('UR-3.2.2-d')
  })

  test('UR-3.2.2-e: never into the other half', () => {
    const pieces = { 'co-pannoniae-1': 'pannoniae-3', 'valentinien-iii': 'pannoniae-3' }
    const t = first('roman', { pieces }, 'valentinien-iii', 'co-pannoniae-1')
    expect(t.why('to moesiae-1')).toBe('UR-3.2.2-e')
    expect(steps(t)).toContain('italia-3')
  })

  test('UR-3.2.2-f UR-T.map-j: outside, only beside a zone of their own half', () => {
    const peoples = { hunni: 'war', gepidae: 'war', alani: 'war' }
    const t = first(
      'roman',
      { pieces: { 'co-pannoniae-1': 'pannoniae-3', 'valentinien-iii': 'pannoniae-3' }, peoples },
      'valentinien-iii',
      'co-pannoniae-1',
    )
    expect(steps(t)).toContain('hunni-1')
    t.act('to hunni-1')
    const far = romans({
      pieces: { 'co-pannoniae-1': 'hunni-1', 'valentinien-iii': 'hunni-1' },
      peoples,
    }).act('piece valentinien-iii', 'piece co-pannoniae-1')
    expect(far.why('to gepidae')).toBe('UR-3.2.2-f')
    expect(steps(far)).toContain('alani')
  })

  test('UR-3.2.2-g: away from its diocese and without escort it does not move, not even home', () => {
    const pieces = { 'co-galliae-1': 'italia-2', avitus: 'italia-2', 'valentinien-iii': 'italia-2' }
    const t = romans({ pieces })
    expect(t.why('piece co-galliae-1')).toBe('UR-3.2.2-b')
    t.act('piece avitus')
    expect(t.legal).not.toContain('piece co-galliae-1')
    // Beside its diocese too.
    const near = romans({ pieces: { 'co-galliae-1': 'viennensis-4', avitus: 'viennensis-4' } })
    expect(named(near)).not.toContain('co-galliae-1')
    const only = romans({ pieces: { 'co-viennensis-1': 'galliae-7' } })
    expect(only.legal).not.toContain('piece co-viennensis-1')
    expect(steps(first('roman', { pieces }, 'valentinien-iii', 'co-galliae-1'))).toContain('galliae-4')
  })

  test('UR-3.2.2-g: the clause is told for the step home', () => {
    const t = romans({
      pieces: { 'co-galliae-1': 'italia-2', avitus: 'italia-2' },
      stack: [
        { kind: 'movement', camp: 'roman' },
        {
          kind: 'group',
          camp: 'roman',
          leader: 'avitus',
          group: ['avitus', 'co-galliae-1'],
          units: [],
          spent: 1,
          steps: 1,
          isWild: false,
          isLed: true,
          zones: [],
        },
      ],
    })
    expect(t.why('to galliae-4')).toBe('UR-3.2.2-g')
  })

  test('UR-3.2.2-x1: a western CO with an Augustus: no eastern zone, the Alamanni but not the Gepidae', () => {
    const peoples = { alamanni: 'war', gepidae: 'war', hunni: 'war' }
    const at = (zone: string, unit: string) =>
      first('roman', { pieces: { [unit]: zone, 'valentinien-iii': zone }, peoples }, 'valentinien-iii', unit)
    expect(at('galliae-4', 'co-galliae-1').act('to alamanni').at('co-galliae-1')).toBe('alamanni')
    expect(at('hunni-1', 'co-pannoniae-1').why('to gepidae')).toBe('UR-3.2.2-f')
    expect(steps(at('pannoniae-4', 'co-pannoniae-1'))).toEqual(['pannoniae-3', 'italia-3'])
    // Wherever West and East meet.
    const { board } = romans({}).state
    const half = (zone: string) => board.file.dioceses.find(({ id }) => id === zone.replace(/-\d+$/, ''))?.half
    const borders = board.file.links
      .flatMap(({ a, b }) => [[a, b] as const, [b, a] as const])
      .filter(([west, east]) => half(west) === 'west' && half(east) === 'east')
    expect(borders.length).toBeGreaterThan(2)
    for (const [west, east] of borders) {
      for (const unit of ['co-pannoniae-1', 'co-africa-1', 'co-galliae-1']) {
        expect([east, at(west, unit).why(`to ${east}`)]).toEqual([east, 'UR-3.2.2-e'])
      }
    }
  })
})

describe('3.2.3 Palatini', () => {
  const pieces = { victores: 'pannoniae-3', avitus: 'pannoniae-3', 'valentinien-iii': 'pannoniae-3' }
  const draw = { pieces, peoples: { hunni: 'war' } }

  test('UR-3.2.3-a: freely in their half, with or without a leader', () => {
    expect(steps(first('roman', draw, 'victores'))).toEqual(['pannoniae-2', 'pannoniae-4', 'italia-3'])
    expect(steps(first('roman', draw, 'avitus', 'victores'))).toEqual(['pannoniae-2', 'pannoniae-4', 'italia-3'])
  })

  test('UR-3.2.3-b UR-3.2.3-c: out of it only with an Augustus or a Patrice', () => {
    const alone = first('roman', draw, 'victores')
    expect([alone.why('to moesiae-1'), alone.why('to hunni-1')]).toEqual(['UR-3.2.3-b', 'UR-3.2.3-c'])
    expect(steps(first('roman', draw, 'valentinien-iii', 'victores'))).toEqual(
      expect.arrayContaining(['moesiae-1', 'hunni-1']),
    )
    const patrice = { ...draw, west: { augustus: 'valentinien-iii', patrice: 'avitus' } }
    expect(steps(first('roman', patrice, 'avitus', 'victores'))).toContain('moesiae-1')
  })

  test('UR-3.2.3-d: neither a Usurper nor a simple leader', () => {
    const t = first('roman', draw, 'avitus', 'victores')
    expect([t.why('to moesiae-1'), t.why('to hunni-1')]).toEqual(['UR-3.2.3-d', 'UR-3.2.3-d'])
    const usurped = {
      pieces: {
        victores: { at: 'pannoniae-3', rallied: 'west' as const },
        avitus: { at: 'pannoniae-3', rallied: 'west' as const },
        aegidius: { at: 'pannoniae-3', rallied: 'west' as const },
      },
      west: { augustus: 'valentinien-iii', usurper: 'aegidius' },
      peoples: { hunni: 'war' },
    }
    const rallied = first('barbarian', usurped, 'avitus', 'victores')
    expect([rallied.why('to moesiae-1'), rallied.why('to hunni-1')]).toEqual(['UR-3.2.3-d', 'UR-3.2.3-d'])
    const usurper = first('barbarian', usurped, 'aegidius', 'victores')
    expect(steps(usurper)).toEqual(['pannoniae-2', 'pannoniae-4', 'italia-3'])
  })

  test('UR-3.2.3-e: outside they need not stay beside their half', () => {
    const far = {
      pieces: { victores: 'hunni-1', 'valentinien-iii': 'hunni-1' },
      peoples: { hunni: 'war', gepidae: 'war' },
    }
    expect(steps(first('roman', far, 'valentinien-iii', 'victores'))).toContain('gepidae')
  })

  test('UR-3.5.2-s UR-3.5.2-ae UR-3.5.2-af: the escort takes eastern palatini to the West', () => {
    const escorted = { pieces: { constantiani: 'moesiae-1', aspar: 'moesiae-1' } }
    expect(first('roman', escorted, 'aspar', 'constantiani').why('to pannoniae-3')).toBe('UR-3.2.3-d')
    expect(steps(first('roman', { ...escorted, escort: 'aspar' }, 'aspar', 'constantiani'))).toContain('pannoniae-3')
    const placidi = { pieces: { 'placidi-felices': 'moesiae-2', aspar: 'moesiae-2' }, escort: 'aspar' }
    expect(steps(first('roman', placidi, 'aspar', 'placidi-felices'))).toContain('moesiae-1')
    const augustus = { pieces: { constantiani: 'moesiae-1', 'valentinien-iii': 'moesiae-1' } }
    expect(steps(first('roman', augustus, 'valentinien-iii', 'constantiani'))).toContain('pannoniae-3')
  })
})

describe('3.2.4 Buccellarii', () => {
  const bu = { at: 'hispaniae-6', patron: 'aetius' }

  test('UR-3.2.4-a: they never leave their leader, nor he them', () => {
    const t = romans({ pieces: { aetius: 'hispaniae-6', 'bu-4-1': bu, avitus: 'hispaniae-6' } })
    expect(t.why('piece bu-4-1')).toBe('UR-3.2.4-a')
    t.act('piece avitus')
    expect(t.why('piece bu-4-1')).toBe('UR-3.2.4-a')
    const led = romans({ pieces: { aetius: 'hispaniae-6', 'bu-4-1': bu, victores: 'hispaniae-6' } })
    led.act('piece aetius', 'piece victores', 'to africa-1')
    expect([led.at('aetius'), led.at('bu-4-1')]).toEqual(['africa-1', 'africa-1'])
    expect(led.why('piece bu-4-1')).toBe('UR-3.2.4-a')
  })

  test('UR-3.2.4-a UR-3.4.1-k: he does not set out where they may go nowhere', () => {
    const north = (pieces: Draw['pieces']) => romans({ pieces: { aetius: 'picti-3', ...pieces } })
    const held = north({ 'bu-4-1': { at: 'picti-3', patron: 'aetius' } })
    expect([held.legal.includes('piece aetius'), held.why('piece aetius')]).toEqual([false, 'UR-3.4.1-k'])
    expect(north({}).legal).toContain('piece aetius')
  })

  test('UR-3.2.4-e: with him in both halves', () => {
    const t = romans({ pieces: { aetius: 'pannoniae-3', 'bu-4-1': { at: 'pannoniae-3', patron: 'aetius' } } })
    t.act('piece aetius', 'to moesiae-1', 'to moesiae-4')
    expect([t.at('aetius'), t.at('bu-4-1')]).toEqual(['moesiae-4', 'moesiae-4'])
  })

  test('UR-3.2.4-f: outside, freely where no people is at home, else by 3.4.1', () => {
    const draw = { pieces: { aetius: 'africa-1', 'bu-4-1': { ...bu, at: 'africa-1' } } }
    const t = romans({ ...draw, peoples: { mauri: 'war' } }).act('piece aetius')
    expect(steps(t)).toEqual(expect.arrayContaining(['gaetulia']))
    expect(t.why('to mauri')).toBe('UR-3.4.1-l')
    const patrice = { ...draw, west: { augustus: 'valentinien-iii', patrice: 'aetius' } }
    expect(romans(patrice).act('piece aetius').why('to mauri')).toBe('UR-3.4.1-k')
    expect(steps(romans({ ...patrice, peoples: { mauri: 'war' } }).act('piece aetius'))).toContain('mauri')
  })

  test('UR-3.4.1-c: they count against his CC', () => {
    // Heraclien has CC 3.
    const pieces = {
      heraclien: 'italia-2',
      'bu-2-1': { at: 'italia-2', patron: 'heraclien' },
      victores: 'italia-2',
      'comites-alani': 'italia-2',
      'comites-seniores': 'italia-2',
    }
    const t = romans({ pieces }).act('piece heraclien', 'piece victores', 'piece comites-alani')
    expect(t.why('piece comites-seniores')).toBe('UR-3.4.1-c')
  })
})

describe('3.4.1 Roman land movement: zones of origin', () => {
  const pieces = { aetius: 'galliae-4', victores: 'galliae-4', 'valentinien-iii': 'galliae-4' }

  test("UR-3.4.1-k: units enter a people's zone of origin only if it is at war with Rome", () => {
    const peace = first('roman', { pieces, peoples: { alamanni: 'peace' } }, 'valentinien-iii', 'victores')
    expect(peace.why('to alamanni')).toBe('UR-3.4.1-k')
    const war = first('roman', { pieces, peoples: { alamanni: 'war' } }, 'valentinien-iii', 'victores')
    expect(steps(war)).toContain('alamanni')
  })

  test('UR-3.4.1-l: and only with an Augustus or a Patrice', () => {
    const draw = {
      pieces: { aetius: 'galliae-4', 'bu-4-1': { at: 'galliae-4', patron: 'aetius' }, 'valentinien-iii': 'galliae-4' },
      peoples: { alamanni: 'war' },
    }
    expect(first('roman', draw, 'aetius').why('to alamanni')).toBe('UR-3.4.1-l')
    expect(steps(first('roman', draw, 'aetius', 'valentinien-iii'))).toContain('alamanni')
  })

  test('UR-3.4.1-a: a leader alone goes anywhere, peace or war', () => {
    const t = first('roman', { pieces: { aetius: 'galliae-4' }, peoples: { alamanni: 'peace' } }, 'aetius')
    expect(steps(t)).toEqual(['galliae-3', 'galliae-5', 'alamanni', 'italia-1', 'italia-2'])
  })

  test('UR-3.4.1-j: the limits hold at every step', () => {
    const draw = { pieces: { avitus: 'galliae-3', 'co-galliae-1': 'galliae-3', 'li-galliae-1': 'galliae-3' } }
    const t = first('roman', draw, 'avitus', 'co-galliae-1', 'li-galliae-1').act('to galliae-4')
    expect([t.why('to italia-1'), steps(t)]).toEqual(['UR-3.2.2-c', ['galliae-3', 'galliae-5']])
  })
})

describe('3.6.5 Double usurpation', () => {
  const west = 'west' as const
  const east = 'east' as const

  test('UR-3.6.5-h: a Usurper stays in his half of the Empire', () => {
    const draw = {
      pieces: { avitus: { at: 'pannoniae-3', rallied: west } },
      west: { augustus: 'valentinien-iii', usurper: 'avitus' },
      peoples: { hunni: 'war' },
    }
    const t = first('barbarian', draw, 'avitus')
    expect(steps(t)).toEqual(['pannoniae-2', 'pannoniae-4', 'italia-3'])
    expect([t.why('to moesiae-1'), t.why('to hunni-1')]).toEqual(['UR-3.6.5-h', 'UR-3.6.5-h'])
  })

  test('UR-3.6.5-g: two Usurpers never stand together', () => {
    const draw = {
      pieces: { avitus: { at: 'pannoniae-4', rallied: west }, aspar: { at: 'pannoniae-3', rallied: east } },
      west: { augustus: 'valentinien-iii', usurper: 'avitus' },
      east: { augustus: 'theodose-ii', usurper: 'aspar' },
    }
    expect(first('barbarian', draw, 'avitus').act('to pannoniae-3').why('done')).toBe('UR-3.6.5-g')
  })

  test('UR-3.6.5-e UR-3.6.5-f: nor do those of two usurpations march together', () => {
    const draw = {
      pieces: {
        avitus: { at: 'pannoniae-3', rallied: west },
        aegidius: { at: 'pannoniae-3', rallied: west },
        aspar: { at: 'moesiae-1', rallied: east },
        leon: { at: 'pannoniae-3', rallied: east },
        victores: { at: 'pannoniae-3', rallied: west },
        constantiani: { at: 'pannoniae-3', rallied: east },
      },
      west: { augustus: 'valentinien-iii', usurper: 'avitus' },
      east: { augustus: 'theodose-ii', usurper: 'aspar' },
    }
    const t = first('barbarian', draw, 'aegidius')
    expect([t.why('piece leon'), t.why('piece constantiani')]).toEqual(['UR-3.6.5-e', 'UR-3.6.5-e'])
    expect(t.why('piece victores')).toBeUndefined()
  })
})
