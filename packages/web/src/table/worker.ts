/** The table's side of the protocol, off the page's thread. */
import { usual } from '@tabularium/bots/usual'
import { type AnyGame, type Card, languages, newSecret } from '@tabularium/engine'
import { list } from '@tabularium/games'
import type { Hand } from '../lab/hand.ts'
import type { LabReply, LabRequest } from '../lab/protocol.ts'
import { bringWords, speakIn } from '../words/spoken.ts'
import { answer } from './calls.ts'
import { claim } from './claim.ts'
import type { Helpers } from './crew.ts'
import { TableHost } from './host.ts'
import { newId } from './new-id.ts'
import { type CallName, CHANNEL, type Message, type News, type Reply, type Request } from './protocol.ts'
import { browserStorage } from './storage.ts'

/** How long after a game was opened its log is looked over, in milliseconds: the page is drawn first. */
const IDLE = 300

/** The rules come when a table needs them, and what bots know when one plays. */
const entryOf = (id: string) => list.find((entry) => entry.id === id)

function game(id: string): Promise<AnyGame> | undefined {
  return entryOf(id)
    ?.rules()
    .then(async (module) => {
      await bringWords()
      return module.game
    })
}

async function known(game: AnyGame) {
  const [{ botNamed, botNames }, mind] = await Promise.all([import('./bots.ts'), entryOf(game.id)?.mind?.()])
  return { names: botNames(game, mind?.mind), named: (name: string) => botNamed(game, mind?.mind, name) }
}

/** A card that cannot be had leaves a kept game without its sentence. */
async function card(id: string): Promise<Card | undefined> {
  const found = await entryOf(id)
    ?.card()
    .catch(() => undefined)
  return found?.card
}

const post = (message: Message) => postMessage(message)

const windows = new BroadcastChannel(CHANNEL)
windows.onmessage = ({ data }: MessageEvent<News>) => host.heed(data)

/** One core is left to the page. */
const cores = Math.max(1, (navigator.hardwareConcurrency || 2) - 1)

let crew: Promise<Helpers> | undefined

/** They are fetched when a bot first thinks. */
const helpers: Pick<Helpers, 'play' | 'drop' | 'end'> = {
  play(thought, playouts) {
    crew ??= import('./crew.ts').then((module) => new module.Helpers(module.hire, cores))
    const all = crew.then((known) => known.play(thought, playouts))
    return playouts.map(async (_, i) => (await (await all)[i]) ?? Number.NaN)
  },
  drop: () => void crew?.then((known) => known.drop()),
  end: () => void crew?.then((known) => known.end()),
}

let beside: Promise<Hand> | undefined

/** Who tells of chances. One that has died is followed by another. */
const aside: Pick<Hand, 'ask'> = {
  async ask(call, ...args) {
    beside ??= import('./crew.ts').then(({ hire }) => hire())
    try {
      return await (await beside).ask(call, ...args)
    } catch (error) {
      beside = undefined
      throw error
    }
  },
}

const host = new TableHost({
  game,
  card,
  async bots(of, names) {
    const hasMind = entryOf(of.id)?.mind !== undefined
    return hasMind && names.every((name) => usual.includes(name)) ? names : (await known(of)).names
  },
  bot: async (of, name) => (await known(of)).named(name),
  async adviser(of, name) {
    const [{ adviserFor }, mind] = await Promise.all([import('./advice.ts'), entryOf(of.id)?.mind?.()])
    return mind === undefined ? undefined : adviserFor(of, mind.mind, name)
  },
  // A browser may not let a worker have workers.
  ...('Worker' in globalThis && { helpers, aside }),
  storage: browserStorage(),
  now: () => Date.now(),
  newId,
  newSecret,
  claim,
  tell: (news) => windows.postMessage(news),
  post: (update) => post({ update }),
  later: (what) => setTimeout(what, IDLE),
})

/** What is here is to be said in that language from now on; if there is none such, the call is refused. */
async function listenTo([wanted]: readonly unknown[]): Promise<void> {
  const chosen = languages.find((known) => known === wanted)
  if (chosen === undefined) return
  speakIn(chosen)
  await bringWords()
}

async function reply({ id, call, args }: Request): Promise<Reply> {
  try {
    if (call === 'speak') await listenTo(args)
    return { id, ok: true, value: await answer(host, call, args) }
  } catch (error) {
    return { id, ok: false, refusal: host.refusal(error) }
  }
}

const THOUGHT: readonly CallName[] = ['hint', 'hintAt', 'chances']

/** One request after another: an answer never overtakes the one before it. */
let queue: Promise<unknown> = Promise.resolve()

let bench: Promise<(request: LabRequest) => Promise<LabReply>> | undefined

/** What plays for the laboratory is fetched when it is asked. */
async function labReply(request: LabRequest): Promise<LabReply> {
  try {
    bench ??= import('../lab/bench.ts').then((module) => module.newBench())
    return await (await bench)(request)
  } catch (error) {
    return { lab: request.lab, ok: false, refusal: host.refusal(error) }
  }
}

addEventListener('message', async ({ data }: MessageEvent<Request | LabRequest>) => {
  if ('lab' in data) return postMessage(await labReply(data))
  // Nothing has to wait until the device is done, and these wait for nothing.
  if (data.call === 'kept' || data.call === 'ping') return post(await reply(data))
  // What is thought about waits for what came before; nothing waits for it.
  if (THOUGHT.includes(data.call)) return void queue.then(async () => post(await reply(data)))
  queue = queue.then(async () => post(await reply(data)))
})
