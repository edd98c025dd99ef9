/** One table at a server, as this page knows it: the way to it, who is there, what was said, and how the connection is. */
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { newSecret } from '@tabularium/engine'
import type { Refusal } from '@tabularium/engine/room'
import { SealWatch } from '@tabularium/engine/seals'
import type { ChatLine, OnlinePart, TableId } from '@tabularium/online'
import type { Fate } from '../../table/commits.ts'
import { type RemoteLink, remoteLink } from '../../table/remote-link.ts'
import type { Connection } from '../../table/wire.ts'
import { language } from '../settings.ts'
import { newTable, tables } from '../tables.ts'
import { api } from './api.ts'
import { keepReceipt, linksFor } from './chains.ts'
import { dialTo } from './dial.ts'
import { hintsTakenAt } from './hints-taken.ts'
import { onlineWords } from './words/index.ts'

/** Of hidden things that were shown here: how many had lain where they were sealed, and whether one had not. */
export interface Proven {
  readonly opened: number
  readonly isBroken: boolean
}

export interface Seated {
  readonly id: TableId
  readonly link: RemoteLink
  readonly connection: Signal<Connection | null>
  readonly fate: Signal<Fate>
  readonly online: Signal<OnlinePart | null>
  /** When that was told, by this device's clock. */
  readonly heardAt: Signal<number>
  readonly chat: Signal<readonly ChatLine[]>
  /** The number of the last line that was read; what is muted counts as read. */
  readonly read: Signal<number>
  readonly muted: Signal<boolean>
  readonly unread: { readonly value: number }
  readonly proven: ReadonlySignal<Proven>
  close(): void
}

const nothing = () => {}

/** What the server says by its codes, in the reader's words; what the rules say they say themselves. */
function toldInWords(refusal: Refusal): Refusal {
  const said = onlineWords().faults[refusal.code]
  return said === undefined || refusal.rule !== null ? refusal : { ...refusal, case: said }
}

export function seatedAt(id: TableId): Seated {
  const connection = signal<Connection | null>(null)
  const fate = signal<Fate>(null)
  const online = signal<OnlinePart | null>(null)
  const heardAt = signal(Date.now())
  const chat = signal<readonly ChatLine[]>([])
  const read = signal(0)
  const muted = signal(false)
  const told = new SealWatch()
  const proven = signal<Proven>({ opened: 0, isBroken: false })
  const link = remoteLink({
    dial: dialTo(id),
    language: () => language.peek(),
    links: linksFor(id),
    newKey: newSecret,
    file: () => api.text(`tables/${id}/file`),
    local: tables,
    study: () => newTable({ onCrash: nothing, onSilence: nothing }),
    hints: hintsTakenAt(id),
    onFate: (now) => (fate.value = now),
    onTrace: (number, trace, link) => keepReceipt(id, { number, trace, ...(link !== null && { link }) }),
    onProof(proof) {
      told.take(proof)
      const { opened, isBroken } = told
      if (opened !== proven.peek().opened || isBroken !== proven.peek().isBroken) proven.value = { opened, isBroken }
      keepReceipt(id, { number: proof.step, seal: proof.seal })
    },
    onConnection: (now) => (connection.value = now),
    onChat(lines, isAll) {
      const isFirst = isAll && chat.value.length === 0
      chat.value = isAll ? lines : [...chat.value, ...lines]
      if (isFirst) read.value = lines.at(-1)?.number ?? 0
    },
    told: toldInWords,
    onOnline(part) {
      online.value = part
      heardAt.value = Date.now()
    },
  })
  const drop = () => link.drop()
  const retry = () => link.retry()
  addEventListener('offline', drop)
  addEventListener('online', retry)
  return {
    id,
    link,
    connection,
    fate,
    online,
    heardAt,
    chat,
    read,
    muted,
    proven,
    unread: computed(() => (muted.value ? 0 : chat.value.filter(({ number }) => number > read.value).length)),
    close() {
      removeEventListener('offline', drop)
      removeEventListener('online', retry)
      link.stop()
    },
  }
}
