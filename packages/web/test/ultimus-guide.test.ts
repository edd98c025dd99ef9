/** The guided game of Ultimus Romanorum. */
import { ultimusRomanorum } from '@tabularium/ultimus-romanorum'
import ledger from '@tabularium/ultimus-romanorum/rules'
import { guide } from '../src/games/ultimus-romanorum/guide/index.ts'
import { usual } from '../src/games/ultimus-romanorum/windows.ts'
import { testGuide } from './guided.ts'

testGuide({
  title: 'Ultimus Romanorum',
  game: ultimusRomanorum,
  guide,
  ledger,
  usual,
  taught: [
    ['year', 'roll initiative', 'initiative', 'stratagem', 'smc-total', 'event', 'title'],
    ['march', 'stratagem', 'move march', 'roll battle', 'battle-result', 'score'],
    ['evasion', 'roll evasion', 'move evade', 'roll battle', 'move retreat'],
    ['uprising', 'stratagem', 'status', 'place'],
    ['usurpation', 'roll usurpation', 'rally', 'roll loyalty', 'roll spread'],
    ['purple', 'battle-result', 'usurpation', 'exchange'],
    ['fleets', 'move embark', 'sail', 'move land'],
    ['points', 'score', 'place', 'roll federation', 'status'],
  ],
})
