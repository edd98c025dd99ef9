/** A table that was left and is come back to: what was to be seen is known before the table answers. */
import { expect, test } from 'vitest'
import { workerLink } from '../src/table/link.ts'
import { Mirror } from '../src/table/mirror.ts'
import type { Request } from '../src/table/protocol.ts'
import { Device, drawn, romans, table } from './host-play.ts'

test('what was left is what the table then sends, and stays the same object', async () => {
  const device = new Device()
  const { screen } = table(device)
  await screen.create(drawn(romans))
  await screen.act('move etruria')
  const left = JSON.parse(JSON.stringify(screen.mirror.recent))
  await screen.host.leave('game-1')

  const { screen: back } = table(device)
  expect(back.mirror.take(left)).toBe(true)
  const { snapshot } = back
  expect(snapshot.length).toBe(1)
  expect(back.mirror.lines).toEqual(screen.mirror.lines)
  await back.open('game-1')
  expect(back.snapshot).toBe(snapshot)
  expect(back.mirror.lines).toEqual(screen.mirror.lines)
  await back.act('secure')
  expect(back.snapshot.length).toBe(2)
})

test('of a table where more was done than was left, the table is believed', async () => {
  const device = new Device()
  const { screen } = table(device)
  await screen.create(drawn(romans))
  const left = JSON.parse(JSON.stringify(screen.mirror.recent))
  await screen.act('move etruria')
  await screen.host.leave('game-1')
  const { screen: back } = table(device)
  back.mirror.take(left)
  expect((await back.open('game-1')).snapshot.length).toBe(1)
})

test('nothing was sent: nothing is left', () => {
  expect(new Mirror().recent).toBe(null)
})

test('what was shown before the table had begun is not left, and a question that it repeats stays the same object', async () => {
  const { screen } = table(new Device())
  await screen.create(drawn(romans))
  const { snapshot } = screen
  const mirror = new Mirror()
  const whole = { ...structuredClone(snapshot), commitment: null, name: 'another' }
  mirror.take({ number: -1, what: { whole }, ear: null, from: -1, lines: [] })
  expect(mirror.recent).toBe(null)
  const question = mirror.snapshot?.question
  mirror.take({ number: 1, what: { whole: structuredClone(snapshot) }, ear: null, from: -1, lines: [] })
  expect(mirror.snapshot).toEqual(snapshot)
  expect(mirror.snapshot?.question).toBe(question)
  expect(mirror.recent).not.toBe(null)
})

/** A worker that only writes down what it is asked. */
class Idle extends EventTarget {
  readonly asked: Request[] = []
  onmessage = null
  onmessageerror = null
  onerror = null
  postMessage(request: Request): void {
    this.asked.push(request)
  }
  terminate(): void {}
}

test('what is asked before the table is fetched is asked of it in order, once', () => {
  const workers: Idle[] = []
  const start = () => {
    const worker = new Idle()
    workers.push(worker)
    return worker
  }
  const link = workerLink(start, { onCrash: () => {}, onSilence: () => {} })
  const refused = (call: Promise<unknown>) => void call.catch(() => {})
  refused(link.open('game-1'))
  refused(link.act(0, 0, 'move etruria'))
  expect(workers).toHaveLength(0)
  link.wake()
  link.wake()
  refused(link.hold(false))
  expect(workers).toHaveLength(1)
  const asked = () => workers[0]?.asked.map(({ call }) => call)
  expect(asked()).toEqual(['open', 'act', 'hold'])
  link.rest()
  refused(link.look(0))
  expect(asked()).toEqual(['open', 'act', 'hold'])
  link.wake()
  expect(workers).toHaveLength(1)
  expect(asked()).toEqual(['open', 'act', 'hold', 'look'])
  link.stop()
})
