/**
 * What a seat can do. An action names one thing, and the question decides what that means: `to italia-4` is a step of
 * a march, a landing, an evasion or a placement.
 */
import {
  type Board,
  type Diocese,
  derived,
  type Fleet,
  isLand,
  type People,
  type Piece,
  type Place,
  type Zone,
} from './board.ts'
import { everyStratagem, type Stratagem, stratagemIds } from './stratagem-kinds.ts'

/** Answers that name nothing on the map. */
export const options = [
  'yes',
  'no',
  /** Take everybody along who may come. */
  'all',
  /** Let the rest of a set-up be placed as in history, or evenly. */
  'historical',
  'rest',
  'fight',
  'evade',
  'refuge',
  /** What an Augusta is played for. */
  'initiative',
  'assassination',
  'usurpation',
  'council',
] as const
export type Option = (typeof options)[number]

export type Action =
  | { readonly kind: 'to'; readonly place: Place }
  | { readonly kind: 'piece'; readonly piece: Piece }
  | { readonly kind: 'people'; readonly people: People }
  | { readonly kind: 'diocese'; readonly diocese: Diocese }
  | { readonly kind: 'fleet'; readonly fleet: Fleet }
  | { readonly kind: 'play'; readonly stratagem: Stratagem }
  | { readonly kind: 'option'; readonly option: Option }
  | { readonly kind: 'done' }

export const DONE: Action = { kind: 'done' }

/** The land zone that an action names; undefined: it names none. */
export function zoneNamed(board: Board, action: Action): Zone | undefined {
  return action.kind === 'to' && isLand(board, action.place) ? action.place : undefined
}

/** Every action there is on one board, made once and handed out again and again. */
export interface Actions {
  readonly to: readonly Action[]
  readonly piece: readonly Action[]
  readonly people: readonly Action[]
  readonly diocese: readonly Action[]
  readonly fleet: readonly Action[]
  readonly play: readonly Action[]
  readonly option: Readonly<Record<Option, Action>>
  readonly byNotation: ReadonlyMap<string, Action>
}

/** The actions of a board. */
export const actionsOf: (board: Board) => Actions = derived(makeActions)

function makeActions(board: Board): Actions {
  const lists = {
    to: board.everyPlace.map((place): Action => ({ kind: 'to', place })),
    piece: board.everyPiece.map((piece): Action => ({ kind: 'piece', piece })),
    people: board.everyPeople.map((people): Action => ({ kind: 'people', people })),
    diocese: board.everyDiocese.map((diocese): Action => ({ kind: 'diocese', diocese })),
    fleet: board.everyFleet.map((fleet): Action => ({ kind: 'fleet', fleet })),
    play: everyStratagem.map((stratagem): Action => ({ kind: 'play', stratagem })),
  }
  const option = (name: Option): Action => ({ kind: 'option', option: name })
  const named: Record<Option, Action> = {
    yes: option('yes'),
    no: option('no'),
    all: option('all'),
    historical: option('historical'),
    rest: option('rest'),
    fight: option('fight'),
    evade: option('evade'),
    refuge: option('refuge'),
    initiative: option('initiative'),
    assassination: option('assassination'),
    usurpation: option('usurpation'),
    council: option('council'),
  }
  const all = [DONE, ...Object.values(lists).flat(), ...Object.values(named)]
  return { ...lists, option: named, byNotation: new Map(all.map((action) => [notation(board, action), action])) }
}

/** An action as a short line of text: `to italia-4`, `piece aetius`, `play tribute`. */
export function notation(board: Board, action: Action): string {
  switch (action.kind) {
    case 'to':
      return `to ${board.placeIds[action.place]}`
    case 'piece':
      return `piece ${board.pieceIds[action.piece]}`
    case 'people':
      return `people ${board.peoples[action.people].id}`
    case 'diocese':
      return `diocese ${board.dioceses[action.diocese].id}`
    case 'fleet':
      return `fleet ${board.fleetIds[action.fleet]}`
    case 'play':
      return `play ${stratagemIds[action.stratagem]}`
    case 'option':
      return action.option
    case 'done':
      return 'done'
  }
}
