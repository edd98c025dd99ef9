/** Files, read and written so that a failure says what to do and loses nothing. */
import { constants } from 'node:fs'
import { access, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Fault } from '@tabularium/engine'

export async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    throw new Fault('malformed', `Cannot read ${file}: ${whyNot(error)}`)
  }
}

/** Writes beside the file first and puts it in place once it is safe on disk: a reader finds the old or the new, never half. */
export async function writeTextAtomic(file: string, text: string): Promise<void> {
  try {
    if (await isDevice(file)) return await writeFile(file, text)
    await replaceFile(file, text)
  } catch (error) {
    throw new Fault('malformed', `Cannot write ${file}: ${whyNot(error)}`)
  }
}

/** Says beforehand whether a file could be put there, so that no long work is done in vain. */
export async function checkFolder(file: string): Promise<void> {
  try {
    await access(dirname(file), constants.W_OK)
  } catch (error) {
    throw new Fault('malformed', `Cannot write ${file}: ${whyNot(error)}`)
  }
}

/** A pipe or `/dev/stdout`: what stands there is written to, not replaced. */
async function isDevice(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => undefined)
  return found !== undefined && !found.isFile() && !found.isDirectory()
}

async function replaceFile(file: string, text: string): Promise<void> {
  const draft = join(dirname(file), `.${basename(file)}.${process.pid}.tmp`)
  try {
    await writeSafely(draft, text)
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined)
    throw error
  }
}

async function writeSafely(file: string, text: string): Promise<void> {
  const handle = await open(file, 'w')
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const reasons: Partial<Record<string, string>> = {
  ENOENT: 'there is no such file or folder.',
  ENOTDIR: 'a part of its path is no folder.',
  EISDIR: 'it is a folder.',
  EACCES: 'permission denied.',
  EPERM: 'permission denied.',
  EROFS: 'the disk can only be read.',
  ENOSPC: 'the disk is full.',
  EDQUOT: 'the disk quota is used up.',
  EMFILE: 'too many files are open.',
  ENAMETOOLONG: 'its name is too long.',
}

/** A system error in words. */
export function whyNot(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return reasons[code] ?? (error instanceof Error ? error.message : String(error))
}
