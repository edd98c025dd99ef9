/** `tabularium verify FILE`: checks the dice of a game that was played online, without its server. */
import { type AnyGame, Fault, isLink } from '@tabularium/engine'
import { type Receipt, verifyFile } from '@tabularium/engine/proof'
import { onlyOne, readArguments, UsageError } from '../arguments/usage.ts'
import { readText } from '../files.ts'
import type { Io } from '../io.ts'
import { languageNamed } from '../terminal/telling.ts'
import { gamesFor } from './replay.ts'

const options = {
  language: { type: 'string' },
  commitment: { type: 'string' },
  receipts: { type: 'string' },
  edition: { type: 'string' },
} as const

const words = {
  en: { yes: 'verified', no: 'NOT VERIFIED', alone: 'Not compared with what a browser has kept: see --receipts.' },
  fr: { yes: 'vérifié', no: 'NON VÉRIFIÉ', alone: 'Pas comparé à ce qu’un navigateur a gardé : voir --receipts.' },
}

export async function verify(argv: readonly string[], io: Io, games: readonly AnyGame[]): Promise<number> {
  const { values, positionals } = readArguments({ args: [...argv], options, allowPositionals: true })
  const file = onlyOne(positionals)
  if (file === undefined) throw new UsageError('Which file is to be checked?')
  const language = languageNamed(values.language ?? 'en')
  const { commitment } = values
  if (commitment !== undefined && !isLink(commitment)) {
    throw new UsageError('--commitment takes 64 hexadecimal digits.')
  }
  const text = await readText(file)
  const receipts = values.receipts === undefined ? undefined : await readReceipts(values.receipts)
  const { ok, checks, sums } = verifyFile(text, await gamesFor(games, text, values.edition), { commitment, receipts })
  const said = words[language]
  for (const check of checks) io.out(`${check.ok ? '✓' : '✗'} ${check.words[language]}`)
  if (receipts === undefined && sums !== null) io.out(`- ${said.alone}`)
  if (sums !== null) for (const [name, sum] of Object.entries(sums)) io.out(`  ${name.padEnd(10)} ${sum}`)
  io.out(ok ? said.yes : said.no)
  return ok ? 0 : 1
}

/** As a page keeps them: a list of `{ number }` with `trace`, `link` and `seal` where it has them. */
async function readReceipts(file: string): Promise<readonly Receipt[]> {
  const found = parsed(await readText(file))
  if (!Array.isArray(found) || !found.every(isReceipt)) {
    throw new Fault(
      'malformed',
      `${file} holds no receipts: a list of { "number", "trace", "link", "seal" } is expected.`,
    )
  }
  return found
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const HASHES = ['trace', 'link', 'seal'] as const

function isReceipt(value: unknown): value is Receipt {
  if (typeof value !== 'object' || value === null || !('number' in value)) return false
  const told = HASHES.flatMap((name) => (name in value ? [Object(value)[name]] : []))
  return Number.isInteger(value.number) && told.length > 0 && told.every(isLink)
}
