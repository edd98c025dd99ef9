/** Faults made in a copy of the shipped board: what the check finds. */
import type { Finding } from '@tabularium/engine'
import { asJson } from '@tabularium/engine/testing'
import { expect } from 'vitest'
import shipped from '../src/edition/board.json' with { type: 'json' }
import { type BoardFile, boardSchema } from '../src/edition/schema.ts'
import { checkBoard } from '../src/index.ts'

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
export function noted(fault: Fault, rule: string): readonly Finding[] {
  const findings = check(fault)
  expect(findings.map((finding) => [finding.rule, finding.note])).toEqual([[rule, true]])
  return findings
}

export function named<T extends { readonly id: string }>(list: readonly T[], id: string): T {
  const found = list.find((item) => item.id === id)
  if (found === undefined) throw new Error(`no '${id}'`)
  return found
}

export const zone = (file: BoardFile, id: string) => named(file.zones, id)
export const leader = (file: BoardFile, id: string) => named(file.leaders, id)
export const unit = (file: BoardFile, id: string) => named(file.units, id)
export const people = (file: BoardFile, id: string) => named(file.peoples, id)
export const scenario = (file: BoardFile, id = 'campaign-405-476') => named(file.scenarios, id)

export function link(file: BoardFile, a: string, b: string): BoardFile['links'][number] {
  const found = file.links.find((each) => [each.a, each.b].includes(a) && [each.a, each.b].includes(b))
  if (found === undefined) throw new Error(`no link of ${a} and ${b}`)
  return found
}

export function cut(file: BoardFile, a: string, b: string): void {
  const gone = link(file, a, b)
  file.links = file.links.filter((each) => each !== gone)
}

export function town(file: BoardFile, name: string): BoardFile['zones'][number]['towns'][number] {
  const found = file.zones.flatMap(({ towns }) => towns).find((each) => each.name === name)
  if (found === undefined) throw new Error(`no town '${name}'`)
  return found
}

/** A town goes to another zone. */
export function moveTown(file: BoardFile, name: string, to: string): void {
  const moved = town(file, name)
  for (const each of file.zones) each.towns = each.towns.filter((other) => other !== moved)
  zone(file, to).towns.push(moved)
}
