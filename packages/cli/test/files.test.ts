import { chmod, mkdtemp, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { checkFolder, readText, writeTextAtomic } from '../src/files.ts'

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>()
  return { ...real, open: vi.fn(real.open), readFile: vi.fn(real.readFile) }
})

const failure = (code: string) => Object.assign(new Error(code), { code })

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tabularium-'))
})
afterEach(() => rm(folder, { recursive: true }))

describe('reading', () => {
  test('a file', async () => {
    await writeFile(join(folder, 'a'), 'Révolte')
    expect(await readText(join(folder, 'a'))).toBe('Révolte')
  })

  test('what is not there, is a folder or is beyond a file', async () => {
    await writeFile(join(folder, 'a'), '')
    await expect(readText(join(folder, 'b'))).rejects.toThrow('there is no such file or folder')
    await expect(readText(folder)).rejects.toThrow('it is a folder')
    await expect(readText(join(folder, 'a', 'b'))).rejects.toThrow('no folder')
  })

  test('what may not be read', async () => {
    vi.mocked(readFile).mockRejectedValueOnce(failure('EACCES'))
    await expect(readText('secret')).rejects.toThrow('Cannot read secret: permission denied.')
  })
})

describe('writing', () => {
  test('a new file and over an old one, and nothing else is left', async () => {
    const file = join(folder, 'a.json')
    await writeTextAtomic(file, 'old')
    await writeTextAtomic(file, 'new')
    expect(await readText(file)).toBe('new')
    expect(await readdir(folder)).toEqual(['a.json'])
  })

  test('on a full disk: the old file stays, and no half-written one', async () => {
    const file = join(folder, 'a.json')
    await writeTextAtomic(file, 'old')
    const handle = await open(join(folder, 'spare'), 'w')
    vi.spyOn(handle, 'writeFile').mockRejectedValue(failure('ENOSPC'))
    vi.mocked(open).mockResolvedValueOnce(handle)
    await expect(writeTextAtomic(file, 'new')).rejects.toThrow(`Cannot write ${file}: the disk is full.`)
    expect(await readText(file)).toBe('old')
    expect((await readdir(folder)).filter((name) => name.endsWith('.tmp'))).toEqual([])
  })

  test('where it may not', async () => {
    vi.mocked(open).mockRejectedValueOnce(failure('EACCES'))
    await expect(writeTextAtomic(join(folder, 'a'), '')).rejects.toThrow('permission denied')
    await expect(writeTextAtomic(join(folder, 'no', 'a'), '')).rejects.toThrow('no such file or folder')
  })

  test.skipIf(process.getuid?.() === 0)(
    'into a folder that cannot be written (skipped for root, who may)',
    async () => {
      await chmod(folder, 0o500)
      await expect(checkFolder(join(folder, 'a'))).rejects.toThrow('permission denied')
      await expect(writeTextAtomic(join(folder, 'a'), '')).rejects.toThrow('permission denied')
    },
  )

  test('over a folder', async () => {
    await expect(writeTextAtomic(folder, '')).rejects.toThrow('Cannot write')
    expect((await stat(folder)).isDirectory()).toBe(true)
  })

  test.skipIf(process.platform !== 'linux')('to a device: it is written to, not replaced', async () => {
    await expect(writeTextAtomic('/dev/full', 'text')).rejects.toThrow('Cannot write /dev/full: the disk is full.')
    expect((await stat('/dev/full')).isCharacterDevice()).toBe(true)
    await writeTextAtomic('/dev/null', 'text')
    expect((await stat('/dev/null')).isCharacterDevice()).toBe(true)
  })

  test('can be tried beforehand', async () => {
    await checkFolder(join(folder, 'a'))
    await expect(checkFolder(join(folder, 'no', 'a'))).rejects.toThrow('no such file or folder')
  })
})
