import { NOBODY } from '../src/board.ts'
import '../src/index.ts'
import { describe, expect, test } from 'vitest'
import { type BattleOdds, battleOdds } from '../src/rules/combat/odds.ts'
import { faceOf, whereIs } from '../src/state.ts'
import { all, atWar, type Fight, history, settle, some } from './combat-play.ts'
import type { Play } from './play.ts'

const FACES = [1, 2, 3, 4, 5, 6]

function oddsOf(t: Play, at: string, attacker: 'roman' | 'barbarian'): BattleOdds {
  const { state } = t
  const odds = battleOdds(state, state.board.zoneOf.get(at) ?? NOBODY, attacker === 'roman' ? 0 : 1)
  if (odds === null) throw new Error('no battle')
  return odds
}

interface Met {
  readonly at: string
  readonly draw: Fight
}

/** Battles of every sort, without leaders who could evade, or with a defender who stands. */
const battles: Readonly<Record<string, Met>> = {
  'alike on both sides': {
    at: 'italia-2',
    draw: { pieces: all('italia-2', ...some('suevi', 2), ...some('co-italia', 2)), peoples: { suevi: 'war' } },
  },
  'a mixed and partly weakened defence': {
    at: 'italia-2',
    draw: {
      pieces: {
        ...all('italia-2', ...some('hunni', 3), 'attila', 'aetius', 'victores', 'scolae-w', 'li-italia-1'),
        'co-italia-1': { at: 'italia-2', weak: true },
        'hunni-3': { at: 'italia-2', weak: true },
      },
      peoples: { hunni: 'war' },
      event: 3,
    },
  },
  'a Roman attack on a capital of a Regnum': {
    at: 'galliae-3',
    draw: {
      pieces: {
        ...all('galliae-3', ...some('burgondi', 3), 'gondioc', 'divitenses', 'felices-iuniores'),
        'co-galliae-1': { at: 'galliae-3', cameFrom: 'galliae-4' },
      },
      peoples: { burgondi: { status: 'regnum', capital: 'galliae-3', king: 'gondioc' } },
      attacker: 'roman',
      event: 12,
    },
  },
  'over the Rhenus with German vigour': {
    at: 'galliae-4',
    draw: {
      pieces: {
        'alamanni-1': { at: 'galliae-4', cameFrom: 'alamanni', crossed: true },
        'alamanni-2': { at: 'galliae-4', cameFrom: 'alamanni', crossed: true },
        ...all('galliae-4', ...some('li-galliae', 2), 'comites-alani'),
      },
      peoples: { alamanni: 'war' },
      event: 5,
    },
  },
}

describe('The odds of a battle', () => {
  for (const [name, { at, draw }] of Object.entries(battles)) {
    const attacker = draw.attacker ?? 'barbarian'

    test(`UR-8.3-e UR-T.combat-q UR-8.4.2-d: ${name}: the same as all six faces of the die`, () => {
      const odds = oddsOf(atWar(draw), at, attacker)
      expect(odds.outcomes.flatMap(({ faces }) => faces)).toEqual(FACES)
      for (const face of FACES) {
        const before = atWar(draw).dice(face)
        const t = before.act('done')
        if (t.asked === 'stand') t.act('fight')
        const foretold = odds.outcomes.find(({ faces }) => faces.includes(face))
        const [result] = history(t, 'battle-result')
        expect(result).toMatchObject({
          row: foretold?.row,
          winner: foretold?.winner,
          attacker: foretold?.attacker.result,
          defender: foretold?.defender.result,
        })
        settle(t)
        const hits = (ids: readonly string[]) => {
          const told = history(t, 'weaken')
            .concat(history(t, 'eliminate'))
            .filter(({ rule }) => String(rule).startsWith('UR-8.4.2'))
          return told
            .flatMap(({ pieces }) => (Array.isArray(pieces) ? pieces : []))
            .filter((id) => ids.includes(String(id))).length
        }
        expect([hits(odds.attacker.units), hits(odds.defender.units)]).toEqual([
          foretold?.attacker.hit,
          foretold?.defender.hit,
        ])
      }
    })

    test(`UR-8.4.2-b UR-8.4.2-f: ${name}: what the loser loses is exact, what the winner loses is the least`, () => {
      const odds = oddsOf(atWar(draw), at, attacker)
      const strength = (t: Play, ids: readonly string[]) =>
        ids.reduce((sum, id) => sum + (whereIs(t.state, t.piece(id)) < 0 ? 0 : faceOf(t.state, t.piece(id)).pf), 0)
      for (const { faces, winner, attacker: a, defender: d } of odds.outcomes) {
        const t = atWar(draw).dice(faces[0]).act('done')
        if (t.asked === 'stand') t.act('fight')
        const [won, lost] = winner === attacker ? [odds.attacker, odds.defender] : [odds.defender, odds.attacker]
        const [least, exact] = winner === attacker ? [a, d] : [d, a]
        while (t.asked === 'losses') t.act(t.legal[0])
        expect(lost.pf - strength(t, lost.units)).toBe(exact.pf)
        expect(won.pf - strength(t, won.units)).toBeGreaterThanOrEqual(least.pf)
      }
    })
  }

  test('the chances add up, and so do the averages', () => {
    for (const { at, draw } of Object.values(battles)) {
      const odds = oddsOf(atWar(draw), at, draw.attacker ?? 'barbarian')
      const sum = (value: (outcome: BattleOdds['outcomes'][number]) => number) =>
        odds.outcomes.reduce((total, outcome) => total + outcome.chance * value(outcome), 0)
      expect(sum(() => 1)).toBeCloseTo(1)
      expect(sum(({ winner }) => (winner === odds.attacker.camp ? 1 : 0))).toBeCloseTo(odds.attackerWins)
      expect(sum(({ attacker }) => attacker.hit)).toBeCloseTo(odds.attackerHit)
      expect(sum(({ defender }) => defender.pf)).toBeCloseTo(odds.defenderPf)
    }
  })

  test('UR-8.3-d UR-T.combat-t: the column before and after the shifts, with their clause, as plain data', () => {
    // 10 against 9 PF, rounded down to 1/1; quality 3 against 1, BT 1 against 0.
    const pieces = {
      ...all('italia-2', ...some('hunni', 2), 'co-italia-1', 'li-italia-1'),
      'co-italia-2': { at: 'italia-2', weak: true },
    }
    const odds = oddsOf(atWar({ pieces, peoples: { hunni: 'war' } }), 'italia-2', 'barbarian')
    expect(odds).toMatchObject({
      ratioColumn: '1/1',
      column: '3/2',
      shifts: [{ rule: 'UR-T.combat-t', value: 2 }],
      modifiers: [{ rule: 'UR-T.combat-h', value: 1 }],
      modifier: 1,
    })
    expect(JSON.parse(JSON.stringify(odds))).toEqual(odds)
  })

  test('UR-8.2.1-b UR-8.2.2-a: with the chance of an evasion, and whether there is a refuge', () => {
    const pieces = all('italia-4', 'aetius', 'valentinien-iii', 'scolae-w', 'suevi-1')
    const odds = oddsOf(atWar({ pieces, peoples: { suevi: 'war' } }), 'italia-4', 'barbarian')
    expect([odds.evasion, odds.refuge]).toEqual([4 / 6, true])
    const without = oddsOf(atWar(battles['alike on both sides'].draw), 'italia-2', 'barbarian')
    expect([without.evasion, without.refuge]).toEqual([null, false])
  })

  test('UR-8.4.2-f: a winner is supposed to spare the units that would be lost', () => {
    // Weakening one of the Alani costs 3 PF, losing the other only 2.
    const pieces = {
      ...all('italia-2', 'alani-2', ...some('li-italia', 2)),
      'alani-1': { at: 'italia-2', weak: true },
    }
    const odds = oddsOf(atWar({ pieces, peoples: { alani: 'war' } }), 'italia-2', 'barbarian')
    const won = odds.outcomes.find(({ attacker }) => attacker.hit === 1)
    expect(won?.attacker).toMatchObject({ hit: 1, eliminated: 0, pf: 3 })
  })

  test('UR-8.1-a: none where nobody fights', () => {
    const { state } = atWar({})
    expect(battleOdds(state, state.board.everyZone[0], 0)).toBeNull()
  })
})
