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

/**
 * What opens the things that a viewer came to know by the step after the one of that number: those that are gone from a place he
 * does not see and that he is not kept from any more. Where it cannot be told from which of two places a thing came, none is opened.
 */
export function openings(
  secret: Secret,
  step: number,
  game: AnyGame,
  { before, after }: { readonly before: unknown; readonly after: unknown },
  viewer: Seat | null,
): readonly Opening[] {
  const { things, hoards } = game.secrets
  const learnt = without(game.view(before, viewer).unseen, game.view(after, viewer).unseen)
  const gone = hoards.map((hoard) => (sees(hoard, before, viewer) ? [] : lostBy(hoard, before, after, viewer)))
  const found: Opening[] = []
  for (const kind of new Set(learnt)) {
    const from = gone.flatMap((lost, hoard) => (lost.includes(kind) ? [hoard] : []))
    const [hoard] = from
    if (from.length !== 1 || countOf(gone[hoard], kind) !== countOf(learnt, kind)) continue
    const leaves = leavesOf(secret, step, game, before, hoard)
    const opened = leaves.filter(({ thing }) => thing === kind).slice(0, countOf(learnt, kind))
    for (const { salt } of opened) found.push({ hoard, thing: things[kind], salt, leaves: inOrder(leaves) })
  }
  return found
}

const sees = (hoard: Hoard<unknown>, state: unknown, viewer: Seat | null): boolean =>
  viewer !== null && hoard.knownTo(state).includes(viewer)

function lostBy(hoard: Hoard<unknown>, before: unknown, after: unknown, viewer: Seat | null): readonly Thing[] {
  return without(hoard.things(before), sees(hoard, after, viewer) ? [] : hoard.things(after))
}

const countOf = (things: readonly Thing[], kind: Thing): number => things.filter((thing) => thing === kind).length

/** Those that are not among the others, each counted as often as it is there. */
function without(things: readonly Thing[], others: readonly Thing[]): Thing[] {
  const left = [...others]
  return things.filter((thing) => {
    const at = left.indexOf(thing)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
