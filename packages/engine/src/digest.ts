import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { isObject, type Json } from './contract.ts'

/** JSON with its members in a fixed order, so that equal data give equal text. */
export function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (isObject(value)) {
    const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
    return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`).join(',')}}`
  }
  return JSON.stringify(value)
}

/** A short fingerprint: 64 bits of SHA-256, in hexadecimal. Tells changes by accident or by hand, not by an expert. */
export function digest(value: Json): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(value))).subarray(0, 8))
}
