/** The table this page talks to: in a worker now, elsewhere later. */
import { effect, signal, untracked } from '@preact/signals'
import { type TableLink, type Watch, workerLink } from '../table/link.ts'
import type { CallName } from '../table/protocol.ts'
import { go, type Route, route } from './router.ts'
import { language, thinking } from './settings.ts'

let link: TableLink | undefined

/** What is wrong with the table: it has failed, or has left something unanswered for a while. */
export const silence = signal<'crash' | 'long' | null>(null)
/** For how many looks a call of a game has been unanswered. */
const stuck = signal(0)
/** How many tables there were before this one. */
export const ended = signal(0)

export const newWorker = (): Worker => new Worker(new URL('../table/worker.ts', import.meta.url), { type: 'module' })

/** A table of its own, which is yet to be woken. */
export function newTable(watch: Watch): TableLink {
  return workerLink(newWorker, watch)
}

/** Whether the table is fetched later than it is spoken to. */
let rests = false

/** What is to be seen is known: the table is fetched when that has been painted. */
export function letRest(): void {
  rests = true
  link?.rest()
}

export function wake(): void {
  rests = false
  link?.wake()
}

export function tables(): TableLink {
  if (link === undefined) {
    link = newTable({
      onCrash: () => (silence.value = 'crash'),
      onSilence(looks, call) {
        silence.value = looks > PATIENCE ? 'long' : null
        stuck.value = OF_HOME.includes(call) ? 0 : looks
      },
    })
    if (!rests) link.wake()
    void link.speak(language.value).catch(() => {})
    void link.patience(longest()).catch(() => {})
  }
  return link
}

let isBeginning = false

/** Goes to a game that is begun. Whoever presses twice begins one. */
export async function begin(game: () => Promise<string>): Promise<void> {
  if (isBeginning) return
  isBeginning = true
  try {
    go(`/table/${await game()}`)
  } finally {
    isBeginning = false
  }
}

/** Gives up a table that does not answer: what is asked next is asked of another. */
function giveUp(): void {
  link?.stop()
  link = undefined
  silence.value = null
  stuck.value = 0
  ended.value++
}

/** How many looks a table may leave something unanswered. */
const PATIENCE = 3

/** What is asked on pages without a game. */
const OF_HOME: readonly CallName[] = [
  'soon',
  'list',
  'create',
  'import',
  'export',
  'rename',
  'remove',
  'speak',
  'patience',
]

/** On pages without a game nobody waits for one that hangs. Once each time: another table may be no better. */
let given: Route | undefined
effect(() => {
  const to = route.value
  const isWell = silence.value !== 'crash' && stuck.value === 0
  if (isWell || to.at === 'table' || to.at === 'learn' || to === given) return
  given = to
  untracked(giveUp)
})

effect(() => {
  const spoken = language.value
  void link?.speak(spoken).catch(() => {})
})

/** In milliseconds; null: bots think as long as they like. */
const longest = () => (thinking.value === 'any' ? null : Number(thinking.value) * 1000)

effect(() => {
  const most = longest()
  void link?.patience(most).catch(() => {})
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
