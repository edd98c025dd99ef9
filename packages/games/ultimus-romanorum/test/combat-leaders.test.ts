import { describe, expect, test } from 'vitest'
import { augustusOf, hasWon } from '../src/state.ts'
import { all, fight, history, settle, some } from './combat-play.ts'

const rallied = (at: string) => ({ at, rallied: 'west' as const })

describe('8.5.1 Death of leaders, general case', () => {
  test('UR-8.5.1-a: the leaders of a force that suffers E are eliminated', () => {
    const pieces = all('galliae-4', ...some('vandali', 2), 'genseric', 'li-galliae-1', 'avitus')
    const t = fight({ pieces, peoples: { vandali: 'revolt' } }, 6).act('fight')
    expect(t.told('battle-result')).toMatchObject([{ defender: 'E' }])
    expect([t.at('avitus'), t.at('li-galliae-1')]).toEqual(['gone', 'lost'])
    // Another result spares him.
    const lives = fight({ pieces, peoples: { vandali: 'revolt' } }, 1).act('fight')
    expect(lives.told('battle-result')).toMatchObject([{ winner: 'barbarian', defender: 'A' }])
    expect(lives.at('avitus')).toBe('galliae-4')
    expect([lives.asked, lives.seat]).toEqual(['retreat', 'first'])
  })

  test('UR-8.5.1-b UR-8.5.1-c UR-10.1-b: so are those who cannot retreat; a generic leader may return', () => {
    const pieces = {
      ...all('italia-7', 'vandali-1', 'vandali-2', 'li-italia-1', 'comes-africae', 'avitus'),
      'alani-1': 'italia-6',
    }
    const t = fight({ pieces, peoples: { vandali: 'revolt', alani: 'revolt' } }, 4)
    expect(history(t, 'battle-result')).toMatchObject([{ defender: 'A' }])
    expect([t.at('avitus'), t.at('comes-africae')]).toEqual(['gone', 'lost'])
    expect(t.vp.barbarian).toBe(2)
  })

  test('UR-8.5.1-d: leaders whose units were all eliminated by A retreat on their own, non-Romans too', () => {
    const pieces = {
      ...all('italia-2', 'chiperic', 'co-italia-1', 'victores'),
      'burgondi-1': { at: 'italia-2', weak: true },
    }
    const t = fight({ pieces, peoples: { burgondi: 'revolt' }, attacker: 'roman' }, 6).act('fight')
    expect(t.told('battle-result')).toMatchObject([{ winner: 'roman', defender: 'A' }])
    expect(t.at('burgondi-1')).toBe('lost')
    t.act('to italia-3')
    expect(t.at('chiperic')).toBe('italia-3')
    expect(history(t, 'roll').filter(({ purpose }) => JSON.stringify(purpose).includes('escape'))).toEqual([])
  })

  test('UR-8.5.1-d UR-3.4.1-b: they need not go together with anybody', () => {
    const pieces = {
      ...all('italia-2', 'avitus', ...some('vandali', 2)),
      'li-italia-1': { at: 'italia-2', weak: true },
    }
    const t = fight({ pieces, peoples: { vandali: 'revolt' } }, 3).act('fight')
    expect(t.legal).toContain('to viennensis-4')
    expect(t.act('to viennensis-4').at('avitus')).toBe('viennensis-4')
  })
})

describe('8.5.2 Battles involving a Usurper', () => {
  const west = { augustus: 'valentinien-iii', patrice: 'majorien', usurper: 'jovin' }
  const rebels = {
    jovin: rallied('italia-2'),
    ...Object.fromEntries(some('co-italia', 2).map((id) => [id, rallied('italia-2')])),
  }
  const loyal = all('italia-2', 'valentinien-iii', 'majorien', 'paul', 'victores', 'domestici-pedites-w')

  test('UR-8.5.2-b UR-T.combat-x: a Usurper beaten by neither Augustus nor Patrice dies all the same', () => {
    const others = all('italia-2', 'paul', 'victores', 'divitenses', 'scolae-w')
    const t = fight({ pieces: { ...rebels, ...others }, west, attacker: 'roman' }, 1).act('fight')
    expect(t.told('battle-result')).toMatchObject([{ winner: 'roman' }])
    settle(t)
    expect(t.at('jovin')).toBe('gone')
    expect(history(t, 'score')).toMatchObject([{ rule: 'UR-10.1-a' }, { camp: 'roman', rule: 'UR-10.1-b' }])
    // So does one whom Foederati beat without any leader.
    const goths = all('italia-2', ...some('visigothi', 3))
    const foederati = { pieces: { ...rebels, ...goths }, west, peoples: { visigothi: 'foederati' } } as const
    const beaten = settle(fight({ ...foederati, attacker: 'roman' }, 6).act('fight'))
    expect(history(beaten, 'battle-result')).toMatchObject([{ winner: 'roman' }])
    expect(beaten.at('jovin')).toBe('gone')
  })

  test('UR-T.combat-x: a Patrice beaten by rebels whose Usurper is elsewhere lives, civil war or not', () => {
    const pieces = { ...rebels, jovin: rallied('galliae-3'), ...all('italia-2', 'majorien', 'li-italia-1') }
    const t = settle(fight({ pieces, west }, 6).act('fight'))
    expect(history(t, 'battle-result')).toMatchObject([{ winner: 'barbarian' }])
    expect(t.at('majorien')).not.toBe('gone')
  })

  test('UR-8.5.2-b: a Usurper beaten by an Augustus or Patrice dies, even of an R', () => {
    // 10 against 8 PF, quality 2 against 1: column 2/1; BT 1 on both sides: die 1 is row 1.
    const pieces = { ...rebels, ...loyal, majorien: 'italia-5' }
    const t = fight({ pieces, west, attacker: 'roman' }, 1).act('fight')
    expect(t.told('battle-result')).toMatchObject([{ attacker: 'R', defender: 'R', winner: 'roman' }])
    settle(t)
    expect(t.at('jovin')).toBe('gone')
    expect(t.vp.roman).toBe(1)
  })

  test('UR-8.5.2-a UR-3.6.4-e: the Augustus and the Patrice beaten by a Usurper die, other leaders do not', () => {
    // 23 against 10 PF, quality 1 against 2: column 5/4; BT 1 against 3 and CP 3 against 5: die 6 is row 3, R / R.
    const t = fight(
      {
        pieces: { ...rebels, ...loyal, 'suevi-1': 'italia-2', 'suevi-2': 'italia-2', 'alamanni-1': 'italia-2' },
        west,
        peoples: { suevi: 'war', alamanni: 'war' },
      },
      6,
    ).act('fight')
    expect(t.told('battle-result')).toMatchObject([{ winner: 'barbarian' }])
    settle(t)
    expect([t.at('valentinien-iii'), t.at('majorien')]).toEqual(['gone', 'gone'])
    expect(t.at('paul')).not.toBe('gone')
    expect(t.look.hasWon).toEqual([true, false])
    expect(augustusOf(t.state, 0)).toBe(-1)
    // The battle of 33 PF, and two leaders.
    expect(t.vp.barbarian).toBe(3)
  })

  test('UR-8.5.2-c: only if one of the protagonists is a Usurper', () => {
    const pieces = all('italia-2', 'valentinien-iii', 'majorien', 'victores', ...some('vandali', 3), 'genseric')
    const t = fight(
      { pieces, peoples: { vandali: 'revolt' }, west: { augustus: 'valentinien-iii', patrice: 'majorien' } },
      2,
    ).act('fight')
    expect(t.told('battle-result')).toMatchObject([{ winner: 'barbarian' }])
    t.act('to italia-3')
    expect([t.at('valentinien-iii'), t.at('majorien')]).toEqual(['italia-3', 'italia-3'])
  })

  test('UR-3.6.4-h: a usurpation wins only by the Usurper of that half, present among the victors', () => {
    // The Usurper of the East beats the Augustus of the West: he dies, but no throne is won.
    const east = { augustus: 'theodose-ii', usurper: 'aspar' }
    const eastern = (at: string) => ({ at, rallied: 'east' as const })
    const pieces = {
      aspar: eastern('thracia-2'),
      isauri: eastern('thracia-2'),
      constantiani: eastern('thracia-2'),
      ...all('thracia-2', 'valentinien-iii', 'li-thracia-1'),
      ...all('italia-2', 'paul', 'majorien'),
    }
    const t = fight({ pieces, west: { augustus: 'valentinien-iii' }, east }, 4, 1)
    settle(t.asked === 'stand' ? t.act('fight') : t)
    expect(t.at('valentinien-iii')).toBe('gone')
    expect(t.look.hasWon).toEqual([false, false])
    // Beaten by other rebels he lives, and keeps his throne.
    const absent = fight(
      {
        pieces: { ...rebels, jovin: rallied('galliae-3'), ...all('italia-2', 'valentinien-iii', 'li-italia-1') },
        west: { augustus: 'valentinien-iii', usurper: 'jovin' },
      },
      6,
    )
    settle(absent.asked === 'stand' ? absent.act('fight') : absent)
    expect(history(absent, 'battle-result')).toMatchObject([{ winner: 'barbarian' }])
    expect([absent.at('valentinien-iii'), hasWon(absent.state, 0)]).not.toContain('gone')
    expect(absent.look.hasWon).toEqual([false, false])
  })

  test('UR-3.6.4-h: an Augustus who falls to others while the Usurper is far away loses him no throne', () => {
    const pieces = {
      ...all('galliae-4', ...some('vandali', 2), 'genseric', 'li-galliae-1', 'valentinien-iii'),
      jovin: rallied('italia-2'),
      victores: rallied('italia-2'),
      majorien: 'italia-5',
    }
    const t = fight(
      { pieces, peoples: { vandali: 'revolt' }, west: { augustus: 'valentinien-iii', usurper: 'jovin' } },
      6,
      1,
    )
    settle(t.asked === 'stand' ? t.act('fight') : t)
    expect(history(t, 'battle-result')).toMatchObject([{ defender: 'E' }])
    expect([t.at('valentinien-iii'), hasWon(t.state, 0)]).toEqual(['gone', false])
  })

  test('UR-8.5.2-b UR-10.1-b: all leaders of a Usurper who perish with him are the enemy’s', () => {
    const pieces = {
      jovin: rallied('italia-2'),
      avitus: rallied('italia-2'),
      'li-italia-1': rallied('italia-2'),
      ...all('italia-2', 'valentinien-iii', 'victores', 'divitenses', 'scolae-w'),
    }
    const t = fight({ pieces, west: { augustus: 'valentinien-iii', usurper: 'jovin' }, attacker: 'roman' }, 6)
    settle(t.act('fight'))
    expect(history(t, 'battle-result')).toMatchObject([{ defender: 'A' }])
    const east = { ...pieces, aetius: 'italia-2' }
    const crushed = fight(
      { pieces: east, west: { augustus: 'valentinien-iii', usurper: 'jovin' }, attacker: 'roman' },
      6,
    )
    crushed.act('fight')
    expect(crushed.told('battle-result')).toMatchObject([{ defender: 'E' }])
    expect([crushed.at('jovin'), crushed.at('avitus'), crushed.vp]).toEqual([
      'gone',
      'gone',
      { roman: 2, barbarian: 0 },
    ])
  })

  test('UR-8.5.2-b UR-3.2.2-b: he leads the retreat of the comitatenses, and dies when they are out', () => {
    const pieces = {
      jovin: rallied('italia-2'),
      'co-galliae-1': rallied('italia-2'),
      'co-galliae-2': rallied('italia-2'),
      ...all('italia-2', 'valentinien-iii', 'victores', 'divitenses', 'scolae-w'),
    }
    const t = fight({ pieces, west: { augustus: 'valentinien-iii', usurper: 'jovin' }, attacker: 'roman' }, 3).act(
      'fight',
    )
    while (t.asked === 'losses') t.act(t.legal[0])
    t.act('to galliae-4')
    expect([t.at('jovin'), t.at('co-galliae-1'), t.at('co-galliae-2')]).toEqual(['gone', 'galliae-4', 'galliae-4'])
  })

  test('UR-8.5.2-b UR-3.6.4-k: his beaten army retreats first and is loyal again then', () => {
    // Column 2/1 as above; with Majorien's BT and CP die 1 is row 4: 1/2 / A, and the victor weakens one.
    const t = fight({ pieces: { ...rebels, ...loyal }, west, attacker: 'roman' }, 1).act(
      'fight',
      'piece victores',
      'to italia-3',
    )
    expect(some('co-italia', 2).map((id) => [t.at(id), t.camp(id)])).toEqual([
      ['italia-3', 'roman'],
      ['italia-3', 'roman'],
    ])
  })
})

describe('T.events Illness of the Augustus', () => {
  const pieces = all('italia-2', 'leon', 'isauri', 'suevi-1', 'suevi-2')
  const draw = { pieces, peoples: { suevi: 'war' }, west: { augustus: 'leon' }, event: 4 }

  test('UR-T.events-4c: a sick Augustus whom a lost battle forces to leave dies', () => {
    const t = settle(fight({ ...draw, eventDetail: 0 }, 6))
    expect(history(t, 'battle-result')).toMatchObject([{ winner: 'barbarian' }])
    expect([t.at('leon'), t.at('isauri')]).not.toContain('italia-2')
    expect(t.at('leon')).toBe('gone')
    const healthy = settle(fight({ ...draw, eventDetail: 1 }, 6).act('fight'))
    expect(healthy.at('leon')).not.toBe('gone')
    const won = fight({ ...draw, eventDetail: 0 }, 1)
    expect(history(won, 'battle-result')).toMatchObject([{ winner: 'roman' }])
    expect(won.at('leon')).toBe('italia-2')
  })

  test('UR-10.1-e UR-T.events-4c: the winner scores 1 PV for it, and 3.5.2 finds a successor', () => {
    const t = settle(fight({ ...draw, eventDetail: 0 }, 6))
    expect(history(t, 'score')).toEqual([{ type: 'score', camp: 'barbarian', points: 1, rule: 'UR-10.1-b' }])
    expect(augustusOf(t.state, 0)).toBe(t.piece('valentinien-iii'))
    expect(t.look.hasWon).toEqual([false, false])
  })

  test('UR-T.events-4e: nothing if the Augustus rolled does not exist', () => {
    const t = settle(fight({ ...draw, west: {}, eventDetail: 0 }, 6).act('fight'))
    expect(t.at('leon')).not.toBe('gone')
  })
})
