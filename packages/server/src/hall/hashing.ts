/** Hashing by Node's own functions, in one go: hashes that take one text after the other leave more for the collector to clear away. */
import { createHmac, hash } from 'node:crypto'
import type { Hashing } from '@tabularium/engine'

export const hashing: Hashing = {
  sha256(text, bytes) {
    const length = Buffer.byteLength(text)
    const all = Buffer.allocUnsafe(length + bytes.length / 2)
    all.write(text)
    all.write(bytes, length, 'hex')
    return hash('sha256', all, 'hex')
  },
  hmac: (key, text) => createHmac('sha256', Buffer.from(key, 'hex')).update(text).digest('hex'),
}
