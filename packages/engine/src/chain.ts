/**
 * A chain of hashes, by which a person's browser promises beforehand what it will add to each of its rolls. It is made from
 * its far end, the seed; the near end, the anchor, is told first, then one link after the other. Who knows a link can say of
 * the next one that it is the one promised, and cannot find it.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { Fault } from './fault.ts'
import { anywhere } from './hashing.ts'

/** 256 bits, written as 64 hexadecimal digits: a link, an anchor, or the seed of a chain. */
export type Link = string

/** As many as a browser makes: more than any game has commits. */
export const CHAIN_LENGTH = 65_536

const LABEL = 'tabularium link '
const LABEL_BYTES = utf8ToBytes(LABEL)

export function isLink(text: unknown): text is Link {
  return typeof text === 'string' && /^[0-9a-f]{64}$/.test(text)
}

export function newSeed(): Link {
  return bytesToHex(globalThis.crypto.getRandomValues(new Uint8Array(32)))
}

const hashed = (link: Uint8Array): Uint8Array => sha256(concatBytes(LABEL_BYTES, link))

/** Whether a link is the one after `before`, which is a link or the anchor. */
export function followsFrom(link: string, before: string, by = anywhere): boolean {
  return isLink(link) && by.sha256(LABEL, link) === before
}

export interface Chain {
  readonly anchor: Link
  readonly length: number
  /** The link of that number; 0 is the first to be told. Throws a `Fault` if there are not so many. */
  link(number: number): Link
}

/** A link is worked out from the nearest one kept, so that few are kept and few worked out. */
export function newChain(seed: Link, length = CHAIN_LENGTH): Chain {
  if (!isLink(seed)) throw new Fault('malformed', 'The seed of a chain is 64 hexadecimal digits.')
  const apart = Math.max(1, Math.ceil(Math.sqrt(length)))
  const kept: Uint8Array[] = []
  let latest: Uint8Array = hexToBytes(seed)
  for (let steps = 0; steps < length; steps++) {
    if (steps % apart === 0) kept.push(latest)
    latest = hashed(latest)
  }
  return {
    anchor: bytesToHex(latest),
    length,
    link(number) {
      if (!Number.isInteger(number) || number < 0 || number >= length) {
        throw new Fault('dice', `There is no link ${number}: the chain has ${length}.`)
      }
      const steps = length - 1 - number
      let link = kept[Math.floor(steps / apart)]
      for (let left = steps % apart; left > 0; left--) link = hashed(link)
      return bytesToHex(link)
    },
  }
}
