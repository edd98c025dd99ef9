/**
 * BG-10.5.2: in a campaign no CU and no leader spends more than 6 AP. CU are alike, so they are counted by the AP they have
 * spent: the freshest go along, the most spent are lost first; neither is ever worse for their owner.
 */

import { no, type Verdict, yes } from '@tabularium/engine'
import type { Leader, Space } from '../../../board.ts'
import type { FrameOf } from '../../../frames.ts'
import type { Muster } from '../../../kinds.ts'
import { cuAt, GARRISONS, insideAt, isInside, POWERS, type Power, type State } from '../../../state.ts'
import { activationWith, campaignWith } from '../changed.ts'

type Activation = FrameOf<'activation'>
type Campaign = FrameOf<'campaign'>
type Worn = Activation['worn'][number]

/** BG-10.5.2-b */
const MOST_AP = 6

/** The campaign that is going on. */
export function campaignOf(s: State): Campaign | undefined {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const frame = s.stack[i]
    if (frame.kind === 'campaign') return frame
  }
  return undefined
}

export function changeCampaign(s: State, change: Partial<Omit<Campaign, 'kind'>>): void {
  const campaign = campaignOf(s)
  if (campaign !== undefined) s.stack[s.stack.lastIndexOf(campaign)] = campaignWith(campaign, change)
}

const spentBy = (campaign: Campaign, leader: Leader): number =>
  campaign.leadersSpent.find((each) => each.leader === leader)?.ap ?? 0

/** AP as they are charged: BG-10.5.2-d: to all who are in the Force; BG-10.5.2-c: for control to the leader alone. */
export interface Charge {
  readonly all: number
  readonly alone: number
}

const chargeTo = ({ leader }: Activation, { all, alone }: Charge, one: Leader): number =>
  one === leader ? all + alone : all

/** BG-10.5.2-b */
export function mayBear(campaign: Campaign, activation: Activation, charge: Charge): Verdict {
  const isSpent = (leader: Leader): boolean =>
    spentBy(campaign, leader) + chargeTo(activation, charge, leader) > MOST_AP
  if ([activation.leader, ...activation.with].some(isSpent)) return no('BG-10.5.2-b')
  return activation.worn.some(({ ap }) => ap + charge.all > MOST_AP) ? no('BG-10.5.2-b') : yes()
}

export function bear(s: State, activation: Activation, charge: Charge): Activation {
  const campaign = campaignOf(s)
  if (campaign === undefined || charge.all + charge.alone === 0) return activation
  const leaders = [activation.leader, ...(charge.all > 0 ? activation.with : [])]
  const others = campaign.leadersSpent.filter(({ leader }) => !leaders.includes(leader))
  const now = leaders.map((leader) => ({
    leader,
    ap: spentBy(campaign, leader) + chargeTo(activation, charge, leader),
  }))
  changeCampaign(s, { leadersSpent: [...others, ...now] })
  return activationWith(activation, {
    worn: activation.worn.map(({ power, ap, cu }) => ({ power, ap: ap + charge.all, cu })),
  })
}

function sum(groups: readonly { readonly cu: number }[]): number {
  let all = 0
  for (const { cu } of groups) all += cu
  return all
}

/** The first so many of these, and the rest. */
function split(groups: readonly Worn[], number: number): [Worn[], Worn[]] {
  const taken: Worn[] = []
  const left: Worn[] = []
  let wanted = number
  for (const { power, ap, cu } of groups) {
    const some = Math.min(wanted, cu)
    wanted -= some
    if (some > 0) taken.push({ power, ap, cu: some })
    if (some < cu) left.push({ power, ap, cu: cu - some })
  }
  return [taken, left]
}

const byFreshness = (groups: readonly Worn[]): readonly Worn[] =>
  groups.length < 2 ? groups : [...groups].sort((one, other) => one.ap - other.ap)

/** CU of a power where he is: inside the garrison, if he is. */
function cuWith(s: State, { leader }: Activation, space: Space, power: Power): number {
  const garrison = isInside(s, leader) ? GARRISONS.find((each) => each === power) : undefined
  return garrison === undefined ? cuAt(s, space, power) : insideAt(s, space, garrison)
}

/** BG-10.5.2-a: who goes along from here, of those who came and those who were here. */
export function wearOf(s: State, activation: Activation, space: Space, cu: Muster): Activation['worn'] {
  const campaign = campaignOf(s)
  if (campaign === undefined) return []
  const worn: Worn[] = []
  const spent = campaign.spent.filter((each) => each.space !== space)
  const rested = campaign.spent.filter((each) => each.space === space)
  for (const power of POWERS) {
    const here = [...ofPower(activation.worn, power), ...ofPower(rested, power)]
    const fresh = cuWith(s, activation, space, power) - sum(here)
    if (fresh > 0) here.push({ power, ap: 0, cu: fresh })
    if (here.length === 0) continue
    const [taken, left] = split(byFreshness(here), cu[power])
    for (const each of taken) worn.push(each)
    for (const { ap, cu: number } of left) if (ap > 0) spent.push({ power, ap, cu: number, space })
  }
  changeCampaign(s, { spent })
  return worn
}

/** The CU of one power among them. */
function ofPower(groups: readonly Worn[], power: Power): Worn[] {
  const found: Worn[] = []
  for (const { power: own, ap, cu } of groups) if (own === power) found.push({ power, ap, cu })
  return found
}

/** After losses: the freshest are left. */
export function wearAfter({ worn }: Activation, cu: Muster): Activation['worn'] {
  if (worn.length === 0) return worn
  const left: Worn[] = []
  for (const power of POWERS) {
    for (const each of split(byFreshness(ofPower(worn, power)), cu[power])[0]) left.push(each)
  }
  return left
}

/** He has done: what his CU have spent is remembered where they are. */
export function restHere(s: State, { worn }: Activation, space: Space): void {
  const campaign = campaignOf(s)
  if (campaign === undefined || space < 0) return
  const tired = worn.filter(({ ap }) => ap > 0).map(({ power, ap, cu }) => ({ power, ap, cu, space }))
  changeCampaign(s, { spent: [...campaign.spent, ...tired] })
}
