/** The lists of cards that may be played, which are made without the clauses, held to the verdicts that tell them. */
import { openWindow } from '@tabularium/engine/machine'
import { describe, expect, test } from 'vitest'
import type { Frame } from '../src/frames.ts'
import type { Moment } from '../src/rules/cards/card-frames.ts'
import {
  battleCardsIn,
  couldAnswer,
  isEventFor,
  mayPlayBattleCard,
  mayPlayEvent,
  mayRespond,
  responsesIn,
} from '../src/rules/cards/playable.ts'
import { BARBARIAN, handOf, opponentOf, type Player, ROMAN } from '../src/state.ts'
import { activation, battle, Cards, force } from './cards-scene.ts'
import { board, type Draw, leader } from './scene.ts'

const ALL = board.cards.map(({ id }) => id)
const PLAYERS = [ROMAN, BARBARIAN] as const

/** Somebody of every power, here and there. */
const crowd: Draw = {
  turn: '3',
  leaders: {
    honorius: 'ravenna',
    aetius: 'arelate',
    magnentius: { at: 'londinium', flipped: true },
    alaric: 'tolosa',
    chlodio: 'durocortorum',
    rua: 'further-east',
    godigisel: 'carthago',
    'dux-byzantina': 'salona',
    'saxon-commander': 'treva',
  },
  tribes: {
    visigoths: { at: 'tolosa', allied: true },
    franks: 'durocortorum',
    huns: 'further-east',
    vandals: 'carthago',
    saxons: 'treva',
    burgundians: 'geneva',
  },
  control: {
    londinium: 'usurper',
    lindum: 'usurper',
    tolosa: 'allied',
    durocortorum: 'barbarian',
    carthago: 'barbarian',
    geneva: 'barbarian',
  },
  cu: {
    ravenna: { loyalist: 4 },
    arelate: { loyalist: 3 },
    londinium: { usurper: 3 },
    tolosa: { allied: 3 },
    durocortorum: { barbarian: 4 },
    'further-east': { barbarian: 4 },
    carthago: { barbarian: 3 },
    salona: { byzantine: 2 },
    treva: { barbarian: 2 },
    bonna: { loyalist: 1 },
  },
  forts: { lindum: 'castra' },
  hands: ALL,
  reserve: [],
}

const positions: Readonly<Record<string, Draw>> = {
  'an empty map': { hands: ALL },
  'a crowded map': crowd,
  'a usurpation without an Emperor in the West': { ...crowd, leaders: { ...crowd.leaders, honorius: 'off' } },
  'the last turn': { ...crowd, turn: '5', vp: 3 },
}

describe.each(Object.entries(positions))('on %s', (_, drawn) => {
  const { state } = new Cards(drawn)

  test.each(PLAYERS)('BG-7.1-an BG-2.1-a: player %i may play for its event what is listed so', (player) => {
    const listed = board.everyCard.filter((card) => isEventFor(state, player, card))
    expect(listed).toEqual(board.everyCard.filter((card) => mayPlayEvent(state, player, card).ok))
    expect(listed.every((card) => board.cards[card].player === player)).toBe(true)
  })
})

const moments = [...new Set(board.cards.flatMap(({ file }) => file.timing))].filter(
  (name) => name !== 'impulse' && name !== 'battle',
)

describe.each(moments)('at %s', (name) => {
  const moment = name.replaceAll('_', '-') as Moment

  test.each([
    ['Chlodio', BARBARIAN, activation(BARBARIAN, 'chlodio', { step: 'besiege' })],
    ['Aetius', ROMAN, activation(ROMAN, 'aetius', { step: 'sail' })],
  ] as const)('BG-7.3.1-d BG-7.3.1-j: while %s acts both may respond with what is listed', (_, phasing, frame) => {
    const scene = new Cards({ ...crowd, stack: [frame] })
    openWindow<Frame, Player, Moment>(scene.state, moment, [phasing, opponentOf(phasing)])
    for (const player of PLAYERS) {
      const hand = handOf(scene.state, player)
      const listed = responsesIn(scene.state, player, hand, moment)
      expect(listed).toEqual(hand.filter((card) => mayRespond(scene.state, player, card, moment).ok))
      expect(couldAnswer(scene.state, player, moment)).toBe(listed.length > 0)
    }
  })
})

test('BG-7.3.2-a BG-12.1.1-c: in a battle both may play the Battle cards that are listed, and no others', () => {
  const attackers = [force({ leader: leader('aetius'), cu: [3, 0, 0, 0, 0] })]
  const scene = new Cards({ ...crowd, stack: [battle('durocortorum', { defender: 3, attackers })] })
  for (const player of PLAYERS) {
    const hand = handOf(scene.state, player)
    const listed = battleCardsIn(scene.state, player, hand)
    expect(listed).toEqual(hand.filter((card) => mayPlayBattleCard(scene.state, player, card).ok))
    expect(listed.length).toBeGreaterThan(0)
  }
})
