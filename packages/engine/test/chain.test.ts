import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { CHAIN_LENGTH, Fault, followsFrom, isLink, newChain, newSeed } from '../src/index.ts'

const SEED = '00'.repeat(32)

const hashed = (link: string): string =>
  createHash('sha256')
    .update(Buffer.concat([Buffer.from('tabularium link '), Buffer.from(link, 'hex')]))
    .digest('hex')

describe('a chain of hashes', () => {
  test('known answer: its anchor is the seed hashed so many times, by node:crypto', () => {
    let latest = SEED
    for (let i = 0; i < 1000; i++) latest = hashed(latest)
    expect(newChain(SEED, 1000).anchor).toBe(latest)
    expect(newChain(SEED, 1).anchor).toBe('436697e1478dc43d4d36d205daa7bd3b2bc337574422c189f2e9b27df5bc95dc')
  })

  test.each([1, 2, 3, 10, 64, 100, 101])(
    'every link of %i follows from the one before, the last is the seed',
    (length) => {
      const chain = newChain(SEED, length)
      let before = chain.anchor
      for (let n = 0; n < length; n++) {
        const link = chain.link(n)
        expect(isLink(link)).toBe(true)
        expect(followsFrom(link, before)).toBe(true)
        expect(hashed(link)).toBe(before)
        before = link
      }
      expect(before).toBe(SEED)
    },
  )

  test('there is no link before the first nor after the last', () => {
    const chain = newChain(SEED, 10)
    for (const number of [-1, 10, 0.5, Number.NaN]) expect(() => chain.link(number)).toThrow(Fault)
    expect(() => newChain('00')).toThrow(Fault)
  })

  test('the same link twice, one left out, and one of another chain do not follow', () => {
    const [mine, other] = [newChain(SEED, 10), newChain(newSeed(), 10)]
    expect(followsFrom(mine.link(3), mine.link(3))).toBe(false)
    expect(followsFrom(mine.link(4), mine.link(2))).toBe(false)
    expect(followsFrom(other.link(3), mine.link(2))).toBe(false)
    expect(followsFrom('nonsense', mine.link(2))).toBe(false)
    expect(followsFrom(mine.link(3).toUpperCase(), mine.link(2))).toBe(false)
  })

  test('a whole chain is made from fresh randomness', () => {
    expect(newSeed()).not.toBe(newSeed())
    const chain = newChain(newSeed())
    expect(chain.length).toBe(CHAIN_LENGTH)
    expect(followsFrom(chain.link(0), chain.anchor)).toBe(true)
    expect(followsFrom(chain.link(CHAIN_LENGTH - 1), chain.link(CHAIN_LENGTH - 2))).toBe(true)
  })
})
