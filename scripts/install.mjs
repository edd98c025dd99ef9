/** Installs the dependencies when they are missing or no longer fit the lock file. Part of every npm script. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const stamp = join(root, 'node_modules', '.tabularium-lock')
const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex')

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Tabularium needs Node 20.19 or newer; this is ${process.version}.`)
  process.exit(1)
}

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  console.log('Installing dependencies ...')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel', 'error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error('The dependencies could not be installed: see the message above, then run the command again.')
    process.exit(status ?? 1)
  }
  writeFileSync(stamp, lock)
}
