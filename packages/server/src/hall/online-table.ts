/**
 * One table of the server: a room, what was written down of it, and those who look at it. Whatever is done is on disk before anybody
 * is told of it; of two servers that do something at once, one is told to look again.
 */
import { type AnyGame, Fault, KEEP_EVERY, keptPosition, type Language, type Seat } from '@tabularium/engine'
import { provenFile, trace } from '@tabularium/engine/proof'
import { type Line, type Reached, type Refusal, type Room, refusalOf, type Why } from '@tabularium/engine/room'
import type {
  ChatLine,
  ChatRoom,
  Confirmed,
  Known,
  OfferKind,
  OnlinePart,
  PersonId,
  TableCard,
  Welcome,
} from '@tabularium/online'
import { Refusing } from '../refusing.ts'
import { Conflict, type Deed, type KeptStep, type Step, type TableRow } from '../store/store.ts'
import { Audience, type Guest } from './audience.ts'
import { cardOf, onlinePart } from './card.ts'
import { leftTo, newClocks, withoutClock } from './clocks.ts'
import { begunWith, checkLink, serverSecret } from './dice.ts'
import type { House } from './house.ts'
import { begunElsewhere, type Journal, read, roomOf, sharedLength } from './journal.ts'
import { rowAfter } from './rows.ts'
import { type Charge, Steward } from './steward.ts'
import { Turnstile } from './turnstile.ts'

/** Who does something at a table. */
export interface Doer {
  readonly person: PersonId
  readonly seat: Seat
}

/** What was done in a room, from which action on, and what it makes of the row besides. */
interface Done {
  readonly deed: Deed
  readonly from: number
  readonly row?: Partial<TableRow>
}

/** Who wanted to be asked at the next window has been. */
const afterWindow = (wishes: TableRow['wishes'], seat: Seat): TableRow['wishes'] =>
  wishes.map((wish, i) => (i === seat && wish !== null ? { ...wish, next: false } : wish))

export class OnlineTable {
  readonly game: AnyGame
  readonly #house: House
  readonly #audience: Audience
  readonly #turnstile = new Turnstile()
  #row: TableRow
  #journal: Journal
  #room: Room | null
  /** Steps since a position was kept. */
  #loose = 0
  #trouble: Refusal | null = null
  /** When the present question was asked. */
  #askedAt: number
  readonly #steward: Steward

  private constructor(house: House, game: AnyGame, row: TableRow, journal: Journal, room: Room | null) {
    this.#house = house
    this.game = game
    this.#row = row
    this.#journal = journal
    this.#room = room
    this.#askedAt = house.now()
    this.#audience = new Audience(() => this.#label, house.now)
    this.#steward = new Steward(house, this.#charge())
  }

  static async open(house: House, game: AnyGame, row: TableRow): Promise<OnlineTable> {
    const { journal, room } = await read(house.store, game, row)
    const table = new OnlineTable(house, game, row, journal, room)
    await table.#turnstile.pass(() => table.#finish())
    table.#steward.arrange()
    return table
  }

  get row(): TableRow {
    return this.#row
  }

  /** Nobody looks, and nothing is under way. */
  get isIdle(): boolean {
    return this.#audience.size === 0 && this.#turnstile.waiting === 0 && !this.#steward.isBusy
  }

  get guests(): number {
    return this.#audience.size
  }

  card(person: PersonId | null): TableCard {
    return cardOf(this.#row, this.game, person)
  }

  /** No more of it is done by itself here. */
  close(): void {
    this.#steward.rest()
  }

  /** Resolves when all that is under way is done. */
  async settled(): Promise<void> {
    await this.#turnstile.pass(() => {})
  }

  join(guest: Guest): Promise<void> {
    return this.#turnstile.pass(() => {
      this.#audience.join(guest)
      this.#tellOnline()
    })
  }

  leave(guest: Guest): Promise<void> {
    return this.#turnstile.pass(() => {
      this.#audience.leave(guest)
      this.#tellOnline()
    })
  }

  hello(guest: Guest, known: Known | null, language: Language): Promise<Welcome> {
    return this.#turnstile.pass(async () => {
      guest.language = language
      guest.viewer = this.#seatOf(guest.person)
      guest.send(JSON.stringify({ online: this.#part }))
      if (this.#room === null) this.#audience.await(guest)
      const epoch = this.#room === null ? '' : this.#audience.catchUp(guest, this.#room, known)
      const said = await this.#house.store.chat(this.#row.id, 200)
      const chat = said
        .map(({ table: _, person: __, ...line }): ChatLine => line)
        .filter(({ room }) => this.#mayHear(guest, room))
      return { epoch, chat }
    })
  }

  /** Does one or several actions as one commit. */
  act(doer: Doer, length: number, actions: readonly string[], key: string, link: string | null): Promise<Confirmed> {
    return this.#do(doer, key, (room) => {
      const from = room.length
      this.#checkLink(doer.seat, link)
      const { window } = room.table.decision ?? {}
      const pass = window === undefined ? undefined : this.game.notation(window.pass)
      const [one, another] = actions
      if (one === undefined) throw new Fault('malformed', 'There is nothing to do.')
      if (another === undefined) room.act(doer.seat, one, length, link)
      else room.actTogether(doer.seat, actions, length, link)
      if (one === pass) this.#house.pauses.learn(this.#house.now() - this.#askedAt)
      const row = window === undefined ? {} : { wishes: afterWindow(this.#row.wishes, doer.seat) }
      return { deed: { kind: 'act', seat: doer.seat, entries: room.table.log.slice(from), link }, from, row }
    })
  }

  undo(doer: Doer, length: number, key: string): Promise<Confirmed> {
    return this.#do(doer, key, (room) => {
      const { length: entries } = room.undo(doer.seat, length)
      return { deed: { kind: 'undo', seat: doer.seat, entries }, from: room.length }
    })
  }

  redo(doer: Doer, length: number, key: string, link: string | null): Promise<Confirmed> {
    return this.#do(doer, key, (room) => {
      const from = room.length
      this.#checkLink(doer.seat, link)
      room.redo(doer.seat, length, link)
      return { deed: { kind: 'redo', seat: doer.seat, entries: room.table.log.slice(from), link }, from }
    })
  }

  watch({ person, seat }: Doer, moments: readonly string[], next: boolean): Promise<null> {
    return this.#turnstile.pass(async () => {
      this.#checkSeat({ person, seat })
      const wishes = this.#row.seats.map((_, i) => (i === seat ? { moments, next } : (this.#row.wishes[i] ?? null)))
      if (JSON.stringify(wishes) === JSON.stringify(this.#row.wishes)) return null
      await this.#commit({ kind: 'wish', seat, moments, next }, { person, row: { wishes } })
      this.#steward.arrange()
      return null
    })
  }

  why(guest: Guest, action: string): Promise<Why> {
    return this.#inside(guest, ({ outlet }) => outlet.why(action))
  }

  reach(guest: Guest, piece: string, number: number | null): Promise<readonly Reached[]> {
    return this.#inside(guest, ({ outlet }) => outlet.reach(piece, number))
  }

  at(guest: Guest, number: number): Promise<unknown> {
    return this.#inside(guest, ({ room }) => this.#audience.at(room, guest, number))
  }

  lines(guest: Guest, from: number, to: number): Promise<readonly Line[]> {
    return this.#inside(guest, ({ outlet, room }) => outlet.lines(from, Math.min(to, room.length)))
  }

  /** Everything once more, for who has missed something. */
  whole(guest: Guest): Promise<null> {
    return this.#inside(guest, ({ room }) => {
      this.#audience.catchUp(guest, room, null)
      return null
    })
  }

  async say(guest: Guest, name: string, text: string, room: ChatRoom): Promise<null> {
    const { person, viewer: seat } = guest
    if (person === null) throw new Fault('turn', 'Only who has a name may speak.')
    if ((room === 'players') !== (seat !== null)) throw new Fault('turn', 'That is a room of others.')
    const row = { table: this.#row.id, room, person, name, seat, text, at: this.#house.now() }
    const { table: _, person: __, ...line } = await this.#house.store.say(row)
    this.#audience.tellChat(line, (each, where) => this.#mayHear(each, where))
    return null
  }

  offer({ person, seat }: Doer, kind: OfferKind, made: boolean): Promise<null> {
    return this.#turnstile.pass(async () => {
      this.#checkSeat({ person, seat })
      this.#checkPlaying()
      if (kind === 'back' && made && this.#lastOf(seat) < 0) throw new Fault('undo', 'There is nothing to take back.')
      const others = this.#row.offers.filter((offer) => offer.kind !== kind)
      const offers = made ? [...others, { kind, by: seat, agreed: [] }] : others
      await this.#commit({ kind: 'offer', seat, offer: kind, made }, { person, row: { offers } })
      await this.#settleOffer(kind)
      this.#tellOnline()
      return null
    })
  }

  answer({ person, seat }: Doer, kind: OfferKind, yes: boolean): Promise<null> {
    return this.#turnstile.pass(async () => {
      this.#checkSeat({ person, seat })
      this.#checkPlaying()
      const offer = this.#row.offers.find((each) => each.kind === kind)
      if (offer === undefined || offer.by === seat) throw new Fault('unknown', 'There is no such offer to answer.')
      const others = this.#row.offers.filter((each) => each !== offer)
      const offers = yes ? [...others, { ...offer, agreed: [...new Set([...offer.agreed, seat])] }] : others
      await this.#commit({ kind: 'answer', seat, offer: kind, yes }, { person, row: { offers } })
      await this.#settleOffer(kind)
      this.#tellOnline()
      return null
    })
  }

  resign({ person, seat }: Doer): Promise<null> {
    return this.#turnstile.pass(async () => {
      this.#checkSeat({ person, seat })
      this.#checkPlaying()
      await this.#end({ how: 'resigned', seat }, person)
      return null
    })
  }

  /** Somebody has no time left: the game ends, or a bot plays on, as the table was set up. */
  claim({ person, seat }: Doer): Promise<null> {
    return this.#turnstile.pass(async () => {
      this.#checkSeat({ person, seat })
      this.#checkPlaying()
      const late = this.#outOfTime
      if (late === null || late === seat) throw new Fault('turn', 'Nobody else has run out of time.')
      if (await this.#isAway(late)) throw new Fault('turn', 'Who is asked is on vacation.')
      await this.#timeIsUp(late, person)
      return null
    })
  }

  /** Sits down, or replaces who sat there; the game begins when all seats are filled. */
  sit(seat: Seat, person: PersonId, name: string, anchor: string): Promise<void> {
    return this.#turnstile.pass(async () => {
      const { seats, state } = this.#row
      const chosen = seats[seat]
      if (chosen === undefined) throw new Fault('unknown', `There is no seat ${seat}.`)
      // Who plays on from another device brings a chain of its own.
      const isOwn = state === 'playing' && chosen.person === person
      const isFree = state === 'open' && chosen.player === 'person' && (chosen.person ?? person) === person
      if (!isOwn && !isFree) throw new Refusing('taken', 'Somebody else sits there.')
      if (seats.some((each, i) => i !== seat && each.person === person)) {
        throw new Refusing('taken', 'You sit at this table already.')
      }
      const now = seats.map((each, i) => (i === seat ? { ...each, person, name, anchor } : each))
      const deed: Deed = { kind: 'sit', seat, player: 'person', name, anchor }
      await this.#commit(deed, { person, row: { seats: now } })
      await this.#beginIfFull()
      this.#tellOnline()
    })
  }

  /** Gets up, as long as it has not begun. */
  getUp(seat: Seat, person: PersonId): Promise<void> {
    return this.#turnstile.pass(async () => {
      this.#checkSeat({ person, seat })
      if (this.#row.state !== 'open') throw new Refusing('state', 'The game has begun: you can resign.')
      const free = { player: 'person', person: null, name: null, anchor: null } as const
      const seats = this.#row.seats.map((each, i) => (i === seat ? free : each))
      await this.#commit({ kind: 'sit', seat, player: 'person', name: null, anchor: null }, { person, row: { seats } })
      this.#tellOnline()
    })
  }

  /** What follows from what was done last, if it was not done yet: the table is new, or a server died in between. */
  async #finish(): Promise<void> {
    await this.#beginIfFull()
    const { state, offers } = this.#row
    if (state === 'playing') for (const { kind } of offers) await this.#settleOffer(kind)
  }

  async #beginIfFull(): Promise<void> {
    const { seats, state, pace, dice } = this.#row
    if (state !== 'open' || seats.some(({ player, person }) => player === 'person' && person === null)) return
    const anchors = seats.map(({ anchor }) => anchor)
    const served = this.#house.served()
    const stretches = begunWith(dice, anchors)
    const row: TableRow = {
      ...this.#row,
      state: 'playing',
      dice: stretches,
      clocks: newClocks(pace, seats.length, served),
    }
    const room = roomOf(this.game, row, begunElsewhere(this.game, row), [], undefined)
    this.#room = room
    await this.#commit({ kind: 'begin', anchors }, { person: null, row })
    this.#steward.arrange()
    this.#audience.changed(room, -1)
    this.#tellOnline()
  }

  /** Who opened it takes it away before it has begun. */
  closeForGood(person: PersonId): Promise<void> {
    return this.#turnstile.pass(async () => {
      if (this.#row.owner !== person) throw new Refusing('forbidden', 'Only who opened a table may close it.')
      if (this.#row.state !== 'open') throw new Refusing('state', 'The game has begun: you can resign.')
      await this.#commit(
        { kind: 'end', early: { how: 'closed', seat: null } },
        {
          person,
          row: { state: 'over', early: { how: 'closed', seat: null } },
        },
      )
      this.#tellOnline()
      await this.#house.store.removeTable(this.#row.id)
    })
  }

  /** Those who have played say whether everybody may read it. */
  publish(person: PersonId, published: boolean): Promise<void> {
    return this.#turnstile.pass(async () => {
      if (this.#row.state !== 'over') throw new Refusing('state', 'The game is not over yet.')
      if (this.#seatOf(person) === null) throw new Refusing('forbidden', 'Only who has played may say so.')
      const row = { ...this.#row, published, version: this.#row.version + 1 }
      await this.#house.store.changeTable(row)
      this.#row = row
    })
  }

  /** The whole game as a file, for a game that is over. */
  file(): Promise<string> {
    return this.#turnstile.pass(async () => {
      const room = this.#room
      if (room === null) throw new Refusing('state', 'The game has not begun.')
      const steps = await this.#house.store.journal(this.#row.id, 0)
      return provenFile(room.table, { steps, players: room.players, past: room.past })
    })
  }

  /** Another server has done something here. */
  heed(): Promise<void> {
    return this.#turnstile.pass(() => this.#readAgain())
  }

  /** The server does what it owes here: see `due` of the table's row. */
  wake(): Promise<void> {
    return this.#turnstile.pass(() => this.#steward.arrange())
  }

  #charge(): Charge {
    const table = this
    return {
      get row() {
        return table.#row
      },
      get room() {
        return table.#room
      },
      inTurn: (what) => table.#turnstile.pass(what),
      async record(deed, room, from) {
        await table.#commit(deed, { person: null })
        table.#afterwards(room, from)
      },
      timeIsUp: (seat) => table.#timeIsUp(seat, null),
      isAway: (seat) => table.#isAway(seat),
      trouble(refusal) {
        table.#trouble = refusal
        if (refusal !== null && table.#room !== null) table.#audience.changed(table.#room, table.#room.length)
      },
    }
  }

  get #label() {
    const { id, seats } = this.#row
    const title = this.game.words('en').title
    return { id, name: title, names: seats.map(({ name }) => name ?? ''), trouble: this.#trouble }
  }

  get #part(): OnlinePart {
    return onlinePart(this.#row, this.#house.served(), {
      isHere: (person) => this.#audience.isHere(person),
      watching: this.#audience.watching,
    })
  }

  #tellOnline(): void {
    this.#audience.tellOnline(this.#part)
  }

  /** Whose eyes it is for: players hear players, those who watch each other; when it is over, everybody hears all. */
  #mayHear({ viewer }: Guest, room: ChatRoom): boolean {
    return this.#row.state === 'over' || (room === 'players') === (viewer !== null)
  }

  #inside<T>(guest: Guest, what: (inside: { room: Room; outlet: ReturnType<Audience['outlet']> }) => T): Promise<T> {
    return this.#turnstile.pass(() => {
      const room = this.#room
      if (room === null) throw new Refusing('state', 'The game has not begun.')
      return what({ room, outlet: this.#audience.outlet(room, guest) })
    })
  }

  #seatOf(person: PersonId | null): Seat | null {
    const seat = person === null ? -1 : this.#row.seats.findIndex((each) => each.person === person)
    return seat < 0 ? null : seat
  }

  #checkSeat({ person, seat }: Doer): void {
    if (this.#row.seats[seat]?.person !== person) throw new Fault('turn', 'You do not sit there.')
  }

  #checkPlaying(): Room {
    if (this.#room === null) throw new Refusing('state', 'The game has not begun.')
    if (this.#row.state === 'over') throw new Fault('over', 'The game is over.')
    return this.#room
  }

  /** Each link is used once and in order, so that nobody chooses among dice. */
  #checkLink(seat: Seat, link: string | null): void {
    checkLink(this.#journal.links.get(seat), link)
  }

  /** What somebody does: in turn, once, and told when it is kept. */
  #do(doer: Doer, key: string, what: (room: Room) => Done): Promise<Confirmed> {
    return this.#turnstile.pass(async () => {
      this.#checkSeat(doer)
      const before = this.#journal.doneAs(key)
      if (before !== undefined) {
        if (before.person !== doer.person) throw new Fault('malformed', 'That key was used by somebody else.')
        return { number: before.number, trace: before.trace }
      }
      const room = this.#checkPlaying()
      const { deed, from, row = {} } = what(room)
      const step = await this.#commit(deed, { person: doer.person, key, row })
      this.#afterwards(room, from)
      return { number: step.number, trace: step.trace }
    })
  }

  #afterwards(room: Room, from: number): void {
    this.#trouble = null
    this.#audience.changed(room, from)
    this.#steward.arrange()
    this.#tellOnline()
  }

  /** Writes a step down. If that fails, the table is read again: nothing was done. */
  async #commit(
    what: Deed,
    {
      person,
      key = null,
      row: changes = {},
    }: { person: PersonId | null; key?: string | null; row?: Partial<TableRow> },
  ): Promise<Step> {
    const { store, now, served } = this.#house
    const number = this.#row.length
    const bare = { number, person, key, at: now(), served: Math.round(served()), what }
    const step: Step = { ...bare, trace: trace(serverSecret(this.#row.dice), this.#journal.trace, number, what) }
    const row = rowAfter({ ...this.#row, ...changes }, step, this.game, this.#room)
    try {
      await store.append({ table: row.id, step, row, kept: this.#keptNow(step) })
    } catch (error) {
      await this.#readAgain().catch((trouble) => this.#house.onTrouble(trouble))
      if (error instanceof Conflict) throw new Fault('late', 'Something else was done meanwhile.')
      throw error
    }
    const asked = this.#row.asked
    this.#row = row
    this.#journal.add(step)
    if (row.asked !== asked) this.#askedAt = now()
    this.#tellWhoIsAsked(asked)
    return step
  }

  #keptNow({ number }: Step): KeptStep | undefined {
    const room = this.#room
    if (room === null) return undefined
    this.#loose++
    if (this.#loose < KEEP_EVERY && room.table.decision !== null) return undefined
    this.#loose = 0
    return { step: number, ...keptPosition(room.table, 'present') }
  }

  #tellWhoIsAsked(before: Seat | null): void {
    const { asked, seats } = this.#row
    if (asked === null || asked === before) return
    const person = seats[asked]?.person ?? null
    if (person !== null && !this.#audience.isHere(person)) this.#house.onTurn(this.#row, asked)
  }

  async #readAgain(): Promise<void> {
    const row = await this.#house.store.table(this.#row.id)
    if (row === undefined) return
    const { journal, room } = await read(this.#house.store, this.game, row)
    const from = sharedLength(this.#room?.table.log ?? [], room?.table.log ?? [])
    this.#row = row
    this.#journal = journal
    this.#room = room
    this.#askedAt = this.#house.now()
    this.#audience.reseat(room, (who) => this.#seatOf(who))
    if (room !== null) this.#audience.changed(room, from)
    this.#steward.arrange()
    this.#tellOnline()
  }

  /** The number of the last action of a seat's own last turn; -1: there is none. */
  #lastOf(seat: Seat): number {
    return this.#room?.table.log.findLastIndex((entry) => entry.seat === seat) ?? -1
  }

  /** An offer that all other people have agreed to is carried out. */
  async #settleOffer(kind: OfferKind): Promise<void> {
    const offer = this.#row.offers.find((each) => each.kind === kind)
    if (offer === undefined) return
    const others = this.#row.seats.flatMap(({ player }, i) => (player === 'person' && i !== offer.by ? [i] : []))
    if (!others.every((seat) => offer.agreed.includes(seat))) return
    if (kind === 'end') return this.#end({ how: 'agreed', seat: null }, null)
    await this.#takeBack(offer.by)
  }

  /** Back to before what the seat did last, whatever has come to light since: everybody has agreed. */
  async #takeBack(seat: Seat): Promise<void> {
    const room = this.#checkPlaying()
    const { log } = room.table
    const last = this.#lastOf(seat)
    let first = last
    while (first > 0 && log[first]?.joined) first--
    if (first < 0) return
    const offers = this.#row.offers.filter(({ kind }) => kind !== 'back')
    const deed: Deed = { kind: 'back', seat, entries: log.length - first }
    room.table.backTo(first)
    await this.#commit(deed, { person: null, row: { offers } })
    this.#afterwards(room, first)
  }

  async #end(early: NonNullable<TableRow['early']>, person: PersonId | null): Promise<void> {
    const room = this.#checkPlaying()
    await this.#commit({ kind: 'end', early }, { person, row: { early, offers: [] } })
    this.#steward.arrange()
    this.#audience.changed(room, room.length)
    this.#tellOnline()
  }

  /** The seat whose clock has run out; null: none has. */
  get #outOfTime(): Seat | null {
    const { clocks } = this.#row
    if (clocks === null || clocks.running === null) return null
    return leftTo(clocks, clocks.running, this.#house.served()) === 0 ? clocks.running : null
  }

  async #isAway(seat: Seat): Promise<boolean> {
    const id = this.#row.seats[seat]?.person ?? null
    const person = id === null ? undefined : await this.#house.store.person(id)
    return (person?.notices.awayUntil ?? 0) > this.#house.now()
  }

  async #timeIsUp(seat: Seat, person: PersonId | null): Promise<void> {
    const { onTime, seats, clocks } = this.#row
    if (onTime === 'claim') return this.#end({ how: 'time', seat }, person)
    const bot = { player: onTime.bot, person: null, name: null, anchor: null }
    const room = this.#checkPlaying()
    const now = seats.map((each, i) => (i === seat ? bot : each))
    room.sit(now.map(({ player }) => player))
    const rest = clocks === null ? null : withoutClock(clocks, seat, this.#house.served())
    const deed: Deed = { kind: 'sit', seat, player: onTime.bot, name: null, anchor: null }
    await this.#commit(deed, { person, row: { seats: now, clocks: rest } })
    this.#audience.reseat(room, (who) => this.#seatOf(who))
    this.#afterwards(room, room.length)
  }

  /** For refusals in somebody's language. */
  refusal(error: unknown, guest: Guest): Refusal {
    const room = this.#room
    if (room !== null && error instanceof Fault) return this.#audience.outlet(room, guest).refusal(error)
    return refusalOf(error, this.game.words(guest.language))
  }
}
