/** The map of an edition by names: areas with their values, and borders. */
import type { Board } from './board.ts'

export function mapOf({ file, isRoute }: Board) {
  return {
    rome: file.rome,
    spaces: file.areas.map(({ id, name, rv, terrain }, area) => ({
      id,
      name,
      value: rv,
      terrain,
      route: isRoute[area],
    })),
    links: file.borders.map(({ a, b, kind }) => ({ a, b, kind })),
  }
}
