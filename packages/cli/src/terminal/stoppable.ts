/** Work that Ctrl-C or a polite kill brings to an orderly end. */

const exitCodes = { SIGINT: 130, SIGTERM: 143 } as const

export interface Stop {
  readonly signal: AbortSignal
  /** What a shell expects of a program ended by that signal; 0 if there was none. */
  readonly exitCode: number
}

/** A second signal ends the program at once. */
export async function stoppable<T>(work: (stop: Stop) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  let exitCode = 0
  const handlers = Object.entries(exitCodes).map(([name, code]) => {
    const handler = () => {
      exitCode = code
      controller.abort()
    }
    process.once(name, handler)
    return { name, handler }
  })
  try {
    return await work({
      signal: controller.signal,
      get exitCode() {
        return exitCode
      },
    })
  } finally {
    for (const { name, handler } of handlers) process.removeListener(name, handler)
  }
}
