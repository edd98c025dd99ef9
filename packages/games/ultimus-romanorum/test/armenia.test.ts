/** Chapter 4.4.2: Armenia, qualifier by qualifier. */
import { describe, expect, test } from 'vitest'
import { all, fight, history, some } from './combat-play.ts'
import { romans } from './movement-play.ts'
import { adjust, administer } from './phases.ts'
import type { Draw } from './play.ts'
import { geostrategy, inWindow } from './stratagem-play.ts'

const client = { armenia: 'client' }

describe('4.4.2 Armenia', () => {
  test('UR-4.4.2-b: its unit fights the Romans of a usurpation, as attacker and as defender', () => {
    const pieces = {
      'armenia-1': 'armenia',
      'comites-clibanarii': { at: 'armenia', rallied: 'east' as const },
      aspar: { at: 'armenia', rallied: 'east' as const },
    }
    const draw = { pieces, peoples: client, east: { augustus: 'theodose-ii', usurper: 'aspar' } }
    expect(history(fight(draw, 3), 'battle')).toMatchObject([{ attacker: 'barbarian', defenders: ['armenia-1'] }])
    const ours = fight({ ...draw, attacker: 'roman' })
    expect(history(ours, 'battle')).toMatchObject([{ attacker: 'roman', attackers: ['armenia-1'] }])
  })

  test('UR-4.4.2-c: by no uprising of several peoples, no alliance and no event', () => {
    const peoples = { ...client, iberia: 'war', saxones: 'war' }
    for (const kind of ['two-minor-uprisings', 'three-minor-uprisings']) {
      const t = geostrategy('barbarian', [kind], { peoples, pieces: { 'armenia-1': 'armenia' } }).act(`play ${kind}`)
      expect(t.why('people armenia')).toBe('UR-4.4.2-c')
      while (t.asked === 'uprising' || t.asked === 'adjust-zone') t.act(t.legal[0])
      expect(t.status('armenia')).toBe('client')
    }
    const persian = administer(
      { peoples: client, pieces: { 'armenia-1': 'armenia' }, deathsTested: true },
      'event',
      6,
      8,
    )
    expect([persian.status('persae'), persian.status('armenia')]).toEqual(['war', 'client'])
    const allied = geostrategy('barbarian', ['barbarian-alliance'], {
      peoples: { ...client, persae: 'war', iberia: 'war', lakmides: 'war' },
      pieces: { 'persae-1': 'persae-1', 'armenia-1': 'armenia', 'iberia-1': 'iberia', 'lakmides-1': 'persae-2' },
    }).act('play barbarian-alliance', 'people persae')
    expect([allied.legal, allied.why('people armenia')]).toEqual([['people iberia', 'people lakmides'], 'UR-6.2-ab'])
  })

  test('UR-4.4.2-g: outside when the war ends, it goes home and nowhere else', () => {
    const t = romans({ pieces: { 'armenia-1': 'oriens-7' }, peoples: client }).act('piece armenia-1')
    expect([t.why('to persae-2'), t.why('to armenia')]).toEqual(['UR-4.4.2-g', undefined])
  })

  test('UR-4.4.2-h UR-3.4.2-g: no fleet takes it farther', () => {
    const t = romans({
      pieces: { 'armenia-1': 'pontica-4' },
      peoples: { ...client, persae: 'war' },
      fleets: { 'fleet-1': { at: 'pontica-4', camp: 'roman' } },
    }).act('fleet fleet-1')
    expect(t.why('piece armenia-1')).toBe('UR-3.4.2-g')
  })

  test('UR-4.4.2-j: it returns after a battle, after the plague and after a retreat that was cut off', () => {
    const weak = { at: 'armenia', weak: true }
    const peoples = { ...client, hunni: 'war' }
    const plague = inWindow('roman', ['plague-outbreak'], { peoples, pieces: { 'armenia-1': weak } })
    plague.act('play plague-outbreak', 'to armenia')
    const battle = fight({ peoples, pieces: { 'armenia-1': weak, ...all('armenia', ...some('hunni', 3)) } }, 6)
    const cut = fight({ peoples, pieces: all('armenia', 'armenia-1', ...some('hunni', 3)) }, 3)
    for (const t of [plague, battle, cut]) {
      expect(t.at('armenia-1')).toBe('lost')
      const { lostIn, lostFrom } = JSON.parse(JSON.stringify(t.table.shown(0))).pieces['armenia-1']
      const draw: Draw = { peoples, pieces: { 'armenia-1': { at: 'lost', lostIn, lostFrom } } }
      expect(adjust(draw).at('armenia-1')).toBe('armenia')
    }
  })

  test('UR-4.4.2-k: only Persae keep it away, and only their units', () => {
    const back = (pieces: Draw['pieces']) =>
      adjust({
        pieces: { 'armenia-1': { at: 'lost' }, ...pieces },
        peoples: { ...client, persae: 'war', iberia: 'war' },
      }).at('armenia-1')
    expect(back({ 'iberia-1': 'armenia' })).toBe('armenia')
    expect(back({ 'yazdegard-ii': 'armenia', 'persae-1': 'persae-1' })).toBe('armenia')
    expect(back({ 'persae-1': 'armenia' })).toBe('lost')
  })
})
