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

/** For each hidden place, in the order of the game's list, a hash of all that lies there. */
export type Seals = readonly string[]

/** What shows that a thing lay in a place. */
export interface Opening {
  /** The place, by its number in the game's list. */
  readonly hoard: number
  readonly thing: string
  readonly salt: string
  /** Of all that lay there, in the order of the hashes: where the thing lay among them is not told. */
  readonly leaves: readonly string[]
}

const leafOf = (salt: string, thing: string): string =>
  bytesToHex(sha256(concatBytes(utf8ToBytes('tabularium hidden '), hexToBytes(salt), utf8ToBytes(thing))))

const sealOf = (leaves: readonly string[]): string =>
  bytesToHex(sha256(concatBytes(utf8ToBytes('tabularium seal '), ...leaves.map(hexToBytes))))

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

/** What is told to everybody after the step of that number, which led to this position. */
export function seals(secret: Secret, step: number, game: AnyGame, state: unknown): Seals {
  return game.secrets.hoards.map((_, hoard) => sealOf(inOrder(leavesOf(secret, step, game, state, hoard))))
}

/** Whether what was shown lay in that place when it was sealed. */
export function isOpenedBy(seals: Seals, { hoard, thing, salt, leaves }: Opening): boolean {
  return sealOf(leaves) === seals[hoard] && leaves.includes(leafOf(salt, thing))
}

/** Positions before and after a step. */
interface Around {
  readonly before: unknown
  readonly after: unknown
}

/**
 * What opens the things that a viewer came to know by the step after the one of that number. Whether anything is opened
 * follows from what he sees anyway: of the places that he does not see only one has become smaller, so they came from there.
 */
export function openings(
  secret: Secret,
  step: number,
  game: AnyGame,
  around: Around,
  viewer: Seat | null,
): readonly Opening[] {
  const { before, after } = around
  const learnt = without(game.view(before, viewer).unseen, game.view(after, viewer).unseen)
  const hoard = smaller(game, around, viewer, learnt.length)
  if (hoard === undefined) return []
  const lying = [...leavesOf(secret, step, game, before, hoard)]
  const leaves = inOrder(lying)
  return learnt.flatMap((kind): Opening[] => {
    const at = lying.findIndex(({ thing }) => thing === kind)
    if (at < 0) return []
    const [{ salt }] = lying.splice(at, 1)
    return [{ hoard, thing: game.secrets.things[kind], salt, leaves }]
  })
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
