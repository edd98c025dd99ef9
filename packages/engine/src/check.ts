/** What is wrong with the file of an edition, in plain words. */
import * as z from 'zod/mini'
import type { Finding, Json } from './contract.ts'

export * from './check/references.ts'
export * from './check/sentences.ts'
export * from './check/statements.ts'

type Issue = z.core.$ZodIssue

/**
 * First its form, then its references, then what the rulebook says of it. Each
 * asks only what the one before has made sure of.
 */
export function checkFile<File>(
  schema: z.ZodMiniType<File>,
  data: Json,
  references: (file: File) => Iterable<Finding>,
  statements: (file: File) => Iterable<Finding>,
): readonly Finding[] {
  const read = z.safeParse(schema, data, { reportInput: true })
  if (!read.success) return read.error.issues.flatMap(findingsOf)
  const unresolved = [...references(read.data)]
  return unresolved.length > 0 ? unresolved : [...statements(read.data)]
}

function findingsOf(issue: Issue): readonly Finding[] {
  const path = issue.path.map((key) => (typeof key === 'number' ? key : String(key)))
  if (issue.code !== 'unrecognized_keys') return [{ path, message: messageOf(issue, path.at(-1)) }]
  return issue.keys.map((key) => ({ path: [...path, key], message: `'${key}' is not a member that is known here.` }))
}

function messageOf(issue: Issue, member: string | number | undefined): string {
  const what = typeof member === 'string' ? `'${member}'` : member === undefined ? 'The file' : 'This item'
  switch (issue.code) {
    case 'invalid_type':
      return `${what} ${found(issue.input)}: ${kinds[issue.expected] ?? issue.expected} is expected.`
    case 'invalid_value':
      return `${what} ${found(issue.input)}: ${issue.values.map((v) => `'${String(v)}'`).join(' or ')} is expected.`
    case 'too_small':
      return issue.origin === 'string' ? `${what} is empty.` : `${what} must be at least ${issue.minimum}.`
    case 'too_big':
      return `${what} must be at most ${issue.maximum}.`
    default:
      return `${what} ${found(issue.input)}: ${issue.message}`
  }
}

const kinds: Partial<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

function found(input: unknown): string {
  if (input === undefined) return 'is missing'
  if (input === null) return 'is null'
  if (Array.isArray(input)) return 'is a list'
  return typeof input === 'object' ? 'is an object' : `is ${JSON.stringify(input)}`
}
