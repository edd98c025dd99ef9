/** A refusal names the case: the place, the number that is short, what would do instead. */
import { describe, expect, test } from 'vitest'
import { romans } from './movement-play.ts'

const pieces = { avitus: 'italia-2', victores: 'italia-2', 'li-italia-1': 'italia-2', divitenses: 'italia-3' }

describe('a refusal', () => {
  test('UR-3.2.1-a: limitanei never leave', () => {
    const t = romans({ pieces: { 'li-italia-1': 'italia-1' } }).act('piece li-italia-1')
    const refused = [...neighbours(t, 'italia-1')].map((zone) => t.caseOf(`to ${zone}`)).filter((said) => said)
    expect(refused).toContain('Limitanei of Italia never leave Italia.')
  })

  test('UR-3.4.1-c UR-3.4.1-e: who may come along', () => {
    const t = romans({ pieces }).act('piece avitus')
    expect(t.caseOf('piece divitenses')).toMatch(
      /^Divitenses is in Italia III, Avitus in Italia II: they set out together/,
    )
    expect(t.caseOf('done')).toBe('Nobody has made a step yet: march, or take it back.')
    t.act('piece victores', 'to italia-3')
    expect(t.caseOf('piece divitenses')).toBe('Avitus is on the march: nobody joins on the way.')
  })

  test('UR-7.2-a UR-3.4.1-d: what does not border, and how many PM are short', () => {
    const t = romans({ pieces }).act('piece avitus', 'piece victores')
    expect(t.caseOf('to asia-1')).toBe('Asia I does not border Italia II.')
    expect(t.caseOf('to asia-1', 'fr')).toBe('Asia I n’est pas voisine d’Italia II.')
    t.act('to italia-3', 'to pannoniae-2', 'to pannoniae-1')
    const said = [...neighbours(t, 'pannoniae-1')].map((zone) => t.caseOf(`to ${zone}`)).filter((each) => each)
    for (const each of said) expect(each).toMatch(/costs \d PM; \d (is|are) left|leave/)
  })

  test('UR-2.E-c: who has moved, who is not of the camp', () => {
    const t = romans({ pieces: { ...pieces, attila: 'hunni-1' } }).act(
      'piece avitus',
      'piece victores',
      'to italia-3',
      'done',
    )
    if (t.asked === 'movement') expect(t.caseOf('piece avitus')).toBe('Avitus has moved in this SMC.')
  })
})

function neighbours(t: ReturnType<typeof romans>, zone: string): string[] {
  const { board } = t.state
  const at = board.placeOf.get(zone)
  return at === undefined ? [] : board.neighbours[at].map((next) => board.placeIds[next])
}
