export { Locks } from '../board/marks/locks.tsx'
export { HeldList, HeldNotes } from './held-notes.tsx'
