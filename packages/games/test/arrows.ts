/** Who imports whom, and what is wrong with it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

/** What a package is, by where it stands. */
type Kind = 'engine' | 'bots' | 'game' | 'list' | 'online' | 'web' | 'server' | 'cli' | 'scripts'

/** The arrows of the design: what each kind may import, besides itself. */
const ARROWS: Readonly<Record<Kind, readonly Kind[]>> = {
  engine: [],
  bots: ['engine'],
  game: ['engine'],
  list: ['engine', 'game'],
  // What a page and a server say to each other, so that neither needs the other.
  online: ['engine'],
  web: ['engine', 'bots', 'game', 'list', 'online'],
  server: ['engine', 'bots', 'game', 'list', 'online'],
  cli: ['engine', 'bots', 'game', 'list', 'server'],
  scripts: ['engine', 'bots', 'game', 'list', 'online', 'web', 'server', 'cli'],
}

const ARROWS_OF_TESTS: Readonly<Partial<Record<Kind, readonly Kind[]>>> = {
  /** A test of a game may let bots play it, to see what they make of its mind. */
  game: ['engine', 'bots'],
  /** A test of the page may let a server serve it. */
  web: [...ARROWS.web, 'server'],
}

export interface Package {
  readonly name: string
  /** From the root; '' is the root itself. */
  readonly folder: string
  /** Every package it says it uses. */
  readonly declared: readonly string[]
}

export interface SourceFile {
  /** From the root, with slashes. */
  readonly path: string
  readonly text: string
}

const KINDS: Readonly<Record<string, Kind>> = {
  '': 'scripts',
  'packages/engine': 'engine',
  'packages/bots': 'bots',
  'packages/games': 'list',
  'packages/online': 'online',
  'packages/web': 'web',
  'packages/server': 'server',
  'packages/cli': 'cli',
}

function kindOf({ folder }: Package): Kind {
  const kind = folder.startsWith('packages/games/') ? 'game' : KINDS[folder]
  if (kind === undefined) throw new Error(`no arrows are drawn for ${folder}`)
  return kind
}

const STATEMENT = /^(?:import|export)\s+(type\s)?(?:[^'"`;]*?\sfrom\s+)?'([^']+)'/gm
const CALL = /(?<![.\w])import\('([^'$]+)'\)/g

export interface Import {
  readonly from: string
  /** Types are gone when it runs. */
  readonly isType: boolean
}

export function importsOf({ text }: SourceFile): readonly Import[] {
  const statements = [...text.matchAll(STATEMENT)].map(([, type, from = '']) => ({ from, isType: type !== undefined }))
  const calls = [...text.matchAll(CALL)].map(([, from = '']) => ({ from, isType: false }))
  return [...statements, ...calls]
}

/** The package of a bare import: `zod` of `zod/mini`, `@a/b` of `@a/b/c`. */
const packageNamed = (from: string): string =>
  from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/')

const isWithin = (path: string, folder: string) => folder === '' || path === folder || path.startsWith(`${folder}/`)

/** The package that a file belongs to: the innermost around it. */
function ownerOf(packages: readonly Package[], path: string): Package {
  const around = packages.filter(({ folder }) => isWithin(path, folder))
  const [owner] = around.sort((a, b) => b.folder.length - a.folder.length)
  if (owner === undefined) throw new Error(`no package around ${path}`)
  return owner
}

/** What is wrong with the imports of these files, a line each. */
export function faults(packages: readonly Package[], files: readonly SourceFile[]): readonly string[] {
  return files.flatMap((file) =>
    importsOf(file).flatMap(({ from }) => {
      const fault = faultOf(packages, file.path, from)
      return fault === null ? [] : [`${file.path} imports '${from}': ${fault}`]
    }),
  )
}

function faultOf(packages: readonly Package[], path: string, from: string): string | null {
  // What Node brings along, and what the build makes.
  if (from.startsWith('node:') || from.startsWith('virtual:')) return null
  const own = ownerOf(packages, path)
  if (from.startsWith('.')) {
    const target = posix.join(posix.dirname(path), from)
    return ownerOf(packages, target) === own ? null : 'a path into another package'
  }
  const name = packageNamed(from)
  if (name === own.name) return null
  const other = packages.find((known) => known.name === name)
  const [mine, its] = [kindOf(own), other === undefined ? null : kindOf(other)]
  const arrows = (path.includes('/test/') && ARROWS_OF_TESTS[mine]) || ARROWS[mine]
  if (its !== null && !arrows.includes(its)) return `${mine} must not know ${its}`
  if (its !== null && from.includes('/testing') && path.includes('/src/')) return 'only tests use it'
  return own.declared.some((each) => each === name || each === `@types/${name}`)
    ? null
    : `not in package.json of ${own.name}`
}

/**
 * What a game shows, the page takes: never the rules behind it. Types may come from anywhere, and so may sums: files that
 * know no position, since nothing but types and other sums stands in them.
 */
export function rulesDrawnIn(files: readonly SourceFile[]): readonly string[] {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const isSum = (path: string): boolean => {
    const file = byPath.get(path)
    return file !== undefined && importsOf(file).every(({ from, isType }) => isType || isSum(pathOf(path, from)))
  }
  return files.flatMap((file) =>
    importsOf(file)
      .filter(({ from, isType }) => !isType && drawsRules(file.path, from) && !isSum(pathOf(file.path, from)))
      .map(({ from }) => `${file.path} imports '${from}'`),
  )
}

const pathOf = (path: string, from: string): string => posix.join(posix.dirname(path), from)

const SHOWN = /^(\.\/[\w-]+\.ts|\.\.\/edition\/board\.json|\.\.\/words\/lexicon\.ts|@tabularium\/engine)$/
const FOR_THE_PAGE = /\/(shown|clauses|card|board|rules|lexicon|texts\/(en|fr))$/

function drawsRules(path: string, from: string): boolean {
  if (path.includes('/src/shown/')) return !SHOWN.test(from)
  // Seals of hidden things are hashes alone, which a page checks by itself; what a laboratory counts knows no game.
  const isOfGame =
    from.startsWith('@tabularium/') && !/^@tabularium\/(engine|engine\/seals|games|bots\/(lab|usual))$/.test(from)
  return /^packages\/web\/src\/(games|page)\//.test(path) && isOfGame && !FOR_THE_PAGE.test(from)
}

/** Where bots are made: what thinks for any game, and what each game tells of itself. */
const isBot = ({ path }: SourceFile): boolean =>
  /^packages\/bots\/src\/(random|beam|foresight|playouts|consul)\.ts$/.test(path) ||
  /^packages\/games\/[\w-]+\/src\/bot\.ts$/.test(path)

/** What holds the true position of a game that is played, or can make one again from its log. */
const TABLES = /\b(LocalTable|History|resumeKept|load|reopen|playGame)\b/
const AT_TABLES = /^@tabularium\/engine\/(room|referee|proof|patch)$/
const FROM_ENGINE = /^(?:import|export)\s+([^'"`;]*?)\sfrom\s+'@tabularium\/engine'/gm

/** Bots know what they are shown: nothing that they import, however far away, knows a table. A line each that does. */
export function tablesInReach(files: readonly SourceFile[]): readonly string[] {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const reached = new Set(files.filter(isBot))
  for (const { path, text } of reached) {
    for (const { from, isType } of importsOf({ path, text })) {
      const next = from.startsWith('.') && !isType ? byPath.get(pathOf(path, from)) : undefined
      if (next !== undefined) reached.add(next)
    }
  }
  return [...reached].flatMap(({ path, text }) => {
    const named = [...text.matchAll(FROM_ENGINE)].flatMap(([, names = '']) => TABLES.exec(names)?.[0] ?? [])
    const others = importsOf({ path, text }).flatMap(({ from }) => (AT_TABLES.test(from) ? from : []))
    return [...named, ...others].map((name) => `${path} knows ${name}`)
  })
}

interface Manifest {
  readonly name: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

/** Every file below a folder, as paths from the root. */
function filesBelow(root: string, folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (['node_modules', 'dist'].includes(entry.name) || entry.name.startsWith('.')) return []
    return entry.isDirectory() ? filesBelow(root, path) : [path]
  })
}

export function readPackages(root: string): readonly Package[] {
  return filesBelow(root, '')
    .filter((path) => /^(.*\/)?package\.json$/.test(path))
    .map((path) => {
      const manifest: Manifest = JSON.parse(readFileSync(join(root, path), 'utf8'))
      const { name, dependencies, devDependencies, optionalDependencies } = manifest
      const declared = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
      return { name, folder: path.replace(/\/?package\.json$/, ''), declared }
    })
}

export function readSources(root: string): readonly SourceFile[] {
  return filesBelow(root, '')
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}
