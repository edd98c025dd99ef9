/** What the Battle cards that were played in a battle do to it: read from its modifiers, which name them. */
import { derived } from '../../board.ts'
import type { FrameOf } from '../../frames.ts'
import type { Player, State } from '../../state.ts'

type Battle = FrameOf<'battle'>
type Side = 'attackers' | 'defenders'

/** A card that does more to a battle than to change a roll. */
interface Effect {
  readonly player: Player
  /** What it forbids the other side for the battle. */
  readonly forbids: readonly string[]
  readonly takesAlliesFirst: boolean
}

/** By the id of the card. */
const effects = derived(({ cards }) => {
  const known = new Map<string, Effect>()
  for (const { id, player, file } of cards) {
    const forbids: string[] = []
    for (const op of file.do) if (op.op === 'block' && op.until === 'battle') forbids.push(op.what)
    const takesAlliesFirst = file.do.some((op) => op.op === 'flag' && op.name === 'allied_losses_first')
    if (forbids.length > 0 || takesAlliesFirst) known.set(id, { player, forbids, takesAlliesFirst })
  }
  return known
})

const playerOf = (battle: Battle, side: Side): Player =>
  side === 'attackers' ? battle.attackerPlayer : battle.defenderPlayer

/** A player has played a card that does this. */
function hasPlayed(s: State, battle: Battle, player: Player, does: (effect: Effect) => boolean): boolean {
  for (const { why } of battle.drm) {
    const effect = effects(s.board).get(why)
    if (effect !== undefined && effect.player === player && does(effect)) return true
  }
  return false
}

/** The other side has played a card that forbids this one something for the battle. */
function isForbidden(s: State, battle: Battle, side: Side, what: string): boolean {
  if (battle.drm.length === 0) return false
  const other = playerOf(battle, side === 'attackers' ? 'defenders' : 'attackers')
  return hasPlayed(s, battle, other, ({ forbids }) => forbids.includes(what))
}

/** It may not play a Battle card. */
export const isSilenced = (s: State, battle: Battle, side: Side): boolean => isForbidden(s, battle, side, 'battle_card')

/** It has neither Combat Superiority nor Superior Leadership. */
export const isStripped = (s: State, battle: Battle, side: Side): boolean =>
  isForbidden(s, battle, side, 'combat_superiority_and_leadership')

/** Its losses are taken from Allied CU first. */
export const losesAlliesFirst = (s: State, battle: Battle, side: Side): boolean =>
  hasPlayed(s, battle, playerOf(battle, side), ({ takesAlliesFirst }) => takesAlliesFirst)
