import { randomBytes } from 'node:crypto'
import { defineConfig } from 'vitest/config'

/** Some random games are other ones in every run: by this seed, which a failure names. */
const seed = process.env.TABULARIUM_SEED ?? randomBytes(4).toString('hex')

export default defineConfig({
  test: {
    include: ['packages/**/test/**/*.test.ts'],
    setupFiles: ['packages/engine/test/chance.ts'],
    env: { TABULARIUM_SEED: seed },
    testTimeout: 120_000,
  },
})
