/** The map of an edition by names: provinces, spaces, what a step costs, ports, and who may come to the board. */
import { type Board, NONE, type Space } from './board.ts'
import { controllerNames } from './kinds.ts'

export function mapOf(board: Board) {
  const { file } = board
  return {
    provinces: board.provinces.map(({ id, name, group, capital, counting }) => ({
      id,
      name,
      group,
      capital: board.spaceIds[capital],
      counting: counting.map((space) => board.spaceIds[space]),
    })),
    spaces: board.everySpace.map((space) => spaceOf(board, space)),
    links: file.connections.map(({ a, b, type }) => ({ a, b, type, cost: costOf(board, a, b) })),
    leaders: file.leaders.map(({ id, name, tribe, power, initiative, tactical, emperor, reverse }) => ({
      id,
      name,
      tribe,
      power,
      initiative,
      tactical,
      emperor,
      reverse: reverse === null ? null : { id: reverse.id, name: reverse.name },
    })),
    tribes: file.tribes.map(({ id, name, score, canBeAllied, leader }) => ({ id, name, score, canBeAllied, leader })),
    cards: file.cards.map(({ id, name, side, section, ops, kind, removed }) => ({
      id,
      name: name.en,
      side,
      section,
      ops,
      kind,
      removed,
    })),
  }
}

function spaceOf(board: Board, space: Space) {
  const province = board.provinceOf[space]
  return {
    id: board.spaceIds[space],
    name: board.spaceNames[space],
    kind: kindNames[board.kind[space]],
    capital: board.isCapital[space],
    province: province === NONE ? null : board.provinces[province].id,
    printed: controllerNames[board.printed[space]],
    seas: seaNames.filter((_, i) => (board.seas[space] & (1 << i)) !== 0),
  }
}

const kindNames = ['city', 'cultivated', 'border', 'transit', 'zone']
const seaNames = ['atlantic', 'mediterranean']

function costOf({ spaceOf: index, wayTo }: Board, a: string, b: string): number {
  const [from, to] = [index.get(a) ?? NONE, index.get(b) ?? NONE]
  return wayTo(from, to)?.cost ?? 0
}
