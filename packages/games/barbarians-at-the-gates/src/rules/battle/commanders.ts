/** BG-2.4.2.3: who commands a side in a battle. */
import { no, yes } from '@tabularium/engine'
import { pop, push } from '@tabularium/engine/machine'
import { actionsOf } from '../../actions.ts'
import { type Leader, NONE } from '../../board.ts'
import type { Question } from '../../handlers.ts'
import { faceOf, isEmperor, LOYALIST, powerOf, type State } from '../../state.ts'
import { amend, attackingLeaders, type Battle, defendingLeaders, playerOfSide, type Side, theBattle } from './sides.ts'

/** BG-2.4.2.3-c BG-2.4.2.3-f BG-11.2.1-n: beside an Emperor nobody else commands. */
function emperorsOr(s: State, leaders: readonly Leader[], others: () => readonly Leader[]): readonly Leader[] {
  const emperors = leaders.filter((leader) => isEmperor(s, leader))
  return emperors.length > 0 ? emperors : others()
}

/** BG-2.4.2.3-d BG-2.4.2.3-e: only a Loyalist, or an Emperor, commands Loyalist leaders. */
function notOverLoyalists(s: State, leaders: readonly Leader[]): readonly Leader[] {
  const loyalists = leaders.filter((leader) => powerOf(s, leader) === LOYALIST)
  return loyalists.length > 0 ? loyalists : leaders
}

/** Who leads the forces; in a combined attack also whoever was activated before and goes along with another. */
function activatedIn(s: State, { attackers, mode }: Battle): Leader[] {
  const campaign = mode === 'campaign' ? s.stack.findLast((frame) => frame.kind === 'campaign') : undefined
  return [...new Set([...attackers.map(({ leader }) => leader), ...(campaign?.used ?? [])])]
}

/** BG-10.5.3-l: of several activated leaders the one with the best initiative. BG-13.4.2-b: else the activated one. */
function attackingCandidates(s: State, battle: Battle): readonly Leader[] {
  const present = attackingLeaders(s, battle)
  return emperorsOr(s, present, () => {
    const activated = activatedIn(s, battle).filter((leader) => present.includes(leader))
    const best = Math.min(...activated.map((leader) => faceOf(s, leader).initiative))
    return activated.filter((leader) => faceOf(s, leader).initiative === best)
  })
}

/** BG-2.4.2.3-a BG-11.2.1-m */
function defendingCandidates(s: State, battle: Battle): readonly Leader[] {
  const present = defendingLeaders(s, battle)
  return emperorsOr(s, present, () => notOverLoyalists(s, present))
}

const candidatesFor = (s: State, battle: Battle, side: Side): readonly Leader[] =>
  side === 'attackers' ? attackingCandidates(s, battle) : defendingCandidates(s, battle)

/** Of those who may command the one with the best rating; whoever commands already does. */
export function likelyCommanders(s: State, battle: Battle): Pick<Battle, 'attackerCommander' | 'defenderCommander'> {
  const best = (named: Leader, side: Side): Leader =>
    named !== NONE
      ? named
      : candidatesFor(s, battle, side).reduce(
          (found, leader) => (found === NONE || ratingOf(s, leader) > ratingOf(s, found) ? leader : found),
          NONE as Leader,
        )
  return {
    attackerCommander: best(battle.attackerCommander, 'attackers'),
    defenderCommander: best(battle.defenderCommander, 'defenders'),
  }
}

const ratingOf = (s: State, leader: Leader): number => faceOf(s, leader).tactical

/** BG-12.2.1-d: one for each side. Whoever is alone is not asked about. */
export function nameCommander(s: State, side: Side): void {
  const battle = theBattle(s)
  const candidates = candidatesFor(s, battle, side)
  if (candidates.length > 1)
    push(s, { kind: 'commander', player: playerOfSide(battle, side), space: battle.space, side, candidates })
  else appoint(s, side, candidates[0] ?? NONE)
}

const appoint = (s: State, side: Side, leader: Leader): void =>
  amend(s, side === 'attackers' ? { attackerCommander: leader } : { defenderCommander: leader })

export const commanderQuestion: Question<'commander'> = {
  asks: (_s, { player }) => player,
  candidates: (s, { candidates }) => candidates.map((leader) => actionsOf(s.board).leader[leader]),
  verdict: (_s, { candidates }, action) =>
    action.kind === 'leader' && candidates.includes(action.leader) ? yes() : no('BG-2.4.2.3-a'),
  answer(s, { side }, action) {
    if (action.kind !== 'leader') return
    pop(s)
    appoint(s, side, action.leader)
  },
}
