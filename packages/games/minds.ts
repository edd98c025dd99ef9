/** What each game tells bots about itself. */
import type { Mind } from '@tabularium/engine'
import { mind as fallOfTheRomanEmpire } from '@tabularium/fall-of-the-roman-empire/mind'
import { mind as tetrarchia } from '@tabularium/tetrarchia/mind'
import { mind as ultimusRomanorum } from '@tabularium/ultimus-romanorum/mind'

export const minds: ReadonlyMap<string, Mind<unknown, unknown>> = new Map<string, Mind<unknown, unknown>>([
  ['tetrarchia', tetrarchia],
  ['fall-of-the-roman-empire', fallOfTheRomanEmpire],
  ['ultimus-romanorum', ultimusRomanorum],
])
