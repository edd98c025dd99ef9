export { type Crew, helping, type Thought } from './room/crew.ts'
export { diff, type Patch, patched } from './room/patch.ts'
export type { Reached } from './room/reach.ts'
export { type Change, isBot, type Listener, Room, type Seating, type Wish } from './room/room.ts'
export {
  type Choice,
  type HeldPiece,
  type Line,
  type Outlet,
  type Question,
  type Refusal,
  refusalOf,
  type SeatInfo,
  type Seen,
  seenBy,
  type Viewer,
  type Why,
} from './room/seen-by.ts'
export { chosenAgain } from './room/thinker.ts'
