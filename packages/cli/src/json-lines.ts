/** A JSON file that knows on which line each of its data stands. */
import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'

export interface SyntaxFault {
  readonly line: number
  readonly message: string
}

export type Path = readonly (string | number)[]

/** Finds the line of a place in a text. */
export class Lines {
  readonly #starts = [0]

  constructor(text: string) {
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.#starts.push(at + 1)
  }

  at(offset: number): number {
    let [low, high] = [0, this.#starts.length]
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if (this.#starts[middle] <= offset) low = middle
      else high = middle
    }
    return low + 1
  }
}

export interface Parsed {
  /** Undefined if there are faults. */
  readonly tree: Node | undefined
  readonly lines: Lines
  /** By line, at most one on each: what follows on a line mostly comes from the first. */
  readonly faults: readonly SyntaxFault[]
}

/** Strict JSON: no comments, no trailing commas, and no member twice, for which of the two would count? */
export function parseJson(text: string): Parsed {
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  const found = [
    ...errors.map(({ error, offset }) => ({
      offset,
      message: syntax[printParseErrorCode(error)] ?? 'This is not JSON.',
    })),
    ...(tree === undefined ? [] : repeatedMembers(tree)),
  ]
  const lines = new Lines(text)
  const byLine = new Map<number, SyntaxFault>()
  for (const { offset, message } of found.sort((a, b) => a.offset - b.offset)) {
    const line = lines.at(offset)
    if (!byLine.has(line)) byLine.set(line, { line, message })
  }
  const faults = [...byLine.values()]
  return { tree: faults.length === 0 ? tree : undefined, lines, faults }
}

/** The line of what `path` leads to, or of the nearest thing around it that exists. */
export function lineOf(lines: Lines, tree: Node, path: Path): number {
  for (let depth = path.length; depth > 0; depth--) {
    const node = findNodeAtLocation(tree, path.slice(0, depth))
    if (node !== undefined) return lines.at(node.parent?.type === 'property' ? node.parent.offset : node.offset)
  }
  return lines.at(tree.offset)
}

/** Where a text is nested deeper than so many levels, by its brackets outside quotes; undefined: nowhere. */
export function tooDeep(text: string, deepest: number): number | undefined {
  let depth = 0
  for (let i = 0; i < text.length; i++) {
    const each = text[i]
    if (each === '"') i = endOfText(text, i)
    else if (each === '[' || each === '{') depth++
    else if (each === ']' || each === '}') depth--
    if (depth > deepest) return i
  }
  return undefined
}

/** The closing quote of a text that begins there; one that has none ends with its line. */
function endOfText(text: string, from: number): number {
  let i = from + 1
  while (i < text.length && text[i] !== '"' && text[i] !== '\n') i += text[i] === '\\' ? 2 : 1
  return i
}

/** The first list or object with more items than that; undefined: there is none. */
export function tooWide(node: Node, most: number): Node | undefined {
  const children = node.children ?? []
  if (children.length > most) return node
  for (const child of children) {
    const found = tooWide(child, most)
    if (found !== undefined) return found
  }
  return undefined
}

function* repeatedMembers(node: Node): Iterable<{ readonly offset: number; readonly message: string }> {
  const seen = new Set<string>()
  for (const child of node.children ?? []) {
    const key = child.type === 'property' ? child.children?.[0] : undefined
    if (key !== undefined && seen.has(key.value)) {
      yield { offset: key.offset, message: `The member '${key.value}' stands twice in one object: take one out.` }
    }
    if (key !== undefined) seen.add(key.value)
    yield* repeatedMembers(child)
  }
}

const syntax: Partial<Record<string, string>> = {
  InvalidSymbol: 'This is not JSON: names and text stand in double quotes.',
  InvalidNumberFormat: 'This is not a number.',
  PropertyNameExpected: 'A name in double quotes is expected; is there a comma too many before it?',
  ValueExpected: 'A value is expected here; is there a comma too many?',
  ColonExpected: 'A colon is expected after the name.',
  CommaExpected: 'A comma is expected between two items.',
  CloseBraceExpected: 'A closing brace is missing: }',
  CloseBracketExpected: 'A closing bracket is missing: ]',
  EndOfFileExpected: 'Nothing is expected after the end of the object.',
  InvalidCommentToken: 'JSON has no comments: take it out, or put it in a note.',
  UnexpectedEndOfString: 'The text has no closing quote on its line.',
  UnexpectedEndOfNumber: 'The number is not complete.',
  InvalidUnicode: 'After \\u, four hexadecimal digits are expected.',
  InvalidEscapeCharacter: 'After a backslash, one of " \\ / b f n r t u is expected.',
  InvalidCharacter: 'A control character, such as a tab, cannot stand inside text.',
}
