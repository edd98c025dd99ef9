// Bundles the command line and its simulation worker into packages/cli/dist.
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { licencesOf, madeOf } from './licences.mjs'

const cli = fileURLToPath(new URL('../packages/cli/', import.meta.url))
const dist = `${cli}dist`

const EXTERNAL = ['piscina']

const shared = {
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: true,
  // UMD builds, which `main` may name, load their parts in a way that cannot be bundled.
  mainFields: ['module', 'main'],
  external: EXTERNAL,
  logLevel: 'warning',
  write: false,
}

/** Puts a file in place at once, so that a program that is started meanwhile finds the old or the new. */
async function put({ path, contents }) {
  const draft = `${path}.${process.pid}.tmp`
  await writeFile(draft, contents, { mode: 0o755 })
  await rename(draft, path)
}

const bundles = await Promise.all([
  build({
    ...shared,
    entryPoints: [`${cli}src/main.ts`],
    outfile: `${dist}/tabularium.js`,
    banner: { js: '#!/usr/bin/env node' },
  }),
  build({ ...shared, entryPoints: [`${cli}src/worker.ts`], outfile: `${dist}/worker.js` }),
])
await mkdir(dist, { recursive: true })
await Promise.all(bundles.flatMap(({ outputFiles }) => outputFiles).map(put))
await put({ path: `${dist}/licences.txt`, contents: licencesOf(madeOf('@tabularium/cli', EXTERNAL)) })
