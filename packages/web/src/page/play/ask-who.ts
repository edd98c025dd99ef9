/** What is asked about a place: who can get there, what can be done there, or why nothing can. */
import type { PlaceName } from '../board/board-part.ts'
import { askWhyAt } from '../session/at-places.ts'
import type { Play } from './play.ts'
import { refuse } from './refusals.ts'
import { whoReaches } from './who.ts'

/** Nobody is selected: whoever can get there is shown, one way each, to be chosen from. If nobody can, it says why. */
export async function askWho(play: Play, place: PlaceName): Promise<void> {
  const { snapshot } = play.session
  const length = snapshot.value?.length
  const options = await whoReaches(place, {
    actors: play.groups.value.actors,
    whereabouts: play.whereabouts.value,
    reach: async (piece) => (await play.reachOf(piece, null)?.coming) ?? [],
  })
  if (snapshot.value?.length !== length || play.selected.value !== null) return
  if (options.length === 0) return refuse(play, place)
  play.offer(place, options)
}

/** What can be done there or, if nothing can, why. */
export async function askAbout({ session, choices, lit }: Play, place: PlaceName): Promise<void> {
  const near = choices.value.filter((choice) => choice.place === place)
  const possible = new Set([...near, ...(lit.value.get(place) ?? [])].map(({ words }) => words))
  if (possible.size === 0) return askWhyAt(session, place)
  session.notice.value = { possible: [...possible] }
}
