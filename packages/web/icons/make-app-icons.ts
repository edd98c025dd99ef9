/** Paints the icons of the installed app from public/icon.svg: `npx tsx packages/web/icons/make-app-icons.ts`. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'

const folder = join(import.meta.dirname, '..', 'public')
const drawing = readFileSync(join(folder, 'icon.svg'), 'utf8')
/** A device cuts its own shape out of these: the ground reaches the edge, and the drawing stays well inside. */
const whole = drawing.replace(' rx="96"', '').replace('translate(64 64) scale(.75)', 'translate(103 103) scale(.6)')

const icons = [
  ['icon-192.png', 192, drawing],
  ['icon-512.png', 512, drawing],
  ['icon-maskable-512.png', 512, whole],
  ['icon-touch-180.png', 180, whole],
] as const

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
for (const [name, size, svg] of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`)
  await page.screenshot({ path: join(folder, name), omitBackground: true })
  await page.close()
}
await browser.close()
