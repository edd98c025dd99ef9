/** axe's findings, by day and by lamplight. */
import type { Page } from 'playwright-core'
import { bringAxe } from './browser.ts'

/** Looks at what is shown now, in both themes. In the dark only the colours are other ones. */
export function looking(page: Page, found: string[]) {
  return async (where: string): Promise<void> => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await bringAxe(page)
      const options = JSON.stringify(colorScheme === 'light' ? {} : { runOnly: ['color-contrast'] })
      const problems = await page.evaluate<readonly string[]>(`axe.run(${options}).then((r) =>
        r.violations.flatMap((v) => v.nodes.map((n) => v.id + ' ' + n.target.join(' ') + ' ' + (n.any[0]?.message ?? ''))))`)
      found.push(...problems.map((problem) => `${where}, ${colorScheme}: ${problem}`))
    }
  }
}
