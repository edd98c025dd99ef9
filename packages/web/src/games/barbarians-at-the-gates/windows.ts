import type { View } from '@tabularium/barbarians-at-the-gates/shown'

/**
 * BG-5.2-c BG-7.3.1-j BG-12.1.1-b: the moments at which the first impulse is claimed, Response and Battle cards are played, and
 * those at which one is asked until one chooses otherwise.
 */
export const moments: readonly string[] = [
  'claim',
  'battle-card',
  'enemy-naval',
  'raid-enter',
  'siege-roll',
  'reaction-roll',
  'enemy-activation',
  'enemy-in-italia',
  'battle-end',
  'enter-fortified',
  'siege-won',
]

/** In one impulse of the other many moments may come, as raiders enter space after space; what is asked in between is part of it. */
export const inARow = {
  moments: moments.filter((moment) => moment !== 'claim'),
  between: [
    ...['intercept', 'avoid', 'compose', 'refuse', 'commander', 'lose-cu', 'retreat', 'retreat-inside', 'relief'],
    ...['keep-fort', 'bring-marker', 'siege-loss', 'spoils', 'relocate', 'restack', 'who-leaves'],
  ],
} as const

/** Cards are drawn at its beginning: who holds no answer then holds none until the next. */
export const turn = (view: View): string => String(view.turn)

/** All: a moment at which no card in hand could be played is passed by the page. */
export const usual: readonly string[] = moments
