/** 2.6, 7.1 and 7.3: what holds for all cards. */
import { FastDice, RecordingTable } from '@tabularium/engine'
import { describe, expect, test } from 'vitest'
import { listsIn, type Op, opsOf } from '../src/rules/cards/program.ts'
import { cuAt, GARRISONS, insideAt, POWERS, sections } from '../src/state.ts'
import { Cards, ownerOf } from './cards-scene.ts'
import { board, type Draw } from './scene.ts'

const ids = board.cards.map(({ id }) => id)

describe('2.6 The cards', () => {
  test('BG-2.1-a BG-2.6.1-a BG-2.6.1-b BG-2.6.1-c BG-7.1-a: two decks of 55, each card with OPs of 1 to 3, an event and a section', () => {
    expect([0, 1].map((player) => board.cards.filter((card) => card.player === player).length)).toEqual([55, 55])
    expect(new Set(ids).size).toBe(110)
    for (const card of board.cards) {
      expect([1, 2, 3]).toContain(card.ops)
      expect(sections).toContain(card.section)
      expect(opsOf(new Cards().state, board.cardOf.get(card.id) ?? (0 as never)).length).toBeGreaterThan(0)
    }
  })

  test('BG-2.6.1-d BG-7.3.4-a BG-7.1-ao: the foot of a card says whether its event removes it', () => {
    for (const { file } of board.cards) expect(file.removed).toBe(file.after === 'removed')
  })

  test('BG-2.6.2-a BG-2.6.3-a BG-2.6.4-a: Battle and Response cards have their own moments, the others are played as an impulse', () => {
    for (const { kind, file } of board.cards) {
      if (kind === 'battle') expect(file.timing).toEqual(['battle'])
      else if (kind !== 'response') expect(file.timing).toEqual(['impulse'])
      else expect(file.timing).not.toContain('battle')
    }
  })

  test('BG-2.6.4-b BG-2.6.4-c BG-7.3.3-a: only the Barbarian deck has Invasion cards, and each brings a tribe', () => {
    for (const { id, kind, file } of board.cards) {
      if (kind !== 'invasion') continue
      expect(id.startsWith('B')).toBe(true)
      expect(file.do.some(({ op }) => op === 'place_tribe')).toBe(true)
    }
  })

  test('BG-7.3.3-b BG-2.6.4-d: several Invasions in one turn', () => {
    const scene = new Cards({ hands: ['B23', 'B24'] }).play('B23').play('B24')
    expect([scene.marker('franks'), scene.marker('vandals')]).toEqual(['teutoburger-wald', 'casurgis'])
  })

  test('BG-7.1-an: every operation of every card is carried out by something', () => {
    const undone = ['relocate', 'siege_points', 'draw', 'cancel', 'end_activation']
    const all = (list: readonly Op[]): Op[] => list.flatMap((op) => [op, ...listsIn(op).flatMap((inner) => all(inner))])
    const { state } = new Cards()
    for (const card of board.everyCard)
      for (const { op } of all(opsOf(state, card)))
        expect([board.cards[card].id, undone.includes(op)]).toEqual([board.cards[card].id, false])
  })

  test('BG-2.1-a: nobody plays a card of the other deck', () => {
    const scene = new Cards()
    expect([scene.forbids('R08'), ownerOf('R08')]).toEqual([undefined, 0])
  })
})

/** A scene with dice of its own. */
class Wild extends Cards {
  readonly #dice: FastDice

  constructor(drawn: Draw, dice: FastDice) {
    super(drawn)
    this.#dice = dice
  }

  override on<T>(work: (table: RecordingTable) => T): T {
    return work(new RecordingTable(this.#dice))
  }
}

/** Pieces anywhere: what could stand on a map, and some that could not. */
function anyPosition(dice: FastDice): Draw {
  const any = <T>(list: readonly T[]): T => list[dice.below(list.length)]
  const land = board.spaceIds
  const control: Record<string, 'loyalist' | 'usurper' | 'barbarian' | 'allied'> = {}
  const cu: Record<string, Record<string, number>> = {}
  const tribes: Record<string, { at: string; allied: boolean }> = {}
  const leaders: Record<string, { at: string; flipped: boolean }> = {}
  const forts: Record<string, 'castra' | 'colonia'> = {}
  for (const { id, type } of board.file.spaces) {
    if (type === 'transit') continue
    if (dice.below(3) === 0) control[id] = any(['loyalist', 'usurper', 'barbarian', 'allied'] as const)
    const holder = control[id] ?? 'loyalist'
    if (dice.below(4) === 0) cu[id] = { [holder]: 1 + dice.below(5) }
    if (
      (type === 'border' || type === 'cultivated') &&
      holder !== 'barbarian' &&
      holder !== 'allied' &&
      dice.below(5) === 0
    )
      forts[id] = any(['castra', 'colonia'] as const)
  }
  for (const { id, canBeAllied } of board.tribes)
    if (dice.below(2) === 0)
      tribes[id] = { at: any(land.filter((space) => !/^t\d/.test(space))), allied: canBeAllied && dice.below(3) === 0 }
  for (const { id } of board.leaders)
    if (dice.below(2) === 0) leaders[id] = { at: any(land), flipped: dice.below(4) === 0 }
  return { control, cu, tribes, leaders, forts, turn: '5', hands: ids.slice(0, 5), reserve: ['R09', 'R14'] } as Draw
}

test('BG-7.1-an BG-7.1-ao: wherever pieces are, each event that may be played comes to an end', () => {
  const dice = new FastDice('0000000700000007000000070000000b')
  let played = 0
  for (let round = 0; round < 4; round++) {
    const drawn = anyPosition(dice)
    for (const id of ids) {
      const scene = new Wild(drawn, dice)
      if (scene.forbids(id) !== undefined) continue
      scene.play(id)
      for (let asked = 0; scene.top.kind.startsWith('event-') && !scene.isOver; asked++) {
        const { legal } = scene
        expect(legal.length, `${id} asks ${scene.asked}`).toBeGreaterThan(0)
        expect(asked).toBeLessThan(60)
        scene.act(legal[dice.below(legal.length)])
      }
      const left = board.everySpace.flatMap((space) => [
        ...POWERS.map((power) => cuAt(scene.state, space, power)),
        ...GARRISONS.map((power) => insideAt(scene.state, space, power)),
      ])
      expect(Math.min(...left), id).toBe(0)
      played++
    }
  }
  expect(played).toBeGreaterThan(200)
})
