/** A process that appends to several tables at once until it is killed, and prints what was answered: table and number. */
import { writeSync } from 'node:fs'
import { openStore } from '../../src/store/open.ts'
import { appendTo, table } from './samples.ts'

const [database = '', tables = '0', thread = ''] = process.argv.slice(2)
const store = await openStore({ database, thread: thread === '' ? undefined : thread })

/** At once, or as soon as whoever listens has read what was said before. */
function say(line: string): void {
  for (;;) {
    try {
      writeSync(1, line)
      return
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
    }
  }
}

async function play(id: string): Promise<never> {
  let row = await store.table(id)
  if (row === undefined) {
    row = table(id)
    await store.newTable(row)
  }
  for (;;) {
    const append = appendTo(row)
    await store.append(append)
    say(`${id} ${append.step.number}\n`)
    row = append.row
  }
}

await Promise.all(Array.from({ length: Number(tables) }, (_, i) => play(`t${i}`)))
