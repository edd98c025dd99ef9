/** A refusal names the case: the place, the number that is short, what would do instead. */
import { describe, expect, test } from 'vitest'
import { position } from './play.ts'

describe('a refusal', () => {
  test('TE-3.1-a: says by which way it goes, and what is short', () => {
    const t = position({ emperors: { diocletian: 'roma' }, ip: 1 })
    expect(t.caseOf('move cisalpina')).toMatch(/^\S+ is not linked to ROMA\. By ETRVRIA it costs 2; you have 1\.$/)
    expect(t.caseOf('move roma')).toBe('Diocletian stands in ROMA already.')
    expect(t.caseOf('move cisalpina', 'fr')).toMatch(
      /n’est pas liée à ROMA\. Par ETRVRIA, cela coûte 2\u202f; il en reste 1\.$/,
    )
  })

  test('TE-3-b TE-3.1-h TE-3.5-a: the price, the army in the way, the army that is not there', () => {
    const t = position({ emperors: { galerius: 'thracia' }, turn: 'galerius', ip: 1, armies: [['GRAECIA', 'dacia']] })
    expect(t.caseOf('attack macedonia')).toBe('No army stands in MACEDONIA.')
    expect(t.caseOf('attack dacia')).toBe('DACIA is not linked to THRACIA: an attack needs a link.')
    const near = position({
      emperors: { galerius: 'moesia-superior' },
      turn: 'galerius',
      ip: 1,
      armies: [['GRAECIA', 'dacia']],
      tokens: { revolt: ['dacia'] },
    })
    expect(near.caseOf('move dacia')).toBe('An army stands in DACIA: attack it, or go round.')
    expect(near.caseOf('attack dacia')).toBe('To attack DACIA costs 2 IP; you have 1.')
  })

  test('TE-3.3-a TE-3.4-a TE-3.2-a: what lies there, and what does not', () => {
    const t = position({ emperors: { diocletian: 'etruria' }, tokens: { diocletian: ['etruria'] } })
    expect(t.caseOf('secure')).toBe("Diocletian's token lies in ETRVRIA already.")
    expect(t.caseOf('subdue')).toBe('Neither Unrest nor Revolt lies in ETRVRIA.')
    expect(t.caseOf('sail internum aegaeum')).toBe('No fleet is in MARE INTERNVM.')
    expect(t.caseOf('end')).toBeUndefined()
  })
})
