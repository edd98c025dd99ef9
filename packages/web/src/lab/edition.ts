/** The file of another edition, looked over before it is played with: the workers take it as it is. */
import { type Finding, isObject, type Json } from '@tabularium/engine'

/** Fetched when a file is opened, each with the form of its boards: what plays has neither. */
const checks = import.meta.glob<(data: Json) => readonly Finding[]>('../../../games/*/src/edition/check.ts', {
  import: 'checkBoard',
})

/** No edition is larger, in bytes. */
const LARGEST = 8 * 1024 * 1024

export type Opened =
  | { readonly edition: Json }
  | { readonly wrong: 'no-json' | 'too-large' }
  | { readonly wrong: 'other-game'; readonly game: string }
  | { readonly wrong: 'findings'; readonly findings: readonly Finding[] }

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What a file holds for a game. */
export async function openEdition(game: string, file: Pick<File, 'size' | 'text'>): Promise<Opened> {
  if (file.size > LARGEST) return { wrong: 'too-large' }
  const edition = parsed(await file.text())
  if (edition === undefined || !isObject(edition)) return { wrong: 'no-json' }
  if (typeof edition.game === 'string' && edition.game !== game) return { wrong: 'other-game', game: edition.game }
  const check = await Object.entries(checks).find(([path]) => path.includes(`/${game}/`))?.[1]()
  const findings = (check?.(edition) ?? []).filter(({ note }) => note !== true)
  return findings.length > 0 ? { wrong: 'findings', findings } : { edition }
}
