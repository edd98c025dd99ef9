/** Which appends are written together. */
import { expect, test, vi } from 'vitest'
import { Groups } from '../../src/store/groups.ts'
import { appendTo, table } from './samples.ts'

const turn = () => new Promise((resolve) => setImmediate(resolve))

/** Writes at once, and remembers how many at a time. */
function written() {
  const sizes: number[] = []
  const groups = new Groups(async (group) => {
    sizes.push(group.length)
    return group.map(() => true)
  })
  return { sizes, append: (id: string) => groups.append(appendTo(table(id))) }
}

test('those of one turn of the event loop, and of the turns after it as long as each brings more', async () => {
  const { sizes, append } = written()
  const all = [append('a'), append('b')]
  await turn()
  all.push(append('c'))
  await Promise.all(all)
  expect(sizes).toEqual([3])
})

test('nothing waits for what does not come', async () => {
  const { sizes, append } = written()
  const first = append('a')
  for (let i = 0; i < 3; i++) await turn()
  await Promise.all([first, append('b')])
  expect(sizes).toEqual([1, 1])
})

test('nor for long, though each turn brings more', async () => {
  let now = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
  const { sizes, append } = written()
  const all = [append('first'), append('second')]
  for (; sizes.length === 0 && now < 1_000; now++) {
    all.push(append(`${now}`))
    await turn()
  }
  clock.mockRestore()
  await Promise.all(all)
  expect(sizes[0]).toBeGreaterThan(4)
  expect(sizes[0]).toBeLessThan(10)
})
