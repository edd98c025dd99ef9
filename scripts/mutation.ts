/**
 * `npm run mutation`: puts small faults into rules and engine, one at a time, and sees whether the tests notice.
 * --only NAME one of the parts; --count N faults in each part (60); --seed TEXT the same ones again.
 * What survives is listed: some faults change nothing that can be seen, the others want a test.
 */
import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { FastDice, secretFrom } from '@tabularium/engine'
import { list } from '@tabularium/games'
import { type Mutant, mutantsOf } from './mutation/mutants.ts'
import { Workshop } from './mutation/workshop.ts'

const root = join(import.meta.dirname, '..')

interface Part {
  readonly name: string
  readonly sources: readonly string[]
  /** Folders or files of tests: the quick ones first, then all. */
  readonly tests: readonly (readonly string[])[]
}

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    return entry.isDirectory() ? filesIn(path) : /\.ts$/.test(entry.name) ? [path] : []
  })
}

/** Bots, words, data, what the page shows and what only the documentation reads are not rules. */
const IS_RULE = /\/src\/(?!bot|words|edition|shown|forms)/
const IS_SLOW = /\/(bot|records|words-games|campaign|shown|properties|leaks|save)[^/]*\.test\.ts$/

const quickTests = (folder: string): readonly string[] =>
  filesIn(folder).filter((file) => file.endsWith('.test.ts') && !IS_SLOW.test(file))

/** Tests of all games: of their records and of what they declare. */
const OF_ALL = ['records', 'forms', 'forms-page'].map((name) => `packages/games/test/${name}.test.ts`)

function partOfGame(id: string): Part {
  const folder = `packages/games/${id}`
  const tests = [quickTests(`${folder}/test`), [`${folder}/test`, ...OF_ALL]]
  return { name: id, sources: filesIn(`${folder}/src`).filter((file) => IS_RULE.test(file)), tests }
}

const engine: Part = {
  name: 'engine',
  sources: filesIn('packages/engine/src').filter((file) => !file.includes('/testing/')),
  tests: [quickTests('packages/engine/test'), ['packages/engine/test'], ['packages/games/test']],
}

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    count: { type: 'string', default: '60' },
    seed: { type: 'string', default: randomBytes(4).toString('hex') },
  },
})
const parts = [...list.map(({ id }) => partOfGame(id)), engine].filter(
  ({ name }) => values.only === undefined || values.only === name,
)
const count = Number(values.count)
if (parts.length === 0 || !(count > 0)) {
  console.error('npm run mutation -- [--only GAME|engine] [--count N] [--seed TEXT]')
  process.exit(2)
}

/** So many of all mutants, by chance. */
function sample(all: Mutant[], seed: string): Mutant[] {
  const dice = new FastDice(secretFrom(seed))
  const chosen: Mutant[] = []
  while (chosen.length < count && all.length > 0) chosen.push(...all.splice(dice.below(all.length), 1))
  return chosen
}

/** A mutant that makes the tests so much slower does not end. */
const PATIENCE = 4

const workshop = new Workshop()
process.once('SIGINT', () => {
  workshop.close()
  process.exit(130)
})
console.log(`Seed '${values.seed}'`)
for (const { name, sources, tests } of parts) {
  const seconds = tests.map((some) => {
    const begun = performance.now()
    if (workshop.isCaught(null, some, 900)) throw new Error(`The tests of ${name} fail without any mutant.`)
    return 20 + ((performance.now() - begun) / 1000) * PATIENCE
  })
  const mutants = sample(
    sources.flatMap((file) => mutantsOf(file, workshop.read(file))),
    `${values.seed} ${name}`,
  )
  const survivors = mutants.filter((mutant, i) => {
    const isCaught = tests.some((some, n) => workshop.isCaught(mutant, some, seconds[n]))
    process.stderr.write(
      `${name} ${i + 1} of ${mutants.length}: ${isCaught ? 'caught' : `survived ${inWords(mutant)}`}\n`,
    )
    return !isCaught
  })
  const caught = mutants.length - survivors.length
  console.log(`${name}: ${caught} of ${mutants.length} caught (${((caught / mutants.length) * 100).toFixed(0)} %)`)
  for (const mutant of survivors) console.log(`  ${inWords(mutant)}`)
}
workshop.close()

function inWords({ file, line, was, is }: Mutant): string {
  return `${file}:${line}: ${short(was)} -> ${short(is)}`
}

function short(text: string): string {
  return JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text)
}
