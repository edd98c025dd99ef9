/** Every roll of the game, in the order of a year. */
import { nameOf, optional, whole } from '@tabularium/engine/fields'
import { type RollForm, roll } from '@tabularium/engine/forms'

const number = whole(-99, 99)
const leader = nameOf('leader')
const at = nameOf('place')

export const rolls: readonly RollForm[] = [
  roll('initiative', 'd6', 'Phase B of every year but the first.', { below: number }),
  roll('rex', 'd6', 'Phase C, when a Rex is played; and when a vacant throne gives one.', { leader, atMost: number }),
  roll('rebellion', 'd6', 'Phase C, when a Rebellion is played.', { people: nameOf('people'), above: number }),
  roll('usurpation', 'd6', 'When a usurpation is played, after the answer to it.', {
    leader,
    modifier: number,
    atMost: number,
  }),
  roll(
    'spokesman',
    ['d2', 'd3', 'd4', 'd5', 'd6', 'd7', 'd8', 'd9'],
    'A lot, before the loyalty, if several leaders of a zone have the highest CP; a die of as many sides.',
    { at },
  ),
  roll('loyalty', 'd6', 'Of a usurpation: for each zone of the diocese whose leader may join.', {
    leader,
    atLeast: number,
  }),
  roll('spread', 'd10', 'When a usurpation spreads into a diocese.', { diocese: nameOf('diocese'), below: number }),
  roll('rally', 'd6', 'When a leader tries to rally the units of a zone.', { at, atMost: number }),
  roll('assassination', 'd10', 'When an Assassination is played; and of each leader in its peril.', {
    leader,
    modifier: optional(number),
    atLeast: number,
  }),
  roll('plague', 'd10', 'When a plague comes to a zone or somebody comes to it: for each of its leaders.', {
    leader,
    atLeast: number,
  }),
  roll('event', 'd6', 'Phase D: the first die of the event.'),
  roll('event', 'd10', 'At once after it, the second: the event is their sum.', {}, ['event']),
  roll('illness', 'd6', 'At once after event 4: even is the western Augustus.', {}, ['event']),
  roll('anger', 'd10', 'At once after event 11: 0 is all capitals, even those of the West.', {}, ['event']),
  roll('death', 'd10', 'Phase D, or phase C of a Pax Romana: for each leader whose year it is.', {
    leader,
    below: number,
  }),
  roll('approval', 'd6', 'A succession in the West: does the Augustus of the East consent?', {
    leader,
    atMost: number,
  }),
  roll('escape', 'd10', 'Phase E: for each leader alone among enemies, after a move or a battle.', {
    leader,
    below: number,
  }),
  roll('evasion', 'd6', 'A battle, if the defender evades.', { at, below: number, modifier: number }),
  roll('battle', 'd6', 'A battle: the die of the table, once all stratagems are played.', {
    at,
    column: whole(0, 9),
    modifier: number,
  }),
  roll('council', 'd6', 'Phase F, if there is a Council, after the answer to it.', { atMost: number }),
  roll('siege', 'd10', 'Phase F: for an Augustus in his box while the enemy holds the zone.', { below: number }),
  roll('walls', 'd6', 'At once after it, if Constantinopolis would fall.', { below: number }, ['siege']),
  roll('federation', ['d6', 'd10'], 'Phase F: a victor tries to federate a people, d10 a major one.', {
    below: number,
  }),
]
