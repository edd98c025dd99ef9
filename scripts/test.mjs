/** `npm test`: types, lint, build, all tests, the ledger; ends with the line `N passed, N failed`. */
import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'

const root = join(import.meta.dirname, '..')
const bin = (name) => join(root, 'node_modules', '.bin', name)
const run = (title, command, args) => {
  console.log(`\n== ${title}`)
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  return status === 0
}

const checks = [
  ['types', bin('tsc'), ['--noEmit']],
  ['types of the page', bin('tsc'), ['--noEmit', '-p', 'packages/web']],
  ['lint and format', bin('biome'), ['check', '.']],
  ['build', process.execPath, ['scripts/build.mjs']],
  ['build of the page', process.execPath, ['scripts/build-web.mjs']],
]
/** What does not depend on each other is done at once; each says its piece when it is done. */
const results = await Promise.all(checks.map((check) => runBeside(...check)))

function runBeside(title, command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, shell: process.platform === 'win32' })
    const said = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => said.push(data))
    const end = (ok) => {
      console.log(`\n== ${title}\n${Buffer.concat(said).toString().trimEnd()}`)
      resolve(ok)
    }
    child.on('error', (error) => {
      said.push(Buffer.from(String(error)))
      end(false)
    })
    child.on('close', (code) => end(code === 0))
  })
}

if (ensureBrowser() === undefined) {
  console.log('\nNo Chromium was found and none could be installed: the browser tests are skipped.')
  console.log('Install one, or name it in TABULARIUM_BROWSER, and run npm test again.')
}

const folder = mkdtempSync(join(tmpdir(), 'tabularium-'))
const report = join(folder, 'tests.json')
const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...process.argv.slice(2)]
process.env.TABULARIUM_SEED ??= randomBytes(4).toString('hex')
const green = run(`tests, the fresh games by TABULARIUM_SEED=${process.env.TABULARIUM_SEED}`, bin('vitest'), args)

results.push(run('ledger', process.execPath, ['scripts/ledger.mjs', '--report', report]))

const { numPassedTests, numFailedTests, numFailedTestSuites } = readReport(report)
rmSync(folder, { recursive: true, force: true })

const failedChecks = results.filter((ok) => !ok).length
const passed = numPassedTests + results.length - failedChecks
// A file that does not even load fails no test by itself: vitest says so by its exit code.
const failed = numFailedTests + failedChecks + (!green && numFailedTests === 0 ? Math.max(1, numFailedTestSuites) : 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 && numPassedTests > 0 ? 0 : 1)

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, numFailedTestSuites: 1 }
  }
}
