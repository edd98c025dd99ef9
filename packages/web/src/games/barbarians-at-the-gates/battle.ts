/** The battles, sieges and attempts of Barbarians at the Gates for the battle sheet. */
import { isView } from '@tabularium/barbarians-at-the-gates/shown'
import type { Json, JsonObject, Roll } from '@tabularium/engine'
import type { Line } from '@tabularium/engine/room'
import type { Battle, BattlePart, Onlooker } from '../../page/battle/battle.ts'
import { isRoll } from '../../page/log/turns.ts'
import { type BattleFacts, battleForetold, battleTold, reactionForetold, siegeForetold } from './battle-facts.ts'
import { battleOf, roundOf } from './battle-field.ts'
import { reactionOf, reactionRound } from './battle-reaction.ts'
import { siegeOf, siegeRound } from './battle-siege.ts'

/** What each sheet before the dice was made of. */
const factsOf = new WeakMap<Battle, BattleFacts>()

function foretold(forecast: JsonObject, view: Json, onlooker: Onlooker): Battle | null {
  if (!isView(view)) return null
  const facts = battleForetold(forecast)
  if (facts !== null) {
    const battle = battleOf(facts, view, onlooker)
    factsOf.set(battle, facts)
    return battle
  }
  const siege = siegeForetold(forecast)
  if (siege !== null) return siegeOf(siege, view, onlooker)
  const reaction = reactionForetold(forecast)
  return reaction === null ? null : reactionOf(reaction, view, onlooker)
}

const rollFor = (lines: readonly Line[], what: string, side?: string): Roll | undefined =>
  lines
    .map(({ event }) => event)
    .filter(isRoll)
    .find(({ purpose }) => purpose.for === what && (side === undefined || purpose.side === side))

/** A sheet that was shown knows who commands; the dice know what was added in the end. */
function isSame(before: BattleFacts, facts: BattleFacts): boolean {
  const alike = (side: 'attackers' | 'defenders') =>
    before[side].modifier === facts[side].modifier && before[side].cu === facts[side].cu
  return before.at === facts.at && alike('attackers') && alike('defenders')
}

export const part: BattlePart = {
  before: ({ forecast }, view, onlooker) => foretold(forecast, view, onlooker),
  asked({ choices }, view, onlooker) {
    const forecast = choices?.find((choice) => choice.forecast !== null)?.forecast ?? null
    return forecast === null ? null : foretold(forecast, view, onlooker)
  },
  fought(lines, told, view, onlooker, known) {
    if (!isView(view)) return []
    const siege = rollFor(lines, 'siege')
    if (siege !== undefined) return [siegeRound(siege, lines, view, onlooker)]
    const reaction = rollFor(lines, 'intercept') ?? rollFor(lines, 'avoid')
    if (reaction !== undefined) return reactionRound(reaction, lines, view, onlooker)
    const [attack, defence] = [rollFor(lines, 'battle', 'attackers'), rollFor(lines, 'battle', 'defenders')]
    if (attack === undefined || defence === undefined) return []
    const facts = battleTold(attack, defence, told, view)
    const before = known === null ? undefined : factsOf.get(known)
    const shown = before !== undefined && isSame(before, facts) ? before : facts
    return [roundOf(shown, attack.face, defence.face, lines, view, onlooker)]
  },
}
