import { readFileSync } from 'node:fs'

/** What the map needs of the edition's board. */
export interface Board {
  areas: {
    id: string
    name: string
    rv: number
    terrain: 'clear' | 'forest' | 'mountains'
    /** The peoples who enter here; null where none do. */
    bira: unknown
  }[]
  borders: { a: string; b: string; kind: 'land' | 'strait' }[]
}

export function readBoard(): Board {
  const file = new URL('../../../../games/fall-of-the-roman-empire/src/edition/board.json', import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8'))
}
