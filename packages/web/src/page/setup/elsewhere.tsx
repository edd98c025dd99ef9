/** Where a form of a new game is filled in for a table elsewhere: who sits there is asked by others than the form. */
import { type ComponentChildren, type ComponentType, createContext } from 'preact'
import { useContext } from 'preact/hooks'

export interface ElsewhereForm {
  readonly title: string
  /** What the button says. */
  readonly begin: string
  readonly Section: ComponentType<{ readonly seats: readonly string[] }>
}

export const Elsewhere = createContext<ElsewhereForm | null>(null)

/** null: the game is played on this device. */
export const useElsewhere = (): ElsewhereForm | null => useContext(Elsewhere)

/** Choices about people at this screen: not asked for a table elsewhere. */
export const AtThisScreen = ({ children }: { children: ComponentChildren }) =>
  useElsewhere() === null ? children : null
