/** A small attack; `npm run hostile:server` is the great one. */
import { testHouse } from '@tabularium/server/testing'
import { attack } from '@tabularium/server/testing/hostile'
import { expect, test } from 'vitest'

test('whatever comes in by sockets and HTTP is refused with a reason, and changes nothing', async () => {
  const house = await testHouse()
  try {
    const { hall, address } = house
    const seed = process.env.TABULARIUM_SEED ?? 'hostile'
    const { faults, refused } = await attack({ address, store: hall.store, seed, count: 2000 })
    expect(faults).toEqual([])
    expect(Object.values(refused).reduce((sum, each) => sum + each, 0)).toBe(2000)
    expect(Object.keys(refused).length).toBeGreaterThan(28)
  } finally {
    await house.stop()
  }
})
