/**
 * The running hash of a table: each step's is made of the one before and of what was done. Browsers keep what they are told;
 * whoever changes, adds or drops a step afterwards gets another hash from there on.
 */
import type { JsonObject } from '../contract.ts'
import type { Secret } from '../dice.ts'
import { canonical } from '../digest.ts'
import { anywhere } from '../hashing.ts'
import { type Deed, plainDeed } from './journal.ts'

/** 256 bits, written as 64 hexadecimal digits. */
export type Trace = string

/** Before the first step. */
export function firstTrace(opening: JsonObject): Trace {
  return anywhere.sha256(`tabularium opening ${canonical(opening)}`, '')
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
