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

/** What several are told alike of one change, as text that is made once. */
export class Shared {
  readonly #lines: { readonly from: number; readonly language: Language; readonly text: string }[] = []
  #view: { readonly before: Json; readonly after: Json; readonly text: string | undefined } | undefined

  /** `ear`: the viewer, where some are told what others are not. */
  lines(outlet: Outlet, from: number, language: Language, ear: Viewer): string {
    const known =
      ear === null ? this.#lines.find((each) => each.from === from && each.language === language) : undefined
    if (known !== undefined) return known.text
    const text = JSON.stringify(outlet.lines(from))
    if (ear === null) this.#lines.push({ from, language, text })
    return text
  }

  /** What has changed of a position that everybody sees; undefined: nothing. */
  view(before: Json, after: Json): string | undefined {
    const known = this.#view
    if (known !== undefined && known.before === before && known.after === after) return known.text
    const text = asText(diff(before, after))
    this.#view = { before, after, text }
    return text
  }
}

const asText = (patch: Patch | undefined): string | undefined =>
  patch === undefined ? undefined : JSON.stringify(patch)

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
  /** The position in `#seen`: where nothing is hidden, without the viewer, the same for all. */
  #view: Json
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
    this.#view = this.#viewNow()
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
  changed(from: number, shared: Shared, proof?: HiddenProof): string | null {
    const first = Math.min(from, this.#heard)
    const lines = shared.lines(this.#outlet, first, this.language, this.#ear)
    const patch = this.#lookAgain(shared)
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
    return this.#isSecretive ? this.viewer : null
  }

  /** Not everybody sees the same. */
  get #isSecretive(): boolean {
    return this.#room.table.game.secrets.hoards.length > 0
  }

  /** An `Update`, put together from texts. */
  #push(patch: string | undefined, from: number, lines: string, proof: HiddenProof | undefined): string {
    this.#number++
    const [number, what] = [this.#number, patch === undefined ? '{}' : `{"patch":${patch}}`]
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

  /** What is to be seen now, and what of it has changed, as text; undefined: nothing. */
  #lookAgain(shared: Shared): string | undefined {
    const [labels, seen, view] = [this.#labels, this.#seen, this.#view]
    this.#labels = this.#labelsNow()
    this.#seen = this.#called(this.#outlet.now())
    this.#view = this.#viewNow()
    if (labels !== this.#labels) return asText(diff(asJson({ ...labels, ...seen }), this.#whole))
    let changes = ''
    for (const part of PARTS) {
      const isView = part === 'view'
      const change = isView ? shared.view(view, this.#view) : asText(diff(jsonOf(seen, part), jsonOf(this.#seen, part)))
      if (change !== undefined) changes += `${changes === '' ? '' : ','}"${part}":${change}`
    }
    return changes === '' ? undefined : `{${changes}}`
  }

  #viewNow(): Json {
    return this.#isSecretive ? this.#seen.view : this.#room.table.open
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
    const called: { -readonly [part in keyof Seen]: Seen[part] } = { ...seen }
    called.seats = this.#named.seats
    called.secret = secret
    called.trouble = trouble ?? seen.trouble
    return called
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

const jsonOf = (seen: Seen, part: keyof Seen): Json => seen[part] as Json

const partsOfSeen: { readonly [part in keyof Seen]: true } = {
  game: true,
  seats: true,
  options: true,
  viewer: true,
  view: true,
  length: true,
  question: true,
  outcome: true,
  ending: true,
  canUndo: true,
  undoWords: true,
  undoWhy: true,
  canRedo: true,
  commitment: true,
  secret: true,
  carried: true,
  trouble: true,
}

/** Each is there at any time. */
const PARTS = Object.keys(partsOfSeen) as readonly (keyof Seen)[]
