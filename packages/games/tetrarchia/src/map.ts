/** The map of an edition by names: provinces, links, sea zones and the paths of the armies. */
import type { Board } from './board.ts'

export function mapOf({ file }: Board) {
  return {
    regions: file.regions.map(({ id, numeral, border }) => ({ id, numeral, border })),
    spaces: file.provinces.map(({ id, name, region, number, border, seas, capital }) => ({
      id,
      name,
      region,
      number,
      border,
      seas,
      capital: capital?.emperor ?? null,
    })),
    links: file.links.map(({ a, b, broken }) => ({ a, b, broken })),
    seas: file.seas.map(({ id, name, adjacent }) => ({ id, name, adjacent })),
    paths: file.paths.map(({ region, path }) => ({ region, path })),
  }
}
