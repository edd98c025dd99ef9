/** The forms of what this game tells and takes, for the documentation of the referee. */
import { chance, decimal, flag, listOf, nameOf, orNull, record, text, whole, word } from '@tabularium/engine/fields'
import type { ActionForm, Forms } from '@tabularium/engine/forms'
import { actionsOf } from './actions.ts'
import boardFile from './edition/board.json' with { type: 'json' }
import { boardSchema } from './edition/schema.ts'
import { events } from './events.ts'
import { kinds } from './forms/kinds.ts'
import { going, meanings } from './forms/meanings.ts'
import { rolls } from './forms/rolls.ts'
import { halfNames, MOST } from './kinds.ts'
import { makeBoard } from './make-board.ts'
import { declared } from './position/fields.ts'
import { namesIn } from './position/names.ts'
import { campNames } from './terms.ts'

const board = makeBoard(boardSchema.parse(boardFile))
const zone = nameOf('zone')
const place = nameOf('place')
const half = word(...halfNames)
const name = text(99, 'the name as printed')
const number = whole(0, 999)
const pieces = listOf(nameOf('piece'), MOST)

const map = record({
  dioceses: listOf(record({ id: nameOf('diocese'), name, half }), MOST),
  spaces: listOf(
    record({
      id: zone,
      name,
      kind: word('empire', 'home', 'wild'),
      diocese: orNull(nameOf('diocese')),
      half: orNull(half),
      people: orNull(nameOf('people')),
      towns: listOf(record({ name, port: flag, capital: flag }), 9),
    }),
    MOST,
  ),
  links: listOf(
    record({
      a: zone,
      b: zone,
      river: orNull(word('rhenus', 'danuvius', 'tigris', 'euphrates')),
      strait: number,
      cost: number,
      crossing: flag,
      freezes: flag,
    }),
    999,
  ),
  seas: listOf(record({ id: place, name, open: flag, coasts: listOf(zone, MOST), borders: listOf(place, 99) }), 99),
  boxes: listOf(record({ id: place, name, half, zone }), 2),
  fleets: listOf(record({ id: nameOf('fleet'), base: orNull(zone), aboard: place }), 99),
  peoples: listOf(
    record({ id: nameOf('people'), name, nationality: text(99), major: flag, homes: listOf(zone, 99) }),
    99,
  ),
})

const actions: readonly ActionForm[] = [
  { notation: 'to PLACE', means: 'Go, land, evade, retreat or be placed there, as is asked.' },
  { notation: 'piece PIECE', means: 'This leader or unit.' },
  { notation: 'people PEOPLE', means: 'This people.' },
  { notation: 'diocese DIOCESE', means: 'This diocese.' },
  { notation: 'fleet FLEET', means: 'This fleet.' },
  { notation: 'play STRATAGEM', means: 'Play this stratagem.' },
  { notation: 'yes', means: 'Yes.' },
  { notation: 'no', means: 'No.' },
  { notation: 'all', means: 'Take everybody along who may come.' },
  { notation: 'historical', means: 'Let the rest of a set-up be placed as in history.' },
  { notation: 'rest', means: 'Let the rest of the set-up be placed evenly.' },
  { notation: 'fight', means: 'Give battle.' },
  { notation: 'evade', means: 'Try to evade.' },
  { notation: 'refuge', means: 'Take refuge in the box.' },
  { notation: 'initiative', means: 'Play the Augusta for the initiative.' },
  { notation: 'assassination', means: 'Play her against an assassination.' },
  { notation: 'usurpation', means: 'Play her against a usurpation.' },
  { notation: 'council', means: 'Play her for the Council.' },
  { notation: 'done', means: 'No more of what is asked: pass, stop or go on.' },
]

const side = record({
  camp: word(...campNames),
  units: pieces,
  leaders: pieces,
  pf: number,
  quality: decimal(0, 99),
  bonus: whole(-99, 99),
  politics: orNull(number),
})
const result = word('E', 'A', 'R', '1/4', '1/2', '3/4')
const toll = record({ result, hit: number, eliminated: number, pf: number })
const modifiers = listOf(record({ rule: text(40, 'a clause'), value: whole(-99, 99) }), 99)
const average = decimal(0, 999)
const column = text(9, 'a ratio as printed over the columns')

const battle = record({
  at: place,
  attacker: side,
  defender: side,
  ratioColumn: column,
  column,
  shifts: modifiers,
  modifiers,
  modifier: whole(-99, 99),
  forced: orNull(text(40, 'a clause')),
  outcomes: listOf(
    record({
      faces: listOf(whole(1, 6), 6),
      chance,
      row: whole(-2, 9),
      winner: word(...campNames),
      attacker: toll,
      defender: toll,
    }),
    6,
  ),
  attackerWins: chance,
  attackerHit: average,
  defenderHit: average,
  attackerPf: average,
  defenderPf: average,
  evasion: orNull(chance),
  refuge: flag,
})

export const forms: Forms = {
  names: namesIn(board),
  map,
  actions,
  kinds,
  notations: [...actionsOf(board).byNotation.keys()],
  events,
  rolls,
  forecast: record({ battles: listOf(battle, MOST), brief: flag }),
  details: record({
    roman: whole(-9999, 9999),
    barbarian: whole(-9999, 9999),
    year: number,
    level: word('draw', 'simple', 'decisive', 'definitive'),
  }),
  position: declared.members,
  meanings,
  frames: declared.frames,
  going,
}
