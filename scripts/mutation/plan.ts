/** What `mutation.ts` hands to the tests' process, and what that writes down as it goes. */
import { appendFileSync, readFileSync } from 'node:fs'
import type { Numbered } from './switched.ts'

/** In the environment: where the plan is. */
export const PLAN = 'TABULARIUM_MUTATION_PLAN'

export interface Plan {
  readonly mutants: readonly Numbered[]
  /** Files of tests of all games, of which only those are run whose names begin so. */
  readonly shared: readonly string[]
  readonly named: string
  /** Where it is written down. */
  readonly log: string
}

/**
 * - try: a test is begun with it
 * - passed: that test passed
 * - caught: a test failed with it and passes without
 * - lost: a test does not pass any longer without a mutant: the process cannot go on
 * - broken: a test does not pass at all
 */
export interface Note {
  readonly what: 'try' | 'passed' | 'caught' | 'lost' | 'broken'
  readonly id: number
  readonly test: string
  /** Of a try, in milliseconds: what takes longer does not end. */
  readonly most?: number
}

export function readPlan(): Plan {
  const path = process.env[PLAN]
  if (path === undefined) throw new Error(`${PLAN} is not set.`)
  return JSON.parse(readFileSync(path, 'utf8'))
}

export const writeDown = ({ log }: Plan, note: Note): void => appendFileSync(log, `${JSON.stringify(note)}\n`)

export const notesOf = (log: string): Note[] =>
  readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => line.endsWith('}'))
    .map((line) => JSON.parse(line))

/** Where a test passes no longer, something was kept from the mutant it was tried with, or from the one before. */
export function lost(notes: readonly Note[]): number[] {
  if (notes.at(-1)?.what !== 'lost') return []
  const tried = notes.filter(({ what }) => what === 'try')
  return tried.slice(-2).map(({ id }) => id)
}

/** With whom the process was ended in the middle of a test. */
export function endless(notes: readonly Note[]): number[] {
  const last = notes.at(-1)
  if (last?.what === 'lost') return []
  if (last?.what !== 'try') throw new Error(`A test fails without any mutant: ${last?.test}`)
  return [last.id]
}
