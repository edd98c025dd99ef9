/** How panels lie in a smaller window. A larger one fetches it when the page is quiet: it may become smaller. */
import { signal } from '@preact/signals'

type Sheet = typeof import('./sheet.ts')

/** Null: it has not come yet. */
export const sheetPart = signal<Sheet | null>(null)

export async function loadSmaller(): Promise<void> {
  sheetPart.value = await import('./sheet.ts')
}
