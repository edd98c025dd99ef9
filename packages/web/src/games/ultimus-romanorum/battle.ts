/** The battles of Ultimus Romanorum for the battle sheet: a side left and right, the sum between, a card for each face. */
import type { Line } from '@tabularium/engine/room'
import { type CampName, isView, type UltimusEvent, type View } from '@tabularium/ultimus-romanorum/shown'
import type {
  Battle,
  BattlePart,
  BattleRound,
  BattleSide,
  Ending,
  FaceCard,
  Onlooker,
} from '../../page/battle/battle.ts'
import { isRoll } from '../../page/log/turns.ts'
import { type Facts, factsForetold, factsTold, type Outcome } from './battle-facts.ts'
import { campOfSeat, pointsIn, SIDES, sideOf } from './battle-sides.ts'
import { sumOf } from './battle-sum.ts'
import { battleWords } from './battle-words.ts'
import { trialRounds } from './trial/trial.ts'

type Of<Type> = Extract<UltimusEvent, { type: Type }>

const loserOf = (outcome: Outcome, { attacker }: Facts) =>
  outcome.winner === attacker.camp ? ('defender' as const) : ('attacker' as const)

function faceCards(facts: Facts, { language }: Onlooker): readonly FaceCard[] {
  const w = battleWords[language]
  return facts.outcomes
    .flatMap((outcome) => outcome.faces.map((face) => ({ face, outcome })))
    .sort((a, b) => a.face - b.face)
    .map(({ face, outcome }): FaceCard => {
      const loser = loserOf(outcome, facts)
      const winner = loser === 'attacker' ? 'defender' : 'attacker'
      return {
        face,
        title: w.suffers(facts[loser].camp, outcome[loser].result),
        words: w.pays(outcome.winner, outcome[winner].result),
        side: SIDES[outcome.winner],
      }
    })
}

/** The same results together. */
function endingsOf(cards: readonly FaceCard[], facts: Facts): readonly Ending[] {
  const found = new Map<string, Ending>()
  const each = facts.forced === null ? 1 / Math.max(1, cards.length) : 1
  for (const { title, side } of facts.forced === null ? cards : cards.slice(0, 1)) {
    found.set(title, { words: title, side, chance: (found.get(title)?.chance ?? 0) + each })
  }
  return [...found.values()]
}

function battleOf(facts: Facts, view: View, onlooker: Onlooker): Battle {
  const w = battleWords[onlooker.language]
  const camp = campOfSeat(onlooker, view)
  const isLeft = camp === null || camp === facts.attacker.camp
  const attacker = sideOf(facts.attacker, true, camp === facts.attacker.camp, view, onlooker)
  const defender = sideOf(facts.defender, false, camp === facts.defender.camp, view, onlooker)
  const chanceOf = (its: CampName) => (its === facts.attacker.camp ? facts.attackerWins : 1 - facts.attackerWins)
  const ending = (its: CampName): Ending => ({ words: w.wins(its), chance: chanceOf(its), side: SIDES[its] })
  const mine = camp ?? facts.attacker.camp
  const theirs = mine === 'roman' ? 'barbarian' : 'roman'
  const faces = faceCards(facts, onlooker)
  return {
    place: facts.at,
    title: w.title(onlooker.name(facts.at)),
    left: isLeft ? attacker : defender,
    right: isLeft ? defender : attacker,
    sum: sumOf(facts, onlooker.language),
    about: '',
    wins: ending(mine),
    chances: [ending(mine), ending(theirs)],
    endings: endingsOf(faces, facts),
    stake: w.stake(facts.evasion, facts.refuge),
    table: null,
    faces,
    dice: [{ die: 'd6', face: 4 }],
    hint: w.dieIn(facts.column),
  }
}

/** By piece: what the battle did to it. */
function fates(lines: readonly Line[]): ReadonlyMap<string, 'lost' | 'weakened'> {
  const found = new Map<string, 'lost' | 'weakened'>()
  for (const { event } of lines) {
    if (event.type !== 'weaken' && event.type !== 'eliminate') continue
    const fate = event.type === 'weaken' ? 'weakened' : 'lost'
    if (Array.isArray(event.pieces)) for (const piece of event.pieces) found.set(String(piece), fate)
  }
  return found
}

function struck(side: BattleSide, ids: readonly string[], done: ReadonlyMap<string, 'lost' | 'weakened'>): BattleSide {
  const counters = side.counters.map((counter, i) => {
    const fate = done.get(ids[i] ?? '')
    return fate === undefined ? counter : { ...counter, struck: fate }
  })
  return { ...side, counters }
}

function lossesOf(
  ids: readonly string[],
  done: ReadonlyMap<string, 'lost' | 'weakened'>,
  { language }: Onlooker,
): string {
  const w = battleWords[language]
  const count = (fate: 'lost' | 'weakened') => ids.filter((id) => done.get(id) === fate).length
  const [lost, weakened] = [count('lost'), count('weakened')]
  const said = [...(lost > 0 ? [w.eliminated(lost)] : []), ...(weakened > 0 ? [w.weakened(weakened)] : [])]
  return said.length === 0 ? w.none : said.join(' ')
}

function wordOf(facts: Facts, result: Of<'battle-result'>, camp: CampName | null, { language }: Onlooker): string {
  const w = battleWords[language]
  if (camp === null) return w.wins(result.winner)
  if (camp === result.winner) return w.victory
  const suffered = camp === facts.attacker.camp ? result.attacker : result.defender
  return suffered === 'E' || suffered === 'A' ? w.word[suffered] : w.word.R
}

function roundOf(
  facts: Facts,
  result: Of<'battle-result'>,
  lines: readonly Line[],
  view: View,
  onlooker: Onlooker,
): BattleRound {
  const w = battleWords[onlooker.language]
  const battle = battleOf(facts, view, onlooker)
  const camp = campOfSeat(onlooker, view)
  const done = fates(lines)
  const isLeft = camp === null || camp === facts.attacker.camp
  const [left, right] = isLeft ? [facts.attacker, facts.defender] : [facts.defender, facts.attacker]
  const roll = lines.map(({ event }) => event).find(isRoll)
  const face = roll?.face ?? null
  return {
    before: battle,
    after: { ...battle, left: struck(battle.left, left.units, done), right: struck(battle.right, right.units, done) },
    result: {
      dice: face === null ? [] : [{ die: 'd6', face }],
      cell: null,
      face,
      word: wordOf(facts, result, camp, onlooker),
      side: SIDES[result.winner],
      sentence: w.sentence(face, result.winner, onlooker.name(facts.at)),
      losses: { left: lossesOf(left.units, done, onlooker), right: lossesOf(right.units, done, onlooker) },
      points: pointsIn(lines, onlooker),
      had: camp === null ? null : battle.wins.chance,
    },
  }
}

const isResult = (event: Line['event']): event is Of<'battle-result'> => event.type === 'battle-result'

/** What each sheet before a die was made of: it knows the sum line by line. */
const factsOf = new WeakMap<Battle, Facts>()

export const part: BattlePart = {
  before: () => null,
  asked({ choices }, view, onlooker) {
    const forecast = choices?.find((choice) => choice.forecast !== null && choice.forecast.brief !== true)?.forecast
    const facts = factsForetold(forecast ?? null)
    if (facts === null || !isView(view)) return null
    const battle = battleOf(facts, view, onlooker)
    factsOf.set(battle, facts)
    return battle
  },
  fought(lines, told, view, onlooker, known) {
    const result = lines.map(({ event }) => event).find(isResult)
    const roll = lines.map(({ event }) => event).find(isRoll) ?? null
    if (!isView(view)) return []
    if (result === undefined) return trialRounds(lines, told, view, onlooker)
    const before = known === null ? undefined : factsOf.get(known)
    const isSame = before?.at === result.at && before.modifier === Number(roll?.purpose.modifier ?? 0)
    const facts = isSame ? before : factsTold(result, roll, told, view)
    return facts === null || facts === undefined ? [] : [roundOf(facts, result, lines, view, onlooker)]
  },
}
