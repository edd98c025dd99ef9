import type { Draw } from '@tabularium/ultimus-romanorum/testing'

/** Aetius has won the West; the year's balance begins when the question that is open is answered. */
export const won: Draw = {
  west: { usurper: 'aetius', won: true },
  east: { augustus: 'theodose-ii', patrice: 'marcien' },
  pieces: {
    'valentinien-iii': 'gone',
    aetius: { at: 'galliae-1', rallied: 'west' },
    majorien: { at: 'galliae-2', rallied: 'west' },
    'co-galliae-1': { at: 'galliae-2', rallied: 'west' },
    avitus: 'italia-2',
    'co-italia-1': 'italia-2',
    marcien: 'thracia-3',
  },
  vp: [32, 24],
  phase: 'F',
  hands: { first: { 'divine-favour': 1, tribute: 1 }, second: { 'furor-germanicus': 1, rex: 1 } },
  stack: [{ kind: 'balance', step: 'exchange' }, { kind: 'augusta-opening' }],
}
