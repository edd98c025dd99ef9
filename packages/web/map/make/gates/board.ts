import { readFileSync } from 'node:fs'

export type SpaceType = 'capital' | 'walled' | 'cultivated' | 'border' | 'transit' | 'zone'
export type RoadKind = 'clear' | 'rough' | 'river' | 'strait'

/** What the map needs of the edition's board. */
export interface Board {
  provinces: { id: string; name: string; capital: string; control: string }[]
  /** Named spaces and transit spaces, then the land zones. */
  spaces: Space[]
  connections: { a: string; b: string; type: RoadKind }[]
}

export interface Space {
  id: string
  name: string | null
  type: SpaceType
  province: string | null
  ports: string[]
  lat: number
  lon: number
}

interface File extends Omit<Board, 'spaces'> {
  spaces: Space[]
  landZones: { id: string; name: string; lat: number; lon: number }[]
}

export function readBoard(): Board {
  const file = new URL('../../../../games/barbarians-at-the-gates/src/edition/board.json', import.meta.url)
  const { provinces, spaces, connections, landZones }: File = JSON.parse(readFileSync(file, 'utf8'))
  const zones = landZones.map(
    ({ id, name, lat, lon }): Space => ({ id, name, type: 'zone', province: null, ports: [], lat, lon }),
  )
  return { provinces, spaces: [...spaces, ...zones], connections }
}
