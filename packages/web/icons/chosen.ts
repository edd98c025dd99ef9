/** Which icons each part of the page uses, by a name of its own: game-icons in 512 units, filled; Lucide in 24, stroked. */

/** Of the counters and marks of all games. */
const shared = {
  swords: 'crossed-swords',
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
  march: 'walk',
}

const fall = {
  legion: 'eagle-emblem',
  force: 'roman-shield',
  fort: 'hill-fort',
  wall: 'stone-wall',
  horde: 'crossed-axes',
  cavalry: 'cavalry',
  treasury: 'coins',
  tax: 'receive-money',
  upkeep: 'pay-money',
  march: 'walk',
}

const ultimus = {
  palatini: 'roman-shield',
  comitatenses: 'gladius',
  limitanei: 'stone-tower',
  buccellarii: 'cavalry',
  people: 'crossed-axes',
  foederati: 'viking-shield',
  horsemen: 'horse-head',
  spears: 'spears',
  leader: 'laurel-crown',
  king: 'crown',
  fleet: 'trireme',
  march: 'sprint',
  plague: 'death-skull',
  council: 'holy-symbol',
  revolt: 'fist',
}

/** Of the scene of an exchange of camps. */
const ultimusScene = {
  exchange: 'cycle',
}

/** Of the stratagems, beside those of the map. */
const ultimusHand = {
  treaty: 'scroll-unfurled',
  coins: 'coins-pile',
  empress: 'queen-crown',
  pope: 'pope-crown',
  purple: 'imperial-crown',
  meteor: 'meteor-impact',
  alliance: 'shaking-hands',
  torch: 'torch',
  wagon: 'caravan',
  flag: 'tattered-banner',
  rebel: 'broken-shield',
  flight: 'run',
  knife: 'bowie-knife',
  fury: 'fire-dash',
  heaven: 'sunbeams',
  arrows: 'striking-arrows',
}

/** Of the counters, the bar and the uses of a card. */
const gates = {
  unit: 'roman-shield',
  people: 'crossed-axes',
  foederati: 'viking-shield',
  leader: 'laurel-crown',
  king: 'crown',
  emperor: 'imperial-crown',
  capital: 'capitol',
  walled: 'stone-tower',
  castra: 'palisade',
  colonia: 'hill-fort',
  tribe: 'family-tree',
  points: 'laurels',
  plunder: 'two-coins',
  fleet: 'trireme',
  attack: 'crossed-swords',
  siege: 'siege-ram',
  march: 'walk',
  raid: 'torch',
  migrate: 'caravan',
  event: 'scroll-unfurled',
}

/** Of the cards. */
const gatesHand = {
  campaign: 'laurel-crown',
  raise: 'roman-shield',
  general: 'centurion-helmet',
  eagle: 'eagle-emblem',
  treaty: 'scroll-unfurled',
  edict: 'scroll-quill',
  fleet: 'trireme',
  ships: 'drakkar',
  battle: 'crossed-swords',
  axes: 'crossed-axes',
  feud: 'sword-clash',
  fort: 'stone-tower',
  watch: 'watchtower',
  wall: 'defensive-wall',
  gold: 'two-coins',
  scouts: 'hunter-eyes',
  road: 'footsteps',
  chains: 'manacles',
  triumph: 'laurels',
  alliance: 'shaking-hands',
  dove: 'peace-dove',
  grain: 'wheat',
  plague: 'death-skull',
  court: 'capitol',
  grave: 'tombstone',
  knife: 'plain-dagger',
  pope: 'pope-crown',
  rider: 'horse-head',
  purple: 'imperial-crown',
  wagon: 'caravan',
  torch: 'torch',
  fist: 'fist',
  horn: 'mighty-horn',
  helm: 'horned-helm',
  gate: 'open-gate',
  ram: 'siege-ram',
  broken: 'broken-shield',
  forest: 'pine-tree',
  ice: 'snowflake-1',
  ruins: 'castle-ruins',
  king: 'crown',
  fire: 'fire',
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
  'games/ultimus-romanorum/scene-icons.ts': ultimusScene,
  'games/ultimus-romanorum/hand/icons.ts': ultimusHand,
  'games/barbarians-at-the-gates/icons.ts': gates,
  'games/barbarians-at-the-gates/hand/pictures.ts': gatesHand,
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
  close: 'x',
  right: 'chevron-right',
  hint: 'lightbulb',
  tables: 'table-2',
  rules: 'book-open',
  sound: 'volume-2',
  silent: 'volume-x',
  menu: 'menu',
  log: 'scroll-text',
  larger: 'maximize-2',
} as const

/** Of controls in parts of the page that come later. */
export const moreControls = {
  download: 'download',
  upload: 'upload',
  left: 'chevron-left',
  branch: 'git-branch',
  first: 'chevrons-left',
  last: 'chevrons-right',
  roll: 'dices',
  again: 'rotate-ccw',
  check: 'check',
  learn: 'graduation-cap',
  pin: 'pin',
} as const
