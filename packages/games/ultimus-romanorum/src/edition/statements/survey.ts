/** A board file with what the statements ask of it, and how a breach is said. */
import { type Breach, listed, type Statement, sameNames, sentencesOn } from '@tabularium/engine/check'
import type { BoardFile } from '../schema.ts'

export type Check = Statement<BoardFile>['check']
export { type Breach, listed, sameNames }

export const { statement, inference, holds } = sentencesOn<BoardFile>()

/** The zones outside the Empire that bear a people's name. */
export const homesOf = (file: BoardFile, people: string): readonly string[] =>
  file.peoples.find(({ id }) => id === people)?.homes ?? []

/** The zone in which a town lies. */
export const townZone = (file: BoardFile, town: string): string | undefined =>
  file.zones.find(({ towns }) => towns.some(({ name }) => name === town))?.id

export function linkOf(file: BoardFile, a: string, b: string): BoardFile['links'][number] | undefined {
  return file.links.find((link) => (link.a === a && link.b === b) || (link.a === b && link.b === a))
}

/** What a crossing costs, or undefined: the zones do not touch. */
export function costOf(file: BoardFile, a: string, b: string): number | undefined {
  const link = linkOf(file, a, b)
  return link === undefined ? undefined : 1 + (link.river === null ? 0 : 1) + link.strait
}

export const isInEmpire = (file: BoardFile, zone: string): boolean =>
  file.zones.some(({ id, diocese }) => id === zone && diocese !== null)

export function halfOf(file: BoardFile, zone: string): string | undefined {
  const diocese = file.zones.find(({ id }) => id === zone)?.diocese
  return file.dioceses.find(({ id }) => id === diocese)?.half
}
