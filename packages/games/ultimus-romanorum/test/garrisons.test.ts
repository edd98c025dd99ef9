import { describe, expect, test } from 'vitest'
import { mind } from '../src/bot.ts'
import board from '../src/edition/board.json' with { type: 'json' }
import { ultimusRomanorum } from '../src/index.ts'
import { BARBARIAN, campNames, campOf, hasEnemyUnit, OFF, ROMAN, whereIs } from '../src/state.ts'
import { type Play, setUp } from './play.ts'

const { scenarios } = board
const scenarioIds = scenarios.map(({ id }) => id)
const CAMPAIGN = 'campaign-405-476'

function scenario(id: string): (typeof scenarios)[number] {
  const found = scenarios.find((each) => each.id === id)
  if (found === undefined) throw new Error(`no scenario '${id}'`)
  return found
}

/** Where pieces are and whose, looked up once for all of them. */
function survey(t: Play): { at: (id: string) => string; camp: (id: string) => string } {
  const { state } = t
  return {
    at: (id) => {
      const place = whereIs(state, t.piece(id))
      return state.board.placeIds[place] ?? (place === OFF ? 'off' : 'gone')
    },
    camp: (id) => campNames[campOf(state, t.piece(id))],
  }
}

const placedBy = (id: string) => new Map(scenario(id).pieces.map(({ piece, zone }) => [piece, zone ?? 'gone']))

describe('3.3.2 Placement at a word', () => {
  /** Roman units that stand where the enemy has units. */
  function exposed(t: Play): string[] {
    const { state } = t
    const isExposed = ({ id, category }: (typeof board.units)[number]) => {
      const [piece, isGarrison] = [t.piece(id), category === 'li' || category === 'co']
      return isGarrison && hasEnemyUnit(state, whereIs(state, piece), campOf(state, piece))
    }
    return board.units.filter(isExposed).map(({ id }) => id)
  }

  describe.each(['historical', 'rest'])('%s', (option) => {
    test.each(scenarioIds)('UR-3.3.2-a UR-3.3.2-b: places all that is left in %s, and nobody on an enemy', (id) => {
      const t = setUp(id, 0, 0)
      while (t.asked === 'set-up') t.act(option)
      const { at } = survey(t)
      const elsewhere = placedBy(id)
      for (const { id: unit, category, diocese } of board.units) {
        if ((category === 'li' || category === 'co') && !elsewhere.has(unit))
          expect(at(unit).replace(/-\d+$/, ''), unit).toBe(diocese)
      }
      expect(exposed(t)).toEqual([])
    })
  })

  test('the historical set-up is offered first', () => {
    const t = setUp(CAMPAIGN)
    expect([t.legal[0], t.legal.at(-1)]).toEqual(['historical', 'rest'])
  })

  test('it mans the frontiers and keeps the field armies by the great cities', () => {
    const t = setUp(CAMPAIGN, 0, 0).act('historical')
    const { at } = survey(t)
    const posts = (kind: string) => board.units.filter(({ id }) => id.startsWith(kind)).map(({ id }) => at(id))
    expect(posts('li-galliae')).toEqual(['galliae-2', 'galliae-3', 'galliae-4'])
    expect(posts('co-galliae')).toEqual(['galliae-3', 'galliae-6'])
    expect(posts('li-oriens')).toEqual(['oriens-8', 'oriens-7', 'oriens-6', 'oriens-5', 'oriens-3'])
    expect(posts('li-britanniae')).toEqual(['britanniae-1', 'britanniae-2'])
  })

  test('it leaves what has been placed by hand where it is', () => {
    const t = setUp(CAMPAIGN, 0, 0).act('piece li-africa-1', 'to africa-2', 'historical')
    expect([t.at('li-africa-1'), t.at('li-africa-2')]).toEqual(['africa-2', 'africa-3'])
  })

  test('a post that an enemy holds is given to another', () => {
    const t = setUp('scourge-of-god', 0, 0)
    while (t.asked === 'set-up') t.act('historical')
    // Suevi are in Hispaniae 1, Alani in Africa 3, Vandali in Africa 4.
    expect(t.at('li-hispaniae-1')).not.toBe('hispaniae-1')
    expect([t.at('li-africa-1'), t.at('li-africa-2'), t.at('co-africa-1')]).toEqual([
      'africa-6',
      'africa-6',
      'africa-1',
    ])
  })

  test.each(scenarioIds)('a bot places nobody on an enemy: %s', (id) => {
    const t = setUp(id, 0, 0)
    while (t.asked?.startsWith('set-up')) {
      for (const { actions } of mind.policy(t.state, t.seat === 'first' ? 0 : 1)) {
        const [action] = actions
        if (t.asked === 'set-up-zone' && action.kind === 'to')
          expect(hasEnemyUnit(t.state, action.place, t.seat === 'first' ? ROMAN : BARBARIAN)).toBe(false)
      }
      const [best] = mind.policy(t.state, t.seat === 'first' ? 0 : 1)
      t.act(ultimusRomanorum.notation(best.actions[0]))
    }
    expect(exposed(t)).toEqual([])
  })
})
