/** The worker reads with a small zod: it takes and refuses what zod does, and says the same of it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { digest, FastDice, type Json, LocalTable, save, secretFrom } from '@tabularium/engine'
import { tetrarchia } from '@tabularium/tetrarchia'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { workerPlugins } from '../../vite.config.ts'
import { Device, drawn, romans, table } from '../host-play.ts'
import * as plain from './readers.ts'

const folder = mkdtempSync(join(tmpdir(), 'tabularium-zod-'))
let small: typeof plain

beforeAll(async () => {
  const entry = join(import.meta.dirname, 'readers.ts')
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: workerPlugins(),
    build: { outDir: folder, minify: false, lib: { entry, formats: ['es'], fileName: 'small' } },
  })
  small = await import(pathToFileURL(join(folder, 'small.js')).href)
}, 60_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Outcome {
  readonly read?: unknown
  readonly code?: string
  readonly message?: string
}

/** What came of it, faults by what they say: the two know different classes of them. */
function outcome(what: () => unknown): Outcome {
  try {
    return { read: what() }
  } catch (error) {
    if (error instanceof Error && error.name === 'Fault')
      return { code: Reflect.get(error, 'code'), message: error.message }
    throw error
  }
}

const pick = <T>(dice: FastDice, values: readonly T[]): T => values[dice.below(values.length)]

const SIMPLE: readonly unknown[] = [
  ...[undefined, null, true, false, 0, 1, -1, 1.5, 4, 20, 2 ** 60, '', 'x', '4211', 'x'.repeat(300)],
  ...['galerius', 'imperium', 'scourge-of-god', 'en', 'person', 'bot:tiro', secretFrom('x')],
]
const NAMES = ['players', 'level', 'years', 'game', 'from', 'id', 'odd', 'toString', '__proto__']

/** Anything that JSON holds, often near what is right. */
function anything(dice: FastDice, depth = 3): unknown {
  const kind = depth === 0 ? 0 : dice.below(5)
  if (kind < 3) return pick(dice, SIMPLE)
  const some = Array.from({ length: dice.below(5) }, () => anything(dice, depth - 1))
  return kind === 3 ? some : Object.fromEntries(some.map((value) => [pick(dice, NAMES), value]))
}

/** These members, with some left out, replaced or added. */
function nearly(dice: FastDice, members: object): object {
  const kept = Object.entries(members).filter(() => dice.below(12) > 0)
  const names = [...Object.keys(members), ...NAMES]
  const changed = Array.from({ length: dice.below(3) }, (): [string, unknown] => [pick(dice, names), anything(dice)])
  return Object.fromEntries([...kept, ...changed])
}

/** What a file can hold. */
const anyJson = (dice: FastDice): Json => JSON.parse(JSON.stringify(anything(dice) ?? null))

/** That, or anything. */
const oneOf = (dice: FastDice, value: unknown): unknown => (dice.below(3) === 0 ? anything(dice) : value)

/** The same in both, for some hundreds of inputs: most are refused, some are not. */
function same<T>(input: (dice: FastDice) => T, read: (by: typeof plain, input: T) => unknown): void {
  const dice = new FastDice(secretFrom('small zod'))
  let refused = 0
  for (let n = 0; n < 600; n++) {
    const given = input(dice)
    const found = outcome(() => read(small, given))
    expect(found, JSON.stringify(given)).toStrictEqual(outcome(() => read(plain, given)))
    if (found.read === undefined) refused++
  }
  expect(refused).toBeGreaterThan(20)
}

describe('options', () => {
  const right = plain.games.map((game) => Object(game.options({})))

  test.each([0, 1, 2])('of game %i', (number) => {
    expect(outcome(() => small.games[number].options(right[number]))).toHaveProperty('read')
    const near = (dice: FastDice) => Object(nearly(dice, right[number]))
    same(near, ({ games }, input) => games[number].options(input))
    same(anyJson, ({ games }, input) => games[number].options(input))
  })

  test('what is wrong is said, and where', () => {
    const refuse = (options: object) => outcome(() => small.games[0].options(Object(options)))
    expect(refuse({ level: [4, 2, 0] })).toMatchObject({
      message: expect.stringContaining('four digits, such as 4211'),
    })
    expect(refuse({ level: [4, 2, 0, 0, 1] })).toMatchObject({ message: expect.stringContaining('four digits') })
    expect(refuse({ level: [4, 2, 0, 9] })).toMatchObject({
      message: expect.stringContaining('level 3: a whole number'),
    })
    expect(refuse({ colour: 1 })).toMatchObject({ message: expect.stringContaining('no option is called colour') })
  })
})

test('files', () => {
  const dice = { secret: secretFrom('small') }
  const written = JSON.parse(save(new LocalTable(tetrarchia, { dice }), { players: ['person'], past: [[0, 'end']] }))
  const { sum: _, ...content } = written
  const sealed = (members: object) => JSON.stringify({ ...members, sum: digest(Object(members)) })
  const read = (by: typeof plain, text: string) => {
    const { table, ...rest } = by.load(by.games, text)
    return { ...rest, digest: table.digest }
  }
  expect(outcome(() => read(small, sealed(content)))).toHaveProperty('read')
  same((dice) => sealed(nearly(dice, content)), read)
  same((dice) => JSON.stringify(anyJson(dice)), read)
})

test('what a device keeps', async () => {
  const device = new Device()
  const { screen, host } = table(device)
  await screen.create(drawn(romans))
  await screen.act('move etruria')
  await host.leave('game-1')
  const kept = device.games.get('game-1')
  const [record, [entry], position] = [Object(kept?.record), kept?.entries ?? [], Object(kept?.position)]
  expect(small.readRecord(record)).toEqual(plain.readRecord(record))
  expect(small.readRecord(record)).toBeDefined()
  same(
    (dice) => oneOf(dice, nearly(dice, record)),
    (by, value) => by.readRecord(value),
  )
  same(
    (dice) => oneOf(dice, nearly(dice, { ...record, view: null, save: '' })),
    (by, value) => by.readFirst(value),
  )
  same(
    (dice) => oneOf(dice, nearly(dice, entry)),
    (by, value) => by.readEntry(value, 0),
  )
  same(
    (dice) => oneOf(dice, nearly(dice, position)),
    (by, value) => by.readPosition(value),
  )
})

test('calls', () => {
  /** A host that does nothing: only what is let through matters. */
  const nobody = new Proxy(Object({}), {
    get:
      () =>
      (...args: readonly unknown[]) =>
        args,
  })
  const setup = { game: 'tetrarchia', options: {}, players: ['person'], name: 'x', passing: true, script: ['1'] }
  const argument = (dice: FastDice) =>
    pick(dice, [anything(dice), nearly(dice, setup), pick(dice, SIMPLE), ['person', 'bot:tiro']])
  const names = ['create', 'act', 'players', 'speak', 'watch', 'at', 'import', 'earlier', 'rename', 'hold']
  const call = (dice: FastDice) => ({
    name: pick(dice, names),
    args: Array.from({ length: dice.below(4) }, () => argument(dice)),
  })
  same(call, (by, { name, args }) => by.answer(nobody, name, args))
  expect(outcome(() => small.answer(nobody, 'create', [setup]))).toEqual({ read: [setup] })
})
