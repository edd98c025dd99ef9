/** A game that was played online is checked by its file; whoever changed it is found out. */
import { describe, expect, test } from 'vitest'
import { commitment, digest, secretFrom } from '../src/index.ts'
import { type JournalStep, verifyFile } from '../src/proof.ts'
import { type Content, changed, contentOf, failing, file, GAMES, honest, played } from './verify-play.ts'

describe('an honest game', () => {
  test('is verified, with what a browser kept and without', () => {
    const { receipts } = honest
    const verified = verifyFile(file, GAMES, { receipts, commitment: commitment(honest.secret) })
    expect(verified.checks.map(({ name, ok }) => [name, ok])).toEqual(
      ['file', 'commitment', 'anchors', 'chains', 'trace', 'log', 'rolls', 'position', 'receipts'].map((name) => [
        name,
        true,
      ]),
    )
    expect(verified.ok).toBe(true)
    expect(verified.sums).toMatchObject({ commitment: commitment(honest.secret), secret: honest.secret })
    expect(verified.sums?.trace).toMatch(/^[0-9a-f]{64}$/)
    const { journal } = contentOf(file).online
    expect(verified.sums?.rolls).toBe(journal.flatMap(({ rolls = [] }) => rolls).length)
    expect(verified.sums?.rolls).toBeGreaterThan(5)
    expect(verified.sums?.links).toBeGreaterThan(10)
    expect(verifyFile(file, GAMES)).toMatchObject({ ok: true, checks: { length: 8 } })
  })

  test('holds every kind of step', () => {
    const kinds = new Set(
      Array.from({ length: 8 }, (_, i) => played(`kinds ${i}`).steps.map(({ what }) => what.kind)).flat(),
    )
    expect(kinds).toEqual(new Set(['sit', 'begin', 'act', 'undo', 'redo', 'back']))
  })

  test.each(Array.from({ length: 30 }, (_, i) => i))('random game %i, with a bot or without', (i) => {
    const play = played(`random ${i}`, i % 3 === 0 ? [1] : [])
    const { checks } = verifyFile(play.file, GAMES, { receipts: play.receipts })
    expect(checks.filter(({ ok }) => !ok)).toEqual([])
  })

  test('what is said is said in English and French', () => {
    for (const { words } of verifyFile(file, GAMES, { receipts: honest.receipts }).checks) {
      expect(words.en).not.toBe(words.fr)
      expect(words.en.length * words.fr.length).toBeGreaterThan(0)
    }
  })
})

describe('a file that was changed', () => {
  test('by one byte anywhere', { timeout: 120_000 }, () => {
    const bytes = Buffer.from(file)
    const missed: number[] = []
    const apart = Math.max(1, Math.floor(bytes.length / 1500))
    for (let i = 0; i < bytes.length; i += apart) {
      const copy = Buffer.from(bytes)
      copy[i] = copy[i] === 0x20 ? 0x31 : 0x20
      if (verifyFile(copy.toString(), GAMES).ok) missed.push(i)
      copy[i] = bytes[i] ^ 1
      if (verifyFile(copy.toString(), GAMES).ok) missed.push(i)
    }
    expect(missed).toEqual([])
    expect(verifyFile(`${file.trimEnd()} `, GAMES).ok).toBe(false)
    expect(verifyFile(file.slice(0, -2), GAMES).ok).toBe(false)
  })

  test('a save that is none of an online game', () => {
    expect(failing('{}')).toEqual(['file'])
    expect(failing(changed((content) => Reflect.deleteProperty(content, 'online')))).toEqual(['file'])
    expect(verifyFile(file, []).checks).toMatchObject([{ name: 'file', ok: false }])
  })

  test('an end that was not reached', () => {
    const other = contentOf(played('two').file)
    expect(
      failing(changed((content) => Object.assign(content, { latest: other.latest, end: digest(other.latest) }))),
    ).toEqual(['position'])
  })

  test('a position or its fingerprint that does not fit the other', () => {
    const other = contentOf(played('two').file)
    expect(failing(changed((content) => Object.assign(content, { latest: other.latest })))).toEqual(['position'])
    expect(failing(changed((content) => Object.assign(content, { end: digest(other.latest) })))).toEqual(['position'])
  })

  test('dice that were shared twice, or not to the end, or a table that began twice or never', () => {
    const anchorsOf = (change: (content: Content) => void) => {
      const { checks } = verifyFile(changed(change), GAMES)
      return checks.find(({ name }) => name === 'anchors')?.words.en.split(': ')[1]
    }
    const { length } = contentOf(file).actions
    const secret = secretFrom('later')
    expect(anchorsOf(({ dice }) => dice.push({ ...dice[0], from: length } as never))).toBe('dice')
    expect(anchorsOf(({ dice }) => dice.push({ secret, from: length } as never))).toBe('dice')
    const begin = ({ what }: JournalStep) => what.kind === 'begin'
    expect(anchorsOf(({ online: { journal } }) => journal.push(...journal.filter(begin)))).toBe('begin')
    expect(anchorsOf(({ online }) => Object.assign(online, { journal: online.journal.filter((s) => !begin(s)) }))).toBe(
      'begin',
    )
  })

  test('is told with the step where it was found', () => {
    const { checks } = verifyFile(
      changed(({ online }) => Object.assign(online.journal[3], { trace: 'ef'.repeat(32) })),
      GAMES,
    )
    const { en, fr } = checks.find(({ name }) => name === 'trace')?.words ?? { en: '', fr: '' }
    expect([en, fr]).toEqual([expect.stringMatching(/\(step 3\)\.$/), expect.stringMatching(/\(étape 3\)\.$/)])
    const [{ words }] = verifyFile('{}', GAMES).checks
    expect(words.en).toMatch(/: This is not a Tabularium save\.$/)
    expect(words.en).not.toContain('step')
  })

  test('who did it, or what was done together', () => {
    expect(failing(changed((content) => Object.assign(content, { joined: [1] })))).toContain('log')
    expect(failing(changed((content) => Object.assign(content, { helpers: [] })))).toContain('log')
  })
})
