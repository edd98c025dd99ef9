import { afterAll, describe, test } from 'vitest'
import { openStore } from '../../src/store/open.ts'
import { startCluster } from './cluster.ts'
import { everyStore } from './contract.ts'

const cluster = await startCluster()

if ('why' in cluster) {
  console.log(`PostgreSQL cannot be started here; its tests are skipped.\n${cluster.why}`)
  test.skip('PostgreSQL', () => {})
} else {
  afterAll(() => cluster.remove())

  describe('PostgreSQL', () => {
    everyStore(async () => openStore({ database: await cluster.newDatabase() }))
  })
}
