/** Which wave a turn belongs to: its cards join the decks in the Draw Phase of the first of its turns (BG-3.1-d). */
import { board, turnOf, turnsOf, type View } from '@tabularium/barbarians-at-the-gates/shown'

export const waveIn = (name: string): number => board.tables.turns.find(({ turn }) => turn === name)?.wave ?? 0

export const waveOf = (view: View): number => waveIn(turnOf(view))

/** The waves of the scenario, each with its turns. */
export function wavesOf(view: View): readonly (readonly [wave: number, turns: readonly string[]])[] {
  const track = turnsOf(view)
  const waves = [...new Set(track.map(waveIn))]
  return waves.map((wave) => [wave, track.filter((turn) => waveIn(turn) === wave)])
}
