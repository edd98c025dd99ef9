/** What a board file must meet before any clause can be asked of it: names stand once and lead somewhere. */
import type { Finding } from '@tabularium/engine'
import { checkPairs, repeated, resolver } from '@tabularium/engine/check'
import type { BoardFile } from './schema.ts'

export function* checkReferences(file: BoardFile): Iterable<Finding> {
  yield* standOnce(file)
  yield* regionReferences(file)
  yield* seaReferences(file)
  yield* provinceReferences(file)
  yield* checkPairs('links', 'link', file.links, resolver('province', file.provinces))
  yield* pathReferences(file)
  yield* sources(file)
}

function* standOnce(file: BoardFile): Iterable<Finding> {
  for (const list of ['regions', 'seas', 'emperors', 'provinces'] as const) {
    const ids = file[list].map((item) => item.id)
    yield* repeated(ids, (i) => [list, i, 'id'])
  }
  const names = file.provinces.map((p) => p.name)
  yield* repeated(names, (i) => ['provinces', i, 'name'])
  for (const [i, sea] of file.seas.entries()) yield* repeated(sea.adjacent, (j) => ['seas', i, 'adjacent', j])
  for (const [i, province] of file.provinces.entries())
    yield* repeated(province.seas, (j) => ['provinces', i, 'seas', j])
}

function* regionReferences(file: BoardFile): Iterable<Finding> {
  const province = resolver('province', file.provinces)
  for (const [i, { border }] of file.regions.entries()) {
    if (border !== null) yield* province(border, ['regions', i, 'border'])
  }
}

function* seaReferences(file: BoardFile): Iterable<Finding> {
  const sea = resolver('sea', file.seas)
  for (const [i, { adjacent }] of file.seas.entries()) {
    for (const [j, id] of adjacent.entries()) yield* sea(id, ['seas', i, 'adjacent', j])
  }
}

function* provinceReferences(file: BoardFile): Iterable<Finding> {
  const region = resolver('region', file.regions)
  const sea = resolver('sea', file.seas)
  const emperor = resolver('Emperor', file.emperors, ['any'])
  for (const [i, province] of file.provinces.entries()) {
    yield* region(province.region, ['provinces', i, 'region'])
    for (const [j, id] of province.seas.entries()) yield* sea(id, ['provinces', i, 'seas', j])
    if (province.capital !== null) yield* emperor(province.capital.emperor, ['provinces', i, 'capital', 'emperor'])
  }
}

function* pathReferences(file: BoardFile): Iterable<Finding> {
  const region = resolver('region', file.regions)
  const province = resolver('province', file.provinces)
  for (const [i, path] of file.paths.entries()) {
    yield* region(path.region, ['paths', i, 'region'])
    for (const [j, id] of path.path.entries()) yield* province(id, ['paths', i, 'path', j])
  }
}

/** Every datum says where it comes from, so a number and a capital need a source where they stand. */
function* sources(file: BoardFile): Iterable<Finding> {
  for (const [i, province] of file.provinces.entries()) {
    for (const member of ['number', 'capital'] as const) {
      if (province[member] === null || province.source[member] !== undefined) continue
      const message = `The ${member} of ${province.name} has no source: 'rulebook' or 'reconstructed' is expected.`
      yield { path: ['provinces', i, 'source', member], message }
    }
  }
}
