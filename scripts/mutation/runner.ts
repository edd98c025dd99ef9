/** Runs every test as it is, then once with each mutant that it came past: no module is loaded twice. */
import { type RunnerTestCase, type RunnerTestSuite, TestRunner } from 'vitest'
import { type Note, readPlan, writeDown } from './plan.ts'
import { SWITCH } from './switched.ts'

/** More questions than so many times those of the test without a mutant: it does not end. */
const PATIENCE = 20
const AT_LEAST = 1_000_000
/** In milliseconds, more than so many times its own. */
const AT_LEAST_MS = 20_000
const NONE = -1

const plan = readPlan()
const caught = new Set<number>()
let active = NONE
let reached = new Set<number>()
let asked = 0
let most = Number.POSITIVE_INFINITY
/** Once a test fails without any mutant, no other is run. */
let isOver = false

Object.assign(globalThis, {
  [SWITCH](id: number): boolean {
    if (++asked > most) throw new Error('It does not end.')
    if (active === NONE) reached.add(id)
    return id === active
  },
})

const nameOf = (test: RunnerTestCase): string => `${test.file.name} > ${test.fullTestName}`

const isOfOthers = ({ file, fullTestName }: RunnerTestCase): boolean =>
  plan.shared.includes(file.name) && !fullTestName.startsWith(plan.named)

/** From the file inwards. */
function suitesOf({ suite, file }: RunnerTestCase): RunnerTestSuite[] {
  const suites: RunnerTestSuite[] = []
  for (let each = suite; each !== undefined; each = each.suite) suites.unshift(each)
  return suites[0] === file ? suites : [file, ...suites]
}

async function run(test: RunnerTestCase): Promise<void> {
  const suites = suitesOf(test)
  for (const suite of suites) {
    for (const hook of TestRunner.getSuiteHooks(suite).beforeEach) await hook(test.context, suite)
  }
  try {
    await TestRunner.getTestFn(test)()
  } finally {
    for (const suite of suites) {
      for (const hook of TestRunner.getSuiteHooks(suite).afterEach) await hook(test.context, suite)
    }
  }
}

async function fails(test: RunnerTestCase, mutant: number, patience: number): Promise<boolean> {
  active = mutant
  asked = 0
  most = patience
  try {
    await run(test)
    return false
  } catch {
    return true
  } finally {
    active = NONE
    most = Number.POSITIVE_INFINITY
  }
}

/** What the test comes past without any mutant; undefined if it fails. */
async function passed(test: RunnerTestCase): Promise<Set<number> | undefined> {
  reached = new Set()
  return (await fails(test, NONE, Number.POSITIVE_INFINITY)) ? undefined : reached
}

const note = (what: Note['what'], id: number, test: string): void => writeDown(plan, { what, id, test })

/** How long a test is waited for: in questions, and in milliseconds where none are asked. */
interface Patience {
  readonly asked: number
  readonly most: number
}

function giveUp(what: 'lost' | 'broken', id: number, test: RunnerTestCase): never {
  isOver = true
  note(what, id, nameOf(test))
  throw new Error('It fails without any mutant.')
}

async function tryMutant(test: RunnerTestCase, id: number, patience: Patience): Promise<void> {
  writeDown(plan, { what: 'try', id, test: nameOf(test), most: patience.most })
  if (!(await fails(test, id, patience.asked))) return note('passed', id, nameOf(test))
  if ((await passed(test)) === undefined) giveUp('lost', id, test)
  caught.add(id)
  note('caught', id, nameOf(test))
}

export default class MutantRunner extends TestRunner {
  async runTask(test: RunnerTestCase): Promise<void> {
    if (isOver || isOfOthers(test)) return
    const began = Date.now()
    const past = await passed(test)
    if (past === undefined) return giveUp('broken', NONE, test)
    const took = Date.now() - began
    const patience = { asked: asked * PATIENCE + AT_LEAST, most: took * PATIENCE + AT_LEAST_MS }
    for (const id of past) if (!caught.has(id)) await tryMutant(test, id, patience)
  }
}
