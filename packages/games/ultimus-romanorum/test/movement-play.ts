/** Moves in tests: whose E.1 it is, and where a group can go. */
import { type Draw, type Play, position } from './play.ts'

/** The E.1 of a camp, with nothing else going on. */
export function moves(camp: 'roman' | 'barbarian', draw: Draw): Play {
  return position({
    stack: [
      { kind: 'year', step: 'balance' },
      { kind: 'sequences', camp: camp === 'roman' ? 'barbarian' : 'roman', extra: false },
      { kind: 'smc', camp, step: 'combats' },
      { kind: 'movement', camp },
    ],
    ...draw,
  })
}

export const romans = (draw: Draw): Play => moves('roman', draw)
export const barbarians = (draw: Draw): Play => moves('barbarian', draw)

/** The first question about a piece that moves in this company. */
export function first(camp: 'roman' | 'barbarian', draw: Draw, piece: string, ...company: string[]): Play {
  return moves(camp, draw).act(`piece ${piece}`, ...company.map((each) => `piece ${each}`))
}

/** Where the group that is asked about can step. */
export const steps = (t: Play): string[] => t.legal.flatMap((each) => (each.startsWith('to ') ? [each.slice(3)] : []))

/** The pieces that can be named. */
export const named = (t: Play): string[] =>
  t.legal.flatMap((each) => (each.startsWith('piece ') ? [each.slice(6)] : []))
