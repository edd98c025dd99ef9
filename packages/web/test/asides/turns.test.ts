import {
  type AnyGame,
  FastDice,
  type GameEvent,
  type Language,
  LocalTable,
  type Roll,
  secretFrom,
} from '@tabularium/engine'
import { type Line, Room, seenBy } from '@tabularium/engine/room'
import type { FallEvent } from '@tabularium/fall-of-the-roman-empire/shown'
import { provinces, type TetrarchiaEvent } from '@tabularium/tetrarchia/shown'
import { ultimusRomanorum } from '@tabularium/ultimus-romanorum'
import { isPlace as isUltimusPlace, type UltimusEvent } from '@tabularium/ultimus-romanorum/shown'
import { describe, expect, test } from 'vitest'
import { telling as fall } from '../../src/games/fall-of-the-roman-empire/telling.ts'
import { telling as tetrarchia } from '../../src/games/tetrarchia/telling.ts'
import { leaderNamed } from '../../src/games/ultimus-romanorum/names.ts'
import { telling as ultimus } from '../../src/games/ultimus-romanorum/telling.ts'
import type { Telling } from '../../src/page/log/telling.ts'
import { firstOpen, isRoll, TurnReader } from '../../src/page/log/turns.ts'

const told = (event: GameEvent, action = 0): Line => ({ event, words: event.type, action })
const isPlace = (name: string) => provinces.has(name)

function headsOf<Event extends GameEvent>(
  telling: Telling<Event>,
  events: readonly Event[],
  language: Language = 'en',
) {
  const lines = events.map((event, i) => told(event, i))
  return new TurnReader(telling, language, isPlace).turns(lines).map(({ head }) => head?.words ?? null)
}

const turn = (number: number, emperor: 'diocletian' | 'galerius'): TetrarchiaEvent => ({
  type: 'turn',
  turn: number,
  emperor,
  ip: 6,
})
const phase = (name: 'purchase' | 'barbarian-resources' | 'roman-movement' | 'conflict'): FallEvent => ({
  type: 'phase',
  turn: 8,
  phase: name,
})

describe('the log is headed by turn and side', () => {
  test('in Tetrarchia by Emperor and round, and by the Barbarians after him', () => {
    const events: TetrarchiaEvent[] = [
      { type: 'fleet', sea: 'internum' },
      turn(0, 'diocletian'),
      { type: 'arrive', emperor: 'diocletian', at: 'roma' },
      { type: 'barbarian-phase', turn: 0, emperor: 'diocletian' },
      turn(17, 'galerius'),
    ]
    expect(headsOf(tetrarchia, events)).toEqual([
      null,
      'Diocletian, round 1',
      'Barbarians, after Diocletian',
      'Galerius, round 5',
    ])
    expect(headsOf(tetrarchia, events, 'fr')[2]).toBe('Barbares, après Dioclétien')
  })

  test('in The Fall by turn and side: phases of one side stand together', () => {
    const collection: FallEvent = { type: 'phase', turn: 8, phase: 'collection' }
    const events = [
      collection,
      phase('purchase'),
      phase('barbarian-resources'),
      phase('roman-movement'),
      phase('conflict'),
    ]
    expect(headsOf(fall, events)).toEqual(['Turn 8, Rome', 'Turn 8, Barbarians', 'Turn 8, Rome', 'Turn 8, conflicts'])
  })

  test('in Ultimus Romanorum by phase, and by sequence and camp', () => {
    const events: UltimusEvent[] = [
      { type: 'year', year: 451 },
      { type: 'smc', camp: 'roman', left: 2 },
      { type: 'smc', camp: 'barbarian', left: 3 },
      { type: 'year', year: 452 },
      { type: 'smc', camp: 'barbarian', left: 3 },
    ]
    expect(headsOf(ultimus, events)).toEqual([
      null,
      'Sequence 1, Roman',
      'Sequence 2, Barbarian',
      'Sequence 1, Barbarian',
    ])
  })
})

describe('dice', () => {
  const roll = (face: number, purpose: Roll['purpose'], die = 'd6'): Roll => ({ type: 'roll', die, face, purpose })
  const army: TetrarchiaEvent = { type: 'army', change: 'advance', from: 'sarmatia', to: 'dacia' }
  const read = (lines: readonly Line[]) =>
    new TurnReader(tetrarchia, 'en', isPlace)
      .turns(lines)
      .flatMap(({ entries }) => entries.map(({ line, dice }) => [line.event.type, dice.length]))

  test('are folded under the event they lead to', () => {
    const link = roll(5, { for: 'broken-link', why: 'advance', from: 'sarmatia', to: 'dacia' })
    expect(read([told(link), told(army)])).toEqual([['army', 1]])
    expect(tetrarchia.rolled(link, 'en')).toBe('rolled 5, the broken link lets it through')
  })

  test('stand for themselves when they led to nothing there', () => {
    const link = roll(2, { for: 'broken-link', why: 'spread', from: 'roma', to: 'apulia' })
    expect(read([told(link), told(army)])).toEqual([
      ['roll', 0],
      ['army', 0],
    ])
    expect(read([told(link), told(army, 1)])).toEqual([
      ['roll', 0],
      ['army', 0],
    ])
  })

  test('are there before their event is told', () => {
    expect(read([told(roll(3, { for: 'region' }, 'dVI'))])).toEqual([['roll', 0]])
  })

  test('of a conflict name the column', () => {
    expect(fall.rolled(roll(5, { for: 'conflict', at: 'pannonia', crn: 3 }), 'en')).toBe('rolled 5, column 3')
    expect(fall.rolled(roll(5, { for: 'conflict', at: 'pannonia', crn: 0 }), 'fr')).toBe('dé 5, colonne <1')
  })
})

describe('dice of Ultimus Romanorum that name no place', () => {
  const tested = (
    what: string,
    leader: string,
    face: number,
    need: Readonly<Record<string, number>>,
    die = 'd10',
  ): Roll => ({
    type: 'roll',
    die,
    face,
    purpose: { for: what, leader, ...need },
  })
  const dies = (leader: string, rule = 'UR-T.leaders-e'): UltimusEvent => ({
    type: 'eliminate',
    pieces: [leader],
    at: 'thraciae-1',
    forGood: true,
    rule,
  })
  const entriesOf = (lines: readonly Line[], language: Language) =>
    new TurnReader(ultimus, language, isUltimusPlace).turns(lines).flatMap(({ entries }) => entries)
  const read = (...events: readonly GameEvent[]) =>
    entriesOf(
      events.map((event) => told(event)),
      'en',
    ).map(({ line, dice }) => [
      line.event.type,
      ...dice.map(({ event }) => isRoll(event) && ultimus.rolled(event, 'en')),
    ])

  test('stand for themselves if who was tested lives', () => {
    const lives = tested('death', 'attila', 5, { below: 3 })
    const fate = tested('death', 'aetius', 1, { below: 3 })
    expect(read(lives, fate, dies('aetius'))).toEqual([['roll'], ['eliminate', 'Aëtius: rolled 1 (less than 3)']])
    expect(read(lives, dies('aetius'))).toEqual([['roll'], ['eliminate']])
    expect(read(lives, { type: 'place', pieces: ['aetius'], at: 'thraciae-1', rule: 'UR-2.D-m' })).toEqual([
      ['roll'],
      ['place'],
    ])
  })

  test('lie under what came of them, in either language', () => {
    const stays = tested('loyalty', 'aetius', 2, { atLeast: 4 }, 'd6')
    expect(read(stays, { type: 'refused', what: 'aetius', rule: 'UR-3.6.3-i' })).toEqual([
      ['refused', 'Aëtius: rolled 2 (4 or more)'],
    ])
    const shielded = tested('assassination', 'aetius', 9, { atLeast: 8, modifier: -1 })
    expect(ultimus.rolled(shielded, 'en')).toBe('Aëtius: rolled 9 − 1 = 8 (8 or more)')
    expect(ultimus.rolled(shielded, 'fr')).toBe('Aetius\u202f: dé 9 − 1 = 8 (8 ou plus)')
  })

  test('of a city under siege lie under nobody else’s end', () => {
    const siege: Roll = { type: 'roll', die: 'd10', face: 0, purpose: { for: 'siege', below: 1 } }
    expect(read(siege, dies('aetius'))).toEqual([['roll'], ['eliminate']])
    expect(read(siege, dies('aetius', 'UR-8.2.2-g'))).toHaveLength(1)
  })

  test.each(['en', 'fr'] as const)('in random games say whom they were for, in %s', (language) => {
    const dice = new FastDice(secretFrom('whom'))
    const fates = { folded: 0, alone: 0 }
    for (let number = 0; number < 6; number++) {
      const secret = secretFrom(`whom ${number}`)
      const game: AnyGame = ultimusRomanorum
      const table = new LocalTable(game, { options: game.options({}), dice: { secret } })
      while (table.decision !== null && table.length < 700) {
        const { seat, actions } = table.decision
        table.act(seat, game.notation(actions[dice.below(actions.length)]))
      }
      const lines = seenBy(new Room(table), 0, language).lines(-1)
      for (const { line, dice: folded } of entriesOf(lines, language)) {
        for (const { event, action } of [line, ...folded]) {
          if (!isRoll(event) || typeof event.purpose.leader !== 'string') continue
          const name = leaderNamed(event.purpose.leader, language)
          const isFolded = event !== line.event
          fates[isFolded ? 'folded' : 'alone']++
          expect(isFolded ? ultimus.rolled(event, language) : line.words).toContain(name)
          if (isFolded && line.event.type !== 'refused') expect(line.words, `action ${action}`).toContain(name)
        }
      }
    }
    expect(fates.folded).toBeGreaterThan(5)
    expect(fates.alone).toBeGreaterThan(5)
  })
})

describe('folding', () => {
  const reader = { seat: 'roman', seats: ['roman', 'barbarian'] }
  const turnsOf = (...events: FallEvent[]) =>
    new TurnReader(fall, 'en', isPlace).turns(events.map((event, i) => told(event, i)))

  test('the reader’s own last turn and all after it are open', () => {
    const turns = turnsOf(phase('purchase'), phase('barbarian-resources'), phase('roman-movement'), phase('conflict'))
    expect(firstOpen(turns, fall, reader)).toBe(2)
  })

  test('while his turn goes on, the one before it is open too', () => {
    const turns = turnsOf(phase('purchase'), phase('barbarian-resources'), phase('roman-movement'))
    expect(firstOpen(turns, fall, reader)).toBe(0)
  })

  test('to somebody who watches the latest two are open', () => {
    const turns = turnsOf(phase('purchase'), phase('barbarian-resources'), phase('roman-movement'), phase('conflict'))
    expect(firstOpen(turns, fall, { seat: null, seats: reader.seats })).toBe(2)
  })

  test('TE-1-c: a Caesar without a seat is his Augustus’s', () => {
    const seats = ['diocletian', 'constantius', 'maximian']
    expect(tetrarchia.isOf?.('galerius', 'diocletian', seats)).toBe(true)
    expect(tetrarchia.isOf?.('constantius', 'maximian', seats)).toBe(false)
  })
})

test('a long log is read on, not again; when something is taken back it is read anew', () => {
  const reader = new TurnReader(tetrarchia, 'en', isPlace)
  const lines = Array.from({ length: 4000 }, (_, i) => told(turn(i, 'galerius'), i))
  const all = reader.turns(lines)
  const more = reader.turns([...lines, told({ type: 'uprising', at: 'roma' }, 4000)])
  expect(more.length).toBe(all.length)
  expect(more[0]).toBe(all[0])
  expect(reader.turns(lines.slice(0, 10)).flatMap(({ entries }) => entries).length).toBe(10)
})
