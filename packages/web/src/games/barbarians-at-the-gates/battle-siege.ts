/** A siege roll on its sheet: a card for each face of the die. */
import {
  controlOf,
  cuIn,
  garrisonIn,
  isInside,
  leadersAt,
  type PowerName,
  powerOf,
  siegeResult,
  type View,
} from '@tabularium/barbarians-at-the-gates/shown'
import type { Roll } from '@tabularium/engine'
import type { Line } from '@tabularium/engine/room'
import type { Battle, BattleRound, Ending, FaceCard, Onlooker, SumLine } from '../../page/battle/battle.ts'
import { type SiegeFacts, siegeTold } from './battle-facts.ts'
import { addedLine, clauseOfAdded, pointsIn, signed } from './battle-field.ts'
import { isMine, playerOfSeat, sideOf } from './battle-sides.ts'
import { battleWords } from './battle-words.ts'
import { sideOfPower } from './sides.ts'

const FACES = [1, 2, 3, 4, 5, 6]

/** Whose walls they are. */
function holderOf(view: View, at: string): PowerName {
  const holder = controlOf(view, at)
  return holder === 'none' ? 'loyalist' : holder
}

const sum = (cu: readonly (readonly [PowerName, number])[]) => cu.reduce((all, [, number]) => all + number, 0)

/** BG-2.2.1-g: Byzantines besiege with the Loyalists. */
const isWith = (power: PowerName, besieger: PowerName) =>
  power === besieger || (besieger === 'loyalist' && power === 'byzantine')

function cardsOf(
  { modifier, needed, power }: SiegeFacts,
  holder: PowerName,
  { language }: Onlooker,
): readonly FaceCard[] {
  const w = battleWords[language]
  return FACES.map((face) => {
    const { points, loss } = siegeResult(face + modifier)
    const falls = points >= needed
    return {
      face,
      title: falls ? w.falls : w.face(points),
      words: w.besiegersLose(loss),
      side: sideOfPower[points > 0 ? power : holder],
    }
  })
}

function sumOf(facts: SiegeFacts, { language }: Onlooker): readonly SumLine[] {
  const w = battleWords[language]
  const added = facts.modifiers.map((each) => ({
    words: addedLine(each.why, language),
    clause: clauseOfAdded(each),
    value: signed(each.n),
  }))
  const none: SumLine = { words: w.noModifier, clause: 'BG-13.2-c', value: '0' }
  return [
    { words: w.needed, clause: 'BG-13.2-f', value: String(facts.needed) },
    ...(added.length === 0 ? [none] : added),
  ]
}

const winsOf = ({ modifier, needed }: SiegeFacts): number =>
  FACES.filter((face) => siegeResult(face + modifier).points >= needed).length / FACES.length

export function siegeOf(
  facts: SiegeFacts,
  view: View,
  onlooker: Onlooker,
  lost = { besiegers: 0, garrison: 0 },
): Battle {
  const w = battleWords[onlooker.language]
  const { at, power, needed } = facts
  const holder = holderOf(view, at)
  const outside = cuIn(view, at).filter(([each]) => isWith(each, power))
  const leaders = leadersAt(view, at)
  const commander = leaders.find((leader) => !isInside(view, leader) && isWith(powerOf(view, leader), power)) ?? null
  const defender = leaders.find((leader) => isInside(view, leader)) ?? null
  const cards = cardsOf(facts, holder, onlooker)
  const falls: Ending = { words: w.falls, chance: winsOf(facts), side: sideOfPower[power] }
  const holds: Ending = { words: w.holds, chance: 1 - winsOf(facts), side: sideOfPower[holder] }
  const besiegers = sideOf(
    { power, cu: sum(outside), leader: commander, role: w.besieger(isMine(power, onlooker)), lost: lost.besiegers },
    view,
    onlooker,
  )
  const garrison = sideOf(
    {
      power: holder,
      cu: sum(garrisonIn(view, at)),
      leader: defender,
      role: w.besieged(isMine(holder, onlooker)),
      lost: lost.garrison,
      strength: [String(needed), w.points],
    },
    view,
    onlooker,
  )
  const isLeft = !isMine(holder, onlooker)
  return {
    place: at,
    title: w.siegeTitle(onlooker.name(at)),
    left: isLeft ? besiegers : garrison,
    right: isLeft ? garrison : besiegers,
    sum: sumOf(facts, onlooker),
    about: '',
    wins: isLeft ? falls : holds,
    chances: isLeft ? [falls, holds] : [holds, falls],
    endings: endingsOf(cards),
    stake: null,
    table: null,
    faces: cards,
    dice: [{ die: 'd6', face: 4 }],
    hint: w.siegeHint,
  }
}

/** The same results together. */
function endingsOf(cards: readonly FaceCard[]): readonly Ending[] {
  const found = new Map<string, Ending>()
  for (const { title, words, side } of cards) {
    const said = `${title}, ${words}`
    found.set(said, { words: said, side, chance: (found.get(said)?.chance ?? 0) + 1 / cards.length })
  }
  return [...found.values()]
}

export function siegeRound(roll: Roll, lines: readonly Line[], view: View, onlooker: Onlooker): BattleRound {
  const w = battleWords[onlooker.language]
  const facts = siegeTold(roll, view)
  const { points } = siegeResult(roll.face + facts.modifier)
  const fell = lines.some(({ event }) => event.type === 'control' && event.space === facts.at)
  const lost = (isGarrison: boolean) =>
    lines.reduce((all, { event }) => {
      const isIts = event.type === 'lose' && (event.rule === 'BG-13.2-f') === isGarrison
      return isIts ? all + Number(event.cu) : all
    }, 0)
  const fallen = { besiegers: lost(false), garrison: lost(true) }
  const before = siegeOf(facts, view, onlooker)
  const after = siegeOf(facts, view, onlooker, fallen)
  const holder = holderOf(view, facts.at)
  const isWatching = playerOfSeat(onlooker) === null
  const isHolder = isMine(holder, onlooker)
  const lossWords = (isLeft: boolean) => {
    const isGarrison = isLeft === isHolder
    return w.fallen(isLeft ? before.left.name : before.right.name, isGarrison ? fallen.garrison : fallen.besiegers)
  }
  return {
    before,
    after,
    result: {
      dice: [{ die: 'd6', face: roll.face }],
      cell: null,
      face: roll.face,
      word: fell ? (isHolder ? w.lost : w.falls) : isHolder ? w.holds : w.face(points),
      side: sideOfPower[fell ? facts.power : holder],
      sentence: w.siegeSentence(roll.face, points, fell),
      losses: { left: lossWords(true), right: lossWords(false) },
      points: pointsIn(lines, onlooker),
      had: isWatching ? null : before.wins.chance,
    },
  }
}
