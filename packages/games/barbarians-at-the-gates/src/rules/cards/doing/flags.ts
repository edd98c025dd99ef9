/** How the file's words for lasting effects stand for those of a position. */
import type { Block, Flag } from '../../../state.ts'

const flags: Readonly<Record<string, Flag>> = {
  bureaucratic_revolution: 'bureaucratic-revolution',
  eastern_conquests: 'eastern-conquests',
  genseric: 'genseric',
  massacre: 'massacre',
  succession_fights: 'succession-fights',
  ravenna_court: 'ravenna-court',
  italy_no_grain: 'italy-no-grain',
}

/** undefined: it is no flag of a position: it lasts for one battle, or a card shows it. */
export const flagCalled = (name: string): Flag | undefined => flags[name]

const blocks: Readonly<Record<string, Block>> = {
  naval: 'naval',
  control_change: 'control-change',
  activate_and_raid: 'activate-and-raid',
  battle_card: 'battle-card',
  migrate: 'migrate',
  activate: 'activate',
  tribal_action: 'tribal-action',
}
export const blockCalled = (name: string): Block | undefined => blocks[name]

export const untilCalled = {
  battle: 'impulse',
  impulse_end: 'impulse',
  turn_end: 'turn',
  next_turn_end: 'next-turn',
  game_end: 'game',
} as const
