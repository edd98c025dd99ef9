import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { commitment, secretFrom } from '@tabularium/engine'
import { OnlinePlay, playOnline } from '@tabularium/engine/testing'
import { games } from '@tabularium/games/all'
import { afterAll, describe, expect, test } from 'vitest'
import { run } from '../src/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'tabularium-verify-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const play = playOnline(new OnlinePlay(games[0], {}, 'verify'), 'verify', 200)

const written = (name: string, text: string): string => {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}
const file = written('game.json', play.file)

async function verify(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const [out, err]: [string[], string[]] = [[], []]
  const code = await run(['verify', ...args], { out: (line) => out.push(line), err: (line) => err.push(line) }, games)
  return { code, out: out.join('\n'), err: err.join('\n') }
}

describe('tabularium verify', () => {
  test('an honest game', async () => {
    const { code, out } = await verify(file, '--commitment', commitment(play.secret))
    expect(code).toBe(0)
    expect(out).toContain(`secret     ${play.secret}`)
    expect(out).toContain('Not compared with what a browser has kept')
    expect(out.split('\n').at(-1)).toBe('verified')
    expect(out).not.toContain('✗')
  })

  test('in French', async () => {
    const { out } = await verify(file, '--language', 'fr')
    expect(out).toContain('Le secret du serveur est celui qu’il avait promis.')
    expect(out.split('\n').at(-1)).toBe('vérifié')
  })

  test('with what a browser kept', async () => {
    const receipts = written('receipts.json', JSON.stringify(play.receipts))
    expect(await verify(file, '--receipts', receipts)).toMatchObject({ code: 0 })
    const [first, ...rest] = play.receipts
    const others = written('others.json', JSON.stringify([{ ...first, trace: '0'.repeat(64) }, ...rest]))
    const { code, out } = await verify(file, '--receipts', others)
    expect(code).toBe(1)
    expect(out).toContain('✗ It is not what the browser was told while it was played (step 0).')
    expect(out.split('\n').at(-1)).toBe('NOT VERIFIED')
  })

  test('another promise, a changed file, a local save', async () => {
    expect(await verify(file, '--commitment', commitment(secretFrom('other')))).toMatchObject({ code: 1 })
    expect(await verify(written('changed.json', play.file.replace('"act"', '"redo"')))).toMatchObject({ code: 1 })
    const { code, out } = await verify(written('none.json', '{}'))
    expect(code).toBe(1)
    expect(out).toContain('✗ The file cannot be checked: This is not a Tabularium save.')
  })

  test.each([
    [[], 'Which file'],
    [[file, file], 'too many'],
    [[file, '--commitment', 'abc'], '64 hexadecimal'],
  ])('what cannot be read on the command line %#', async (args, message) => {
    expect(await verify(...args)).toMatchObject({ code: 2, err: expect.stringContaining(message) })
  })

  test.each(['', '{}', '[1]', '[{"number":1,"trace":"x"}]', '[{"number":1}]'])(
    'receipts that are none: %s',
    async (text) => {
      const receipts = written('bad.json', text)
      expect(await verify(file, '--receipts', receipts)).toMatchObject({
        code: 1,
        err: expect.stringContaining('receipts'),
      })
    },
  )
})
