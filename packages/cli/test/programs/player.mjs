// A program at a match: plays the first legal action, well behaved until the way it is told to misbehave in.
import { writeFileSync } from 'node:fs'
import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline'

const [way = 'good', after = '2', file] = process.argv.slice(2)
const replies = createInterface(stdin)[Symbol.asyncIterator]()
const say = (request) => stdout.write(`${JSON.stringify(request)}\n`)

async function ask(request) {
  say(request)
  const { value, done } = await replies.next()
  if (done) process.exit(0)
  return JSON.parse(value)
}

/** Every action that was ever legal for this seat. */
const offered = new Set()

const forever = () => new Promise(() => setInterval(() => {}, 1000))

/** Writes without end, as fast as it is read. */
async function pour(text) {
  for (;;) if (!stdout.write(text)) await new Promise((resolve) => stdout.once('drain', resolve))
}

const ways = {
  good: () => {},
  crash: () => {
    throw new Error('out of legions')
  },
  leave: () => process.exit(0),
  // Something that was legal before and is not now.
  illegal: async () => {
    const legal = (await ask({ op: 'legal' })).actions.map(({ action }) => action)
    await ask({ op: 'act', action: [...offered].find((action) => !legal.includes(action)) })
  },
  nonsense: () => ask({ op: 'act', action: 'march on Rome' }),
  other: async ({ you }) => ask({ op: 'act', action: 'pass', seat: 1 - you }),
  peek: () => ask({ op: 'position' }),
  mumble: () => stdout.write('I move to Rome.\n'),
  hang: forever,
  // Beyond being asked politely, and with a child that would outlive it.
  stubborn: async () => {
    process.on('SIGTERM', () => {})
    const { spawn } = await import('node:child_process')
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
    if (file !== undefined) writeFileSync(file, String(child.pid))
    await forever()
  },
  endless: () => pour('x'.repeat(65_536)),
  garbage: () => pour('{"op":\n'.repeat(1000)),
  // Asks and asks, and reads what it is told.
  pester: async () => {
    for (;;) await ask({ op: 'outcome' })
  },
  // Asks and asks, and reads nothing.
  deaf: () => pour(`${JSON.stringify({ op: 'legal' })}\n`.repeat(100)),
}

const table = await ask({ op: 'sit' })
for (let n = 0; ; n++) {
  if (n === Number(after)) await ways[way](table)
  const { actions } = await ask({ op: 'legal' })
  if (actions.length === 0) process.exit(0)
  for (const { action } of actions) offered.add(action)
  await ask({ op: 'act', action: actions[0].action })
}
