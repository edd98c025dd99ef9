/** The forms of what this game tells and takes, for the documentation of the referee. */
import { chance, flag, listOf, nameOf, optional, orNull, record, text, whole, word } from '@tabularium/engine/fields'
import { type ActionForm, type Forms, kind, roll } from '@tabularium/engine/forms'
import { makeActions } from './actions.ts'
import { emperors, makeBoard } from './board.ts'
import boardFile from './edition/board.json' with { type: 'json' }
import { boardSchema } from './edition/schema.ts'
import { events } from './events.ts'
import { type Frame, position } from './position.ts'

const board = makeBoard(boardSchema.parse(boardFile))
const province = nameOf('province')
const sea = nameOf('sea')
const region = nameOf('region')
const emperor = word(...emperors)
const name = text(99, 'the name as printed')
const number = whole(0, 99)

const map = record({
  regions: listOf(
    record({ id: region, numeral: orNull(word('I', 'II', 'III', 'IV', 'V', 'VI')), border: orNull(province) }),
    9,
  ),
  spaces: listOf(
    record({
      id: province,
      name,
      region,
      number: orNull(whole(1, 6)),
      border: flag,
      seas: listOf(sea, 9),
      capital: orNull(word(...emperors, 'any')),
    }),
    99,
  ),
  links: listOf(record({ a: province, b: province, broken: flag }), 999),
  seas: listOf(record({ id: sea, name, adjacent: listOf(sea, 9) }), 9),
  paths: listOf(record({ region, path: listOf(province, 99) }), 9),
})

const actions: readonly ActionForm[] = [
  { notation: 'fleet SEA', means: 'Place a fleet, before the first turn.' },
  { notation: 'arrive PROVINCE', means: 'Come to the board, in Roma or in the capital.' },
  { notation: 'move PROVINCE', means: 'Move there.' },
  { notation: 'order EMPEROR PROVINCE', means: 'Diocletian moves another Emperor (Imperium).' },
  { notation: 'sail SEA SEA', means: 'Move a fleet from a sea zone to the next.' },
  { notation: 'secure', means: 'Place a token of his own where he stands.' },
  { notation: 'subdue', means: 'Take away the Unrest or the Revolt where he stands.' },
  { notation: 'calm', means: 'Turn the Revolt where he stands into Unrest.' },
  { notation: 'attack PROVINCE', means: 'Attack the army that stands there.' },
  { notation: 'power', means: 'Use his power (Imperium).' },
  { notation: 'take', means: 'Take one IP from Galerius (Patres Patriae).' },
  { notation: 'give', means: 'Give one IP to Maximian (Patres Patriae).' },
  { notation: 'end', means: 'End the Roman phase.' },
  { notation: 'strengthen', means: 'Galerius adds 1 to his die (Imperium).' },
  { notation: 'accept', means: 'Leave the dice as they are.' },
  { notation: 'block', means: 'Constantius stops the army (Imperium).' },
  { notation: 'stand', means: 'Let it attack.' },
]

/** A fleet goes by the name of its sea zone. */
const kinds = {
  fleet: kind('place', 'A fleet is placed.'),
  arrive: kind('place', 'The Emperor comes to the board.'),
  move: kind('piece place', 'The Emperor moves.'),
  order: kind('piece place', 'Another Emperor is moved.'),
  sail: kind('piece place', 'A fleet moves.'),
  secure: kind('piece place', 'He places a token where he stands.'),
  subdue: kind('piece place', 'He takes away Unrest or Revolt where he stands.'),
  calm: kind('piece place', 'He turns Revolt into Unrest where he stands.'),
  attack: kind('piece place', 'He attacks the army there.'),
  power: kind('piece', 'He uses his power.'),
  take: kind('piece', 'He takes one IP.'),
  give: kind('piece', 'He gives one IP.'),
  end: kind('', 'The phase ends.'),
  strengthen: kind('', 'Galerius adds 1.'),
  accept: kind('', 'The dice stand.'),
  block: kind('', 'Constantius stops the army.'),
  stand: kind('', 'It attacks.'),
}

const rolls = [
  roll('first-revolt', 'd6', 'Set-up: for each outer region from I to VI, until it is not 1.', { region }),
  roll('extra-revolt', 'dVI', 'Set-up: for each extra Revolt of the level the region, then at once its province.'),
  roll('extra-revolt', 'd6', 'The province; where a Revolt lies already, both are rolled again.', { region }, [
    'extra-revolt',
  ]),
  roll('first-army', 'dVI', 'Set-up: for each army of the level the region; where one stands already, again.'),
  roll('combat', 'dVI', "An attack, by an Emperor in his Roman phase or by an army that advances: the Emperor's die.", {
    emperor,
    support: number,
    times: number,
  }),
  roll('combat', 'd6', "At once after it, the army's die.", { army: province, support: number, times: number }, [
    'combat',
  ]),
  roll(
    'broken-link',
    'd6',
    'For each broken link over which Unrest spreads (`spread`, when the Barbarian phase begins), an uprising reaches a neighbour (`uprising`) or an army advances (`advance`): 4 to 6 lets it through.',
    { why: word('spread', 'uprising', 'advance'), from: province, to: province },
  ),
  roll('region', 'dVI', 'In every Barbarian phase, after the spread of Unrest.'),
  roll('province', 'd6', 'At once after the region; and after an aftermath whose border is not empty.', { region }, [
    'region',
    'aftermath',
  ]),
  roll('aftermath', 'dVI', 'After an uprising and the rolls for its broken links, if an army is in the reserve.'),
]

const going: Record<Frame['kind'], string> = {
  fleets: 'Asks: where is the next fleet placed? So many are left.',
  turn: 'A turn begins.',
  arrival: 'Asks: where does the Emperor come to the board?',
  'roman-phase': 'Asks: what does the Emperor do next?',
  'attack-result': 'The combat that he began is settled.',
  'barbarian-phase': 'The Barbarian phase begins.',
  advance: 'The armies advance; those that have moved, a bit for each.',
  block: 'Asks: does Constantius stop that army?',
  'assault-result': 'The combat that an army began is settled.',
  combat: 'Asks: does Galerius add to his die?',
}

const meanings: Record<keyof typeof position.access | 'end', string> = {
  turn: 'Turns completed; four make a round',
  ip: 'IP left in this Roman phase',
  emperors: 'Where each Emperor stands; null: off the board',
  hand: 'Tokens in hand',
  glory: 'Glory won (The Great)',
  tokens: 'What lies on the provinces',
  fleets: 'Fleets in each sea zone',
  armies: 'Whose path each army follows, and where it stands',
  passing: "The Emperor in another's province, who must move on",
  powerUsed: 'The Emperor whose turn it is has used his power',
  taken: 'A point has been taken from Galerius this round',
  given: 'A point has been given to Maximian this round',
  end: 'How the game ended',
}

export const forms: Forms = {
  names: board.naming,
  map,
  actions,
  kinds,
  notations: [...makeActions(board).byNotation.keys()],
  events,
  rolls,
  forecast: record({
    romanSupport: number,
    romanTimes: number,
    barbarianSupport: number,
    barbarianTimes: number,
    victory: chance,
    draw: chance,
    defeat: chance,
  }),
  details: record({
    victory: flag,
    score: whole(-99, 99),
    turns: whole(1, 999_999),
    borders: number,
    armies: number,
    revolts: number,
    unrest: number,
    quiet: number,
    renown: optional(record({ diocletian: number, galerius: number, constantius: number, maximian: number })),
    great: optional(orNull(emperor)),
    halves: optional(listOf(emperor, 4)),
    objectives: optional(listOf(flag, 4)),
  }),
  position: position.members,
  meanings,
  frames: position.frames,
  going,
}
