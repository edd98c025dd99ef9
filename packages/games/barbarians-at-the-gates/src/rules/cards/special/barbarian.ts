/** Barbarian cards that need more than the words of the file. */
import { d6 } from '@tabularium/engine'
import { push } from '@tabularium/engine/machine'
import { type Leader, NONE, type Space } from '../../../board.ts'
import type { SpaceSelector } from '../../../edition/schema.ts'
import {
  allCuAt,
  BARBARIANS,
  BORDER,
  bitOf,
  CITY,
  controlOf,
  cuAt,
  fortAt,
  hasLeader,
  include,
  isBesieged,
  isIn,
  LOYALIST,
  leadersAt,
  leadersOf,
  NO_FORT,
  type Power,
  powersAt,
  STRAIT,
  type State,
  USURPER,
  whereIs,
  wordsOf,
} from '../../../state.ts'
import { convert } from '../../map/control.ts'
import { askLeader, askPower, askSpace, type Doing, pick } from '../doing/doing.ts'
import { EVENT, placeCu, removeCu } from '../doing/effects.ts'
import { isAnyActivatable, startCampaign, type Whom } from '../doing/procedures.ts'
import { type Event, eventWith, goOn } from '../program.ts'
import { battleOf, hasEmperor, hasWon, otherSide, playerOfSide, sideOfPlayer } from '../reading/battle-facts.ts'
import { everyCu, isAnyMeant, isBesiegedLeader, type Reading, spacesMeant } from '../reading/selectors.ts'
import type { SpecialOp } from './corrected.ts'
import { relocate } from './relocating.ts'

type Special = Doing<SpecialOp>

const CITY_TAKERS = 2

/** B05: spaces next to it with two Barbarian CU. */
const takersOf = (s: State, space: Space): Space[] =>
  s.board.near[space].filter((near) => cuAt(s, near, BARBARIANS) >= CITY_TAKERS)

const UNGUARDED: SpaceSelector = {
  control: ['loyalist', 'usurper'],
  fortified: true,
  no_cu: true,
  no_leader: true,
  unbesieged: true,
  province: ['gallia-belgica'],
}

const READ_BARBARIAN: Reading = { power: BARBARIANS, isStrict: true }

const hasTakers = (s: State, space: Space): boolean => {
  for (const near of s.board.near[space]) if (cuAt(s, near, BARBARIANS) >= CITY_TAKERS) return true
  return false
}

const surprised = (s: State): Space[] =>
  spacesMeant(s, UNGUARDED, READ_BARBARIAN).filter((space) => hasTakers(s, space))

/** The space, then who takes it, then the die. */
export const coloniaFalls: Special = {
  can: (s) => isAnyMeant(s, UNGUARDED, READ_BARBARIAN, (space) => hasTakers(s, space)),
  run(s, event, op, table) {
    const [target, from] = event.picked
    if (target === undefined) return askSpace(coloniaFalls, s, event, op, surprised(s), table)
    if (from === undefined) return askSpace(coloniaFalls, s, event, op, takersOf(s, target), table)
    const die = table.roll(d6, { for: 'event', card: s.board.cards[event.card].id })
    if (die <= 3) removeCu(s, from, BARBARIANS, 1, table)
    else {
      const isCity = s.board.kind[target] === CITY
      convert(s, target, BARBARIANS, isCity ? 'stormed' : 'taken', EVENT, table)
      relocate(s, from, target, [], [0, 0, 0, CITY_TAKERS, 0], table)
    }
    goOn(s, event)
  },
  space: (s, event, _op, space) => pick(s, event, space),
}

const CAMPAIGNERS = [
  { power: BARBARIANS, whom: { who: { power: ['barbarian'] }, ap: 'ops' } },
  { power: USURPER, whom: { who: { power: ['usurper'] }, ap: 'ops' } },
] satisfies readonly { power: Power; whom: Whom }[]
const campaigners = (s: State, event: Event): Power[] =>
  CAMPAIGNERS.filter(({ whom }) => isAnyActivatable(s, event, whom)).map(({ power }) => power)

/** B10: two leaders, both of one power. */
export const confederation: Special = {
  can: (s, event) => CAMPAIGNERS.some(({ whom }) => isAnyActivatable(s, event, whom)),
  run: (s, event, op, table) => askPower(confederation, s, event, op, campaigners(s, event), table),
  power(s, event, _op, power) {
    goOn(s, event)
    startCampaign(s, event, [power], 2)
  },
}

/** B12: an unbesieged Usurper in a space of his own. */
const gatherers = (s: State): Leader[] =>
  leadersOf(s, USURPER).filter((leader) => !isBesiegedLeader(s, leader) && controlOf(s, whereIs(s, leader)) === USURPER)

const isUsurped = (s: State): boolean => hasLeader(s, USURPER)

/**
 * Spaces joined to his by Usurper spaces, over no strait, as they are found; a transit space is nobody's. They end with the first
 * that passes a test, if one does.
 */
function chainFrom(s: State, from: Space, isLast: (space: Space) => boolean): Space[] {
  const chain = [from]
  const known = wordsOf(chain)
  // A list that grows is gone through to its new end.
  for (const at of chain) {
    for (const { to, type } of s.board.ways[at]) {
      if (type === STRAIT || isIn(known, to) || controlOf(s, to) !== USURPER) continue
      include(known, to)
      chain.push(to)
      if (isLast(to)) return chain
    }
  }
  return chain
}

/** A border or a fort with CU of the Usurper's that nobody besieges. */
const isPost = (s: State, space: Space): boolean =>
  (powersAt(s, space) & bitOf(USURPER)) !== 0 &&
  (s.board.kind[space] === BORDER || fortAt(s, space) !== NO_FORT) &&
  !isBesieged(s, space)

function gathered(s: State, leader: Leader): Space[] {
  const [, ...others] = chainFrom(s, whereIs(s, leader), () => false)
  return others.filter((space) => isPost(s, space))
}

function canGather(s: State, leader: Leader): boolean {
  const chain = chainFrom(s, whereIs(s, leader), (space) => isPost(s, space))
  return chain.length > 1 && isPost(s, chain[chain.length - 1])
}

/** Border spaces with unled Loyalist CU, in a garrison too. */
const guarded = (s: State): Space[] =>
  s.board.everySpace.filter(
    (space) => s.board.kind[space] === BORDER && everyCu(s, space, LOYALIST) > 0 && leadersAt(s, space).length === 0,
  )

/** Those of his province that are not besieged. */
const turningBeside = (s: State, leader: Leader): Space[] =>
  guarded(s).filter(
    (space) => s.board.provinceOf[space] === s.board.provinceOf[whereIs(s, leader)] && !isBesieged(s, space),
  )

/** Somebody could come to him, or go over. */
const hasWork = (s: State, leader: Leader): boolean => canGather(s, leader) || turningBeside(s, leader).length > 0

/** Before one is chosen: all who could be. */
const chosen = (s: State, { leader }: Event): Leader[] => (leader === NONE ? gatherers(s) : [leader])

export const garrisonsLeader: Special = {
  can: () => false,
  run(s, event, op, table) {
    if (event.count > 0 || !isUsurped(s)) goOn(s, event)
    else
      askLeader(
        garrisonsLeader,
        s,
        event,
        op,
        gatherers(s).filter((leader) => hasWork(s, leader)),
        table,
      )
  },
  leader: (s, event, _op, leader) => goOn(s, eventWith(event, { leader })),
}

/** Any number of Usurper CU come to him. */
export const garrisonsGather: Special = {
  can: (s, event) => chosen(s, event).some((leader) => canGather(s, leader)),
  run(s, event, op, table) {
    const spaces =
      event.leader === NONE ? [] : gathered(s, event.leader).filter((space) => !event.picked.includes(space))
    askSpace(garrisonsGather, s, event, op, spaces, table, { isOptional: true })
  },
  space(s, event, _op, space) {
    pick(s, event, space)
    push(s, { kind: 'event-take', card: event.card, player: event.player, least: 1, most: cuAt(s, space, USURPER) })
  },
  take(s, event, _op, number, table) {
    const from = event.picked[event.picked.length - 1]
    relocate(s, from, whereIs(s, event.leader), [], [0, 0, number, 0, 0], table)
  },
}

const MOST_TURNED = 2

/** Up to two Loyalist CU of Border spaces go over to him. */
export const garrisonsTurn: Special = {
  can: (s, event) => chosen(s, event).some((leader) => turningBeside(s, leader).length > 0),
  run(s, event, op, table) {
    const spaces = event.leader === NONE || event.count >= MOST_TURNED ? [] : turningBeside(s, event.leader)
    askSpace(garrisonsTurn, s, event, op, spaces, table, { isOptional: true })
  },
  space(s, event, _op, space, table) {
    removeCu(s, space, LOYALIST, 1, table)
    placeCu(s, whereIs(s, event.leader), USURPER, 1, table)
    pick(s, event, space)
  },
}

/** Without a Usurper leader: one unled Loyalist CU from each of two Border spaces. */
export const garrisonsEmpty: Special = {
  can: (s) => !isUsurped(s) && guarded(s).length > 0,
  run(s, event, op, table) {
    const isOver = isUsurped(s) || event.count >= MOST_TURNED
    const spaces = isOver ? [] : guarded(s).filter((space) => !event.picked.includes(space))
    askSpace(garrisonsEmpty, s, event, op, spaces, table, { isOptional: event.count > 0 })
  },
  space(s, event, _op, space, table) {
    removeCu(s, space, LOYALIST, 1, table)
    pick(s, event, space)
  },
}

/** A further loss of a side, which it chooses itself; there may be nothing left to lose. */
function loseOneMore(s: State, side: 'attackers' | 'defenders'): void {
  const battle = battleOf(s)
  if (battle === undefined || allCuAt(s, battle.space) === 0) return
  push(s, { kind: 'losses', player: playerOfSide(battle, side), space: battle.space, side, left: 1 })
}

/** R04: both sides. */
export const mursaLosses: Special = {
  can: () => false,
  run(s, event) {
    goOn(s, event)
    loseOneMore(s, 'defenders')
    loseOneMore(s, 'attackers')
  },
}

/** B31: a side with an Emperor that has lost. */
export const adrianopleLoss: Special = {
  can: () => false,
  run(s, event) {
    goOn(s, event)
    const battle = battleOf(s)
    if (battle === undefined) return
    const mine = sideOfPlayer(battle, event.player)
    if (hasWon(battle, mine) && hasEmperor(s, battle, otherSide(mine))) loseOneMore(s, otherSide(mine))
  },
}
