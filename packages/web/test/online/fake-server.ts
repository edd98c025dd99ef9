/** A server with one table of a very small game, and connections that can be broken: what a page says to it is written down. */
import type { HiddenProof } from '@tabularium/engine/seals'
import type { ChatLine, OnlinePart } from '@tabularium/online'
import type { Fate } from '../../src/table/commits.ts'
import type { Snapshot, Update } from '../../src/table/protocol.ts'
import { type Elsewhere, type RemoteLink, remoteLink } from '../../src/table/remote-link.ts'
import type { Connection, Ears, Line } from '../../src/table/wire.ts'

export interface Said {
  readonly id: number
  readonly call: string
  readonly args: readonly unknown[]
}

interface Done {
  readonly action: string
  readonly key: string
}

const part = (watching: number, state: OnlinePart['state']): OnlinePart => ({
  id: 'table',
  state,
  pace: { kind: 'none' },
  onTime: 'claim',
  seats: [],
  running: null,
  at: 0,
  offers: [],
  early: null,
  watching,
  commitment: '',
  anchors: [],
  rematch: null,
})

/** The game: every action is a word, and the position is all of them. */
export class FakeServer {
  epoch = 'first'
  readonly heard: Said[] = []
  done: Done[] = []
  updates: Update[] = []
  watching = 0
  state: OnlinePart['state'] = 'playing'
  question: Snapshot['question'] = null
  /** How many of the latest updates it still knows. */
  memory = 32
  #ears: Ears | undefined
  /** Nothing it says arrives. */
  isMute = false
  isUp = true
  dialled = 0
  /** Refuses the next act so. */
  refuses: string[] = []

  dial = (ears: Ears): Line => {
    this.dialled++
    const line = { send: (text: string) => this.#hear(ears, JSON.parse(text)), close: () => this.#close(ears) }
    queueMicrotask(() => {
      if (!this.isUp) return ears.onClose()
      this.#ears = ears
      ears.onOpen()
    })
    return line
  }

  get #snapshot(): Snapshot {
    const { done } = this
    return {
      id: 'table',
      game: 'words',
      name: 'Words',
      names: [],
      kept: true,
      removed: false,
      hints: 0,
      notes: [],
      earlier: 0,
      seats: [{ name: 'one', words: 'One', player: 'person' }],
      options: null,
      viewer: 0,
      view: done.map(({ action }) => action),
      length: done.length,
      question: this.question,
      outcome: null,
      ending: null,
      canUndo: false,
      undoWords: null,
      undoWhy: null,
      canRedo: false,
      commitment: null,
      secret: null,
      carried: null,
      trouble: null,
    }
  }

  /** Somebody else does something. */
  act(action: string, key = `other ${action}`): void {
    this.done.push({ action, key })
    const { view, length } = this.#snapshot
    const number = this.updates.length + 1
    const line = { event: { type: 'word' }, words: action, action: length - 1 }
    const patch = { view: [view], length: [length] } as const
    const update: Update = { number, what: { patch }, ear: null, from: length - 1, lines: [line] }
    this.updates.push(update)
    this.push({ update })
  }

  push(what: object): void {
    if (this.#ears !== undefined && !this.isMute) this.#ears.onText(JSON.stringify(what))
  }

  /** The connection breaks. */
  breakLine(): void {
    const ears = this.#ears
    this.#ears = undefined
    ears?.onClose()
  }

  #close(ears: Ears): void {
    if (ears === this.#ears) this.#ears = undefined
    ears.onClose()
  }

  #hear(ears: Ears, said: Said): void {
    if (ears !== this.#ears) return
    this.heard.push(said)
    const answer = this.#answer(said)
    if (this.isMute) return
    ears.onText(JSON.stringify({ id: said.id, ...answer }))
  }

  #answer({ call, args }: Said): object {
    if (call === 'hello') return { ok: true, value: this.#hello(args[0]) }
    if (call === 'act') return this.#act(args)
    if (call === 'lines') return { ok: true, value: this.#lines(Number(args[0]), Number(args[1])) }
    return { ok: true, value: null }
  }

  #hello(known: unknown): object {
    const { epoch = '', number = -1, length = -1 } = Object(known)
    this.push({ online: part(this.watching, this.state) })
    const missed = this.updates.slice(Number(number))
    const isKnown = epoch === this.epoch && missed.length <= this.memory
    if (isKnown) for (const update of missed) this.push({ update })
    else {
      const from = Number(length)
      const whole: Update = {
        number: this.updates.length,
        what: { whole: this.#snapshot },
        ear: null,
        from,
        lines: this.#lines(from, this.done.length),
      }
      this.push({ update: whole })
    }
    const chat: readonly ChatLine[] = []
    return { epoch: this.epoch, chat }
  }

  #lines(from: number, to: number) {
    return this.done
      .map(({ action }, i) => ({ event: { type: 'word' }, words: action, action: i }))
      .filter(({ action }) => action >= from && action < to)
  }

  #act([, length, actions, key]: readonly unknown[]): object {
    const code = this.refuses.shift()
    if (code !== undefined) return { ok: false, refusal: { code, message: '', rule: null, clause: null } }
    const number = this.done.findIndex((each) => each.key === key)
    if (number >= 0) return { ok: true, value: { number, trace: `trace ${number}` } }
    if (length !== this.done.length) {
      return { ok: false, refusal: { code: 'late', message: '', rule: null, clause: null } }
    }
    for (const action of Array.isArray(actions) ? actions : []) this.act(String(action), String(key))
    return { ok: true, value: { number: this.done.length, trace: `trace ${this.done.length}` } }
  }
}

export interface Visited {
  readonly link: RemoteLink
  readonly fates: Fate[]
  readonly connections: Connection['is'][]
  readonly parts: OnlinePart[]
  readonly traces: string[]
  readonly proofs: HiddenProof[]
  words(): readonly string[]
}

/** A page at the table. */
export function visit(server: FakeServer, study?: Elsewhere['study']): Visited {
  const fates: Fate[] = []
  const connections: Connection['is'][] = []
  const parts: OnlinePart[] = []
  const traces: string[] = []
  const proofs: HiddenProof[] = []
  let keys = 0
  let spent = 0
  let hints = 0
  const unused = () => {
    throw new Error('Nobody needs it here.')
  }
  const link = remoteLink({
    dial: server.dial,
    language: () => 'en',
    links: {
      next: () => `link ${spent}`,
      spend: () => {
        spent++
      },
    },
    newKey: () => `key ${++keys}`,
    file: unused,
    local: unused,
    study: study ?? unused,
    hints: {
      count: () => hints,
      add: () => {
        hints++
      },
    },
    onFate: (fate) => fates.push(fate),
    onTrace: (_, trace) => traces.push(trace),
    onConnection: ({ is }) => connections.push(is),
    onChat: () => {},
    onOnline: (online) => parts.push(online),
    onProof: (proof) => proofs.push(proof),
  })
  return { link, fates, connections, parts, traces, proofs, words: () => link.mirror.lines.map(({ words }) => words) }
}
