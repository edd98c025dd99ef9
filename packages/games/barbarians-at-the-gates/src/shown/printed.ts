/** What is printed on the map, the counters and the cards, by id. */
import file from '../edition/board.json' with { type: 'json' }

export type PrintedCard = Omit<(typeof file.cards)[number], 'text'>

/** What the cards say is apart (`texts-en.ts`): it is read by few, and long. */
export const board: Omit<typeof file, 'cards'> & { readonly cards: readonly PrintedCard[] } = file

/** The kinds of spaces as they are drawn; a Capital is a Walled City too. */
export type SpaceType = 'capital' | 'walled' | 'cultivated' | 'border' | 'transit' | 'zone'
export type ConnectionType = 'clear' | 'rough' | 'river' | 'strait'
export type SeaName = 'oceanus-atlanticus' | 'mare-nostrum'

export interface PrintedSpace {
  readonly id: string
  /** null: a Transit space has none. */
  readonly name: string | null
  readonly type: SpaceType
  /** null: a Land Zone. Transit spaces lie in a province and do not belong to it. */
  readonly province: string | null
  readonly ports: readonly SeaName[]
}

export interface PrintedConnection {
  readonly a: string
  readonly b: string
  readonly type: ConnectionType
  /** In AP: BG-10.2.2-b to BG-10.2.2-e. */
  readonly cost: number
}

export interface Face {
  /** A successor has an id of his own; a Loyalist and his Usurper share theirs. */
  readonly id: string
  readonly name: string
  readonly initiative: number
  readonly tactical: number
  readonly emperor: boolean
}

export interface PrintedLeader extends Face {
  /** null: a Roman. */
  readonly tribe: string | null
  readonly power: 'loyalist' | 'byzantine' | 'barbarian'
  readonly reverse: Face | null
}

export interface PrintedTribe {
  readonly id: string
  readonly name: string
  /** BG-2.4.3-b: on the Barbarian side. */
  readonly score: number
  readonly canBeAllied: boolean
  readonly leader: string
}

const typeNames: readonly SpaceType[] = ['capital', 'walled', 'cultivated', 'border', 'transit', 'zone']
const connectionNames: readonly ConnectionType[] = ['clear', 'rough', 'river', 'strait']
const seaNames: readonly SeaName[] = ['oceanus-atlanticus', 'mare-nostrum']
const leaderPowers: readonly PrintedLeader['power'][] = ['loyalist', 'byzantine', 'barbarian']

/** A word of the file as one of those that are known. */
const among = <Word extends string>(words: readonly Word[], word: string): Word =>
  words.find((each) => each === word) ?? words[0]

/** Every place on land: the named spaces and the Transit spaces, then the three Land Zones. */
export const spaces: ReadonlyMap<string, PrintedSpace> = new Map(
  [
    ...board.spaces.map(({ id, name, type, province, ports }): PrintedSpace => {
      const seas = ports.map((port) => among(seaNames, port))
      return { id, name, type: among(typeNames, type), province, ports: seas }
    }),
    ...board.landZones.map(({ id, name }): PrintedSpace => ({ id, name, type: 'zone', province: null, ports: [] })),
  ].map((space) => [space.id, space]),
)

export const leaders: ReadonlyMap<string, PrintedLeader> = new Map(
  board.leaders.map((leader) => [leader.id, { ...leader, power: among(leaderPowers, leader.power) }]),
)
export const tribes: ReadonlyMap<string, PrintedTribe> = new Map(board.tribes.map((tribe) => [tribe.id, tribe]))
export const provinces = new Map(board.provinces.map((province) => [province.id, province]))
export const cards = new Map(board.cards.map((card) => [card.id, card]))

/** The counters of leaders by what events and positions call either side: its id, or its printed name. */
const counters = new Map<string, { readonly id: string; readonly isReverse: boolean }>()
for (const { id, name, reverse } of board.leaders) {
  if (reverse !== null) for (const called of [reverse.id, reverse.name]) counters.set(called, { id, isReverse: true })
  for (const called of [id, name]) counters.set(called, { id, isReverse: false })
}
/** The id of a leader's counter. */
export const counterOf = (face: string): string => counters.get(face)?.id ?? face
/** Whether that is the other side of his counter. A Loyalist and his Usurper are called alike. */
export const isReverse = (face: string): boolean => counters.get(face)?.isReverse ?? false

export const isSpace = (id: string): boolean => spaces.has(id)
export const isTransit = (id: string): boolean => spaces.get(id)?.type === 'transit'

/** BG-10.2.2-b to BG-10.2.2-e: what a step costs, in AP. */
function costOf(type: ConnectionType): number {
  return type === 'clear' ? 1 : type === 'strait' ? 3 : 2
}

export const connections: readonly PrintedConnection[] = board.connections.map(({ a, b, type }) => {
  const kind = among(connectionNames, type)
  return { a, b, type: kind, cost: costOf(kind) }
})

/** The spaces that a space is connected with. */
const joined = new Map<string, readonly string[]>()
for (const { a, b } of connections) {
  joined.set(a, [...(joined.get(a) ?? []), b])
  joined.set(b, [...(joined.get(b) ?? []), a])
}
export const neighboursOf = (space: string): readonly string[] => joined.get(space) ?? []

/** BG-2.3.2-e BG-2.3.2-g: the spaces of a province that count for its control, the Capital too. */
export const countingIn = (province: string): readonly string[] =>
  board.spaces.flatMap(({ id, type, province: its }) =>
    its === province && type !== 'border' && type !== 'transit' ? [id] : [],
  )
