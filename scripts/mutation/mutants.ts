/** Small faults that a programmer could have made, found in the syntax of a file. */
import { parseAst } from 'vite'

export interface Mutant {
  /** From the root, with slashes. */
  readonly file: string
  readonly line: number
  readonly from: number
  readonly to: number
  readonly was: string
  readonly is: string
  /** The whole statement, or the widest expression around it that is one piece: what is written twice to hold both. */
  readonly around: Span
}

export interface Span {
  readonly from: number
  readonly to: number
  /** A statement; the expression that a statement consists of; or any other expression. */
  readonly kind: 'statement' | 'alone' | 'part'
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [member: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

const OPERATORS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '+',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
}

/** Methods that do nearly the same. */
const METHODS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  filter: 'slice',
  find: 'findLast',
  min: 'max',
  max: 'min',
  push: 'unshift',
}

/** By a test, the answer that changes nothing: a table that does not listen drops what it is told. */
const TOLD: Readonly<Record<string, string>> = { 'table.listens': 'true', '!table.listens': 'false' }

type Change = readonly [from: number, to: number, is: string]

const asNode = (value: unknown): Node => {
  if (!isNode(value)) throw new Error('A part of the syntax is missing.')
  return value
}

/** What could be written instead of this node. */
function* changesOf(node: Node, text: string): Generator<Change> {
  const source = (part: Node) => text.slice(part.start, part.end)
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const [left, right] = [asNode(node.left), asNode(node.right)]
      // Beside another `??` an `&&` wants brackets.
      if (node.operator === '??') yield [node.start, node.end, `((${source(left)}) && (${source(right)}))`]
      const other = OPERATORS[String(node.operator)]
      const at = text.indexOf(String(node.operator), left.end)
      if (other !== undefined && at >= 0 && at < right.start) yield [at, at + String(node.operator).length, other]
      break
    }
    case 'UnaryExpression':
      if (node.operator === '!') yield [node.start, node.end, source(asNode(node.argument))]
      break
    case 'Literal':
      if (typeof node.value === 'number') yield [node.start, node.end, String(node.value + 1)]
      if (typeof node.value === 'boolean') yield [node.start, node.end, String(!node.value)]
      break
    case 'ConditionalExpression':
      // After an arrow an object wants brackets.
      yield [node.start, node.end, `(${source(asNode(node.alternate))})`]
      yield [node.start, node.end, `(${source(asNode(node.consequent))})`]
      break
    case 'IfStatement': {
      const test = asNode(node.test)
      for (const is of ['true', 'false']) if (is !== TOLD[source(test)]) yield [test.start, test.end, is]
      break
    }
    case 'ExpressionStatement':
      if (['CallExpression', 'AssignmentExpression', 'UpdateExpression'].includes(asNode(node.expression).type)) {
        yield [node.start, node.end, ';']
      }
      break
    case 'MemberExpression': {
      const property = asNode(node.property)
      const other = METHODS[source(property)]
      if (other !== undefined && node.computed !== true) yield [property.start, property.end, other]
      break
    }
  }
}

/** What stands at the top of a module is data or wiring, and types are no code. */
const isPassedOver = ({ type }: Node): boolean => type.startsWith('TS') || type.startsWith('Import')

/** Every node with those it stands in, the innermost last. */
function* nodesIn(node: Node, above: readonly Node[]): Generator<readonly [Node, readonly Node[]]> {
  if (isPassedOver(node)) return
  yield [node, above]
  const path = [...above, node]
  for (const value of Object.values(node)) {
    for (const part of Array.isArray(value) ? value : [value]) if (isNode(part)) yield* nodesIn(part, path)
  }
}

const IS_FUNCTION = /^(Arrow)?Function|^Class/
/** Parts of expressions that are none themselves. */
const PARTS = new Set(['Property', 'SpreadElement', 'TemplateLiteral'])

const isExpression = ({ type }: Node): boolean => type.endsWith('Expression') && !IS_FUNCTION.test(type)

/** What is around a change: a test by itself, a whole statement, or the widest expression that holds the node. */
function around(node: Node, above: readonly Node[], [from, to]: Change): Span {
  if (node.type === 'IfStatement') return { from, to, kind: 'part' }
  if (node.type === 'ExpressionStatement') return { from, to, kind: 'statement' }
  let widest = node
  for (const outer of above.toReversed()) {
    if (isExpression(outer)) widest = outer
    else if (outer.type === 'ExpressionStatement') return { from: widest.start, to: widest.end, kind: 'alone' }
    else if (!PARTS.has(outer.type)) break
  }
  return { from: widest.start, to: widest.end, kind: 'part' }
}

/** Every mutant of a file. */
export function mutantsOf(file: string, text: string): Mutant[] {
  const program: unknown = parseAst(text, { lang: 'ts' })
  const found: Mutant[] = []
  for (const [node, above] of nodesIn(asNode(program), [])) {
    for (const change of changesOf(node, text)) {
      const [from, to, is] = change
      const line = text.slice(0, from).split('\n').length
      found.push({ file, line, from, to, was: text.slice(from, to), is, around: around(node, above, change) })
    }
  }
  return found
}

export const mutated = (text: string, { from, to, is }: Mutant): string => text.slice(0, from) + is + text.slice(to)
