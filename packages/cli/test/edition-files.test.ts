/** What `edition check` does with files that are none, and with what a file contains. */
import { existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Checker, edition } from '../src/commands/edition.ts'
import { Folder, good, run } from './edition-play.ts'

let folder: Folder
beforeAll(() => {
  folder = new Folder()
})
afterAll(() => folder.remove())

const write = (name: string, content: string | Uint8Array) => folder.write(name, content)

describe('what a file contains is shown so that a terminal does not obey it', () => {
  const evil = '\u001b]0;owned\u0007\u009b31m\u202e'
  const shown = '\\u001b]0;owned\\u0007\\u009b31m\\u202e'

  test.each([
    ['a game', JSON.stringify({ game: evil })],
    ['a member that stands twice', `{"game":"squares",${JSON.stringify(evil)}:1,${JSON.stringify(evil)}:2}`],
    ['an edition', JSON.stringify({ ...JSON.parse(good), edition: evil })],
    ['a list', JSON.stringify({ ...JSON.parse(good), [evil]: [1] })],
    ['a source', JSON.stringify({ ...JSON.parse(good), source: evil })],
  ])('%s', async (_, content) => {
    const { out, err } = await run('check', write('evil.json', content))
    const told = [...out, ...err].join('\n')
    expect(told).toMatch(/owned|31m/)
    expect([...told].filter((c) => /[\p{Cc}\p{Cf}]/u.test(c) && c !== '\n')).toEqual([])
    if (told.includes(']0;')) expect(told).toContain(shown)
  })

  test('and is cut short', async () => {
    const { err } = await run('check', write('endless.json', JSON.stringify({ game: 'x'.repeat(100_000) })))
    expect(err[0].length).toBeLessThan(1100)
  })

  test('of very many faults the first hundred are told, in no long time', async () => {
    const { code, out } = await run('check', write('many.json', `{${'"a":,\n'.repeat(50_000)}}`))
    expect(code).toBe(1)
    expect(out).toHaveLength(101)
    expect(out.at(-1)).toMatch(/^… and \d+ more\.$/)
  })
})

describe('what is only noted', () => {
  const noting: Checker = {
    id: 'noting',
    checkEdition: () => [{ path: ['title'], message: 'We expected another title.', rule: 'NO-1-a', note: true }],
  }

  test('is told, and the edition holds', async () => {
    const file = write('noted.json', '{\n"game": "noting",\n"title": "mine"\n}')
    const out: string[] = []
    const code = await edition(['check', file], { out: (line) => out.push(line), err: (line) => out.push(line) }, [
      noting,
    ])
    expect(code).toBe(0)
    expect(out).toEqual([
      `${file}:3: note: NO-1-a: We expected another title.`,
      `${file}: edition "unnamed" of noting holds.`,
    ])
  })
})

describe('a file that cannot be checked', () => {
  async function refused(message: string, ...argv: readonly string[]) {
    expect(await run(...argv)).toEqual({ code: 2, out: [], err: [message] })
  }

  test('a missing file', async () => {
    const file = join(folder.path, 'nowhere.json')
    await refused(`${file}: there is no such file; check its name and folder.`, 'check', file)
  })

  test('a file inside a file', async () => {
    const file = join(write('file.json', good), 'board.json')
    await refused(`${file}: there is no such file; check its name and folder.`, 'check', file)
  })

  test('a folder', async () => {
    const file = join(folder.path, 'folder')
    mkdirSync(file)
    await refused(`${file}: this is a folder; name the edition's file in it.`, 'check', file)
  })

  test('a file that the system does not give', async () => {
    const file = join(folder.path, 'loop.json')
    symlinkSync(file, file)
    await refused(`${file}: the file cannot be read (ELOOP); try a copy of it.`, 'check', file)
  })

  test.each([
    ['empty', ''],
    ['blank', ' \n\n'],
  ])('an %s file', async (name, content) => {
    const file = write(`${name}.json`, content)
    await refused(`${file}: the file is empty; begin with a copy of a shipped edition.`, 'check', file)
  })

  test.each([
    ['picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a)],
    ['zeros', Uint8Array.of(0, 0, 0)],
    ['utf-16', Buffer.from(`\uFEFF${good}`, 'utf16le')],
  ])('a binary file: %s', async (name, content) => {
    const file = write(`${name}.bin`, content)
    await refused(`${file}: this is no text; an edition is a JSON file in UTF-8.`, 'check', file)
  })

  test('a file of a game that is not here', async () => {
    const file = write('go.json', '{ "game": "go" }')
    await refused(`${file}: 'go' is no game here; its "game" is one of: squares, chequers.`, 'check', file)
  })

  test('a file of another game than was said', async () => {
    const file = write('other.json', good)
    const message = `${file}: this is an edition of squares, not of chequers; leave out --game.`
    await refused(message, 'check', file, '--game', 'chequers')
  })

  test.each([
    ['of no game', '{ "name": "package" }'],
    ['that is a list', '[]'],
    ['whose game is a number', '{ "game": 1 }'],
  ])('a file %s', async (_, content) => {
    const file = write('stray.json', content)
    const message = `${file}: this is no edition; give it a "game" or name one by --game: squares, chequers.`
    await refused(message, 'check', file)
  })

  test('a file nested too deep to be read', async () => {
    const deep = (n: number) => `{\n"game": "squares",\n"x": ${'['.repeat(n)}${']'.repeat(n)}}`
    const file = write('deep.json', deep(100_000))
    await refused(`${file}:3: this is nested deeper than 64 levels; no edition is.`, 'check', file)
    const open = write('open.json', '{"a":'.repeat(100_000))
    await refused(`${open}:1: this is nested deeper than 64 levels; no edition is.`, 'check', open)
    expect((await run('check', write('shallow.json', deep(60)))).code).toBe(1)
    const inText = write('text.json', `{"game": "squares", "title": "white", "x": "${'['.repeat(100)}\\"{"}`)
    expect((await run('check', inText)).code).toBe(0)
  })

  test('a file with a list longer than any edition has', async () => {
    const file = write('wide.json', `{\n"game": "squares",\n"x": [${'1,'.repeat(200_000)}1]}`)
    await refused(`${file}:3: this has 200001 items; no edition has a list of more than 5000.`, 'check', file)
    const members = Object.fromEntries(Array.from({ length: 6000 }, (_, i) => [`m${i}`, i]))
    const object = write('object.json', JSON.stringify({ game: 'squares', x: members }))
    await refused(`${object}:1: this has 6000 items; no edition has a list of more than 5000.`, 'check', object)
  })

  test('a file larger than any edition, one without an end too', async () => {
    const large = (file: string) => `${file}: the file is larger than 8 MiB; no edition is. Is it the right one?`
    const file = write('large.json', ' '.repeat(9 * 1024 * 1024))
    await refused(large(file), 'check', file)
    if (existsSync('/dev/zero')) await refused(large('/dev/zero'), 'check', '/dev/zero')
  })

  test('a game that is not here', async () => {
    const message = '--game go: there is no such game; the games are: squares, chequers.'
    await refused(message, 'check', write('good.json', good), '--game', 'go')
  })
})
