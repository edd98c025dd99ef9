/** Which icons each part of the page uses, by a name of its own: game-icons in 512 units, filled; Lucide in 24, stroked. */

/** Of the counters and marks of all games. */
const shared = {
  swords: 'crossed-swords',
  axes: 'crossed-axes',
  crown: 'crown',
  die: 'perspective-dice-six-faces-random',
}

const tetrarchia = {
  emperor: 'centurion-helmet',
  army: 'crossed-axes',
  fleet: 'trireme',
  unrest: 'small-fire',
  revolt: 'fist',
  capital: 'crown',
  roma: 'laurels',
  border: 'tower-flag',
  attack: 'crossed-swords',
  march: 'walk',
  die: 'perspective-dice-six-faces-random',
}

const fall = {
  legion: 'eagle-emblem',
  force: 'roman-shield',
  fort: 'hill-fort',
  wall: 'stone-wall',
  horde: 'crossed-axes',
  cavalry: 'cavalry',
  attack: 'crossed-swords',
  treasury: 'coins',
  tax: 'receive-money',
  upkeep: 'pay-money',
  march: 'walk',
}

const ultimus = {
  palatini: 'roman-shield',
  comitatenses: 'gladius',
  limitanei: 'stone-tower',
  bucellarii: 'cavalry',
  people: 'crossed-axes',
  foederati: 'viking-shield',
  horsemen: 'horse-head',
  spears: 'spears',
  leader: 'laurel-crown',
  king: 'crown',
  attack: 'crossed-swords',
}

/** Of the lines of the log. */
const signs = {
  army: 'crossed-axes',
  battle: 'crossed-swords',
  calm: 'peace-dove',
  card: 'card-draw',
  coins: 'two-coins',
  crown: 'crown',
  death: 'death-skull',
  die: 'dice-six-faces-five',
  emperor: 'crested-helmet',
  fleet: 'galley',
  laurels: 'laurels',
  loss: 'broken-shield',
  march: 'walk',
  people: 'horned-helm',
  plague: 'skull-crossed-bones',
  rider: 'horse-head',
  revolt: 'fist',
  shield: 'shield',
  sword: 'gladius',
  time: 'hourglass',
  tower: 'tower-flag',
  unrest: 'small-fire',
}

/** The file that each list becomes. */
export const pieces = {
  'page/board/counters/icons.ts': shared,
  'page/log/signs.ts': signs,
  'games/tetrarchia/icons.ts': tetrarchia,
  'games/fall-of-the-roman-empire/icons.ts': fall,
  'games/ultimus-romanorum/icons.ts': ultimus,
} as const

export const controls = {
  undo: 'undo-2',
  redo: 'redo-2',
  zoomIn: 'plus',
  zoomOut: 'minus',
  fit: 'maximize',
  play: 'play',
  pause: 'pause',
  skip: 'skip-forward',
  settings: 'settings',
  download: 'download',
  upload: 'upload',
  close: 'x',
  left: 'chevron-left',
  right: 'chevron-right',
  branch: 'git-branch',
  first: 'chevrons-left',
  last: 'chevrons-right',
  roll: 'dices',
  again: 'rotate-ccw',
  hint: 'lightbulb',
  tables: 'table-2',
  rules: 'book-open',
  sound: 'volume-2',
  silent: 'volume-x',
  menu: 'menu',
  log: 'scroll-text',
  larger: 'maximize-2',
  down: 'chevron-down',
  up: 'chevron-up',
  check: 'check',
  learn: 'graduation-cap',
  search: 'search',
  share: 'share-2',
  lock: 'lock',
  pin: 'pin',
} as const
