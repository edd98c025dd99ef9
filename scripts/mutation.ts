/**
 * `npm run mutation`: puts small faults into rules and engine, one at a time, and sees whether the tests notice.
 * --only NAME one of the parts; --count N faults in each part (60); --seed TEXT the same ones again;
 * --quick without the long tests: what survives, and changes something, is still to be tried with them;
 * --together tries none by itself: what is listed as a survivor may be caught then.
 * What survives is listed: some faults change nothing that can be seen, the others want a test.
 */
import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { FastDice, secretFrom } from '@tabularium/engine'
import { list } from '@tabularium/games'
import { type Mutant, mutantsOf } from './mutation/mutants.ts'
import { endless, lost } from './mutation/plan.ts'
import type { Numbered } from './mutation/switched.ts'
import { Workshop } from './mutation/workshop.ts'

const root = join(import.meta.dirname, '..')

interface Part {
  readonly name: string
  readonly sources: readonly string[]
  /** Files of tests: the quick ones, and all others. */
  readonly tests: readonly (readonly string[])[]
  /** Tests of all games, of which only those that are named after this one are run. */
  readonly shared: readonly string[]
  /** Tests of a server with a store of its own: they are run only with what is tried by itself. */
  readonly served: readonly string[]
}

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    return entry.isDirectory() ? filesIn(path) : /\.ts$/.test(entry.name) ? [path] : []
  })
}

/** Bots, words, data, what the page shows and what only the documentation reads are not rules. */
const IS_RULE = /\/src\/(?!bot|words|edition|shown|forms)/

const IS_SLOW =
  /\/(bot|records|words-games|ultimus-romanorum\/test\/campaign|shown|properties|hostile|fuzz|minds|games\/test\/rooms|named-refusals|referee-odds)[^/]*\.test\.ts$/
/** Tests that `vitest.config.ts` counts to others than the rules. */
const IS_FUZZ = /games\/test\/(properties|tables)\.test\.ts$/

function testsIn(...folders: string[]): readonly (readonly string[])[] {
  const all = folders.flatMap(filesIn).filter((file) => file.endsWith('.test.ts') && !IS_FUZZ.test(file))
  return [all.filter((file) => !IS_SLOW.test(file)), all.filter((file) => IS_SLOW.test(file))]
}

const ofAll = (name: string) => `packages/games/test/${name}.test.ts`
const LISTED = ofAll('listed')

function partOfGame(id: string): Part {
  const [quick, slow] = testsIn(`packages/games/${id}/test`)
  return {
    name: id,
    sources: filesIn(`packages/games/${id}/src`).filter((file) => IS_RULE.test(file)),
    tests: [quick, [...slow, ofAll('forms-page')]],
    shared: [LISTED, ofAll('records'), ofAll('forms')],
    served: [],
  }
}

/** What plays, keeps and shows games by the engine: the quick ones of those who use it. */
const OF_THE_PAGE = ['host', 'host-hidden', 'keeping', 'online/remote-link', 'online/terms']
const OF_THE_SERVER = ['sealing', 'play', 'lasting']

function partOfEngine(): Part {
  const [quick, slow] = testsIn('packages/engine/test', 'packages/games/test', 'packages/bots/test')
  return {
    name: 'engine',
    sources: filesIn('packages/engine/src').filter((file) => !file.includes('/testing/')),
    tests: [[...quick, ...OF_THE_PAGE.map((name) => `packages/web/test/${name}.test.ts`)], slow],
    shared: [],
    served: OF_THE_SERVER.map((name) => `packages/server/test/${name}.test.ts`),
  }
}

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    count: { type: 'string', default: '60' },
    seed: { type: 'string', default: randomBytes(4).toString('hex') },
    quick: { type: 'boolean', default: false },
    together: { type: 'boolean', default: false },
  },
})
const withoutLong = (part: Part): Part => ({ ...part, tests: [part.tests[0], []], shared: part.shared.slice(0, 1) })
const parts = [...list.map(({ id }) => partOfGame(id)), partOfEngine()]
  .filter(({ name }) => values.only === undefined || values.only === name)
  .map((part) => (values.quick ? withoutLong(part) : part))
const count = Number(values.count)
if (parts.length === 0 || !(count > 0)) {
  console.error('npm run mutation -- [--only GAME|engine] [--count N] [--seed TEXT] [--quick] [--together]')
  process.exit(2)
}

/** So many of all mutants, by chance. */
function sample(all: Mutant[], seed: string): Mutant[] {
  const dice = new FastDice(secretFrom(seed))
  const chosen: Mutant[] = []
  while (chosen.length < count && all.length > 0) chosen.push(...all.splice(dice.below(all.length), 1))
  return chosen
}

const workshop = new Workshop()
process.once('SIGINT', () => {
  workshop.close()
  process.exit(130)
})
console.log(`Seed '${values.seed}'`)
for (const part of parts) {
  const { name } = part
  const mutants = sample(
    part.sources.flatMap((file) => mutantsOf(file, workshop.read(file))),
    `${values.seed} ${name}`,
  )
  const survivors = await survivorsOf(part, mutants)
  const caught = mutants.length - survivors.length
  console.log(`${name}: ${caught} of ${mutants.length} caught (${((caught / mutants.length) * 100).toFixed(0)} %)`)
  for (const mutant of survivors) console.log(`  ${inWords(mutant)}`)
}
workshop.close()

/** Tries all of them together; what is kept from one test to the next may hide one that is left: it is tried by itself. */
async function survivorsOf(part: Part, mutants: readonly Mutant[]): Promise<Mutant[]> {
  const caught = await together(
    part,
    mutants.map((mutant, id) => ({ id, mutant })),
  )
  return mutants.filter((mutant, id) => {
    const isCaught = caught.has(id) || (!values.together && isCaughtAlone(part, mutant))
    process.stderr.write(
      `${part.name} ${id + 1} of ${mutants.length}: ${isCaught ? 'caught' : `survived ${inWords(mutant)}`}\n`,
    )
    return !isCaught
  })
}

function isCaughtAlone({ name, tests: [quick, slow], shared, served }: Part, mutant: Mutant): boolean {
  const rounds = [{ files: quick }, { files: shared, named: name }, { files: served }, { files: slow }]
  return rounds.some((some) => some.files.length > 0 && workshop.isCaught(mutant, some))
}

/** Those who are caught in one process with others. */
async function together({ name, tests, shared }: Part, numbered: readonly Numbered[]): Promise<Set<number>> {
  const caught = new Set<number>()
  const left = new Set<number>()
  for (let isDone = false; !isDone; ) {
    const some = numbered.filter(({ id }) => !caught.has(id) && !left.has(id))
    const found = await workshop.tryTogether(some, { files: tests.flat(), named: name }, shared)
    isDone = found.isDone
    for (const { what, id } of found.notes) if (what === 'caught') caught.add(id)
    if (!isDone) for (const id of lost(found.notes)) left.add(id)
    if (!isDone) for (const id of endless(found.notes)) caught.add(id)
  }
  return caught
}

function inWords({ file, line, was, is }: Mutant): string {
  return `${file}:${line}: ${short(was)} -> ${short(is)}`
}

function short(text: string): string {
  return JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text)
}
