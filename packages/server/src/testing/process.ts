/** A server in a process of its own, for measurements and storms: what it costs is told by the system. */
import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Clock ticks a second, which Linux has told every program to be so for as long as there is /proc. */
const TICKS = 100
const STARTS_WITHIN = 60_000

export class ServerProcess {
  readonly address: string
  readonly #child: ChildProcess

  private constructor(child: ChildProcess, address: string) {
    this.#child = child
    this.address = address
  }

  /** Runs a command that prints `... is at http://...` when it is ready; fails if it ends before. */
  static start(command: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<ServerProcess> {
    const child = spawn(command, args, {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    return new Promise((resolve, reject) => {
      let said = ''
      const late = setTimeout(() => child.kill('SIGKILL'), STARTS_WITHIN)
      const ended = () => {
        clearTimeout(late)
        reject(new Error(`The server ended before it was ready: ${said}`))
      }
      child.once('error', reject)
      child.once('exit', ended)
      child.stdout.on('data', (data) => {
        if (said.length > 10_000) return
        said += data
        const [, address] = /is at (http:\S+)/.exec(said) ?? []
        if (address === undefined) return
        clearTimeout(late)
        child.off('exit', ended)
        resolve(new ServerProcess(child, address))
      })
    })
  }

  get pid(): number {
    return this.#child.pid ?? 0
  }

  get hasEnded(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null
  }

  /** Resolves when it is gone, however that comes. */
  ended(): Promise<void> {
    if (this.hasEnded) return Promise.resolve()
    return new Promise((resolve) => this.#child.once('exit', () => resolve()))
  }

  /** As a power cut ends it. */
  async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    this.#child.kill(signal)
    await this.ended()
  }

  /** What it has used of the processor so far, in seconds, for itself and for the system. */
  get cpuSeconds(): number {
    const stat = readFileSync(`/proc/${this.pid}/stat`, 'utf8')
    const [utime = '0', stime = '0'] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
    return (Number(utime) + Number(stime)) / TICKS
  }

  /** What it has of memory now, in bytes. */
  get memory(): number {
    const [, kilobytes = '0'] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${this.pid}/status`, 'utf8')) ?? []
    return Number(kilobytes) * 1024
  }
}
