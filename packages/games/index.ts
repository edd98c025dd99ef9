/** Every game there is, in the order they are shown. */
import type { AnyGame } from '@tabularium/engine'
import { fallOfTheRomanEmpire } from '@tabularium/fall-of-the-roman-empire'
import { tetrarchia } from '@tabularium/tetrarchia'
import { ultimusRomanorum } from '@tabularium/ultimus-romanorum'

export const games: readonly AnyGame[] = [tetrarchia, fallOfTheRomanEmpire, ultimusRomanorum]
