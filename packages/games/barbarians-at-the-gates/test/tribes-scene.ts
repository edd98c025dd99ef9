/** Scenes for the chapters on tribes and usurpers. */
import { NONE } from '../src/board.ts'
import type { Frame } from '../src/frames.ts'
import { isFlipped } from '../src/state.ts'
import { type Draw, leader, Scene, tribe } from './scene.ts'

/** Something that waits beneath, to come back to. */
const BENEATH: Frame = { kind: 'usurpator', candidates: [] }

/** Plays a frame in a position with some Loyalist CU far away on an island, so that nothing else ends the game. */
export function scene(frame: Frame, drawn: Draw = {}): Scene {
  const cu = { calaris: { loyalist: 1 }, ...drawn.cu }
  return new Scene({ ...drawn, cu, stack: [BENEATH, frame] }).go()
}

/** The frame has been dealt with. */
export const isOver = ({ state }: Scene): boolean => state.stack.length === 1

export const SETTLEMENT: Frame = { kind: 'settlement', step: 'tribe', tribe: NONE, capital: NONE, left: 0, gained: [] }
export const REGAIN: Frame = { kind: 'regain' }
export const USURPATION: Frame = { kind: 'usurpation', step: 'leader', leader: NONE }
export const SUCCESS: Frame = { kind: 'successful-usurpation' }

const MIGRATION = {
  kind: 'migration',
  hasSailed: false,
  isNavalOnly: false,
  done: [],
  current: null,
  step: 'pick',
} as const
/** BG-7.1-ab: by a card with so many OPs. */
export const byCard = (left: number): Frame => ({ ...MIGRATION, isPhase: false, left, only: [] })
export const PHASE: Frame = { ...MIGRATION, isPhase: true, left: 0, only: [] }
export const navalOnly = (id: string): Frame => ({
  ...MIGRATION,
  isPhase: false,
  left: 1,
  isNavalOnly: true,
  only: [tribe(id)],
})

export const isUsurper = ({ state }: Scene, id: string): boolean => isFlipped(state, leader(id))

/** The legal answers that begin with a word, without it, sorted. */
export const offered = ({ legal }: Scene, word: string): string[] =>
  legal
    .filter((text) => text.startsWith(`${word} `))
    .map((text) => text.slice(word.length + 1))
    .sort()
