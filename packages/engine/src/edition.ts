/** The data of a printing: what a table is told of it, and that it can be played with. */
import type { Edition, Finding } from './contract.ts'
import { digest } from './digest.ts'
import { Fault } from './fault.ts'

/** What is said about the data is no part of what is played with. */
const REMARKS = ['$schema', 'title', 'notice', 'note']

interface EditionFile extends Pick<Edition, 'title' | 'notice'> {
  readonly edition: string
  /** Reckoned beforehand, where the file is carried without all that it says. */
  readonly digest?: string
}

export function editionOf(file: EditionFile): Edition {
  const { edition, title, notice } = file
  if (file.digest !== undefined) return { id: edition, title, notice, digest: file.digest }
  const played = JSON.stringify(file, (key, value) => (REMARKS.includes(key) ? undefined : value))
  return { id: edition, title, notice, digest: digest(JSON.parse(played)) }
}

/** Throws a `Fault` if anything was found wrong; notes are no matter. */
export function mustHold(findings: readonly Finding[]): void {
  const finding = findings.find(({ note }) => note !== true)
  if (finding === undefined) return
  throw new Fault('malformed', `This edition does not hold: ${finding.message}`, finding.rule)
}
