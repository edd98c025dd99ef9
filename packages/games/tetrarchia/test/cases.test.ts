/** A refusal names the case: the place, the number that is short, what would do instead. */
import { describe, expect, test } from 'vitest'
import { position } from './play.ts'

describe('a refusal', () => {
  test('TE-3.1-a: says by which way it goes, and what is short', () => {
    const t = position({ emperors: { diocletian: 'roma' }, ip: 1 })
    expect(t.caseOf('move cisalpina')).toMatch(/^\S+ is not linked to Roma\. By Etruria it costs 2; you have 1\.$/)
    expect(t.caseOf('move roma')).toBe('Diocletian stands in Roma already.')
    expect(t.caseOf('move cisalpina', 'fr')).toMatch(
      /n’est pas liée à Roma\. Par Etruria, cela coûte 2\u202f; il en reste 1\.$/,
    )
  })

  test('TE-3-b TE-3.1-h TE-3.5-a: the price, the army in the way, the army that is not there', () => {
    const t = position({ emperors: { galerius: 'thracia' }, turn: 'galerius', ip: 1, armies: [['GRAECIA', 'dacia']] })
    expect(t.caseOf('attack macedonia')).toBe('No army stands in Macedonia.')
    expect(t.caseOf('attack dacia')).toBe('Dacia is not linked to Thracia: an attack needs a link.')
    const near = position({
      emperors: { galerius: 'moesia-superior' },
      turn: 'galerius',
      ip: 1,
      armies: [['GRAECIA', 'dacia']],
      tokens: { revolt: ['dacia'] },
    })
    expect(near.caseOf('move dacia')).toBe('An army stands in Dacia: attack it, or go round.')
    expect(near.instead('move dacia')).toBeUndefined()
    const able = position({
      emperors: { galerius: 'moesia-superior' },
      turn: 'galerius',
      ip: 4,
      armies: [['GRAECIA', 'dacia']],
    })
    expect(able.instead('move dacia')).toBe('attack dacia')
    expect(near.caseOf('attack dacia')).toBe('To attack Dacia costs 2 IP; you have 1.')
  })

  test('TE-3.3-a TE-3.4-a TE-3.2-a: what lies there, and what does not', () => {
    const t = position({ emperors: { diocletian: 'etruria' }, tokens: { diocletian: ['etruria'] } })
    expect(t.caseOf('secure')).toBe("Diocletian's token lies in Etruria already.")
    expect(t.caseOf('subdue')).toBe('Neither Unrest nor Revolt lies in Etruria.')
    expect(t.caseOf('sail internum aegaeum')).toBe('No fleet is in Mare Internum.')
    expect(t.caseOf('end')).toBeUndefined()
  })
})
