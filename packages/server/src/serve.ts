/** A whole server: the page, the lobby, the tables and what is kept of them. */
import { bots } from '@tabularium/bots'
import { games, minds } from '@tabularium/games/all'
import { poolOf } from './bots/pool.ts'
import { Hall } from './hall/hall.ts'
import type { Think } from './hall/thinking.ts'
import { openDoor } from './http/app.ts'
import { filesOf } from './http/files.ts'
import { Metrics } from './http/metrics.ts'
import { Present } from './http/present.ts'
import { Passwords } from './http/sessions.ts'
import { type IsAwaited, Notifier, type PushKeys, type SendMail, type SendPush } from './notices/notifier.ts'
import { openStore } from './store/open.ts'
import type { Store } from './store/store.ts'

export interface ServerSettings {
  readonly port: number
  /** On which address it listens: 127.0.0.1 for this machine alone, 0.0.0.0 for all. */
  readonly host: string
  /** A file of SQLite, or postgres://... */
  readonly database: string
  /** The built file in which SQLite is read and written; absent: in the thread that serves. */
  readonly storeThread?: string
  /** Where the page was built; null: it is served elsewhere. */
  readonly page: string | null
  /** Where people find it, if that is not where it listens. */
  readonly origin: string | null
  readonly behindProxy: boolean
  readonly push: PushKeys | null
  readonly smtp: string | null
  readonly mailFrom: string
  readonly log: boolean
  readonly version: string
  /** How many times as much as usual one address or person may ask for: more where many share one. */
  readonly leniency: number
  /** The built file in which bots think, and how many think at once. */
  readonly worker: string
  readonly threads: number
}

/** What tests put in the place of the world. */
export interface Stand {
  readonly store?: Store
  readonly think?: Think
  readonly sendPush?: SendPush
  readonly sendMail?: SendMail
  readonly now?: () => number
  /** As a power of two: less, where nobody is to be kept out. */
  readonly passwordCost?: number
  readonly logTo?: (line: string) => void
}

export interface Running {
  readonly address: string
  readonly hall: Hall
  /** Finishes what it acknowledged, then lets go. */
  stop(): Promise<void>
}

export async function startServer(settings: ServerSettings, stand: Stand = {}): Promise<Running> {
  const files = settings.page === null ? null : filesOf(settings.page)
  const store = stand.store ?? (await openStore({ database: settings.database, thread: settings.storeThread }))
  const pool = stand.think === undefined ? poolOf(settings.worker, settings.threads) : undefined
  const think = stand.think ?? pool?.think ?? refuseToThink
  const title = (id: string, language: 'en' | 'fr') =>
    games.find((game) => game.id === id)?.words(language).title ?? 'Tabularium'
  let address = ''
  const notified = {
    push: settings.push,
    smtp: settings.smtp,
    from: settings.mailFrom,
    address: () => settings.origin ?? address,
  }
  const onTrouble = (error: unknown) => metrics.failed(error)
  const metrics = new Metrics((error) => app.log.error({ err: error }, 'failed'), settings.log)
  const by = {
    ...(stand.sendPush !== undefined && { push: stand.sendPush }),
    ...(stand.sendMail !== undefined && { mail: stand.sendMail }),
    ...(stand.now !== undefined && { now: stand.now }),
  }
  const isAwaited: IsAwaited = (id, person) => hall.isAwaited(id, person)
  const notifier = new Notifier(store, notified, title, onTrouble, isAwaited, by)
  const hall = new Hall({
    store,
    games,
    think,
    bots: (game) => bots(game, minds.get(game.id)).map(({ name }) => name),
    onNews: (what, row, person) => notifier.onNews(what, row, person),
    onTrouble,
    ...(stand.now !== undefined && { now: stand.now }),
  })
  const { origin, behindProxy, log, version, leniency } = settings
  const app = await openDoor({
    hall,
    notifier,
    passwords: new Passwords(stand.passwordCost),
    present: new Present(),
    metrics,
    files,
    origin,
    version,
    behindProxy,
    log,
    leniency,
    ...(stand.now !== undefined && { now: stand.now }),
    ...(stand.logTo !== undefined && { logTo: stand.logTo }),
  })
  const stop = async () => {
    await app.close()
    notifier.stop()
    await hall.stop()
    await pool?.close()
    await store.close()
  }
  try {
    await hall.start()
    await app.listen({ port: settings.port, host: settings.host })
  } catch (error) {
    await stop()
    throw error
  }
  const taken = app.server.address()
  const port = typeof taken === 'object' && taken !== null ? taken.port : settings.port
  address = `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${port}/`
  return { address, hall, stop }
}

const refuseToThink: Think = () => Promise.reject(new Error('No bots think here.'))
