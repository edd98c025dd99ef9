/** What the routes need of the server they belong to. */
import type { Hall } from '../hall/hall.ts'
import type { Notifier } from '../notices/notifier.ts'
import type { FileServer } from './files.ts'
import type { Metrics } from './metrics.ts'
import type { Present } from './present.ts'
import type { Passwords } from './sessions.ts'

export interface Door {
  readonly hall: Hall
  readonly notifier: Notifier
  readonly passwords: Passwords
  readonly metrics: Metrics
  readonly present: Present
  /** The page; null: there is none here. */
  readonly files: FileServer | null
  /** Where the page is, if not where it is asked for: behind another server. */
  readonly origin: string | null
  readonly version: string
  /** Trusts the address that a server before this one tells. */
  readonly behindProxy: boolean
  readonly log: boolean
  /** Where each line of the log goes; absent: to where the program writes. */
  readonly logTo?: (line: string) => void
  /** How many times as much as usual one address or person may ask for. */
  readonly leniency: number
  now?(): number
}
