/** What a player does with which card in his impulse. */
import { type Action, actionsOf, OPTIONS, type Use } from '../actions.ts'
import type { Card, Leader } from '../board.ts'
import { mayPlayEvent } from '../rules/cards/playable.ts'
import { waveLevel } from '../rules/map/wave.ts'
import { passVerdict } from '../rules/sequence/strategy/impulse.ts'
import { tribalVerdict } from '../rules/sequence/strategy/tribal.ts'
import {
  ALLIED,
  BARBARIAN,
  BARBARIANS,
  handOf,
  isBesieged,
  isOnMap,
  LOYALIST,
  type Player,
  powerOf,
  ROMAN,
  reserveSize,
  USURPER,
} from '../state.ts'
import { cardWorth, eventWorth, raidWorth } from './events.ts'
import { marchWorth } from './marches.ts'
import { migrationWorth } from './migrations.ts'
import type { Outlook } from './outlook.ts'
import { cuWorth } from './placing.ts'
import { swapWorth } from './politics.ts'
import { weights } from './weights.ts'

export interface Choice {
  readonly action: Action
  readonly worth: number
}

/** How much of what a card could do otherwise is lost by using it now. */
const REGRET = 0.7

/** What it would be worth to keep the card: for its event, or for a moment in somebody's impulse. */
function keeping(look: Outlook, player: Player, card: Card, event: number): number {
  const { kind, ops } = look.s.board.cards[card]
  const worth = cardWorth(look.s, card)
  const isWaiting = kind === 'battle' || kind === 'response' || event === 0
  const waiting = isWaiting ? worth * keptChance(look, player) * (event === 0 && kind === 'normal' ? 0.5 : 1) : 0
  return Math.max(event, waiting, weights.ops[ops])
}

/** A card that waits for its moment may wait in vain, above all when few cards are left. */
function keptChance({ s }: Outlook, player: Player): number {
  const left = handOf(s, player).length
  return left >= 5 ? 0.6 : left >= 3 ? 0.45 : 0.25
}

const POWERS_OF = [
  [LOYALIST, ALLIED],
  [USURPER, BARBARIANS],
] as const

/** Two CU of one power, where they do most good. */
export function reinforcementWorth(look: Outlook, player: Player): number {
  const { s, sv } = look
  let best = 0
  for (const power of POWERS_OF[player]) {
    let [first, second] = [0, 0]
    for (const space of s.board.everySpace) {
      const isPlace =
        power === LOYALIST
          ? s.board.isCapital[space] && sv.worth[space] > 0 && !isBesieged(s, space)
          : sv.leaders[space].some((leader) => powerOf(s, leader) === power)
      if (!isPlace) continue
      const value = cuWorth(sv, look.fields.of(power), space, power)
      if (value > first) [first, second] = [value, first]
      else if (value > second) second = value
    }
    best = Math.max(best, first + (power === USURPER ? first : second))
  }
  return best
}

function useWorth(look: Outlook, player: Player, use: Use, card: Card): number {
  const { s, sv } = look
  const { ops } = s.board.cards[card]
  switch (use) {
    case 'event':
      return 0
    case 'activate':
      return look.activations.best(player, ops).gain
    case 'reinforce':
      return ops === 3 ? reinforcementWorth(look, player) : 0
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
  const kept = REGRET * keeping(look, player, card, event)
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

/** A Tribal action: unknown cards, but no card of the hand is spent. */
function tribalChoices(look: Outlook): Choice[] {
  const { s } = look
  const found: Choice[] = []
  if (reserveSize(s) === 0 && !tribalVerdict(s, 'tribal-activate').ok) return found
  const isAlly = (leader: Leader): boolean => powerOf(s, leader) === ALLIED
  const ops = reserveSize(s) >= 2 ? 3 : 2
  const active = look.activations.best(ROMAN, ops, [], isAlly)
  // They serve for nothing else, and have to be spent.
  const cost = 0.01 * Math.min(2, reserveSize(s))
  const worths = [active.gain - cost, reserveSize(s) >= 2 ? 0.3 - 2 * cost : -0.2, -0.15] as const
  const names = ['tribal-activate', 'tribal-reinforce', 'tribal-march'] as const
  names.forEach((name, i) => {
    if (tribalVerdict(s, name).ok) found.push({ action: OPTIONS[name], worth: worths[i] })
  })
  return found
}

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
