import { heard, RecordingTable, ScriptedDice } from '@tabularium/engine'
import { describe, expect, test } from 'vitest'
import { drawPhase } from '../src/rules/sequence/draw.ts'
import { setUp } from '../src/rules/sequence/set-up.ts'
import {
  BARBARIAN,
  cardsIn,
  DECK,
  DISCARD,
  deckSize,
  FACE_UP,
  HAND,
  handSize,
  OUT,
  pileOf,
  REMOVED,
  RESERVE,
  ROMAN,
  reserveSize,
  type Section,
  type State,
  turnNames,
} from '../src/state.ts'
import { board, type Draw } from './scene.ts'
import { SequenceScene } from './sequence-scene.ts'

/** Always the first that is there. */
const zeros = new Array<number>(200).fill(0)
const cardIds = (count: number, side: 'R' | 'B', from = 9) =>
  Array.from({ length: count }, (_, i) => `${side}${String(from + i).padStart(2, '0')}`)

const drawn = (drawing: Draw, roman = 20, barbarian = 20) => {
  const scene = new SequenceScene({ phase: 'draw', turn: '2', ...drawing })
  scene.lay(DECK, ...cardIds(roman, 'R'), ...cardIds(barbarian, 'B', 8))
  return scene
}
const draws = (scene: SequenceScene) => {
  scene.dice(...zeros).on((table) => drawPhase(scene.state, table))
  return scene
}
const allies = (...ids: readonly string[]) =>
  Object.fromEntries(ids.map((id, i) => [id, { at: ['tolosa', 'londinium', 'sirmium', 'carthago'][i], allied: true }]))

describe('5.1 and 6.2.2 Drawing', () => {
  test('BG-5.1-a BG-6.2.2-a BG-6.2.2-f BG-6.1-a BG-6.1-b: both draw up to 7, each from a deck of his own', () => {
    const scene = draws(drawn({ hands: ['B50', 'R50', 'R51'] }))
    expect([scene.hand(ROMAN), scene.hand(BARBARIAN)]).toEqual([7, 7])
    expect([deckSize(scene.state, ROMAN), deckSize(scene.state, BARBARIAN)]).toEqual([15, 14])
    expect(cardsIn(scene.state, ROMAN, HAND).every((card) => board.cards[card].player === ROMAN)).toBe(true)
  })

  test('BG-5.1-b BG-5.1-x1 BG-6.2.2-b BG-6.2.2-j BG-7.2-a: three Allied tribes: 3 cards into the Reserve, then 4 into the hand', () => {
    const scene = draws(drawn({ tribes: allies('franks', 'britons', 'ostrogoths') }))
    expect([scene.reserve, scene.hand(ROMAN)]).toEqual([3, 4])
    expect(scene.history('draw')).toEqual([
      { type: 'draw', player: 'barbarian', cards: 7, reserve: false },
      { type: 'draw', player: 'roman', cards: 3, reserve: true },
      { type: 'draw', player: 'roman', cards: 4, reserve: false },
    ])
  })

  test('BG-5.1-x2 BG-5.1-x3: of four tribes still 3; of two, 2 and 5', () => {
    const four = draws(drawn({ tribes: allies('franks', 'britons', 'ostrogoths', 'vandals') }))
    expect([four.reserve, four.hand(ROMAN)]).toEqual([3, 4])
    const two = draws(drawn({ tribes: { ...allies('britons', 'ostrogoths'), franks: 'treva' } }))
    expect([two.reserve, two.hand(ROMAN)]).toEqual([2, 5])
  })

  test('BG-5.1-c BG-5.1-d BG-6.2.2-c: after Bureaucratic Revolution at most 2', () => {
    const reserveOf = (...ids: readonly string[]) => {
      const scene = drawn({ tribes: allies(...ids) })
      scene.state.flags = [{ flag: 'bureaucratic-revolution', until: 'game' }]
      return draws(scene).reserve
    }
    expect([reserveOf('franks', 'britons', 'vandals'), reserveOf('franks', 'britons'), reserveOf('franks')]).toEqual([
      2, 2, 1,
    ])
  })

  test('BG-6.2.2-g BG-6.2.2-h: Baptization counts neither among the 7 nor among the 3', () => {
    const scene = draws(drawn({ tribes: allies('franks', 'britons', 'ostrogoths') }).lay(FACE_UP, 'R40'))
    expect([scene.reserve, scene.hand(ROMAN), scene.pile('R40')]).toEqual([3, 4, FACE_UP])
  })

  test('BG-5.1-e BG-6.2.2-d BG-6.2.2-e BG-6.2.2-i BG-6.1-j: what is drawn its owner alone is told; of the Reserve nobody is', () => {
    const scene = drawn({ tribes: allies('franks', 'britons') })
    const table = new RecordingTable(new ScriptedDice(zeros))
    drawPhase(scene.state, table)
    const hands = (seat: 0 | 1) => heard(table.told, seat).filter(({ type }) => type === 'hand')
    expect(hands(ROMAN)).toMatchObject([{ player: 'roman', cards: cardIds(5, 'R', 11) }])
    expect(hands(BARBARIAN)).toMatchObject([{ player: 'barbarian', cards: cardIds(7, 'B', 8) }])
    const reserve = cardsIn(scene.state, ROMAN, RESERVE).map((card) => board.cards[card].id)
    expect(reserve).toEqual(['R09', 'R10'])
    const all = JSON.stringify(table.told)
    for (const id of reserve) expect(all).not.toContain(id)
  })
})

describe('6.3 Reshuffling', () => {
  test('BG-6.3-a BG-6.3-b: a deck that runs out is made anew from the discard pile, for the Reserve too', () => {
    const scene = drawn({ tribes: allies('franks', 'britons', 'ostrogoths') }, 2)
    draws(scene.lay(DISCARD, ...cardIds(10, 'R', 30)))
    expect([scene.reserve, scene.hand(ROMAN), deckSize(scene.state, ROMAN)]).toEqual([3, 4, 5])
    expect(scene.history('shuffle')).toEqual([{ type: 'shuffle', player: 'roman' }])
  })

  test('BG-6.3-c: emptied by the last card that is wanted it stays empty', () => {
    const scene = draws(drawn({}, 7).lay(DISCARD, 'R50'))
    expect([deckSize(scene.state, ROMAN), scene.pile('R50'), scene.history('shuffle')]).toEqual([0, DISCARD, []])
  })

  test('BG-6.3-d: with neither deck nor discard pile he stops with fewer cards', () => {
    const scene = draws(drawn({}, 3))
    expect(scene.hand(ROMAN)).toBe(3)
  })
})

describe('6.1 and 6.2.1 Decks and waves', () => {
  const setting = (scenario: string) => setUp(board, { scenario }, new RecordingTable(new ScriptedDice([])))
  const sectionsIn = (s: State, pile: number) =>
    [
      ...new Set(board.everyCard.filter((card) => pileOf(s, card) === pile).map((card) => board.cards[card].section)),
    ].sort()
  const at = (scenario: string, turn: (typeof turnNames)[number]) => {
    const s = setting(scenario)
    s.turn = turnNames.indexOf(turn)
    return s
  }
  const draw = (s: State) => drawPhase(s, new RecordingTable(new ScriptedDice(zeros)))
  const lie = (s: State, section: Section, ...piles: readonly number[]) =>
    board.everyCard.every((card) => board.cards[card].section !== section || piles.includes(pileOf(s, card)))

  test('BG-6.1-c BG-6.1-d BG-6.1-f BG-2.6.1-c: Prelude cards in two scenarios, Core cards in all', () => {
    expect(sectionsIn(setting('successor-strife'), DECK)).toEqual(['core', 'prelude'])
    expect(sectionsIn(setting('barbarians-at-the-gates'), DECK)).toEqual(['core', 'prelude'])
    expect(sectionsIn(setting('the-migrations'), DECK)).toEqual(['core', 'wave1'])
    expect(sectionsIn(setting('the-frozen-rhine'), DECK)).toEqual(['core', 'wave1', 'wave2'])
    expect(sectionsIn(setting('the-scourge-of-god'), DECK)).toEqual(['core', 'wave1', 'wave2', 'wave3'])
  })

  test('BG-6.1-e BG-6.1-g BG-6.2.1-a BG-6.2.1-b BG-6.2.1-c BG-6.2.1-d BG-6.2.1-k BG-3.1-d: turn 1: the Prelude leaves deck and discard pile, the rest is shuffled with the First Wave', () => {
    const scene = new SequenceScene(at('barbarians-at-the-gates', '1'))
    scene.lay(DISCARD, 'R01', 'R12', 'B08').lay(REMOVED, 'R13', 'B09')
    draw(scene.state)
    expect(lie(scene.state, 'prelude', REMOVED)).toBe(true)
    expect(lie(scene.state, 'wave1', DECK, HAND)).toBe(true)
    expect(lie(scene.state, 'wave2', OUT)).toBe(true)
    expect([DECK, HAND]).toContain(scene.pile('R12'))
    expect([DECK, HAND]).toContain(scene.pile('B08'))
    expect([scene.pile('R13'), scene.pile('B09')]).toEqual([REMOVED, REMOVED])
  })

  test('BG-6.1-h BG-6.2.1-f BG-6.2.1-k: turn 3: the Second Wave, without the discard pile and without what is removed', () => {
    const scene = new SequenceScene(at('the-migrations', '3')).lay(DISCARD, 'R12')
    draw(scene.state)
    expect(lie(scene.state, 'wave2', DECK, HAND)).toBe(true)
    const removed = new SequenceScene(at('the-migrations', '3')).lay(REMOVED, 'R35')
    draw(removed.state)
    expect(removed.pile('R35')).toBe(REMOVED)
    expect([lie(scene.state, 'wave3', OUT), scene.pile('R12')]).toEqual([true, DISCARD])
  })

  test('BG-6.1-i BG-6.2.1-h: turn 6: the Third Wave, without the discard pile', () => {
    const scene = new SequenceScene(at('the-migrations', '6')).lay(DISCARD, 'R12')
    draw(scene.state)
    expect([lie(scene.state, 'wave3', DECK, HAND), scene.pile('R12')]).toEqual([true, DISCARD])
  })

  test('BG-6.2.1-l: a scenario that begins later has its sections from the start, and adds them no second time', () => {
    const scene = new SequenceScene(setting('the-frozen-rhine'))
    const before = board.everyCard.filter((card) => pileOf(scene.state, card) === REMOVED).length
    draw(scene.state)
    expect(lie(scene.state, 'prelude', OUT)).toBe(true)
    expect([handSize(scene.state, ROMAN) + reserveSize(scene.state), before]).toEqual([7, 11])
  })
})
