/** What the README offers works on a fresh clone: each command installs first, and what it runs is there. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly scripts: Record<string, string>
}
const INSTALL = 'node scripts/install.mjs'

const offered = [...readFileSync(join(root, 'README.md'), 'utf8').matchAll(/^npm (?:run )?([a-z:]+) {2,}/gm)].map(
  ([, name]) => name ?? '',
)

/** Whether the first thing that is done is to install, by itself or by the first command it calls. */
function installs(name: string): boolean {
  if (scripts[`pre${name}`] === INSTALL) return true
  const [, first] = /^npm run ([a-z:]+)/.exec(scripts[name] ?? '') ?? []
  return first !== undefined && installs(first)
}

test('the README offers these', () => {
  expect(offered).toEqual(expect.arrayContaining(['start', 'test', 'ledger', 'bench', 'check', 'fuzz', 'hostile']))
})

test.each(['build', ...offered])('npm run %s installs before anything else', (name) => {
  expect(scripts[name], name).toBeDefined()
  expect(installs(name), name).toBe(true)
})

test.each(Object.entries(scripts))('%s runs files that are there: %s', (_, command) => {
  const files = command.match(/scripts\/[\w/.-]+/g) ?? []
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
})

test('installing needs nothing that is installed', () => {
  const text = readFileSync(join(root, 'scripts', 'install.mjs'), 'utf8')
  const imports = [...text.matchAll(/from '([^']+)'/g)].map(([, from]) => from)
  expect(imports.length).toBeGreaterThan(0)
  expect(imports.filter((from) => !from?.startsWith('node:'))).toEqual([])
})
