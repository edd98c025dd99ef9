/** One browser and one server for all browser tests: started before the first file, stopped after the last. */
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveFiles } from '@tabularium/server/files'
import { type BrowserServer, chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'

/** How the test files find them. */
export interface Shared {
  /** Where the page is served. */
  readonly address: string
  /** Where the browser listens; empty: there is none on this machine. */
  readonly endpoint: string
  /** Why neither could be started; empty: they were. */
  readonly failure: string
}

declare module 'vitest' {
  interface ProvidedContext {
    shared: Shared
  }
}

const root = join(import.meta.dirname, '..', '..', '..', '..')
const script = (name: string) => import(new URL(`../../../../scripts/${name}.mjs`, import.meta.url).href)
const { findBrowser }: { findBrowser(): string | undefined } = await script('browser')

export default async function start(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const executablePath = findBrowser()
  if (executablePath === undefined) {
    console.log('No Chromium was found: the browser tests are skipped. TABULARIUM_BROWSER names one.')
    project.provide('shared', { address: '', endpoint: '', failure: '' })
    return undefined
  }
  const folder = mkdtempSync(join(tmpdir(), 'tabularium-page-'))
  const stopping: (() => Promise<void>)[] = [async () => rmSync(folder, { recursive: true, force: true })]
  const stop = async () => {
    for (const each of stopping.reverse()) await each()
  }
  try {
    copyPage(folder)
    const served = await serveFiles(0, folder)
    stopping.push(() => served.close())
    const browser = await launch(executablePath)
    stopping.push(() => browser.close())
    project.provide('shared', { address: served.address, endpoint: browser.wsEndpoint(), failure: '' })
  } catch (error) {
    // Told by every browser test, so that the others are run all the same.
    project.provide('shared', {
      address: '',
      endpoint: 'none',
      failure: error instanceof Error ? error.message : String(error),
    })
  }
  return stop
}

/**
 * What no test looks at. The suggestions of the address bar are a page of their own in every window: they took two thirds of
 * the work of opening one. The others are those that Playwright leaves out: the last list counts.
 */
const UNUSED = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

function launch(executablePath: string): Promise<BrowserServer> {
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return chromium.launchServer({ executablePath, args: [...sandbox, `--disable-features=${UNUSED.join()}`] })
}

/** Copies the built page. In the copy the dice of every new game are the same ones, in every run. */
function copyPage(folder: string): void {
  const dist = join(root, 'packages', 'web', 'dist')
  if (!existsSync(dist)) throw new Error('The page is not built: run npm run build first.')
  cpSync(dist, folder, { recursive: true })
  const assets = join(folder, 'assets')
  const workers = readdirSync(assets).filter((name) => /^worker-.*\.js$/.test(name))
  if (workers.length === 0) throw new Error('The page has no worker: its dice would be fresh.')
  for (const name of workers) {
    const file = join(assets, name)
    writeFileSync(file, `${SEEDED}\n${OUTSPOKEN}\n${readFileSync(file, 'utf8')}`)
  }
}

/** What the policy forbids a worker to do reaches no console by itself. */
const OUTSPOKEN = `addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
  console.error('Content Security Policy: the table may not ' + effectiveDirective + ' ' + blockedURI))`

/** Secrets of dice are 16 bytes. Names of games, which are shorter, stay fresh: a page that is reloaded repeats none. */
const SEEDED = `{
  const fresh = crypto.getRandomValues.bind(crypto)
  let secrets = 0
  crypto.getRandomValues = (bytes) => (bytes.length === 16 ? bytes.fill(++secrets) : fresh(bytes))
}`
