import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type AnyGame,
  canonical,
  digest,
  Fault,
  type JsonObject,
  LocalTable,
  load,
  type Seat,
  save,
  secretFrom,
} from '../src/index.ts'
import { toy } from './toy.ts'
import { toyEdition } from './toy-files.ts'

const GAMES: readonly AnyGame[] = [{ ...toy, id: 'other' }, toy]

/** Plays on, one action or another, now and then by a helper. */
function playOn(table: LocalTable, actions: number): LocalTable {
  for (const end = table.length + actions; table.length < end && table.decision !== null; ) {
    const { seat, helpers, actions } = table.decision
    const actor: Seat = table.length % 3 === 1 ? (helpers[0] ?? seat) : seat
    table.act(actor, table.game.notation(actions[(5 * table.length) % actions.length]))
  }
  return table
}

const sampleTurn = () => new LocalTable(toy, { dice: { secret: secretFrom('turn') } })

/** Helpers, a given position, three stretches of dice, one of them scripted. */
function sample(): LocalTable {
  const start = new LocalTable(toy, { options: { players: 3 }, dice: { secret: secretFrom('sample') } })
  const table = new LocalTable(toy, {
    options: { players: 3 },
    position: start.game.write(start.state),
    dice: { secret: secretFrom('first') },
  })
  const second = playOn(table, 4).branch(3, { script: ['1', '2', '3', '4', '5', '6', '1', '2'] })
  return playOn(playOn(second, 3).branch(6, { secret: secretFrom('third') }), 6)
}

const seen = (table: LocalTable) => ({
  log: table.log,
  digest: table.digest,
  decision: table.decision,
  options: table.options,
  position: table.position,
  stretches: table.stretches,
  commitments: table.commitments,
  events: table.seats.map((_, seat) => table.events(seat)),
})

const text = save(sample())
const same = seen(load(GAMES, text).table)
const meaning = canonical(JSON.parse(text))

/** The code of the fault; anything else that is thrown fails the test. */
function faultOf(text: string, games = GAMES): Fault {
  try {
    load(games, text)
  } catch (error) {
    if (error instanceof Fault) return error
    throw error
  }
  throw new Error(`It was loaded: ${text.slice(0, 2000)}`)
}

const read = (text: string): JsonObject => JSON.parse(text)

/** A save with other members, and a checksum that fits. */
function forged(changes: JsonObject, original = text): string {
  const { sum: _, ...content } = { ...read(original), ...changes }
  return JSON.stringify({ ...content, sum: digest(content) })
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Refused, unless it still says the same. */
function checkEdited(edited: string): void {
  if (isJson(edited) && canonical(JSON.parse(edited)) === meaning) {
    expect(seen(load(GAMES, edited).table)).toEqual(same)
  } else {
    expect(['truncated', 'foreign', 'edited', 'newer']).toContain(faultOf(edited).code)
  }
}

describe('a save', () => {
  test('loads as the same game: log, events of every seat, dice, promises, position; and saves as the same text', () => {
    expect(same).toEqual(seen(sample()))
    expect(save(load(GAMES, text).table)).toBe(text)
  })

  test('is loaded at every number of actions, the last included, and played on alike', () => {
    const table = new LocalTable(toy, { options: { players: 3 }, dice: { secret: secretFrom('every') } })
    while (table.decision !== null) {
      const again = load(GAMES, save(table)).table
      expect(seen(again)).toEqual(seen(table))
      playOn(again, 1)
      playOn(table, 1)
      expect(seen(again)).toEqual(seen(table))
    }
    expect(load(GAMES, save(table)).table.outcome).toEqual(table.outcome)
  })

  test('of a branch in which nothing was done yet keeps its dice', () => {
    const branch = sampleTurn().branch(0, { script: ['4'] })
    const again = load(GAMES, save(branch)).table
    expect(again.act(0, 'toss').told[0].event).toMatchObject({ face: 4 })
    expect(again.stretches).toEqual(branch.stretches)
  })

  test('keeps undo: what could be taken back can be taken back, and nothing else', () => {
    const table = new LocalTable(toy, { dice: { secret: secretFrom('undo') } })
    while (table.decision !== null) {
      const again = load(GAMES, save(table)).table
      for (const seat of [0, 1]) expect(again.undoFault(seat)?.message).toBe(table.undoFault(seat)?.message)
      playOn(table, 1)
    }
  })

  test('is small: 1000 bytes with its position, and for each action its own text and three bytes, with a helper ten', () => {
    const table = new LocalTable(toy, { options: { players: 3 }, dice: { secret: secretFrom('size') } })
    const sizeOf = () => save(table).length - JSON.stringify(table.game.write(table.state)).length
    expect(sizeOf()).toBeLessThan(450)
    expect(save(table).length).toBeLessThan(1000)
    while (table.decision !== null) {
      const before = sizeOf()
      playOn(table, 1)
      const last = table.log.at(-1)
      const bound = (last?.action.length ?? 0) + 3 + (last?.seat === last?.asked ? 0 : 10)
      expect(sizeOf() - before).toBeLessThanOrEqual(bound)
    }
  })

  test('tells no more than is needed: a game, options, dice, actions and the latest position, no events', () => {
    const table = playOn(new LocalTable(toy, { dice: { secret: secretFrom('members') } }), 5)
    const members = ['tabularium', 'game', 'rules', 'edition', 'options', 'dice', 'actions', 'helpers', 'latest', 'end']
    expect(Object.keys(read(save(table)))).toEqual([...members, 'sum'])
  })
})

describe('a damaged file', () => {
  test('cut off at any byte is truncated or foreign; only the last line feed may be missing', () => {
    const bytes = Buffer.from(text)
    expect(bytes.length).toBeGreaterThan(text.length)
    for (let n = 0; n < bytes.length - 1; n++) {
      const { code } = faultOf(bytes.subarray(0, n).toString())
      expect(code).toBe(n < '{"tabularium"'.length ? 'foreign' : 'truncated')
    }
    expect(seen(load(GAMES, bytes.subarray(0, -1).toString()).table)).toEqual(same)
  })

  test('with its beginning cut off at any byte is foreign', () => {
    const bytes = Buffer.from(text)
    for (let n = 1; n < bytes.length; n++) expect(faultOf(bytes.subarray(n).toString()).code).toBe('foreign')
  })

  test('with any one character replaced is refused', () => {
    for (let i = 0; i < text.length; i++) {
      for (const other of ['0', 'a', '"', ' ', '\\', 'é']) {
        if (text[i] !== other) checkEdited(text.slice(0, i) + other + text.slice(i + 1))
      }
    }
  })

  test('with any one character missing, or any two exchanged, is refused', () => {
    for (let i = 0; i < text.length; i++) {
      checkEdited(text.slice(0, i) + text.slice(i + 1))
      checkEdited(text.slice(0, i) + (text[i + 1] ?? '') + text[i] + text.slice(i + 2))
    }
  })

  test('with anything put in or written over anywhere is refused', () => {
    const index = fc.nat(text.length)
    fc.assert(
      fc.property(index, fc.nat(20), fc.string({ unit: 'grapheme', maxLength: 20 }), (at, length, written) => {
        checkEdited(text.slice(0, at) + written + text.slice(at + length))
      }),
      { numRuns: 1000, seed: 1 },
    )
  })

  test('with white space between its parts loads as the same game', () => {
    expect(seen(load(GAMES, `\n ${JSON.stringify(read(text), null, 4)}\r\n\t`).table)).toEqual(same)
  })

  test('with its members in another order loads as the same game', () => {
    const members = Object.entries(read(text)).reverse()
    expect(seen(load(GAMES, JSON.stringify(Object.fromEntries(members))).table)).toEqual(same)
  })

  test('a member given twice: the last counts, and must fit', () => {
    const twice = (first: string) => text.replace('"actions":', `"actions":${first},"actions":`)
    expect(seen(load(GAMES, twice('["resign"]')).table)).toEqual(same)
    expect(faultOf(text.replace(',"helpers":', ',"actions":["resign"],"helpers":')).code).toBe('edited')
    expect(faultOf(text.replace(/\}\s*$/, ',"actions":[]}')).code).toBe('edited')
    expect(faultOf(text.replace('{"tabularium":3', '{"tabularium":3,"tabularium":6')).code).toBe('newer')
  })
})

describe('a file that is none of ours', () => {
  test.each([
    '',
    ' ',
    '\n',
    'null',
    'true',
    '7',
    '"tabularium"',
    '[]',
    '{}',
    '[{"tabularium":1}]',
    '<html>',
    'PK\u0003\u0004',
    '{"game":"toy"}',
    '{"__proto__":{"tabularium":1}}',
  ])('%j is foreign', (text) => {
    expect(faultOf(text)).toMatchObject({ code: 'foreign', message: 'This is not a Tabularium save.' })
  })

  test('any JSON at all is foreign', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(faultOf(text).code).toBe('foreign')
      }),
      { numRuns: 300, seed: 2 },
    )
  })

  test('any text at all is foreign', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(faultOf(text).code).toBe('foreign')
      }),
      { numRuns: 300, seed: 3 },
    )
  })

  test('anything that calls itself a Tabularium save is looked at like a changed one', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.jsonValue(), (members, version) => {
        const file = JSON.stringify({ ...members, tabularium: version })
        expect(['edited', 'newer']).toContain(faultOf(file).code)
      }),
      { numRuns: 300, seed: 4 },
    )
  })

  test('a save of a newer version says so, whatever else it holds', () => {
    for (const version of [6, 7, 5.5, 1e9]) {
      const fault = faultOf(JSON.stringify({ tabularium: version, something: 'else' }))
      expect(fault).toMatchObject({ code: 'newer' })
      expect(fault.message).toContain(`save version ${version}; this one reads 5`)
    }
    for (const version of ['3', 0, -1, 2.5, null, true, [3]])
      expect(faultOf(forged({ tabularium: version })).code).toBe('edited')
  })

  test('a game that is not there is named', () => {
    const fault = faultOf(text, [{ ...toy, id: 'other' }])
    expect(fault).toMatchObject({ code: 'foreign' })
    expect(fault.message).toContain("'toy'")
    expect(faultOf(text, []).code).toBe('foreign')
  })

  test('another edition of the game is named, and what to do', () => {
    const other = toy.withEdition({ edition: 'other', cards: toyEdition.cards.slice(1) })
    const fault = faultOf(text, [other])
    expect(fault).toMatchObject({ code: 'foreign' })
    expect(fault.message).toContain(`'æs' (${toy.edition.digest}), not on 'other' (${other.edition.digest})`)
  })
})

describe('a forged save whose checksum fits', () => {
  const actions = () => sample().log.map((entry) => entry.action)

  test('loads when nothing was changed', () => {
    expect(seen(load(GAMES, forged({})).table)).toEqual(same)
  })

  test('a log that the rules refuse is refused, with the number of the action and the reason', () => {
    const log = actions()
    for (let i = 0; i < log.length; i++) {
      for (const action of ['nonsense', '', 'guard nummus']) {
        const fault = faultOf(forged({ actions: [...log.slice(0, i), action, ...log.slice(i)] }))
        expect(fault.code).toBe('edited')
        expect(fault.message).toContain(`is refused at action ${i + 1}: '${action}' names no action of toy.`)
      }
    }
  })

  test('an illegal action, a log too short and one too long are refused', () => {
    const log = actions()
    expect(faultOf(forged({ actions: ['yield', ...log.slice(1)] })).message).toContain('TOY-2-a')
    for (let n = 0; n < log.length; n++) expect(faultOf(forged({ actions: log.slice(0, n) })).code).toBe('edited')
    const over = new LocalTable(toy, { dice: { secret: secretFrom('over') } })
    while (over.decision !== null) playOn(over, 1)
    const longer = forged({ actions: [...over.log.map((entry) => entry.action), 'draw'] }, save(over))
    expect(faultOf(longer).message).toContain('The game is over.')
  })

  test('an action in the name of a seat that may not act, or is not there, is refused', () => {
    for (const seat of [1, 3, -1, 0.5, 2 ** 53]) expect(faultOf(forged({ helpers: [[0, seat]] })).code).toBe('edited')
  })

  test('other dice lead to another position and are refused', () => {
    const dealt = save(playOn(new LocalTable(toy, { dice: { secret: secretFrom('dealt') } }), 3))
    for (const seed of ['lucky', 'luckier']) {
      expect(faultOf(forged({ dice: [{ from: 0, secret: secretFrom(seed) }] }, dealt)).code).toBe('edited')
    }
    expect(faultOf(forged({ dice: [{ from: 0, script: [] }] })).code).toBe('edited')
    expect(faultOf(forged({ dice: [{ from: 0, script: ['VII'] }] })).code).toBe('edited')
    expect(faultOf(forged({ dice: [{ from: 0, script: [] }] }, dealt)).code).toBe('dice')
  })

  test('another end is refused', () => {
    const fault = faultOf(forged({ end: '0000000000000000' }))
    expect(fault).toMatchObject({ code: 'edited' })
    expect(fault.message).toContain('ends in another position')
  })

  test.each<[string, JsonObject]>([
    ['no dice', { dice: [] }],
    ['a secret that is none', { dice: [{ from: 0, secret: 'x' }] }],
    ['dice of two sources', { dice: [{ from: 0, secret: secretFrom('first'), script: [] }] }],
    ['a script of numbers', { dice: [{ from: 0, script: [1] }] }],
    ['the greatest number there is', { dice: [{ from: Number.MAX_VALUE, secret: secretFrom('first') }] }],
    ['a number past all whole ones', { dice: [{ from: 2 ** 60, secret: secretFrom('first') }] }],
    ['actions that are no texts', { actions: [1, null] }],
    ['actions in an object', { actions: { 0: 'draw' } }],
    ['helpers that are no pairs', { helpers: [[1]] }],
    ['helpers with huge numbers', { helpers: [[1e308, 1e308]] }],
    ['an edition without a digest', { edition: { id: 'æs' } }],
    ['a member too many', { extra: 1 }],
    ['no options', { options: null }],
    ['a position of nothing', { position: null }],
    ['a position with a card too many', { position: { deck: ['as', 'as'] } }],
  ])('%s: refused', (_, changes) => {
    expect(['edited', 'malformed']).toContain(faultOf(forged(changes)).code)
  })

  test('options that the game does not take are refused', () => {
    for (const options of [{ players: 9 }, { hand: 1e308 }, [], 'x', 7, { colour: 'red' }]) {
      expect(['edited', 'malformed']).toContain(faultOf(forged({ options })).code)
    }
  })

  test('`__proto__`, `constructor` and their like are members like any other: one too many', () => {
    for (const name of ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty']) {
      const odd = text.replace('{"tabularium"', `{"${name}":{"polluted":true},"tabularium"`)
      const { sum: _, ...rest } = read(odd)
      const file = odd.replace(/"sum":"[0-9a-f]*"/, `"sum":"${digest(rest)}"`)
      expect(Object.keys(rest)).toContain(name)
      expect(faultOf(file).code).toBe('edited')
      const inside = JSON.stringify(read(text)).replace('"options":{', `"options":{"${name}":{"players":2},`)
      expect(faultOf(inside).code).toBe('edited')
    }
    expect(Object.prototype).not.toHaveProperty('polluted')
  })

  test('brackets nested a hundred thousand deep are a fault, not a crash', () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000)
    expect(faultOf(`{"tabularium":1,"options":${deep}}`).code).toBe('foreign')
  })
})

describe('a save of more than any game has', () => {
  const { sum: _, ...content } = JSON.parse(save(new LocalTable(toy, { dice: { secret: secretFrom('bounds') } })))
  const signed = (change: object) => {
    const changed = { ...content, ...change }
    return JSON.stringify({ ...changed, sum: digest(changed) })
  }
  const stretch = (from: number) => ({ from, secret: secretFrom(`stretch ${from}`) })

  test('is refused before it is looked at', () => {
    expect(faultOf(signed({ actions: new Array(2_000_001).fill('x') })).code).toBe('foreign')
  })

  test.each([
    ['that begins late', [stretch(1)]],
    ['beyond the log', [stretch(0), stretch(content.actions.length + 1)]],
    ['that comes twice', [stretch(0), stretch(0), stretch(-1)]],
  ])('a stretch of dice %s is refused', (_, dice) => {
    expect(faultOf(signed({ dice })).code).toBe('edited')
  })

  test('stretches of dice follow one another', () => {
    const table = new LocalTable(toy, { dice: { secret: secretFrom('order') } })
    for (let i = 0; i < 4; i++) {
      const { seat, actions } = table.decision ?? { seat: 0, actions: [] }
      table.act(seat, table.game.notation(actions[0]))
    }
    const { sum: _, ...played } = JSON.parse(save(table))
    const opened = (...from: readonly number[]) => {
      const changed = { ...played, dice: from.map(stretch) }
      return faultOf(JSON.stringify({ ...changed, sum: digest(changed) })).message
    }
    expect(opened(0, 3, 1)).toBe(opened(1))
    expect(opened(0, 3, 3)).toBe(opened(1))
    expect(opened(0, 1, 3)).not.toBe(opened(1))
  })

  test('thirty thousand stretches load as soon as they are read', () => {
    const many = [...content.dice, ...Array.from({ length: 29_999 }, () => stretch(0))]
    expect(load([toy], signed({ dice: many })).table.stretches).toHaveLength(30_000)
  })
})
