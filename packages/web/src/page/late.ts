/** What comes when the board is there: prices on the map, the log and all that is read from it, dice, refusals, and what panels do by themselves. */

export { Prices } from './board/marks/prices.tsx'
export { FallingDie } from './dice/place-die.tsx'
export { keepDrawer } from './frame/drawer.ts'
export { foldPanels } from './frame/folding.ts'
export { CardSlot, PlaceShown } from './frame/place-card.tsx'
export { RefusalNote } from './frame/refusal-note.tsx'
export { asidesOf } from './log/asides.ts'
export { Log, SpokenLog } from './log/log.tsx'
export { pressKey } from './pressed.ts'
export { Arrows } from './recap/arrows.tsx'
export { ChangedTicks } from './recap/changed-ticks.tsx'
export { keepRecall } from './recap/recall.ts'
