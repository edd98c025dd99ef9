/** Chapter 6: whose a stratagem is, when it is played, and where it goes. */
import { describe, expect, test } from 'vitest'
import {
  everyStratagem,
  isBarbarianOnly,
  isRomanOnly,
  lettersOf,
  stratagem,
  stratagemIds,
} from '../src/stratagem-kinds.ts'
import { position } from './play.ts'
import { FILLER, geostrategy, hands, inWindow, lastYear } from './stratagem-play.ts'

const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)

describe('6 Stratagems, general', () => {
  test('UR-6-a UR-6-b UR-6-c UR-6-l: seven kinds for the Roman, twelve for the Barbarian, twelve for both', () => {
    const kinds = everyStratagem
    expect(kinds.filter(isRomanOnly).length).toBe(7)
    expect(kinds.filter(isBarbarianOnly).length).toBe(12)
    expect(kinds.length).toBe(31)
    expect(position({}).state.board.mix.every((count) => count > 0)).toBe(true)
    expect(inWindow('barbarian', ['tribute'], { peoples: { saxones: 'war' } }).why('play tribute')).toBe('UR-6-a')
    expect(inWindow('roman', ['bagaudes']).why('play bagaudes')).toBe('UR-6-b')
    for (const camp of ['roman', 'barbarian'] as const) {
      expect(inWindow(camp, ['plague-outbreak']).why('play plague-outbreak')).toBeUndefined()
    }
  })

  const ROMAN_ONLY = [
    ...['minor-federation-treaty', 'major-federation-treaty', 'tribute'],
    ...['augusta-orientalis', 'augusta-occidentalis', 'papa', 'buccellarii'],
  ]
  const BARBARIAN_ONLY = [
    ...['western-usurpation', 'eastern-usurpation', 'minor-uprising', 'two-minor-uprisings', 'three-minor-uprisings'],
    ...[
      'major-uprising',
      'three-major-uprisings',
      'scourge-of-god',
      'rex',
      'barbarian-alliance',
      'bagaudes',
      'migration',
    ],
  ]

  test('UR-6-a UR-6-b UR-6-c: each of them only by its camp, the mixed ones by either', () => {
    for (const kind of stratagemIds) {
      const why = [
        inWindow('roman', [kind]).why(`play ${kind}`) === 'UR-6-b',
        inWindow('barbarian', [kind]).why(`play ${kind}`) === 'UR-6-a',
      ]
      expect([kind, ...why]).toEqual([kind, BARBARIAN_ONLY.includes(kind), ROMAN_ONLY.includes(kind)])
    }
  })

  test('UR-6-f: what one does not hold one cannot play', () => {
    expect(inWindow('roman', []).why('play plague-outbreak')).toBe('UR-6-f')
  })

  test('UR-6-d: it goes back to the bowl when it is played, and is shown', () => {
    const t = inWindow('roman', ['desertion'], {
      peoples: { persae: 'war' },
      pieces: { 'persae-1': 'persae-1' },
    })
    const kind = stratagem('desertion')
    expect([t.look.hands[0][kind], t.look.bowl[kind]]).toEqual([1, 0])
    t.act('play desertion')
    expect([t.look.hands[0][kind], t.look.bowl[kind]]).toEqual([0, 1])
    expect(t.told('stratagem')).toEqual([{ type: 'stratagem', camp: 'roman', stratagem: 'desertion' }])
  })

  test('UR-6-d: as soon as it is played: Initiative, an Augusta, Bagaudes, Migration', () => {
    const inBowl = (t: ReturnType<typeof inWindow>, id: (typeof stratagemIds)[number]) => t.look.bowl[stratagem(id)]
    const mix = position({}).state.board.mix
    const answer = position({
      phase: 'B',
      initiative: 'barbarian',
      hands: hands(['initiative'], []),
      stack: [
        { kind: 'year', step: 'opening' },
        { kind: 'initiative-answer', camp: 'roman' },
      ],
    }).act('play initiative')
    expect(inBowl(answer, 'initiative')).toBe(mix[stratagem('initiative')])
    const opening = position({
      phase: 'C',
      hands: hands(['augusta-orientalis'], []),
      stack: [{ kind: 'year', step: 'first-geostrategy' }, { kind: 'augusta-opening' }],
    }).act('play augusta-orientalis')
    expect(inBowl(opening, 'augusta-orientalis')).toBe(mix[stratagem('augusta-orientalis')])
    // What it brings stays on the map, the counter does not.
    const bagaudes = inWindow('barbarian', ['bagaudes']).act('play bagaudes', 'to galliae-1')
    expect(inBowl(bagaudes, 'bagaudes')).toBe(mix[stratagem('bagaudes')])
    const migration = inWindow('barbarian', ['migration'], {
      peoples: { suevi: 'war' },
      pieces: { 'suevi-1': 'suevi' },
    }).act('play migration')
    expect(inBowl(migration, 'migration')).toBe(mix[stratagem('migration')])
  })

  test('UR-6-d: one that stays on the map goes back when it leaves it', () => {
    const plague = lastYear({ hands: hands([], ['plague-outbreak', FILLER]) }).act(
      'play plague-outbreak',
      'to persae-6',
    )
    expect(plague.look.bowl[stratagem('plague-outbreak')]).toBe(0)
    plague.act('done')
    expect(plague.look.bowl[stratagem('plague-outbreak')]).toBe(1)
  })

  test('UR-6-e UR-2.F-h: in phase F each gives back what only the other can use', () => {
    const t = lastYear({ hands: hands(['rex', 'tribute', 'fleet'], ['tribute', 'rex', 'desertion']) }).act(
      'done',
      'done',
    )
    const kept = (seat: 0 | 1) => stratagemIds.filter((_, kind) => t.look.hands[seat][kind] > 0)
    expect(kept(0)).toEqual(['tribute', 'fleet'])
    expect(kept(1)).toEqual(['rex', 'desertion'])
    const returned = t.last.told.filter(({ event }) => event.type === 'returned')
    expect(returned.map(({ event, seats }) => [event.stratagem, seats])).toEqual([
      ['rex', [0]],
      ['tribute', [1]],
    ])
  })

  test('UR-6-h: a reserve of five; whoever has more chooses what goes back, unseen', () => {
    const six = ['tribute', 'tribute', 'fleet', 'papa', 'buccellarii', 'desertion']
    const five = lastYear({ hands: hands(six.slice(1), [FILLER]) }).act('done', 'done')
    expect(five.outcome).not.toBeNull()
    const t = lastYear({ hands: hands([...six, 'germanophobia'], [FILLER]) }).act('done', 'done')
    expect([t.asked, t.seat]).toEqual(['discard-choice', 'first'])
    expect(t.legal).not.toContain('done')
    expect(t.why('play rex')).toBe('UR-6-f')
    t.act('play papa')
    expect(t.last.told.filter(({ event }) => event.type === 'returned').map(({ seats }) => seats)).toEqual([[0]])
    expect(t.told('hand')).toEqual([{ type: 'hand', seat: 'first', change: -1, rule: 'UR-6-h' }])
    expect(t.asked).toBe('discard-choice')
    t.act('play fleet')
    expect(t.outcome).not.toBeNull()
    expect(total(t.look.hands[0])).toBe(5)
  })

  test('UR-6-h: two of a kind count as two', () => {
    const t = lastYear({ hands: hands(['tribute', 'tribute', 'fleet', 'papa', 'desertion', FILLER], []) })
    t.act('done', 'done')
    expect(t.asked).toBe('discard-choice')
    t.act('play tribute')
    expect(t.look.hands[0][stratagem('tribute')]).toBe(1)
  })

  test('UR-6-i UR-6-k: each only in the phase of its letter', () => {
    const only = (letter: string) => stratagemIds.filter((_, kind) => lettersOf[kind].join('') === letter)
    expect(only('B')).toEqual(['initiative'])
    expect(only('F')).toEqual(['papa'])
    expect(only('CE')).toEqual(['augusta-orientalis', 'augusta-occidentalis'])
    expect(only('C').length).toBe(11)
    expect(only('E').length).toBe(16)
    expect(geostrategy('roman', ['tribute'], { peoples: { saxones: 'war' } }).why('play tribute')).toBe('UR-6-i')
    expect(geostrategy('roman', []).why(`play ${FILLER}`)).toBe('UR-6-i')
    expect(inWindow('barbarian', ['minor-uprising']).why('play minor-uprising')).toBe('UR-6-i')
    expect(inWindow('roman', ['papa']).why('play papa')).toBe('UR-6-i')
  })

  test('UR-6-i UR-6-k: the letters of the rulebook, and no other phase', () => {
    const LETTERS: Readonly<Record<string, readonly string[]>> = {
      B: ['initiative'],
      C: [
        ...['western-usurpation', 'eastern-usurpation', 'minor-uprising', 'two-minor-uprisings'],
        ...['three-minor-uprisings', 'major-uprising', 'three-major-uprisings', 'rex', 'barbarian-alliance'],
        ...['rebellion', 'ecumenical-council', 'augusta-orientalis', 'augusta-occidentalis'],
      ],
      E: [
        ...['minor-federation-treaty', 'major-federation-treaty', 'tribute', 'buccellarii', 'scourge-of-god'],
        ...['bagaudes', 'migration', 'opportune-flight', 'assassination', 'plague-outbreak', 'plague-epidemic'],
        ...['desertion', 'furor-germanicus', 'divine-favour', 'fleet', 'germanophobia'],
        ...['augusta-orientalis', 'augusta-occidentalis'],
      ],
      F: ['papa'],
    }
    for (const kind of stratagemIds) {
      const letters = Object.keys(LETTERS).filter((letter) => LETTERS[letter].includes(kind))
      expect([kind, ...lettersOf[stratagem(kind)]]).toEqual([kind, ...letters])
      const camp = BARBARIAN_ONLY.includes(kind) ? 'barbarian' : 'roman'
      for (const phase of ['B', 'C', 'E', 'F']) {
        const isBanned = inWindow(camp, [kind], { phase }).why(`play ${kind}`) === 'UR-6-i'
        // The one of phase B is asked for by a question of its own.
        expect([kind, phase, isBanned]).toEqual([kind, phase, !letters.includes(phase) || kind === 'initiative'])
      }
    }
  })

  test('UR-6-f: in the turn in which it was drawn', () => {
    const t = inWindow('roman', ['plague-outbreak'], { fresh: [2, 0] })
    expect(t.why('play plague-outbreak')).toBeUndefined()
  })

  test('UR-6-j: a play has its effect at once: before its own roll only what bears on the roll is played', () => {
    const t = inWindow(
      'barbarian',
      ['assassination'],
      { pieces: { aetius: 'galliae-3' } },
      { theirs: ['augusta-occidentalis', 'plague-outbreak'] },
    ).act('play assassination', 'piece valentinien-iii')
    expect([t.asked, t.seat, t.legal]).toEqual(['window', 'first', ['play augusta-occidentalis', 'done']])
    expect(t.why('play plague-outbreak')).toBe('UR-6-j')
    // Once it is rolled, it may be played.
    t.dice(0).act('done')
    while (t.seat !== 'first') t.act('done')
    expect(t.why('play plague-outbreak')).toBeUndefined()
  })

  test('UR-6-f: a usable one is kept from year to year', () => {
    const t = lastYear({ hands: hands(['tribute'], []), fresh: [1, 0] }).act('done', 'done')
    expect(t.look.hands[0][stratagem('tribute')]).toBe(1)
  })
})
