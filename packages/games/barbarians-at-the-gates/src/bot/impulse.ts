/** What a player does with which card in his impulse. */
import { type Action, actionsOf, OPTIONS, type Use } from '../actions.ts'
import type { Card } from '../board.ts'
import { mayPlayEvent } from '../rules/cards/playable.ts'
import { waveLevel } from '../rules/map/wave.ts'
import { passVerdict } from '../rules/sequence/strategy/impulse.ts'
import {
  ALLIED,
  BARBARIAN,
  BARBARIANS,
  handOf,
  isOnMap,
  LOYALIST,
  type Player,
  powerOf,
  ROMAN,
  USURPER,
} from '../state.ts'
import { eventWorth, raidWorth } from './events.ts'
import { regretOf } from './keeping.ts'
import { marchWorth } from './marches.ts'
import { migrationWorth } from './migrations.ts'
import type { Outlook } from './outlook.ts'
import { swapWorth } from './politics.ts'
import { reinforcementWorth } from './reinforcing.ts'
import { tribalChoices } from './tribal.ts'

export interface Choice {
  readonly action: Action
  readonly worth: number
}

/** BG-7.1-i BG-7.1-j */
const REINFORCED = [
  [LOYALIST, ALLIED],
  [USURPER, BARBARIANS],
] as const

function useWorth(look: Outlook, player: Player, use: Use, card: Card): number {
  const { s, sv } = look
  const { ops } = s.board.cards[card]
  switch (use) {
    case 'event':
      return 0
    case 'activate':
      return look.activations.best(player, ops).gain
    case 'reinforce':
      return ops === 3 ? Math.max(0, ...REINFORCED[player].map((power) => reinforcementWorth(look, power))) : 0
    case 'migrate':
      return player === BARBARIAN && waveLevel(s) > 0 ? migrationNowOrLater(look, ops) : 0
    case 'raid':
      return player === BARBARIAN ? raidWorth(look, ops) : 0
    case 'march':
      return marchWorth(look.marches(player), 2 * ops)
    case 'usurp':
      return player === ROMAN && sv.reunion !== undefined ? swapWorth(sv) : 0
    case 'discard':
      return -1
  }
}

/** Markers will move anyway when the turn ends; a card lets them do it sooner, and once more. */
function migrationNowOrLater(look: Outlook, ops: number): number {
  return 0.8 * migrationWorth(look.sv, look.fields.of(BARBARIANS), ops)
}

const USES: readonly Use[] = ['event', 'activate', 'reinforce', 'migrate', 'raid', 'march', 'usurp', 'discard']

/** What could be done with a card, with what it is worth above keeping it. Not all of it is legal. */
export function usesOf(look: Outlook, player: Player, card: Card): Choice[] {
  const { s } = look
  const event = mayPlayEvent(s, player, card).ok ? eventWorth(look, player, card) : 0
  const kept = regretOf(look, player, card, event)
  const found: Choice[] = []
  for (const use of USES) {
    const worth = use === 'event' ? event : useWorth(look, player, use, card)
    if (worth <= 0 && use !== 'activate' && use !== 'discard' && use !== 'march') continue
    if (use === 'march' && player === BARBARIAN && !hasUsurpers(look)) continue
    found.push({ action: actionsOf(s.board).use[use][card], worth: worth - kept })
  }
  return found
}

const hasUsurpers = ({ s }: Outlook): boolean =>
  s.board.everyLeader.some((leader) => isOnMap(s, leader) && powerOf(s, leader) === USURPER)

/** All choices of an impulse, best first; those of equal worth in the order in which they were found. */
export function impulseChoices(look: Outlook, player: Player): Choice[] {
  const { s } = look
  const found: Choice[] = []
  for (const card of handOf(s, player)) found.push(...usesOf(look, player, card))
  if (player === ROMAN) found.push(...tribalChoices(look))
  // Who may pass waits for the other to spend his cards.
  if (passVerdict(s, player).ok) found.push({ action: OPTIONS.pass, worth: 0.02 })
  return found.sort((a, b) => b.worth - a.worth)
}

/** Showing a Campaign card pays if much can be done before the enemy moves. */
export function claimChoices(look: Outlook): Choice[] {
  const { s } = look
  const found: Choice[] = [{ action: OPTIONS.no, worth: 0.35 }]
  for (const card of handOf(s, ROMAN)) {
    if (s.board.cards[card].kind === 'campaign') found.push(...usesOf(look, ROMAN, card))
  }
  return found.sort((a, b) => b.worth - a.worth)
}
