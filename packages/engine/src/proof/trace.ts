/**
 * The running hash of a table: each step's is made of the one before and of what was done. Browsers keep what they are told;
 * whoever changes, adds or drops a step afterwards gets another hash from there on.
 */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { JsonObject } from '../contract.ts'
import type { Secret } from '../dice.ts'
import { canonical } from '../digest.ts'
import { type Deed, plainDeed } from './journal.ts'

/** 256 bits, written as 64 hexadecimal digits. */
export type Trace = string

/** How it is hashed: a server has something quicker than pages have. */
export interface Hashing {
  sha256(bytes: Uint8Array): Uint8Array
  /** HMAC of SHA-256. */
  hmac(key: Uint8Array, bytes: Uint8Array): Uint8Array
}

const anywhere: Hashing = { sha256, hmac: (key, bytes) => hmac(sha256, key, bytes) }

/** Before the first step. */
export function firstTrace(opening: JsonObject): Trace {
  return bytesToHex(sha256(utf8ToBytes(`tabularium opening ${canonical(opening)}`)))
}

/**
 * After a step. What was done goes in under the server's secret: others could otherwise try all that might have been done, and
 * find a hidden choice by its hash.
 */
export function trace(secret: Secret, before: Trace, number: number, deed: Deed, by = anywhere): Trace {
  const step = canonical({ ...plainDeed(deed), number })
  const veiled = by.hmac(hexToBytes(secret), utf8ToBytes(`tabularium step ${step}`))
  return bytesToHex(by.sha256(concatBytes(utf8ToBytes('tabularium trace '), hexToBytes(before), veiled)))
}
