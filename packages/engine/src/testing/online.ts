/** A game as an honest server and honest browsers play it: what is written down, and what a browser keeps. */
import { type Chain, newChain } from '../chain.ts'
import type { AnyGame, Json, Seat } from '../contract.ts'
import { commitment, FastDice, type Secret, secretFrom } from '../dice.ts'
import { LocalTable } from '../local-table.ts'
import { seal } from '../proof/hidden.ts'
import { type Deed, type JournalStep, openingOf } from '../proof/journal.ts'
import { provenFile } from '../proof/proven-file.ts'
import { firstTrace, trace } from '../proof/trace.ts'
import type { Receipt } from '../proof/verify.ts'
import type { Player } from '../save/write.ts'

/** Enough for a random game of a few thousand commits. */
const LINKS = 4096

interface Browser {
  readonly chain: Chain
  next: number
}

export class OnlinePlay {
  readonly secret: Secret
  readonly table: LocalTable
  readonly steps: JournalStep[] = []
  /** What everybody at the table was told. */
  readonly receipts: Receipt[] = []
  readonly players: readonly Player[]
  readonly #browsers: readonly (Browser | null)[]
  #trace: string

  /** All seats are people's, but for those of bots. */
  constructor(game: AnyGame, options: Json, seed: string, bots: readonly Seat[] = []) {
    this.secret = secretFrom(`server ${seed}`)
    const promised = commitment(this.secret)
    this.#trace = firstTrace(openingOf(game, options, promised, null))
    this.players = game.seats(game.options(options)).map((_, seat) => (bots.includes(seat) ? 'bot:random' : 'person'))
    this.#browsers = this.players.map((player, seat) => (player === 'person' ? browser(`${seed} ${seat}`) : null))
    const anchors = this.#browsers.map((each) => each?.chain.anchor ?? null)
    this.table = new LocalTable(game, { options, dice: { shared: this.secret, anchors } })
    for (const [seat, anchor] of anchors.entries()) {
      this.write({ kind: 'sit', seat, player: this.players[seat], name: null, anchor })
    }
    this.write({ kind: 'begin', anchors })
  }

  /** The next link of a seat; null: it brings none. */
  link(seat: Seat): string | null {
    const browser = this.#browsers[seat]
    return browser === null ? null : browser.chain.link(browser.next++)
  }

  act(seat: Seat, ...actions: readonly string[]): void {
    const link = this.link(seat)
    const entries = this.table.actTogether(seat, actions, link)
    this.write({ kind: 'act', seat, entries, link })
  }

  undo(seat: Seat): void {
    this.write({ kind: 'undo', seat, entries: this.table.undo(seat).length })
  }

  redo(seat: Seat): void {
    const link = this.link(seat)
    const entries = this.table.redo(seat, link)
    this.write({ kind: 'redo', seat, entries, link })
  }

  /** Everybody agrees to go back. */
  back(seat: Seat, length: number): void {
    this.write({ kind: 'back', seat, entries: this.table.backTo(length).length })
  }

  /** Writes a step down, and tells of it. */
  write(what: Deed): void {
    const number = this.steps.length
    const { game, state } = this.table
    this.#trace = trace(this.secret, this.#trace, number, what)
    this.steps.push({ number, trace: this.#trace, what })
    const link = 'link' in what && typeof what.link === 'string' ? { link: what.link } : {}
    this.receipts.push({ number, trace: this.#trace, ...link, seal: seal(this.secret, number, game, state) })
  }

  get file(): string {
    return provenFile(this.table, { steps: this.steps, players: this.players })
  }
}

const browser = (seed: string): Browser => ({
  chain: newChain(`${secretFrom(`chain ${seed}`)}${secretFrom(`chain ${seed} too`)}`, LINKS),
  next: 0,
})

/** Plays at random, now and then taking back: alone, or by consent. At most so many steps. */
export function playOnline(play: OnlinePlay, seed: string, most = Number.POSITIVE_INFINITY): OnlinePlay {
  const random = new FastDice(secretFrom(`online ${seed}`))
  const { table } = play
  for (let steps = 0; steps < most && table.decision !== null; steps++) {
    const { seat, helpers, actions } = table.decision
    const seats = [seat, ...helpers]
    play.act(seats[random.below(seats.length)], table.game.notation(actions[random.below(actions.length)]))
    const last = table.log.at(-1)
    if (last !== undefined && random.below(4) === 0 && table.undoFault(last.asked) === undefined) {
      play.undo(last.asked)
      if (random.below(2) === 0) play.redo(last.asked)
    }
    if (table.decision !== null && random.below(20) === 0)
      play.back(seat, Math.max(0, table.length - 1 - random.below(3)))
  }
  return play
}
