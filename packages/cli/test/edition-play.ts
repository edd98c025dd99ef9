/** Files of editions for the tests of `edition check`, and two games that read them. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Finding, Json } from '@tabularium/engine'
import { type Checker, edition } from '../src/commands/edition.ts'

/** A folder of its own for the files of one test file. */
export class Folder {
  readonly path = mkdtempSync(join(tmpdir(), 'tabularium-edition-'))

  write(name: string, content: string | Uint8Array): string {
    const file = join(this.path, name)
    writeFileSync(file, content)
    return file
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true })
  }
}

/** A game whose only edition has three squares, the first of them white. */
const squares: Checker = {
  id: 'squares',
  checkEdition(data: Json): readonly Finding[] {
    const text = JSON.stringify(data)
    return [
      ...(text.includes('late')
        ? [{ path: ['squares', 2, 'colour'], message: 'The third is late.', rule: 'SQ-3-a' }]
        : []),
      ...(text.includes('"white"')
        ? []
        : [{ path: ['squares', 0, 'colour'], message: 'The first is white.', rule: 'SQ-1-a' }]),
      ...(text.includes('title') ? [] : [{ path: ['title'], message: "'title' is missing." }]),
    ]
  },
}
const chequers: Checker = { id: 'chequers', checkEdition: () => [] }

export async function run(...argv: readonly string[]) {
  const out: string[] = []
  const err: string[] = []
  const io = { out: (line: string) => void out.push(line), err: (line: string) => void err.push(line) }
  const code = await edition(argv, io, [squares, chequers])
  return { code, out, err }
}

export const good = `{
  "game": "squares",
  "edition": "first",
  "title": "Three squares",
  "squares": [
    { "colour": "white", "source": { "colour": "rulebook", "place": "guess" } },
    { "colour": "black", "source": "rulebook" }
  ]
}
`
