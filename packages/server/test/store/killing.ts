/** Lets a process write, kills it, and looks at what is left. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { Store } from '../../src/store/store.ts'

const TABLES = 6
const WRITER = join(import.meta.dirname, 'writer.ts')

const linesOf = (told: string): readonly string[] => told.split('\n').slice(0, -1)
const tableIn = (line: string): string => line.split(' ')[0]

/** Kills it after so many answers, at least one at each table; `thread`: the file of the one that keeps SQLite; tells the last number that was answered at each table. */
export async function writeUntilKilled(
  database: string,
  answers: number,
  thread = '',
): Promise<ReadonlyMap<string, number>> {
  const child = spawn(process.execPath, ['--import', 'tsx', WRITER, database, String(TABLES), thread], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let told = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    told += chunk
    const lines = linesOf(told)
    // A busy database may let one table wait while others are answered.
    if (lines.length >= answers && new Set(lines.map(tableIn)).size === TABLES) child.kill('SIGKILL')
  })
  const [, signal] = await once(child, 'close')
  expect(signal).toBe('SIGKILL')
  const lines = linesOf(told)
  expect(lines.length).toBeGreaterThanOrEqual(answers)
  return new Map(lines.map((line) => [tableIn(line), Number(line.split(' ')[1])]))
}

/** All that was answered is there, nothing is missing in between, and each row fits its journal. */
export async function expectAll(store: Store, answered: ReadonlyMap<string, number>): Promise<void> {
  expect(answered.size).toBe(TABLES)
  for (const [id, last] of answered) {
    const numbers = (await store.journal(id, 0)).map(({ number }) => number)
    expect(numbers.length, id).toBeGreaterThan(last)
    expect(numbers).toEqual([...numbers.keys()])
    expect((await store.table(id))?.length).toBe(numbers.length)
  }
}
