/**
 * `npm run ledger`: which statements of the rules are named by a passing test, and which are not.
 * A test names the statements it proves in its title. A statement that no test can prove says why, as `untested`,
 * in the game's rules. `--report FILE` reads the report of a test run instead of running the tests. Of a game that is not
 * offered yet, statements may be missing: they are counted, not listed; `--all` lists them too.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'

const root = join(import.meta.dirname, '..')
const gamesFolder = join(root, 'packages', 'games')
const ID = /\b[A-Z]{2}-[0-9A-Z][0-9A-Za-z.]*-[0-9a-z]+\b/g

const games = readdirSync(gamesFolder)
  .map((name) => ({ name, rules: join(gamesFolder, name, 'src', 'words', 'rules.json') }))
  .filter(({ rules }) => existsSync(rules))
const offered = readFileSync(join(gamesFolder, 'index.ts'), 'utf8')

const { report, all } = parseArgs({ options: { report: { type: 'string' }, all: { type: 'boolean' } } }).values
const titles = passingTitles(report ?? runTests(games.map(({ name }) => `packages/games/${name}/test`)))
const named = new Map()
for (const title of titles) for (const id of title.match(ID) ?? []) named.set(id, (named.get(id) ?? 0) + 1)

let missing = 0
const known = new Set()
for (const { name, rules } of games) {
  const clauses = JSON.parse(readFileSync(rules, 'utf8')).chapters.flatMap((chapter) => chapter.clauses)
  for (const { id } of clauses) known.add(id)
  const excused = clauses.filter(({ id, untested }) => untested !== undefined && !named.has(id))
  const open = clauses.filter(({ id, untested }) => untested === undefined && !named.has(id))
  const isOffered = offered.includes(`'@tabularium/${name}'`)
  if (isOffered) missing += open.length
  const told = `${clauses.length} statements, ${clauses.length - open.length - excused.length} named by passing tests`
  console.log(`${name}: ${told}${isOffered ? '' : '; not offered yet'}`)
  if (!isOffered && all !== true) continue
  for (const { id, untested } of excused) console.log(`  not testable  ${id}: ${untested}`)
  for (const { id, en } of open) console.log(`  MISSING       ${id}: ${en}`)
}
const strangers = [...named.keys()].filter((id) => !known.has(id))
for (const id of strangers) console.log(`named by a test but in no rules: ${id}`)
console.log(missing === 0 ? 'No statement is missing.' : `${missing} statements are missing.`)
process.exit(missing === 0 && strangers.length === 0 ? 0 : 1)

function runTests(folders) {
  console.error('Running the tests of the games, about a minute ...')
  const file = join(mkdtempSync(join(tmpdir(), 'tabularium-')), 'tests.json')
  process.on('exit', () => rmSync(dirname(file), { recursive: true, force: true }))
  const vitest = join(root, 'node_modules', '.bin', 'vitest')
  const args = ['run', '--reporter=json', `--outputFile.json=${file}`, ...folders]
  spawnSync(vitest, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' })
  return file
}

function passingTitles(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
    .testResults.flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed')
    .map(({ title }) => title)
}
