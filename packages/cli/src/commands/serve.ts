/** `tabularium serve`: the page, and tables that are played on several screens. `tabularium backup`: a copy of what is kept. */
import { existsSync } from 'node:fs'
import { availableParallelism, homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ServerSettings } from '@tabularium/server'
import manifest from '../../package.json' with { type: 'json' }
import { onlyOne, readArguments, UsageError, wholeNumber } from '../arguments/usage.ts'
import type { Io } from '../io.ts'
import { stoppable } from '../terminal/stoppable.ts'

const options = {
  port: { type: 'string' },
  host: { type: 'string' },
  data: { type: 'string' },
  database: { type: 'string' },
  origin: { type: 'string' },
  page: { type: 'string' },
  'behind-proxy': { type: 'boolean' },
  'bot-threads': { type: 'string' },
  leniency: { type: 'string' },
  quiet: { type: 'boolean' },
  'any-port': { type: 'boolean' },
} as const

const PORT = '5476'

type Environment = Readonly<Record<string, string | undefined>>

/** Where things are kept if nobody says so. */
const usualFolder = (): string => join(homedir(), '.tabularium')

/** An option, or TABULARIUM_... of the environment. */
const setting = (given: string | undefined, environment: Environment, name: string): string | undefined =>
  given ?? environment[`TABULARIUM_${name}`]

function databaseOf(data: string | undefined, database: string | undefined): string {
  if (database !== undefined) return database
  return join(resolve(data ?? usualFolder()), 'tabularium.sqlite')
}

function originOf(text: string | undefined): string | null {
  if (text === undefined) return null
  try {
    return new URL(text).origin
  } catch {
    throw new UsageError(`--origin takes an address such as https://games.example, not '${text}'.`)
  }
}

function pushOf(environment: Environment): ServerSettings['push'] {
  const publicKey = environment.TABULARIUM_PUSH_PUBLIC_KEY
  const privateKey = environment.TABULARIUM_PUSH_PRIVATE_KEY
  if (publicKey === undefined || privateKey === undefined) return null
  return { publicKey, privateKey, subject: environment.TABULARIUM_PUSH_SUBJECT ?? 'mailto:nobody@localhost' }
}

/** The built page lies beside the built command line. */
const usualPage = (): string => fileURLToPath(new URL('../../web/dist', import.meta.url))

interface Wanted {
  readonly settings: ServerSettings
  /** Where the port is taken, any that is free will do. */
  readonly anyPort: boolean
}

function settingsFrom(argv: readonly string[], environment: Environment): Wanted {
  const { values, positionals } = readArguments({ args: [...argv], options, allowPositionals: true })
  if (onlyOne(positionals) !== undefined) throw new UsageError(`'${positionals[0]}' is one word too many.`)
  const given = (name: keyof typeof values & string, variable: string) =>
    setting(typeof values[name] === 'string' ? values[name] : undefined, environment, variable)
  const page = resolve(given('page', 'PAGE') ?? usualPage())
  if (!existsSync(join(page, 'index.html'))) throw new UsageError('The page is not built: run npm run build first.')
  const threads = given('bot-threads', 'BOT_THREADS') ?? String(Math.max(1, availableParallelism() - 1))
  const settings: ServerSettings = {
    port: wholeNumber('--port', given('port', 'PORT') ?? environment.PORT ?? PORT, 0),
    host: given('host', 'HOST') ?? '127.0.0.1',
    database: databaseOf(given('data', 'DATA'), given('database', 'DATABASE')),
    page,
    origin: originOf(given('origin', 'ORIGIN')),
    behindProxy: values['behind-proxy'] === true || environment.TABULARIUM_BEHIND_PROXY === '1',
    push: pushOf(environment),
    smtp: environment.TABULARIUM_SMTP ?? null,
    mailFrom: environment.TABULARIUM_MAIL_FROM ?? 'tabularium@localhost',
    log: values.quiet !== true,
    version: manifest.version,
    leniency: wholeNumber('--leniency', given('leniency', 'LENIENCY') ?? '1', 1),
    worker: fileURLToPath(new URL('./bot-worker.js', import.meta.url)),
    storeThread: fileURLToPath(new URL('./store-thread.js', import.meta.url)),
    threads: wholeNumber('--bot-threads', threads, 1),
  }
  return { settings, anyPort: values['any-port'] === true }
}

/** As it is printed: no password, no key. */
function told({ port, host, database, origin, push, smtp, threads, leniency, behindProxy }: ServerSettings): string {
  const safe = database.startsWith('postgres') ? database.replace(/\/\/[^@/]*@/, '//...@') : database
  const parts = [
    `database ${safe}`,
    `listening on ${host}:${port}`,
    `origin ${origin ?? 'wherever it is asked for'}${behindProxy ? ', behind a proxy' : ''}`,
    `Web Push ${push === null ? 'off' : 'on'}`,
    `mail ${smtp === null ? 'off' : 'on'}`,
    `${threads} ${threads === 1 ? 'thread' : 'threads'} for bots`,
    ...(leniency === 1 ? [] : [`limits times ${leniency}`]),
  ]
  return parts.join('; ')
}

export async function serve(argv: readonly string[], io: Io): Promise<number> {
  const { settings, anyPort } = settingsFrom(argv, process.env)
  io.out(`Settings: ${told(settings)}.`)
  const { NoDatabase, startServer } = await import('@tabularium/server')
  return stoppable(async (stop) => {
    const running = await startServer(settings)
      .catch((error: unknown) => {
        if (!anyPort || !isTaken(error)) throw error
        io.out(`Port ${settings.port} is taken; taking another (PORT=... chooses one).`)
        return startServer({ ...settings, port: 0 })
      })
      .catch((error: unknown) => {
        if (!(error instanceof NoDatabase)) throw error
        io.err(`${error.message}\nThe page is served, for those who play on one screen.`)
        return pageAlone(settings)
      })
      .catch((error: unknown) => {
        throw new UsageError(whyNotServed(error, settings))
      })
    io.out(`\nTabularium is at ${running.address}\n`)
    await new Promise<void>((resolve) => stop.signal.addEventListener('abort', () => resolve()))
    io.out('Finishing what is under way ...')
    await running.stop()
    return 0
  })
}

async function pageAlone({ port, page }: ServerSettings) {
  const { serveFiles } = await import('@tabularium/server/files')
  const { address, close } = await serveFiles(port, page ?? usualPage())
  return { address, stop: close }
}

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

function whyNotServed(error: unknown, { port }: ServerSettings): string {
  if (isTaken(error)) return `Port ${port} is taken: choose another by --port, or 0 for any that is free.`
  return error instanceof Error ? error.message : String(error)
}

export async function backup(argv: readonly string[], io: Io): Promise<number> {
  const config = { data: options.data, database: options.database } as const
  const { values, positionals } = readArguments({ args: [...argv], options: config, allowPositionals: true })
  const file = onlyOne(positionals)
  if (file === undefined) throw new UsageError('Into which file is the copy to be written?')
  const database = databaseOf(
    setting(values.data, process.env, 'DATA'),
    setting(values.database, process.env, 'DATABASE'),
  )
  if (!database.startsWith('postgres') && !existsSync(database)) throw new UsageError(`There is no ${database}.`)
  const { openStore } = await import('@tabularium/server')
  const store = await openStore({ database })
  try {
    await store.backup(resolve(file))
  } finally {
    await store.close()
  }
  io.out(`Written to ${resolve(file)}.`)
  return 0
}
