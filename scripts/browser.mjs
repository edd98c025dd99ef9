/** Finds a Chromium for the browser tests, and installs one where it can. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge']
const fixed = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** The path of a browser on this machine: TABULARIUM_BROWSER, or the first one known. */
export function findBrowser() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const found = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  return [process.env.TABULARIUM_BROWSER ?? '', ...found, ...fixed].find((path) => path !== '' && existsSync(path))
}

/** Finds a browser or, on a Debian machine where that is allowed, installs one. */
export function ensureBrowser() {
  const found = findBrowser()
  if (found !== undefined) return found
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('Installing Chromium for the browser tests ...')
    const apt = (...args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
    if (apt('update') && apt('install', '-y', '--no-install-recommends', 'chromium')) return findBrowser()
  }
  return undefined
}
