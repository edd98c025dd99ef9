import { yes } from '@tabularium/engine'
import { expect, test, vi } from 'vitest'
import { BARBARIAN, DISCARD, FACE_UP, REMOVED, ROMAN } from '../src/state.ts'
import { impulseOf, SequenceScene } from './sequence-scene.ts'

// Which events may be played is another chapter's: here all may.
vi.mock('../src/rules/cards/playable.ts', () => ({ mayPlayEvent: () => yes() }))

const played = (player: 0 | 1, card: string) =>
  new SequenceScene({ hands: [card, 'B16', 'R16'], stack: impulseOf(player) }).go().act(`event ${card}`)

test('BG-7.1-an BG-7.1-ao BG-7.3.4-a BG-2.6.1-d: an event removes a card that says so; others are discarded', () => {
  const scene = played(BARBARIAN, 'B23')
  expect(scene.other('event')).toMatchObject([{ player: 1, card: scene.state.board.cardOf.get('B23') }])
  expect([scene.pile('B23'), played(ROMAN, 'R17').pile('R17')]).toEqual([REMOVED, DISCARD])
  expect(scene.state.played).toHaveLength(1)
})

test('BG-7.2-aa: Barbarian Baptization goes face up into the Reserve', () => {
  const scene = played(ROMAN, 'R40')
  expect([scene.pile('R40'), scene.reserve]).toEqual([FACE_UP, 0])
})

test('BG-5.2-d: the Campaign card of the claim may be used for its event', () => {
  const scene = new SequenceScene({ hands: ['R09', 'B16'], stack: [{ kind: 'turn', step: 'strategy' }] }).go()
  expect(scene.asked).toBe('claim')
  scene.act('event R09')
  expect(scene.other('event')).toHaveLength(1)
  expect(scene.seat).toBe('barbarian')
})
