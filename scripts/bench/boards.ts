/** Games with much on the board, to measure the page with. */
import { bots } from '@tabularium/bots'
import { FastDice, LocalTable, save, secretFrom } from '@tabularium/engine'
import { games, minds } from '@tabularium/games/all'
import { tetrarchia } from '@tabularium/tetrarchia'

function crowdedTetrarchia(): string {
  const local = new LocalTable(tetrarchia, {
    options: { level: '5333' },
    dice: { secret: secretFrom('crowded') },
    position: {
      turn: 2,
      emperors: {
        diocletian: 'thracia',
        galerius: 'cisalpina',
        constantius: 'aquitania',
        maximian: 'germania-superior',
      },
      tokens: {
        revolt: [
          'narbonensis',
          'tarraconensis',
          'baetica',
          'carthaginensis',
          'lusitania',
          'syria',
          'cilicia',
          'cyrenaica',
        ],
        unrest: ['noricum', 'achaia', 'galatia', 'numidia', 'sicilia', 'dalmatia', 'apulia', 'asia', 'dacia'],
        diocletian: ['sarmatia', 'moesia-superior'],
        galerius: ['germania-magna'],
        constantius: ['lugdunensis', 'britannia'],
        maximian: ['etruria', 'rhaetia'],
      },
      fleets: { atlanticum: 1, internum: 1, aegaeum: 1 },
      armies: [
        { region: 'HISPANIA', at: 'narbonensis' },
        { region: 'ASIA MINOR', at: 'cilicia' },
        { region: 'AFRICA', at: 'libya' },
      ],
    },
  })
  return save(local)
}

/** Played by bots until the first seat is asked that, after so many actions. */
function played(id: string, options: object, ask: string, least: number): string {
  const game = games.find((known) => known.id === id)
  const bot = game === undefined ? undefined : bots(game, minds.get(id)).find(({ name }) => name === 'legate')
  if (game === undefined || bot === undefined) throw new Error(`There is no game '${id}'.`)
  const dice = new FastDice(secretFrom('boards'))
  const table = new LocalTable(game, { options: { ...options }, dice: { secret: secretFrom('boards') } })
  for (let d = table.decision; d !== null; d = table.decision) {
    if (table.length >= least && d.seat === 0 && d.ask === ask)
      return save(table, { players: ['person', 'bot:legate'] })
    const [action] = bot.plan(table.view(d.seat), d, dice)
    table.act(d.seat, game.notation(action))
  }
  throw new Error(`'${ask}' was not asked in '${id}'.`)
}

/** By game: a save. The largest allowed for its first page, gzipped, in KB, with its map and without. */
export const boards = [
  { id: 'tetrarchia', text: crowdedTetrarchia, most: 150, code: 70 },
  {
    id: 'fall-of-the-roman-empire',
    text: () => played('fall-of-the-roman-empire', {}, 'roman-movement', 120),
    most: 190,
    code: null,
  },
  {
    id: 'ultimus-romanorum',
    text: () => played('ultimus-romanorum', { scenario: 'scourge-of-god' }, 'movement', 900),
    most: 190,
    code: null,
  },
  {
    id: 'barbarians-at-the-gates',
    text: () => played('barbarians-at-the-gates', { scenario: 'the-scourge-of-god' }, 'pick-leader', 120),
    most: 190,
    code: null,
  },
] as const
