/** Battles in tests: who attacks whom and where, with nothing else going on. */
import { type Draw, type Play, position } from './play.ts'

export interface Fight extends Draw {
  /** Whose SMC it is; the Barbarian's unless told. */
  readonly attacker?: 'roman' | 'barbarian'
}

/** The end of a movement phase: `done` begins the combats. */
export function atWar({ attacker = 'barbarian', ...draw }: Fight): Play {
  return position({
    stack: [
      { kind: 'year', step: 'balance' },
      { kind: 'sequences', camp: attacker === 'roman' ? 'barbarian' : 'roman', extra: false },
      { kind: 'smc', camp: attacker, step: 'combats' },
      { kind: 'movement', camp: attacker },
    ],
    ...draw,
  })
}

/** The combats begin, with these dice. */
export function fight(draw: Fight, ...dice: readonly number[]): Play {
  return atWar(draw)
    .dice(...dice)
    .act('done')
}

/** Every one of these pieces in one place. */
export function all(at: string, ...ids: readonly string[]): Record<string, string> {
  return Object.fromEntries(ids.map((id) => [id, at]))
}

/** Units of a people or a diocese by their numbers: `some('vandali', 3)`. */
export function some(stem: string, count: number): string[] {
  return Array.from({ length: count }, (_, i) => `${stem}-${i + 1}`)
}

/** Everything the game has told since it began, of one kind. */
export function history(t: Play, type: string) {
  return t.table
    .told()
    .flatMap((told) => told.map(({ event }) => event))
    .filter((event) => event.type === type)
}

/** Goes on with the first answer until all combats are over. */
export function settle(t: Play): Play {
  while (t.asked !== undefined && t.asked !== 'movement') t.act(t.legal[0])
  return t
}
