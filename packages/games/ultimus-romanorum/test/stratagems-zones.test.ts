/** Chapter 6.3: Desertion, Fleet and Germanophobia. */
import { describe, expect, test } from 'vitest'
import { stratagem } from '../src/stratagem-kinds.ts'
import { romans } from './movement-play.ts'
import { type Draw, position } from './play.ts'
import { FILLER, hands, inWindow, lastYear } from './stratagem-play.ts'

const board = position({}).state.board

describe('6.3 Desertion', () => {
  const draw: Draw = {
    pieces: {
      'co-oriens-1': 'oriens-8',
      'li-oriens-1': { at: 'oriens-8', weak: true },
      'persae-1': 'oriens-8',
      'ghassanides-1': 'oriens-8',
      'lakmides-1': 'oriens-5',
      'persae-2': { at: 'persae-3', weak: true },
      'co-galliae-1': { at: 'galliae-3', rallied: 'west' },
    },
    peoples: { persae: 'war', ghassanides: 'foederati', lakmides: 'war' },
  }

  test('UR-6.3-af UR-6.3-ag: the opponent’s Roman units', () => {
    const t = inWindow('barbarian', ['desertion'], draw).act('play desertion')
    expect([t.isWeak('co-oriens-1'), t.at('li-oriens-1')]).toEqual([true, 'lost'])
    expect([t.isWeak('persae-1'), t.isWeak('ghassanides-1')]).toEqual([false, false])
  })

  test('UR-6.3-af UR-6.3-ag: or his Persae, and the Romans of a usurpation', () => {
    const t = inWindow('roman', ['desertion'], draw).act('play desertion')
    expect(t.legal).toEqual(['to galliae-3', 'to oriens-8', 'to persae-3'])
    expect(t.why('to oriens-5')).toBe('UR-6.3-af')
    t.act('to persae-3')
    expect([t.at('persae-2'), t.isWeak('persae-1')]).toEqual(['lost', false])
  })

  test('UR-6.3-af: nothing but Roman or Persae units', () => {
    const t = inWindow('roman', ['desertion'], { peoples: { saxones: 'war' }, pieces: { 'saxones-1': 'galliae-1' } })
    expect(t.why('play desertion')).toBe('UR-6.3-af')
  })
})

describe('6.3 Fleet', () => {
  test('UR-6.3-ao UR-3.4.2-c UR-6.3-aq: on any coast of an open sea, under whoever played it', () => {
    const t = inWindow('barbarian', ['fleet']).act('play fleet')
    expect([t.why('to italia-1'), t.why('to hispaniae-1'), t.why('to africa-2')]).toEqual([
      'UR-6.3-ao',
      'UR-3.4.2-j',
      undefined,
    ])
    t.act('to italia-6')
    expect([board.placeIds[t.look.fleetAt[2]], t.look.fleetCamp[2]]).toEqual(['italia-6', 1])
    expect(t.look.bowl[stratagem('fleet')]).toBe(0)
    const roman = inWindow('roman', ['fleet']).act('play fleet', 'to thracia-1')
    expect(roman.look.fleetCamp[2]).toBe(0)
  })

  test('UR-6.3-aq: it carries two units and any leaders, one naval zone in an SMC, and lands them', () => {
    const units = ['victores', 'scolae-w', 'comites-seniores']
    const t = romans({
      fleets: { 'fleet-1': { at: 'italia-6', camp: 'roman' } },
      pieces: Object.fromEntries(['aetius', 'avitus', ...units].map((id) => [id, 'italia-6'])),
    }).act('fleet fleet-1', 'piece aetius', 'piece avitus', 'piece victores', 'piece scolae-w')
    expect(t.why('piece comites-seniores')).toBe('UR-3.4.2-h')
    t.act('to mare-internum-occidentalis')
    expect(t.why('to mare-internum-orientalis')).toBe('UR-3.4.2-m')
    t.act('all', 'to africa-4')
    expect(['aetius', 'avitus', ...units].map((id) => t.at(id))).toEqual([...Array(4).fill('africa-4'), 'italia-6'])
  })

  const fleet = (at: string, draw: Draw = {}) =>
    lastYear({ fleets: { 'fleet-1': { at, camp: 'barbarian' } }, ...draw }).act('done')

  test('UR-6.3-ap UR-6-d: it is gone at the end of the turn, with what is aboard', () => {
    const t = fleet('mare-internum-occidentalis', {
      peoples: { vandali: 'war' },
      pieces: { genseric: 'aboard-fleet-1', 'vandali-1': 'aboard-fleet-1', 'vandali-2': 'africa-5' },
    })
    expect([t.look.fleetAt[2], t.look.bowl[stratagem('fleet')]]).toEqual([-1, 1])
    expect([t.at('genseric'), t.at('vandali-1')]).toEqual(['gone', 'vandali'])
  })

  test('UR-6.3-ap UR-6.3-av: in the port of Carthago or Constantinopolis it stays, and belongs to who holds the port', () => {
    const empty = fleet('africa-4')
    expect([board.placeIds[empty.look.fleetAt[2]], empty.look.fleetCamp[2]]).toEqual(['africa-4', 0])
    const held = fleet('thracia-3', { peoples: { vandali: 'war' }, pieces: { 'vandali-1': 'thracia-3' } })
    expect([board.placeIds[held.look.fleetAt[2]], held.look.fleetCamp[2]]).toEqual(['thracia-3', 1])
    expect(fleet('italia-5').look.fleetAt[2]).toBe(-1)
  })
})

describe('6.3 Germanophobia', () => {
  const draw: Draw = {
    garrisons: ['italia-2', 'galliae-3'],
    pieces: {
      victores: 'italia-2',
      'comites-seniores': 'italia-2',
      'comites-alani': { at: 'italia-4', weak: true },
      'felices-iuniores': 'italia-5',
      ricimer: 'italia-4',
      sarus: 'italia-2',
      gondebaud: 'italia-5',
      aetius: 'italia-2',
      'li-italia-1': 'italia-2',
      'visigothi-1': 'italia-2',
    },
    peoples: { visigothi: 'foederati' },
  }
  const played = (...dice: number[]) =>
    inWindow('barbarian', ['germanophobia'], draw)
      .act('play germanophobia')
      .dice(...dice)
      .act('to italia-2')

  test('UR-6.3-ar: on a zone that held CO or PA when the phase began', () => {
    const t = inWindow('barbarian', ['germanophobia'], draw).act('play germanophobia')
    expect(t.legal).toEqual(['to galliae-3', 'to italia-2'])
    expect(t.why('to italia-4')).toBe('UR-6.3-ar')
    const noted = position({
      phase: 'D',
      pieces: { 'co-galliae-1': 'galliae-4', victores: 'italia-2', 'li-galliae-1': 'galliae-5' },
      initiative: 'roman',
      hands: hands(['germanophobia', FILLER], []),
      stack: [
        { kind: 'year', step: 'sequences' },
        { kind: 'window', moment: 'smc', parties: ['roman'], turn: 0, passed: 0 },
      ],
    }).act('done')
    expect(noted.state.garrisons.map((zone) => board.placeIds[zone])).toEqual(['galliae-4', 'italia-2'])
  })

  test('UR-6.3-as: (B) palatini there and beside it are weakened, or eliminated', () => {
    const t = played(0, 0)
    expect([t.isWeak('victores'), t.at('comites-alani'), t.isWeak('felices-iuniores')]).toEqual([true, 'lost', false])
    expect(t.isWeak('comites-seniores')).toBe(false)
  })

  test('UR-6.3-as UR-6.3-at: of either camp', () => {
    const rebels: Draw = {
      ...draw,
      west: { augustus: 'valentinien-iii', usurper: 'majorien' },
      pieces: {
        ...{ majorien: { at: 'italia-2', rallied: 'west' }, victores: { at: 'italia-2', rallied: 'west' } },
        ...{ sarus: { at: 'italia-2', rallied: 'west' }, 'comites-alani': 'italia-4', ricimer: 'italia-4' },
      },
    }
    for (const camp of ['roman', 'barbarian'] as const) {
      const t = inWindow(camp, ['germanophobia'], rebels).act('play germanophobia').dice(8, 9).act('to italia-2')
      expect([t.isWeak('victores'), t.isWeak('comites-alani')]).toEqual([true, true])
      expect([t.at('sarus'), t.at('ricimer'), t.at('majorien')]).toEqual(['gone', 'gone', 'italia-2'])
    }
  })

  test('UR-6.3-at: barbarian leaders there and beside it are murdered on 7, 8 or 9, for a point', () => {
    const t = played(7, 6)
    const dead = ['sarus', 'ricimer'].filter((id) => t.at(id) === 'gone')
    expect([dead, t.vp.barbarian]).toEqual([['sarus'], 1])
    expect([t.at('gondebaud'), t.at('aetius')]).toEqual(['italia-5', 'italia-2'])
    expect(t.told('roll').length).toBe(2)
  })

  test('UR-6.3-au: Foederati and limitanei do not suffer', () => {
    const t = played(0, 0)
    expect([t.isWeak('visigothi-1'), t.isWeak('li-italia-1')]).toEqual([false, false])
  })
})
