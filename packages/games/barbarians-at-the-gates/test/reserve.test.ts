import { describe, expect, test } from 'vitest'
import { buyPassage, passageVerdict } from '../src/rules/map/passage.ts'
import { canBaptize, hasReserveCard, payReserveCard } from '../src/rules/map/reserve.ts'
import { BARBARIAN, DISCARD, FACE_UP, ROMAN } from '../src/state.ts'
import { board, type Draw, leader } from './scene.ts'
import { impulseOf, SequenceScene } from './sequence-scene.ts'

const franks: Draw = {
  tribes: { franks: { at: 'durocortorum', allied: true } },
  leaders: { chlodio: 'durocortorum' },
  cu: { durocortorum: { allied: 3 } },
}
/** OPs by card: 1 R15, 2 R16 and R17, 3 R12; R40 is Baptization. */
const roman = (drawn: Draw = {}) => new SequenceScene({ ...franks, ...drawn, stack: impulseOf(ROMAN) })
const block = { player: ROMAN, tribe: null, leader: null, space: null, until: 'turn' } as const

describe('7.2 The Tribal Reserve', () => {
  test('BG-7.2-b BG-7.2-c BG-7.2-e BG-7.2-al: with a card in the Reserve three actions may be announced, by the ROMAN player', () => {
    const three = ['tribal-activate', 'tribal-reinforce', 'tribal-march']
    expect(roman({ reserve: ['R16'], hands: ['B16'] }).go().legal).toEqual(three)
    const none = roman({ hands: ['R16', 'B16'] }).go()
    expect(three.map((option) => none.why(option))).toEqual(['BG-7.2-b', 'BG-7.2-b', 'BG-7.2-b'])
    const other = new SequenceScene({ ...franks, reserve: ['R16'], hands: ['B16'], stack: impulseOf(BARBARIAN) }).go()
    expect(other.why('tribal-march')).toBe('BG-5.2-g')
  })

  test('BG-7.2-f BG-7.2-c: the leader is announced before any card is seen, an Allied one', () => {
    const scene = roman({ reserve: ['R16'], hands: ['B16'], leaders: { chlodio: 'durocortorum', aetius: 'roma' } }).go()
    scene.act('tribal-activate')
    expect([scene.asked, scene.legal, scene.reserve]).toEqual(['tribal-leader', ['leader chlodio'], 1])
    expect(scene.why('leader aetius')).toBe('BG-7.2-c')
    scene.dice(0).act('leader chlodio')
    expect([scene.reserve, scene.pile('R16')]).toEqual([0, DISCARD])
    scene.act('stop')
    expect(scene.other('pick-leader')).toMatchObject([
      { player: ROMAN, powers: [4], ops: 2, only: [leader('chlodio')], isOptional: false },
    ])
  })

  test('BG-7.2-d: or Sarus and Ricimer, as long as they are Loyalists', () => {
    const leaders = { sarus: 'roma', ricimer: { at: 'carthago', flipped: true }, aetius: 'ravenna' }
    const scene = roman({ reserve: ['R16'], hands: ['B16'], leaders })
      .go()
      .act('tribal-activate')
    expect(scene.legal).toEqual(['leader sarus'])
    scene.dice(0).act('leader sarus', 'stop')
    expect(scene.other('pick-leader')).toMatchObject([{ powers: [0], only: [leader('sarus')] }])
  })

  test('BG-7.2-g BG-7.2-ao BG-7.2-r: cards are revealed and discarded one at a time, and their OPs added', () => {
    const scene = roman({ reserve: ['R15', 'R34'], hands: ['B16'] })
      .go()
      .dice(0, 0)
      .act('tribal-march')
    expect(scene.history('reserve')).toEqual([{ type: 'reserve', card: 'R15', discarded: true }])
    expect(scene.reserve).toBe(1)
    scene.act('reveal')
    expect([scene.pile('R15'), scene.pile('R34')]).toEqual([DISCARD, DISCARD])
    scene.act('stop')
    expect(scene.other('forced-march')).toMatchObject([{ left: 6 }])
  })

  test('BG-7.2-i BG-7.2-k BG-7.2-x1: a Reinforcement wants 3 OPs: after the only card, of 2, a hand card or nothing', () => {
    const scene = roman({ reserve: ['R16'], hands: ['R15', 'B16'] })
      .go()
      .dice(0)
      .act('tribal-reinforce')
    expect(scene.legal).toEqual(['discard R15', 'cancel'])
    expect(scene.why('stop')).toBe('BG-7.2-i')
    // Not a card that he does not hold, nor one of his for its OPs.
    expect([scene.why('discard R18'), scene.why('discard B16'), scene.why('march R15')]).toEqual(
      Array(3).fill('BG-7.2-k'),
    )
    scene.act('discard R15', 'stop', 'to durocortorum', 'to durocortorum')
    expect([scene.cu('durocortorum', 'allied'), scene.pile('R15')]).toEqual([5, DISCARD])
  })

  test('BG-7.2-m BG-7.2-n BG-7.2-o BG-7.2-x2: cancelled, the card is gone, nothing is placed, and the BARBARIAN player acts', () => {
    const scene = roman({ reserve: ['R16'], hands: ['R15', 'B16'] })
      .go()
      .dice(0)
      .act('tribal-reinforce', 'cancel')
    expect([scene.pile('R16'), scene.cu('durocortorum', 'allied'), scene.seat]).toEqual([DISCARD, 3, 'barbarian'])
  })

  test('BG-7.2-h BG-7.2-l BG-7.2-q BG-7.2-x3: with another card in the Reserve he reveals it or cancels; no hand card yet', () => {
    const tribes = { franks: { at: 'durocortorum', allied: true }, picti: { at: 'caledonia', allied: true } }
    const scene = roman({ tribes, reserve: ['R16', 'R17'], hands: ['R15', 'B16'] })
      .go()
      .dice(0, 0)
    scene.act('tribal-reinforce')
    expect(scene.legal).toEqual(['reveal', 'cancel'])
    expect(scene.why('discard R15')).toBe('BG-7.2-l')
    expect(scene.act('reveal').legal).toEqual(['stop', 'cancel'])
  })

  test('BG-7.2-j BG-7.2-x4 BG-14.2-k: a Forced March stops at 1 OP: 2 Allied CU', () => {
    const scene = roman({ reserve: ['R15', 'R17'], hands: ['B16'] })
      .go()
      .dice(0)
      .act('tribal-march', 'stop')
    expect(scene.other('forced-march')).toMatchObject([{ player: ROMAN, powers: [4], left: 2 }])
    expect(scene.reserve).toBe(1)
  })

  test('BG-7.2-p BG-7.2-x5: or goes on through the Reserve and the hand, to 3 OPs at most', () => {
    const scene = roman({ reserve: ['R15', 'R18'], hands: ['R17', 'R16', 'B16'] })
      .go()
      .dice(0, 0)
    scene.act('tribal-march', 'reveal', 'discard R17')
    expect(scene.legal).toEqual(['stop', 'cancel'])
    expect([scene.why('discard R16'), scene.why('reveal')]).toEqual(['BG-7.2-p', 'BG-7.2-p'])
    scene.act('stop')
    expect(scene.other('forced-march')).toMatchObject([{ left: 6 }])
    expect(scene.history('tribal-end')).toEqual([{ type: 'tribal-end', ops: 3, cancelled: false }])
  })

  test('BG-7.2-x6: cancelled, the 1-OPs card is discarded and nobody moves', () => {
    const scene = roman({ reserve: ['R15', 'R17'], hands: ['B16'] })
      .go()
      .dice(0)
      .act('tribal-march', 'cancel')
    expect([scene.pile('R15'), scene.reserve, scene.other('forced-march')]).toEqual([DISCARD, 1, []])
  })

  test('BG-7.2-ab: a leader of Initiative 3 needs 2 OPs', () => {
    const tribes = { bagaudae: { at: 'tolosa', allied: true } }
    const drawn: Draw = { tribes, leaders: { tibatto: 'tolosa' }, reserve: ['R15'], hands: ['R18', 'B16'] }
    const scene = roman(drawn).go().act('tribal-activate').dice(0).act('leader tibatto')
    expect(scene.why('stop')).toBe('BG-7.2-ab')
    expect(scene.act('discard R18').why('stop')).toBeUndefined()
  })

  test('BG-7.2-am: it may be announced without hope, and one card is lost before he may cancel', () => {
    const nobody: Draw = { tribes: {}, leaders: {}, cu: {} }
    for (const option of ['tribal-activate', 'tribal-reinforce', 'tribal-march']) {
      const scene = roman({ ...nobody, reserve: ['R12', 'R16'], hands: ['B16'] })
        .go()
        .dice(0)
        .act(option)
      expect([scene.reserve, scene.legal]).toEqual([1, ['cancel']])
      expect(scene.why('stop')).toBe('BG-7.2-am')
      expect(scene.act('cancel').seat).toBe('barbarian')
    }
  })

  test('BG-5.2-r BG-7.2-am: while a card forbids Tribal actions one only loses a card of the Reserve', () => {
    const scene = roman({ reserve: ['R15', 'R16'], hands: ['B16'] })
    scene.state.blocks = [{ ...block, what: 'tribal-action' }]
    scene.go().dice(0).act('tribal-march')
    expect([scene.legal, scene.reserve]).toEqual([['cancel'], 1])
    expect(['reveal', 'baptize', 'stop'].map((each) => scene.why(each))).toEqual(Array(3).fill('BG-7.2-am'))
    const empty = roman({ hands: ['R15', 'B16'] }).lay(FACE_UP, 'R40')
    empty.go().act('tribal-march', 'discard R15')
    empty.state.blocks = [{ ...block, what: 'tribal-action' }]
    expect([empty.legal, empty.why('baptize')]).toEqual([['cancel'], 'BG-7.2-am'])
  })

  test('BG-5.2-r: no card of the hand is discarded while a Tribal action could come to something', () => {
    const tribes = { bagaudae: { at: 'tolosa', allied: true } }
    const drawn: Draw = { tribes, leaders: { tibatto: 'tolosa' }, cu: {}, hands: ['R15', 'B16'] }
    expect(
      roman({ ...drawn, reserve: ['R16'] })
        .go()
        .why('discard R15'),
    ).toBe('BG-5.2-r')
    expect(roman(drawn).go().why('discard R15')).toBeUndefined()
  })

  test('BG-7.1-x5 BG-7.2-an: a Reinforcement paid with the Reserve is placed like any other', () => {
    const tribes = { franks: { at: 'durocortorum', allied: true }, picti: { at: 'caledonia', allied: true } }
    const scene = roman({ tribes, reserve: ['R12'], hands: ['B16'] })
      .go()
      .dice(0)
      .act('tribal-reinforce', 'stop')
    scene.act('to caledonia')
    expect([scene.asked, scene.why('to caledonia'), scene.why('to durocortorum')]).toEqual([
      'reinforce',
      'BG-7.1-o',
      undefined,
    ])
  })
})

describe('7.2 Barbarian Baptization', () => {
  const baptized = (drawn: Draw = {}) => roman(drawn).lay(FACE_UP, 'R40')

  test('BG-7.2-ac BG-7.2-ag BG-7.2-aj: alone in the Reserve its 2 OPs serve for a Tribal action, once a turn, and it stays', () => {
    const scene = baptized({ hands: ['B16', 'B15', 'R15'] })
      .go()
      .act('tribal-march')
    expect(scene.legal).toEqual(['baptize', 'discard R15'])
    scene.act('baptize', 'stop')
    expect(scene.other('forced-march')).toMatchObject([{ left: 4 }])
    expect([scene.pile('R40'), scene.state.baptized]).toEqual([FACE_UP, true])
    const again = baptized({ hands: ['B16', 'B15', 'R15'] })
    again.state.baptized = true
    expect(again.go().why('tribal-march')).toBe('BG-7.2-b')
  })

  test('BG-7.2-ah: not while a face-down card is left', () => {
    const scene = baptized({ reserve: ['R15', 'R18'], hands: ['B16'] })
      .go()
      .dice(0, 0)
      .act('tribal-march')
    expect(scene.why('baptize')).toBe('BG-7.2-ah')
    expect(scene.act('reveal').why('baptize')).toBeUndefined()
  })

  test('BG-7.2-ai: using it is optional, and the Reserve counts as empty', () => {
    const scene = baptized({ reserve: ['R15'], hands: ['R18', 'B16'] })
      .go()
      .dice(0)
      .act('tribal-march')
    expect(scene.legal).toEqual(['baptize', 'discard R18', 'stop', 'cancel'])
  })

  test('BG-7.2-aj BG-7.2-am: announced with Baptization alone, it or a card is used before he may cancel', () => {
    const scene = baptized({ hands: ['B16', 'B15', 'R15'] })
      .go()
      .act('tribal-march')
    expect(scene.why('cancel')).toBe('BG-7.2-am')
    expect(scene.act('baptize').why('cancel')).toBeUndefined()
  })

  test('BG-7.2-ak: alone it serves for nothing without Allies', () => {
    const scene = baptized({ tribes: {}, leaders: { aetius: 'roma' }, cu: { roma: { loyalist: 2 } }, hands: ['B16'] })
    expect(scene.go().legal).toEqual(['pass'])
    expect(scene.why('tribal-activate')).toBe('BG-7.2-ak')
  })
})

describe('7.2 Right of Passage', () => {
  test('BG-7.2-s BG-7.2-t BG-7.2-u BG-7.2-w: one card of the Reserve pays for the impulse, whatever its OPs', () => {
    const scene = roman({ reserve: ['R15', 'R16'] })
    expect(passageVerdict(scene.state)).toMatchObject({ ok: true })
    scene.dice(1).on((table) => buyPassage(scene.state, table))
    expect([scene.state.passage, scene.reserve, scene.pile('R16')]).toEqual([true, 1, DISCARD])
    expect(passageVerdict(scene.state)).toEqual({ ok: false, rule: 'BG-7.2-u' })
    expect(passageVerdict(roman().state)).toEqual({ ok: false, rule: 'BG-7.2-s' })
  })

  test('BG-7.2-ad BG-7.2-ae BG-7.2-af: or the one use of Baptization, when no other card is left', () => {
    const scene = roman({ reserve: ['R15'] }).lay(FACE_UP, 'R40')
    expect(canBaptize(scene.state)).toBe(false)
    scene.dice(0).on((table) => payReserveCard(scene.state, table))
    expect([scene.pile('R15'), scene.state.baptized]).toEqual([DISCARD, false])
    scene.on((table) => expect(board.cards[payReserveCard(scene.state, table)].id).toBe('R40'))
    expect([scene.pile('R40'), hasReserveCard(scene.state)]).toEqual([FACE_UP, false])
  })
})
