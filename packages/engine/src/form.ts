/** What is wrong with the form of an edition's file, in plain words. */
import * as z from 'zod/mini'
import type { Finding, Json } from './contract.ts'

type Issue = z.core.$ZodIssue

/** The file, if its form holds; else what is wrong with it. */
export function readForm<File>(
  schema: z.ZodMiniType<File>,
  data: Json,
): { readonly file: File } | { readonly findings: readonly Finding[] } {
  const read = z.safeParse(schema, data, { reportInput: true })
  return read.success ? { file: read.data } : { findings: read.error.issues.flatMap(findingsOf) }
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
