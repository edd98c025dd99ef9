import { expect, test } from 'vitest'
import { BARBARIAN, type Blocked, DISCARD, FACE_UP, REMOVED, ROMAN } from '../src/state.ts'
import { type Draw, leader, tribe } from './scene.ts'
import { impulseOf, SequenceScene } from './sequence-scene.ts'

const played = (player: 0 | 1, card: string, drawn: Draw = {}) =>
  new SequenceScene({ ...drawn, hands: [card, 'B16', 'R16'], stack: impulseOf(player) }).go().act(`event ${card}`)

test('BG-7.1-an BG-7.1-ao BG-7.3.4-a BG-2.6.1-d: an event removes a card that says so; others are discarded', () => {
  const scene = played(BARBARIAN, 'B23')
  expect(scene.other('event')).toMatchObject([{ player: 1, card: scene.state.board.cardOf.get('B23') }])
  expect([scene.pile('B23'), played(ROMAN, 'R17').pile('R17')]).toEqual([REMOVED, DISCARD])
  expect(scene.state.played).toHaveLength(1)
})

test('BG-7.2-aa: Barbarian Baptization goes face up into the Reserve', () => {
  const tribes = { franks: { at: 'durocortorum', allied: true } }
  const scene = played(ROMAN, 'R40', { tribes, control: { durocortorum: 'allied' } })
  expect([scene.pile('R40'), scene.reserve]).toEqual([FACE_UP, 0])
})

test('BG-5.2-d: the Campaign card of the claim may be used for its event', () => {
  const units = { leaders: { aetius: 'roma' }, cu: { roma: { loyalist: 2 } } }
  const stack = [{ kind: 'turn', step: 'strategy' } as const]
  const scene = new SequenceScene({ ...units, hands: ['R09', 'B16'], stack }).go()
  expect(scene.asked).toBe('claim')
  scene.act('event R09')
  expect(scene.other('event')).toHaveLength(1)
  expect(scene.seat).toBe('barbarian')
})

const none = { player: null, tribe: null, leader: null, space: null, until: 'turn' } as const
const blocking = (player: 0 | 1, block: Partial<Blocked> & Pick<Blocked, 'what'>) => {
  const scene = new SequenceScene({
    hands: ['R12', 'B08'],
    leaders: { aetius: 'roma', chlodio: 'treva' },
    tribes: { franks: 'treva' },
    cu: { roma: { loyalist: 2 }, treva: { barbarian: 2 } },
    stack: impulseOf(player),
  })
  scene.state.blocks = [{ ...none, ...block }]
  return scene.go()
}

test('BG-10.1-b BG-14.1.2-b: a tribe that a card holds back is neither activated nor raids', () => {
  const franks = blocking(BARBARIAN, { what: 'activate-and-raid', tribe: tribe('franks') })
  expect([franks.why('activate B08'), franks.why('raid B08')]).toEqual(['BG-10.1-b', 'BG-14.1.2-b'])
  const huns = blocking(BARBARIAN, { what: 'activate-and-raid', tribe: tribe('huns') })
  expect([huns.why('activate B08'), huns.why('raid B08')]).toEqual([undefined, undefined])
})

test('BG-10.1-b BG-7.1-g BG-14.2-a: so is a leader, a Reinforcement or a Forced March of the player whom a card names', () => {
  expect(blocking(ROMAN, { what: 'activate', leader: leader('aetius') }).why('activate R12')).toBe('BG-10.1-b')
  expect(blocking(ROMAN, { what: 'activate', leader: leader('chlodio') }).why('activate R12')).toBeUndefined()
  expect(blocking(ROMAN, { what: 'reinforcement', player: ROMAN }).why('reinforce R12')).toBe('BG-7.1-y')
  expect(blocking(ROMAN, { what: 'reinforcement', player: BARBARIAN }).why('reinforce R12')).toBeUndefined()
  expect(blocking(ROMAN, { what: 'forced-march', player: ROMAN }).why('march R12')).toBe('BG-14.2-a')
})
