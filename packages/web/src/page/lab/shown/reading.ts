/** What came of a run, asked of a worker of its own whenever more is complete. */
import { type Signal, useSignal } from '@preact/signals'
import type { Report } from '@tabularium/bots/lab'
import type { Chapter, Language } from '@tabularium/engine'
import { useEffect } from 'preact/hooks'
import { pageOf } from '../../../games/pages.ts'
import type { Hand } from '../../../lab/hand.ts'
import type { Found } from '../../../lab/protocol.ts'
import type { Run } from '../../../lab/run.ts'
import { Refused } from '../../../table/link.ts'
import { language } from '../../settings.ts'
import { laboratory } from '../here.ts'

/** Asks, and asks again if something has changed meanwhile: never twice at a time. */
class Clerk {
  readonly hand: Hand
  readonly #sat: Promise<unknown>
  readonly #onFound: (found: Found) => void
  readonly #onRefused: (error: unknown) => void
  #isAsking = false
  #next: readonly [Run, Language] | undefined

  constructor(hand: Hand, run: Run, onFound: (found: Found) => void, onRefused: (error: unknown) => void) {
    this.hand = hand
    this.#sat = hand.ask('sit', run.settings)
    this.#sat.catch(() => {})
    this.#onFound = onFound
    this.#onRefused = onRefused
  }

  async tell(run: Run, spoken: Language): Promise<void> {
    this.#next = [run, spoken]
    if (this.#isAsking) return
    this.#isAsking = true
    try {
      await this.#sat
      while (this.#next !== undefined) {
        const [{ asked, results }, language] = this.#next
        this.#next = undefined
        this.#onFound(await this.hand.ask('found', asked, results, language))
      }
    } catch (error) {
      this.#onRefused(error)
    }
    this.#isAsking = false
  }

  async saved(setting: number, game: number): Promise<string> {
    await this.#sat
    return this.hand.ask('saved', setting, game)
  }
}

export interface Reading {
  /** null: nothing is told yet. */
  readonly found: Found | null
  /** Why nothing is told; null: it is. */
  readonly refused: Refused | null
  saved(setting: number, game: number): Promise<string>
}

const withClauses = (reports: readonly Report[], clauses: ReadonlyMap<string, string>): readonly Report[] =>
  reports.map((report) => ({
    ...report,
    endings: report.endings.map((ending) => ({ ...ending, clause: clauses.get(ending.rule) ?? '' })),
  }))

const clausesIn = (chapters: readonly Chapter[], spoken: Language): ReadonlyMap<string, string> =>
  new Map(chapters.flatMap(({ clauses }) => clauses.map((clause) => [clause.id, clause[spoken]] as const)))

/** The clauses of a game: a worker that plays does not have their texts. */
function useClauses(game: string): Signal<readonly Chapter[]> {
  const chapters = useSignal<readonly Chapter[]>([])
  useEffect(() => {
    void pageOf(game)
      ?.then((page) => page.rules())
      .then((found) => (chapters.value = found))
      // Endings are told by the numbers of their clauses.
      .catch(() => {})
  }, [game])
  return chapters
}

export function useReading(run: Run): Reading {
  const clerk = useSignal<Clerk | null>(null)
  const found = useSignal<Found | null>(null)
  const refused = useSignal<Refused | null>(null)
  const chapters = useClauses(run.settings[0]?.game ?? '')
  useEffect(() => {
    const onRefused = (error: unknown) => {
      refused.value = error instanceof Refused ? error : null
    }
    const hired = new Clerk(laboratory.hire(), run, (told) => (found.value = told), onRefused)
    clerk.value = hired
    return () => hired.hand.end()
  }, [run.id])
  useEffect(() => {
    if (run.results.games > 0) void clerk.value?.tell(run, language.value)
  }, [clerk.value, run, language.value])
  const { value } = found
  const clauses = clausesIn(chapters.value, language.value)
  return {
    found: value === null ? null : { ...value, reports: withClauses(value.reports, clauses) },
    refused: refused.value,
    saved: (setting, game) => clerk.value?.saved(setting, game) ?? Promise.reject(new Error('Nobody is here yet.')),
  }
}
