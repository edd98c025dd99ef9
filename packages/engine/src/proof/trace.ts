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

/** How it is hashed: a server has something quicker than pages have. Keys, bytes and hashes are hexadecimal digits. */
export interface Hashing {
  /** SHA-256 of a text and the bytes after it. */
  sha256(text: string, bytes: string): string
  /** HMAC of SHA-256. */
  hmac(key: string, text: string): string
}

const anywhere: Hashing = {
  sha256: (text, bytes) => bytesToHex(sha256(concatBytes(utf8ToBytes(text), hexToBytes(bytes)))),
  hmac: (key, text) => bytesToHex(hmac(sha256, hexToBytes(key), utf8ToBytes(text))),
}

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
  const veiled = by.hmac(secret, `tabularium step ${step}`)
  return by.sha256('tabularium trace ', before + veiled)
}
