/** The table this page talks to: in a worker now, elsewhere later. */
import { effect, signal } from '@preact/signals'
import type { Refusal } from '@tabularium/engine/room'
import { type TableLink, workerLink } from '../table/link.ts'
import { language, ui } from './settings.ts'

let link: TableLink | undefined

/** The table answers nothing any more. */
export const crashed = signal(false)

export function tables(): TableLink {
  if (link === undefined) {
    const worker = new Worker(new URL('../table/worker.ts', import.meta.url), { type: 'module' })
    link = workerLink(worker, () => (crashed.value = true))
    void link.speak(language.value).catch(() => {})
  }
  return link
}

effect(() => {
  const spoken = language.value
  void link?.speak(spoken).catch(() => {})
})

let isAsked = false

/** Asks the browser, once, not to clear its store when it needs room: there are games in it. */
export async function askToKeep(): Promise<void> {
  const { storage } = navigator
  // Missing where the page came over plain http from another machine.
  if (isAsked || storage?.persist === undefined) return
  isAsked = true
  if (!(await storage.persisted())) await storage.persist()
}

/** Why something was refused, in the reader's language. */
export function reason({ code, clause, message, about }: Refusal): string {
  if (clause === null) return ui().faults[code] ?? message
  return ui().cannot(about === undefined ? clause : `${about}: ${clause}`)
}
