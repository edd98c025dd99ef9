/** `npm run pictures`: accepts how the page looks now; the browser tests compare with that from then on. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const vitest = join(import.meta.dirname, '..', 'node_modules', 'vitest', 'vitest.mjs')
const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', '--project', 'browser', 'packages/web/test/browser/pictures/pictures.test.ts'],
  { stdio: 'inherit', env: { ...process.env, TABULARIUM_PICTURES: 'accept' } },
)
process.exit(status ?? 1)
