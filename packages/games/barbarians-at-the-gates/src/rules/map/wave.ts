/** Chapter 6.2.1: how many Waves have been added. */
import type { State } from '../../state.ts'

/** BG-5.5-b BG-5.5-c BG-6.2.1-j: also how many spaces a Tribal Marker migrates. */
export const waveLevel = (s: State): number => s.board.file.tables.turns[s.turn].wave
