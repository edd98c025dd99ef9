/** The worker of the page with no browser: the real link speaks to a real host in one process. */
import { type AnyGame, type Bot, secretFrom } from '@tabularium/engine'
import { answer } from '../../src/table/calls.ts'
import { TableHost } from '../../src/table/host.ts'
import type { Message, Request } from '../../src/table/protocol.ts'
import { around } from '../host-play.ts'

type Hear = (event: { readonly data: Message }) => void

/** Puts such a worker, and a store, where the page looks for them; the answer takes both away again. */
export function withWorker(games: readonly AnyGame[], bot: Bot, store: Map<string, string>): () => void {
  class HostWorker {
    readonly #listeners: Hear[] = []
    readonly #host = new TableHost({
      ...around(undefined, 'worker'),
      newSecret: () => secretFrom('worker'),
      async game(id) {
        const found = games.find((game) => game.id === id)
        if (found === undefined) throw new Error(`no game '${id}'`)
        return found
      },
      bot: async () => bot,
      post: (update) => this.#tell({ update }),
    })
    #queue: Promise<unknown> = Promise.resolve()

    addEventListener(kind: string, hear: Hear): void {
      if (kind === 'message') this.#listeners.push(hear)
    }
    postMessage(request: Request): void {
      this.#queue = this.#queue.then(async () => this.#tell(await this.#reply(request)))
    }
    terminate(): void {}

    async #reply({ id, call, args }: Request): Promise<Message> {
      try {
        return { id, ok: true, value: await answer(this.#host, call, args) }
      } catch (error) {
        return { id, ok: false, refusal: this.#host.refusal(error) }
      }
    }
    #tell(message: Message): void {
      const data: Message = JSON.parse(JSON.stringify(message))
      for (const hear of this.#listeners) hear({ data })
    }
  }
  const localStorage = {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
    removeItem: (key: string) => store.delete(key),
  }
  const before = Object.entries({ Worker: HostWorker, localStorage }).map(([name, value]) => {
    const had = Object.getOwnPropertyDescriptor(globalThis, name)
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
    return [name, had] as const
  })
  return () => {
    for (const [name, had] of before) {
      if (had === undefined) Reflect.deleteProperty(globalThis, name)
      else Object.defineProperty(globalThis, name, had)
    }
  }
}
