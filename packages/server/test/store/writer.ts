/** A process that appends to several tables at once until it is killed, and prints what was answered: table and number. */
import { writeSync } from 'node:fs'
import { openStore } from '../../src/store/open.ts'
import { appendTo, table } from './samples.ts'

const [database = '', tables = '0', thread = ''] = process.argv.slice(2)
const store = await openStore({ database, thread: thread === '' ? undefined : thread })

async function play(id: string): Promise<never> {
  let row = await store.table(id)
  if (row === undefined) {
    row = table(id)
    await store.newTable(row)
  }
  for (;;) {
    const append = appendTo(row)
    await store.append(append)
    writeSync(1, `${id} ${append.step.number}\n`)
    row = append.row
  }
}

await Promise.all(Array.from({ length: Number(tables) }, (_, i) => play(`t${i}`)))
