/** Faults made in a copy of the shipped board, for the tests of the check. */
import type { Finding } from '@tabularium/engine'
import { asJson } from '@tabularium/engine/testing'
import { expect } from 'vitest'
import shipped from '../src/edition/board.json' with { type: 'json' }
import { checkBoard } from '../src/edition/check.ts'
import { type BoardFile, boardSchema } from '../src/edition/schema.ts'

export type Fault = (board: BoardFile) => void

export function copyOfShipped(): BoardFile {
  return boardSchema.parse(structuredClone(shipped))
}

export function check(fault: Fault): readonly Finding[] {
  const board = copyOfShipped()
  fault(board)
  return checkBoard(asJson(board))
}

const rulesOf = (findings: readonly Finding[]) => [...new Set(findings.map((f) => f.rule))].sort()

/** The fault is found, and breaks these clauses and no others. */
export function refused(fault: Fault, ...rules: readonly (string | undefined)[]): readonly Finding[] {
  const findings = check(fault).filter(({ note }) => note !== true)
  expect(rulesOf(findings)).toEqual([...rules].sort())
  return findings
}

/** No clause is broken, but something is told that we had inferred from these. */
export function noted(change: Fault, ...rules: readonly (string | undefined)[]): readonly Finding[] {
  const findings = check(change)
  expect(findings.filter(({ note }) => note !== true)).toEqual([])
  expect(rulesOf(findings)).toEqual([...rules].sort())
  return findings
}

export function found<T>(item: T | undefined): T {
  if (item === undefined) throw new Error('the test names something that the board does not have')
  return item
}

export const region = (b: BoardFile, id: string) => found(b.regions.find((r) => r.id === id))
export const emperor = (b: BoardFile, id: string) => found(b.emperors.find((e) => e.id === id))
export const province = (b: BoardFile, name: string) => found(b.provinces.find((p) => p.name === name))
export const pathOf = (b: BoardFile, id: string) => found(b.paths.find((p) => p.region === id))
export const idOf = (b: BoardFile, name: string) => province(b, name).id

export function joins(b: BoardFile, one: string, other: string) {
  const ends = [idOf(b, one), idOf(b, other)]
  return (l: BoardFile['links'][number]) => ends.includes(l.a) && ends.includes(l.b)
}

export function unlink(b: BoardFile, one: string, other: string): void {
  b.links.splice(b.links.findIndex(joins(b, one, other)), 1)
}

export function link(b: BoardFile, one: string, other: string, broken = false): void {
  const source = { link: 'reconstructed', broken: 'reconstructed' } as const
  b.links.push({ a: idOf(b, one), b: idOf(b, other), broken, source })
}

export function setBroken(b: BoardFile, one: string, other: string, broken: boolean): void {
  const changed = found(b.links.find(joins(b, one, other)))
  changed.broken = broken
  if (!broken) delete changed.terrain
}

export function setCapital(b: BoardFile, name: string, holder: string | null): void {
  province(b, name).capital = holder === null ? null : { city: 'Urbs', emperor: holder }
  province(b, name).source.capital = 'reconstructed'
}

export function swapNames(b: BoardFile, one: string, other: string): void {
  const [first, second] = [province(b, one), province(b, other)]
  first.name = other
  second.name = one
}

export function addProvince(b: BoardFile, change: Partial<BoardFile['provinces'][number]>): void {
  b.provinces.push({ ...structuredClone(province(b, 'APVLIA')), seas: [], ...change })
}

export function march(b: BoardFile, id: string, ...names: readonly string[]): void {
  pathOf(b, id).path = names.map((name) => idOf(b, name))
}
