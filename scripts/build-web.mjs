/** Builds the page into packages/web/dist. */
import { join } from 'node:path'
import { build } from 'vite'

await build({ configFile: join(import.meta.dirname, '..', 'packages', 'web', 'vite.config.ts'), logLevel: 'warn' })
