/** Chapters 5, 6 and 7: the phases of a turn, the impulses, what cards are used for. */
import { flag, listOf, whole, word } from '@tabularium/engine/fields'
import { cu, leader, leaderOrNone, leaders, player, power, rule, space, spaces } from '../../kinds.ts'
import { phases } from '../../terms.ts'

export const sequenceFrames = {
  /** BG-5.0-a: which phase comes next, or the next turn. */
  turn: { step: word(...phases, 'next') },
  /** BG-5.2: whose impulse comes next; `mend` and `tidy`: what the one that is over leaves behind. */
  impulses: { player, step: word('claim', 'ask', 'mend', 'tidy') },
  /** BG-5.2-c: does the ROMAN player show a Campaign card for the first impulse? */
  claim: {},
  /** BG-5.2-g: what does the player do with which card? */
  impulse: { player },
  /** BG-7.1-i: of which power? */
  'reinforce-power': { player },
  /** BG-7.1-g: CU or a fort improvement are placed, one after the other. */
  reinforce: { player, power, left: whole(0, 2), placed: listOf(space, 2) },
  /** BG-7.2: cards of the Reserve are revealed until the OPs are enough. `used`: how many cards gave them. */
  tribal: {
    action: word('activate', 'reinforce', 'march'),
    /** BG-7.2-f: NONE of an activation: nobody could be named. */
    leader: leaderOrNone,
    ops: whole(0, 9),
    used: whole(0, 99),
  },
  /** BG-7.2-f: which leader is announced? */
  'tribal-leader': {},
  /** BG-18.0-h: where does he roll next? Where he has rolled. */
  attrition: { player, done: spaces },
  'attrition-roll': { player, space },
  /** BG-18.0-k: which CU waste away? */
  'attrition-loss': { player, space, left: cu },
  /** BG-5.4-f: taking control, sieges, isolation. */
  control: { step: word('take', 'siege-barbarian', 'siege-roman', 'isolation') },
  /** BG-19.2-d: where does he roll? */
  'control-siege': { player, done: spaces },
  /** BG-5.7-h: the steps of the Reinforcement Phase. */
  reinforcement: {
    step: word('tribes', 'allies', 'capitals', 'usurpers', 'displaced', 'home', 'arrivals'),
  },
  /** BG-5.7-aj: leaders are placed one after the other; those still to come. */
  arrive: { leaders },
  /** BG-5.7-aj: where is he placed? On which side? */
  'place-leader': { player, leader, spaces, isUsurper: flag, rule },
  /** BG-5.7-k: which leader goes to his marker? */
  'go-home': { player },
}
