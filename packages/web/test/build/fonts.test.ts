/** The faces of the page, cut down to two languages: no letter of what the page says is missing in them. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { letters } from '../../fonts/letters.ts'

const web = join(import.meta.dirname, '..', '..')
const faces = { cinzel: 12_500, 'eb-garamond': 38_000, inter: 34_000 }
const read = (face: string) => readFileSync(join(web, 'fonts', `${face}.woff2`))

/** WOFF2 knows most tables by number; another one is named. */
const [CMAP, GLYF, LOCA, NAMED] = [0, 10, 11, 63]

/** A number of WOFF2: seven bits a byte, the last without the eighth. */
function number(bytes: Buffer, at: number): readonly [value: number, next: number] {
  let value = 0
  for (let i = at; ; i++) {
    const byte = bytes[i] ?? 0
    value = value * 128 + (byte & 127)
    if (byte < 128) return [value, i + 1]
  }
}

/** The table of characters, as it stands in the file: the first of all tables. */
function cmapOf(woff2: Buffer): Buffer {
  const count = woff2.readUInt16BE(12)
  let at = 48
  const tables: { kind: number; length: number }[] = []
  for (let i = 0; i < count; i++) {
    const flags = woff2[at++] ?? 0
    const kind = flags & 63
    if (kind === NAMED) at += 4
    let length: number
    ;[length, at] = number(woff2, at)
    // Outlines are packed unless it is said that they are not; others only if it is said that they are.
    const isPacked = kind === GLYF || kind === LOCA ? flags >> 6 !== 3 : flags >> 6 !== 0
    if (isPacked) [length, at] = number(woff2, at)
    tables.push({ kind, length })
  }
  const data = brotliDecompressSync(woff2.subarray(at, at + woff2.readUInt32BE(20)))
  const before = tables.slice(
    0,
    tables.findIndex(({ kind }) => kind === CMAP),
  )
  return data.subarray(before.reduce((sum, { length }) => sum + length, 0))
}

/** The characters of a table of segments, which every face of ours has. */
function charactersOf(woff2: Buffer): ReadonlySet<number> {
  const cmap = cmapOf(woff2)
  const found = new Set<number>()
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const from = cmap.readUInt32BE(8 + i * 8)
    if (cmap.readUInt16BE(from) !== 4) continue
    const double = cmap.readUInt16BE(from + 6)
    for (let s = 0; s < double; s += 2) {
      const [end, start] = [cmap.readUInt16BE(from + 14 + s), cmap.readUInt16BE(from + 16 + double + s)]
      for (let c = start; c <= end && c < 0xffff; c++) found.add(c)
    }
  }
  return found
}

/** What the page and the games say, from their sources: every sign that is not plain English. */
function said(): ReadonlySet<string> {
  const folders = ['web/src', ...readdirSync(join(web, '../games')).map((game) => `games/${game}/src`)]
  const found = new Set<string>()
  for (const folder of folders) {
    const whole = join(web, '..', folder)
    let names: readonly string[] = []
    try {
      names = readdirSync(whole, { recursive: true, encoding: 'utf8' })
    } catch {}
    for (const name of names.filter((file) => /\.(tsx?|json)$/.test(file))) {
      const text = readFileSync(join(whole, name), 'utf8').replace(/\\u([0-9a-f]{4})/g, (_, hex) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      )
      for (const sign of text.matchAll(/[\u00a0-\u2fff]/g)) found.add(sign[0])
    }
  }
  return found
}

/** Drawn by the device's own faces: no face of the page has them, whole or cut. A soft hyphen is drawn as a hyphen, or not at all. */
const ELSEWHERE = [...'♛✓✗\u00ad']

describe.each(Object.entries(faces))('%s', (face, most) => {
  test('has every letter of both languages', () => {
    const has = charactersOf(read(face))
    const plain = [
      ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,;:!?()%+-/’“”«»–ÀÂÇÉÈÊËÎÏÔÙÛÜŒàâçéèêëîïôùûüœ',
    ]
    expect(plain.filter((letter) => !has.has(letter.charCodeAt(0)))).toEqual([])
    expect(has.has('Ж'.charCodeAt(0))).toBe(false)
  })

  test(`weighs at most ${most} bytes`, () => {
    expect(read(face).length).toBeLessThanOrEqual(most)
  })
})

test('the faces were cut to all that is said', () => {
  const signs = said()
  expect(signs.size).toBeGreaterThan(20)
  expect([...signs].filter((sign) => !letters.includes(sign) && !ELSEWHERE.includes(sign))).toEqual([])
})
