/** Chapters 5, 6 and 7: the phases of a turn, the impulses, what cards are used for. */
import { flag, listOf, record, whole, word } from '@tabularium/engine/fields'
import { card, cu, leader, leaderOrNone, leaders, player, power, rule, space, spaces } from '../../kinds.ts'
import { phases } from '../../terms.ts'

export const sequenceFrames = {
  /** BG-5.0-a: which phase comes next, or the next turn. */
  turn: { step: word(...phases, 'next') },
  /** BG-5.2: whose impulse comes next; `mend`: the one that is over is tidied up first. */
  impulses: { player, step: word('claim', 'ask', 'mend') },
  /** BG-5.2-c: does the ROMAN player show a Campaign card for the first impulse? */
  claim: {},
  /** BG-5.2-g: what does the player do with which card? */
  impulse: { player },
  /** BG-7.1-g: CU or a fort improvement are placed, one after the other. */
  reinforce: { player, power, left: whole(0, 2), placed: listOf(record({ space, isFort: flag }), 2) },
  /** BG-7.1-i: of which power? */
  'reinforce-power': { player, ops: whole(0, 3) },
  /** BG-7.2: cards of the Reserve are revealed until the OPs are enough. */
  tribal: {
    action: word('activate', 'reinforce', 'march'),
    leader: leaderOrNone,
    ops: whole(0, 9),
    revealed: whole(0, 99),
  },
  /** BG-5.3-a: whose CU roll next, and where they have rolled. */
  attrition: { player, done: spaces },
  /** BG-18.0-k: which CU waste away? */
  'attrition-loss': { player, space, left: cu },
  /** BG-5.4-f: taking control, sieges, isolation. */
  control: { step: word('take', 'siege-barbarian', 'siege-roman', 'isolation', 'done'), done: spaces },
  /** BG-19.2-d: does he roll? */
  'control-siege': { player, done: spaces },
  /** BG-5.7-h: the steps of the Reinforcement Phase. */
  reinforcement: {
    step: word('tribes', 'allies', 'capitals', 'usurpers', 'displaced', 'relocate', 'arrivals', 'done'),
    queue: leaders,
    player,
  },
  /** BG-5.7-aj: where is he placed? */
  'place-leader': { player, leader, spaces, rule },
  /** BG-5.7-k: which leader goes to his marker? */
  'go-home': { player, done: leaders },
  /** A card is to be discarded: BG-5.2-r. */
  discard: { player, card },
}
