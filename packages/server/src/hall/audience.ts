/** Who looks at a table: each gets what his channel is sent, and what is said in the rooms he may be in. */
import type { Language } from '@tabularium/engine'
import type { Outlet, Room, Viewer } from '@tabularium/engine/room'
import type { Sealed } from '@tabularium/engine/seals'
import type { ChatLine, ChatRoom, Known, OnlinePart, PersonId } from '@tabularium/online'
import type { Attending } from '../store/store.ts'
import { Channel, type Label, Shared } from './channel.ts'
import type { ProofFor } from './sealing.ts'

/** One page that looks. */
export interface Guest {
  /** null: a stranger. */
  readonly person: PersonId | null
  /** Where he sits; null: he watches. */
  viewer: Viewer
  language: Language
  send(text: string): void
}

/** How long a channel waits for somebody to come back, in milliseconds. */
const GRACE = 60_000

export class Audience {
  readonly #guests = new Set<Guest>()
  readonly #awaiting = new Set<Guest>()
  /** Since when those who sit here are gone. */
  readonly #goneSince = new Map<PersonId, number>()
  readonly #channels = new Set<Channel>()
  readonly #label: () => Label
  readonly #now: () => number
  readonly #sealed: (room: Room) => Sealed | undefined
  #told = ''
  /** Another number whenever others are here, or sit elsewhere. */
  company = 0

  /** `sealed`: what was told last of hidden things. */
  constructor(label: () => Label, now: () => number, sealed: (room: Room) => Sealed | undefined) {
    this.#label = label
    this.#sealed = sealed
    this.#now = now
  }

  get size(): number {
    return this.#guests.size
  }

  /** How many only watch. */
  get watching(): number {
    let number = 0
    for (const { viewer } of this.#guests) if (viewer === null) number++
    return number
  }

  /** Those who sit here and are here, and how many only watch. */
  get attending(): Attending {
    const people = new Set<PersonId>()
    for (const { person, viewer } of this.#guests) if (person !== null && viewer !== null) people.add(person)
    return { people: [...people], watching: this.watching }
  }

  isHere(person: PersonId | null): boolean {
    if (person !== null) for (const guest of this.#guests) if (guest.person === person) return true
    return false
  }

  /** Since when he is gone; null: he is here, or was not seen here yet. */
  goneSince(person: PersonId | null): number | null {
    return person === null ? null : (this.#goneSince.get(person) ?? null)
  }

  join(guest: Guest): void {
    this.#guests.add(guest)
    if (guest.person !== null) this.#goneSince.delete(guest.person)
    this.company++
  }

  leave(guest: Guest): void {
    this.#guests.delete(guest)
    const { person, viewer } = guest
    if (person !== null && viewer !== null && !this.isHere(person)) this.#goneSince.set(person, this.#now())
    this.company++
    this.#awaiting.delete(guest)
    this.#prune()
  }

  /** He has said hello before the game had begun: he is sent everything when it does. */
  await(guest: Guest): void {
    this.#awaiting.add(guest)
  }

  /** Sends what he has missed, or everything; answers which channel it is. */
  catchUp(guest: Guest, room: Room, known: Known | null): string {
    this.#awaiting.delete(guest)
    const channel = this.#channel(room, guest)
    const missed = channel.missed(known)
    if (missed === null) guest.send(channel.whole(known?.length ?? null, this.#sealed(room)))
    else for (const text of missed) guest.send(text)
    this.#prune()
    return channel.epoch
  }

  /** Who sits elsewhere now, or nowhere any more, sees what he may see there. */
  reseat(room: Room | null, seatOf: (person: PersonId | null) => Viewer): void {
    for (const guest of this.#guests) {
      const viewer = seatOf(guest.person)
      if (viewer === guest.viewer) continue
      guest.viewer = viewer
      this.company++
      if (room !== null) this.catchUp(guest, room, null)
    }
  }

  /** What he may get from the room. */
  outlet(room: Room, guest: Guest): Outlet {
    return this.#channel(room, guest).outlet
  }

  at(room: Room, guest: Guest, number: number): unknown {
    return this.#channel(room, guest).at(number)
  }

  /** The log has stayed as it was up to that action. */
  changed(room: Room, from: number, proofFor?: ProofFor): void {
    this.#prune()
    for (const guest of this.#awaiting) this.catchUp(guest, room, null)
    const shared = new Shared()
    for (const channel of this.#channels) {
      channel.turnTo(room)
      const text = channel.changed(from, shared, proofFor?.(channel.viewer))
      if (text === null) continue
      for (const guest of this.#guests) if (hears(guest, channel)) guest.send(text)
    }
  }

  /** Seats have been taken: who watched may play now, so that everybody is looked at anew. */
  tellOnline(part: OnlinePart): void {
    const { at: _, ...lasting } = part
    const told = JSON.stringify(lasting)
    if (told === this.#told) return
    this.#told = told
    this.#sendAll(JSON.stringify({ online: part }))
  }

  tellChat(chat: ChatLine, mayHear: (guest: Guest, room: ChatRoom) => boolean): void {
    const text = JSON.stringify({ chat })
    for (const guest of this.#guests) if (mayHear(guest, chat.room)) guest.send(text)
  }

  #sendAll(text: string): void {
    for (const guest of this.#guests) guest.send(text)
  }

  #channel(room: Room, guest: Guest): Channel {
    for (const channel of this.#channels) if (hears(guest, channel)) return channel
    const channel = new Channel(room, guest.viewer, guest.language, this.#label)
    this.#channels.add(channel)
    return channel
  }

  /** A channel that nobody hears is kept for a moment, for somebody who was cut off; after that it would only cost. */
  #prune(): void {
    const now = this.#now()
    for (const channel of this.#channels) {
      if (this.#isHeard(channel)) channel.unheardSince = null
      else if (channel.unheardSince === null) channel.unheardSince = now
      else if (now - channel.unheardSince > GRACE) this.#channels.delete(channel)
    }
  }

  #isHeard(channel: Channel): boolean {
    for (const guest of this.#guests) if (hears(guest, channel)) return true
    return false
  }
}

const hears = (guest: Guest, { viewer, language }: Channel): boolean =>
  guest.viewer === viewer && guest.language === language
