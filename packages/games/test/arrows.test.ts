import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { faults, type Package, readPackages, readSources, rulesDrawnIn, tablesInReach } from './arrows.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const files = readSources(root)

describe('this program', () => {
  test('imports along the arrows of the design, and only what is declared', () => {
    const packages = readPackages(root)
    expect(packages.length).toBeGreaterThanOrEqual(11)
    expect(files.length).toBeGreaterThan(500)
    expect(faults(packages, files)).toEqual([])
  })

  test('draws what games show without their rules', () => {
    expect(rulesDrawnIn(files)).toEqual([])
  })
})

describe('a bot', () => {
  test('reaches no table by any import', () => {
    expect(tablesInReach(files)).toEqual([])
  })

  test('that did would be found, at whatever distance', () => {
    const reaching = (...lines: readonly (readonly [path: string, text: string])[]) =>
      tablesInReach(lines.map(([path, text]) => ({ path, text })))
    const consul = 'packages/bots/src/consul.ts'
    const mind = 'packages/games/go/src/bot.ts'
    const table = "import { type Bot, LocalTable } from '@tabularium/engine'"
    expect(reaching([consul, table])).toEqual([`${consul} knows LocalTable`])
    expect(reaching([consul, "import type { LocalTable } from '@tabularium/engine'"])).toHaveLength(1)
    expect(reaching([consul, "import {\n  type Bot,\n  load,\n} from '@tabularium/engine'"])).toHaveLength(1)
    expect(reaching([mind, "import { Room } from '@tabularium/engine/room'"])).toHaveLength(1)
    const rules = 'packages/games/go/src/rules/ko.ts'
    expect(reaching([mind, "import { ko } from './rules/ko.ts'"], [rules, table])).toEqual([
      `${rules} knows LocalTable`,
    ])
    expect(reaching([mind, "import type { Ko } from './rules/ko.ts'"], [rules, table])).toEqual([])
    expect(reaching(['packages/bots/src/study.ts', table])).toEqual([])
    expect(reaching([mind, "import { SilentTable } from '@tabularium/engine'"])).toEqual([])
  })
})

describe('an import that is refused', () => {
  const packages: readonly Package[] = [
    { name: 'tabularium', folder: '', declared: [] },
    { name: '@tabularium/engine', folder: 'packages/engine', declared: ['zod', '@tabularium/games'] },
    { name: '@tabularium/bots', folder: 'packages/bots', declared: ['@tabularium/engine'] },
    { name: '@tabularium/games', folder: 'packages/games', declared: ['@tabularium/go', '@tabularium/bots'] },
    {
      name: '@tabularium/go',
      folder: 'packages/games/go',
      declared: ['@tabularium/engine', '@tabularium/chess', '@tabularium/bots'],
    },
    { name: '@tabularium/chess', folder: 'packages/games/chess', declared: [] },
    {
      name: '@tabularium/web',
      folder: 'packages/web',
      declared: ['@tabularium/go', '@tabularium/engine', '@tabularium/server', '@tabularium/online'],
    },
    {
      name: '@tabularium/online',
      folder: 'packages/online',
      declared: ['@tabularium/games', '@tabularium/engine'],
    },
    {
      name: '@tabularium/server',
      folder: 'packages/server',
      declared: ['@tabularium/web', '@tabularium/cli', '@tabularium/online'],
    },
    { name: '@tabularium/cli', folder: 'packages/cli', declared: ['@tabularium/server', '@tabularium/web'] },
  ]
  const of = (path: string, ...lines: readonly string[]) => faults(packages, [{ path, text: lines.join('\n') }])

  test.each([
    ['the engine that knows games', 'packages/engine/test/a.ts', '@tabularium/games', 'engine must not know list'],
    ['a game that knows another', 'packages/games/go/src/a.ts', '@tabularium/chess', 'game must not know game'],
    ['a game that knows bots', 'packages/games/go/src/a.ts', '@tabularium/bots', 'game must not know bots'],
    ['bots that know a game', 'packages/bots/src/a.ts', '@tabularium/go/mind', 'bots must not know game'],
    ['a page that knows the server', 'packages/web/src/a.ts', '@tabularium/server', 'web must not know server'],
    ['a server that knows the page', 'packages/server/src/a.ts', '@tabularium/web', 'server must not know web'],
    ['a server that knows commands', 'packages/server/src/a.ts', '@tabularium/cli', 'server must not know cli'],
    ['a command that knows the page', 'packages/cli/src/a.ts', '@tabularium/web', 'cli must not know web'],
    ['forms that know games', 'packages/online/src/a.ts', '@tabularium/games', 'online must not know list'],
    ['a path across', 'packages/web/test/a.ts', '../../games/go/test/play.ts', 'a path into another package'],
    ['a path into an inner package', 'packages/games/all.ts', './go/src/index.ts', 'a path into another package'],
    ['what is not declared', 'packages/web/src/a.ts', 'zod/mini', 'not in package.json of @tabularium/web'],
    [
      'what is not declared of ours',
      'packages/web/src/a.ts',
      '@tabularium/bots',
      'not in package.json of @tabularium/web',
    ],
    ['what is for tests', 'packages/web/src/a.ts', '@tabularium/go/testing', 'only tests use it'],
  ])('%s', (_, path, from, why) => {
    const fault = [`${path} imports '${from}': ${why}`]
    expect(of(path, `import { a } from '${from}'`)).toEqual(fault)
    expect(of(path, 'import {', '  type A,', '  b,', `} from '${from}'`)).toEqual(fault)
    expect(of(path, `import type { A } from '${from}'`)).toEqual(fault)
    expect(of(path, `import '${from}'`)).toEqual(fault)
    expect(of(path, `export * from '${from}'`)).toEqual(fault)
    expect(of(path, `const later = () => import('${from}')`)).toEqual(fault)
  })

  test('but not what goes along the arrows', () => {
    expect(of('packages/games/go/test/a.ts', "import { a } from '@tabularium/engine/testing'")).toEqual([])
    expect(of('packages/games/go/test/a.ts', "import { bots } from '@tabularium/bots'")).toEqual([])
    expect(
      of('packages/web/src/a.ts', "import { a } from './b.ts'", "import { c } from '@tabularium/go/shown'"),
    ).toEqual([])
    expect(of('packages/web/test/a.ts', "import { serve } from '@tabularium/server'")).toEqual([])
    expect(of('packages/web/src/a.ts', "import type { Me } from '@tabularium/online'")).toEqual([])
    expect(of('packages/server/src/a.ts', "import type { Me } from '@tabularium/online'")).toEqual([])
    expect(of('packages/cli/src/a.ts', "import { openStore } from '@tabularium/server'")).toEqual([])
    expect(of('packages/engine/test/a.ts', "import { a } from '@tabularium/engine'", "import 'node:fs'")).toEqual([])
  })

  test('a package of which the design says nothing', () => {
    const stray = [...packages, { name: '@tabularium/new', folder: 'packages/new', declared: ['@tabularium/engine'] }]
    const file = { path: 'packages/new/src/a.ts', text: "import { a } from '@tabularium/engine'" }
    expect(() => faults(stray, [file])).toThrow('packages/new')
  })

  test('rules on the page, or in what a game shows', () => {
    const drawn = (path: string, line: string) => rulesDrawnIn([{ path, text: line }]).length
    expect(drawn('packages/web/src/games/go/board.tsx', "import { game } from '@tabularium/go'")).toBe(1)
    expect(drawn('packages/web/src/games/go/board.tsx', "import { reduce } from '@tabularium/go/shown'")).toBe(0)
    expect(drawn('packages/games/go/src/shown/view.ts', "import { state } from '../state.ts'")).toBe(1)
    expect(drawn('packages/games/go/src/shown/view.ts', "import type { State } from '../state.ts'")).toBe(0)
    const shown = { path: 'packages/games/go/src/shown/odds.ts', text: "import { sum } from '../rules/sum.ts'" }
    const sum = (text: string) => rulesDrawnIn([shown, { path: 'packages/games/go/src/rules/sum.ts', text }]).length
    expect(sum("import type { Table } from '../board.ts'")).toBe(0)
    expect(sum("import { state } from '../state.ts'")).toBe(1)
  })
})
