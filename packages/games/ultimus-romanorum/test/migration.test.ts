/** UR-6.2-ba: when and how a migration is owed. */
import { describe, expect, test } from 'vitest'
import { barbarians, named, steps } from './movement-play.ts'
import type { Draw, Play } from './play.ts'
import { FILLER, hands, inWindow } from './stratagem-play.ts'

/** Out of the way. */
const elsewhere = { 'valentinien-iii': 'africa-4' }
const suevi = (pieces: Draw['pieces'], more: Draw = {}): Play =>
  barbarians({ pieces: { ...elsewhere, ...pieces }, peoples: { suevi: 'war' }, migrating: 'suevi', ...more })

/** Ends the march that is asked about. */
function stop(t: Play): Play {
  while (t.asked === 'group' || t.asked === 'window') t.act('done')
  return t
}

/** To the next E.1 of the Barbarian, the Roman doing nothing. */
function nextSmc(t: Play): Play {
  t.act('done', 'done')
  return t
}

describe('6.2 Migration is owed', () => {
  test('UR-6.2-ba UR-6.2-as: units that stand together move as well, each of them', () => {
    const t = suevi({ 'suevi-1': 'italia-1', 'suevi-2': 'italia-1' })
    expect(t.why('done')).toBe('UR-6.2-ba')
    stop(t.act('piece suevi-1', 'to italia-2'))
    expect(t.why('done')).toBe('UR-6.2-ba')
    t.act('piece suevi-2')
    expect(t.act('to italia-3').why('done')).toBe('UR-6.2-ba')
    t.act('to italia-2')
    expect([stop(t).at('suevi-2'), t.why('done')]).toEqual(['italia-2', undefined])
  })

  test('UR-6.2-ba: a single unit moves too', () => {
    const t = suevi({ 'suevi-1': 'italia-1' })
    expect(t.why('done')).toBe('UR-6.2-ba')
    expect(stop(t.act('piece suevi-1', 'to italia-2')).why('done')).toBeUndefined()
  })

  test('UR-6.2-ba: they meet in no zone where one of them began', () => {
    const t = suevi({ 'suevi-1': 'italia-1', 'suevi-2': 'italia-2' }).act('piece suevi-1')
    expect(t.act('to italia-2').why('done')).toBe('UR-6.2-ba')
    expect(steps(t)).not.toEqual([])
    expect(t.act('to italia-4').why('done')).toBeUndefined()
  })

  test('UR-6.2-ba: the first to stop settles the zone', () => {
    const t = suevi({ 'suevi-1': 'italia-1', 'suevi-2': 'italia-3' })
    stop(t.act('piece suevi-1', 'to italia-2', 'to italia-4'))
    stop(t.act('piece suevi-2', 'to italia-4'))
    expect([t.at('suevi-2'), t.why('done')]).toEqual(['italia-4', undefined])
    const other = suevi({ 'suevi-1': 'italia-1', 'suevi-2': 'italia-3' })
    stop(other.act('piece suevi-1', 'to italia-2', 'to italia-4'))
    expect(other.act('piece suevi-2', 'to italia-2').why('done')).toBe('UR-6.2-ba')
  })

  test('UR-6.2-ba: none stops where another could not follow', () => {
    const t = suevi({ 'suevi-1': 'italia-4', 'suevi-2': 'suevi' }).act('piece suevi-1', 'to italia-5')
    expect(t.why('done')).toBe('UR-6.2-ba')
  })

  test('UR-6.2-ba: if there is no such zone nobody is bound, and it is owed again in the next E.1', () => {
    const apart = { 'suevi-1': 'africa-5', 'suevi-2': 'suevi' }
    const t = suevi(apart, { peoples: { suevi: 'revolt' }, smc: [1, 2] })
    expect([t.why('done'), named(t)]).toEqual([undefined, ['suevi-1', 'suevi-2']])
    stop(t.act('piece suevi-2', 'to italia-1'))
    nextSmc(t)
    expect([t.asked, t.seat, t.why('done')]).toEqual(['movement', 'second', undefined])
    const near = suevi({ 'suevi-1': 'suevi', 'suevi-2': { at: 'italia-1', moved: true } }, { smc: [1, 2] })
    stop(near.act('piece suevi-1', 'to italia-1'))
    expect(near.why('done')).toBeUndefined()
    const held = suevi(
      { 'suevi-1': { at: 'italia-1', moved: true }, 'suevi-2': { at: 'italia-3', moved: true } },
      { smc: [1, 2] },
    )
    expect(nextSmc(held).why('done')).toBe('UR-6.2-ba')
  })

  test('UR-6.2-ba: who had moved already settles the zone, unless another of them stands there', () => {
    const t = suevi({ 'suevi-1': { at: 'italia-4', moved: true }, 'suevi-2': 'italia-1' })
    expect(t.why('done')).toBe('UR-6.2-ba')
    expect(t.act('piece suevi-2', 'to italia-2').why('done')).toBe('UR-6.2-ba')
    expect(stop(t.act('to italia-4')).why('done')).toBeUndefined()
    const closed = suevi({ 'suevi-1': { at: 'italia-1', moved: true }, 'suevi-2': 'italia-1' })
    expect(closed.why('done')).toBeUndefined()
  })

  test('UR-6.2-ba: in later SMC they may stay; if one moves, all end together, where some may have stood', () => {
    const t = suevi({ 'suevi-1': 'italia-1', 'suevi-2': 'italia-1' }, { smc: [1, 2] })
    stop(t.act('piece suevi-1', 'to italia-2'))
    stop(t.act('piece suevi-2', 'to italia-2'))
    expect(t.state.migrated).toBe(false)
    nextSmc(t)
    expect([t.state.migrated, t.seat, t.why('done')]).toEqual([true, 'second', undefined])
    stop(t.act('piece suevi-1', 'to italia-1'))
    expect(t.why('done')).toBe('UR-6.2-ba')
    const settled = suevi({ 'suevi-1': 'italia-1', 'suevi-2': 'italia-1' }, { smc: [2, 3] })
    stop(settled.act('piece suevi-1', 'to italia-2'))
    stop(settled.act('piece suevi-2', 'to italia-2'))
    nextSmc(nextSmc(settled))
    expect([settled.asked, settled.seat, settled.why('done')]).toEqual(['movement', 'second', undefined])
    const met = suevi({ 'suevi-1': 'italia-1', 'suevi-2': 'italia-2' }, { migrated: true })
    stop(met.act('piece suevi-1', 'to italia-2'))
    expect(met.why('done')).toBeUndefined()
  })

  test('UR-6.2-ba: played in E.1 it is owed at once, played in the Roman’s SMC in the next E.1', () => {
    const draw: Draw = { peoples: { suevi: 'war' }, pieces: { ...elsewhere, 'suevi-1': 'italia-1' } }
    const own = barbarians({ ...draw, hands: hands([], ['migration', FILLER]) }).act('play migration')
    if (own.asked === 'stratagem-people') own.act('people suevi')
    expect([own.asked, own.why('done')]).toEqual(['movement', 'UR-6.2-ba'])
    const t = inWindow('barbarian', ['migration'], draw).act('play migration')
    if (t.asked === 'stratagem-people') t.act('people suevi')
    while (t.seat === 'first' || t.asked === 'window') t.act('done')
    expect([t.asked, t.why('done')]).toEqual(['movement', 'UR-6.2-ba'])
  })

  test('UR-6.2-ba UR-4.5.2-e: units that may not leave free all the others', () => {
    const t = suevi(
      { 'suevi-1': 'italia-1', 'suevi-2': 'italia-2', 'co-italia-1': 'italia-1' },
      { peoples: { suevi: 'revolt' } },
    )
    expect(t.why('done')).toBeUndefined()
  })

  test('UR-6.2-ba: they do not embark while they can meet on land', () => {
    const t = barbarians({
      peoples: { vandali: 'revolt' },
      migrating: 'vandali',
      fleets: { 'classis-occidentalis': { at: 'africa-4', camp: 'barbarian' } },
      pieces: { ...elsewhere, 'valentinien-iii': 'italia-4', genseric: 'africa-4', 'vandali-1': 'africa-4' },
    }).act('fleet classis-occidentalis')
    expect([t.why('piece vandali-1'), t.why('piece genseric')]).toEqual(['UR-6.2-ba', undefined])
  })

  test('UR-6.2-az: allies migrate as one people', () => {
    const draw: Draw = {
      peoples: { vandali: 'foederati', alani: { status: 'foederati', ally: 'vandali' } },
      pieces: { ...elsewhere, 'vandali-1': 'hispaniae-5', 'alani-1': 'hispaniae-4' },
    }
    const t = barbarians({ ...draw, hands: hands([], ['migration', FILLER]) }).act('play migration')
    expect(t.camp('alani-1')).toBe('barbarian')
    stop(t.act('piece vandali-1', 'to hispaniae-3'))
    expect(t.why('done')).toBe('UR-6.2-ba')
    stop(t.act('piece alani-1', 'to hispaniae-3'))
    expect(t.why('done')).toBeUndefined()
    const two = {
      ...draw,
      peoples: { ...draw.peoples, suevi: 'war' },
      pieces: { ...draw.pieces, 'suevi-1': 'galliae-1' },
    }
    const named = inWindow('barbarian', ['migration'], two).act('play migration')
    expect([named.legal, named.why('people alani')]).toEqual([['people vandali', 'people suevi'], 'UR-6.2-az'])
  })
})
