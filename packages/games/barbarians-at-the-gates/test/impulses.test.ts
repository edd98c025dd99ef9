import { describe, expect, test } from 'vitest'
import { BARBARIAN, DECK, DISCARD, FACE_UP, ROMAN } from '../src/state.ts'
import { board, type Draw, leader, tribe } from './scene.ts'
import { impulseOf, SequenceScene } from './sequence-scene.ts'

/** Leaders with CU on both sides, so that cards can be used. */
const men: Draw = {
  leaders: { aetius: 'mediolanum', chlodio: 'teutoburger-wald' },
  tribes: { franks: 'teutoburger-wald' },
  cu: { mediolanum: { loyalist: 3 }, 'teutoburger-wald': { barbarian: 3 } },
}
const strategy = (drawn: Draw = {}) =>
  new SequenceScene({ ...men, ...drawn, stack: [{ kind: 'turn', step: 'strategy' }] }).go()
const impulse = (player: 0 | 1, drawn: Draw = {}) =>
  new SequenceScene({ ...men, ...drawn, stack: impulseOf(player) }).go()

/** Battle cards, which are no events of an impulse. */
const B = ['B15', 'B16', 'B17', 'B01', 'B31'] as const
const R = ['R15', 'R16', 'R04', 'R07', 'R29'] as const

describe('5.2 The Strategy Phase', () => {
  test('BG-5.2-a BG-5.2-b BG-5.2-g: the BARBARIAN player has the first impulse, then they alternate', () => {
    const scene = strategy({ hands: [B[0], B[1], R[0], R[1]] })
    expect([scene.asked, scene.seat]).toEqual(['impulse', 'barbarian'])
    scene.act(`raid ${B[0]}`)
    expect([scene.asked, scene.seat]).toEqual(['impulse', 'roman'])
    scene.act(`march ${R[0]}`)
    expect([scene.asked, scene.seat]).toEqual(['impulse', 'barbarian'])
  })

  test('BG-5.2-c BG-5.2-d BG-5.2-p: a Campaign card of his hand gives the ROMAN player the first impulse, for OPs; the BARBARIAN player has the second', () => {
    const scene = strategy({ hands: ['R09', R[0], B[0], B[1]] })
    expect([scene.asked, scene.seat]).toEqual(['claim', 'roman'])
    expect(scene.legal).toEqual(['activate R09', 'reinforce R09', 'march R09', 'event R09', 'no'])
    scene.act('activate R09')
    expect(scene.other('pick-leader')).toMatchObject([{ player: ROMAN, ops: 3 }])
    expect([scene.asked, scene.seat]).toEqual(['impulse', 'barbarian'])
    expect(scene.history('claim')).toEqual([{ type: 'claim', claimed: true }])
    scene.act(`raid ${B[0]}`)
    expect([scene.asked, scene.seat]).toEqual(['impulse', 'roman'])
  })

  test('BG-5.2-c BG-5.2-p: he need not, and is not asked again in that turn', () => {
    const scene = strategy({ hands: ['R09', R[0], B[0], B[1]] }).act('no')
    expect([scene.asked, scene.seat]).toEqual(['impulse', 'barbarian'])
    expect(scene.history('claim')).toEqual([{ type: 'claim', claimed: false }])
    scene.act(`raid ${B[0]}`)
    expect([scene.asked, scene.seat]).toEqual(['impulse', 'roman'])
  })

  test('BG-5.2-e BG-5.2-q: no other card serves, none of the Reserve, and no Campaign card of the BARBARIAN player', () => {
    const scene = strategy({ hands: [R[0], 'B10'], reserve: ['R09'] })
    expect([scene.asked, scene.legal]).toEqual(['claim', ['no']])
    expect([scene.why(`march ${R[0]}`), scene.why('march B10')]).toEqual(['BG-5.2-q', 'BG-5.2-q'])
    expect(scene.why('march R09')).toBe('BG-5.2-g')
    // Nor is a Campaign card thrown away for it, and nothing else is an answer.
    const held = strategy({ hands: ['R09', 'B10'] })
    expect([held.why('discard R09'), held.why('to roma'), held.why('yes')]).toEqual(Array(3).fill('BG-5.2-c'))
  })

  test('BG-5.2-c BG-6.1-j: he is asked whatever he holds, as long as nobody can see that he holds none', () => {
    const held = strategy({ hands: ['R09', B[0]] })
    const unseen = new SequenceScene({ ...men, hands: [R[0], B[0]], stack: [{ kind: 'turn', step: 'strategy' }] })
    unseen.lay(DECK, 'R09').go()
    expect([held.asked, unseen.asked]).toEqual(['claim', 'claim'])
    const gone = new SequenceScene({ ...men, hands: [R[0], B[0]], stack: [{ kind: 'turn', step: 'strategy' }] })
    expect(gone.lay(DISCARD, 'R09', 'R10', 'R11').go().asked).toBe('impulse')
    const none = new SequenceScene({ ...men, hands: [B[0]], stack: [{ kind: 'turn', step: 'strategy' }] })
    expect(none.lay(DECK, 'R09').go().asked).toBe('impulse')
  })

  const six = [...B, 'B08']
  test('BG-5.2-h BG-5.2-i BG-5.2-x1: 4 in hand and 1 in the Reserve against 6: the ROMAN player may play, from the Reserve too, or pass', () => {
    const scene = impulse(ROMAN, { hands: [...R.slice(0, 4), ...six], reserve: ['R17'] })
    expect(scene.legal).toContain('pass')
    expect(scene.legal).toContain(`march ${R[0]}`)
    expect(scene.legal).toContain('tribal-march')
    scene.act('pass')
    expect([scene.seat, scene.hand(ROMAN), scene.reserve]).toEqual(['barbarian', 4, 1])
  })

  test('BG-5.2-j BG-5.2-x2: 4 and 1 are not fewer than 5', () => {
    const scene = impulse(ROMAN, { hands: [...R.slice(0, 4), ...six], reserve: ['R17'] })
    scene.act('pass', `raid ${B[0]}`)
    expect([scene.seat, scene.why('pass')]).toEqual(['roman', 'BG-5.2-h'])
  })

  test('BG-5.2-k: the BARBARIAN player may pass with fewer cards, and only then', () => {
    expect(impulse(BARBARIAN, { hands: [B[0], R[0]], reserve: ['R17'] }).why('pass')).toBeUndefined()
    expect(impulse(BARBARIAN, { hands: [B[0], R[0]] }).why('pass')).toBe('BG-5.2-h')
    expect(impulse(BARBARIAN, { hands: [B[0], B[1], R[0]] }).why('pass')).toBe('BG-5.2-h')
  })

  test('BG-5.2-l BG-5.2-m: impulses go on until nobody has a card, the Reserve included', () => {
    const scene = impulse(BARBARIAN, { hands: [B[0], R[0]] }).act(`raid ${B[0]}`)
    expect(scene.history('phase')).toEqual([])
    scene.act(`march ${R[0]}`)
    expect(scene.history('phase')[0]).toEqual({ type: 'phase', phase: 'attrition' })
    const reserve = impulse(BARBARIAN, { hands: [B[0]], reserve: ['R17'] }).act(`raid ${B[0]}`)
    expect([reserve.seat, reserve.asked, reserve.legal]).toEqual([
      'roman',
      'impulse',
      ['tribal-activate', 'tribal-reinforce', 'tribal-march'],
    ])
  })

  test('BG-5.2-l: whoever has no card left is passed over', () => {
    const scene = impulse(BARBARIAN, { hands: [B[0], B[1]] }).act(`raid ${B[0]}`)
    expect([scene.seat, scene.asked]).toEqual(['barbarian', 'impulse'])
    expect(scene.history('pass')).toEqual([{ type: 'pass', player: 'roman' }])
  })

  test('BG-5.2-n BG-5.2-o: Baptization is no card; alone it may be used or left while the other has cards', () => {
    const allied: Draw = { ...men, tribes: { franks: { at: 'teutoburger-wald', allied: true } } }
    const alone = new SequenceScene({ ...allied, hands: [B[0]], stack: impulseOf(ROMAN) }).lay(FACE_UP, 'R40').go()
    expect(alone.legal).toEqual(['tribal-activate', 'tribal-reinforce', 'pass'])
    const asked = new SequenceScene({ ...allied, cu: { ...men.cu, treva: { barbarian: 1 } }, hands: [B[0], B[1]] })
    asked.state.stack.push(...impulseOf(BARBARIAN))
    asked.lay(FACE_UP, 'R40').go().act(`raid ${B[0]}`)
    expect([asked.seat, asked.history('pass')]).toEqual(['roman', []])
    const over = new SequenceScene({ ...allied, hands: [B[0]], stack: impulseOf(BARBARIAN) }).lay(FACE_UP, 'R40').go()
    over.act(`raid ${B[0]}`)
    expect(over.history('phase')[0]).toEqual({ type: 'phase', phase: 'attrition' })
    const fewer = new SequenceScene({ ...men, hands: [R[0], B[0]], stack: impulseOf(ROMAN) }).lay(FACE_UP, 'R40').go()
    expect(fewer.why('pass')).toBe('BG-5.2-h')
  })

  test('BG-5.2-r: without anything to do a card is discarded, and not otherwise', () => {
    const nobody: Draw = { leaders: {}, tribes: {}, cu: {} }
    const scene = impulse(BARBARIAN, { ...nobody, hands: [B[0], B[1], R[0]] })
    expect(scene.legal).toEqual([`discard ${B[0]}`, `discard ${B[1]}`])
    scene.act(`discard ${B[0]}`)
    expect([scene.pile(B[0]), scene.seat]).toEqual([DISCARD, 'roman'])
    expect(impulse(BARBARIAN, { ...nobody, hands: [B[0], R[0], R[1]] }).legal).toEqual(['pass'])
    expect(impulse(BARBARIAN, { hands: [B[0]] }).why(`discard ${B[0]}`)).toBe('BG-5.2-r')
  })

  test('BG-9.0-ai BG-7.2-u: when an impulse ends stacking is looked at, and what lasts for an impulse is over', () => {
    const scene = new SequenceScene({ ...men, hands: [B[0], R[0]], stack: impulseOf(ROMAN) })
    const { state } = scene
    state.passage = true
    state.borrowed = leader('chlodio')
    state.flags = [
      { flag: 'river-as-clear', until: 'impulse' },
      { flag: 'massacre', until: 'next-turn' },
    ]
    const block = { what: 'naval', player: BARBARIAN, tribe: null, leader: null, space: null } as const
    state.blocks = [
      { ...block, until: 'impulse' },
      { ...block, until: 'turn' },
    ]
    scene.go().act(`march ${R[0]}`)
    expect(scene.others.map(({ kind }) => kind)).toEqual(['forced-march', 'stacking'])
    expect([state.passage, state.borrowed, state.guests]).toEqual([false, -1, []])
    expect(state.flags).toEqual([{ flag: 'massacre', until: 'next-turn' }])
    expect(state.blocks).toEqual([{ ...block, until: 'turn' }])
  })

  test('BG-7.2-u: what lasts for an impulse is over, though it is the only thing that was in force', () => {
    const scene = new SequenceScene({ ...men, hands: [B[0], R[0]], stack: impulseOf(ROMAN) })
    const { state } = scene
    state.flags = [{ flag: 'river-as-clear', until: 'impulse' }]
    state.blocks = [{ what: 'naval', player: BARBARIAN, tribe: null, leader: null, space: null, until: 'impulse' }]
    scene.go().act(`march ${R[0]}`)
    expect([state.flags, state.blocks]).toEqual([[], []])
  })
})

describe('7.1 What a card is used for', () => {
  test('BG-7.1-b BG-7.1-c BG-7.1-d BG-2.6.1-a: any card for one of seven things; for OPs it is discarded, not removed', () => {
    const scene = impulse(BARBARIAN, { hands: ['B23', R[0]] })
    expect(scene.legal).toEqual(expect.arrayContaining(['activate B23', 'reinforce B23', 'migrate B23', 'raid B23']))
    scene.act('raid B23')
    expect(scene.pile('B23')).toBe(DISCARD)
    expect(scene.history('card')).toEqual([{ type: 'card', player: 'barbarian', card: 'B23', use: 'raid' }])
  })

  test('BG-7.1-a BG-2.1-a BG-5.2-f: every card has 1 to 3 OPs and an event; three Roman cards are Campaign cards', () => {
    expect(board.cards.every(({ ops }) => [1, 2, 3].includes(ops))).toBe(true)
    expect(board.cards.every(({ file }) => file.do.length > 0)).toBe(true)
    const campaigns = board.cards.filter(({ kind, player }) => kind === 'campaign' && player === ROMAN)
    expect(campaigns.map(({ id }) => id)).toEqual(['R09', 'R10', 'R11'])
    expect([0, 1].map((player) => board.cards.filter((card) => card.player === player).length)).toEqual([55, 55])
  })

  test('BG-7.1-e BG-7.1-ap: a leader of any power of his is activated', () => {
    const scene = impulse(ROMAN, { hands: ['R13', B[0]] }).act('activate R13')
    expect(scene.other('pick-leader')).toEqual([
      { kind: 'pick-leader', player: 0, powers: [0, 1, 4], ops: 2, ap: 0, only: [], isOptional: false, mods: [] },
    ])
    const other = impulse(BARBARIAN, { hands: [B[0], R[0]] }).act(`activate ${B[0]}`)
    expect(other.other('pick-leader')).toMatchObject([{ player: 1, powers: [2, 3], ops: 1 }])
    expect(impulse(ROMAN, { hands: ['R13'], leaders: { chlodio: 'teutoburger-wald' } }).why('activate R13')).toBe(
      'BG-7.1-e',
    )
  })

  test('BG-7.1-f BG-10.2.1-d: a 1-OPs card activates nobody of Initiative 3', () => {
    const honorius = { leaders: { honorius: 'mediolanum' } }
    expect(impulse(ROMAN, { ...honorius, hands: ['R15'] }).why('activate R15')).toBe('BG-7.1-f')
    expect(impulse(ROMAN, { ...honorius, hands: ['R16'] }).why('activate R16')).toBeUndefined()
    const both = { leaders: { honorius: 'mediolanum', aetius: 'roma' } }
    expect(impulse(ROMAN, { ...both, hands: ['R15'] }).why('activate R15')).toBeUndefined()
  })

  test('BG-7.1-z BG-7.1-aa BG-7.1-ab BG-16.1.1-a BG-16.1.1-c: migration is for the BARBARIAN player, from turn 1, with unbesieged markers', () => {
    const scene = impulse(BARBARIAN, { hands: ['B16', R[0]] })
    scene.act('migrate B16')
    expect(scene.other('migration')).toMatchObject([{ isPhase: false, left: 2, hasSailed: false, step: 'pick' }])
    expect(impulse(ROMAN, { hands: ['R16'] }).why('migrate R16')).toBe('BG-7.1-z')
    const early = { scenario: 'barbarians-at-the-gates', turn: 'B', hands: ['B16'] } as const
    expect(impulse(BARBARIAN, early).why('migrate B16')).toBe('BG-7.1-aa')
    const besieged = impulse(BARBARIAN, {
      hands: ['B16'],
      tribes: { franks: 'magna-germania' },
      sieges: { 'magna-germania': 'loyalist' },
    })
    expect(besieged.why('migrate B16')).toBe('BG-7.1-ab')
    const blocked = new SequenceScene({ ...men, hands: ['B16'], stack: impulseOf(BARBARIAN) })
    const block = { what: 'migrate', player: null, leader: null, space: null, until: 'turn' } as const
    blocked.state.blocks = [{ ...block, tribe: tribe('franks') }]
    expect(blocked.go().why('migrate B16')).toBe('BG-7.1-ab')
    const allied = impulse(BARBARIAN, { hands: ['B16'], tribes: { franks: { at: 'tolosa', allied: true } } })
    expect(allied.why('migrate B16')).toBe('BG-7.1-ab')
  })

  test('BG-7.1-af BG-14.1.2-b: only the BARBARIAN player raids, with as many Barbarian CU as OPs', () => {
    const scene = impulse(BARBARIAN, { hands: ['B16', R[0]] }).act('raid B16')
    expect(scene.other('raid')).toMatchObject([{ left: 2, current: null, step: 'pick' }])
    expect(impulse(ROMAN, { hands: ['R16'] }).why('raid R16')).toBe('BG-7.1-af')
    const usurpers = impulse(BARBARIAN, { hands: ['B16'], cu: { roma: { usurper: 4 } } })
    expect(usurpers.why('raid B16')).toBe('BG-14.1.2-b')
  })

  test('BG-7.1-ag BG-7.1-ai BG-7.1-aj: a Forced March of twice the OPs, of all powers but Barbarians', () => {
    const scene = impulse(ROMAN, { hands: ['R16', B[0]] }).act('march R16')
    expect(scene.other('forced-march')).toMatchObject([{ player: 0, powers: [0, 1, 4], left: 4, reach: 6 }])
    expect(impulse(BARBARIAN, { hands: ['B16'] }).why('march B16')).toBe('BG-7.1-ag')
    const usurper = impulse(BARBARIAN, { hands: ['B16', R[0]], cu: { roma: { usurper: 1 } } }).act('march B16')
    expect(usurper.other('forced-march')).toMatchObject([{ player: 1, powers: [2], left: 4 }])
  })

  test('BG-7.1-ak BG-7.1-al BG-7.1-am BG-17.2.2-a BG-17.2.2-b BG-17.2.2-q BG-17.2.2-s: a swap is for the ROMAN player, with a card of his hand, once a turn, while there is a Usurper', () => {
    const usurped = { leaders: { bonifatius: { at: 'carthago', flipped: true } } }
    const scene = impulse(ROMAN, { ...usurped, hands: ['R15', B[0]] }).act('usurp R15')
    expect([scene.other('successful-usurpation'), scene.state.hasUsurped]).toEqual([
      [{ kind: 'successful-usurpation' }],
      true,
    ])
    expect([scene.pile('R15'), scene.seat]).toEqual([DISCARD, 'barbarian'])
    expect(impulse(ROMAN, { hands: ['R16'] }).why('usurp R16')).toBe('BG-17.2.2-q')
    expect(impulse(BARBARIAN, { ...usurped, hands: ['B16'] }).why('usurp B16')).toBe('BG-7.1-ak')
    expect(impulse(ROMAN, { ...usurped, reserve: ['R16'] }).why('usurp R16')).toBe('BG-5.2-g')
    const twice = new SequenceScene({ ...usurped, hands: ['R16'], stack: impulseOf(ROMAN) })
    twice.state.hasUsurped = true
    expect(twice.go().why('usurp R16')).toBe('BG-7.1-al')
  })

  test('BG-5.2-g: a card that he does not hold is not his to use', () => {
    const scene = impulse(ROMAN, { hands: ['R16', 'B16'] })
    expect([scene.why('march R15'), scene.why('march B16')]).toEqual(['BG-5.2-g', 'BG-5.2-g'])
    expect(scene.why('to roma')).toBe('BG-5.2-g')
  })
})
