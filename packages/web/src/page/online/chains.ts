/**
 * The chains of hashes that this browser has promised for its dice, one for each seat it has taken: kept by their seeds, with how
 * many links are spent. A storage that is forbidden keeps them as long as the page.
 */
import { type Chain, newChain, newSeed } from '@tabularium/engine'
import type { Receipt } from '@tabularium/engine/proof'
import type { TableId } from '@tabularium/online'
import type { Links } from '../../table/commits.ts'

interface Kept {
  readonly seed: string
  readonly anchor: string
  readonly spent: number
  /** What the server has answered to commits: by these it is held to its word. */
  readonly receipts: readonly Receipt[]
}

const keyOf = (table: TableId) => `tabularium.chain.${table}`

const loose = new Map<TableId, Kept>()

function read(table: TableId): Kept | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(table)) ?? 'null')
    if (typeof kept === 'object' && kept !== null && 'seed' in kept && 'spent' in kept && 'receipts' in kept) {
      return {
        seed: String(kept.seed),
        anchor: 'anchor' in kept ? String(kept.anchor) : '',
        spent: Number(kept.spent),
        receipts: Array.isArray(kept.receipts) ? kept.receipts : [],
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
  return { anchor, keepFor: (table) => write(table, { seed, anchor, spent: 0, receipts: [] }) }
}

/** Whether this browser has the chain that ends so. */
export const hasPromised = (table: TableId, anchor: string): boolean => read(table)?.anchor === anchor

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

/** How many of the latest answers are kept. */
const RECEIPTS = 500

export function keepReceipt(table: TableId, receipt: Receipt): void {
  const kept = read(table)
  if (kept !== null) write(table, { ...kept, receipts: [...kept.receipts, receipt].slice(-RECEIPTS) })
}

export const receiptsOf = (table: TableId): readonly Receipt[] => read(table)?.receipts ?? []
