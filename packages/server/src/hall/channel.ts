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
  type Patch,
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

/** Lines as text, made once for all who are told the same. */
export class SharedLines {
  readonly #made: { readonly from: number; readonly language: Language; readonly text: string }[] = []

  /** `ear`: the viewer, where some are told what others are not. */
  of(outlet: Outlet, from: number, language: Language, ear: Viewer): string {
    const known = ear === null ? this.#made.find((each) => each.from === from && each.language === language) : undefined
    if (known !== undefined) return known.text
    const text = JSON.stringify(outlet.lines(from))
    if (ear === null) this.#made.push({ from, language, text })
    return text
  }
}

const NO_LINES = '[]'

/** Update as text, which is made once for all who hear it. */
interface Sent {
  readonly number: number
  readonly text: string
}

/** How many updates are kept for those who come back, as long as all together are shorter than the whole. */
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
  #named: Named = { of: [], names: [], seats: [] }
  #labels: Labels | null = null
  #seen: Seen
  #number = 0
  #heard = 0
  readonly #latest: Sent[] = []
  /** How long these are together, and how long the whole was when it was last sent. */
  #latestLength = 0
  #wholeLength = 0

  constructor(room: Room, viewer: Viewer, language: Language, label: () => Label) {
    this.#room = room
    this.#outlet = seenBy(room, viewer, language)
    this.viewer = viewer
    this.language = language
    this.#label = label
    this.#heard = room.length
    this.#labels = this.#labelsNow()
    this.#seen = this.#called(this.#outlet.now())
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
  changed(from: number, shared: SharedLines, proof?: HiddenProof): string | null {
    const first = Math.min(from, this.#heard)
    const lines = shared.of(this.#outlet, first, this.language, this.#ear)
    const patch = this.#lookAgain()
    this.#heard = this.#room.length
    if (patch === undefined && lines === NO_LINES) return null
    return this.#push(patch, first, lines, proof)
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
    const update: Update<Json> = { number: this.#number, what: { whole: this.#whole }, ear: this.#ear, from, lines }
    const text = JSON.stringify({ update, epoch: this.epoch, proof })
    this.#wholeLength = text.length
    return text
  }

  /** Labelled like everything that is sent. */
  at(number: number): unknown {
    return { ...this.#labels, ...this.#called(this.outlet.at(number)) }
  }

  get #ear(): Viewer {
    return this.#room.table.game.secrets.hoards.length > 0 ? this.viewer : null
  }

  /** An `Update`, put together from texts. */
  #push(patch: Patch | undefined, from: number, lines: string, proof: HiddenProof | undefined): string {
    this.#number++
    const [number, what] = [this.#number, JSON.stringify({ patch })]
    const update = `{"number":${number},"what":${what},"ear":${this.#ear},"from":${from},"lines":${lines}}`
    const text = proof === undefined ? `{"update":${update}}` : `{"update":${update},"proof":${JSON.stringify(proof)}}`
    this.#keep({ number, text })
    return text
  }

  #keep(sent: Sent): void {
    const latest = this.#latest
    latest.push(sent)
    this.#latestLength += sent.text.length
    while (latest.length > KEPT || this.#latestLength > this.#wholeLength) {
      this.#latestLength -= latest.shift()?.text.length ?? 0
    }
  }

  /** What is to be seen now, and what of it has changed. */
  #lookAgain(): Patch | undefined {
    const [labels, seen] = [this.#labels, this.#seen]
    this.#labels = this.#labelsNow()
    this.#seen = this.#called(this.#outlet.now())
    return labels === this.#labels
      ? diff(asJson(seen), asJson(this.#seen))
      : diff(asJson({ ...labels, ...seen }), this.#whole)
  }

  get #whole(): Json {
    return asJson({ ...this.#labels, ...this.#seen })
  }

  /** The same as long as nothing of them changes, so that nobody compares them. */
  #labelsNow(): Labels {
    const { names, id, name } = this.#label()
    const earlier = this.#room.past.length
    const known = this.#labels
    if (known?.names === names && known.earlier === earlier) return known
    return { id, name, names, kept: true, removed: false, hints: 0, notes: [], earlier }
  }

  /** With people called by their names. */
  #called(seen: Seen): Seen {
    const { names, trouble } = this.#label()
    if (this.#named.of !== seen.seats || this.#named.names !== names) this.#named = namedOf(seen.seats, names)
    // What the dice came from opens all that was hidden: of who watches nobody knows whether he may read that.
    const secret = this.viewer === null ? null : seen.secret
    return { ...seen, seats: this.#named.seats, secret, trouble: trouble ?? seen.trouble }
  }
}

/** What is the same for everybody at the table. */
interface Labels extends Pick<Label, 'id' | 'name' | 'names'> {
  readonly kept: boolean
  readonly removed: boolean
  readonly hints: number
  readonly notes: readonly never[]
  readonly earlier: number
}

/** Seats with the names of those who sit there. */
interface Named {
  readonly of: readonly SeatInfo[]
  readonly names: readonly string[]
  readonly seats: readonly SeatInfo[]
}

const namedOf = (of: readonly SeatInfo[], names: readonly string[]): Named => ({
  of,
  names,
  seats: of.map((seat, i) => ({ ...seat, words: calledOf(seat.words, seat.player, names[i]) })),
})

const calledOf = (words: string, player: SeatInfo['player'], called = ''): string =>
  player !== 'person' || called === '' ? words : `${called} (${words})`

/** What `seenBy` gives is made anew each time and is JSON, but for members that are undefined, which are none. */
const asJson = (seen: object): Json => seen as Json
