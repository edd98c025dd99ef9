/** How things are hashed: a server has something quicker than pages have. Keys, bytes and hashes are hexadecimal digits. */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

export interface Hashing {
  /** SHA-256 of a text and the bytes after it. */
  sha256(text: string, bytes: string): string
  /** HMAC of SHA-256. */
  hmac(key: string, text: string): string
}

export const anywhere: Hashing = {
  sha256: (text, bytes) => bytesToHex(sha256(concatBytes(utf8ToBytes(text), hexToBytes(bytes)))),
  hmac: (key, text) => bytesToHex(hmac(sha256, hexToBytes(key), utf8ToBytes(text))),
}
