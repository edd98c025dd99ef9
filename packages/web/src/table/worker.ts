/** The table's side of the protocol, off the page's thread. */
import { type AnyGame, Fault, newSecret } from '@tabularium/engine'
import { list } from '@tabularium/games'
import { TableHost } from './host.ts'
import type { Reply, Request } from './protocol.ts'
import { browserStorage } from './storage.ts'

/** `crypto.randomUUID` is missing where the page came over plain http from another machine. */
function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A page that is being reloaded lets its game go only when it is gone. */
const RELOADING = 2000

function claim(id: string): Promise<(() => void) | null> {
  return new Promise((held) => {
    // Missing where the page came over plain http from another machine.
    if (!('locks' in navigator)) return held(() => {})
    navigator.locks
      .request(`tabularium ${id}`, { signal: AbortSignal.timeout(RELOADING) }, () => new Promise<void>(held))
      .catch(() => held(null))
  })
}

/** The rules come when a table needs them, and what bots know when one plays. */
const entryOf = (id: string) => list.find((entry) => entry.id === id)

function game(id: string): Promise<AnyGame> | undefined {
  return entryOf(id)
    ?.rules()
    .then((module) => module.game)
}

async function bot(game: AnyGame, name: string) {
  const [{ botNamed }, known] = await Promise.all([import('./bots.ts'), entryOf(game.id)?.mind?.()])
  return botNamed(game, known?.mind, name)
}

const host = new TableHost({
  game,
  bot,
  storage: browserStorage(),
  now: () => Date.now(),
  newId,
  newSecret,
  claim,
})

async function answer({ id, call, args }: Request): Promise<Reply> {
  try {
    const method: unknown = Reflect.get(host, call)
    if (typeof method !== 'function') throw new Fault('unknown', `There is no call '${call}'.`)
    return { id, ok: true, value: await Reflect.apply(method, host, args) }
  } catch (error) {
    return { id, ok: false, refusal: host.refusal(error) }
  }
}

/** One request after another: an answer never overtakes the one before it. */
let queue: Promise<unknown> = Promise.resolve()

addEventListener('message', async ({ data }: MessageEvent<Request>) => {
  // Nothing has to wait until the device is done.
  if (data.call === 'kept') return postMessage(await answer(data))
  queue = queue.then(async () => postMessage(await answer(data)))
})
