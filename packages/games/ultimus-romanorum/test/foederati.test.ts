/** Chapters 4.5.1 and 4.5.2: Foederati and those in revolt, qualifier by qualifier. */
import { describe, expect, test } from 'vitest'
import { all, fight, history, some } from './combat-play.ts'
import { barbarians, romans } from './movement-play.ts'
import { adjust } from './phases.ts'
import type { Draw } from './play.ts'
import { geostrategy, inWindow } from './stratagem-play.ts'

describe('4.5.1 Foederati', () => {
  test('UR-4.5.1-a: a major people too, if all its units are inside; at sea is not', () => {
    const treaty = (second: string) =>
      inWindow('roman', ['major-federation-treaty'], {
        peoples: { vandali: 'revolt' },
        fleets: { 'classis-occidentalis': { at: 'mare-internum-occidentalis', camp: 'barbarian' } },
        pieces: { 'vandali-1': 'africa-4', 'vandali-2': second },
      }).why('play major-federation-treaty')
    expect(['africa-3', 'vandali', 'aboard-classis-occidentalis'].map(treaty)).toEqual([
      undefined,
      'UR-6.1-d',
      'UR-6.1-d',
    ])
  })

  test('UR-4.5.1-f: not even home, alone or with their own leader', () => {
    const pieces = { 'vandali-1': 'pannoniae-2', 'vandali-2': 'pannoniae-2', genseric: 'pannoniae-2' }
    const draw = { pieces, peoples: { vandali: 'foederati' } }
    expect(romans(draw).act('piece vandali-1').why('to vandali')).toBe('UR-4.5.1-f')
    expect(romans(draw).act('piece genseric', 'piece vandali-1').why('to vandali')).toBe('UR-4.5.1-f')
  })

  test('UR-4.5.1-f: nor in a retreat or an evasion', () => {
    // Of the zones beside Africa 6 only the Austuriani's is free.
    const pieces = {
      ...all('africa-6', 'vandali-1', ...some('suevi', 2)),
      'alani-1': 'africa-5',
      'alani-2': 'oriens-1',
    }
    const peoples = { vandali: 'foederati', suevi: 'revolt', alani: 'revolt', austuriani: 'war' }
    const beaten = fight({ pieces, peoples }, 6)
    expect([history(beaten, 'battle-result').length, beaten.at('vandali-1')]).toEqual([1, 'lost'])
    // A leader may go there, his units may not.
    const evader = fight({ pieces: { ...pieces, genseric: 'africa-6' }, peoples })
      .dice(1)
      .act('evade', 'piece genseric')
    expect([evader.why('piece vandali-1'), evader.why('done')]).toEqual(['UR-4.5.1-f', undefined])
  })

  test('UR-4.5.1-f: nor do those land outside who have joined a usurpation', () => {
    const t = barbarians({
      pieces: { 'visigothi-1': { at: 'aboard-fleet-1', rallied: 'east' } },
      peoples: { visigothi: 'foederati' },
      fleets: { 'fleet-1': { at: 'pontus-euxinus', camp: 'barbarian' } },
    }).act('fleet fleet-1', 'all')
    expect([t.why('to ostrogothi'), t.why('to thracia-1')]).toEqual(['UR-4.5.1-f', undefined])
  })

  const title = { augustus: 'valentinien-iii', patrice: 'theodoric-i' }

  test('UR-4.5.1-j: a Patrice does not evade without a unit of his own, nor is he left without one', () => {
    const pieces = all(
      'viennensis-4',
      ...['theodoric-i', 'visigothi-1', 'victores', 'divitenses', 'valentinien-iii'],
      ...some('suevi', 2),
    )
    const evading = () =>
      fight({ pieces, peoples: { visigothi: 'foederati', suevi: 'revolt' }, west: title })
        .dice(1)
        .act('evade', 'to viennensis-1')
    const without = evading().act('piece theodoric-i', 'piece victores')
    expect(without.why('done')).toBe('UR-4.5.1-j')
    expect(without.act('piece visigothi-1').why('done')).toBeUndefined()
    const left = evading().act('piece valentinien-iii', 'piece visigothi-1')
    expect(left.why('done')).toBe('UR-4.5.1-j')
    expect(left.act('piece theodoric-i').why('done')).toBeUndefined()
  })
})

describe('4.5.2 Foederati in revolt', () => {
  test('UR-4.5.2-a UR-4.5.2-b: a minor people by a minor uprising, its units at once', () => {
    const t = geostrategy('barbarian', ['minor-uprising'], {
      peoples: { 'franci-salii': 'foederati' },
      pieces: { 'franci-salii-1': 'galliae-1' },
      year: 420,
    })
    expect(t.camp('franci-salii-1')).toBe('roman')
    t.act('play minor-uprising', 'people franci-salii')
    expect([t.status('franci-salii'), t.camp('franci-salii-1'), t.at('franci-salii-1')]).toEqual([
      'revolt',
      'barbarian',
      'galliae-1',
    ])
  })

  test('UR-4.5.2-c: an evasion that succeeds spares them the battle, one that fails does not', () => {
    const draw: Draw = {
      pieces: all('viennensis-2', 'theodoric-i', ...some('visigothi', 2), 'li-viennensis-1', 'co-viennensis-1'),
      peoples: { visigothi: 'revolt' },
    }
    const evade = (...dice: readonly number[]) =>
      fight({ ...draw, attacker: 'roman' })
        .dice(...dice)
        .act('evade')
    const t = evade(1).act('to viennensis-1', 'all')
    expect([t.at('visigothi-1'), history(t, 'battle-result')]).toEqual(['viennensis-1', []])
    expect(history(evade(6, 3), 'battle-result')).toHaveLength(1)
  })

  test('UR-4.5.2-d: one unit left anywhere keeps them in revolt', () => {
    const draw: Draw = {
      pieces: { 'suevi-1': { at: 'lost', lostIn: 'hispaniae-1', lostFrom: 'barbarian' }, 'suevi-2': 'hispaniae-3' },
      peoples: { suevi: 'revolt' },
    }
    expect(adjust(draw).status('suevi')).toBe('revolt')
  })
})
