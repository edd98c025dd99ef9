/** Chapter 2.4.2, and what examples and cards say of leaders. */
import type { RuleId } from '@tabularium/engine'
import type { BoardFile } from '../schema.ts'
import { type Breach, holds, inference, sameNames, statement } from './survey.ts'

type LeaderFile = BoardFile['leaders'][number]
type Ratings = Pick<LeaderFile, 'initiative' | 'tactical' | 'emperor'>

/** One side of a counter, with the counter it is on. */
interface Side extends Ratings {
  readonly name: string
  readonly counter: LeaderFile
}

const sidesOf = ({ leaders }: BoardFile): readonly Side[] =>
  leaders.flatMap((counter) =>
    [counter, ...(counter.reverse === null ? [] : [counter.reverse])].map((side) => ({ ...side, counter })),
  )

/** The side with this name that is up first. */
const sideNamed = (file: BoardFile, name: string): Side | undefined => sidesOf(file).find((side) => side.name === name)

/** BG-2.4.2.1-a: of two counters no two sides have one name. */
function* uniqueNames(file: BoardFile): Iterable<Breach> {
  const sides = sidesOf(file)
  for (const [i, counter] of file.leaders.entries()) {
    const shared = sides.find(
      (side) => side.counter !== counter && [counter.name, counter.reverse?.name].includes(side.name),
    )
    if (shared !== undefined)
      yield { path: ['leaders', i, 'name'], message: `Another leader is called ${shared.name} too.` }
  }
}

/** BG-2.2.1-a BG-2.2.1-j: the leader of a tribe is a Barbarian, any other is a Roman. */
function* powerByTribe({ leaders }: BoardFile): Iterable<Breach> {
  for (const [i, { name, tribe, power }] of leaders.entries()) {
    if ((tribe !== null) !== (power === 'barbarian'))
      yield { path: ['leaders', i, 'power'], message: `${name}: a leader of a tribe is Barbarian, any other is not.` }
  }
}

/** BG-2.4.2.5-b */
function* usurperBehind({ leaders }: BoardFile): Iterable<Breach> {
  for (const [i, { id, name, power, reverse }] of leaders.entries()) {
    if (power === 'loyalist' && (reverse?.id !== id || reverse.name !== name))
      yield { path: ['leaders', i, 'reverse'], message: `The reverse of ${name} is his Usurper counterpart.` }
  }
}

/** Whose leader he is: a tribe, or a power of the Romans. */
const who = (rule: RuleId, name: string, whose: string) =>
  statement(
    rule,
    holds(['leaders'], `${name} is a leader of: ${whose}.`, (file) => {
      const its = sideNamed(file, name)?.counter
      return its !== undefined && (its.tribe ?? its.power) === whose
    }),
  )

const rated = (rule: RuleId, name: string, ratings: Partial<Ratings>) =>
  statement(rule, function* (file) {
    const side = sideNamed(file, name)
    for (const rating of ['initiative', 'tactical', 'emperor'] as const) {
      const value = ratings[rating]
      if (side === undefined || value === undefined || side[rating] === value) continue
      yield { path: ['leaders', file.leaders.indexOf(side.counter)], message: `${name}: ${rating} ${value}.` }
    }
  })

/** He may be Allied, so his tribe has an Allied side. */
const maybeAllied = (rule: RuleId, name: string) =>
  statement(
    rule,
    holds(['leaders'], `${name} is the leader of a tribe that can be Allied.`, (file) => {
      const tribe = sideNamed(file, name)?.counter.tribe
      return file.tribes.some(({ id, canBeAllied }) => id === tribe && canBeAllied)
    }),
  )

const hasSuccessor = ({ id, tribe, reverse, initiative, tactical }: LeaderFile): boolean => {
  if (tribe === null || reverse === null || reverse.id === id) return false
  return reverse.initiative !== initiative || reverse.tactical !== tactical
}

const ofTribalActions = ['Sarus', 'Ricimer']

export const leaders = [
  statement('BG-2.4.2.1-a', uniqueNames),
  statement('BG-2.2.1-a', powerByTribe),
  statement('BG-2.4.2.5-b', usurperBehind),
  statement(
    'BG-2.4.2.5-c',
    holds(['leaders'], 'Dux Byzantina is Byzantine and no Emperor, his reverse Julius Nepos is one.', (file) => {
      const [dux, nepos] = ['Dux Byzantina', 'Julius Nepos'].map((name) => sideNamed(file, name))
      return dux?.counter.power === 'byzantine' && dux.counter === nepos?.counter && !dux.emperor && nepos.emperor
    }),
  ),
  statement(
    'BG-2.4.2.5-d',
    holds(
      ['leaders'],
      'Many leaders of tribes have a successor with other ratings on the reverse.',
      (file) => file.leaders.filter(hasSuccessor).length > 2,
    ),
  ),
  statement(
    'BG-7.2-d',
    holds(
      ['leaders'],
      'Sarus and Ricimer, who enter by cards, are the Loyalists whom a Tribal action may activate.',
      (file) => {
        const found = file.leaders.filter(({ tribalAction }) => tribalAction)
        return (
          sameNames(
            found.map(({ name }) => name),
            ofTribalActions,
          ) && found.every(({ power, entry }) => power === 'loyalist' && entry.by === 'card')
        )
      },
    ),
  ),
  who('BG-5.7-x4', 'Bonifatius', 'loyalist'),
  who('BG-12.2.2-x1', 'Aetius', 'loyalist'),
  who('BG-9.0-x3', 'Barbatio', 'loyalist'),
  who('BG-10.5.3-x2', 'Symmachus', 'loyalist'),
  who('BG-12.2.4-x1', 'Magnus Maximus', 'loyalist'),
  who('BG-7.1-x2', 'Chlodio', 'franks'),
  who('BG-7.1-x4', 'Vuradech', 'picti'),
  who('BG-10.4.3-x1', 'Wermund', 'angles'),
  who('BG-10.2.3-k', 'Vortigern', 'britons'),
  who('BG-14.1.2-m', 'Genseric', 'vandals'),
  who('BG-14.1.2-x5', 'Jute Commander', 'jutes'),
  who('BG-16.2-x5', 'Attila', 'huns'),
  maybeAllied('BG-18.0-x3', 'Alaric'),
  maybeAllied('BG-12.2.2-x4', 'Theodoric'),
  inference(
    'BG-12.2.2-x4',
    holds(['leaders'], 'Theodoric is the successor of Alaric.', (file) =>
      file.leaders.some(({ name, reverse }) => name === 'Alaric' && reverse?.name === 'Theodoric'),
    ),
  ),
  rated('BG-10.2.1-x1', 'Aetius', { initiative: 1 }),
  rated('BG-10.2.1-x2', 'Honorius', { initiative: 3 }),
  rated('BG-10.5.3-x2', 'Honorius', { emperor: true }),
  rated('BG-12.2.1-x1', 'Aetius', { tactical: 4 }),
  rated('BG-12.2.1-x1', 'Attila', { tactical: 4 }),
  statement(
    'BG-12.2.4-x1',
    holds(['leaders'], 'The Tactical Rating of Magnus Maximus is 2 above that of Vuradech.', (file) => {
      const [maximus, vuradech] = ['Magnus Maximus', 'Vuradech'].map((name) => sideNamed(file, name)?.tactical)
      return maximus !== undefined && vuradech !== undefined && maximus === vuradech + 2
    }),
  ),
]
