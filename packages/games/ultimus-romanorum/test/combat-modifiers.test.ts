import { NOBODY } from '../src/board.ts'
import '../src/index.ts'
import { describe, expect, test } from 'vitest'
import { battleOdds } from '../src/rules/combat/odds.ts'
import { BARBARIAN, ROMAN } from '../src/state.ts'
import { all, atWar, type Fight, fight, history, some } from './combat-play.ts'

/** What is added to the die, by clause, if this battle is fought now. */
function modifiers(at: string, draw: Fight): Record<string, number> {
  const { state } = atWar(draw)
  const odds = battleOdds(state, state.board.zoneOf.get(at) ?? NOBODY, draw.attacker === 'roman' ? ROMAN : BARBARIAN)
  return Object.fromEntries((odds?.modifiers ?? []).map(({ rule, value }) => [rule, value]))
}

const side = (at: string, draw: Fight) => {
  const { state } = atWar(draw)
  return battleOdds(state, state.board.zoneOf.get(at) ?? NOBODY, draw.attacker === 'roman' ? ROMAN : BARBARIAN)
}

describe('8.6.1 Average quality', () => {
  test('UR-8.6.1-a UR-8.6.1-x1: two CO Galliae, Comites Alani and Comites Seniores: 7/4 is 1', () => {
    const pieces = all('galliae-3', 'suevi-1', ...some('co-galliae', 2), 'comites-alani', 'comites-seniores')
    expect(side('galliae-3', { pieces, peoples: { suevi: 'war' } })).toMatchObject({ defender: { quality: 1 } })
    const better = all('galliae-3', 'suevi-1', 'co-galliae-1', 'comites-alani', 'comites-seniores')
    expect(side('galliae-3', { pieces: better, peoples: { suevi: 'war' } })).toMatchObject({ defender: { quality: 2 } })
  })

  test('UR-8.6.1-a: of the face shown', () => {
    const pieces = { 'suevi-1': 'italia-2', 'scolae-w': { at: 'italia-2', weak: true } }
    expect(side('italia-2', { pieces, peoples: { suevi: 'war' } })).toMatchObject({ defender: { quality: 2 } })
  })
})

describe('8.6.2 Tactical bonus', () => {
  test('UR-8.6.2-a: the best of the leaders, whatever the units have', () => {
    const pieces = all('italia-2', 'vandali-1', 'avitus', 'aetius', 'li-italia-1', 'godegisel')
    const odds = side('italia-2', { pieces, peoples: { vandali: 'war' } })
    expect(odds).toMatchObject({ attacker: { bonus: 1 }, defender: { bonus: 3 } })
    const dull = all('italia-2', 'scolae-w', 'valentinien-iii', 'suevi-1')
    expect(side('italia-2', { pieces: dull, peoples: { suevi: 'war' } })).toMatchObject({ defender: { bonus: 0 } })
  })

  test('UR-8.6.2-b: without a leader the mean of the units, rounded down', () => {
    const odds = side('italia-2', {
      pieces: all('italia-2', 'vandali-1', 'vandali-2', 'scolae-w', 'victores'),
      peoples: { vandali: 'war' },
    })
    expect(odds).toMatchObject({ attacker: { bonus: 1 }, defender: { bonus: 0 } })
  })

  test("UR-T.combat-h: + attacker's BT - defender's BT", () => {
    const pieces = all('italia-2', 'attila', 'hunni-1', 'avitus', 'li-italia-1')
    expect(modifiers('italia-2', { pieces, peoples: { hunni: 'war' } })).toEqual({ 'UR-T.combat-h': 2 })
    expect(modifiers('italia-2', { pieces, peoples: { hunni: 'war' }, attacker: 'roman' })).toEqual({
      'UR-T.combat-h': -2,
    })
  })
})

describe('what is told of a battle', () => {
  test('UR-T.combat-q: each shift of column and die by its clause, as it was foretold', () => {
    const pieces = all('italia-2', 'attila', 'hunni-1', 'avitus', 'li-italia-1')
    const draw: Fight = { pieces, peoples: { hunni: 'war' } }
    const foretold = side('italia-2', draw)
    const [result] = history(fight(draw, 4).act('fight'), 'battle-result')
    expect(foretold?.modifiers).not.toEqual([])
    expect(result).toMatchObject({ shifts: foretold?.shifts, modifiers: foretold?.modifiers })
  })
})

describe('T.combat Die modifiers outside the Empire and at a capital', () => {
  test('UR-T.combat-i: -1 against a people at war that defends outside the Empire', () => {
    const pieces = all('suevi', 'suevi-1', 'comites-seniores', 'majorien')
    const at = (status: string) => modifiers('suevi', { pieces, peoples: { suevi: status }, attacker: 'roman' })
    expect(at('war')).toEqual({ 'UR-T.combat-h': 3, 'UR-T.combat-i': -1 })
    expect(at('revolt')).toEqual({ 'UR-T.combat-h': 3 })
    expect(at('regnum')).toEqual({ 'UR-T.combat-h': 3 })
    const inside = all('italia-1', 'suevi-1', 'comites-seniores')
    expect(modifiers('italia-1', { pieces: inside, peoples: { suevi: 'war' }, attacker: 'roman' })).toEqual({})
  })

  test('UR-T.combat-i: a Roman unit among the defenders is enough to lose it', () => {
    const pieces = {
      ...all('suevi', 'suevi-1', 'comites-seniores', 'majorien'),
      victores: { at: 'suevi', rallied: 'west' as const },
      jovin: { at: 'italia-1', rallied: 'west' as const },
    }
    const west = { augustus: 'valentinien-iii', usurper: 'jovin' }
    expect(modifiers('suevi', { pieces, peoples: { suevi: 'war' }, west, attacker: 'roman' })).toEqual({
      'UR-T.combat-h': 3,
    })
  })

  test('UR-T.combat-j: +1 for an attacker wholly of non-Romans outside the Empire', () => {
    const pieces = all('armenia', 'armenia-1', 'iberia-1')
    const peoples = { armenia: 'client', iberia: 'war' }
    expect(modifiers('armenia', { pieces, peoples })).toEqual({ 'UR-T.combat-i': -1, 'UR-T.combat-j': 1 })
    // The Romans who attack are not wholly non-Roman.
    const mixed = all('iberia', 'armenia-1', 'isauri', 'iberia-1')
    expect(modifiers('iberia', { pieces: mixed, peoples, attacker: 'roman' })).toEqual({ 'UR-T.combat-i': -1 })
    const inside = all('pontica-4', 'iberia-1', 'li-pontica-1')
    expect(modifiers('pontica-4', { pieces: inside, peoples })).toEqual({})
  })

  test('UR-T.combat-k: -1 against a Regnum people alone in its own capital', () => {
    const peoples = (capital: string) => ({ burgondi: { status: 'regnum', capital }, alani: 'war' })
    const pieces = all('galliae-3', 'burgondi-1', 'li-galliae-1', 'co-galliae-1')
    const at = (draw: Fight) => modifiers('galliae-3', { ...draw, attacker: 'roman' })
    expect(at({ pieces, peoples: peoples('galliae-3') })).toEqual({ 'UR-T.combat-k': -1 })
    expect(at({ pieces, peoples: peoples('galliae-6') })).toEqual({})
    expect(at({ pieces: { ...pieces, 'alani-1': 'galliae-3' }, peoples: peoples('galliae-3') })).toEqual({})
    expect(at({ pieces, peoples: { burgondi: 'revolt' } })).toEqual({})
    // Its allies are as good as its own, alone too.
    const allied = { ...peoples('galliae-3'), alani: { status: 'regnum', ally: 'burgondi' } }
    const both = { ...pieces, 'alani-1': 'galliae-3' }
    expect(at({ pieces: both, peoples: allied })).toMatchObject({ 'UR-T.combat-k': -1 })
    expect(at({ pieces: { ...both, 'burgondi-1': 'galliae-5' }, peoples: allied })).toMatchObject({
      'UR-T.combat-k': -1,
    })
    expect(
      at({ pieces: { ...both, 'suevi-1': 'galliae-3' }, peoples: { ...allied, suevi: 'war' } }),
    ).not.toHaveProperty('UR-T.combat-k')
  })
})

describe('8.6.3 Political capacity', () => {
  const rallied = (at: string) => ({ at, rallied: 'west' as const })
  const west = { augustus: 'valentinien-iii', usurper: 'jovin', patrice: 'majorien' }
  const base = { jovin: rallied('italia-2'), victores: rallied('italia-2'), 'comites-seniores': 'italia-2' }

  test('UR-8.6.3-a UR-8.6.3-c UR-T.combat-l UR-T.combat-m: the better CP of the Augusti, Patrices and Usurpers', () => {
    // Jovin has CP 3, Valentinien 3, Majorien 5.
    const against = (leaders: string[], attacker: 'roman' | 'barbarian') =>
      modifiers('italia-2', { pieces: { ...base, ...all('italia-2', ...leaders) }, west, attacker })
    expect(against(['valentinien-iii'], 'roman')).toEqual({ 'UR-T.combat-h': -1 })
    expect(against(['valentinien-iii', 'majorien'], 'roman')).toEqual({ 'UR-T.combat-h': 2, 'UR-T.combat-l': 1 })
    expect(against(['majorien'], 'barbarian')).toEqual({ 'UR-T.combat-h': -2, 'UR-T.combat-m': -1 })
  })

  test('UR-8.6.3-b: nothing if one force has no such leader, or only others', () => {
    const none = modifiers('italia-2', { pieces: base, west, attacker: 'barbarian' })
    expect(none).toEqual({ 'UR-T.combat-h': 1 })
    // Aetius has CP 5 and no title.
    const plain = modifiers('italia-2', { pieces: { ...base, aetius: 'italia-2' }, west, attacker: 'roman' })
    expect(plain).toEqual({ 'UR-T.combat-h': 2 })
  })
})

describe('T.combat Crossings', () => {
  const over = { at: 'galliae-3', cameFrom: 'alamanni', crossed: true }
  const base = { 'li-galliae-1': 'galliae-3', 'co-galliae-1': 'galliae-3' }
  const peoples = { alamanni: 'war' }

  test('UR-T.combat-n UR-T.combat-o: -1 if the attacker crossed a great river or a strait, whoever fights', () => {
    expect(modifiers('galliae-3', { pieces: { ...base, 'alamanni-1': over }, peoples })).toEqual({
      'UR-T.combat-n': -1,
    })
    expect(modifiers('galliae-3', { pieces: { ...base, 'alamanni-1': 'galliae-3' }, peoples })).toEqual({})
  })

  test('UR-T.combat-n UR-7.2-f UR-7.2-g: a strait is crossed, whether it costs 1 PM more or 2; a plain border is not', () => {
    const { board } = atWar({ pieces: {}, peoples: {} }).state
    const crosses = (from: string, to: string) => {
      const [a, b] = [from, to].map((id) => board.zoneOf.get(id) ?? NOBODY)
      return board.ways[a].find((way) => way.to === b)?.isCrossing
    }
    expect([crosses('britanniae-2', 'galliae-1'), crosses('galliae-1', 'britanniae-2')]).toEqual([true, true])
    expect(crosses('galliae-7', 'britanniae-2')).toBe(true)
    expect(crosses('galliae-3', 'galliae-4')).toBe(false)
  })

  test('UR-T.combat-p: one unit that did not cross cancels it', () => {
    const pieces = { ...base, 'alamanni-1': over, 'alamanni-2': { at: 'galliae-3', cameFrom: 'galliae-4' } }
    expect(modifiers('galliae-3', { pieces, peoples })).toEqual({})
  })

  test('UR-T.combat-n UR-T.events-7b: a march over the Rhenus; not if it is frozen', () => {
    const march = (event: number) => {
      const t = atWar({ pieces: { ...base, 'alamanni-1': 'alamanni' }, peoples, event })
      t.act('piece alamanni-1', 'to galliae-3')
      if (t.asked === 'group') t.act('done')
      return history(t.dice(6).act('done'), 'roll')[0]
    }
    expect(march(0)).toMatchObject({ purpose: { modifier: -1 } })
    expect(march(7)).toMatchObject({ purpose: { modifier: 0 } })
  })

  test('UR-T.combat-q: all modifiers add up', () => {
    const pieces = {
      chiperic: over,
      'alamanni-1': over,
      ...all('galliae-3', 'aetius', 'victores'),
    }
    const odds = side('galliae-3', { pieces, peoples: { alamanni: 'war', burgondi: 'war' }, event: 5 })
    // BT 1 against 3, the crossing, German vigour.
    expect(odds?.modifier).toBe(-2 - 1 + 1)
    const t = fight({ pieces, peoples: { alamanni: 'war', burgondi: 'war' }, event: 5 }, 4).act('fight')
    expect(t.told('battle-result')).toMatchObject([{ row: 2 }])
  })
})

describe('T.events Events in battle', () => {
  const goths = all('italia-2', 'suevi-1', 'li-italia-1')
  const peoples = { suevi: 'war', alani: 'war', mauri: 'war' }

  test('UR-T.events-3 UR-T.events-0b UR-T.events-0x1: discouraged Romans attack with -1 and defend with +1', () => {
    const moors = all('africa-3', 'mauri-1', 'li-africa-1')
    expect(modifiers('africa-3', { pieces: moors, peoples, event: 3, attacker: 'roman' })).toEqual({
      'UR-T.events-3': -1,
    })
    expect(modifiers('africa-3', { pieces: moors, peoples, event: 3 })).toEqual({ 'UR-T.events-3': 1 })
    expect(modifiers('africa-3', { pieces: moors, peoples, event: 2 })).toEqual({})
    // And so the battles are read.
    const row = (event: number, attacker: 'roman' | 'barbarian') =>
      history(fight({ pieces: moors, peoples, event, attacker }, 3), 'battle-result')[0]
    expect([row(3, 'roman'), row(3, 'barbarian')]).toMatchObject([{ row: 2 }, { row: 4 }])
    expect([row(2, 'roman'), row(2, 'barbarian')]).toMatchObject([{ row: 3 }, { row: 3 }])
  })

  test('UR-T.events-3 UR-T.events-5b: only against non-Romans, and mixed forces cancel out', () => {
    const west = { augustus: 'valentinien-iii', usurper: 'jovin' }
    const civil = {
      'co-italia-1': { at: 'italia-2', rallied: 'west' as const },
      'li-italia-1': 'italia-2',
      jovin: { at: 'italia-1', rallied: 'west' as const },
    }
    expect(modifiers('italia-2', { pieces: civil, west, event: 3 })).toEqual({})
    const mixed = { ...civil, 'suevi-1': 'italia-2', 'alani-1': 'italia-2' }
    const sides = { suevi: 'war', alani: 'foederati' }
    expect(modifiers('italia-2', { pieces: mixed, west, peoples: sides, event: 3 })).toEqual({})
    expect(
      modifiers('italia-2', { pieces: { ...civil, 'suevi-1': 'italia-2' }, west, peoples: sides, event: 3 }),
    ).toEqual({ 'UR-T.events-3': 1 })
  })

  test('UR-T.events-5a UR-T.events-5b: +1 for whoever has Germans; nothing if both have', () => {
    expect(modifiers('italia-2', { pieces: goths, peoples, event: 5 })).toEqual({ 'UR-T.events-5a': 1 })
    expect(modifiers('italia-2', { pieces: goths, peoples, event: 5, attacker: 'roman' })).toEqual({
      'UR-T.events-5a': -1,
    })
    const both = { ...goths, 'heruli-1': 'italia-2' }
    expect(modifiers('italia-2', { pieces: both, peoples: { ...peoples, heruli: 'foederati' }, event: 5 })).toEqual({})
    const alans = all('italia-2', 'alani-1', 'li-italia-1')
    expect(modifiers('italia-2', { pieces: alans, peoples, event: 5 })).toEqual({ 'UR-T.combat-h': 1 })
  })

  test("UR-T.events-12: +1 for the Roman's palatini against non-Romans", () => {
    const guards = { ...goths, victores: 'italia-2' }
    expect(modifiers('italia-2', { pieces: guards, peoples, event: 12, attacker: 'roman' })).toEqual({
      'UR-T.events-12': 1,
    })
    expect(modifiers('italia-2', { pieces: guards, peoples, event: 12 })).toEqual({ 'UR-T.events-12': -1 })
    expect(modifiers('italia-2', { pieces: goths, peoples, event: 12 })).toEqual({})
    const west = { augustus: 'valentinien-iii', usurper: 'jovin' }
    const jovin = { at: 'italia-1', rallied: 'west' as const }
    const civil = { jovin, 'co-italia-1': { at: 'italia-2', rallied: 'west' as const }, victores: 'italia-2' }
    expect(modifiers('italia-2', { pieces: civil, west, event: 12 })).toEqual({})
    const rebels = {
      jovin,
      'suevi-1': 'italia-2',
      victores: { at: 'italia-2', rallied: 'west' as const },
      'li-italia-1': 'italia-2',
      'alani-1': 'italia-2',
    }
    expect(
      modifiers('italia-2', { pieces: rebels, west, peoples: { suevi: 'war', alani: 'foederati' }, event: 12 }),
    ).toEqual({})
  })

  test('UR-T.events-0c: an event lasts through all battles of phase E', () => {
    const moors = { ...all('africa-3', 'mauri-1', 'li-africa-1'), 'alani-1': 'africa-5', 'co-africa-1': 'africa-5' }
    const t = fight({ pieces: moors, peoples: { mauri: 'war', alani: 'revolt' }, event: 3 })
    t.dice(4, 4, 4).act('to africa-3')
    while (t.asked !== 'movement') t.act(t.legal[0])
    expect(history(t, 'roll')).toMatchObject([{ purpose: { modifier: 1 } }, { purpose: { modifier: 2 } }])
  })

  test('UR-T.events-4d: the BT of a sick Augustus does not count', () => {
    const pieces = all('italia-2', 'leon', 'isauri', 'suevi-1')
    const draw = { pieces, peoples, west: { augustus: 'leon' }, event: 4 }
    expect(modifiers('italia-2', { ...draw, eventDetail: 0 })).toEqual({})
    expect(modifiers('italia-2', { ...draw, eventDetail: 1 })).toEqual({ 'UR-T.combat-h': -1 })
  })
})
