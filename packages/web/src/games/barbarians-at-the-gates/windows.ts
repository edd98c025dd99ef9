/** BG-7.3.1-j: the moments at which Response cards are played, and those at which one is asked until one chooses otherwise. */
export const moments: readonly string[] = [
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

/** All: a moment at which no card in hand could be played is passed by the page. */
export const usual: readonly string[] = moments
