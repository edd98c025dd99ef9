import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/**/test/**/*.test.ts'],
    setupFiles: ['packages/engine/test/chance.ts'],
    testTimeout: 120_000,
  },
})
