/** The rules of a game in our own words, as its file of rules holds them. */
import type { Language } from './contract.ts'
import type { RuleId } from './verdict.ts'

export interface Clause extends Readonly<Record<Language, string>> {
  readonly id: RuleId
  readonly ruling?: Readonly<Record<Language, string>>
  readonly example?: boolean
}

export interface Chapter {
  readonly id: string
  readonly title: Readonly<Record<Language, string>>
  readonly clauses: readonly Clause[]
}

/** Every clause by its id, in the order of the rules. */
export function clausesOf(rules: { readonly chapters: readonly Chapter[] }): ReadonlyMap<RuleId, Clause> {
  return new Map(rules.chapters.flatMap(({ clauses }) => clauses.map((clause) => [clause.id, clause])))
}
