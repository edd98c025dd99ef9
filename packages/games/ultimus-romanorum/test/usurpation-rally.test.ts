/** Chapters 3.6.3, step D, and 3.7: units are rallied, and whose they are then. */

import { describe, expect, test } from 'vitest'
import { hasCivilWarMarker, shownFace } from '../src/rules/politics/faces.ts'
import { landOf, markStatus } from '../src/state.ts'
import { all, history, some } from './combat-play.ts'
import { isOver } from './phases.ts'
import { type Draw, type Play, position } from './play.ts'
import { begin, type Scene, scene } from './politics-play.ts'

const marked = (t: Scene, ...ids: readonly string[]) => ids.map((id) => hasCivilWarMarker(t.state, t.piece(id)))

describe('3.6.3 step D', () => {
  const draw: Draw = {
    pieces: {
      constantin: { at: 'galliae-1', rallied: 'west' },
      gerontius: { at: 'galliae-1', rallied: 'west' },
      'co-britanniae-1': { at: 'galliae-1', rallied: 'west' },
      'franci-salii-1': 'galliae-1',
      'li-galliae-1': 'galliae-1',
    },
    west: { augustus: 'valentinien-iii', usurper: 'constantin' },
    peoples: { 'franci-salii': 'foederati' },
  }
  const rally = (t: Scene, leader = 'constantin') =>
    t.run({ kind: 'rally', leader: t.piece(leader), zone: landOf(t.state, t.piece(leader)) })

  test('UR-3.6.3-s UR-3.6.3-u UR-3.6.3-v: one roll for all units there that have no leader, up to the Usurper’s CP', () => {
    const t = rally(scene(draw))
    expect([t.asked, t.camp, t.legal]).toEqual(['rally', 'barbarian', ['yes', 'no']])
    t.dice(4).act('yes')
    expect([t.campOf('franci-salii-1', 'li-galliae-1'), t.rolls]).toEqual([['barbarian', 'barbarian'], ['rally']])
    expect(marked(t, 'franci-salii-1', 'li-galliae-1')).toEqual([false, false])
  })

  test('UR-3.6.3-s: he may leave it', () => {
    const t = rally(scene(draw)).act('no')
    expect([t.campOf('franci-salii-1', 'li-galliae-1'), t.rolls]).toEqual([['roman', 'roman'], []])
  })

  test('UR-3.6.3-x: above it they stay enemies, and there will be a fight', () => {
    const t = rally(scene(draw)).dice(5).act('yes')
    expect(t.campOf('franci-salii-1', 'li-galliae-1')).toEqual(['roman', 'roman'])
    expect(t.told('refused')).toEqual([{ type: 'refused', what: 'rally', rule: 'UR-3.6.3-x' }])
  })

  test('UR-3.6.3-t UR-3.6.3-u: without the Usurper the best CP of those who have joined him and are there', () => {
    const away = { ...draw, pieces: { ...draw.pieces, constantin: { at: 'britanniae-2', rallied: 'west' as const } } }
    const ok = rally(scene(away), 'gerontius').dice(3).act('yes')
    expect(ok.campOf('li-galliae-1')).toEqual(['barbarian'])
    expect(rally(scene(away), 'gerontius').dice(4).act('yes').campOf('li-galliae-1')).toEqual(['roman'])
    const best = { ...away, pieces: { ...away.pieces, constance: { at: 'galliae-1', rallied: 'west' as const } } }
    expect(rally(scene(best), 'gerontius').dice(5).act('yes').campOf('li-galliae-1')).toEqual(['barbarian'])
  })

  test('UR-3.6.3-u: where the Usurper is, his CP and no better one', () => {
    // Constantin has CP 4, Constance 5.
    const pieces = { ...draw.pieces, constance: { at: 'galliae-1', rallied: 'west' as const } }
    expect(
      rally(scene({ ...draw, pieces }))
        .dice(5)
        .act('yes')
        .campOf('li-galliae-1'),
    ).toEqual(['roman'])
  })

  test('UR-3.6.3-t UR-3.6.3-u: the CP of others who are there does not count, be they rebels of the other half', () => {
    const away = { constantin: { at: 'britanniae-2', rallied: 'west' as const } }
    // Gerontius has CP 3, the two others more.
    for (const other of [{ anthemius: { at: 'galliae-1', rallied: 'east' as const } }, { attila: 'galliae-1' }]) {
      const pieces = { ...draw.pieces, ...away, ...other }
      const peoples = { ...draw.peoples, hunni: 'war' }
      const t = rally(scene({ ...draw, pieces, peoples }), 'gerontius')
        .dice(4)
        .act('yes')
      expect(t.campOf('li-galliae-1'), JSON.stringify(other)).toEqual(['roman'])
    }
  })

  const may = (t: Scene, leader: string, zone: string) => t.mayRally(leader, zone)

  test('UR-3.6.3-s: not if a leader is with them, nor where there are none, nor for a leader of the Roman', () => {
    const t = scene({
      ...draw,
      pieces: {
        ...draw.pieces,
        'li-galliae-2': 'galliae-2',
        jovin: 'galliae-2',
        'saxones-1': 'galliae-3',
        'li-galliae-3': 'galliae-6',
      },
    })
    markStatus(t.state, t.people('saxones'), 1)
    expect(may(t, 'constantin', 'galliae-1')).toBe(true)
    expect(may(t, 'constantin', 'galliae-2')).toBe(false)
    expect(may(t, 'constantin', 'galliae-3')).toBe(false)
    expect(may(t, 'constantin', 'galliae-5')).toBe(false)
    expect(may(t, 'jovin', 'galliae-6')).toBe(false)
  })

  test('UR-3.6.2-e UR-3.6.3-t: a leader who has joined rallies nobody in the other half', () => {
    const t = scene({
      ...draw,
      pieces: { ...draw.pieces, 'li-moesiae-1': 'moesiae-1', 'li-pannoniae-1': 'pannoniae-1' },
    })
    expect([may(t, 'gerontius', 'moesiae-1'), may(t, 'gerontius', 'pannoniae-1')]).toEqual([false, true])
  })

  test('UR-3.6.3-y: leaderless units of his own camp are no enemies to be rallied', () => {
    const t = scene({ ...draw, pieces: { ...draw.pieces, 'li-galliae-2': { at: 'galliae-2', rallied: 'west' } } })
    expect(may(t, 'constantin', 'galliae-2')).toBe(false)
    expect(marked(t, 'li-galliae-2')).toEqual([true])
  })

  const march = (pieces: Draw['pieces'] = {}) =>
    position({
      west: { augustus: 'valentinien-iii', usurper: 'constantin' },
      pieces: {
        constantin: { at: 'galliae-3', rallied: 'west' },
        'co-galliae-1': { at: 'galliae-3', rallied: 'west' },
        'li-galliae-1': 'galliae-1',
        'franci-salii-1': 'galliae-1',
        ...pieces,
      },
      peoples: { 'franci-salii': 'foederati' },
      stack: [
        { kind: 'year', step: 'balance' },
        { kind: 'sequences', camp: 'roman', extra: false },
        { kind: 'smc', camp: 'barbarian', step: 'combats' },
        { kind: 'movement', camp: 'barbarian' },
      ],
    }).act('piece constantin', 'piece co-galliae-1', 'to galliae-1')

  test('UR-3.6.3-s UR-3.6.3-w UR-3.6.3-z UR-3.6.3-aa: on the march; on success it goes on and may take them along', () => {
    const t = march()
    expect([t.asked, t.legal]).toEqual(['rally', ['yes', 'no']])
    t.dice(1).act('yes')
    expect([t.camp('li-galliae-1'), t.camp('franci-salii-1')]).toEqual(['barbarian', 'barbarian'])
    t.act('piece franci-salii-1', 'piece li-galliae-1', 'to galliae-6')
    expect(['constantin', 'co-galliae-1', 'franci-salii-1', 'li-galliae-1'].map((id) => t.at(id))).toEqual(
      Array.from({ length: 4 }, () => 'galliae-6'),
    )
  })

  test('UR-3.6.3-x: on failure the march is over', () => {
    const t = march().dice(5).act('yes')
    expect([t.at('constantin'), t.asked, t.legal.includes('to galliae-6')]).toEqual(['galliae-1', 'movement', false])
  })
})

describe('3.7: whose they are', () => {
  test('UR-3.7.1-a: the scenario says who has joined a usurpation at the start', () => {
    const t = begin('placidia-425')
    expect(t.campOf('johannes', 'aetius', 'boniface', 'scolae-w')).toEqual([
      'barbarian',
      'barbarian',
      'roman',
      'barbarian',
    ])
  })

  test('UR-3.7.1-b UR-3.7.1-c: front and back tell the camp, and only a usurpation turns a leader', () => {
    const t = scene({ pieces: { aetius: 'galliae-1', majorien: 'galliae-1' } })
    expect([shownFace(t.state, t.piece('majorien')), t.campOf('majorien')]).toEqual(['front', ['roman']])
    t.usurp('west', 'aetius')
    expect([shownFace(t.state, t.piece('majorien')), t.campOf('majorien')]).toEqual(['back', ['barbarian']])
    t.dice(9).act('diocese italia').kill('aetius', 'battle')
    expect([shownFace(t.state, t.piece('majorien')), t.campOf('majorien')]).toEqual(['front', ['roman']])
  })

  test('UR-3.7.2-e: a unit with a Civil War marker stays with the Barbarian until the war is over', () => {
    const t = scene({
      pieces: { aetius: { at: 'galliae-1', rallied: 'west' }, 'li-galliae-1': { at: 'galliae-5', rallied: 'west' } },
      west: { augustus: 'valentinien-iii', usurper: 'aetius' },
    })
    expect([marked(t, 'li-galliae-1'), t.campOf('li-galliae-1')]).toEqual([[true], ['barbarian']])
    t.fail('west')
    expect([marked(t, 'li-galliae-1'), t.campOf('li-galliae-1')]).toEqual([[false], ['roman']])
  })

  const franci = some('franci-salii', 3)
  const rebels = ['constantin', 'franci-salii-1', 'franci-salii-2']
  /** Constantin III crosses from Britanniae 2 and rallies the Franci Salii of Galliae 1; one is loyal in Galliae 5. */
  const crossing = (loyal: Draw['pieces'] = {}) =>
    position({
      year: 407,
      smc: [2, 3],
      west: { augustus: 'honorius', usurper: 'constantin' },
      east: { augustus: 'arcadius' },
      pieces: {
        ...{ 'valentinien-iii': 'off', 'theodose-ii': 'off', honorius: 'italia-4', arcadius: 'thracia-3' },
        constantin: { at: 'britanniae-2', rallied: 'west' },
        'co-britanniae-1': { at: 'britanniae-2', rallied: 'west' },
        ...all('galliae-1', 'franci-salii-1', 'franci-salii-2'),
        ...all('galliae-5', 'franci-salii-3', 'jovin', 'co-galliae-1'),
        ...loyal,
      },
      peoples: { 'franci-salii': 'foederati' },
      stack: [
        { kind: 'augusta-opening' },
        { kind: 'adjustments', step: 'fleets', done: 0 },
        { kind: 'sequences', camp: 'roman', extra: false },
        { kind: 'smc', camp: 'barbarian', step: 'combats' },
        { kind: 'movement', camp: 'barbarian' },
      ],
    })
      // Over the strait; the Roman waits; in the next SMC to Galliae 1.
      .act('piece constantin', 'piece co-britanniae-1', 'to galliae-7', 'done', 'done')
      .act('piece constantin', 'piece co-britanniae-1', 'to galliae-6', 'to galliae-1')
      .dice(4)
      .act('yes')
  /** In the one after that against Galliae 5. */
  const attack = (t: Play) =>
    t
      .act('done', 'done', 'done', ...rebels.map((id) => `piece ${id}`), 'to galliae-6', 'to galliae-5')
      .dice(6)
      .act('done', 'fight')

  test('UR-3.7.2-d UR-3.7.2-x1: Constantin III rallies Franci Salii in Galliae 1; one in Galliae 5 stays the Roman’s and fights them', () => {
    const t = crossing()
    expect(franci.map((id) => t.camp(id))).toEqual(['barbarian', 'barbarian', 'roman'])
    expect([t.camp('jovin'), t.camp('co-galliae-1')]).toEqual(['roman', 'roman'])
    expect(history(attack(t), 'battle')).toMatchObject([
      { at: 'galliae-5', attackers: rebels, defenders: ['jovin', 'co-galliae-1', 'franci-salii-3'] },
    ])
  })

  test('UR-3.7.2-x2 UR-3.7.2-b: eliminated, it comes back beside its people and is the Barbarian’s', () => {
    const t = attack(crossing({ 'franci-salii-3': { at: 'galliae-5', weak: true } }))
    expect(history(t, 'battle-result')).toMatchObject([{ defender: 'A', winner: 'barbarian' }])
    expect([t.at('franci-salii-3'), t.asked]).toEqual(['lost', 'retreat'])
    // The others retreat, and the adjustments of the year follow.
    t.act('to galliae-4')
    expect(franci.map((id) => [t.at(id), t.camp(id)])).toEqual(Array(3).fill(['galliae-5', 'barbarian']))
    expect([t.isWeak('franci-salii-3'), isOver(t)]).toEqual([false, true])
  })
})
