/** How answers are arranged: where dozens may move, leaders first, and units by the land they stand in. */
import type { Language } from '@tabularium/engine'
import { dioceses, leaders, nameOf, peoples, type View, whereabouts, zones } from '@tabularium/ultimus-romanorum/shown'
import type { ActionGroup } from '../../page/game-page.ts'
import type { Offer } from '../../page/session/table-state.ts'
import { catalogues } from './catalogues.ts'

/** The diocese, the people whose home it is, or the place itself. */
function landOf(view: View, piece: string): string {
  const place = whereabouts(view, view.pieces[piece]?.at ?? '')
  const zone = zones.get(place)
  return dioceses.get(zone?.diocese ?? '')?.name ?? peoples.get(zone?.people ?? '')?.name ?? nameOf(place)
}

export function groups(language: Language, { ask, choices }: Offer, view: View): readonly ActionGroup[] {
  const w = catalogues[language]
  if (ask !== 'movement') return w.groups
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
