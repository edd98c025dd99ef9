/** What lies open around the map. */
import { signal } from '@preact/signals'
import type { Recap } from '../recap/recap.ts'

/** What is read in a large panel of its own. */
export type Reading = 'rules' | 'tables' | 'dice' | 'players' | 'log' | `tab ${string}`

/** How far the sheet of a small screen is pulled up. */
export type Pulled = 'low' | 'third' | 'whole'

/** The dialog of the reader's choices, which every page can open. */
export const settingsOpen = signal(false)

/** Whether a page that is not always a table shows one now: that has a bar of its own. */
export const atTable = signal(false)

export class Desk {
  /** The panel beside the log that is shown, by its name. */
  readonly tab = signal('log')
  readonly reading = signal<Reading | null>(null)
  /** What is read is pinned: Escape does not put it away. */
  stays = false
  /** The clause the rules are opened at. */
  readonly clause = signal<string | null>(null)
  readonly menu = signal(false)
  /** On a middling screen, whether the drawer lies open. */
  readonly drawer = signal(false)
  readonly pulled = signal<Pulled>('low')
  /** Whether the reader has pulled it: then it stays, until it is about something else. */
  isHeld = false
  /** How high the sheet is, in pixels. */
  readonly height = signal(96)
  /** The recap that was read on the sheet's first page. */
  readonly recapRead = signal<Recap | null>(null)

  read(what: Reading): void {
    this.menu.value = false
    this.reading.value = this.reading.value === what ? null : what
  }

  readRule(rule: string): void {
    this.clause.value = rule
    this.reading.value = 'rules'
  }

  showTab(name: string): void {
    this.tab.value = name
    this.drawer.value = true
  }

  shutDrawer(): void {
    this.tab.value = 'log'
    this.drawer.value = false
  }

  /** By its handle, from fold to fold. */
  pull(): void {
    this.#hold(this.pulled.value === 'whole' ? 'low' : 'whole')
  }

  pullUp(): void {
    this.#hold(this.pulled.value === 'low' ? 'third' : 'whole')
  }

  pullDown(): void {
    this.#hold(this.pulled.value === 'whole' ? 'third' : 'low')
  }

  #hold(pulled: Pulled): void {
    this.isHeld = true
    this.pulled.value = pulled
  }

  /** Lets go of what lies on top; false: nothing did. */
  close(): boolean {
    if (this.menu.value) {
      this.menu.value = false
      return true
    }
    if (this.reading.value !== null && !this.stays) {
      this.reading.value = null
      return true
    }
    return false
  }
}
