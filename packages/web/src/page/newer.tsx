/**
 * The app on this device: kept for offline play, brought up to date, and the reader is told when a newer one is here; and how
 * far a run of the laboratory is.
 */
import { signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { underway } from '../lab/underway.ts'
import { lazy } from './lazy.tsx'
import { ui } from './settings.ts'
import { tables } from './tables.ts'
import '../style/newer.css'

const isHere = signal(false)

const LabLine = lazy(() => import('./lab/lab-line.tsx').then((module) => module.LabLine))

/** How often a page that is looked at again asks for a newer version, in milliseconds. */
const SELDOM = 3_600_000

function keepUp(): void {
  const { serviceWorker } = navigator
  let before = serviceWorker.controller
  serviceWorker.addEventListener('controllerchange', () => {
    if (before !== null) isHere.value = true
    before = serviceWorker.controller
  })
  // A newer one may have taken over while this page was loaded.
  if (before !== null) void lookForNewer().catch(() => {})
  // Where it is not allowed, the app works with a network only.
  void serviceWorker.register('./sw.js').then(askAgain, () => {})
}

/** A page that is not the one that a reload would bring names other files. */
async function lookForNewer(): Promise<void> {
  const text = await fetch('./').then((response) => response.text())
  const files = document.querySelectorAll('script[src^="./"], link[rel="stylesheet"][href^="./"]')
  const names = [...files].map((file) => file.getAttribute('src') ?? file.getAttribute('href'))
  if (names.some((name) => !text.includes(`"${name}"`))) isHere.value = true
}

/** A page that stays open is not loaded again, and browsers ask by themselves once a day at most. */
function askAgain(registration: ServiceWorkerRegistration): void {
  let asked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < SELDOM) return
    asked = Date.now()
    void registration.update().catch(() => {})
  })
}

/** How long a reload waits for the last action to be kept, in milliseconds. */
const PATIENCE = 1000

async function reload(): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE))
  await Promise.race([
    late,
    tables()
      .kept()
      .catch(() => {}),
  ])
  location.reload()
}

export function loadNewer(): ComponentType {
  if ('serviceWorker' in navigator && import.meta.env.PROD) keepUp()
  return () => (
    <>
      {underway.value !== null && <LabLine />}
      <Newer />
    </>
  )
}

function Newer() {
  return (
    <p class="newer" role="status">
      {isHere.value && (
        <>
          {ui().newerIsHere}{' '}
          <button type="button" class="link" onClick={reload}>
            {ui().reload}
          </button>
        </>
      )}
    </p>
  )
}
