import { describe, expect, test } from 'vitest'
import type { Force } from '../src/kinds.ts'
import { losses, modifiers } from '../src/rules/battle/modifiers.ts'
import { BattleScene, battle, force } from './battle-scene.ts'
import { board, type Draw, leader } from './scene.ts'

/** The modifiers of both sides, by clause. */
function drms(drawn: Draw, attack: Parameters<typeof battle>[0], commanders: readonly [string, string]) {
  const scene = new BattleScene(drawn)
  const [attackerCommander, defenderCommander] = commanders.map((id) => (id === '' ? -1 : leader(id))) as never[]
  const list = modifiers(scene.state, { ...battle(attack), attackerCommander, defenderCommander })
  const of = (side: string) => Object.fromEntries(list.filter((drm) => drm.side === side).map(({ why, n }) => [why, n]))
  return { attackers: of('attackers'), defenders: of('defenders') }
}

describe('12.2.1 Superior Leadership', () => {
  const leaders = { attila: { at: 'lutetia', flipped: true }, aetius: 'lutetia' }
  const cu = { lutetia: { barbarian: 4, loyalist: 4 } }
  const attack = { at: 'lutetia', by: 'barbarian', on: 'loyalist' } as const
  const attila = force('attila', { barbarian: 4 }, 'aurelianum', 'rough')

  test('BG-12.2.1-b BG-12.2.1-x1 BG-2.4.2.1-e: equal ratings give nothing', () => {
    const found = drms({ cu, leaders }, { ...attack, with: [attila] }, ['attila', 'aetius'])
    expect(found).toEqual({ attackers: {}, defenders: { 'BG-12.2.2-a': 1 } })
  })

  test('BG-12.2.1-c BG-12.2.1-x2: without a leader a side counts as led by 0', () => {
    const found = drms({ cu, leaders }, { ...attack, with: [attila] }, ['attila', ''])
    expect(found.attackers).toEqual({ 'BG-12.2.1-a': 4 })
  })

  test('BG-12.2.1-a BG-12.2.1-d: the better commander adds the difference, the other nothing', () => {
    const found = drms({ cu, leaders: { chlodio: 'lutetia', aetius: 'lutetia' } }, { ...attack, with: [attila] }, [
      'chlodio',
      'aetius',
    ])
    expect(found).toEqual({ attackers: {}, defenders: { 'BG-12.2.1-a': 2, 'BG-12.2.2-a': 1 } })
  })
})

describe('12.2.2 Combat Superiority', () => {
  const superior = (
    cu: NonNullable<Draw['cu']>,
    attackers: readonly Force[],
    by: 'loyalist' | 'barbarian' = 'loyalist',
  ) => {
    const on = by === 'loyalist' ? 'barbarian' : 'loyalist'
    const found = drms({ cu }, { at: 'lutetia', by, on, with: attackers }, ['', ''])
    return [found.attackers['BG-12.2.2-a'] ?? 0, found.defenders['BG-12.2.2-a'] ?? 0]
  }
  const four = { lutetia: { loyalist: 4, barbarian: 4 } }

  test('BG-12.2.2-a BG-12.2.2-x1: defenders have it, whatever connection the attackers used', () => {
    for (const via of ['clear', 'rough', 'river', 'naval'] as const)
      expect(superior(four, [force('rua', { barbarian: 4 }, 'rotomagus', via)], 'barbarian')).toEqual([0, 1])
  })

  test('BG-12.2.2-c BG-12.2.2-x2 BG-12.2.2-x3: attackers only over a clear connection', () => {
    const by = (via: 'clear' | 'rough' | 'river' | 'strait' | 'naval') =>
      superior(four, [force('aetius', { loyalist: 4 }, 'durocortorum', via)])[0]
    expect([by('clear'), by('rough'), by('river'), by('strait'), by('naval')]).toEqual([1, 0, 0, 0, 0])
  })

  test('BG-12.2.2-b BG-12.2.2-e BG-2.2.1-h: both sides may have it, once each; Byzantines and Usurpers too', () => {
    const cu = { lutetia: { usurper: 4, byzantine: 2 } }
    const found = drms(
      { cu },
      { at: 'lutetia', by: 'usurper', on: 'loyalist', with: [force('', { usurper: 4 }, 'rotomagus')] },
      ['', ''],
    )
    expect(found).toEqual({ attackers: { 'BG-12.2.2-a': 1 }, defenders: { 'BG-12.2.2-a': 1 } })
  })

  test('BG-12.2.2-d BG-12.2.2-x4: not with more than half of the CU not Roman; half is enough', () => {
    const cu = { lutetia: { loyalist: 4, allied: 6, barbarian: 10 } }
    const allies = (n: number) => [
      force('aetius', { loyalist: 4 }, 'durocortorum'),
      force('alaric', { allied: n }, 'aurelianum'),
    ]
    const leaders = {
      aetius: 'lutetia',
      theodoric: { at: 'lutetia', flipped: true },
      attila: { at: 'lutetia', flipped: true },
    }
    const tribes = { visigoths: { at: 'tolosa', allied: true } }
    const drawn = { cu, leaders, tribes }
    const attack = { at: 'lutetia', by: 'loyalist', on: 'barbarian', mode: 'campaign' } as const
    expect(drms(drawn, { ...attack, with: allies(6) }, ['aetius', 'attila'])).toEqual({ attackers: {}, defenders: {} })
    expect(superior({ lutetia: { loyalist: 4, allied: 4, barbarian: 10 } }, allies(4))[0]).toBe(1)
    expect(superior({ lutetia: { allied: 4, barbarian: 4 } }, [force('alaric', { allied: 4 }, 'aurelianum')])).toEqual([
      0, 0,
    ])
  })

  test('BG-12.2.2-f BG-12.2.2-g BG-12.2.2-h: every force by its last connection; who was there already used none', () => {
    const two = (via: 'clear' | 'rough' | 'none') => [
      force('aetius', { loyalist: 2 }, 'durocortorum'),
      force('stilicho', { loyalist: 2 }, 'rotomagus', via),
    ]
    expect([superior(four, two('clear'))[0], superior(four, two('rough'))[0], superior(four, two('none'))[0]]).toEqual([
      1, 0, 1,
    ])
    expect(superior(four, [force('aetius', { loyalist: 4 }, 't6', 'clear', { last: 'colonia' })])[0]).toBe(1)
  })
})

describe('12.2.3 Additional modifiers', () => {
  const attack = { at: 'colonia', by: 'barbarian', on: 'loyalist' } as const
  const cu = { colonia: { barbarian: 4, loyalist: 4 } }
  const by = (...ways: readonly ('clear' | 'rough' | 'river' | 'strait' | 'naval')[]) =>
    drms({ cu }, { ...attack, with: ways.map((via) => force('', { barbarian: 1 }, 'bonna', via)) }, ['', '']).attackers

  test('BG-12.2.3-a BG-12.2.3-b BG-12.2.3-c BG-12.2.3-k BG-2.3.3-c: river, strait and sea; rough and clear give nothing', () => {
    expect([by('river'), by('strait'), by('naval')]).toEqual([
      { 'BG-12.2.3-a': -1 },
      { 'BG-12.2.3-b': -2 },
      { 'BG-12.2.3-c': -2 },
    ])
    expect([by('rough'), by('clear')]).toEqual([{}, {}])
  })

  test('BG-12.2.3-d: of several forces the worst counts, once', () => {
    expect(by('river', 'strait', 'clear')).toEqual({ 'BG-12.2.3-b': -2 })
    expect(by('river', 'river')).toEqual({ 'BG-12.2.3-a': -1 })
  })

  test('BG-12.2.3-e BG-12.2.3-f: a Castra or Colonia of the defenders, no Walled City, no fort of others', () => {
    const one = [force('', { barbarian: 4 }, 'bonna')]
    for (const fort of ['castra', 'colonia'] as const)
      expect(drms({ cu, forts: { colonia: fort } }, { ...attack, with: one }, ['', '']).attackers).toEqual({
        'BG-12.2.3-e': -1,
      })
    const city = { gesoriacum: { barbarian: 4, loyalist: 4 } }
    expect(drms({ cu: city }, { ...attack, at: 'gesoriacum', with: one }, ['', '']).attackers).toEqual({})
    const sortie = drms(
      { cu, forts: { colonia: 'castra' } },
      {
        at: 'colonia',
        by: 'loyalist',
        on: 'barbarian',
        mode: 'sortie',
        with: [force('', { loyalist: 4 }, '', 'none')],
      },
      ['', ''],
    )
    expect(sortie.attackers).toEqual({ 'BG-12.2.2-a': 1 })
  })

  test('BG-12.2.3-g BG-9.0-ah: +1 for each CU above 10', () => {
    const many = { colonia: { barbarian: 13, loyalist: 11 } }
    const found = drms({ cu: many }, { ...attack, with: [force('', { barbarian: 13 }, 'bonna')] }, ['', ''])
    expect(found).toEqual({ attackers: { 'BG-12.2.3-g': 3 }, defenders: { 'BG-12.2.2-a': 1, 'BG-12.2.3-g': 1 } })
  })

  test('BG-12.2.3-h BG-12.2.3-i BG-12.2.3-j BG-12.2.3-l BG-11.1.4-a BG-11.2.4.2-c BG-11.2.4.2-d: after a failed avoidance -1, after interception +1 once', () => {
    const interceptors = [
      force('aetius', { loyalist: 1 }, 'bonna'),
      force('stilicho', { loyalist: 1 }, 'castra-vetera'),
    ]
    const found = drms(
      { cu },
      { ...attack, with: [force('', { barbarian: 4 }, 'bonna', 'river')], interceptors, hasFailedToAvoid: true },
      ['', ''],
    )
    // The force that was intercepted takes the modifier of the connection it used.
    expect(found.attackers).toEqual({ 'BG-12.2.3-a': -1 })
    expect(found.defenders).toEqual({ 'BG-12.2.2-a': 1, 'BG-12.2.3-h': -1, 'BG-12.2.3-i': 1 })
  })
})

describe('12.2.4 The table', () => {
  test('BG-12.2.4-b BG-12.2.4-i BG-12.2.4-j: by modified roll and own CU; beyond its ends the last row and column', () => {
    expect([losses(board, 6, 4), losses(board, 5, 4), losses(board, 5, 7)]).toEqual([2, 1, 2])
    expect(losses(board, -3, 10)).toBe(losses(board, 0, 10))
    expect(losses(board, 15, 10)).toBe(losses(board, 12, 10))
    expect(losses(board, 7, 14)).toBe(losses(board, 7, 10))
    expect(losses(board, 12, 0)).toBe(0)
  })
})
