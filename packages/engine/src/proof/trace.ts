/**
 * The running hash of a table: each step's is made of the one before and of what was done. Browsers keep what they are told;
 * whoever changes, adds or drops a step afterwards gets another hash from there on.
 */
import type { JsonObject } from '../contract.ts'
import type { Secret } from '../dice.ts'
import { canonical } from '../digest.ts'
import { anywhere } from '../hashing.ts'
import { type Deed, type ProvenEntry, plainDeed } from './journal.ts'

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
  const step = deedText(number, deed)
  const veiled = by.hmac(secret, `tabularium step ${step}`)
  return by.sha256('tabularium trace ', before + veiled)
}

/** What was done, with the number of its step, as `canonical` writes it. */
export function deedText(number: number, deed: Deed): string {
  if (deed.kind !== 'act' && deed.kind !== 'redo') return canonical({ ...plainDeed(deed), number })
  const { kind, seat, entries, link } = deed
  // Members in their order, and what is undefined is left out: so it is what `canonical` would write, and soon made.
  return JSON.stringify({ entries: entries.map(inOrder), kind, link, number, seat })
}

const inOrder = ({ action, joined, link, seat }: ProvenEntry) => ({
  action,
  joined: joined === true ? true : undefined,
  link,
  seat,
})
