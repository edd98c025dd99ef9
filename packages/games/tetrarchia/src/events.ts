/** What can happen in a game of Tetrarchia, told by names. */
import type { Table as EngineTable, GameEvent } from '@tabularium/engine'
import { flag, nameOf, orNull, type RecordOf, record, text, type ValueOf, whole, word } from '@tabularium/engine/fields'
import { type EventsOf, event, eventOf } from '@tabularium/engine/forms'
import { emperors } from './board.ts'

const emperor = word(...emperors)
const province = nameOf('province')
const sea = nameOf('sea')
const points = whole(0, 99)

const token = word('unrest', 'revolt', ...emperors)
export type TokenName = ValueOf<typeof token>

const cause = word(
  'set-up',
  'secure',
  'subdue',
  'calm',
  'spread',
  'result',
  'uprising',
  'devastation',
  'victory',
  'defeat',
)
export type Cause = ValueOf<typeof cause>

const side = { die: whole(1, 6), support: points, bonus: points, times: whole(1, 8), value: whole(0, 9999) }
/** One side of a combat: (die + support + bonus) x times. */
export type Side = RecordOf<typeof side>

const result = word('victory', 'draw', 'defeat')
export type Result = ValueOf<typeof result>

export const events = {
  fleet: event('A fleet is placed before the first turn.', { sea }),
  turn: event("An Emperor's turn begins with so many IP.", { turn: whole(0, 999_999), emperor, ip: points }),
  arrive: event('He comes to the board.', { emperor, at: province }),
  absent: event('He cannot come: every province where he may arrive is taken.', { emperor }),
  move: event('He moves, or is ordered to by another Emperor.', {
    emperor,
    from: province,
    to: province,
    cost: points,
    ordered: flag,
  }),
  sail: event('He moves a fleet.', { emperor, from: sea, to: sea }),
  token: event('What lies on a province is replaced; null: nothing lies there.', {
    at: province,
    was: orNull(token),
    now: orNull(token),
    cause,
  }),
  attack: event('An Emperor attacks an army, or an army an Emperor.', {
    attacker: word('emperor', 'army'),
    emperor,
    from: province,
    at: province,
  }),
  combat: event('How it ended, for the Emperor. The value of a side is (die + support + bonus) x times.', {
    emperor,
    army: province,
    roman: record(side),
    barbarian: record(side),
    result,
  }),
  strengthen: event('Galerius adds to his die.', { emperor, bonus: points }),
  army: eventOf(
    'An army comes to the board, advances, halts or is destroyed.',
    { change: word('enter'), at: province, region: nameOf('region') },
    { change: word('advance'), from: province, to: province },
    { change: word('halt'), at: province, before: province, why: word('army', 'broken-link', 'constantius') },
    { change: word('destroyed'), at: province },
  ),
  leave: event('An Emperor leaves the board; he comes back at the start of his next turn.', {
    emperor,
    from: province,
    why: word('revolt', 'defeat'),
  }),
  'barbarian-phase': event("The Barbarian phase of an Emperor's turn begins.", { turn: whole(0, 999_999), emperor }),
  protected: event('A province is protected: nothing happens there.', { at: province }),
  uprising: event('A province in Revolt rises: Revolt reaches those linked to it.', { at: province }),
  power: event('He spends a token from his hand for his power.', { emperor }),
  favour: event('One IP goes from an Emperor to another.', { from: emperor, to: emperor }),
  glory: event('He wins or loses one glory.', { emperor, change: whole<1 | -1>(-1, 1) }),
  end: event('The game is over, by this clause.', { victory: flag, rule: text(40, 'a clause') }),
}

export type TetrarchiaEvent = GameEvent & EventsOf<typeof events>

export type Table = EngineTable<TetrarchiaEvent>
