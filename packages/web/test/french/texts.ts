/** Every French text of the games and of the page, found in their sources. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseAst } from 'vite'

const root = join(import.meta.dirname, '..', '..', '..', '..')

export interface Text {
  readonly file: string
  /** Where it stands in the file, without its quotes. */
  readonly start: number
  readonly end: number
  /** As it is read. */
  readonly text: string
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [member: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof Object(value).type === 'string'

const nameOf = (node: unknown): unknown => (isNode(node) ? (node.name ?? node.value) : undefined)

/** `language === 'fr' ? ... : ...` */
const asksForFrench = (test: unknown): boolean =>
  isNode(test) && test.type === 'BinaryExpression' && test.operator === '===' && nameOf(test.right) === 'fr'

/** What of a node is French though the rest is not. */
function frenchParts(node: Node): readonly unknown[] {
  if (node.type === 'ConditionalExpression' && asksForFrench(node.test)) return [node.consequent]
  if (node.type === 'IfStatement' && asksForFrench(node.test)) return [node.consequent]
  if (node.type === 'Property' && nameOf(node.key) === 'fr') return [node.value]
  if (node.type === 'VariableDeclarator' && nameOf(node.id) === 'fr') return [node.init]
  return []
}

function textsIn(node: Node, file: string, isFrench: boolean, found: Text[]): void {
  if (isFrench && node.type === 'Literal' && typeof node.value === 'string') {
    found.push({ file, start: node.start + 1, end: node.end - 1, text: node.value })
  }
  if (isFrench && node.type === 'TemplateElement') {
    const { cooked, raw } = Object(node.value)
    const start = node.start + (String(raw).length === node.end - node.start ? 0 : 1)
    found.push({ file, start, end: start + String(raw).length, text: String(cooked) })
  }
  const french = frenchParts(node)
  for (const [name, member] of Object.entries(node)) {
    // Keys, names of files and types are not read by anybody.
    if (name === 'key' || name === 'source' || name === 'typeAnnotation') continue
    for (const each of Array.isArray(member) ? member : [member])
      if (isNode(each)) textsIn(each, file, isFrench || french.includes(each), found)
  }
}

/** In a file of data all that stands under "fr". */
function textsInJson(code: string, file: string, only: RegExp): readonly Text[] {
  return [...code.matchAll(only)].map((match) => {
    const start = match.index + match[0].indexOf(match[1] ?? '', match[0].indexOf('"fr"') + 5)
    return { file, start, end: start + (match[1] ?? '').length, text: JSON.parse(`"${match[1]}"`) }
  })
}

const FRENCH = /"fr":\s*"((?:[^"\\]|\\.)*)"/g
/** What else a board holds is part of what saves are played with. */
const NOTICE = /"notice":\s*\{[^}]*"fr":\s*"((?:[^"\\]|\\.)*)"/g

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return ['node_modules', 'dist', 'test'].includes(entry.name) ? [] : filesIn(path)
    return [path]
  })
}

function textsOf(path: string): readonly Text[] {
  const file = relative(root, path).replaceAll('\\', '/')
  const read = () => readFileSync(path, 'utf8')
  if (file.endsWith('/words/rules.json')) return textsInJson(read(), file, FRENCH)
  if (file.endsWith('/edition/board.json')) return textsInJson(read(), file, NOTICE)
  if (!/\/src\/.*\.tsx?$/.test(file)) return []
  // This game sets its spaces as it speaks.
  if (file.includes('barbarians-at-the-gates/src/words/fr/')) return []
  const found: Text[] = []
  const program: unknown = parseAst(read(), { lang: file.endsWith('x') ? 'tsx' : 'ts' })
  if (isNode(program)) textsIn(program, file, /\/words\/fr(\/|\.ts)/.test(file), found)
  return found
}

const all = filesIn(join(root, 'packages')).flatMap(textsOf)

export const frenchTexts = (): readonly Text[] => all
