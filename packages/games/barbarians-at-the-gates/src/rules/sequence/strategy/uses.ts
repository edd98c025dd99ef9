/** Chapter 7.1: the seven things that a card is used for. */
import { no, type Verdict, yes } from '@tabularium/engine'
import { push } from '@tabularium/engine/machine'
import type { Use } from '../../../actions.ts'
import type { Card, Leader } from '../../../board.ts'
import type { Table } from '../../../events.ts'
import {
  ALLIED,
  BARBARIAN,
  BARBARIANS,
  BYZANTINE,
  bitOf,
  cuOutside,
  hasLeader,
  holds,
  isAllied,
  isAnyWith,
  isOnMap,
  LOYALIST,
  type Player,
  POWERS,
  type Power,
  playerOf,
  powerOf,
  ROMAN,
  type State,
  USURPER,
} from '../../../state.ts'
import { mayPlayEvent } from '../../cards/playable.ts'
import { activationVerdict, isHeldBack, opsFor } from '../../map/activation.ts'
import { isFreeMarker } from '../../map/besieged.ts'
import { isBlocked, mayRaidFrom } from '../../map/blocks.ts'
import { playCard } from '../../map/played.ts'
import { waveLevel } from '../../map/wave.ts'
import { askReinforcement, canReinforce } from './reinforce.ts'

/** BG-7.1-b */
export const USES = ['activate', 'reinforce', 'migrate', 'raid', 'march', 'usurp', 'event'] as const
type Action = (typeof USES)[number]

const OWN: readonly (readonly Power[])[] = [ROMAN, BARBARIAN].map((player) =>
  POWERS.filter((power) => playerOf(power) === player),
)
export const powersOf = (player: Player): readonly Power[] => OWN[player]

/** BG-7.1-ag BG-7.1-ai BG-7.1-aj BG-14.2-b */
const MARCHING: readonly (readonly Power[])[] = [[LOYALIST, BYZANTINE, ALLIED], [USURPER]]

/** BG-7.1-e BG-7.1-f: some leader can be activated with so many OPs. */
export function activateVerdict(s: State, player: Player, ops: number): Verdict {
  const powers = powersOf(player)
  let verdict: Verdict = no('BG-7.1-e')
  for (const power of powers) {
    for (const leader of s.board.everyLeader) {
      if (!isOnMap(s, leader) || powerOf(s, leader) !== power) continue
      verdict = activationVerdict(s, leader, powers, ops)
      if (verdict.ok) return verdict
    }
  }
  return verdict
}

/** OPs as bits. */
const EVERY_OPS = 0b1110

/** The same of all OPs at once, without the clause. */
export function opsToActivate(s: State, player: Player): number {
  let enough = 0
  for (const leader of s.board.everyLeader) {
    if (!isOnMap(s, leader) || playerOf(powerOf(s, leader)) !== player || isHeldBack(s, leader)) continue
    enough |= opsFor(s, leader)
    if (enough === EVERY_OPS) break
  }
  return enough
}

/** BG-7.1-g */
export const REINFORCE_OPS = 3

/** BG-7.1-g BG-7.1-y */
function reinforceVerdict(s: State, player: Player, ops: number): Verdict {
  if (ops !== REINFORCE_OPS) return no('BG-7.1-g')
  return canReinforce(s, player) ? yes() : no('BG-7.1-y')
}

/** BG-7.1-z BG-7.1-aa BG-7.1-ab BG-16.1.1-a BG-16.1.1-c */
function migrateVerdict(s: State, player: Player): Verdict {
  if (player !== BARBARIAN) return no('BG-7.1-z')
  if (waveLevel(s) === 0) return no('BG-7.1-aa')
  for (const tribe of s.board.everyTribe) {
    if (isFreeMarker(s, tribe) && !isAllied(s, tribe) && !isBlocked(s, 'migrate', { player, tribe })) return yes()
  }
  return no('BG-7.1-ab')
}

/** BG-7.1-af BG-14.1.2-b */
function raidVerdict(s: State, player: Player): Verdict {
  if (player !== BARBARIAN) return no('BG-7.1-af')
  const canRaid = isAnyWith(s, bitOf(BARBARIANS), (space) => mayRaidFrom(s, space))
  return canRaid ? yes() : no('BG-14.1.2-b')
}

/** BG-7.1-ag BG-7.1-ai BG-7.1-aj */
export function marchVerdict(s: State, player: Player, powers = MARCHING[player]): Verdict {
  if (isBlocked(s, 'forced-march', { player })) return no('BG-14.2-a')
  for (const power of powers) if (cuOutside(s, power) > 0) return yes()
  return no('BG-7.1-ag')
}

/** BG-7.1-ak BG-7.1-al BG-7.1-am BG-17.2.2-q */
function usurpVerdict(s: State, player: Player): Verdict {
  if (player !== ROMAN) return no('BG-7.1-ak')
  if (s.hasUsurped) return no('BG-7.1-al')
  return hasLeader(s, USURPER) ? yes() : no('BG-17.2.2-q')
}

/** BG-7.1-b BG-7.1-c: any card of the hand, for one of the seven. */
export function useVerdict(s: State, player: Player, use: Use, card: Card): Verdict {
  if (!holds(s, player, card)) return no('BG-5.2-g')
  const { ops } = s.board.cards[card]
  switch (use) {
    case 'activate':
      return activateVerdict(s, player, ops)
    case 'reinforce':
      return reinforceVerdict(s, player, ops)
    case 'migrate':
      return migrateVerdict(s, player)
    case 'raid':
      return raidVerdict(s, player)
    case 'march':
      return marchVerdict(s, player)
    case 'usurp':
      return usurpVerdict(s, player)
    case 'event':
      return mayPlayEvent(s, player, card)
    case 'discard':
      return no('BG-5.2-r')
  }
}

/** What a card can be used for whatever its OPs are, its event apart; in their order. */
export function usesOfAnyCard(s: State, player: Player): Use[] {
  const found: Use[] = []
  if (player === BARBARIAN) {
    if (migrateVerdict(s, player).ok) found.push('migrate')
    if (raidVerdict(s, player).ok) found.push('raid')
  }
  if (marchVerdict(s, player).ok) found.push('march')
  if (usurpVerdict(s, player).ok) found.push('usurp')
  return found
}

/** BG-7.1-b BG-7.1-d: the card goes first, then what it is used for begins. */
export function use(s: State, player: Player, name: Use, card: Card, table: Table): void {
  playCard(s, card, name, table)
  if (name !== 'discard') begin(s, player, name, card)
}

function begin(s: State, player: Player, name: Action, card: Card): void {
  const { ops } = s.board.cards[card]
  switch (name) {
    case 'activate':
      return activate(s, player, powersOf(player), ops)
    case 'reinforce':
      return askReinforcement(s, player)
    case 'migrate':
      return migrate(s, ops)
    case 'raid':
      return push(s, { kind: 'raid', left: ops, cities: [], only: [], mods: [], current: null, step: 'pick' })
    case 'march':
      return march(s, player, MARCHING[player], ops)
    case 'usurp':
      s.hasUsurped = true
      return push(s, { kind: 'successful-usurpation' })
    case 'event':
      return push(s, {
        kind: 'event',
        card,
        player,
        path: [],
        chosenSpaces: [],
        chosenLeaders: [],
        chosenTribes: [],
      })
  }
}

/** BG-7.1-e; `only`: the one who was announced for a Tribal action. */
export function activate(
  s: State,
  player: Player,
  powers: readonly Power[],
  ops: number,
  only: readonly Leader[] = [],
): void {
  push(s, { kind: 'pick-leader', player, powers, ops, ap: 0, only, isOptional: false, mods: [] })
}

/** BG-14.2-h: in AP, for each CU. */
const REACH = 6

/** BG-7.1-ag: up to twice the OPs. */
export function march(s: State, player: Player, powers: readonly Power[], ops: number): void {
  push(s, { kind: 'forced-march', player, powers, left: 2 * ops, reach: REACH, rider: 0, current: null })
}

/** BG-7.1-ab: up to so many markers as OPs. */
function migrate(s: State, ops: number): void {
  push(s, {
    kind: 'migration',
    isPhase: false,
    left: ops,
    hasSailed: false,
    isNavalOnly: false,
    only: [],
    done: [],
    current: null,
    step: 'pick',
  })
}
