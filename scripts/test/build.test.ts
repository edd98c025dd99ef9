/** What a build puts beside the page: files of earlier builds, and licences. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { keepEarlier } from '../build-web.mjs'
import { licencesOf, madeOf } from '../licences.mjs'

const folder = mkdtempSync(join(tmpdir(), 'tabularium-build-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('files of earlier builds', () => {
  const DAY = 86_400_000
  test('are kept beside the new ones for thirty days, from when they were built', () => {
    const [from, to] = [join(folder, 'old'), join(folder, 'new')]
    mkdirSync(from)
    mkdirSync(to)
    const now = Date.now()
    for (const [name, days] of [
      ['page-1.js', 29],
      ['page-0.js', 31],
      ['same.js', 5],
    ] as const) {
      writeFileSync(join(from, name), 'old')
      const then = new Date(now - days * DAY)
      utimesSync(join(from, name), then, then)
    }
    writeFileSync(join(to, 'same.js'), 'new')
    keepEarlier(from, to, now)
    expect(readdirSync(to).sort()).toEqual(['page-1.js', 'same.js'])
    // The next build still knows how old it is.
    keepEarlier(to, join(folder, 'next'), now + 2 * DAY)
    expect(readdirSync(join(folder, 'next'))).toEqual(['same.js'])
    expect(statSync(join(to, 'page-1.js')).mtimeMs).toBeLessThan(now - 28 * DAY)
  })

  test('there need be none', () => {
    keepEarlier(join(folder, 'nowhere'), join(folder, 'anything'))
    expect(readdirSync(folder)).not.toContain('anything')
  })
})

describe('licences', () => {
  test('are those of all that the page is made of, and of nothing of ours', () => {
    const parts = madeOf('@tabularium/web')
    expect(parts).toEqual(expect.arrayContaining(['@noble/hashes', '@preact/signals-core', 'preact', 'zod']))
    expect(parts.filter((name) => name.startsWith('@tabularium/'))).toEqual([])
    expect(madeOf('@tabularium/web', ['zod'])).not.toContain('zod')
  })

  test('are told in full, each once, with the authors of icons', () => {
    const text = licencesOf(['preact', 'zod', '@iconify-json/game-icons', 'preact'])
    expect(text.match(/^preact .*MIT/gm)).toHaveLength(1)
    expect(text).toContain('Permission is hereby granted')
    expect(text).toMatch(/game-icons .*CC-BY-3.0[\s\S]*By GameIcons/)
  })
})
