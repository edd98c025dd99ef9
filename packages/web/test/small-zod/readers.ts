/** All that reads what comes from outside. */
import type { AnyGame } from '@tabularium/engine'
import { fallOfTheRomanEmpire } from '@tabularium/fall-of-the-roman-empire'
import { tetrarchia } from '@tabularium/tetrarchia'
import { ultimusRomanorum } from '@tabularium/ultimus-romanorum'

export const games: readonly AnyGame[] = [tetrarchia, fallOfTheRomanEmpire, ultimusRomanorum]

export { load } from '@tabularium/engine'
export { answer } from '../../src/table/calls.ts'
export { readEntry, readFirst, readPosition, readRecord } from '../../src/table/records.ts'
