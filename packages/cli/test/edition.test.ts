import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Finding, Json } from '@tabularium/engine'
import { tetrarchia } from '@tabularium/tetrarchia'
import { parseTree } from 'jsonc-parser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Checker, edition } from '../src/commands/edition.ts'
import { lineOf, parseJson } from '../src/json-lines.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tabularium-edition-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function write(name: string, content: string | Uint8Array): string {
  const file = join(folder, name)
  writeFileSync(file, content)
  return file
}

/** A game whose only edition has three squares, the first of them white. */
const squares: Checker = {
  id: 'squares',
  checkEdition(data: Json): readonly Finding[] {
    const text = JSON.stringify(data)
    return [
      ...(text.includes('late')
        ? [{ path: ['squares', 2, 'colour'], message: 'The third is late.', rule: 'SQ-3-a' }]
        : []),
      ...(text.includes('"white"')
        ? []
        : [{ path: ['squares', 0, 'colour'], message: 'The first is white.', rule: 'SQ-1-a' }]),
      ...(text.includes('title') ? [] : [{ path: ['title'], message: "'title' is missing." }]),
    ]
  },
}
const chequers: Checker = { id: 'chequers', checkEdition: () => [] }

async function run(...argv: readonly string[]) {
  const out: string[] = []
  const err: string[] = []
  const io = { out: (line: string) => void out.push(line), err: (line: string) => void err.push(line) }
  const code = await edition(argv, io, [squares, chequers])
  return { code, out, err }
}

const good = `{
  "game": "squares",
  "edition": "first",
  "title": "Three squares",
  "squares": [
    { "colour": "white", "source": { "colour": "rulebook", "place": "guess" } },
    { "colour": "black", "source": "rulebook" }
  ]
}
`

describe('an edition that holds', () => {
  test('is summed up', async () => {
    const file = write('good.json', good)
    expect(await run('check', file)).toEqual({
      code: 0,
      out: [
        `${file}: edition "first" of squares holds.`,
        'It has 2 squares.',
        'Sources of its data: rulebook 2, guess 1.',
      ],
      err: [],
    })
  })

  test('may be of a game that the command line names', async () => {
    const file = write('nameless.json', '{ "edition": "plain" }')
    expect(await run('check', '--game', 'chequers', file)).toEqual({
      code: 0,
      out: [`${file}: edition "plain" of chequers holds.`],
      err: [],
    })
  })

  test('may begin with a byte order mark', async () => {
    expect((await run('check', write('bom.json', `\uFEFF${good}`))).code).toBe(0)
  })

  test('is the shipped one of Tetrarchia', async () => {
    const file = fileURLToPath(new URL('../../games/tetrarchia/src/edition/board.json', import.meta.url))
    const out: string[] = []
    const code = await edition(['check', file], { out: (line) => out.push(line), err: (line) => out.push(line) }, [
      tetrarchia,
    ])
    expect(out.join('\n')).toMatch(/edition "reconstructed" of tetrarchia holds/)
    expect(code).toBe(0)
  })
})

describe('an edition that does not hold', () => {
  test('is told by line and rule, sorted by line', async () => {
    const bad =
      '{\n  "game": "squares",\n  "squares": [\n    { "colour": "red" },\n    {},\n    { "colour":\n      "late" }\n  ]\n}\n'
    const file = write('bad.json', bad)
    expect(await run('check', file)).toEqual({
      code: 1,
      out: [
        `${file}:1: 'title' is missing.`,
        `${file}:4: SQ-1-a: The first is white.`,
        `${file}:6: SQ-3-a: The third is late.`,
      ],
      err: [],
    })
  })

  test('of Tetrarchia: BRITANNIA coastal and the Alps easy, each on its line', async () => {
    const shipped = fileURLToPath(new URL('../../games/tetrarchia/src/edition/board.json', import.meta.url))
    const lines = readFileSync(shipped, 'utf8').split('\n')
    const britannia = lines.findIndex((line) => line.includes('"id": "britannia"'))
    lines[britannia] = lines[britannia].replace('"seas": []', '"seas": ["atlanticum"]')
    const alps = lines.findIndex((line) => line.includes('"a": "narbonensis", "b": "cisalpina"'))
    lines[alps] = lines[alps].replace('"broken": true', '"broken": false').replace(/"terrain": "[^"]*", /, '')
    const file = write('coastal.json', lines.join('\n'))
    const out: string[] = []
    const code = await edition(['check', file], { out: (line) => out.push(line), err: (line) => out.push(line) }, [
      tetrarchia,
    ])
    expect(code).toBe(1)
    expect(out).toEqual([
      `${file}:${britannia + 1}: TE-1-l: BRITANNIA is not a coastal province: its seas are an empty list.`,
      `${file}:${alps + 1}: TE-3.5-x4: The link of NARBONENSIS and CISALPINA is normal; in the example it is broken.`,
    ])
  })

  test('because it is not JSON is told by line', async () => {
    const file = write('syntax.json', '{\n  "game": "squares",\n  // mine\n  "squares": [1, 2,]\n}\n')
    expect(await run('check', file)).toEqual({
      code: 1,
      out: [
        `${file}:3: JSON has no comments: take it out, or put it in a note.`,
        `${file}:4: A value is expected here; is there a comma too many?`,
      ],
      err: [],
    })
  })
})

describe('a file that cannot be checked', () => {
  async function refused(message: string, ...argv: readonly string[]) {
    expect(await run(...argv)).toEqual({ code: 2, out: [], err: [message] })
  }

  test('a missing file', async () => {
    const file = join(folder, 'nowhere.json')
    await refused(`${file}: there is no such file; check its name and folder.`, 'check', file)
  })

  test('a file inside a file', async () => {
    const file = join(write('file.json', good), 'board.json')
    await refused(`${file}: there is no such file; check its name and folder.`, 'check', file)
  })

  test('a folder', async () => {
    const file = join(folder, 'folder')
    mkdirSync(file)
    await refused(`${file}: this is a folder; name the edition's file in it.`, 'check', file)
  })

  test('a file that the system does not give', async () => {
    const file = join(folder, 'loop.json')
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

  test('a game that is not here', async () => {
    const message = '--game go: there is no such game; the games are: squares, chequers.'
    await refused(message, 'check', write('good.json', good), '--game', 'go')
  })
})

describe('usage', () => {
  const usage = 'Usage: tabularium edition check FILE [--game ID]'

  test.each([
    [[], usage],
    [['make'], `There is no 'edition make'. ${usage}`],
    [['check'], `Which file is to be checked? ${usage}`],
    [['check', 'a.json', 'b.json'], `One file at a time. ${usage}`],
    [['check', 'a.json', '--fast'], `Unknown option '--fast'. ${usage}`],
    [['check', 'a.json', '--game'], `Option '--game <value>' argument missing. ${usage}`],
  ])('%j', async (argv, message) => {
    expect(await run(...argv)).toEqual({ code: 2, out: [], err: [message] })
  })
})

describe('lineOf', () => {
  const text = '\n{\n  "a": {\n    "b": [\n      1,\n      { "c":\n        2 }\n    ]\n  }\n}\n'
  const tree = parseTree(text)
  if (tree === undefined) throw new Error('the text of this test is JSON')

  test.each([
    ['the whole', [], 2],
    ['a member', ['a'], 3],
    ['a member of a member', ['a', 'b'], 4],
    ['an item', ['a', 'b', 0], 5],
    ['a member whose value is on the next line', ['a', 'b', 1, 'c'], 6],
    ['a member that is missing', ['a', 'z'], 3],
    ['an item that is missing', ['a', 'b', 7], 4],
    ['an item before the first', ['a', 'b', -1], 4],
    ['a way that ends early', ['a', 'b', 1, 'x', 'y', 0], 6],
    ['nothing of it', ['x', 'y'], 2],
    ['a member of a list', ['a', 'b', 'c'], 4],
  ])('%s', (_, path, line) => {
    expect(lineOf(text, tree, path)).toBe(line)
  })

  test('with Windows line ends', () => {
    const windows = text.replaceAll('\n', '\r\n')
    const windowsTree = parseTree(windows)
    expect(windowsTree && lineOf(windows, windowsTree, ['a', 'b', 0])).toBe(5)
  })
})

describe('parseJson', () => {
  const faults = (text: string) => parseJson(text).faults.map((f) => `${f.line}: ${f.message}`)

  test.each([
    ['{"a": 1}', []],
    ['{\n"a": 1,\n}', ['3: A name in double quotes is expected; is there a comma too many before it?']],
    ['{"a": 1\n"b": 2}', ['2: A comma is expected between two items.']],
    ['{"a"\n1}', ['2: A colon is expected after the name.']],
    ['{"a": 1\n', ['2: A closing brace is missing: }']],
    ['[1\n', ['2: A closing bracket is missing: ]']],
    ['{}\n{}', ['2: Nothing is expected after the end of the object.']],
    ['{"a": yes}', ['1: This is not JSON: names and text stand in double quotes.']],
    ['["a\n]', ['1: The text has no closing quote on its line.']],
    ['["\t"]', ['1: A control character, such as a tab, cannot stand inside text.']],
    ['["\\x"]', ['1: After a backslash, one of " \\ / b f n r t u is expected.']],
    ['{"a": 1,\n"a": 2}', ["2: The member 'a' stands twice in one object: take one out."]],
    ['[{"a": 1}, {"a": 2}]', []],
  ])('%j', (text, expected) => {
    expect(faults(text)).toEqual(expected)
  })
})
