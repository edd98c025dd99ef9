/** The forms of what this game tells and takes, for the documentation of the referee. */
import { chance, decimal, flag, listOf, nameOf, record, text, whole, word } from '@tabularium/engine/fields'
import { type ActionForm, type Forms, kind, roll } from '@tabularium/engine/forms'
import { withActions } from './actions.ts'
import { makeBoard } from './board.ts'
import boardFile from './edition/board.json' with { type: 'json' }
import { MOST_AREAS } from './edition/limits.ts'
import { boardSchema } from './edition/schema.ts'
import { events } from './events.ts'
import { seatNames } from './options.ts'
import { declared, type Frame } from './state.ts'

const board = withActions(makeBoard(boardSchema.parse(boardFile)))
const area = nameOf('area')
const many = whole(0, 999)
const terrain = word('clear', 'mountains', 'forest')
const survivors = decimal(0, 999)

const map = record({
  rome: area,
  spaces: listOf(
    record({ id: area, name: text(99, 'the name as printed'), value: many, terrain, route: flag }),
    MOST_AREAS,
  ),
  links: listOf(record({ a: area, b: area, kind: word('land', 'strait') }), 999),
})

const actions: readonly ActionForm[] = [
  { notation: 'place AREA', means: 'Place the first Barbarian Forces there.' },
  { notation: 'disband legion AREA', means: 'Disband a Legion.' },
  { notation: 'disband force AREA', means: 'Disband a Roman Force.' },
  { notation: 'disband fort AREA', means: 'Give up a Fort.' },
  { notation: 'disband wall AREA', means: 'Give up a Wall.' },
  { notation: 'pay', means: 'Pay for all that is left.' },
  { notation: 'buy legion', means: 'Buy a Legion, in Rome.' },
  { notation: 'buy force', means: 'Buy a Roman Force, in Rome.' },
  { notation: 'buy fort AREA', means: 'Build a Fort.' },
  { notation: 'buy wall AREA', means: 'Build a Wall.' },
  { notation: 'enter AREA', means: 'The next Barbarian counter enters there.' },
  { notation: 'march AREA AREA', means: 'A Legion marches.' },
  { notation: 'move force AREA AREA', means: 'Barbarian Forces move.' },
  { notation: 'move cavalry AREA AREA', means: 'A Cavalry moves.' },
  { notation: 'with NUMBER', means: 'So many Forces go.' },
  { notation: 'lose NUMBER force NUMBER cavalry', means: 'The Barbarian loses these.' },
  { notation: 'ride AREA AREA', means: 'A Cavalry moves once more after the conflicts.' },
  { notation: 'done', means: 'End what is going on.' },
]

/** A stack goes by the name of its area. */
const kinds = {
  place: kind('place', 'The first Barbarian Forces are placed.'),
  'disband-legion': kind('place', 'A Legion is disbanded.'),
  'disband-force': kind('place', 'A Roman Force is disbanded.'),
  'disband-fort': kind('place', 'A Fort is given up.'),
  'disband-wall': kind('place', 'A Wall is given up.'),
  pay: kind('', 'The upkeep is paid.'),
  'buy-legion': kind('place', 'A Legion is bought, in Rome.'),
  'buy-force': kind('place', 'A Roman Force is bought, in Rome.'),
  'buy-fort': kind('place', 'A Fort is built.'),
  'buy-wall': kind('place', 'A Wall is built.'),
  enter: kind('place', 'The next Barbarian counter enters.'),
  march: kind('piece place', 'A Legion marches.'),
  'move-force': kind('piece place', 'Barbarian Forces move.'),
  'move-cavalry': kind('piece place', 'A Cavalry moves.'),
  with: kind('piece place number', 'So many Forces go on that way.'),
  lose: kind('place number', 'The Barbarian loses so many Forces, the rest Cavalry.'),
  ride: kind('piece place', 'A Cavalry moves once more.'),
  done: kind('', 'What is going on ends.'),
}

const rolls = [
  roll(
    'invasion',
    'd6',
    'Once a turn, when the Barbarian Resources phase begins: 6 is one Cavalry, else so many Forces.',
  ),
  roll(
    'conflict',
    'd6',
    'One for each round of a conflict. Areas are fought over in the order of the map, Rome last, each to its end; `crn` is the column.',
    { at: area, crn: whole(-9, 999) },
  ),
]

const going: Record<Frame['kind'], string> = {
  'set-up': 'Asks: where are the first Barbarian Forces placed?',
  phase: 'That phase begins.',
  expenditure: 'Asks: what does the Roman disband before he pays?',
  purchase: 'Asks: what does he buy?',
  entry: 'Asks: where does the next counter enter? So many are left.',
  'roman-movement': 'Asks: which Legion marches?',
  march: 'Asks: how many Forces go with the Legion?',
  'barbarian-movement': 'Asks: what does the Barbarian move?',
  host: 'Asks: how many Forces go?',
  conflicts: 'The next conflict is looked for.',
  fighting: 'This round is fought.',
  losses: 'Asks: which of so many counters does the Barbarian lose?',
  ride: 'Asks: which Cavalry moves once more?',
}

const meanings: Record<keyof typeof declared.access | 'end', string> = {
  turn: 'The turn',
  rrp: 'Roman Resource Points',
  areas: 'What stands in each area; `moved…`: how many of them have moved in this phase',
  dead: 'The Dead pile',
  available: 'The Available piles',
  end: 'How the game ended',
}

export const forms: Forms = {
  names: board.written,
  map,
  actions,
  kinds,
  notations: [...board.actions.byNotation.keys()],
  events,
  rolls,
  forecast: record({
    conflicts: listOf(
      record({
        at: area,
        romans: many,
        forces: many,
        cavalry: many,
        fort: flag,
        terrain,
        crn: whole(-9, 999),
        barbarian: chance,
        roman: chance,
        nobody: chance,
        barbarianSurvivors: survivors,
        romanSurvivors: survivors,
      }),
      MOST_AREAS,
    ),
    dies: listOf(record({ at: area, legions: many, fort: flag, wall: flag }), MOST_AREAS),
  }),
  details: record({
    winner: word(...seatNames),
    turn: whole(1, 99),
    rrp: whole(0, 9999),
    legions: many,
    forces: many,
    barbarianForces: many,
    cavalry: many,
  }),
  position: declared.members,
  meanings,
  frames: declared.frames,
  going,
}
