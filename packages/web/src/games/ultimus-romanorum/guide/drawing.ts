/** Positions of the guided game in a few lines. */
import type { Json } from '@tabularium/engine'
import type { Setup } from '../../../table/protocol.ts'

/** All of these in one place. */
export const at = (place: string, ...ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, { at: place }]))

/** Roman pieces that follow a Usurper of the West. */
export const rallied = (place: string, ...ids: readonly string[]) =>
  Object.fromEntries(ids.map((id) => [id, { at: place, rallied: 'west' }]))

/** Leaders whose time has passed, or who would only be in the way. */
export const gone = (...ids: readonly string[]) => at('gone', ...ids)

/** A camp is asked for its stratagems in phase C. */
export const inPhaseC = (camp: string) => [
  { kind: 'year', step: 'pax-romana' },
  { kind: 'geostrategy', camp },
]

/** A camp marches. */
export const onTheMarch = (camp: string) => [
  { kind: 'year', step: 'balance' },
  { kind: 'sequences', camp: camp === 'roman' ? 'barbarian' : 'roman', extra: false },
  { kind: 'smc', camp, step: 'combats' },
  { kind: 'movement', camp },
]

/** The learner has one seat; nobody at the other has anything to choose. */
export function scene(
  scenario: string,
  learner: 'roman' | 'barbarian',
  position: Json,
  script: readonly string[],
): Setup {
  const players = learner === 'roman' ? ['person', 'bot:random'] : ['bot:random', 'person']
  return {
    game: 'ultimus-romanorum',
    options: { scenario },
    players: players as Setup['players'],
    passing: true,
    position,
    script,
  }
}
