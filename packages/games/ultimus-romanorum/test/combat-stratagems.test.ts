import { describe, expect, test } from 'vitest'
import { all, atWar, type Fight, fight, history, settle, some } from './combat-play.ts'

/** Hands of the Roman (first seat) and the Barbarian (second seat). */
const hands = (roman: string[], barbarian: string[]) => {
  const count = (ids: string[]) => Object.fromEntries(ids.map((id) => [id, ids.filter((each) => each === id).length]))
  return { first: count(roman), second: count(barbarian) }
}

/** The movement phase ends; both may have been asked what they play at its start. */
const begin = (draw: Fight, ...dice: number[]) =>
  atWar(draw)
    .dice(...dice)
    .act('done')

describe('6.2 Scourge of God', () => {
  const huns = { ...all('italia-2', 'attila', 'hunni-1', 'gepidae-1', 'co-italia-1', 'victores'), aetius: 'italia-5' }
  const peoples = { hunni: 'war', gepidae: 'war' }

  test('UR-6.2-q UR-6.2-t UR-6.2-v: played before the roll it replaces; the attacker reads row 9 after the shifts', () => {
    const t = begin({ pieces: huns, peoples, hands: hands([], ['scourge-of-god']) })
    expect([t.asked, t.seat, t.why('play scourge-of-god')]).toEqual(['window', 'second', 'UR-6.2-q'])
    t.act('done')
    expect([t.asked, t.seat]).toEqual(['window', 'second'])
    // 10 against 10 PF is 1/1; quality 2 against 1 makes it 3/2. No die is rolled.
    t.act('play scourge-of-god')
    expect(history(t, 'battle-result')).toMatchObject([{ row: 9, column: 6, attacker: 'R', defender: 'A' }])
    expect(history(t, 'roll')).toEqual([])
    expect(history(t, 'stratagem')).toEqual([{ type: 'stratagem', camp: 'barbarian', stratagem: 'scourge-of-god' }])
    expect(t.look.hands[1].every((count) => count === 0)).toBe(true)
  })

  test('UR-6.2-u: the defender reads row -2', () => {
    const t = begin({ pieces: huns, peoples, hands: hands([], ['scourge-of-god']), attacker: 'roman' })
    t.act('done', 'fight', 'play scourge-of-god')
    expect(t.told('battle-result')).toMatchObject([{ row: -2, winner: 'barbarian' }])
  })

  test('UR-6.2-r: at least half of the units must be Hunni', () => {
    const few = { ...huns, 'gepidae-2': 'italia-2' }
    const t = begin({ pieces: few, peoples, hands: hands([], ['scourge-of-god']) }).act('done')
    expect(t.why('play scourge-of-god')).toBe('UR-6.2-r')
  })

  test('UR-6.2-s: under a historical leader of theirs', () => {
    const generic = { ...huns, attila: 'hunni-1', 'dux-hunni': 'italia-2' }
    const t = begin({ pieces: generic, peoples, hands: hands([], ['scourge-of-god']) }).act('done')
    expect(t.why('play scourge-of-god')).toBe('UR-6.2-s')
  })

  test('UR-6.2-w UR-6.3-am: with a Furor Germanicus of the Roman both are cancelled and the die is rolled', () => {
    const t = begin({ pieces: huns, peoples, hands: hands(['furor-germanicus'], ['scourge-of-god', 'divine-favour']) })
    t.act('done', 'done')
    expect([t.asked, t.seat]).toEqual(['window', 'second'])
    t.act('play scourge-of-god')
    expect(t.why('play divine-favour')).toBe('UR-6.3-an')
    t.act('done')
    expect([t.asked, t.seat]).toEqual(['window', 'first'])
    t.dice(4).act('play furor-germanicus')
    // The other may answer, now that there will be a die.
    expect([t.asked, t.seat, t.why('play divine-favour')]).toEqual(['window', 'second', undefined])
    t.act('done')
    expect(history(t, 'roll')).toMatchObject([{ face: 4, purpose: { for: 'battle' } }])
    expect(history(t, 'battle-result')).toMatchObject([{ row: 7 }])
  })

  test('UR-6.3-ah: nobody replaces a die that he has replaced already', () => {
    const both = hands(['divine-favour'], ['scourge-of-god', 'furor-germanicus'])
    const t = begin({ pieces: huns, peoples, hands: both }).act('done', 'done')
    expect([t.seat, t.why('play furor-germanicus')]).toEqual(['second', undefined])
    const scourge = t.act('play scourge-of-god')
    expect([scourge.asked, scourge.seat, scourge.why('play furor-germanicus')]).toEqual([
      'window',
      'second',
      'UR-6.3-ah',
    ])
    const furor = begin({ pieces: huns, peoples, hands: both }).act('done', 'done', 'play furor-germanicus')
    expect([furor.asked, furor.seat, furor.why('play scourge-of-god')]).toEqual(['window', 'second', 'UR-6.3-ah'])
  })

  test('UR-6.3-am: in either order', () => {
    const t = begin({
      pieces: huns,
      peoples,
      hands: hands(['furor-germanicus'], ['scourge-of-god']),
      attacker: 'roman',
    })
    t.act('done', 'done', 'fight', 'play furor-germanicus')
    t.dice(1).act('play scourge-of-god')
    expect(history(t, 'roll')).toMatchObject([{ face: 1 }])
  })
})

describe('6.3 Furor Germanicus', () => {
  const pieces = { ...all('italia-2', ...some('suevi', 2), ...some('co-italia', 2)) }
  const peoples = { suevi: 'war' }

  test('UR-6.3-ah UR-6.3-aj UR-6.3-al: before the roll, which it replaces: row 9 for the attacker, after the shifts', () => {
    const t = begin({
      pieces: { ...pieces, victores: 'italia-2', 'scolae-w': 'italia-2' },
      peoples,
      hands: hands([], ['furor-germanicus']),
    })
    expect(t.why('play furor-germanicus')).toBe('UR-6.3-ah')
    t.act('done', 'play furor-germanicus')
    expect(history(t, 'battle-result')).toMatchObject([{ row: 9 }])
  })

  test('UR-6.3-al: in the column after the shifts, as Scourge of God', () => {
    const huns = { ...all('italia-2', 'attila', 'hunni-1', 'gepidae-1', 'co-italia-1', 'victores') }
    const at = (attacker: 'roman' | 'barbarian') => {
      const allies = { hunni: 'war', gepidae: 'war' }
      const t = begin({ pieces: huns, peoples: allies, hands: hands([], ['furor-germanicus']), attacker }).act('done')
      if (t.asked === 'stand') t.act('fight')
      return history(t.act('play furor-germanicus'), 'battle-result')
    }
    // 1/1 becomes 3/2 for the Hunni, and 2/3 for who attacks them.
    expect([at('barbarian'), at('roman')]).toMatchObject([[{ row: 9, column: 6 }], [{ row: -2, column: 2 }]])
  })

  test('UR-6.3-ah UR-6.3-aj UR-6.3-ak: row -2 for the defender, of either camp', () => {
    const t = begin({ pieces, peoples, hands: hands(['furor-germanicus'], []) }).act('done', 'play furor-germanicus')
    expect(history(t, 'battle-result')).toMatchObject([{ row: -2, column: 5, winner: 'roman' }])
    expect(history(t, 'roll')).toEqual([])
  })

  test('UR-6.3-ai: with a German unit on either side', () => {
    const alans = all('italia-2', 'alani-1', 'li-italia-1')
    const t = begin({ pieces: alans, peoples: { alani: 'war' }, hands: hands([], ['furor-germanicus']) }).act('done')
    expect(t.why('play furor-germanicus')).toBe('UR-6.3-ai')
    const friends = begin({
      pieces: { ...alans, 'heruli-1': 'italia-2' },
      peoples: { alani: 'war', heruli: 'foederati' },
      hands: hands([], ['furor-germanicus']),
    }).act('done')
    expect(friends.why('play furor-germanicus')).toBeUndefined()
  })
})

describe('6.3 Divine Favour', () => {
  const pieces = { ...all('italia-2', ...some('suevi', 2), ...some('co-italia', 2)) }
  const peoples = { suevi: 'war' }

  test('UR-6.3-an: 2 in favour of its player on the resolution roll, declared before it', () => {
    const attacker = begin({ pieces, peoples, hands: hands([], ['divine-favour']) })
    expect(attacker.why('play divine-favour')).toBe('UR-6.3-an')
    attacker.act('done').dice(3).act('play divine-favour')
    expect(history(attacker, 'battle-result')).toMatchObject([{ row: 5 }])
    const defender = begin({ pieces, peoples, hands: hands(['divine-favour'], []) }).act('done')
    defender.dice(3).act('play divine-favour')
    expect(history(defender, 'battle-result')).toMatchObject([{ row: 1 }])
  })

  test('UR-6.3-an: or on the roll of an evasion, and on that alone', () => {
    const led = { ...pieces, avitus: 'italia-2' }
    const evading = (roman: string[], barbarian: string[]) =>
      begin({ pieces: led, peoples, hands: hands(roman, barbarian) }).act('done', 'evade')
    // Avitus has VS 2: a 3 becomes 1.
    const helped = evading(['divine-favour'], [])
    expect(helped.asked).toBe('window')
    helped.dice(3).act('play divine-favour')
    expect(helped.asked).toBe('evasion-zone')
    // A 1 becomes 3, and the die of the battle is as it falls.
    const hindered = evading([], ['divine-favour']).dice(1, 4).act('play divine-favour')
    expect(history(hindered, 'battle-result')).toMatchObject([{ row: 3 }])
  })

  test('UR-6.3-an: each favour counts once', () => {
    const t = begin({ pieces, peoples, hands: hands(['divine-favour'], ['divine-favour']) })
    t.act('done', 'done', 'play divine-favour').dice(3).act('play divine-favour')
    expect(history(t, 'battle-result')).toMatchObject([{ row: 3 }])
  })
})

describe('6.3 Opportune Flight', () => {
  const peoples = { suevi: 'war', alamanni: 'war' }
  const pieces = {
    ...all('italia-2', ...some('co-italia', 2), 'li-italia-1'),
    'suevi-1': { at: 'italia-2', cameFrom: 'italia-1' },
    'suevi-2': { at: 'italia-2', cameFrom: 'italia-1' },
    'alamanni-1': 'italia-3',
  }

  test('UR-6.3-o UR-6.3-q UR-6.3-r: the whole force leaves without a leader, and there is no combat', () => {
    const t = begin({ pieces, peoples, hands: hands(['opportune-flight'], []) })
    expect([t.asked, t.seat]).toEqual(['window', 'first'])
    t.act('play opportune-flight')
    // The attackers came from Italia 1, the Alamanni are in Italia 3, and no CO may leave the diocese.
    expect(t.at('co-italia-1')).toBe('italia-4')
    expect([t.at('co-italia-2'), t.at('li-italia-1')]).toEqual(['italia-4', 'italia-4'])
    expect(history(t, 'battle-result')).toEqual([])
    expect(history(t, 'move')).toMatchObject([{ how: 'flight' }])
  })

  test('UR-6.3-o UR-6.3-p UR-6.3-r: to one adjacent zone free of enemies, within the limits of its moves', () => {
    const t = begin({ pieces: { ...pieces, victores: 'italia-2' }, peoples, hands: hands(['opportune-flight'], []) })
    t.act('play opportune-flight')
    expect([t.asked, t.legal]).toEqual(['flight', ['to galliae-4', 'to viennensis-4', 'to italia-4']])
    expect(t.why('to italia-1')).toBe('UR-6.3-r')
    expect(t.why('to italia-5')).toBe('UR-6.3-r')
    expect(t.why('to italia-3')).toBe('UR-6.3-o')
    t.dice(3).act('to galliae-4')
    expect([t.at('victores'), history(t, 'battle-result').length]).toEqual(['galliae-4', 1])
  })

  test('UR-6.3-o: not without a zone to go to', () => {
    const shut = { ...all('italia-7', 'li-italia-1', 'suevi-1'), 'alamanni-1': 'italia-6' }
    const t = begin({
      pieces: shut,
      peoples: { suevi: 'revolt', alamanni: 'revolt' },
      hands: hands(['opportune-flight'], []),
    })
    expect(t.why('play opportune-flight')).toBe('UR-6.3-o')
  })

  test('UR-6.3-p: nor where it may not stack', () => {
    const shut = {
      ...all('oriens-8', 'persae-1', 'isauri'),
      'visigothi-1': 'oriens-9',
      'visigothi-2': 'oriens-7',
      'visigothi-3': 'persae-2',
      'visigothi-4': 'persae-3',
    }
    const t = begin({
      pieces: shut,
      peoples: { persae: 'war', visigothi: 'revolt' },
      attacker: 'roman',
      hands: hands([], ['opportune-flight']),
    })
    expect(t.why('play opportune-flight')).toBe('UR-6.3-o')
  })

  test('UR-6.3-p UR-4.2.4-b: where it may not stack is closed by that clause, and others are open', () => {
    const t = begin({
      pieces: { ...all('oriens-8', 'persae-1', 'isauri'), 'visigothi-1': 'oriens-9' },
      peoples: { persae: 'war', visigothi: 'revolt' },
      attacker: 'roman',
      hands: hands([], ['opportune-flight']),
    })
    t.act('play opportune-flight')
    expect([t.asked, t.legal.includes('to oriens-7'), t.legal.includes('to oriens-9')]).toEqual(['flight', true, false])
    expect(t.why('to oriens-9')).toBe('UR-4.2.4-b')
  })

  test('UR-6.3-q: just before the die too; and the attacker may use it, even to where he came from', () => {
    const t = begin({ pieces, peoples, hands: hands([], ['opportune-flight']) }).act('done')
    t.act('play opportune-flight', 'to italia-1')
    expect([t.at('suevi-1'), t.at('suevi-2')]).toEqual(['italia-1', 'italia-1'])
    expect(history(t, 'battle-result')).toEqual([])
  })

  test('UR-6.3-q: it is of no use before an evasion roll, nor without a battle', () => {
    const led = begin({ pieces: { ...pieces, avitus: 'italia-2' }, peoples, hands: hands(['opportune-flight'], []) })
    led.act('done', 'evade')
    expect([led.asked, led.why('play opportune-flight')]).toEqual(['window', 'UR-6.3-q'])
    const peaceful = atWar({ peoples, hands: hands([], ['opportune-flight']) })
    expect(peaceful.why('play opportune-flight')).toBe('UR-6.3-q')
  })

  test('UR-6.3-o: other battles are fought all the same', () => {
    const two = { ...pieces, 'co-pannoniae-1': 'pannoniae-1', 'alamanni-2': 'pannoniae-1' }
    const t = fight({ pieces: two, peoples, hands: hands(['opportune-flight'], []) })
    t.act('to italia-2').dice(3).act('play opportune-flight')
    settle(t)
    expect(history(t, 'battle-result')).toMatchObject([{ at: 'pannoniae-1' }])
  })
})
