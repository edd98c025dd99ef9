// How programs for Node are bundled: top-level constants stay constants, so that V8 can rely on them (`var` makes rules a sixth slower).
import { rolldown } from 'rolldown'

/** @param {import('./bundle.mjs').Programs} programs */
export async function bundle({ input, external = [], output = {}, plugins = [] }) {
  const made = await rolldown({
    input,
    plugins,
    platform: 'node',
    // UMD builds, which `main` may name, load their parts in a way that cannot be bundled.
    resolve: { mainFields: ['module', 'main'] },
    external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
    optimization: { inlineConst: true },
    transform: { target: 'node20' },
    logLevel: 'warn',
  })
  try {
    return (await made.generate({ format: 'esm', ...output })).output
  } finally {
    await made.close()
  }
}
