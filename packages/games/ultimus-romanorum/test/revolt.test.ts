/** Chapter 4.5.2: units in revolt beside the Roman's. */
import { describe, expect, test } from 'vitest'
import { fight, history } from './combat-play.ts'
import { barbarians, named, romans } from './movement-play.ts'
import type { Draw } from './play.ts'
import { FILLER, hands } from './stratagem-play.ts'

/** Visigothi who have risen in a zone with the Roman's units. */
const risen: Draw = {
  peoples: { visigothi: 'revolt', suevi: 'war' },
  pieces: {
    'theodoric-i': 'viennensis-2',
    'visigothi-1': 'viennensis-2',
    'visigothi-2': 'viennensis-2',
    'suevi-1': 'viennensis-2',
    'co-galliae-1': 'viennensis-2',
  },
}

describe('4.5.2 Foederati in revolt', () => {
  test('UR-4.5.2-e UR-4.5.2-c: they do not march away from units of the Roman, alone or with their leader', () => {
    const t = barbarians(risen)
    expect(named(t)).toEqual(['suevi-1'])
    expect([t.why('piece visigothi-1'), t.why('piece theodoric-i')]).toEqual(['UR-4.5.2-e', 'UR-4.3-b'])
    t.dice(3).act('done')
    expect(history(t, 'battle')).toMatchObject([{ attacker: 'barbarian', at: 'viennensis-2' }])
  })

  test('UR-4.5.2-e: Foederati of the Roman hold them too, leaders and peoples at peace do not', () => {
    const beside = (pieces: Draw['pieces'], peoples: Draw['peoples'] = {}) =>
      named(
        barbarians({
          peoples: { visigothi: 'revolt', ...peoples },
          pieces: { 'theodoric-i': 'viennensis-2', 'visigothi-1': 'viennensis-2', ...pieces },
        }),
      )
    expect(beside({ 'suevi-1': 'viennensis-2' }, { suevi: 'foederati' })).toEqual([])
    expect(beside({ aetius: 'viennensis-2' })).toEqual(['theodoric-i', 'visigothi-1'])
    expect(beside({ 'suevi-1': 'viennensis-2' }, { suevi: 'war' })).toEqual(['theodoric-i', 'visigothi-1', 'suevi-1'])
    expect(beside({ 'co-galliae-1': 'viennensis-1' })).toEqual(['theodoric-i', 'visigothi-1'])
  })

  test('UR-4.5.2-e: only units in revolt are bound', () => {
    const t = barbarians({ ...risen, peoples: { visigothi: 'regnum', suevi: 'war' } })
    expect(named(t)).toContain('visigothi-1')
  })

  test('UR-4.5.2-e: nor do they sail away', () => {
    const t = barbarians({
      peoples: { vandali: 'revolt' },
      fleets: { 'classis-occidentalis': { at: 'africa-4', camp: 'barbarian' } },
      pieces: { genseric: 'africa-4', 'vandali-1': 'africa-4', 'co-africa-1': 'africa-4' },
    }).act('fleet classis-occidentalis')
    expect([t.why('piece vandali-1'), t.why('piece genseric')]).toEqual(['UR-4.5.2-e', undefined])
  })

  test('UR-4.5.2-e: an evasion of theirs or an Opportune Flight spares them the battle', () => {
    const t = fight({ ...risen, attacker: 'roman' })
    expect([t.asked, t.legal]).toEqual(['stand', ['fight', 'evade']])
    const flown = fight({ ...risen, hands: hands([], ['opportune-flight', FILLER]) })
    flown.act('play opportune-flight', 'to viennensis-1')
    expect([flown.at('visigothi-1'), flown.at('co-galliae-1')]).toEqual(['viennensis-1', 'viennensis-2'])
  })

  test('UR-4.5.2-e: the Roman’s units may march away, and then there is no battle', () => {
    const t = romans({ ...risen, pieces: { ...risen.pieces, aetius: 'viennensis-2' }, west: { patrice: 'aetius' } })
    t.act('piece aetius', 'piece co-galliae-1', 'to viennensis-1')
    while (t.asked === 'group') t.act('done')
    expect(history(t.act('done'), 'battle')).toEqual([])
  })
})
