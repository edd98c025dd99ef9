import { readFileSync } from 'node:fs'

/** What the map needs of the edition's board. */
export interface Board {
  dioceses: { id: string; name: string; half: 'west' | 'east' }[]
  zones: Zone[]
  links: { a: string; b: string; river: string | null; strait: number }[]
  seas: { id: string; name: string; open: boolean; coasts: string[]; borders: string[] }[]
  refuges: { id: string; zone: string; half: 'west' | 'east' }[]
}

export interface Zone {
  id: string
  name: string
  kind: 'empire' | 'home' | 'wild'
  diocese: string | null
  people: string | null
  lat: number
  lon: number
  towns: { name: string; lat: number; lon: number; port: boolean; capital: boolean }[]
}

export function readBoard(): Board {
  const file = new URL('../../../../games/ultimus-romanorum/src/edition/board.json', import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8'))
}
