// How programs for Node are bundled: top-level constants stay constants, so that V8 can rely on them (`var` makes rules a sixth slower).
// Engine, games and bots are one part: what a part imports from another is looked up at every use, which makes rules a fifteenth slower.
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
    const groups = [{ name: 'rules', test: /packages.(engine|bots|games.[a-z-]+).src./ }]
    return (await made.generate({ format: 'esm', codeSplitting: { groups }, ...output })).output
  } finally {
    await made.close()
  }
}
