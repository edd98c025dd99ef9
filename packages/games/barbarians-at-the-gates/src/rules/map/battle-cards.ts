/** What the Battle cards that were played in a battle do to it: read from its modifiers, which name them. */
import type { Card } from '../../board.ts'
import type { FrameOf } from '../../frames.ts'
import type { State } from '../../state.ts'

type Battle = FrameOf<'battle'>
type Side = 'attackers' | 'defenders'

/** The cards that a side has played. */
function cardsOf(s: State, battle: Battle, side: Side): Card[] {
  const player = side === 'attackers' ? battle.attackerPlayer : battle.defenderPlayer
  const cards = new Set(battle.drm.flatMap(({ why }) => s.board.cardOf.get(why) ?? []))
  return [...cards].filter((card) => s.board.cards[card].player === player)
}

const opposite = (side: Side): Side => (side === 'attackers' ? 'defenders' : 'attackers')

/** The other side has played a card that forbids this one something for the battle. */
function isForbidden(s: State, battle: Battle, side: Side, what: string): boolean {
  return cardsOf(s, battle, opposite(side)).some((card) =>
    s.board.cards[card].file.do.some((op) => op.op === 'block' && op.what === what && op.until === 'battle'),
  )
}

/** It may not play a Battle card. */
export const isSilenced = (s: State, battle: Battle, side: Side): boolean => isForbidden(s, battle, side, 'battle_card')

/** It has neither Combat Superiority nor Superior Leadership. */
export const isStripped = (s: State, battle: Battle, side: Side): boolean =>
  isForbidden(s, battle, side, 'combat_superiority_and_leadership')

/** Its losses are taken from Allied CU first. */
export const losesAlliesFirst = (s: State, battle: Battle, side: Side): boolean =>
  cardsOf(s, battle, side).some((card) =>
    s.board.cards[card].file.do.some((op) => op.op === 'flag' && op.name === 'allied_losses_first'),
  )
