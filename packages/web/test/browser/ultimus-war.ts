/** A position of Ultimus Romanorum that several tests begin with. */
import type { Draw } from '@tabularium/ultimus-romanorum/testing'

/** Aetius in Mediolanum, the Visigothi beside him. */
export const war: Draw = {
  pieces: {
    aetius: 'italia-2',
    'comites-seniores': 'italia-2',
    victores: 'italia-2',
    'theodoric-i': 'italia-3',
    'visigothi-1': 'italia-3',
    'visigothi-2': { at: 'italia-3', weak: true },
  },
  peoples: { visigothi: 'war', hunni: { status: 'war', major: true } },
  west: { augustus: 'valentinien-iii', patrice: 'aetius' },
  hands: { first: { 'divine-favour': 1, tribute: 1 }, second: { 'furor-germanicus': 1, rex: 1 } },
}
