import { Room, seenBy } from '@tabularium/engine/room'
import { describe, expect, test } from 'vitest'
import { originOf } from '../src/state.ts'
import { all, fight, history, some } from './combat-play.ts'

const suevi = { suevi: 'war' }
/** 10 PF of quality 1 against 8 of quality 1: column 5/4, nothing added to the die. */
const even = { ...all('italia-2', ...some('suevi', 2), ...some('co-italia', 2)) }

describe('8.4.2 Results', () => {
  test('UR-8.4.2-a: E eliminates all units', () => {
    // 4/1, die 6 and +1: R / E.
    const pieces = { ...all('galliae-4', ...some('vandali', 2)), 'li-galliae-1': 'galliae-4' }
    const t = fight({ pieces, peoples: { vandali: 'war' } }, 6)
    expect(history(t, 'battle-result')).toMatchObject([{ row: 7, column: 9, attacker: 'R', defender: 'E' }])
    expect(t.at('li-galliae-1')).toBe('lost')
    expect(history(t, 'eliminate')).toMatchObject([{ pieces: ['li-galliae-1'], rule: 'UR-8.4.2-a' }])
  })

  test('UR-8.4.2-b: A weakens all units and eliminates the weakened ones', () => {
    const pieces = {
      ...all('italia-2', ...some('suevi', 2), 'co-italia-1', 'li-italia-1'),
      'co-italia-2': { at: 'italia-2', weak: true },
    }
    const t = fight({ pieces, peoples: suevi }, 6).act('to italia-3')
    expect(history(t, 'battle-result')).toMatchObject([{ defender: 'A', winner: 'barbarian' }])
    expect(['co-italia-1', 'li-italia-1'].map((id) => [t.at(id), t.isWeak(id)])).toEqual([
      ['italia-3', true],
      ['italia-3', true],
    ])
    expect(t.at('co-italia-2')).toBe('lost')
  })

  test('UR-8.4.2-c UR-8.4.2-d UR-8.4.2-e: a fraction of the number of enemy units hit, rounded down', () => {
    // 5/4: die 4 is 3/4, die 5 is 1/2, die 7 would be 1/4; two enemy units are hit.
    const weakened = (...dice: number[]) => {
      const t = fight({ pieces: even, peoples: suevi }, ...dice)
      return some('suevi', 2).filter((id) => t.isWeak(id)).length
    }
    expect([weakened(4), weakened(5), weakened(6)]).toEqual([1, 1, 1])
    // Of one unit that is hit even 3/4 is nothing: 9 against 4 PF is 2/1, quality 1 against 2 makes it 5/4.
    const one = all('italia-2', 'suevi-1', 'bagaudes-1', 'domestici-pedites-w')
    const t = fight({ pieces: one, peoples: { ...suevi, bagaudes: 'war' } }, 4)
    expect(history(t, 'battle-result')).toMatchObject([{ attacker: '3/4', defender: 'A' }])
    expect([t.isWeak('suevi-1'), t.isWeak('bagaudes-1')]).toEqual([false, false])
  })

  test('UR-8.4.2-f: the side that suffers chooses its units; one that is weakened already is eliminated', () => {
    const pieces = {
      ...all('italia-2', 'suevi-1', 'alamanni-1', ...some('co-italia', 2)),
      'suevi-2': { at: 'italia-2', weak: true },
    }
    const t = fight({ pieces, peoples: { ...suevi, alamanni: 'war' } }, 5)
    expect([t.asked, t.seat]).toEqual(['losses', 'second'])
    expect(t.legal).toEqual(['piece alamanni-1', 'piece suevi-1', 'piece suevi-2'])
    expect(t.why('piece co-italia-1')).toBe('UR-8.4.2-f')
    expect(t.act('piece suevi-2').at('suevi-2')).toBe('lost')
    expect([t.isWeak('suevi-1'), t.isWeak('alamanni-1')]).toEqual([false, false])
  })

  test('UR-8.4.2-f: whoever is weakened chooses among all, and nobody is asked where all are alike', () => {
    const pieces = all(
      'italia-2',
      ...some('alamanni', 3),
      'suevi-1',
      'co-italia-1',
      'co-italia-2',
      'scolae-w',
      'victores',
    )
    const t = fight({ pieces, peoples: { ...suevi, alamanni: 'war' } }, 6)
    expect(t.legal).toEqual([...some('alamanni', 3), 'suevi-1'].map((id) => `piece ${id}`))
    t.act('piece alamanni-1')
    expect(t.isWeak('alamanni-1')).toBe(true)
    // The same unit does not suffer twice.
    expect(t.why('piece alamanni-1')).toBe('UR-8.4.2-f')
    const alike = all('italia-2', ...some('alamanni', 3), 'co-italia-1', 'co-italia-2', 'scolae-w', 'victores')
    expect(fight({ pieces: alike, peoples: { alamanni: 'war' } }, 6).asked).not.toBe('losses')
  })

  test('UR-8.4.2-g: a winner who should weaken more than he has weakens each once', () => {
    const t = fight(
      {
        pieces: { ...all('italia-2', 'hunni-1', ...some('li-italia', 2), ...some('co-italia', 2)) },
        peoples: { hunni: 'war' },
      },
      6,
    )
    expect(history(t, 'battle-result')).toMatchObject([{ attacker: '1/2', defender: 'A' }])
    expect([t.at('hunni-1'), t.isWeak('hunni-1')]).toEqual(['italia-2', true])
  })

  test('UR-8.4.2-h: R costs nothing', () => {
    const t = fight({ pieces: even, peoples: suevi }, 2)
    expect(history(t, 'battle-result')).toMatchObject([{ attacker: 'R', defender: 'R', winner: 'roman' }])
    expect([history(t, 'weaken'), history(t, 'eliminate')]).toEqual([[], []])
  })

  test('UR-8.4.2-x1: 6 against 9 units and 1/2 / A: nine are hit, the attacker weakens four', () => {
    const defenders = [...some('li-oriens', 5), ...some('co-oriens', 3), 'isauri']
    const pieces = {
      ...all('oriens-8', ...some('persae', 6), ...defenders),
      'li-oriens-5': { at: 'oriens-8', weak: true },
    }
    const t = fight({ pieces, peoples: { persae: 'war' } }, 3)
    expect(history(t, 'battle-result')).toMatchObject([{ attacker: '1/2', defender: 'A' }])
    expect(some('persae', 6).filter((id) => t.isWeak(id))).toHaveLength(4)
    expect(t.at('li-oriens-5')).toBe('lost')
    expect(defenders.filter((id) => t.isWeak(id))).toHaveLength(8)
  })

  test('UR-8.4.2-x2: 2 normal units against 4 weakened ones and 3/4 / A: the attacker weakens both once', () => {
    // 10 against 2 + 2 + 3 + 3 PF, quality 1 on both sides: column 1/1.
    const defenders = [...some('co-italia', 2), 'felices-iuniores', 'placidi-felices']
    const weak = (id: string) => [id, { at: 'italia-2', weak: true }] as const
    const pieces = {
      ...all('italia-2', ...some('suevi', 2)),
      ...Object.fromEntries(defenders.map(weak)),
    }
    const t = fight({ pieces, peoples: suevi }, 5)
    expect(history(t, 'battle-result')).toMatchObject([{ attacker: '3/4', defender: 'A', winner: 'barbarian' }])
    expect(some('suevi', 2).map((id) => [t.at(id), t.isWeak(id)])).toEqual([
      ['italia-2', true],
      ['italia-2', true],
    ])
    expect(defenders.map((id) => t.at(id))).toEqual(Array(4).fill('lost'))
  })
})

describe('8.4.1 Winner and loser', () => {
  test('UR-8.4.1-a UR-T.combat-g: the winner keeps the zone and the loser leaves it', () => {
    const won = fight({ pieces: even, peoples: suevi }, 3).act('to italia-3')
    expect([won.at('suevi-1'), won.at('co-italia-1'), won.at('co-italia-2')]).toEqual([
      'italia-2',
      'italia-3',
      'italia-3',
    ])
    const lost = fight({ pieces: even, peoples: suevi }, 2).act('to italia-1')
    expect([lost.at('suevi-1'), lost.at('suevi-2'), lost.at('co-italia-1')]).toEqual([
      'italia-1',
      'italia-1',
      'italia-2',
    ])
  })

  test('UR-8.4.1-b: out of the zone as in an evasion: next to it, free of enemies, not where the attackers came from', () => {
    const pieces = {
      ...all('italia-2', ...some('co-italia', 2)),
      'suevi-1': { at: 'italia-2', cameFrom: 'italia-1' },
      'suevi-2': { at: 'italia-2', cameFrom: 'italia-1' },
      'alamanni-1': 'italia-4',
    }
    const t = fight({ pieces: { ...pieces, victores: 'italia-2' }, peoples: { ...suevi, alamanni: 'war' } }, 6)
    expect([t.asked, t.seat]).toEqual(['retreat', 'first'])
    expect(t.legal).toEqual(['to galliae-4', 'to viennensis-4', 'to italia-3'])
    expect(t.why('to italia-1')).toBe('UR-8.2.1-i')
    expect(t.why('to italia-4')).toBe('UR-8.2.1-d')
    expect(t.why('to italia-5')).toBe('UR-8.2.1-c')
  })

  test('UR-8.4.1-d: pieces that cannot follow are judged one by one; no leader is needed and no CC counts', () => {
    const pieces = { ...all('italia-2', ...some('suevi', 2), 'co-italia-1', 'li-italia-1', 'victores') }
    const t = fight({ pieces, peoples: suevi }, 6)
    expect(history(t, 'battle-result')).toMatchObject([{ winner: 'barbarian' }])
    t.act('to viennensis-4')
    expect([t.at('victores'), t.at('co-italia-1'), t.asked]).toEqual(['viennensis-4', 'italia-2', 'retreat'])
    expect(t.legal).toEqual(['to italia-1', 'to italia-3', 'to italia-4'])
    expect(t.why('to galliae-4')).toBe('UR-3.2.2-b')
    t.act('to italia-4')
    expect([t.at('co-italia-1'), t.at('li-italia-1')]).toEqual(['italia-4', 'italia-4'])
  })

  test('UR-8.4.1-d: it is asked who retreats, and said who alone may go to a zone', () => {
    const romans = ['co-italia-1', 'li-italia-1', 'victores', 'avitus']
    const pieces = all('italia-2', ...some('suevi', 2), ...some('alamanni', 2), ...romans)
    const t = fight({ pieces, peoples: { ...suevi, alamanni: 'war' } }, 5)
    if (t.asked === 'stand') t.act('fight')
    while (t.asked === 'losses') t.act(t.legal[0])
    const words = (language: 'en' | 'fr') => {
      const said = seenBy(new Room(t.table), 0, language).question()
      return [said?.words, ...(said?.choices ?? []).map((choice) => choice.words)]
    }
    expect(words('en')).toEqual([
      expect.stringMatching(/Avitus, .* retreat from Italia II: where to/),
      'Retreat to Galliae IV: only Avitus, Victores',
      'Retreat to Viennensis IV: only Avitus, Victores',
      'Retreat to Italia I',
      'Retreat to Italia III',
      'Retreat to Italia IV',
    ])
    expect(words('fr')).toContain('Retraite en Galliae IV : seulement Avitus, Victores')
    t.act('to galliae-4')
    expect(words('en')[0]).toMatch(/(CO|LI) Italia.*, (CO|LI) Italia.* retreat from Italia II: where to/)
  })

  test('UR-8.4.1-d: of a zone that only the leader may enter it is said that he alone retreats there', () => {
    const pieces = all('italia-2', ...some('suevi', 2), 'co-italia-1', 'li-italia-1', 'avitus')
    const t = fight({ pieces, peoples: suevi }, 6)
    if (t.asked === 'stand') t.act('fight')
    while (t.asked === 'losses') t.act(t.legal[0])
    const words = (language: 'en' | 'fr') =>
      (seenBy(new Room(t.table), 0, language).question()?.choices ?? []).map((choice) => choice.words)
    expect(words('en')).toEqual([
      'Retreat to Galliae IV: only Avitus',
      'Retreat to Viennensis IV: only Avitus',
      'Retreat to Italia I',
      'Retreat to Italia III',
      'Retreat to Italia IV',
    ])
    expect(words('fr')).toContain('Retraite en Galliae IV : seulement Avitus')
    t.act('to galliae-4')
    expect([t.at('avitus'), t.at('co-italia-1'), t.asked]).toEqual(['galliae-4', 'italia-2', 'retreat'])
  })

  test('UR-8.4.1-d: a losing attacker may go back where he came from', () => {
    const pieces = {
      ...all('italia-2', ...some('co-italia', 2)),
      'suevi-1': { at: 'italia-2', cameFrom: 'italia-1' },
      'suevi-2': { at: 'italia-2', cameFrom: 'italia-1' },
    }
    expect(fight({ pieces, peoples: suevi }, 2).act('to italia-1').at('suevi-1')).toBe('italia-1')
    // What it came from and crossed is over then, should it have to fight again.
    const elsewhere = {
      ...pieces,
      ...all('italia-5', 'alamanni-1', 'li-italia-1'),
      ...all('italia-6', 'alamanni-2', 'li-italia-2'),
    }
    const t = fight({ pieces: elsewhere, peoples: { ...suevi, alamanni: 'war' } })
      .dice(2)
      .act('to italia-2', 'to italia-1')
    expect([t.asked, t.at('suevi-1'), originOf(t.state, t.piece('suevi-1'))]).toEqual(['next-battle', 'italia-1', -1])
  })

  test('UR-8.4.1-c: who cannot retreat is eliminated, leaders too', () => {
    const pieces = {
      ...all('italia-7', 'vandali-1', 'vandali-2', 'li-italia-1', 'avitus'),
      'alani-1': 'italia-6',
    }
    const t = fight({ pieces, peoples: { vandali: 'revolt', alani: 'revolt' } }, 4)
    expect(history(t, 'battle-result')).toMatchObject([{ defender: 'A' }])
    expect(['li-italia-1', 'avitus'].map((id) => t.at(id))).toEqual(['lost', 'gone'])
    expect(history(t, 'eliminate')[0]).toMatchObject({ pieces: ['li-italia-1'], rule: 'UR-8.4.1-c' })
  })

  test('UR-3.2.4-a UR-8.4.1-c: a leader retreats with his buccellarii; they are lost only if there is no zone for both', () => {
    const beaten = {
      ...all('pontica-4', ...some('suevi', 2), 'marcien'),
      'bu-2-1': { at: 'pontica-4', patron: 'marcien' },
    }
    const both = fight({ pieces: { ...beaten, 'alani-1': 'pontica-2' }, peoples: { ...suevi, alani: 'war' } }).dice(4)
    both.act('fight')
    expect(history(both, 'battle-result')).toMatchObject([{ winner: 'barbarian' }])
    expect([both.at('marcien'), both.at('bu-2-1')]).toEqual(['pontica-3', 'pontica-3'])
    const cut = { ...beaten, ...all('pontica-2', 'alani-1'), ...all('pontica-3', 'alani-2') }
    const lone = fight({ pieces: cut, peoples: { ...suevi, alani: 'war' } }, 4)
    lone.act('to iberia')
    expect([lone.at('marcien'), lone.at('bu-2-1')]).toEqual(['iberia', 'lost'])
  })

  test('UR-8.4.1-x1: a LI unit with no legal zone left in its diocese is eliminated', () => {
    const pieces = {
      'vandali-1': 'pontica-4',
      'li-pontica-1': 'pontica-4',
      'vandali-2': 'pontica-2',
      'vandali-3': 'pontica-3',
    }
    const t = fight({ pieces, peoples: { vandali: 'revolt' } }, 3)
    expect(history(t, 'battle-result')).toMatchObject([{ defender: 'A' }])
    expect(t.at('li-pontica-1')).toBe('lost')
    expect(history(t, 'eliminate')).toMatchObject([{ pieces: ['li-pontica-1'], rule: 'UR-8.4.1-c' }])
    const free = fight({ pieces: { ...pieces, 'vandali-3': 'oriens-9' }, peoples: { vandali: 'revolt' } }, 3)
    expect([free.at('li-pontica-1'), free.isWeak('li-pontica-1')]).toEqual(['pontica-3', true])
  })

  test('UR-4.3-o: pieces forced farther than five zones from home are eliminated', () => {
    // Italia 6 is five zones from the Alani, Italia 7 six.
    const pieces = {
      'alani-1': 'italia-6',
      'alani-2': 'alani',
      ...all('italia-6', ...some('co-italia', 2)),
      'li-italia-1': 'italia-5',
    }
    const t = fight({ pieces, peoples: { alani: 'war' } }, 1)
    expect(history(t, 'battle-result')).toMatchObject([{ winner: 'roman' }])
    expect(history(t, 'eliminate')).toMatchObject([{ pieces: ['alani-1'], rule: 'UR-4.3-o' }])
    const revolt = fight({ pieces, peoples: { alani: 'revolt' } }, 2)
    expect(revolt.at('alani-1')).toBe('italia-7')
  })

  test('UR-4.4.2-i: Armenia that must retreat to a zone not beside its own is eliminated', () => {
    const peoples = { armenia: 'client', persae: 'war', iberia: 'war' }
    const pieces = { ...all('pontica-4', 'armenia-1', ...some('persae', 2)), 'persae-3': 'armenia' }
    // Pontica 2 and 3 are free, but too far away.
    const lost = fight({ pieces: { ...pieces, 'iberia-1': 'iberia' }, peoples }, 6)
    expect(lost.at('armenia-1')).toBe('lost')
    const saved = fight({ pieces: { ...pieces, 'iberia-1': 'persae-1' }, peoples }, 6)
    expect(saved.at('armenia-1')).toBe('iberia')
  })
})

describe('9.4 and 10.2 The fall of a people', () => {
  test('UR-9.4-c UR-10.2-s: whose last unit falls in battle, where, and against which historical Romans', () => {
    const pieces = {
      ...all('italia-2', 'aetius', 'comes-africae', 'victores'),
      'bagaudes-1': { at: 'italia-2', weak: true },
    }
    const t = fight({ pieces, peoples: { bagaudes: 'war' }, attacker: 'roman' }, 4)
    expect(history(t, 'battle-result')).toMatchObject([{ winner: 'roman' }])
    const { board } = t.state
    expect(t.state.falls).toEqual([
      {
        people: board.peopleOf.get('bagaudes'),
        at: board.placeOf.get('italia-2'),
        inBattle: true,
        victors: [t.piece('aetius')],
      },
    ])
  })

  test('UR-10.2-s: a retreat that is cut off counts as the battle', () => {
    const pieces = { ...all('italia-7', 'victores', 'divitenses', 'bagaudes-1'), 'li-italia-1': 'italia-6' }
    const t = fight({ pieces, peoples: { bagaudes: 'war' }, attacker: 'roman' }, 2)
    expect(t.at('bagaudes-1')).toBe('lost')
    expect(t.state.falls).toMatchObject([{ inBattle: true, victors: [] }])
  })
})
