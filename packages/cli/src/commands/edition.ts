/** `tabularium edition check FILE`: whether the data of another printing hold. */
import { type FileHandle, open } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type AnyGame, Fault, type Finding, type Json } from '@tabularium/engine'
import type { Io } from '../io.ts'
import { Lines, lineOf, parseJson, tooDeep, tooWide } from '../json-lines.ts'
import { printable } from '../terminal/printable.ts'

const usage = 'Usage: tabularium edition check FILE [--game ID]'

/** No edition is larger, nested deeper or has a longer list; what is more could exhaust whatever reads it. */
const LARGEST = 8 * 1024 * 1024
const DEEPEST = 64
const LONGEST_LIST = 5000

/** So many findings are told. */
const MOST_TOLD = 100

/** What this command needs of a game. */
export type Checker = Pick<AnyGame, 'id' | 'checkEdition'>

/** Answers 0 if the edition holds, 1 if it does not, 2 if it could not be checked. */
export async function edition(argv: readonly string[], terminal: Io, games: readonly Checker[]): Promise<number> {
  const io: Io = { out: (line) => terminal.out(printable(line)), err: (line) => terminal.err(printable(line)) }
  try {
    const { file, game } = readArguments(argv)
    return check(file, await readText(file), game, io, games)
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    io.err(error.message)
    return 2
  }
}

function readArguments(argv: readonly string[]): { readonly file: string; readonly game: string | undefined } {
  const [command, ...rest] = argv
  if (command === undefined) throw new Fault('unknown', usage)
  if (command !== 'check') throw new Fault('unknown', `There is no 'edition ${command}'. ${usage}`)
  const { values, positionals } = parseOptions(rest)
  if (positionals.length === 0) throw new Fault('unknown', `Which file is to be checked? ${usage}`)
  if (positionals.length > 1) throw new Fault('unknown', `One file at a time. ${usage}`)
  return { file: positionals[0], game: values.game }
}

function parseOptions(args: string[]) {
  try {
    return parseArgs({ args, options: { game: { type: 'string' } }, allowPositionals: true })
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : String(error)
    throw new Fault('unknown', `${reason}. ${usage}`)
  }
}

async function readText(file: string): Promise<string> {
  const bytes = await readBytes(file).catch((error: NodeJS.ErrnoException) => {
    throw new Fault('malformed', `${file}: ${whyUnreadable(error.code)}`)
  })
  if (bytes.length > LARGEST) {
    const size = `${LARGEST / 1024 / 1024} MiB`
    throw new Fault('malformed', `${file}: the file is larger than ${size}; no edition is. Is it the right one?`)
  }
  const text = decode(bytes)
  if (text === undefined) throw new Fault('malformed', `${file}: this is no text; an edition is a JSON file in UTF-8.`)
  if (text.trim() === '')
    throw new Fault('malformed', `${file}: the file is empty; begin with a copy of a shipped edition.`)
  return text
}

/** No more than a little too much: a device may have no end. */
async function readBytes(file: string): Promise<Buffer> {
  const handle = await open(file)
  try {
    return await readSome(handle)
  } finally {
    await handle.close()
  }
}

async function readSome(handle: FileHandle): Promise<Buffer> {
  const chunks: Buffer[] = []
  for (let read = 0; read <= LARGEST; ) {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(64 * 1024))
    if (bytesRead === 0) break
    chunks.push(buffer.subarray(0, bytesRead))
    read += bytesRead
  }
  return Buffer.concat(chunks)
}

function whyUnreadable(code: string | undefined): string {
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'there is no such file; check its name and folder.'
  if (code === 'EISDIR') return "this is a folder; name the edition's file in it."
  if (code === 'EACCES' || code === 'EPERM') return 'the file may not be read; check its permissions.'
  return `the file cannot be read (${code ?? 'unknown error'}); try a copy of it.`
}

/** Undefined if the bytes are no UTF-8 text. */
function decode(bytes: Buffer): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.includes('\0') ? undefined : text
  } catch {
    return undefined
  }
}

function check(file: string, text: string, wanted: string | undefined, io: Io, games: readonly Checker[]): number {
  checkDepth(file, text)
  const { tree, lines, faults } = parseJson(text)
  if (tree === undefined) {
    tell(
      faults.map(({ line, message }) => `${file}:${line}: ${message}`),
      io,
    )
    return 1
  }
  const wide = tooWide(tree, LONGEST_LIST)
  if (wide !== undefined) {
    const items = `${wide.children?.length} items; no edition has a list of more than ${LONGEST_LIST}`
    throw new Fault('malformed', `${file}:${lines.at(wide.offset)}: this has ${items}.`)
  }
  const data: Json = JSON.parse(text)
  const game = gameOf(file, data, wanted, games)
  const findings = game.checkEdition(data).map((finding) => ({ ...finding, line: lineOf(lines, tree, finding.path) }))
  findings.sort((a, b) => a.line - b.line)
  tell(
    findings.map((finding) => `${file}:${finding.line}: ${said(finding)}`),
    io,
  )
  if (findings.some(({ note }) => note !== true)) return 1
  for (const line of summary(file, game.id, data)) io.out(line)
  return 0
}

function checkDepth(file: string, text: string): void {
  const at = tooDeep(text, DEEPEST)
  if (at === undefined) return
  const line = new Lines(text).at(at)
  throw new Fault('malformed', `${file}:${line}: this is nested deeper than ${DEEPEST} levels; no edition is.`)
}

/** The first of them, and how many there are besides. */
function tell(lines: readonly string[], io: Io): void {
  for (const line of lines.slice(0, MOST_TOLD)) io.out(line)
  if (lines.length > MOST_TOLD) io.out(`… and ${lines.length - MOST_TOLD} more.`)
}

function said({ rule, message, note }: Finding): string {
  return `${note === true ? 'note: ' : ''}${rule === undefined ? '' : `${rule}: `}${message}`
}

/** The game that the file is an edition of, by its own word or else by that of the command line. */
function gameOf(file: string, data: Json, wanted: string | undefined, games: readonly Checker[]): Checker {
  const known = games.map((game) => game.id).join(', ')
  if (wanted !== undefined && !games.some((game) => game.id === wanted)) {
    throw new Fault('unknown', `--game ${wanted}: there is no such game; the games are: ${known}.`)
  }
  const own = member(data, 'game')
  if (own !== undefined && wanted !== undefined && own !== wanted) {
    throw new Fault('foreign', `${file}: this is an edition of ${own}, not of ${wanted}; leave out --game.`)
  }
  const id = own ?? wanted
  if (id === undefined) {
    throw new Fault('foreign', `${file}: this is no edition; give it a "game" or name one by --game: ${known}.`)
  }
  const game = games.find((g) => g.id === id)
  if (game === undefined)
    throw new Fault('foreign', `${file}: '${id}' is no game here; its "game" is one of: ${known}.`)
  return game
}

function isObject(data: Json): data is { readonly [key: string]: Json } {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
}

/** A member of the file that is text. */
function member(data: Json, name: string): string | undefined {
  const value = isObject(data) ? data[name] : undefined
  return typeof value === 'string' ? value : undefined
}

function* summary(file: string, game: string, data: Json): Iterable<string> {
  yield `${file}: edition "${member(data, 'edition') ?? 'unnamed'}" of ${game} holds.`
  const lists = Object.entries(isObject(data) ? data : {}).flatMap(([name, value]) =>
    Array.isArray(value) ? [`${value.length} ${name}`] : [],
  )
  if (lists.length > 0) yield `It has ${lists.join(', ')}.`
  const counts = new Map<string, number>()
  for (const source of sources(data)) counts.set(source, (counts.get(source) ?? 0) + 1)
  if (counts.size > 0) yield `Sources of its data: ${[...counts].map(([source, n]) => `${source} ${n}`).join(', ')}.`
}

/** Where each datum comes from, in any file in which `source` says so. */
function* sources(data: Json, inside = false): Iterable<string> {
  if (typeof data === 'string' && inside) yield data
  if (typeof data !== 'object' || data === null) return
  for (const [name, value] of Object.entries(data)) yield* sources(value, inside || name === 'source')
}
