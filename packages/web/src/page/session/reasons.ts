/** Why something was not done, or cannot be. */
import type { Refusal } from '@tabularium/engine/room'
import { Refused, type TableLink } from '../../table/link.ts'
import type { AnyGamePage } from '../game-page.ts'
import { language, ui } from '../settings.ts'

/** It could be done, but is not what the lesson asks for. */
export const elsewhere = (): Refusal => ({ code: '', message: ui().otherLesson, rule: null, clause: null })

export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refused) return error.refusal
  throw error
}

/** The table knows the rule by its number; what it says is read here, when somebody asks. */
export async function withClause(page: AnyGamePage, refusal: Refusal): Promise<Refusal> {
  const { rule, clause, case: its } = refusal
  // A case that only says whom it is about: the clause is the rest of it.
  const whom = its?.trimEnd().endsWith(':') === true ? its.trimEnd() : null
  if (rule === null || clause !== null || (its !== undefined && whom === null)) return refusal
  const chapters = await page.rules().catch(() => [])
  const found = chapters.flatMap(({ clauses }) => clauses).find(({ id }) => id === rule)
  if (found === undefined) return refusal
  const says = found[language.value]
  return { ...refusal, clause: says, ...(whom !== null && { case: `${whom} ${says}` }) }
}

/** A clause in a few words, where its text is not worth fetching; undefined: there are none. */
export type InBrief = (rule: string) => string | undefined

const briefly = (refusal: Refusal, brief: InBrief): Refusal =>
  refusal.rule === null ? refusal : { ...refusal, clause: refusal.clause ?? brief(refusal.rule) ?? null }

/** Why who looks cannot do an action now; null: he can. */
export async function whyNot(
  link: TableLink,
  page: AnyGamePage,
  action: string,
  brief: InBrief = () => undefined,
): Promise<Refusal | null> {
  try {
    const why = await link.why(action)
    return why.ok ? null : await withClause(page, briefly(why.refusal, brief))
  } catch (error) {
    return refusalOf(error)
  }
}
