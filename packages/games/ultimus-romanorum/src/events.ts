/** What happens, for the log, the board and the statistics. Names, not indices. */
import type { Table as EngineTable, GameEvent } from '@tabularium/engine'
import { flag, listOf, nameOf, orNull, record, text, type ValueOf, whole, word } from '@tabularium/engine/fields'
import { type EventsOf, event } from '@tabularium/engine/forms'
import { halfNames, MOST } from './kinds.ts'
import { seatNames } from './options.ts'
import { campNames, phases, statusNames } from './terms.ts'

const camp = word(...campNames)
export type CampName = ValueOf<typeof camp>
const half = word(...halfNames)
export type HalfName = ValueOf<typeof half>

const piece = nameOf('piece')
const pieces = listOf(piece, MOST)
const place = nameOf('place')
/** Or `off`: not on the map. */
const anywhere = text(99, 'the name of a place, or `off`')
const people = nameOf('people')
const leader = nameOf('leader')
const stratagem = nameOf('stratagem')
const seat = word(...seatNames)
const rule = text(40, 'a clause')
const count = whole(0, 999)
const modifiers = listOf(record({ rule, value: whole(-99, 99) }), 99)
const result = word('E', 'A', 'R', '1/4', '1/2', '3/4')

export const events = {
  year: event('A year begins.', { year: count }),
  phase: event('A phase begins.', { phase: word(...phases) }),
  place: event('Pieces are put on the map.', { pieces, at: anywhere, rule }),
  move: event('Pieces go from one place to another.', {
    pieces,
    from: anywhere,
    to: anywhere,
    how: word('march', 'embark', 'land', 'evade', 'retreat', 'escape', 'flight', 'refuge', 'home'),
  }),
  sail: event('A fleet sails.', { fleet: nameOf('fleet'), from: anywhere, to: anywhere }),
  fleet: event('A fleet passes to a camp.', { fleet: nameOf('fleet'), camp, rule }),
  weaken: event('Units are weakened.', { pieces, at: anywhere, rule }),
  recover: event('Units recover.', { pieces, rule }),
  eliminate: event('Pieces leave the map; `forGood`: they never come back.', {
    pieces,
    at: anywhere,
    forGood: flag,
    rule,
  }),
  status: event('The status of a people changes.', { people, status: word(...statusNames), rule }),
  alliance: event('A minor people joins a major one, or leaves it: null.', { people, major: orNull(people), rule }),
  capital: event('The capital and the king of a people; null: it has none.', {
    people,
    at: orNull(place),
    king: orNull(leader),
  }),
  rally: event('Pieces join the usurpation of that half, or come back from it: null.', {
    pieces,
    half: orNull(half),
    rule,
  }),
  title: event('Who holds a title; null: nobody any more.', {
    title: word('augustus', 'patrice', 'usurper'),
    half,
    leader: orNull(leader),
    rule,
  }),
  usurpation: event('A usurpation has succeeded, or failed.', { half, won: flag }),
  /** UR-3.5.2-ad */
  escort: event('He escorts the young Augustus.', { leader }),
  stratagem: event('A camp plays a stratagem.', { camp, stratagem }),
  hand: event('How many counters a seat drew, gave back or received.', { seat, change: whole(-99, 99), rule }),
  drawn: event('What it drew; told to its seat alone.', { seat, stratagem }),
  returned: event('What it gave back; told to its seat alone.', { seat, stratagem }),
  kept: event('All that it holds is of use to it.', { seat }),
  initiative: event('Who has the initiative.', { camp, rule }),
  'smc-total': event('How many SMC there are this year, and how many each camp has.', {
    total: count,
    roman: count,
    barbarian: count,
  }),
  smc: event('An SMC of that camp begins; so many are left.', { camp, left: count }),
  event: event('The event of the year, by its number.', { number: whole(1, 15) }),
  'pax-romana': event('A year of peace begins, or is broken.', { broken: flag }),
  battle: event('A battle begins.', { at: place, attacker: camp, attackers: pieces, defenders: pieces }),
  'battle-result': event(
    'Its column (0 to 9), its row, what the table says, and what has shifted the column and the die.',
    {
      at: place,
      /** The column of the ratio alone. */
      ratio: whole(0, 9),
      shifts: modifiers,
      modifiers,
      column: whole(0, 9),
      row: whole(-2, 9),
      attacker: result,
      defender: result,
      winner: camp,
    },
  ),
  refused: event('Something has come to nothing.', { what: text(99, 'who or what'), rule }),
  score: event('A camp scores points.', { camp, points: whole(-999, 999), rule }),
  exchange: event('The players exchange their camps; `roman`: who is the Roman now.', { half, roman: seat }),
  marker: event('A marker is placed, or taken away: null. That of a migration lies on a people.', {
    marker: text(99, 'the name of a marker or fleet'),
    at: orNull(text(99, 'the name of a place or people')),
  }),
  end: event('The game is over, by this clause; no winner: a draw.', { winner: orNull(camp), rule }),
}

export type UltimusEvent = GameEvent & EventsOf<typeof events>

export type Table = EngineTable<UltimusEvent>
