/** What a thread of `aside.ts` runs. */
import { serveThread } from './serve-thread.ts'

await serveThread()
