/** `tabularium serve` and `tabularium backup` as those who run a server use them. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Place, Visitor } from '@tabularium/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build } from './build.ts'
import { program, tabularium } from './program.ts'

const PASSWORD = 'opensesame'

let folder = ''
const running: ChildProcess[] = []
beforeAll(() => {
  build()
  folder = mkdtempSync(join(tmpdir(), 'tabularium-serve-'))
})
afterAll(() => {
  for (const each of running) each.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

interface Server {
  readonly address: string
  /** All that it has written so far. */
  said(): string
  /** Asks it to end; its exit code. */
  stop(): Promise<number | null>
}

const serve = (...args: readonly string[]): Promise<Server> => serveBy([], args)

/** `flags`: of Node. */
async function serveBy(flags: readonly string[], args: readonly string[]): Promise<Server> {
  const env = { ...process.env, TABULARIUM_SMTP: `smtp://livia:${PASSWORD}@127.0.0.1:1`, TABULARIUM_LENIENCY: '50' }
  const child = spawn(process.execPath, [...flags, program, 'serve', '--port', '0', ...args], { env })
  running.push(child)
  let said = ''
  const address = new Promise<string>((resolve, reject) => {
    const hear = (data: Buffer) => {
      said += data
      const [, found] = /Tabularium is at (\S+)/.exec(said) ?? []
      if (found !== undefined) resolve(found)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', () => reject(new Error(said)))
  })
  return {
    address: await address,
    said: () => said,
    async stop() {
      child.kill('SIGTERM')
      const [code] = await once(child, 'exit')
      return code
    },
  }
}

async function seated(address: string): Promise<readonly [livia: Visitor, table: string, places: readonly Place[]]> {
  const livia = await Visitor.called(address, 'Livia')
  const marcus = await Visitor.called(address, 'Marcus')
  const { id, chain } = await livia.open({ game: 'fall-of-the-roman-empire', sitting: ['me', 'open'] })
  const his = await marcus.sit(id, 1)
  return [livia, id, [await livia.enter(id, chain), await marcus.enter(id, his)]]
}

const firstOf = (places: readonly Place[]): Promise<unknown> => {
  const asked = places.find(({ choices }) => choices.length > 0)
  return asked === undefined ? Promise.reject(new Error('Nobody is asked.')) : asked.act(asked.choices[0]?.action ?? '')
}

/** How many actions have been done at a table, as a server that was started on that database tells. */
async function lengthIn(database: string, table: string): Promise<number> {
  const { address, stop } = await serve('--database', database)
  const place = await (await Visitor.called(address, 'Nemo')).enter(table)
  await place.until(() => place.seen !== null)
  await place.leave()
  await stop()
  return place.seen?.length ?? 0
}

test('a server is looked after: settings, health, numbers, a copy while it runs, a stop that loses nothing', async () => {
  const server = await serve('--data', folder)
  expect(server.said()).toContain(`Settings: database ${join(folder, 'tabularium.sqlite')}; listening on 127.0.0.1:0`)
  expect(server.said()).toContain('Web Push off; mail on')
  const ask = (path: string) => fetch(new URL(path, server.address))
  expect(await (await ask('health')).json()).toEqual({ ok: true })
  expect(await (await ask('metrics')).text()).toContain('tabularium_call_seconds')

  const [livia, table, places] = await seated(server.address)
  await firstOf(places)
  const copy = join(folder, 'copy.sqlite')
  const { code, out } = await tabularium('backup', copy, '--data', folder)
  expect([code, out]).toEqual([0, `Written to ${copy}.\n`])
  for (const place of places) await place.until(() => place.seen?.length === 1)
  let confirmed = 1
  const last = firstOf(places).then(
    () => confirmed++,
    () => {},
  )
  expect(await server.stop()).toBe(0)
  await last
  expect(server.said()).toContain('Finishing what is under way')
  for (const secret of [PASSWORD, livia.cookie.split('=')[1] ?? '']) expect(server.said()).not.toContain(secret)
  const log = server
    .said()
    .split('\n')
    .filter((line) => line.startsWith('{'))
  expect(log.map((line) => JSON.parse(line).req?.url)).toContain(`/api/tables/${table}/seats`)

  expect(await lengthIn(join(folder, 'tabularium.sqlite'), table)).toBeGreaterThanOrEqual(confirmed)
  expect(await lengthIn(copy, table)).toBe(1)
})

test('pages, answers and refusals carry the headers that keep others out', async () => {
  const { address, stop } = await serve('--data', folder, '--quiet')
  for (const path of ['', 'api/about', 'api/nothing', 'nothing.js']) {
    const { headers } = await fetch(new URL(path, address))
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy, path).toMatch(/default-src 'self'|default-src 'none'/)
    expect(policy.match(/script-src[^;]*/)?.[0] ?? '', path).not.toContain('unsafe-inline')
    expect(policy, path).toContain("frame-ancestors 'none'")
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(headers.get('referrer-policy'), path).toBe('no-referrer')
    expect(headers.get('x-powered-by'), path).toBe(null)
  }
  await stop()
})

const asModule = (code: string): string => `data:text/javascript,${encodeURIComponent(code)}`

/** A Node that brings no SQLite along, on a machine where none could be built. */
const withoutSqlite = asModule(`
  import { register } from 'node:module'
  process.getBuiltinModule = () => undefined
  register(${JSON.stringify(
    asModule(`export const resolve = (name, context, next) => {
      if (name === 'better-sqlite3') throw new Error('It was not built.')
      return next(name, context)
    }`),
  )})
`)

test('where there is no SQLite, the page is served for those who play alone, and it is said why', async () => {
  const alone = join(folder, 'alone')
  const { address, said, stop } = await serveBy(['--import', withoutSqlite], ['--data', alone, '--quiet'])
  expect(said()).toContain('There is no SQLite to keep')
  expect(said()).toContain('The page is served, for those who play on one screen.')
  const page = await fetch(address)
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<title>')])
  expect((await fetch(new URL('api/me', address))).status).toBe(404)
  expect(await stop()).toBe(0)
})

test('a database that cannot be reached is named without its password', async () => {
  const { code, out, err } = await tabularium('serve', '--database', `postgres://livia:${PASSWORD}@127.0.0.1:1/x`)
  expect(code).not.toBe(0)
  expect(out).toContain('database postgres://...@127.0.0.1:1/x')
  expect(out + err).not.toContain(PASSWORD)
})
