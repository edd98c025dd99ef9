/** Faults made in a copy of the shipped board: what the check finds. */
import type { Finding } from '@tabularium/engine'
import { asJson } from '@tabularium/engine/testing'
import { expect } from 'vitest'
import shipped from '../src/edition/board.json' with { type: 'json' }
import { checkBoard } from '../src/edition/check.ts'
import { type BoardFile, boardSchema, type CardFile, type Operation } from '../src/edition/schema.ts'

export type Fault = (file: BoardFile) => unknown

const sound = boardSchema.parse(shipped)

export function check(fault: Fault): readonly Finding[] {
  const file = structuredClone(sound)
  fault(file)
  return checkBoard(asJson(file))
}

/** The fault is found, and breaks these clauses and no others. */
export function refused(fault: Fault, ...rules: readonly (string | undefined)[]): readonly Finding[] {
  const findings = check(fault).filter(({ note }) => note !== true)
  expect([...new Set(findings.map((finding) => finding.rule))].sort()).toEqual([...rules].sort())
  return findings
}

/** What only our reconstruction infers is noted, and nothing is refused for it. */
export function noted(fault: Fault, ...rules: readonly string[]): readonly Finding[] {
  const findings = check(fault)
  expect(findings.map((finding) => [finding.rule, finding.note])).toEqual(rules.map((rule) => [rule, true]))
  return findings
}

export function named<T extends { readonly id: string }>(list: readonly T[], id: string): T {
  const found = list.find((item) => item.id === id)
  if (found === undefined) throw new Error(`no '${id}'`)
  return found
}

export const province = (file: BoardFile, id: string) => named(file.provinces, id)
export const space = (file: BoardFile, id: string) => named(file.spaces, id)
export const leader = (file: BoardFile, id: string) => named(file.leaders, id)
export const tribe = (file: BoardFile, id: string) => named(file.tribes, id)
export const card = (file: BoardFile, id: string) => named(file.cards, id)
export const scenario = (file: BoardFile, id: string) => named(file.scenarios, id)
export const cardsCalled = (file: BoardFile, name: string): readonly CardFile[] =>
  file.cards.filter((each) => each.name.en === name)

export function link(file: BoardFile, a: string, b: string): BoardFile['connections'][number] {
  const found = file.connections.find((each) => [each.a, each.b].includes(a) && [each.a, each.b].includes(b))
  if (found === undefined) throw new Error(`no connection of ${a} and ${b}`)
  return found
}

export function cut(file: BoardFile, a: string, b: string): void {
  const gone = link(file, a, b)
  file.connections = file.connections.filter((each) => each !== gone)
}

export function join(file: BoardFile, a: string, b: string, type: 'clear' | 'rough' | 'river' | 'strait'): void {
  file.connections.push({ a, b, type, source: { link: 'reconstructed', type: 'reconstructed' } })
}

/** The first step of a kind that a card takes. */
export function step<Op extends Operation['op']>(file: BoardFile, id: string, op: Op): Extract<Operation, { op: Op }> {
  const found = card(file, id).do.find((each): each is Extract<Operation, { op: Op }> => each.op === op)
  if (found === undefined) throw new Error(`${id}: no '${op}'`)
  return found
}
