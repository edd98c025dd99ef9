import { readFileSync } from 'node:fs'
import type { SeaId } from '../../format.ts'

/** What the map needs of the edition's board. */
export interface Board {
  regions: { id: string; numeral: string | null; border: string | null }[]
  seas: { id: SeaId; name: string }[]
  provinces: {
    id: string
    name: string
    region: string
    number: number | null
    border: boolean
    lat: number
    lon: number
    seas: SeaId[]
  }[]
  links: { a: string; b: string; broken: boolean; terrain?: string }[]
  paths: { region: string; path: string[] }[]
}

export type Province = Board['provinces'][number]

export function readBoard(): Board {
  const file = new URL('../../../../games/tetrarchia/src/edition/board.json', import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** The steps of all Barbarian paths, each once, with the regions that take it. */
export function marches(board: Board): { from: string; to: string; regions: string[] }[] {
  const steps = new Map<string, { from: string; to: string; regions: string[] }>()
  for (const { region, path } of board.paths)
    for (let i = 1; i < path.length; i++) {
      const key = `${path[i - 1]}>${path[i]}`
      const step = steps.get(key) ?? { from: path[i - 1], to: path[i], regions: [] }
      step.regions.push(region)
      steps.set(key, step)
    }
  return [...steps.values()]
}
