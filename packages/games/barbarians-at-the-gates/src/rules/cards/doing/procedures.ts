/** Operations that are procedures of other chapters: their frames are put on the stack. */
import { push } from '@tabularium/engine/machine'
import { type Leader, NONE, type Space } from '../../../board.ts'
import {
  BARBARIANS,
  bitOf,
  cuAt,
  cuOutside,
  isAnyWith,
  isBesieged,
  isInPlay,
  isOnMap,
  markerAt,
  type Power,
  powerOf,
  type State,
  turnNames,
} from '../../../state.ts'
import { apFor, isHeldBack } from '../../map/activation.ts'
import { mayRaidFrom } from '../../map/blocks.ts'
import { regainVerdict } from '../../tribes/revolt.ts'
import { settlementVerdict } from '../../tribes/settlement.ts'
import { usurpationVerdict } from '../../tribes/usurpation/usurpation.ts'
import { type Event, goOn, type OpOf } from '../program.ts'
import { isAnyLeader, leadersMeant, powerCalled, READ_LOYALIST } from '../reading/selectors.ts'
import { askWhether, type Doing } from './doing.ts'
import { spacesFor } from './where.ts'

type Mod =
  | 'river-as-clear'
  | 'naval-cost-2'
  | 'naval-drm-1'
  | 'free-control-vs-usurper'
  | 'free-right-of-passage'
  | 'counts-as-barbarian'
const MODS: Readonly<Record<string, Mod>> = {
  river_as_clear: 'river-as-clear',
  naval_cost_2: 'naval-cost-2',
  'naval_drm_-1': 'naval-drm-1',
  free_control_vs_usurper: 'free-control-vs-usurper',
  free_right_of_passage: 'free-right-of-passage',
  counts_as_barbarian: 'counts-as-barbarian',
}
const modsOf = (mods: readonly string[] = []): Mod[] => mods.flatMap((mod) => MODS[mod] ?? [])

/** BG-15.1-c BG-15.1-d: there is a tribe to settle, and a Capital for it. */
export const settling: Doing<OpOf<'settle'>> = {
  can: (s) => settlementVerdict(s).ok,
  run(s, event) {
    goOn(s, event)
    push(s, { kind: 'settlement', step: 'tribe', tribe: NONE, capital: NONE, left: 0, gained: [] })
  },
}

export const regaining: Doing<OpOf<'regain'>> = {
  can: (s) => regainVerdict(s).ok,
  run(s, event) {
    goOn(s, event)
    push(s, { kind: 'regain' })
  },
}

export const usurping: Doing<OpOf<'usurp'>> = {
  can: (s) => usurpationVerdict(s).ok,
  run(s, event) {
    goOn(s, event)
    push(s, { kind: 'usurpation', step: 'leader', leader: NONE })
  },
}

type Activate = OpOf<'activate'>

/** An event that gives a number of AP asks for no OPs. */
const ENOUGH_OPS = 3

export type Whom = Pick<Activate, 'who' | 'ap'>

/** OPs are enough for him, and no card forbids it. */
const isAble = (s: State, event: Event, { ap }: Whom, leader: Leader): boolean =>
  !isHeldBack(s, leader) && apFor(s, leader, ap === 'ops' ? s.board.cards[event.card].ops : ENOUGH_OPS) !== undefined

/** Who of those that are meant can be activated. */
function activatable(s: State, event: Event, whom: Whom): Leader[] {
  const { who } = whom
  const meant =
    who === 'that_leader'
      ? s.board.everyLeader.filter((leader) => leader === event.leader && isOnMap(s, leader))
      : leadersMeant(s, who, READ_LOYALIST)
  return meant.filter((leader) => isAble(s, event, whom, leader))
}

export function isAnyActivatable(s: State, event: Event, whom: Whom): boolean {
  const { who } = whom
  if (who === 'that_leader') return activatable(s, event, whom).length > 0
  return isAnyLeader(s, who, READ_LOYALIST, (leader) => isAble(s, event, whom, leader))
}

const powersAmong = (s: State, leaders: readonly Leader[]): Power[] => [
  ...new Set(leaders.map((leader) => powerOf(s, leader))),
]

export function startCampaign(s: State, event: Event, powers: readonly Power[], left: number): void {
  const { ops } = s.board.cards[event.card]
  const none = { step: 'pick' as const, used: [], delayed: null, spent: [], leadersSpent: [] }
  push(s, { kind: 'campaign', player: event.player, powers, ops, left, ...none })
}

/** BG-10.1-b BG-10.2.1-f */
export const activating: Doing<Activate> = {
  can: (s, event, op) => isAnyActivatable(s, event, op),
  run(s, event, op) {
    const only = activatable(s, event, op)
    goOn(s, event)
    if (only.length === 0) return
    if (op.mods?.includes('campaign') && op.who !== 'that_leader')
      return startCampaign(s, event, (op.who.power ?? []).map(powerCalled), op.n)
    push(s, {
      kind: 'pick-leader',
      player: event.player,
      powers: powersAmong(s, only),
      ops: s.board.cards[event.card].ops,
      ap: op.ap === 'ops' ? 0 : op.ap,
      only,
      isOptional: op.optional === true,
      mods: modsOf(op.mods),
    })
  },
}

/** BG-14.2-a */
export const marching: Doing<OpOf<'forced_march'>> = {
  can: (s, _event, op) => op.power.some((name) => cuOutside(s, powerCalled(name)) > 0),
  run(s, event, op) {
    goOn(s, event)
    const powers = op.power.map(powerCalled)
    const rider = (op.leader_rides ?? 0) > 0 ? 1 : 0
    push(s, { kind: 'forced-march', player: event.player, powers, left: op.n, reach: op.ap, rider, current: null })
  },
}

type Raid = OpOf<'raid'>

/** undefined: they may start anywhere. */
function startsOf(s: State, event: Event, { frm }: Raid): readonly Space[] | undefined {
  if (typeof frm === 'object' && Object.keys(frm).length === 0) return undefined
  return spacesFor(s, event, frm, BARBARIANS, false)
}

const raidersIn = (s: State, spaces: readonly Space[]): Space[] =>
  spaces.filter((space) => cuAt(s, space, BARBARIANS) > 0 && mayRaidFrom(s, space))

export const raiding: Doing<Raid> = {
  can(s, event, op) {
    const starts = startsOf(s, event, op)
    if (starts !== undefined) return raidersIn(s, starts).length > 0
    return isAnyWith(s, bitOf(BARBARIANS), (space) => mayRaidFrom(s, space))
  },
  run(s, event, op) {
    const only = startsOf(s, event, op)
    const some = raidersIn(s, only ?? s.board.everySpace)
    goOn(s, event)
    if (some.length === 0) return
    const mods = modsOf(op.mods)
    push(s, {
      kind: 'raid',
      left: op.n,
      cities: [],
      only: only === undefined ? [] : some,
      mods,
      current: null,
      step: 'pick',
    })
  },
}

type Migrate = OpOf<'migrate'>

/** BG-7.1-aa BG-16.1.1-a: from turn 1 on. BG-16.2-n: by sea out of a port. */
function mayMigrate(s: State, op: Migrate): boolean {
  const tribe = s.board.tribeOf.get(op.who) ?? NONE
  if (s.turn < turnNames.indexOf('1') || tribe === NONE || !isInPlay(s, tribe)) return false
  const at = markerAt(s, tribe)
  return !isBesieged(s, at) && (op.naval_only !== true || s.board.seas[at] !== 0)
}

export const migrating: Doing<Migrate> = {
  can: (s, _event, op) => mayMigrate(s, op),
  run(s, event, op) {
    if (mayMigrate(s, op)) askWhether(s, event)
    else goOn(s, event)
  },
  whether(s, event, op, isSo) {
    goOn(s, event)
    const tribe = s.board.tribeOf.get(op.who)
    if (!isSo || tribe === undefined) return
    push(s, {
      kind: 'migration',
      isPhase: false,
      left: op.n,
      hasSailed: false,
      isNavalOnly: op.naval_only === true,
      only: [tribe],
      done: [],
      current: null,
      step: 'pick',
    })
  },
}
