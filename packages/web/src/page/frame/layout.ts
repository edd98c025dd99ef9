/** How panels lie around the map, by the size of the window. */
import { computed, type Signal, signal } from '@preact/signals'

/** A column of panels; a card and a drawer; a sheet below; the sheet as a column, where the window is short. */
export type Layout = 'wide' | 'drawer' | 'sheet' | 'column'

/** Whether a query holds, now and whenever the window changes. */
function holds(query: string): Signal<boolean> {
  const list = matchMedia(query)
  const now = signal(list.matches)
  list.addEventListener('change', ({ matches }) => {
    now.value = matches
  })
  return now
}

const isWide = holds('(min-width: 1200px)')
const isMiddling = holds('(min-width: 760px)')
const isHigh = holds('(min-height: 560px)')

export const layout = computed((): Layout => {
  if (!isHigh.value) return 'column'
  if (isWide.value) return 'wide'
  return isMiddling.value ? 'drawer' : 'sheet'
})

/** The bar has room for who acts and three numbers. */
export const isNarrow = computed(() => !isMiddling.value)

/** Card, recap and prompt share one sheet or column; log, tables, rules and score are behind the menu. */
export const isOneSheet = computed(() => layout.value === 'sheet' || layout.value === 'column')
