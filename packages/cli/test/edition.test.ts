import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { games } from '@tabularium/games/all'
import { tetrarchia } from '@tabularium/tetrarchia'
import { parseTree } from 'jsonc-parser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { edition } from '../src/commands/edition.ts'
import { Lines, lineOf, parseJson } from '../src/json-lines.ts'
import { Folder, good, run } from './edition-play.ts'

let folder: Folder
beforeAll(() => {
  folder = new Folder()
})
afterAll(() => folder.remove())

const write = (name: string, content: string | Uint8Array) => folder.write(name, content)

const gates = fileURLToPath(new URL('../../games/barbarians-at-the-gates/src/edition/board.json', import.meta.url))
async function ofGates(file: string): Promise<{ code: number; out: readonly string[] }> {
  const out: string[] = []
  const io = { out: (line: string) => out.push(line), err: (line: string) => out.push(line) }
  return { code: await edition(['check', file], io, games), out }
}

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

  test('is the shipped one of Barbarians at the Gates, cards included', async () => {
    const { code, out } = await ofGates(gates)
    expect(out[0]).toBe(`${gates}: edition "reconstructed" of barbarians-at-the-gates holds.`)
    expect(out[1]).toContain('110 cards')
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

  test('of Barbarians at the Gates: Scholae Palatinae an impulse, a Minor Campaign of 2 OPs, each on its line', async () => {
    const lines = readFileSync(gates, 'utf8').split('\n')
    const change = (id: string, from: string, to: string): number => {
      const at = lines.findIndex((line) => line.includes(`"id": "${id}"`))
      expect(lines[at]).toContain(from)
      lines[at] = lines[at].replace(from, to)
      return at + 1
    }
    const scholae = change('R16', '"timing": ["battle"]', '"timing": ["impulse"]')
    const campaign = change('R09', '"ops": 3', '"ops": 2')
    const file = write('impulsive.json', lines.join('\n'))
    const { code, out } = await ofGates(file)
    expect(code).toBe(1)
    expect(out).toEqual([
      `${file}:${campaign}: BG-10.2.1-x1: Minor Campaign: 3 OPs.`,
      `${file}:${scholae}: BG-2.6.2-b: Scholae Palatinae (R16): Battle cards are played in battles, and no others.`,
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
    expect(lineOf(new Lines(text), tree, path)).toBe(line)
  })

  test('with Windows line ends', () => {
    const windows = text.replaceAll('\n', '\r\n')
    const windowsTree = parseTree(windows)
    expect(windowsTree && lineOf(new Lines(windows), windowsTree, ['a', 'b', 0])).toBe(5)
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
