/** An attempt to intercept or to avoid battle, on its sheet. */
import { type PowerName, powerOf, type View } from '@tabularium/barbarians-at-the-gates/shown'
import type { Roll } from '@tabularium/engine'
import type { Line } from '@tabularium/engine/room'
import type { Battle, BattleRound, Ending, FaceCard, Onlooker, SumLine } from '../../page/battle/battle.ts'
import { comersIn, type ReactionFacts, reactionTold } from './battle-facts.ts'
import { addedLine, signed } from './battle-field.ts'
import { isMine, playerOfSeat, sideName, sideOf } from './battle-sides.ts'
import { battleWords } from './battle-words.ts'
import { sideOfPower } from './sides.ts'

const FACES = [1, 2, 3, 4, 5, 6]

/** BG-11.1.3 BG-11.2.3: the clauses are alike. */
const clauseOf = (why: string, what: ReactionFacts['what']): string | null => {
  const letter = { tactics: 'a', road: 'b', hostile: 'c' }[why]
  return letter === undefined ? 'BG-7.1-an' : `BG-11.${what === 'avoid' ? 1 : 2}.3-${letter}`
}

const addedTo = ({ modifiers }: ReactionFacts) => modifiers.reduce((all, { n }) => all + n, 0)

function cardsOf(facts: ReactionFacts, own: PowerName, other: PowerName, { language }: Onlooker): readonly FaceCard[] {
  const w = battleWords[language]
  return FACES.map((face) => {
    const succeeds = face + addedTo(facts) >= facts.needs
    return {
      face,
      title: succeeds ? w.succeeds[facts.what] : w.fails[facts.what],
      words: String(face + addedTo(facts)),
      side: sideOfPower[succeeds ? own : other],
    }
  })
}

function sumOf(facts: ReactionFacts, { language }: Onlooker): readonly SumLine[] {
  const w = battleWords[language]
  const lines = facts.modifiers.map(({ why, n }) => ({
    words: addedLine(why, language),
    clause: clauseOf(why, facts.what),
    value: signed(n),
  }))
  return [
    { words: w.reactionHint, clause: `BG-11.${facts.what === 'avoid' ? 1 : 2}.3-a`, value: `${facts.needs}+` },
    ...lines,
  ]
}

export function reactionOf(facts: ReactionFacts, view: View, onlooker: Onlooker): Battle {
  const w = battleWords[onlooker.language]
  const power = powerOf(view, facts.leader)
  const comers = comersIn(view) ?? { power: power === 'barbarian' ? 'loyalist' : 'barbarian', cu: 0, leader: null }
  const own = sideOf({ power, cu: 0, leader: facts.leader, role: w.trying(isMine(power, onlooker)) }, view, onlooker)
  const other = sideOf({ ...comers, role: w.moving(isMine(comers.power, onlooker)) }, view, onlooker)
  const succeeds: Ending = { words: w.succeeds[facts.what], chance: facts.chance, side: sideOfPower[power] }
  const fails: Ending = { words: w.fails[facts.what], chance: 1 - facts.chance, side: sideOfPower[comers.power] }
  const isLeft = !isMine(comers.power, onlooker)
  const tried = { ...own, strength: `${signed(addedTo(facts))}`, unit: '' }
  return {
    place: facts.to,
    title: w.reactionTitle(
      sideName(facts.leader, power, view, onlooker),
      onlooker.name(facts.to),
      facts.what === 'intercept',
    ),
    left: isLeft ? tried : other,
    right: isLeft ? other : tried,
    sum: sumOf(facts, onlooker),
    about: '',
    wins: isLeft ? succeeds : fails,
    chances: isLeft ? [succeeds, fails] : [fails, succeeds],
    endings: [],
    stake: null,
    table: null,
    faces: cardsOf(facts, power, comers.power, onlooker),
    dice: [{ die: 'd6', face: 4 }],
    hint: w.reactionHint,
    goes: facts.what === 'avoid' ? w.goes.slip : w.goes.declare,
  }
}

export function reactionRound(
  roll: Roll,
  lines: readonly Line[],
  view: View,
  onlooker: Onlooker,
): readonly BattleRound[] {
  const w = battleWords[onlooker.language]
  const told = lines.find(({ event }) => event.type === 'intercept' || event.type === 'avoid')?.event
  if (told === undefined) return []
  const facts = reactionTold(roll, String(told.to))
  const battle = reactionOf(facts, view, onlooker)
  const power = powerOf(view, facts.leader)
  const succeeds = told.succeeds === true
  const isWatching = playerOfSeat(onlooker) === null
  const own = isMine(power, onlooker)
  return [
    {
      before: battle,
      after: battle,
      result: {
        dice: [{ die: 'd6', face: roll.face }],
        cell: null,
        face: roll.face,
        word: own ? (succeeds ? w.done : w.failed) : succeeds ? w.succeeds[facts.what] : w.fails[facts.what],
        side: succeeds ? sideOfPower[power] : null,
        sentence: w.reactionSentence(roll.face, roll.face + addedTo(facts), facts.needs),
        losses: { left: '', right: '' },
        points: [],
        had: isWatching ? null : battle.wins.chance,
      },
    },
  ]
}
