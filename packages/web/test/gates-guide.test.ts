/** The guided game of Barbarians at the Gates. */
import { barbariansAtTheGates } from '@tabularium/barbarians-at-the-gates'
import ledger from '@tabularium/barbarians-at-the-gates/rules'
import { guide } from '../src/games/barbarians-at-the-gates/guide/index.ts'
import { usual } from '../src/games/barbarians-at-the-gates/windows.ts'
import { testGuide } from './guided.ts'

testGuide({
  title: 'Barbarians at the Gates',
  game: barbariansAtTheGates,
  guide,
  ledger,
  usual,
  taught: [
    ['impulse', 'card', 'place', 'move', 'control', 'pass'],
    ['battle', 'move', 'battle', 'roll battle', 'scored', 'won', 'lose', 'control'],
    ['siege', 'roll siege', 'siege-points', 'control', 'siege'],
    ['raid', 'move', 'control', 'plunder', 'roll raid', 'vp'],
    ['migration', 'migrate', 'control', 'plunder', 'phase'],
    ['scoring', 'move', 'roll attrition', 'attrition', 'control', 'provinces', 'vp', 'place', 'enter', 'displaced'],
  ],
})
