/** What stands for each use of a card. */
import type { UseName } from '@tabularium/barbarians-at-the-gates/shown'
import { icons } from '../icons.ts'

export const useIcons: Readonly<Record<UseName, string>> = {
  event: icons.event,
  activate: icons.leader,
  reinforce: icons.unit,
  migrate: icons.migrate,
  raid: icons.raid,
  march: icons.march,
  usurp: icons.emperor,
  discard: icons.event,
}
