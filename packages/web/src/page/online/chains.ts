/**
 * The chains of hashes that this browser has promised for its dice, one for each seat it has taken: kept by their seeds, with how
 * many links are spent. A storage that is forbidden keeps them as long as the page.
 */
import { type Chain, newChain, newSeed } from '@tabularium/engine'
import type { TableId } from '@tabularium/online'
import type { Links } from '../../table/commits.ts'

interface Kept {
  readonly seed: string
  readonly spent: number
  /** The running hash that each confirmed commit was told: its number, and the hash. */
  readonly traces: readonly (readonly [number: number, trace: string])[]
}

const keyOf = (table: TableId) => `tabularium.chain.${table}`

const loose = new Map<TableId, Kept>()

function read(table: TableId): Kept | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(table)) ?? 'null')
    if (typeof kept === 'object' && kept !== null && 'seed' in kept && 'spent' in kept && 'traces' in kept) {
      return {
        seed: String(kept.seed),
        spent: Number(kept.spent),
        traces: Array.isArray(kept.traces) ? kept.traces : [],
      }
    }
  } catch {
    // Forbidden, or not ours.
  }
  return loose.get(table) ?? null
}

function write(table: TableId, kept: Kept): void {
  loose.set(table, kept)
  try {
    localStorage.setItem(keyOf(table), JSON.stringify(kept))
  } catch {
    // It lasts as long as the page.
  }
}

/** A new promise: its anchor goes to the server, its seed stays here, for the table that it is then used at. */
export function newPromise(): { readonly anchor: string; keepFor(table: TableId): void } {
  const seed = newSeed()
  const { anchor } = newChain(seed)
  return { anchor, keepFor: (table) => write(table, { seed, spent: 0, traces: [] }) }
}

/** The links for a table, from the first that is not spent. */
export function linksFor(table: TableId): Links {
  let chain: Chain | undefined
  return {
    next() {
      const kept = read(table)
      if (kept === null) return null
      chain ??= newChain(kept.seed)
      return chain.link(kept.spent)
    },
    spend() {
      const kept = read(table)
      if (kept !== null) write(table, { ...kept, spent: kept.spent + 1 })
    },
  }
}

/** How many of the latest hashes are kept: enough to tell whether the file of the game is the game that was played. */
const TRACES = 64

export function noteTrace(table: TableId, number: number, trace: string): void {
  const kept = read(table)
  if (kept !== null) write(table, { ...kept, traces: [...kept.traces, [number, trace] as const].slice(-TRACES) })
}

export const tracesOf = (table: TableId): Kept['traces'] => read(table)?.traces ?? []
