import { readFile } from 'node:fs/promises'
import { PassThrough, Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { LONGEST_LINE, Referee } from '@tabularium/engine/referee'
import { games } from '@tabularium/games/all'
import { beforeAll, describe, expect, test } from 'vitest'
import { serve } from '../src/commands/referee.ts'
import { lines } from '../src/lines.ts'
import { build } from './build.ts'
import { ended, RefereeProcess, start } from './program.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

beforeAll(build)

describe('a client in another process', () => {
  test('plays a whole game, with refusals, undo, save and load', async () => {
    const referee = new RefereeProcess()
    const created = await referee.ask({ op: 'create', game: 'tetrarchia', seed: 'nones' })
    expect(created).toMatchObject({ ok: true, seats: ['tetrarchy'] })
    let undone = 0
    let actions = 0
    for (;;) {
      const { actions: legal } = await referee.ask({ op: 'legal' })
      if (!Array.isArray(legal) || legal.length === 0) break
      const { action } = legal[actions++ % legal.length]
      expect(await referee.ask({ op: 'act', action: 'march on Rome' })).toMatchObject({ ok: false })
      await referee.ask({ op: 'act', action })
      const { history } = await referee.ask({ op: 'history' })
      if (!Array.isArray(history) || history.at(-1).sealed) continue
      expect(await referee.ask({ op: 'undo' })).toMatchObject({ ok: true, undone: action })
      expect(await referee.ask({ op: 'redo' })).toMatchObject({ ok: true, redone: action })
      undone++
    }
    expect(undone).toBeGreaterThan(5)
    const { outcome } = await referee.ask({ op: 'outcome' })
    expect(outcome).toMatchObject({ rule: expect.stringMatching(/^TE-5/) })
    const { save } = await referee.ask({ op: 'save' })
    expect(await referee.ask({ op: 'load', table: 'again', save })).toMatchObject({ actions, next: null, outcome })
    expect(await referee.end()).toBe(0)
  })

  test('has two tables open at once', async () => {
    const referee = new RefereeProcess()
    for (const table of ['a', 'b']) {
      await referee.ask({ op: 'create', table, game: 'tetrarchia', options: { level: '4000' }, seed: 'ides' })
    }
    await referee.ask({ op: 'act', table: 'a', action: 'arrive roma' })
    expect(await referee.ask({ op: 'legal', table: 'a' })).toMatchObject({ ask: { id: 'roman-phase' } })
    expect(await referee.ask({ op: 'legal', table: 'b' })).toMatchObject({ ask: { id: 'arrival' } })
    expect(await referee.ask({ op: 'legal', table: 'c' })).toMatchObject({ ok: false, error: { code: 'unknown' } })
    expect(await referee.end()).toBe(0)
  })

  test('sends garbage, and the referee goes on', async () => {
    const referee = new RefereeProcess()
    for (const garbage of [
      '',
      '{',
      'null',
      '[]',
      '"\\ud800"',
      '\u0000\u0001',
      '{"op":"__proto__"}',
      '{"op":"act"}\r',
    ]) {
      expect(JSON.parse(await referee.line(garbage))).toMatchObject({ ok: false, error: { code: expect.any(String) } })
    }
    expect(await referee.ask({ op: 'games' })).toMatchObject({ ok: true })
    expect(await referee.end()).toBe(0)
  })

  test('sends bytes that are no text, a byte order mark, CRLF and a last line without a line break', async () => {
    const child = start('referee')
    child.stdin.write(Buffer.from([0xff, 0xfe, 0x80, 0x0a]))
    child.stdin.end('\ufeff{"op":"games","id":1}\r\n{"op":"games","id":2}')
    const { code, out, err } = await ended(child)
    const replies = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(replies.map(({ ok, id }) => [ok, id])).toEqual([
      [false, undefined],
      [true, 1],
      [true, 2],
    ])
    expect({ code, err }).toEqual({ code: 0, err: '' })
  })

  test('stops reading: the referee ends quietly', async () => {
    const child = start('referee')
    child.stdout.destroy()
    const errors: string[] = []
    child.stderr.on('data', (chunk) => errors.push(String(chunk)))
    child.stdin.on('error', () => undefined)
    child.stdin.write('{"op":"games"}\n'.repeat(1000))
    const code = await new Promise((resolve) => child.once('close', resolve))
    expect({ code, errors }).toEqual({ code: 0, errors: [] })
  })
})

test('a reader that is slower than the referee is waited for', async () => {
  const requests = Array.from({ length: 500 }, (_, id) => `{"op":"games","id":${id}}\n`)
  const output = new PassThrough({ highWaterMark: 1 })
  const served = serve(new Referee(games), Readable.from(requests), output)
  let replies = ''
  output.on('data', (chunk) => {
    replies += chunk
    expect(output.writableLength).toBeLessThan(10_000)
  })
  await served
  expect(replies.trimEnd().split('\n')).toHaveLength(500)
})

describe('lines', () => {
  const cut = async (longest: number, ...chunks: string[]) => {
    const all: string[] = []
    for await (const line of lines(Readable.from(chunks), longest)) all.push(line)
    return all
  }

  test('are cut wherever the chunks are', async () => {
    expect(await cut(100, 'a', 'b\r', '\n\nc', 'd\ne')).toEqual(['ab', '', 'cd', 'e'])
    expect(await cut(100, '')).toEqual([])
    expect(await cut(100, 'a\n')).toEqual(['a'])
  })

  test('that are too long show it, and the next one is whole again', async () => {
    expect(await cut(3, 'abcd', 'efgh', 'ij\nk\n', 'lmnop')).toEqual(['abcd', 'k', 'lmno'])
  })

  test('of endless length do not fill the memory', async () => {
    const chunk = 'x'.repeat(1024 * 1024)
    const [line] = await cut(LONGEST_LINE, ...Array.from({ length: 64 }, () => chunk))
    expect(line).toHaveLength(LONGEST_LINE + 1)
  })
})

test('the session in docs/referee.md is what the referee answers (vitest -u renews it)', async () => {
  const file = here('../../../docs/referee.md')
  const page = await readFile(file, 'utf8')
  const referee = new Referee(games)
  const renewed = page.replace(/```session\n(.*?)```/s, (_, session: string) => {
    const requests = session.match(/^> .*$/gm) ?? []
    expect(requests.length).toBeGreaterThan(10)
    return `\`\`\`session\n${requests.map((line) => `${line}\n< ${referee.handle(line.slice(2))}\n`).join('')}\`\`\``
  })
  await expect(renewed).toMatchFileSnapshot(file)
})
