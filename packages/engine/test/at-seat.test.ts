/** The referee for a program at one seat. */
import { describe, expect, test } from 'vitest'
import { isObject, type Json, type JsonObject } from '../src/index.ts'
import { SeatReferee } from '../src/referee.ts'
import { Room } from '../src/room.ts'
import { tableWith } from './local-table-play.ts'

function sitting(seat: number) {
  const room = new Room(tableWith())
  const referee = new SeatReferee(room, seat, { time: 5 })
  const ask = (request: JsonObject): JsonObject => {
    const reply: Json = JSON.parse(referee.handle(JSON.stringify(request)).reply)
    if (!isObject(reply)) throw new Error('A reply is an object.')
    return reply
  }
  return { room, referee, ask }
}

test('tells where it sits and by which terms', () => {
  const reply = sitting(0).ask({ op: 'sit', id: 7 })
  expect(reply).toMatchObject({ id: 7, ok: true, game: 'toy', seats: ['red', 'blue'], you: 0, time: 5 })
  expect(sitting(0).ask({ op: 'sit', language: 'en' })).toMatchObject({ ok: false, error: { code: 'malformed' } })
})

test('plays its seat, by number, by name or unnamed', () => {
  for (const named of [{}, { seat: 0 }, { seat: 'red' }]) {
    const { ask, referee } = sitting(0)
    expect(ask({ op: 'legal' })).toMatchObject({ ok: true, seat: 0 })
    expect(ask({ op: 'act', action: 'pick as', ...named })).toMatchObject({ ok: true, seat: 0 })
    expect(referee.length).toBe(1)
    expect(ask({ op: 'view', ...named })).toMatchObject({ ok: true, view: { viewer: 0 } })
    expect(ask({ op: 'events', ...named })).toMatchObject({ ok: true })
  }
})

describe('refuses', () => {
  test.each([1, 'blue', null, 'aide', 99])('to act, look or hear for %j', (seat) => {
    const { ask, referee } = sitting(0)
    const requests: readonly JsonObject[] = [
      { op: 'act', action: 'pick as', seat },
      { op: 'view', seat },
      { op: 'events', seat },
    ]
    for (const request of requests) expect(ask(request)).toMatchObject({ ok: false, error: { code: 'turn' } })
    expect(referee.length).toBe(0)
  })

  test.each([
    'position',
    'save',
    'load',
    'history',
    'rolls',
    'commitment',
    'seen',
    'create',
    'branch',
    'dice',
    'undo',
    'redo',
    'close',
    'games',
    'constructor',
  ])('%s', (op) => {
    expect(sitting(0).ask({ op })).toMatchObject({ ok: false, error: { code: 'unknown' } })
  })

  test('another table', () => {
    expect(sitting(0).ask({ op: 'view', table: 'main' })).toMatchObject({ ok: false, error: { code: 'malformed' } })
  })

  test('says what is wrong, for who keeps the match', () => {
    expect(sitting(0).referee.handle('Rome').fault).toEqual({ code: 'malformed', message: 'The line is not JSON.' })
    expect(sitting(0).referee.handle('{"op":"legal"}').fault).toBeUndefined()
  })
})

test('how many choices others have is not told', () => {
  const { ask } = sitting(0)
  expect(ask({ op: 'sit' })).toMatchObject({ next: { seat: 0, choices: expect.any(Number) } })
  expect(ask({ op: 'act', action: 'pick as' })).toMatchObject({ next: { seat: 0, choices: expect.any(Number) } })
  const { next } = ask({ op: 'act', action: 'lay' })
  expect(next).toEqual({ seat: 1, helpers: [], ask: expect.any(String) })
})
