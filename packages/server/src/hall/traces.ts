/** The running hash of a table: each answer carries it, so that nothing that was answered can be unsaid. */
import { digest, type Json } from '@tabularium/engine'
import type { Deed } from '../store/store.ts'

export function traceOf(before: string, number: number, what: Deed): string {
  const deed: Json = JSON.parse(JSON.stringify(what))
  return digest({ before, number, deed })
}
