/**
 * Hidden things, sealed: after each step everybody is told a hash of what lies in each hidden place, and who is shown a thing
 * later is told what opens it: it lay there before, and was not chosen when it was shown.
 */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { AnyGame, Seat } from '../contract.ts'
import type { Secret } from '../dice.ts'
import type { Hoard, Thing } from '../secrets.ts'

/** What everybody is told: one hash of all that lies in hidden places. */
export type Seal = string

/** For each hidden place, in the order of the game's list, a hash of all that lies there; the seal is made of them. */
export type PlaceSeals = readonly string[]

/** What shows that things lay in a place. */
export interface Opening {
  readonly places: PlaceSeals
  /** Where they lay, by its number in the game's list. */
  readonly place: number
  /** Of all that lay there, in the order of the hashes: where a thing lay among them is not told. */
  readonly leaves: readonly string[]
  readonly things: readonly { readonly thing: string; readonly salt: string }[]
}

const leafOf = (salt: string, thing: string): string =>
  bytesToHex(sha256(concatBytes(utf8ToBytes('tabularium hidden '), hexToBytes(salt), utf8ToBytes(thing))))

const hashOf = (name: string, hashes: readonly string[]): string =>
  bytesToHex(sha256(concatBytes(utf8ToBytes(`tabularium ${name} `), ...hashes.map(hexToBytes))))

const placeSeal = (leaves: readonly string[]): string => hashOf('place', leaves)

const sealOf = (places: PlaceSeals): Seal => hashOf('seal', places)

/** Salts are never used twice: the step's number goes in, and a step that is taken back is followed by one of another number. */
const saltOf = (secret: Secret, step: number, hoard: number, index: number): string =>
  bytesToHex(hmac(sha256, hexToBytes(secret), utf8ToBytes(`tabularium salt ${step} ${hoard} ${index}`)))

interface Leaf {
  readonly salt: string
  readonly thing: Thing
  readonly hash: string
}

function leavesOf(secret: Secret, step: number, game: AnyGame, state: unknown, hoard: number): readonly Leaf[] {
  const { things, hoards } = game.secrets
  return hoards[hoard].things(state).map((thing, index): Leaf => {
    const salt = saltOf(secret, step, hoard, index)
    return { salt, thing, hash: leafOf(salt, things[thing]) }
  })
}

const inOrder = (leaves: readonly Leaf[]): string[] => leaves.map(({ hash }) => hash).sort()

function placeSeals(secret: Secret, step: number, game: AnyGame, state: unknown): PlaceSeals {
  return game.secrets.hoards.map((_, hoard) => placeSeal(inOrder(leavesOf(secret, step, game, state, hoard))))
}

/** What is told to everybody after the step of that number, which led to this position. */
export const seal = (secret: Secret, step: number, game: AnyGame, state: unknown): Seal =>
  sealOf(placeSeals(secret, step, game, state))

/** Whether what was shown lay in that place when it was sealed: each thing by a hash of its own. */
export function isOpenedBy(told: Seal, { places, place, leaves, things }: Opening): boolean {
  const shown = new Set(things.map(({ salt, thing }) => leafOf(salt, thing)))
  const areThere = [...shown].every((leaf) => leaves.includes(leaf))
  return sealOf(places) === told && placeSeal(leaves) === places[place] && areThere && shown.size === things.length
}

/** Positions before and after a step. */
interface Around {
  readonly before: unknown
  readonly after: unknown
}

/**
 * What opens the things that a viewer came to know by what was done after the step of that number; null: nothing does. Whether
 * anything is opened follows from what he sees anyway: of the places that he does not see only one has become smaller, so they
 * came from there.
 */
export function opening(
  secret: Secret,
  step: number,
  game: AnyGame,
  around: Around,
  viewer: Seat | null,
): Opening | null {
  const { before, after } = around
  const learnt = without(game.view(before, viewer).unseen, game.view(after, viewer).unseen)
  const place = smaller(game, around, viewer, learnt.length)
  if (learnt.length === 0 || place === undefined) return null
  const lying = [...leavesOf(secret, step, game, before, place)]
  const leaves = inOrder(lying)
  const things = learnt.flatMap((kind) => {
    const at = lying.findIndex(({ thing }) => thing === kind)
    if (at < 0) return []
    const [{ salt }] = lying.splice(at, 1)
    return [{ thing: game.secrets.things[kind], salt }]
  })
  return things.length === 0 ? null : { places: placeSeals(secret, step, game, before), place, leaves, things }
}

/** The one place out of the viewer's sight that has become smaller, by at least so many things. */
function smaller(game: AnyGame, around: Around, viewer: Seat | null, by: number): number | undefined {
  const found = game.secrets.hoards.flatMap((hoard: Hoard<unknown>, number) => {
    const lost = hiddenIn(hoard, around.before, viewer) - hiddenIn(hoard, around.after, viewer)
    return lost > 0 ? [{ number, lost }] : []
  })
  const [only] = found
  return found.length === 1 && only.lost >= by ? only.number : undefined
}

/** How many things lie there that the viewer does not see. */
const hiddenIn = (hoard: Hoard<unknown>, state: unknown, viewer: Seat | null): number =>
  viewer !== null && hoard.knownTo(state).includes(viewer) ? 0 : hoard.things(state).length

/** Those that are not among the others, each counted as often as it is there. */
function without(things: readonly Thing[], others: readonly Thing[]): Thing[] {
  const left = [...others]
  return things.filter((thing) => {
    const at = left.indexOf(thing)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
