/** The tables and the turn track: what is known of their cells. */
import type { RuleId } from '@tabularium/engine'
import { turnNames } from '../../terms.ts'
import type { BoardFile } from '../schema.ts'
import { type Breach, holds, inference, statement, waves } from './survey.ts'

/** BG-12.2.4-j: number of CU, modified roll, losses. */
const combatCells = [
  [4, 6, 2],
  [4, 5, 1],
  [7, 5, 2],
] as const

function* knownCells({ tables }: BoardFile): Iterable<Breach> {
  for (const [cu, roll, losses] of combatCells) {
    if (tables.combat.losses[roll][cu - 1] !== losses)
      yield { path: ['tables', 'combat', 'losses', roll, cu - 1], message: `${cu} CU on ${roll} score ${losses}.` }
  }
}

/** BG-12.2.4-b: who rolls more or has more scores no less. */
function* combatRises({ tables: { combat } }: BoardFile): Iterable<Breach> {
  for (const [roll, row] of combat.losses.entries()) {
    for (const [column, losses] of row.entries()) {
      const below = Math.max(combat.losses[roll - 1]?.[column] ?? 0, row[column - 1] ?? 0)
      if (losses < below)
        yield { path: ['tables', 'combat', 'losses', roll, column], message: `${column + 1} CU on ${roll} score less.` }
    }
  }
}

/** BG-13.2-m: the points of modified rolls 1 to 6. */
const siegePoints = [0, 0, 1, 1, 1, 2]

function* pointsAsKnown({ tables }: BoardFile): Iterable<Breach> {
  for (const [i, points] of siegePoints.entries()) {
    if (tables.siege.results[i].points !== points)
      yield { path: ['tables', 'siege', 'results', i, 'points'], message: `A ${i + 1} gives ${points} Siege Points.` }
  }
}

function* attritionCell({ tables: { attrition } }: BoardFile): Iterable<Breach> {
  const column = attrition.columns.findLastIndex((least) => least <= 3)
  if (attrition.losses[2][column] !== 1)
    yield { path: ['tables', 'attrition', 'losses', 2, column], message: '3 CU with a roll of 3 lose 1.' }
}

/** BG-10.2.1-a to BG-10.2.1-d */
function apOf(initiative: number, ops: number): number | null {
  if (initiative === 3 && ops === 1) return null
  return 4 + (ops > initiative ? ops - initiative : 2 * (ops - initiative))
}

function* activationByFormula({ tables }: BoardFile): Iterable<Breach> {
  for (const [i, row] of tables.activation.ap.entries()) {
    for (const [o, ap] of row.entries()) {
      const expected = apOf(i + 1, o + 1)
      if (ap === expected) continue
      const message = `Initiative ${i + 1} with ${o + 1} OPs: ${expected === null ? 'not allowed' : `${expected} AP`}.`
      yield { path: ['tables', 'activation', 'ap', i, o], message }
    }
  }
}

type Reaction = 'success' | 'romanAlongClear' | 'intoEnemySpace'

const reaction = (rule: RuleId, member: Reaction, value: number, message: string) =>
  statement(
    rule,
    holds(['tables', 'reaction', member], message, ({ tables }) => tables.reaction[member] === value),
  )

/** BG-6.2.1-j */
const levels = [0, 0, 1, 1, 2, 2, 2, 3, 3, 3, 3]

type Turn = BoardFile['tables']['turns'][number]

/** Holds each turn of the track to what is said of it. */
const everyTurn = (test: (turn: Turn, i: number) => boolean, message: (turn: string) => string) =>
  function* ({ tables }: BoardFile): Iterable<Breach> {
    for (const [i, turn] of tables.turns.entries()) {
      if (!test(turn, i)) yield { path: ['tables', 'turns', i], message: message(turn.turn) }
    }
  }

const waveOn = (turn: string) => waves.find((wave) => wave.turn === turn)?.section ?? null

/** BG-5.7-af */
function* oneEmperor({ tables, leaders }: BoardFile): Iterable<Breach> {
  for (const [i, turn] of tables.turns.entries()) {
    const emperors = leaders.filter(({ id, emperor }) => emperor && turn.leaders.includes(id))
    if (emperors.length > 1)
      yield { path: ['tables', 'turns', i, 'leaders'], message: `Turn ${turn.turn} has two Emperors.` }
  }
}

export const tables = [
  statement('BG-12.2.4-j', knownCells),
  inference('BG-12.2.4-b', combatRises),
  statement('BG-13.2-m', pointsAsKnown),
  statement(
    'BG-13.2-e',
    holds(['tables', 'siege', 'results'], 'A siege roll costs one besieging CU at most.', (file) =>
      file.tables.siege.results.every(({ loss }) => loss < 2),
    ),
  ),
  statement('BG-18.0-i', attritionCell),
  statement('BG-10.2.1-e', activationByFormula),
  reaction('BG-11.1.3-a', 'success', 6, 'A reaction succeeds on 6.'),
  reaction('BG-11.1.3-b', 'romanAlongClear', 1, 'A Roman along a clear connection has +1.'),
  reaction('BG-11.1.3-c', 'intoEnemySpace', -1, 'Into an enemy space the roll has -1.'),
  statement(
    'BG-14.1.2-t',
    holds(
      ['tables', 'raidCityRoll'],
      'A 6 costs raiders one CU.',
      (file) => file.tables.raidCityRoll.eliminates.join() === '6',
    ),
  ),
  statement(
    'BG-3.1-b',
    holds(
      ['tables', 'turns'],
      'The turns are A and B, and 1 to 9.',
      (file) => file.tables.turns.map(({ turn }) => turn).join() === turnNames.join(),
    ),
  ),
  statement(
    'BG-6.2.1-j',
    everyTurn(
      ({ wave }, i) => wave === levels[i],
      (turn) => `Turn ${turn} has another Wave level.`,
    ),
  ),
  statement(
    'BG-3.1-d',
    everyTurn(
      ({ turn, add }) => add === waveOn(turn),
      () => 'Waves come on turns 1, 3 and 6.',
    ),
  ),
  statement(
    'BG-6.2.1-b',
    everyTurn(
      ({ turn, remove }) => remove === (turn === '1' ? 'prelude' : null),
      () => 'Prelude cards leave the game on turn 1.',
    ),
  ),
  statement(
    'BG-6.2.1-c',
    everyTurn(
      ({ turn, reshuffle }) => reshuffle === (turn === '1'),
      () => 'The discard pile is shuffled in on turn 1 only.',
    ),
  ),
  inference('BG-5.7-af', oneEmperor),
]
