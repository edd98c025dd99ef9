/** A mistake in a program is no fault of a file: it comes to light, and nobody's game is carried on past it. */
import { describe, expect, test } from 'vitest'
import {
  type AnyGame,
  Fault,
  type KeptGame,
  keptPosition,
  LocalTable,
  load,
  reopen,
  save,
  secretFrom,
} from '../src/index.ts'
import { toy } from './toy.ts'

const game: AnyGame = toy
const OOPS = new TypeError('an accident')
const oops = () => {
  throw OOPS
}

function played(): LocalTable {
  const table = new LocalTable(game, { options: { players: 2, hand: 3 }, dice: { secret: secretFrom('accidents') } })
  table.act(0, 'toss')
  table.act(0, 'draw')
  table.act(1, 'draw')
  return table
}

const keptOf = (table: LocalTable, at: number): KeptGame => ({
  rules: game.version,
  edition: { id: game.edition.id, digest: game.edition.digest },
  options: table.options,
  dice: table.stretches,
  entries: table.log,
  kept: keptPosition(table.branch(at, table.stretches[0]), 'present'),
  past: [],
  carried: null,
})

/** Rules of another number that are changed in some way. */
const newer = (change: Partial<AnyGame>): AnyGame => ({ ...game, version: game.version + 1, ...change })

/** Refuses to toss, so that no log is played from its start. */
const strict: Partial<AnyGame> = {
  decision(state) {
    const decision = game.decision(state)
    return decision && { ...decision, actions: decision.actions.filter((action) => game.notation(action) !== 'toss') }
  },
  verdict: (state, action) =>
    game.notation(action) === 'toss' ? { ok: false, rule: 'TOY-3-a' } : game.verdict(state, action),
}

describe('an accident', () => {
  test.each<[string, Partial<AnyGame>]>([
    ['while the log is played', { apply: oops }],
    ['while a position is read', { ...strict, read: oops }],
  ])('%s is no reason to carry a game on', (_, change) => {
    expect(() => load([newer(change)], save(played()))).toThrow(OOPS)
    expect(() => reopen(newer(change), keptOf(played(), 1))).toThrow(OOPS)
  })

  test('before the kept position is no reason to go on from there', () => {
    const apply: AnyGame['apply'] = (state, action, table) =>
      game.notation(action) === 'toss' ? oops() : game.apply(state, action, table)
    expect(() => reopen(newer({ apply }), keptOf(played(), 1))).toThrow(OOPS)
  })

  test('while what was done after the position is done again is no reason to give it up', () => {
    expect(() => reopen(newer({ ...strict, apply: oops }), keptOf(played(), 1))).toThrow(OOPS)
  })

  test('a fault in the same places is', () => {
    const fault = () => {
      throw new Fault('malformed', 'a fault')
    }
    expect(load([newer({ apply: fault })], save(played())).carried).toMatchObject({ because: 'rules', actions: 3 })
    const { carried } = reopen(newer({ ...strict, apply: fault }), keptOf(played(), 1))
    expect(carried).toEqual({ because: 'rules', actions: 1, lost: 2 })
    expect(() => reopen(newer({ ...strict, read: fault }), keptOf(played(), 1))).toThrow('a fault Keep the file')
    expect(() => load([newer({ ...strict, read: fault })], save(played()))).toThrow('a fault Keep the file')
  })

  test('under the same rules is told as it is', () => {
    expect(() => load([{ ...game, apply: oops }], save(played()))).toThrow(OOPS)
    expect(() => reopen({ ...game, read: oops }, keptOf(played(), 1))).toThrow(OOPS)
  })
})
