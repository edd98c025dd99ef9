import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { isObject, type Json } from './contract.ts'

/** JSON with its members in a fixed order, so that equal data give equal text. */
export function canonical(value: Json): string {
  if (Array.isArray(value)) return value.some(hasMembers) ? listed(value) : JSON.stringify(value)
  if (!isObject(value)) return JSON.stringify(value)
  let text = ''
  for (const key of inOrder(Object.keys(value))) {
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonical(value[key])}`
  }
  return `{${text}}`
}

const inOrder = (keys: string[]): string[] =>
  keys.every((key, i) => i === 0 || keys[i - 1] < key) ? keys : keys.sort()

const hasMembers = (value: Json): boolean => typeof value === 'object' && value !== null

function listed(values: readonly Json[]): string {
  let text = ''
  for (const value of values) text += `${text === '' ? '' : ','}${canonical(value)}`
  return `[${text}]`
}

/** A short fingerprint: 64 bits of SHA-256, in hexadecimal. Tells changes by accident or by hand, not by an expert. */
export function digest(value: Json): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(value))).subarray(0, 8))
}
