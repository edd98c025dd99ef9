/** A battle in the field, on its sheet: both sides, every modifier with its clause, the losses that each face brings. */
import { cardName } from '@tabularium/barbarians-at-the-gates/lexicon'
import { cards, lossesFor, type PowerName, type View } from '@tabularium/barbarians-at-the-gates/shown'
import type { Language } from '@tabularium/engine'
import type { Line } from '@tabularium/engine/room'
import type { Battle, BattleRound, BattleTable, Ending, Onlooker, SumLine } from '../../page/battle/battle.ts'
import type { Added, BattleFacts, Side } from './battle-facts.ts'
import { isMine, playerOfSeat, sideName, sideOf } from './battle-sides.ts'
import { battleWords } from './battle-words.ts'
import { sideOfPower } from './sides.ts'

export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0')

/** What is added, in words; a card by its name. */
export function addedWords(why: string, language: Language): string {
  const w = battleWords[language]
  return cards.has(why) ? cardName(why, language) : (w.modifier[why] ?? w.other)
}

/** At the beginning of a line. */
export function addedLine(why: string, language: Language): string {
  const words = addedWords(why, language)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The clauses of what is told in a word. */
const CLAUSES: Readonly<Record<string, string>> = { engineers: 'BG-13.2-c', card: 'BG-7.1-an', court: 'BG-7.1-an' }

export const clauseOfAdded = ({ why }: Added): string | null =>
  why.startsWith('BG-') ? why : cards.has(why) ? 'BG-7.1-an' : (CLAUSES[why] ?? null)

type Key = 'attackers' | 'defenders'

/** The viewer's own side is left; the attackers, if he has none. */
function order({ attackers, defenders }: BattleFacts, onlooker: Onlooker): readonly [left: Key, right: Key] {
  const isDefender = isMine(defenders.power, onlooker) && !isMine(attackers.power, onlooker)
  return isDefender ? ['defenders', 'attackers'] : ['attackers', 'defenders']
}

function sumOf(facts: BattleFacts, keys: readonly Key[], view: View, onlooker: Onlooker): readonly SumLine[] {
  const w = battleWords[onlooker.language]
  const hasBetter = [facts.attackers, facts.defenders].some(({ modifiers }) =>
    modifiers.some(({ why }) => why === 'BG-12.2.1-a'),
  )
  const equal: SumLine = { words: w.equal, clause: 'BG-12.2.1-b', value: '0' }
  const lines = keys.flatMap((key): readonly SumLine[] => {
    const { leader, power, modifier, modifiers } = facts[key]
    const name = sideName(leader, power, view, onlooker)
    return [
      ...modifiers.map((added) => ({
        words: w.of(name, addedWords(added.why, onlooker.language)),
        clause: clauseOfAdded(added),
        value: signed(added.n),
      })),
      { words: w.total(name), clause: 'BG-12.2.4-a', value: signed(modifier), isTotal: true },
    ]
  })
  return hasBetter ? lines : [equal, ...lines]
}

const FACES = [1, 2, 3, 4, 5, 6]

/** By face of the die: what each side inflicts. */
function tableOf(facts: BattleFacts, keys: readonly Key[], view: View, onlooker: Onlooker): BattleTable {
  const w = battleWords[onlooker.language]
  const row = ({ leader, power, cu, modifier }: Side) => ({
    head: w.row(sideName(leader, power, view, onlooker), cu, signed(modifier)),
    cells: FACES.map((face) => ({ words: String(lossesFor(face + modifier, cu)), side: sideOfPower[power] })),
  })
  return {
    title: w.table,
    columns: FACES.map(String),
    live: null,
    rows: keys.map((key) => row(facts[key])),
    note: w.note,
  }
}

/** How many of the likeliest losses of a side are told. */
const MOST_ENDINGS = 4

function endingsOf(facts: BattleFacts, keys: readonly Key[], view: View, onlooker: Onlooker): readonly Ending[] {
  const w = battleWords[onlooker.language]
  return keys.flatMap((key) => {
    const { leader, power } = facts[key]
    const name = sideName(leader, power, view, onlooker)
    const lost = key === 'attackers' ? facts.attackersLose : facts.defendersLose
    return lost
      .map((chance, cu): Ending => ({ words: w.lose(name, cu), chance, side: sideOfPower[power] }))
      .filter(({ chance }) => chance > 0)
      .slice(0, MOST_ENDINGS)
  })
}

const chanceOf = ({ attackersWin }: BattleFacts, key: Key) => (key === 'attackers' ? attackersWin : 1 - attackersWin)

export function battleOf(
  facts: BattleFacts,
  view: View,
  onlooker: Onlooker,
  lost: Readonly<Record<Key, number>> = { attackers: 0, defenders: 0 },
): Battle {
  const w = battleWords[onlooker.language]
  const keys = order(facts, onlooker)
  const [left, right] = keys
  const side = (key: Key) => {
    const { power, cu, leader } = facts[key]
    const role = w.role(key === 'attackers', isMine(power, onlooker))
    return sideOf({ power, cu, leader, role, lost: lost[key] }, view, onlooker)
  }
  const wins = (key: Key): Ending => ({
    words: w.wins(facts[key].power),
    chance: chanceOf(facts, key),
    side: sideOfPower[facts[key].power],
  })
  return {
    place: facts.at,
    title: w.title(onlooker.name(facts.at)),
    left: side(left),
    right: side(right),
    sum: sumOf(facts, keys, view, onlooker),
    about: w.about,
    wins: wins(left),
    chances: [wins(left), wins(right)],
    endings: endingsOf(facts, keys, view, onlooker),
    stake: w.stake,
    table: tableOf(facts, keys, view, onlooker),
    faces: null,
    dice: [
      { die: 'd6', face: 4 },
      { die: 'd6', face: 3 },
    ],
    hint: w.hint,
    goes: w.goes.march,
  }
}

/** Points and Plunder that followed. */
export function pointsIn(lines: readonly Line[], { language }: Onlooker) {
  const w = battleWords[language]
  return lines.flatMap(({ event }) => {
    if (event.type === 'plunder') return [{ words: w.plunder(Number(event.by)), clause: String(event.rule) }]
    return event.type === 'vp' ? [{ words: w.vp(Number(event.by)), clause: String(event.rule) }] : []
  })
}

export function roundOf(
  facts: BattleFacts,
  attack: number,
  defence: number,
  lines: readonly Line[],
  view: View,
  onlooker: Onlooker,
): BattleRound {
  const w = battleWords[onlooker.language]
  const faces: Readonly<Record<Key, number>> = { attackers: attack, defenders: defence }
  const inflicted = (key: Key) => lossesFor(faces[key] + facts[key].modifier, facts[key].cu)
  const other = (key: Key): Key => (key === 'attackers' ? 'defenders' : 'attackers')
  const lost = (key: Key) => Math.min(facts[key].cu, inflicted(other(key)))
  const [left, right] = order(facts, onlooker)
  const won = lines.find(({ event }) => event.type === 'won')?.event
  const winner: Key = won?.winner === 'defenders' ? 'defenders' : 'attackers'
  const before = battleOf(facts, view, onlooker)
  const name = (key: Key) => sideName(facts[key].leader, facts[key].power, view, onlooker)
  const isWatching = playerOfSeat(onlooker) === null
  return {
    before,
    after: battleOf(facts, view, onlooker, { attackers: lost('attackers'), defenders: lost('defenders') }),
    result: {
      dice: [left, right].map((key) => ({ die: 'd6', face: faces[key] })),
      cell: [0, faces[left] - 1],
      face: null,
      word: wordOf(facts[winner].power, winner === left, left === 'attackers', isWatching, onlooker),
      side: sideOfPower[facts[winner].power],
      sentence: w.sentence(inflicted(left), inflicted(right)),
      losses: { left: w.fallen(name(left), lost(left)), right: w.fallen(name(right), lost(right)) },
      points: pointsIn(lines, onlooker),
      had: isWatching ? null : chanceOf(facts, left),
    },
  }
}

function wordOf(
  winner: PowerName,
  isWon: boolean,
  wasAttacking: boolean,
  isWatching: boolean,
  { language }: Onlooker,
): string {
  const w = battleWords[language]
  if (isWatching) return w.wins(winner)
  return isWon ? w.victory : wasAttacking ? w.repulsed : w.beaten
}
