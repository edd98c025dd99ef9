/**
 * What all who see the same are sent: everything once, then what changes. All of it is made by `seenBy`, for that viewer in that
 * language; a patch is only ever between two things that he may know. The latest updates are kept for those who were away for a moment.
 */
import { randomBytes } from 'node:crypto'
import type { Json, Language } from '@tabularium/engine'
import {
  diff,
  type Line,
  type Outlet,
  type Room,
  type SeatInfo,
  type Seen,
  seenBy,
  type Viewer,
} from '@tabularium/engine/room'
import type { HiddenProof, Sealed } from '@tabularium/engine/seals'
import type { Known, Update } from '@tabularium/online'

/** What a page is shown besides what the room shows. */
export interface Label {
  readonly id: string
  readonly name: string
  /** Of the people, by seat; empty: none was given. */
  readonly names: readonly string[]
  /** A bot has failed. */
  readonly trouble: Seen['trouble']
}

/** Update as text, which is made once for all who hear it. */
interface Sent {
  readonly number: number
  readonly text: string
}

/** How many updates are kept for those who come back. */
const KEPT = 32

/** Of a long game those who come are told what was done last; older lines they ask for. */
const RECENT = 256

export class Channel {
  readonly viewer: Viewer
  readonly language: Language
  readonly epoch = randomBytes(9).toString('base64url')
  /** Since when nobody hears it; null: somebody does. */
  unheardSince: number | null = null
  #room: Room
  #outlet: Outlet
  readonly #label: () => Label
  #seats: readonly SeatInfo[] = []
  #sent: Json = null
  #number = 0
  #heard = 0
  readonly #latest: Sent[] = []

  constructor(room: Room, viewer: Viewer, language: Language, label: () => Label) {
    this.#room = room
    this.#outlet = seenBy(room, viewer, language)
    this.viewer = viewer
    this.language = language
    this.#label = label
    this.#heard = room.length
    this.#sent = this.#now()
  }

  get outlet(): Outlet {
    return this.#outlet
  }

  get number(): number {
    return this.#number
  }

  /** The table was made anew: by consent its log is shorter, or another server has gone on with it. */
  turnTo(room: Room): void {
    if (room === this.#room) return
    this.#room = room
    this.#outlet = seenBy(room, this.viewer, this.language)
  }

  /** What has changed, the log having stayed as it was up to that action; null: nothing, for this viewer. */
  changed(from: number, proof?: HiddenProof): string | null {
    const first = Math.min(from, this.#heard)
    const lines = this.#outlet.lines(first)
    const before = this.#sent
    this.#sent = this.#now()
    this.#heard = this.#room.length
    const patch = diff(before, this.#sent)
    if (patch === undefined && lines.length === 0) return null
    return this.#push({ number: this.#number + 1, what: { patch }, ear: this.#ear, from: first, lines }, proof)
  }

  /** What somebody who has that of this channel has missed; null: that is not known any more. */
  missed(known: Known | null): readonly string[] | null {
    if (known === null || known.epoch !== this.epoch || known.number > this.#number) return null
    const missed = this.#latest.filter(({ number }) => number > known.number)
    return missed.length === this.#number - known.number ? missed.map(({ text }) => text) : null
  }

  /** Everything as it is now; of the log what came after so many actions. */
  whole(length: number | null, proof?: Sealed): string {
    const from = Math.min(length ?? Math.max(-1, this.#room.length - RECENT), this.#room.length)
    const lines: readonly Line[] = this.outlet.lines(from)
    const update: Update<Json> = { number: this.#number, what: { whole: this.#sent }, ear: this.#ear, from, lines }
    return JSON.stringify({ update, epoch: this.epoch, proof })
  }

  /** Labelled like everything that is sent. */
  at(number: number): unknown {
    return this.#labelled(this.outlet.at(number))
  }

  get #ear(): Viewer {
    return this.#room.table.game.secrets.hoards.length > 0 ? this.viewer : null
  }

  #push(update: Update<Json>, proof: HiddenProof | undefined): string {
    const text = JSON.stringify({ update, proof })
    this.#number = update.number
    this.#latest.push({ number: update.number, text })
    if (this.#latest.length > KEPT) this.#latest.shift()
    return text
  }

  #now(): Json {
    return asJson(this.#labelled(this.#outlet.now()))
  }

  #labelled(seen: Seen) {
    const { names, trouble, id, name } = this.#label()
    this.#seats = kept(this.#seats, seen.seats, names)
    const labels = {
      id,
      name,
      names,
      kept: true,
      removed: false,
      hints: 0,
      notes: NONE,
      earlier: this.#room.past.length,
    }
    return Object.assign(labels, seen, { seats: this.#seats, trouble: trouble ?? seen.trouble })
  }
}

const NONE: readonly never[] = []

/** The people by their names; the same list as long as nobody is called otherwise, so that nobody compares it member by member. */
function kept(before: readonly SeatInfo[], seats: readonly SeatInfo[], names: readonly string[]): readonly SeatInfo[] {
  const isSame = ({ name, words, player }: SeatInfo, i: number) =>
    before[i]?.name === name && before[i].player === player && before[i].words === calledOf(words, player, names[i])
  if (before.length === seats.length && seats.every(isSame)) return before
  return seats.map((seat, i) => ({ ...seat, words: calledOf(seat.words, seat.player, names[i]) }))
}

const calledOf = (words: string, player: SeatInfo['player'], called = ''): string =>
  player !== 'person' || called === '' ? words : `${called} (${words})`

/** What `seenBy` gives is made anew each time and is JSON, but for members that are undefined, which are none. */
const asJson = (seen: object): Json => seen as Json
