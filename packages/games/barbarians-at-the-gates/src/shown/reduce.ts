/** How a view changes with an event. What no board shows is left to the next view. */
import type { Roll } from '@tabularium/engine'
import type { GatesEvent } from '../events.ts'
import { turnTrack } from './calendar.ts'
import {
  addCu,
  flip,
  goAlong,
  goInside,
  loseCu,
  moveCu,
  putLeaders,
  putTribe,
  withoutIn,
  withSpace,
} from './changes.ts'
import { type Company, companyOf, musterOf, sideAt, sumOf, taken } from './forces.ts'
import { pileChange } from './piles.ts'
import { counterOf, isReverse, spaces, tribes } from './printed.ts'
import { ended, swapped } from './usurping.ts'
import { garrisonPowers, insideName, leadersAt, placeOf, powerOf, powers, type View } from './view.ts'

type Of<Type> = Extract<GatesEvent, { type: Type }>

export function reduce(view: View, event: GatesEvent | Roll): View {
  const piles = pileChange(view, event)
  if (piles !== null) return { ...view, ...piles }
  return trackChange(view, event) ?? spaceChange(view, event) ?? unitChange(view, event) ?? pieceChange(view, event)
}

function trackChange(view: View, event: GatesEvent | Roll): View | null {
  switch (event.type) {
    case 'turn':
      return { ...view, turn: turnTrack.indexOf(event.turn), ...rested(view) }
    case 'phase':
      return { ...view, phase: event.phase }
    case 'vp':
      return { ...view, vp: event.to }
    case 'plunder':
      return { ...view, plunder: event.to }
    case 'usurpator':
      return { ...view, usurpator: event.leader === null ? null : counterOf(event.leader) }
    case 'passage':
      return { ...view, passage: true }
    case 'end':
      return { ...view, end: { winner: event.winner, rule: event.rule }, stack: [] }
    default:
      return null
  }
}

/** In a new turn nobody has won a battle yet. */
function rested(view: View): Partial<View> {
  const leaders = Object.entries(view.leaders).map(([id, { hasWon: _, ...leader }]) => [id, leader])
  return { leaders: Object.fromEntries(leaders), hasUsurped: false, baptized: false }
}

function spaceChange(view: View, event: GatesEvent | Roll): View | null {
  switch (event.type) {
    case 'control':
      return withSpace(turnedBack(view, event), event.space, { control: event.to })
    case 'fort':
      return event.fort === null ? torn(view, event.space) : withSpace(view, event.space, { fort: event.fort })
    case 'siege':
      return event.besieger === null
        ? withoutIn(view, event.space, 'siege')
        : withSpace(view, event.space, { siege: event.besieger })
    case 'swap':
      return { ...swapped(view, event.kept), hasUsurped: true }
    case 'usurpation-ends':
      return ended(view, event.rule === 'BG-17.2.3.2-a')
    default:
      return null
  }
}

function unitChange(view: View, event: GatesEvent | Roll): View | null {
  switch (event.type) {
    case 'place':
      return addCu(view, event.space, event.power, event.cu)
    case 'lose':
      return lost(view, event)
    case 'turncoat':
      return turned(turnedBack(view, event), event)
    case 'move':
      return event.from === event.to ? sallied(view, event) : marched(view, event)
    case 'garrison':
      return behindWalls(view, event)
    case 'avoid':
    case 'intercept':
      return event.succeeds ? goAlong(view, reacting(view, event), event.from, event.to) : view
    case 'refuse':
      return goAlong(view, reacting(view, event), event.from, event.to)
    case 'retreat':
      return goAlong(view, retreating(view, event), event.from, event.to)
    case 'relocate':
    case 'restack':
      return elsewhere(view, event)
    case 'migrate':
      return migrated(view, event)
    default:
      return null
  }
}

function pieceChange(view: View, event: GatesEvent | Roll): View {
  switch (event.type) {
    case 'displaced':
      return displaced(view, counterOf(event.leader), event.forGood)
    case 'enter':
      return entered(view, event)
    case 'home':
      return putLeaders(view, [counterOf(event.leader)], event.space)
    case 'lost-emperor':
      return putLeaders(view, [counterOf(event.leader)], 'gone')
    case 'tribe':
      return settled(view, event)
    case 'allied':
      return putTribe(view, event.tribe, { allied: event.allied })
    case 'replaced':
      return replaced(view, event)
    case 'changes-sides':
      return flip(view, counterOf(event.leader), event.power === 'usurper')
    default:
      return view
  }
}

const SIEGE_LOSS = 'BG-13.2-f'
/** BG-7.1-an: a card takes those in the garrison first. */
const BY_CARD = 'BG-7.1-an'

/** In a battle CU are taken away one by one, as they are chosen, and told together. */
function lost(view: View, { power, cu, space, rule }: Of<'lose'>): View {
  const at = view.stack.findLastIndex(({ kind }) => kind === 'losing')
  const frame = view.stack[at]
  const isBattle = rule === 'BG-12.2.4-d' || rule === 'BG-12.4.1-q'
  if (frame === undefined || !isBattle) {
    return loseCu(view, space, power, cu, rule === SIEGE_LOSS || rule === BY_CARD)
  }
  const gone = musterOf(frame.taken)[power] ?? 0
  const taken = powers.map((each) => (each === power ? 0 : (musterOf(frame.taken)[each] ?? 0)))
  const stack = view.stack.with(at, { ...frame, taken })
  return loseCu({ ...view, stack }, space, power, Math.max(0, cu - gone), false)
}

/** Without a fort there is nothing left to besiege, unless it is a city. */
function torn(view: View, space: string): View {
  const type = spaces.get(space)?.type
  const open = withoutIn(view, space, 'fort')
  return type === 'walled' || type === 'capital' ? open : withoutIn(open, space, 'siege')
}

/** Card R03: with a space and its CU the leaders there turn Loyalist again. */
function turnedBack(view: View, { space, from, to, rule }: Of<'control' | 'turncoat'>): View {
  if (rule !== BY_CARD || from !== 'usurper' || to !== 'loyalist') return view
  const usurpers = leadersAt(view, space).filter((leader) => powerOf(view, leader) === 'usurper')
  return usurpers.reduce((changed, leader) => flip(changed, leader, false), view)
}

const turned = (view: View, { space, from, to, cu }: Of<'turncoat'>): View =>
  addCu(loseCu(view, space, from, cu, false), space, to, cu)

/** BG-15.3-d: the CU of a borrowed Allied leader are Barbarian as long as he is. */
function marched(view: View, event: Of<'move'>): View {
  const company = movers(view, event)
  const there = goAlong(view, company, event.from, event.to)
  const allied = event.power === 'barbarian' ? (company.cu.allied ?? 0) : 0
  return allied === 0 ? there : turned(there, { ...BORROWED, space: event.to, cu: allied })
}

const BORROWED = { type: 'turncoat', from: 'allied', to: 'barbarian', rule: 'BG-15.3-d' } as const

/** Whoever goes with a leader: as what goes on tells, or as many as are told. */
function movers(view: View, { leader, power, cu, from }: Of<'move'>): Company {
  const id = leader === null ? null : counterOf(leader)
  const rider = view.stack.findLast(({ kind }) => kind === 'marching')
  if (id === null) return { leaders: riding(view, rider), cu: taken(view, from, power, cu) }
  const company = companyOf(view, id)
  const leaders = (company?.leaders ?? [id]).filter((each) => each === id || placeOf(view, each) === from)
  return { leaders: [...new Set([id, ...leaders])], cu: taken(view, from, power, cu, company?.cu) }
}

/** BG-14.2: a leader who rides along with CU on a forced march. */
function riding(view: View, frame: View['stack'][number] | undefined): readonly string[] {
  const current = frame?.current
  if (typeof current !== 'object' || current === null || Array.isArray(current) || !('leader' in current)) return []
  return typeof current.leader === 'string' && placeOf(view, current.leader) === current.at ? [current.leader] : []
}

/** BG-13.4.1-b: those inside come out. */
function sallied(view: View, { leader, from }: Of<'move'>): View {
  const id = leader === null ? '' : counterOf(leader)
  const company = companyOf(view, id)
  const opened = garrisonPowers.reduce((open, power) => {
    const inside = open.spaces[from]?.[insideName(power)] ?? 0
    const out = Math.min(inside, company?.cu[power] ?? inside)
    return addCu(withSpace(open, from, { [insideName(power)]: inside - out }), from, power, out)
  }, view)
  return goInside(opened, company?.leaders ?? [id], false)
}

/** Units go inside: leaders by name, CU by their number. */
function behindWalls(view: View, { space, leaders, cu }: Of<'garrison'>): View {
  let left = cu - garrisonPowers.reduce((all, power) => all + (view.spaces[space]?.[insideName(power)] ?? 0), 0)
  const closed = garrisonPowers.reduce((shut, power) => {
    const going = Math.max(0, Math.min(left, shut.spaces[space]?.[power] ?? 0))
    left -= going
    const inside = (shut.spaces[space]?.[insideName(power)] ?? 0) + going
    return addCu(withSpace(shut, space, { [insideName(power)]: inside }), space, power, -going)
  }, view)
  return goInside(closed, leaders.map(counterOf), true)
}

/** Who avoids battle, intercepts or goes back; if nothing tells how many, all who stand with him. */
function reacting(view: View, { leader, from }: Of<'avoid' | 'intercept' | 'refuse'>): Company {
  const id = counterOf(leader)
  const company = companyOf(view, id)
  if (company !== null && sumOf(company.cu) > 0) {
    return { leaders: company.leaders, cu: taken(view, from, powerOf(view, id), sumOf(company.cu), company.cu) }
  }
  return sideAt(view, from, powerOf(view, id))
}

/** Everybody of the side there, or the force whose number it is. */
function retreating(view: View, { side, power, from, cu }: Of<'retreat'>): Company {
  const all = sideAt(view, from, power)
  const forces = side === 'attackers' ? attackersOf(view) : []
  const force = forces.find((each) => sumOf(each.cu) === cu)
  if (sumOf(all.cu) === cu || force === undefined) {
    return { leaders: all.leaders, cu: taken(view, from, power, cu, all.cu) }
  }
  return { leaders: force.leaders, cu: taken(view, from, power, cu, force.cu) }
}

function attackersOf(view: View): readonly Company[] {
  const battle = view.stack.findLast(({ kind }) => kind === 'battle')
  const forces = Array.isArray(battle?.attackers) ? battle.attackers : []
  return forces.flatMap((force) => {
    const leader = typeof force === 'object' && force !== null && 'leader' in force ? force.leader : null
    const company = typeof leader === 'string' ? companyOf(view, leader) : null
    return company === null ? [] : [company]
  })
}

function elsewhere(view: View, { power, leaders, cu, from, to }: Of<'relocate' | 'restack'>): View {
  const moved = from === null ? view : moveCu(view, from, to, taken(view, from, power, cu))
  return putLeaders(moved, leaders.map(counterOf), to)
}

/** BG-16.2-d BG-16.2-e: some may be picked up in the Transit space on the way. */
function migrated(view: View, { tribe, from, to, leaders, cu }: Of<'migrate'>): View {
  const frame = view.stack.findLast(({ kind }) => kind === 'migrating')
  const over = typeof frame?.over === 'string' ? frame.over : null
  const here = Math.min(cu, view.spaces[from]?.barbarian ?? 0, over === null ? cu : Number(frame?.cu ?? cu))
  const begun = moveCu(view, from, to, { barbarian: here })
  const whole = over === null ? begun : moveCu(begun, over, to, { barbarian: cu - here })
  return putTribe(putLeaders(whole, leaders.map(counterOf), to), tribe, { at: to })
}

/** With whoever is gone for good his marker is. */
function displaced(view: View, leader: string, forGood: boolean): View {
  const left = putLeaders(view, [leader], forGood ? 'gone' : 'displaced')
  return forGood && view.usurpator === leader ? { ...left, usurpator: null } : left
}

function entered(view: View, { leader, power, space }: Of<'enter'>): View {
  const id = counterOf(leader)
  return putLeaders(view, [id], space, { flipped: isReverse(leader) || power === 'usurper' })
}

/** BG-2.3.4-ac: in Further East CU are a common pool, of which each Barbarian marker there has a share. */
function cuOnMarker(view: View, space: string): number {
  const markers = Object.values(view.tribes).filter(({ at, allied }) => at === space && allied !== true).length
  const cu = view.spaces[space]?.barbarian ?? 0
  return space === 'further-east' ? Math.floor(cu / Math.max(1, markers)) : cu
}

/** BG-13.5-n BG-15.1-b: a marker that is brought to a city, or settled, comes with those who stood on it. */
function settled(view: View, { tribe, space, rule }: Of<'tribe'>): View {
  const from = placeOf(view, tribe)
  const placed = putTribe(view, tribe, { at: space ?? 'gone' })
  const isBrought = rule === 'BG-13.5-n'
  if (from === null || space === null || !(isBrought || rule === 'BG-15.1-b')) return placed
  const leader = tribes.get(tribe)?.leader ?? ''
  const along = isBrought && leadersAt(view, from).includes(leader) ? [leader] : []
  return putLeaders(moveCu(placed, from, space, { barbarian: cuOnMarker(view, from) }), along, space)
}

/** BG-2.4.2.5-g: out of the box he first goes to his marker. */
function replaced(view: View, { leader, by }: Of<'replaced'>): View {
  const id = counterOf(leader)
  const flipped = leader === by ? view.leaders[id]?.flipped !== true : isReverse(by)
  const marker = [...tribes.values()].find((tribe) => tribe.leader === id)
  const home = marker === undefined ? null : placeOf(view, marker.id)
  const isAway = view.leaders[id]?.at === 'displaced' && home !== null
  return flip(isAway ? putLeaders(view, [id], home) : view, id, flipped)
}
