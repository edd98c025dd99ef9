/** How many hints this device has taken at a table: nobody else is told. A storage that is forbidden counts as long as the page. */
import type { TableId } from '@tabularium/online'

const keyOf = (table: TableId) => `tabularium.hints.${table}`

export function hintsTakenAt(table: TableId): { count(): number; add(): void } {
  let taken = 0
  try {
    taken = Number(localStorage.getItem(keyOf(table)) ?? 0)
  } catch {
    // Forbidden.
  }
  return {
    count: () => taken,
    add() {
      taken++
      try {
        localStorage.setItem(keyOf(table), String(taken))
      } catch {
        // It counts as long as the page.
      }
    },
  }
}
