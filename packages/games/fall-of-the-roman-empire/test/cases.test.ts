/** A refusal names the case: the area, the number that is short, what would do instead. */
import { describe, expect, test } from 'vitest'
import { position } from './play.ts'

describe('a refusal', () => {
  test('FR-8-a FR-8-b: who has marched, who has no Legion, how far it is', () => {
    const t = position({
      areas: { roma: { forces: 3 }, venetia: { legions: 1, forces: 2, movedLegions: 1 }, apulia: { legions: 1 } },
    })
    expect(t.caseOf('march roma liguria')).toBe('3 Forces in Roma have no Legion: Forces march with one only.')
    expect(t.caseOf('march venetia roma')).toBe('The Legion in Venetia has marched this turn.')
    expect(t.caseOf('march apulia venetia')).toBe('Venetia does not border Apulia: it is 2 marches away.')
    expect(t.caseOf('march venetia roma', 'fr')).toBe('La Légion en Venetia a marché ce tour.')
  })

  test('FR-8-e FR-8-d: Forces that have marched, Forces that would stay alone', () => {
    const roma = { legions: 2, forces: 3, movedLegions: 1, movedForces: 2 }
    const marched = position({ areas: { roma } }).act('march roma venetia')
    expect(marched.caseOf('with 2')).toBe('2 of the Forces in Roma have marched this turn: at most 1 may go.')
    expect(marched.instead('with 2')).toBe('with 1')
    expect(marched.caseOf('with 9')).toBe('Only 3 Forces stand in Roma.')
  })

  test('FR-9-a FR-9-b FR-9-c: mountains, Walls and Romans', () => {
    const t = position({
      ask: 'barbarian-movement',
      areas: {
        marcomannia: { barbarianForces: 1, cavalry: 1 },
        pannonia: { legions: 1, forces: 2, wall: true, barbarianForces: 1, cavalry: 1 },
      },
    })
    expect(t.caseOf('move cavalry marcomannia noricum')).toBe('Noricum is mountains: horsemen go round.')
    expect(t.caseOf('move force pannonia noricum')).toBe(
      '2 Roman Forces in Pannonia hold the Forces there; Cavalry may leave.',
    )
    expect(t.caseOf('move cavalry noricum pannonia')).toBe('No Cavalry stands in Noricum.')
    expect(t.caseOf('move cavalry marcomannia noricum', 'fr')).toBe(
      'Noricum est en montagne\u202f: les cavaliers la contournent.',
    )
  })

  test('FR-6-a FR-6-c FR-6-e FR-5-b: what it costs, and where it is built', () => {
    const t = position({ ask: 'purchase', rrp: 2, areas: { venetia: { legions: 1, forces: 1, fort: true } } })
    expect(t.caseOf('buy legion')).toMatch(/^A Legion costs \d+; you have 2\.$/)
    const poor = position({ ask: 'expenditure', rrp: 1 })
    expect(poor.caseOf('pay')).toBe('Upkeep is 4; you have 1. Disband until they suffice.')
  })
})
