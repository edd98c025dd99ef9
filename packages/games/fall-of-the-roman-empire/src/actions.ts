/** What a seat can do. An action is a small flat object; the same ones are handed out again and again. */
import {
  type Area,
  BARBARIAN,
  type BarbarianCounter,
  type Board,
  CAVALRY,
  counterNames,
  FORCE,
  FORT,
  LEGION,
  ROMAN_COUNTERS,
  type RomanCounter,
  WALL,
} from './board.ts'
import { HANDICAP } from './options.ts'

export type Action =
  | { readonly kind: 'place'; readonly at: Area }
  | { readonly kind: 'disband'; readonly counter: RomanCounter; readonly at: Area }
  | { readonly kind: 'pay' }
  | { readonly kind: 'buy'; readonly counter: RomanCounter; readonly at: Area }
  | { readonly kind: 'enter'; readonly at: Area }
  | { readonly kind: 'march'; readonly from: Area; readonly to: Area }
  | { readonly kind: 'move'; readonly counter: BarbarianCounter; readonly from: Area; readonly to: Area }
  | { readonly kind: 'with'; readonly number: number }
  | { readonly kind: 'lose'; readonly forces: number; readonly cavalry: number }
  | { readonly kind: 'ride'; readonly from: Area; readonly to: Area }
  | { readonly kind: 'done' }

export const PAY: Action = { kind: 'pay' }
export const DONE: Action = { kind: 'done' }

export function addAll(actions: Action[], more: readonly Action[]): void {
  for (let i = 0; i < more.length; i++) actions.push(more[i])
}

/** Actions from an area to another, and those to its neighbours in a list. */
export interface Ways {
  readonly all: readonly (readonly Action[])[]
  readonly near: readonly (readonly Action[])[]
}

/** Every action there is on one board, made once. */
export interface Actions {
  readonly place: readonly Action[]
  /** Those of the invasion routes. */
  readonly firstPlaces: readonly Action[]
  /** By `RomanCounter`, then by area; of what is not Roman, none. */
  readonly disband: readonly (readonly Action[])[]
  /** By `RomanCounter`, then by area; what is placed in Rome has one action only. */
  readonly buy: readonly (readonly Action[])[]
  readonly enter: readonly Action[]
  /** Those of the invasion routes. */
  readonly entries: readonly Action[]
  readonly march: Ways
  /** By `BarbarianCounter`. */
  readonly move: readonly Ways[]
  readonly with: readonly Action[]
  /** By Forces, then by Cavalry. */
  readonly lose: readonly (readonly Action[])[]
  readonly ride: Ways
  readonly byNotation: ReadonlyMap<string, Action>
}

export function makeActions(board: Board): Actions {
  const { areas } = board
  const upTo = (n: number) => Array.from({ length: n + 1 }, (_, i) => i)
  const ways = (make: (from: Area, to: Area) => Action): Ways => {
    const all = areas.map((from) => areas.map((to) => make(from, to)))
    return { all, near: areas.map((from) => board.neighbours[from].map((to) => all[from][to])) }
  }
  const hosts = board.mix[BARBARIAN] + HANDICAP
  const moves = (counter: BarbarianCounter) => ways((from, to) => ({ kind: 'move', counter, from, to }))
  const places = (counter: RomanCounter) => (counter === LEGION || counter === FORCE ? [board.rome] : areas)
  const byRomanCounter = (make: (counter: RomanCounter) => Action[]): readonly (readonly Action[])[] => {
    const lists: Action[][] = [[], [], [], [], [], []]
    for (const counter of ROMAN_COUNTERS) lists[counter] = make(counter)
    return lists
  }
  const none: Ways = { all: [], near: [] }
  const lists = {
    place: areas.map((at): Action => ({ kind: 'place', at })),
    disband: byRomanCounter((counter) => areas.map((at): Action => ({ kind: 'disband', counter, at }))),
    buy: byRomanCounter((counter) => places(counter).map((at): Action => ({ kind: 'buy', counter, at }))),
    enter: areas.map((at): Action => ({ kind: 'enter', at })),
    march: ways((from, to) => ({ kind: 'march', from, to })),
    move: [none, none, moves(BARBARIAN), moves(CAVALRY)],
    with: upTo(Math.max(board.mix[FORCE], hosts)).map((number): Action => ({ kind: 'with', number })),
    lose: upTo(hosts).map((forces) =>
      upTo(board.mix[CAVALRY]).map((cavalry): Action => ({ kind: 'lose', forces, cavalry })),
    ),
    ride: ways((from, to) => ({ kind: 'ride', from, to })),
  }
  const all = [PAY, DONE, ...lists.place, ...lists.disband.flat(), ...lists.buy.flat(), ...lists.enter, ...lists.with]
  all.push(...lists.lose.flat(), ...lists.march.all.flat(), ...lists.ride.all.flat())
  for (const { all: moving } of lists.move) all.push(...moving.flat())
  return {
    ...lists,
    firstPlaces: board.routes.map((at) => lists.place[at]),
    entries: board.routes.map((at) => lists.enter[at]),
    byNotation: new Map(all.map((action) => [notation(board, action), action])),
  }
}

/** An action as a short line of text: `march roma venetia`, `buy fort liguria`. */
export function notation({ ids }: Board, action: Action): string {
  switch (action.kind) {
    case 'place':
    case 'enter':
      return `${action.kind} ${ids[action.at]}`
    case 'disband':
      return `disband ${counterNames[action.counter]} ${ids[action.at]}`
    case 'buy':
      return action.counter === FORT || action.counter === WALL
        ? `buy ${counterNames[action.counter]} ${ids[action.at]}`
        : `buy ${counterNames[action.counter]}`
    case 'march':
    case 'ride':
      return `${action.kind} ${ids[action.from]} ${ids[action.to]}`
    case 'move':
      return `move ${counterNames[action.counter]} ${ids[action.from]} ${ids[action.to]}`
    case 'with':
      return `with ${action.number}`
    case 'lose':
      return `lose ${action.forces} force ${action.cavalry} cavalry`
    default:
      return action.kind
  }
}
