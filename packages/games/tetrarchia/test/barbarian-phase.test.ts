import { RecordingTable, ScriptedDice } from '@tabularium/engine'
import { describe, expect, test } from 'vitest'
import { NONE } from '../src/board.ts'
import { uprising } from '../src/rules/barbarian-phase/uprising.ts'
import { standard, tokenAt, tokenNames } from '../src/state.ts'
import { type Draw, position, provinceOf } from './play.ts'

/** Nobody stands where anything happens. */
const calm: Draw = { emperors: { diocletian: 'roma', galerius: 'lucania', constantius: 'apulia', maximian: 'sicilia' } }

/** Three armies that stay where they are on these dice, so that no aftermath follows (TE-4.3-f). */
const noReserve: Draw['armies'] = [
  ['HISPANIA', 'gaetulia'],
  ['GRAECIA', 'sarmatia'],
  ['ASIA MINOR', 'persia'],
]
const STAY = [1, 1, 1]

const draw = (more: Draw): Draw => ({ ...calm, ...more })

describe('4.1 Empire status', () => {
  test('TE-4.1-a: Unrest next to Revolt becomes Revolt, and so on through the new ones', () => {
    const t = position(
      draw({
        tokens: { revolt: ['belgica'], unrest: ['germania-inferior', 'germania-superior', 'lugdunensis', 'dacia'] },
      }),
    )
    t.end('VI', 2)
    for (const p of ['germania-inferior', 'germania-superior', 'lugdunensis']) expect(t.token(p)).toBe('revolt')
    expect(t.token('dacia')).toBe('unrest')
    expect(t.reserve).toEqual({ revolt: 17, unrest: 19 })
  })

  test('TE-4.1-b: then every Emperor on a Revolt leaves the board, and comes back in his next turn', () => {
    const t = position({
      emperors: { diocletian: 'belgica', galerius: 'germania-inferior', constantius: 'roma', maximian: 'dacia' },
      tokens: { revolt: ['belgica'], unrest: ['germania-inferior', 'dacia'] },
    })
    t.end('VI', 2)
    expect(t.emperor('diocletian')).toBeNull()
    expect(t.told('leave').map((event) => event.emperor)).toEqual(['diocletian', 'galerius'])
    expect(t.emperor('maximian')).toBe('dacia')
    expect(t.turn).toBe('galerius')
    expect(t.legal).toEqual(['arrive roma', 'arrive pannonia-inferior'])
    expect(t.emperor('diocletian')).toBeNull()
  })

  test('TE-4.1-c: then both dice are rolled', () => {
    const t = position(draw({ tokens: { revolt: ['cisalpina'], unrest: ['narbonensis'] } })).end(4, 'VI', 2)
    expect(t.told('roll').map(({ die, purpose }) => [die, Object(purpose).for])).toEqual([
      ['d6', 'broken-link'],
      ['dVI', 'region'],
      ['d6', 'province'],
    ])
  })

  test('TE-4.1-d: an Emperor caught by an uprising of this phase stays until the next status check', () => {
    const t = position({
      emperors: { diocletian: 'germania-inferior', galerius: 'roma' },
      tokens: { revolt: ['belgica'] },
      armies: noReserve,
    })
    t.end('II', 1, ...STAY)
    expect(t.token('germania-inferior')).toBe('revolt')
    expect(t.emperor('diocletian')).toBe('germania-inferior')
    t.end('VI', 2, ...STAY)
    expect(t.emperor('diocletian')).toBeNull()
  })
})

describe('4.2 Result', () => {
  test('TE-4.2-a: on an Emperor’s token or an uncovered capital nothing happens', () => {
    const token = position(draw({ tokens: { galerius: ['cyrenaica'] } })).end('VI', 2)
    expect(token.told('protected')).toEqual([{ type: 'protected', at: 'cyrenaica' }])
    expect(token.told('token')).toEqual([])
    const printed = position(draw({})).end('V', 6)
    expect(printed.told('protected')).toEqual([{ type: 'protected', at: 'bithynia' }])
    const covered = position(draw({ tokens: { unrest: ['bithynia'] } })).end('V', 6)
    expect(covered.token('bithynia')).toBe('revolt')
  })

  test('TE-4.2-b: on nothing, one Unrest', () => {
    const t = position(draw({})).end('VI', 2)
    expect(t.token('cyrenaica')).toBe('unrest')
    expect(t.reserve).toEqual({ revolt: 21, unrest: 20 })
  })

  test('TE-4.2-c: Unrest is replaced by Revolt', () => {
    const t = position(draw({ tokens: { unrest: ['cyrenaica'] } })).end('VI', 2)
    expect(t.token('cyrenaica')).toBe('revolt')
    expect(t.reserve).toEqual({ revolt: 20, unrest: 21 })
  })

  test('TE-4.2-d: on Revolt, an uprising', () => {
    const t = position(draw({ tokens: { revolt: ['cyrenaica'] }, armies: noReserve })).end('VI', 2, 1, ...STAY)
    expect(t.told('uprising')).toEqual([{ type: 'uprising', at: 'cyrenaica' }])
  })
})

describe('4.3 Uprising and aftermath', () => {
  test('TE-4.3-a: Revolt in every linked Roman province, whatever token is there', () => {
    const t = position(
      draw({
        tokens: { revolt: ['lugdunensis', 'aquitania'], unrest: ['narbonensis'], maximian: ['germania-superior'] },
        armies: noReserve,
      }),
    )
    // NARBONENSIS has turned at the status check; the uprising finds it and AQVITANIA in Revolt already.
    t.end('II', 4, ...STAY)
    for (const p of ['lugdunensis', 'aquitania', 'narbonensis', 'germania-superior']) expect(t.token(p)).toBe('revolt')
    expect(t.hand('maximian')).toBe(5)
    expect(t.told('token').filter((event) => event.cause === 'uprising')).toEqual([
      { type: 'token', at: 'germania-superior', was: 'maximian', now: 'revolt', cause: 'uprising' },
    ])
    const overUnrest = position(draw({ tokens: { revolt: ['narbonensis'], unrest: ['cisalpina'] }, armies: noReserve }))
    overUnrest.end(1, 'II', 6, 4, 1, ...STAY)
    expect(overUnrest.told('token')[0]).toMatchObject({ at: 'cisalpina', was: 'unrest', now: 'revolt' })
  })

  test('TE-4.3-b: direct neighbours only, and never a border', () => {
    const t = position(draw({ tokens: { revolt: ['belgica'] }, armies: noReserve })).end('II', 1, ...STAY)
    expect(t.token('germania-inferior')).toBe('revolt')
    expect(t.token('germania-superior')).toBe('revolt')
    expect(t.token('britannia')).toBeNull()
    expect(t.token('lugdunensis')).toBeNull()
    expect(t.rolls).toEqual(['region', 'province', 'broken-link', 'broken-link', 'broken-link'])
  })

  test('TE-4.3-c: an uncovered capital and ROMA get a Revolt token too', () => {
    const capital = position(draw({ tokens: { revolt: ['noricum'] }, armies: noReserve })).end('III', 2, 1, ...STAY)
    expect(capital.token('pannonia-inferior')).toBe('revolt')
    // On this board no province that the dice can name is linked to ROMA, so the rule is asked directly.
    const rome = position(draw({ emperors: { diocletian: 'sicilia' }, tokens: { revolt: ['etruria'] } })).state
    uprising(rome, provinceOf(rome.board, 'etruria'), new RecordingTable(new ScriptedDice([])))
    expect(tokenNames[tokenAt(rome, rome.board.roma)]).toBe('revolt')
    expect(standard(rome, rome.board.roma)).toBe(NONE)
  })

  test('TE-4.3-d: with an army in reserve, it enters at the border of the region rolled if that is empty', () => {
    const t = position(draw({ tokens: { revolt: ['belgica'] } })).end('II', 1, 'V', 1)
    expect(t.rolls).toEqual(['region', 'province', 'aftermath', 'broken-link'])
    expect(t.armies).toEqual(['persia'])
    expect(t.told('army')[0]).toEqual({ type: 'army', change: 'enter', at: 'persia', region: 'ASIA MINOR' })
  })

  test('TE-4.3-d TE-1-h: an army that was destroyed on its way enters at the border again', () => {
    const t = position({
      emperors: { diocletian: 'germania-inferior', galerius: 'roma' },
      tokens: { revolt: ['germania-superior', 'lusitania'] },
      armies: [['GALLIA', 'germania-superior']],
    })
    t.dice('VI', 1).act('attack germania-superior')
    expect(t.armies).toEqual([])
    t.end('I', 4, 1, 'VI', 1)
    expect(t.armies).toEqual(['libya'])
  })

  test('TE-4.3-e: if it holds a figure or a token, d6 and the result at those coordinates, which may chain', () => {
    const token = position(draw({ tokens: { revolt: ['belgica'], galerius: ['persia'] } }))
    token.end('II', 1, 'V', 3)
    expect(token.armies).toEqual([])
    expect(token.token('cappadocia')).toBe('unrest')
    const emperor = position({ emperors: { diocletian: 'persia', galerius: 'roma' }, tokens: { revolt: ['belgica'] } })
    emperor.end('II', 1, 'V', 3)
    expect(emperor.token('cappadocia')).toBe('unrest')
    const army = position(draw({ tokens: { revolt: ['belgica'] }, armies: [['ASIA MINOR', 'persia']] }))
    army.end('II', 1, 'V', 3, 1)
    expect(army.token('cappadocia')).toBe('unrest')
    const chained = position(draw({ tokens: { revolt: ['belgica', 'galatia'], galerius: ['persia'] } }))
    chained.end('II', 1, 'V', 4, 1, 'I', 1)
    expect(chained.told('uprising').map((event) => event.at)).toEqual(['belgica', 'galatia'])
    expect(chained.armies).toEqual(['gaetulia'])
  })

  test('TE-4.3-f: with no army in reserve there is no aftermath', () => {
    const t = position(draw({ tokens: { revolt: ['belgica'] }, armies: noReserve })).end('II', 1, ...STAY)
    expect(t.told('uprising')).toHaveLength(1)
    expect(t.rolls).not.toContain('aftermath')
  })
})

describe('4.4 Advance', () => {
  const walk = (region: string, from: string): string[] => {
    const steps = [from]
    for (let at = from; at !== 'roma'; ) {
      const t = position({
        emperors: { diocletian: 'libya' === from ? 'achaia' : 'cyrenaica' },
        armies: [[region, at]],
      })
      t.table.changeDice({ script: ['VI', '5', '6'] })
      t.act('end')
      at = t.armies[0]
      steps.push(at)
    }
    return steps
  }

  test('TE-4.4-a: border, then 1 to 6 in order, some regions skipping to 6, then the shortest way to ROMA', () => {
    const italia = ['cisalpina', 'etruria', 'roma']
    const gallia = ['belgica', 'germania-inferior', 'germania-superior', 'lugdunensis', 'aquitania', 'narbonensis']
    expect(walk('GALLIA', 'britannia')).toEqual(['britannia', ...gallia, ...italia])
    const hispania = ['mauretania-tingitana', 'baetica', 'carthaginensis', 'tarraconensis', 'narbonensis']
    expect(walk('HISPANIA', 'gaetulia')).toEqual(['gaetulia', ...hispania, ...italia])
    const illyricum = ['rhaetia', 'noricum', 'pannonia-inferior', 'pannonia-superior']
    expect(walk('ILLYRICVM', 'germania-magna')).toEqual(['germania-magna', ...illyricum, ...italia])
    const graecia = ['dacia', 'moesia-inferior', 'thracia', 'macedonia', 'epirus', 'apulia', 'roma']
    expect(walk('GRAECIA', 'sarmatia')).toEqual(['sarmatia', ...graecia])
    const asia = ['syria', 'cilicia', 'cappadocia', 'galatia', 'asia', 'bithynia']
    expect(walk('ASIA MINOR', 'persia')).toEqual(['persia', ...asia, ...graecia.slice(2)])
    const africa = ['aegyptus', 'cyrenaica', 'tripolitania', 'proconsularis', 'sicilia', 'lucania', 'roma']
    expect(walk('AFRICA', 'libya')).toEqual(['libya', ...africa])
  })

  test('TE-4.4-b: the closest to ROMA first; at equal distance the lower region', () => {
    const far = ['AFRICA', 'libya'] as const
    const gallia = ['GALLIA', 'lugdunensis'] as const
    const hispania = ['HISPANIA', 'carthaginensis'] as const
    for (const armies of [
      [far, gallia, hispania],
      [hispania, gallia, far],
    ]) {
      const t = position(draw({ armies })).end('VI', 4, 4)
      expect(t.told('army').map((event) => event.to)).toEqual(['tarraconensis', 'aquitania', 'aegyptus'])
    }
  })

  test('TE-4.4-c: an army whose next province holds an army does not move, and no die is rolled', () => {
    const t = position(
      draw({
        tokens: { revolt: ['belgica'] },
        armies: [
          ['GALLIA', 'britannia'],
          ['GALLIA', 'belgica'],
        ],
      }),
    )
    t.dice('VI', 2, 4).act('end')
    expect(t.armies).toEqual(['belgica', 'germania-inferior'])
    const stuck = position(
      draw({
        emperors: { ...calm.emperors, maximian: 'cisalpina' },
        tokens: { maximian: ['etruria'], revolt: ['pannonia-superior', 'pannonia-inferior'] },
        armies: [
          ['ILLYRICVM', 'pannonia-inferior'],
          ['ILLYRICVM', 'pannonia-superior'],
        ],
      }),
    )
    stuck.end('VI', 2, 1)
    expect(stuck.armies).toEqual(['pannonia-inferior', 'pannonia-superior'])
    expect(stuck.told('army')).toEqual([
      { type: 'army', change: 'halt', at: 'pannonia-superior', before: 'cisalpina', why: 'broken-link' },
      { type: 'army', change: 'halt', at: 'pannonia-inferior', before: 'pannonia-superior', why: 'army' },
    ])
  })

  test('TE-4.4-d: it removes any token where it enters and places a Revolt', () => {
    for (const token of ['unrest', 'revolt', 'galerius']) {
      const t = position(draw({ tokens: { [token]: ['aquitania'] }, armies: [['GALLIA', 'lugdunensis']] }))
      t.end('VI', 2)
      expect(t.token('aquitania')).toBe('revolt')
      expect(t.hand('galerius')).toBe(5)
    }
    const leaves = position(draw({ tokens: { revolt: ['lugdunensis'] }, armies: [['GALLIA', 'lugdunensis']] }))
    leaves.end('VI', 2)
    expect(leaves.token('lugdunensis')).toBe('revolt')
    expect(leaves.reserve.revolt).toBe(19)
  })

  const inTheWay: Draw = {
    emperors: { diocletian: 'roma', galerius: 'aquitania' },
    tokens: { revolt: ['lugdunensis'], galerius: ['aquitania'] },
    armies: [['GALLIA', 'lugdunensis']],
  }

  test('TE-4.4-e: an Emperor in the way is attacked, with supports and doublings as in 3.5', () => {
    const t = position({
      ...inTheWay,
      emperors: { ...inTheWay.emperors, constantius: 'germania-superior' },
      armies: [
        ['GALLIA', 'lugdunensis'],
        ['HISPANIA', 'tarraconensis'],
      ],
    })
    t.end('VI', 2, 1, 'III', 4)
    expect(t.told('attack')).toEqual([
      { type: 'attack', attacker: 'army', emperor: 'galerius', from: 'lugdunensis', at: 'aquitania' },
    ])
    expect(t.told('combat')[0]).toMatchObject({
      roman: { die: 3, support: 1, times: 2, value: 8 },
      barbarian: { die: 4, support: 1, times: 2, value: 10 },
      result: 'defeat',
    })
  })

  test('TE-4.4-f: the army wins: the Emperor leaves, the army moves in and lays waste', () => {
    const t = position(inTheWay).end('VI', 2, 'I', 6)
    expect(t.emperor('galerius')).toBeNull()
    expect(t.told('leave')).toEqual([{ type: 'leave', emperor: 'galerius', from: 'aquitania', why: 'defeat' }])
    expect(t.armies).toEqual(['aquitania'])
    expect(t.token('aquitania')).toBe('revolt')
    expect(t.hand('galerius')).toBe(5)
  })

  test('TE-4.4-f: the Emperor wins: the army and its province’s token go; equal: nothing moves', () => {
    const won = position(inTheWay).end('VI', 2, 'VI', 1)
    expect(won.armies).toEqual([])
    expect(won.token('lugdunensis')).toBeNull()
    expect(won.emperor('galerius')).toBe('aquitania')
    expect(won.token('aquitania')).toBe('galerius')
    const equal = position(inTheWay).end('VI', 2, 'III', 3)
    expect(equal.told('combat')[0]).toMatchObject({ result: 'draw' })
    expect(equal.armies).toEqual(['lugdunensis'])
    expect(equal.emperor('galerius')).toBe('aquitania')
    expect(equal.token('lugdunensis')).toBe('revolt')
  })

  test('TE-4.4-g: an army of this phase’s aftermath advances in this phase', () => {
    const t = position(draw({ tokens: { revolt: ['belgica'] } })).end('II', 1, 'V', 4)
    expect(t.told('army').map((event) => event.change)).toEqual(['enter', 'advance'])
    expect(t.armies).toEqual(['syria'])
  })
})

describe('4.5 Broken links in this phase', () => {
  test('TE-4.5-a: spread: 1 to 3 not linked, 4 to 6 linked', () => {
    for (const face of [1, 2, 3, 4, 5, 6]) {
      const t = position(draw({ tokens: { revolt: ['narbonensis'], unrest: ['tarraconensis'] } })).end(face, 'VI', 2)
      expect(t.token('tarraconensis')).toBe(face >= 4 ? 'revolt' : 'unrest')
    }
  })

  test('TE-4.5-a: uprising: 1 to 3 not linked, 4 to 6 linked', () => {
    for (const face of [1, 2, 3, 4, 5, 6]) {
      const t = position(draw({ tokens: { revolt: ['cyrenaica'] }, armies: noReserve })).end('VI', 2, face, ...STAY)
      expect(t.token('tripolitania')).toBe(face >= 4 ? 'revolt' : null)
      expect(t.token('aegyptus')).toBe('revolt')
    }
  })

  test('TE-4.5-a: advance: 1 to 3 not linked, 4 to 6 linked', () => {
    for (const face of [1, 2, 3, 4, 5, 6]) {
      const t = position(draw({ armies: [['GALLIA', 'britannia']] })).end('VI', 2, face)
      expect(t.armies).toEqual([face >= 4 ? 'belgica' : 'britannia'])
    }
  })

  test('TE-4.5-a: no roll where the link makes no difference', () => {
    const t = position(
      draw({
        tokens: { revolt: ['narbonensis', 'tarraconensis', 'aquitania', 'cyrenaica', 'tripolitania'] },
        armies: noReserve,
      }),
    )
    t.end('VI', 2, ...STAY)
    expect(t.rolls).toEqual(['region', 'province', 'broken-link', 'broken-link', 'broken-link'])
  })

  test('TE-4.5-b: in one status check once in each direction; the next check rolls again', () => {
    const t = position(draw({ tokens: { revolt: ['narbonensis'], unrest: ['tarraconensis'] } }))
    t.end(1, 'VI', 2)
    expect(t.rolls).toEqual(['broken-link', 'region', 'province'])
    expect(t.token('tarraconensis')).toBe('unrest')
    t.end(6, 'VI', 4)
    expect(t.token('tarraconensis')).toBe('revolt')
    const two = position(draw({ tokens: { revolt: ['narbonensis', 'aquitania'], unrest: ['tarraconensis'] } }))
    two.end(1, 1, 'VI', 2)
    expect(two.rolls.filter((what) => what === 'broken-link')).toHaveLength(2)
  })

  test('TE-4.1-a TE-4.5-b: normal links first, so that a broken one is rolled only where Unrest is left', () => {
    const t = position(
      draw({ tokens: { revolt: ['narbonensis', 'gallaecia'], unrest: ['tarraconensis', 'carthaginensis'] } }),
    )
    t.end('VI', 2)
    expect(t.rolls).toEqual(['region', 'province'])
    expect(t.token('carthaginensis')).toBe('revolt')
  })

  test('TE-4.5-c: an army’s attack counts support and doublings over broken links without a roll', () => {
    const t = position({
      emperors: { diocletian: 'roma', galerius: 'aquitania', maximian: 'narbonensis' },
      tokens: { revolt: ['lugdunensis'], galerius: ['tarraconensis'] },
      armies: [['GALLIA', 'lugdunensis']],
    })
    t.end('VI', 2, 'III', 4)
    expect(t.rolls).toEqual(['region', 'province', 'combat', 'combat'])
    expect(t.told('combat')[0]).toMatchObject({ roman: { support: 1, times: 2 } })
  })
})
