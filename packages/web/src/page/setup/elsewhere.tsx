/** Where a form of a new game is filled in for a table elsewhere, or for bots alone: who sits there is asked by others than the form. */
import { isObject, type JsonObject } from '@tabularium/engine'
import { type ComponentChildren, type ComponentType, createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Setup } from '../../table/protocol.ts'
import { type Chosen, lastChosen } from '../home/last.ts'

export interface SectionProps {
  /** What each seat plays. */
  readonly seats: readonly string[]
  /** What is chosen so far. */
  readonly setup: () => Setup
  /** How strong a bot is at a seat; undefined: it was not measured. */
  readonly strength: (bot: string, seat: number) => string | undefined
}

export interface ElsewhereForm {
  readonly title: string
  /** What the button says. */
  readonly begin: string
  readonly Section: ComponentType<SectionProps>
  /** How the form is filled in at first; absent: as the last game was begun. */
  readonly before?: Chosen
  /** Where bots alone play, what the choice is called of how many; absent: it is asked who the reader is. */
  readonly seats?: string
}

export const Elsewhere = createContext<ElsewhereForm | null>(null)

/** null: the game is played on this device. */
export const useElsewhere = (): ElsewhereForm | null => useContext(Elsewhere)

/** Choices about people at this screen: not asked for a table elsewhere. */
export const AtThisScreen = ({ children }: { children: ComponentChildren }) =>
  useElsewhere() === null ? children : null

/** With what the form is filled in at first; null: as the game's card says. */
export const useBefore = (game: string): Chosen | null => useElsewhere()?.before ?? lastChosen(game)

/** Its options alone, by name. */
export function useOptionsBefore(game: string): JsonObject {
  const options = useBefore(game)?.options ?? null
  return isObject(options) ? options : {}
}
