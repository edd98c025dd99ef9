/** What is fetched when it is first wanted. */
import { expect, test } from 'vitest'
import { fetched } from '../src/page/fetched.ts'

const soon = () => new Promise((resolve) => setTimeout(resolve))

test('is asked for once, by whoever wants it first, and is not waited for', async () => {
  let asked = 0
  const words = fetched(async () => ++asked)
  expect(asked).toBe(0)
  expect([words(), words()]).toEqual([undefined, undefined])
  await soon()
  expect([words(), words()]).toEqual([1, 1])
})

test('is asked for again if it could not be had', async () => {
  let asked = 0
  const words = fetched(async () => {
    if (++asked === 1) throw new Error('There is no network.')
    return asked
  })
  expect(words()).toBe(undefined)
  await soon()
  expect(words()).toBe(undefined)
  await soon()
  expect(words()).toBe(2)
})
