import { RecordingTable, ScriptedDice } from '@tabularium/engine'
import { describe, expect, test } from 'vitest'
import { NONE } from '../src/board.ts'
import { setUp } from '../src/rules/sequence/set-up.ts'
import {
  ALLIED,
  BARBARIANS,
  controlOf,
  deckSize,
  faceOf,
  fortAt,
  isAllied,
  isInPlay,
  isOnMap,
  markerAt,
  NO_FORT,
  pileOf,
  powerNames,
  powerOf,
  REMOVED,
  turnNames,
} from '../src/state.ts'
import { board, leader, Scene, space, tribe } from './scene.ts'

const setting = (scenario: string) => new Scene(setUp(board, { scenario }, new RecordingTable(new ScriptedDice([]))))
const scenarios = board.file.scenarios.map(({ id }) => id)

describe('3 Set-up', () => {
  test('BG-3.0-a BG-3.1-a BG-3.1-b: five scenarios, each with its first and last turn', () => {
    expect(board.file.scenarios.map(({ id, firstTurn, lastTurn }) => [id, firstTurn, lastTurn])).toEqual([
      ['successor-strife', 'A', 'B'],
      ['barbarians-at-the-gates', 'A', '9'],
      ['the-migrations', '1', '9'],
      ['the-frozen-rhine', '3', '5'],
      ['the-scourge-of-god', '6', '9'],
    ])
    for (const { id, firstTurn } of board.file.scenarios) expect(turnNames[setting(id).state.turn]).toBe(firstTurn)
    expect(turnNames).toHaveLength(11)
  })

  test.each(scenarios)('BG-3.0-a: %s has everything that its file lists', (id) => {
    const scene = setting(id)
    const file = board.file.scenarios.find((each) => each.id === id)
    if (file === undefined) throw new Error(id)
    expect([scene.vp, scene.plunder]).toEqual([file.vp, file.plunder])
    for (const { space: at, power, n } of file.cu) expect([at, scene.cu(at, power)]).toEqual([at, n])
    for (const { leader: name, space: at, side } of file.leaders) {
      expect([name, scene.at(name), powerNames[powerOf(scene.state, leader(name))]]).toEqual([name, at, side])
    }
    for (const { power, spaces } of file.control) for (const at of spaces) expect(scene.control(at)).toBe(power)
    for (const { space: at } of file.forts) expect(fortAt(scene.state, space(at))).not.toBe(NO_FORT)
    expect(board.everyLeader.filter((each) => isOnMap(scene.state, each))).toHaveLength(
      file.leaders.length + file.tribes.length,
    )
    expect(scene.state.stack).toEqual([{ kind: 'turn', step: 'draw' }])
  })

  test.each(scenarios)(
    'BG-2.2.2-d BG-2.5-b BG-2.5-e: in %s the markers show their side, their spaces are theirs',
    (id) => {
      const { state } = setting(id)
      const file = board.file.scenarios.find((each) => each.id === id)
      expect(board.everyTribe.filter((each) => isInPlay(state, each))).toHaveLength(file?.tribes.length ?? -1)
      for (const { tribe: name, side, face } of file?.tribes ?? []) {
        const index = tribe(name)
        expect([name, isAllied(state, index)]).toEqual([name, side === 'allied'])
        expect([name, controlOf(state, markerAt(state, index))]).toEqual([
          name,
          side === 'allied' ? ALLIED : BARBARIANS,
        ])
        expect(faceOf(state, board.tribes[index].leader).id).toBe(face)
      }
    },
  )

  test.each(scenarios)('BG-2.1-a BG-6.2.1-l: in %s what is in no deck is out of the game or waits', (id) => {
    const { state } = setting(id)
    const file = board.file.scenarios.find((each) => each.id === id)
    const inDecks = board.cards.filter((card) => file?.sections.includes(card.section)).length
    const removed = file?.removeCards.length ?? 0
    expect(deckSize(state, 0) + deckSize(state, 1)).toBe(inDecks - removed)
    for (const card of file?.removeCards ?? []) expect(pileOf(state, board.cardOf.get(card) ?? NONE)).toBe(REMOVED)
  })
})
