/** Why something was not done, or cannot be. */
import type { Refusal } from '@tabularium/engine/room'
import { Refused, type TableLink } from '../../table/link.ts'
import type { AnyGamePage } from '../game-page.ts'
import { language } from '../settings.ts'

export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refused) return error.refusal
  throw error
}

/** The table knows the rule by its number; what it says is read here, when somebody asks. */
export async function withClause(page: AnyGamePage, refusal: Refusal): Promise<Refusal> {
  if (refusal.rule === null || refusal.clause !== null || refusal.case !== undefined) return refusal
  const chapters = await page.rules().catch(() => [])
  const found = chapters.flatMap(({ clauses }) => clauses).find(({ id }) => id === refusal.rule)
  return found === undefined ? refusal : { ...refusal, clause: found[language.value] }
}

/** Why who looks cannot do an action now; null: he can. */
export async function whyNot(link: TableLink, page: AnyGamePage, action: string): Promise<Refusal | null> {
  try {
    const why = await link.why(action)
    return why.ok ? null : await withClause(page, why.refusal)
  } catch (error) {
    return refusalOf(error)
  }
}
