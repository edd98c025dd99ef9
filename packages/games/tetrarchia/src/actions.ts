/** What a seat can do. An action is a small flat object; the same ones are handed out again and again. */
import { type Board, type Emperor, EVERY_EMPEROR, emperors, type Province, type Sea } from './board.ts'

export type Action =
  | { readonly kind: 'fleet'; readonly sea: Sea }
  | { readonly kind: 'arrive'; readonly at: Province }
  | { readonly kind: 'move'; readonly to: Province }
  | { readonly kind: 'order'; readonly emperor: Emperor; readonly to: Province }
  | { readonly kind: 'sail'; readonly from: Sea; readonly to: Sea }
  | { readonly kind: 'secure' }
  | { readonly kind: 'subdue' }
  | { readonly kind: 'calm' }
  | { readonly kind: 'attack'; readonly at: Province }
  | { readonly kind: 'power' }
  | { readonly kind: 'take' }
  | { readonly kind: 'give' }
  | { readonly kind: 'end' }
  | { readonly kind: 'strengthen' }
  | { readonly kind: 'accept' }
  | { readonly kind: 'block' }
  | { readonly kind: 'stand' }

export const SECURE: Action = { kind: 'secure' }
export const SUBDUE: Action = { kind: 'subdue' }
export const CALM: Action = { kind: 'calm' }
export const POWER: Action = { kind: 'power' }
export const TAKE: Action = { kind: 'take' }
export const GIVE: Action = { kind: 'give' }
export const END: Action = { kind: 'end' }
export const STRENGTHEN: Action = { kind: 'strengthen' }
export const ACCEPT: Action = { kind: 'accept' }
export const BLOCK: Action = { kind: 'block' }
export const STAND: Action = { kind: 'stand' }

/** Every action there is on one board, made once. */
export interface Actions {
  readonly fleet: readonly Action[]
  readonly arrive: readonly Action[]
  readonly move: readonly Action[]
  readonly attack: readonly Action[]
  readonly order: readonly (readonly Action[])[]
  readonly sail: readonly (readonly Action[])[]
  readonly byNotation: ReadonlyMap<string, Action>
}

const plain = [SECURE, SUBDUE, CALM, POWER, TAKE, GIVE, END, STRENGTHEN, ACCEPT, BLOCK, STAND]

export function makeActions(board: Board): Actions {
  const { provinces, seas } = board
  const lists = {
    fleet: seas.map((sea): Action => ({ kind: 'fleet', sea })),
    arrive: provinces.map((at): Action => ({ kind: 'arrive', at })),
    move: provinces.map((to): Action => ({ kind: 'move', to })),
    attack: provinces.map((at): Action => ({ kind: 'attack', at })),
    order: EVERY_EMPEROR.map((emperor) => provinces.map((to): Action => ({ kind: 'order', emperor, to }))),
    sail: seas.map((from) => seas.map((to): Action => ({ kind: 'sail', from, to }))),
  }
  const all = [...plain, ...lists.fleet, ...lists.arrive, ...lists.move, ...lists.attack]
  all.push(...lists.order.flat(), ...lists.sail.flat())
  return { ...lists, byNotation: new Map(all.map((action) => [notation(board, action), action])) }
}

/** An action as a short line of text: `move narbonensis`, `sail internum aegaeum`. */
export function notation(board: Board, action: Action): string {
  switch (action.kind) {
    case 'fleet':
      return `fleet ${board.seaIds[action.sea]}`
    case 'arrive':
      return `arrive ${board.ids[action.at]}`
    case 'move':
      return `move ${board.ids[action.to]}`
    case 'order':
      return `order ${emperors[action.emperor]} ${board.ids[action.to]}`
    case 'sail':
      return `sail ${board.seaIds[action.from]} ${board.seaIds[action.to]}`
    case 'attack':
      return `attack ${board.ids[action.at]}`
    default:
      return action.kind
  }
}
