/** A game as a file: saved on the device, or handed to another app. */
import type { TableLink } from '../table/link.ts'
import { tables } from './tables.ts'

function fileOf(text: string, name: string, ending: string, type: string): File {
  const safe = name.replace(/[\\/:*?"<>|]/g, '-')
  return new File([text], `${safe}.${ending}`, { type })
}

export async function saveToFile(link: TableLink, name: string): Promise<void> {
  download(await link.save(), name)
}

/** A game that is kept, as it is. */
export async function exportGame(id: string, name: string): Promise<void> {
  download(await tables().export(id), name)
}

export function download(text: string, name: string, ending = 'tabularium', type = 'application/json'): void {
  const file = fileOf(text, name, ending, type)
  const anchor = document.createElement('a')
  anchor.href = URL.createObjectURL(file)
  anchor.download = file.name
  anchor.click()
  setTimeout(() => URL.revokeObjectURL(anchor.href), 10_000)
}

/** Browsers hand on plain text, but no files of a kind of our own. */
const TEXT = ['txt', 'text/plain'] as const

export async function share(link: TableLink, name: string): Promise<void> {
  const file = fileOf(await link.save(), name, ...TEXT)
  try {
    await navigator.share({ files: [file], title: name })
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    // The reader changed his mind, or the device would not; the game is where it was.
  }
}
