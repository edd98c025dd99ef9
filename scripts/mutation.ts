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
import { type Taken, type Tests, Workshop } from './mutation/workshop.ts'

const root = join(import.meta.dirname, '..')

interface Part {
  readonly name: string
  readonly sources: readonly string[]
  /** Folders or files. */
  readonly tests: readonly string[]
  /** Tests of all games, of which only those that are named after this one are run. */
  readonly shared: readonly string[]
}

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    return entry.isDirectory() ? filesIn(path) : /\.ts$/.test(entry.name) ? [path] : []
  })
}

/** Bots, words, data, what the page shows and what only the documentation reads are not rules. */
const IS_RULE = /\/src\/(?!bot|words|edition|shown|forms)/

const ofAll = (name: string) => `packages/games/test/${name}.test.ts`

const partOfGame = (id: string): Part => ({
  name: id,
  sources: filesIn(`packages/games/${id}/src`).filter((file) => IS_RULE.test(file)),
  tests: [`packages/games/${id}/test`, ofAll('forms-page')],
  shared: [ofAll('records'), ofAll('forms')],
})

const engine: Part = {
  name: 'engine',
  sources: filesIn('packages/engine/src').filter((file) => !file.includes('/testing/')),
  tests: ['packages/engine/test', 'packages/games/test'],
  shared: [],
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
/** Files of tests that take no longer are run first: they see most faults. In seconds. */
const QUICK = 0.4

/** Some tests, run together, and how long they may take. */
interface Round extends Tests {
  readonly seconds: number
}

/** The tests of a part: the quick ones, those that are shared, all others. */
function roundsOf({ name, tests, shared }: Part): Round[] {
  const isQuick = ({ seconds }: Taken) => seconds <= QUICK
  const taken = workshop.timesOf(tests)
  const rounds = [taken.filter(isQuick), taken.filter((each) => !isQuick(each))].map((some) => ({
    files: some.map(({ file }) => file),
  }))
  return [rounds[0], { files: shared, named: name }, rounds[1]]
    .filter(({ files }) => files.length > 0)
    .map((some) => {
      const begun = performance.now()
      if (workshop.isCaught(null, some, 900)) throw new Error(`The tests of ${name} fail without any mutant.`)
      return { ...some, seconds: 20 + ((performance.now() - begun) / 1000) * PATIENCE }
    })
}

const workshop = new Workshop()
process.once('SIGINT', () => {
  workshop.close()
  process.exit(130)
})
console.log(`Seed '${values.seed}'`)
for (const part of parts) {
  const { name, sources } = part
  const rounds = roundsOf(part)
  const mutants = sample(
    sources.flatMap((file) => mutantsOf(file, workshop.read(file))),
    `${values.seed} ${name}`,
  )
  const survivors = mutants.filter((mutant, i) => {
    const isCaught = rounds.some((some) => workshop.isCaught(mutant, some, some.seconds))
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
