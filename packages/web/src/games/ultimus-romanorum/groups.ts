/** How answers are arranged: where dozens may move, leaders first, and units by the land they stand in. */
import type { Json, Language } from '@tabularium/engine'
import type { ActionGroup } from '../../page/game-page.ts'
import type { Question } from '../../table/protocol.ts'
import { catalogues } from './catalogues.ts'
import { dioceses, isPosition, leaders, nameOf, type Position, peoples, whereabouts, zones } from './position.ts'

/** The diocese, the people whose home it is, or the place itself. */
function landOf(p: Position, piece: string): string {
  const place = whereabouts(p, p.pieces[piece]?.at ?? '')
  const zone = zones.get(place)
  return dioceses.get(zone?.diocese ?? '')?.name ?? peoples.get(zone?.people ?? '')?.name ?? nameOf(place)
}

export function groups(language: Language, { ask, choices }: Question, view: Json): readonly ActionGroup[] {
  const w = catalogues[language]
  if (ask !== 'movement' || !isPosition(view)) return w.groups
  const movers = choices.flatMap(({ action }) => {
    const [kind, piece = ''] = action.split(' ')
    return kind === 'piece' ? [{ action, land: leaders.has(piece) ? null : landOf(view, piece) }] : []
  })
  const of = (its: string | null) => movers.flatMap(({ action, land }) => (land === its ? [action] : []))
  const lands = [...new Set(movers.flatMap(({ land }) => (land === null ? [] : [land])))].sort()
  return [
    ...w.groups.filter(([, kinds]) => !kinds.includes('piece')),
    [w.leaders, of(null)],
    ...lands.map((land): ActionGroup => [land, of(land), true]),
  ]
}
