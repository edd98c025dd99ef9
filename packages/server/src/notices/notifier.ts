/** Tells people who are not at their table that it is their turn, or that it is over: never what is hidden, for the text is the same for every table of a game. */
import type { Language } from '@tabularium/engine'
import type { PersonId, TableId } from '@tabularium/online'
import { createTransport } from 'nodemailer'
import webPush from 'web-push'
import type { News } from '../hall/house.ts'
import type { Person, PushRow, Store, TableRow } from '../store/store.ts'

export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
  /** Whom a push service may write to: a mailto: or https: address. */
  readonly subject: string
}

/** Sends one notice; tells whether the subscription still exists. */
export type SendPush = (to: PushRow, text: string) => Promise<'sent' | 'gone'>
export type SendMail = (to: string, subject: string, text: string) => Promise<void>

export interface NotifierSettings {
  readonly push: PushKeys | null
  /** smtp://user:password@host:port */
  readonly smtp: string | null
  /** From whom mail comes. */
  readonly from: string
  /** Where the page is, for links. */
  readonly address: () => string
}

type Words = Readonly<Record<News, (game: string) => string>> & { readonly table: (link: string) => string }

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    turn: (game) => `It is your turn: ${game}`,
    replaced: (game) => `Your time ran out, and a bot plays on: ${game}`,
    over: (game) => `The game is over: ${game}`,
    table: (link) => `The table: ${link}`,
  },
  fr: {
    turn: (game) => `C’est à vous de jouer : ${game}`,
    replaced: (game) => `Votre temps est écoulé, et un robot continue : ${game}`,
    over: (game) => `La partie est finie : ${game}`,
    table: (link) => `La table : ${link}`,
  },
}

/** Whether a table still waits for somebody who is not at it. */
export type IsAwaited = (table: TableId, person: PersonId) => Promise<boolean>

/** One notice for a table within so long, in milliseconds; another comes after it, if he is still waited for. */
const QUIET = 60_000

/** A service that does not answer is not waited for, in milliseconds. */
const PATIENCE = 10_000

export class Notifier {
  readonly #store: Store
  readonly #settings: NotifierSettings
  readonly #title: (game: string, language: Language) => string
  readonly #onTrouble: (error: unknown) => void
  readonly #sendPush: SendPush | null
  readonly #sendMail: SendMail | null
  readonly #now: () => number
  readonly #isAwaited: IsAwaited
  readonly #last = new Map<string, number>()
  /** Notices that wait until they may come. */
  readonly #later = new Map<string, NodeJS.Timeout>()

  constructor(
    store: Store,
    settings: NotifierSettings,
    title: (game: string, language: Language) => string,
    onTrouble: (error: unknown) => void,
    isAwaited: IsAwaited,
    by: { readonly push?: SendPush; readonly mail?: SendMail; readonly now?: () => number } = {},
  ) {
    this.#store = store
    this.#settings = settings
    this.#title = title
    this.#onTrouble = onTrouble
    this.#isAwaited = isAwaited
    this.#now = by.now ?? Date.now
    this.#sendPush = by.push ?? (settings.push === null ? null : pushBy(settings.push))
    this.#sendMail = by.mail ?? (settings.smtp === null ? null : mailBy(settings.smtp, settings.from))
  }

  get pushKey(): string | null {
    return this.#settings.push?.publicKey ?? null
  }

  get mail(): boolean {
    return this.#sendMail !== null
  }

  /** Nobody is told any more. */
  stop(): void {
    for (const timer of this.#later.values()) clearTimeout(timer)
    this.#later.clear()
  }

  /** To somebody who is not at the table. */
  onNews(what: News, row: TableRow, person: PersonId): void {
    if (this.#sendPush === null && this.#sendMail === null) return
    void this.#tell(what, row, person).catch((error) => this.#onTrouble(error))
  }

  async #tell(what: News, row: TableRow, id: PersonId): Promise<void> {
    const person = await this.#store.person(id)
    // Who is told by no way is told for the first time when he has asked for one.
    if (person === undefined || !wantsAny(person)) return
    const wait = what === 'turn' ? this.#waitFor(`${row.id} ${id}`) : 0
    if (wait > 0) return this.#tellLater(row, id, wait)
    const title = this.#title(row.game, person.language)
    const told = WORDS[person.language][what](title)
    await Promise.all([this.#push(person, row.id, told), this.#write(person, row.id, told)])
  }

  /** How long until he may be told; if he may be now, he is. */
  #waitFor(key: string): number {
    const now = this.#now()
    const wait = (this.#last.get(key) ?? 0) + QUIET - now
    if (wait > 0) return wait
    this.#last.set(key, now)
    if (this.#last.size > 10_000) for (const [old, at] of this.#last) if (now - at > QUIET) this.#last.delete(old)
    return 0
  }

  #tellLater(row: TableRow, person: PersonId, wait: number): void {
    const key = `${row.id} ${person}`
    if (this.#later.has(key)) return
    const tell = async () => {
      this.#later.delete(key)
      if (await this.#isAwaited(row.id, person)) await this.#tell('turn', row, person)
    }
    this.#later.set(key, setTimeout(() => void tell().catch((error) => this.#onTrouble(error)), wait).unref())
  }

  async #push({ id, notices }: Person, table: string, text: string): Promise<void> {
    if (this.#sendPush === null || !notices.byPush) return
    for (const subscription of await this.#store.subscriptions(id)) {
      const result = await this.#sendPush(subscription, JSON.stringify({ text, table }))
      if (result === 'gone') await this.#store.unsubscribe(subscription.endpoint)
    }
  }

  async #write({ notices, language }: Person, table: string, text: string): Promise<void> {
    if (this.#sendMail === null || !notices.byMail || notices.mail === null) return
    const link = `${this.#settings.address()}#/online/${table}`
    await this.#sendMail(notices.mail, text, `${text}.\n\n${WORDS[language].table(link)}\n`)
  }
}

const wantsAny = ({ notices: { byPush, byMail } }: Person): boolean => byPush || byMail

function pushBy({ publicKey, privateKey, subject }: PushKeys): SendPush {
  return async ({ endpoint, p256dh, auth }, text) => {
    try {
      const options = { vapidDetails: { subject, publicKey, privateKey }, TTL: 24 * 3600, timeout: PATIENCE }
      await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, text, options)
      return 'sent'
    } catch (error) {
      const status = error instanceof webPush.WebPushError ? error.statusCode : 0
      if (status === 404 || status === 410) return 'gone'
      throw error
    }
  }
}

function mailBy(smtp: string, from: string): SendMail {
  const transport = createTransport(smtp)
  return async (to, subject, text) => {
    await transport.sendMail({ from, to, subject, text })
  }
}
