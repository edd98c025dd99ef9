/** Many mutants in one file, each behind a switch: what is there is done unless its number is asked for. */
import { type Mutant, mutated, type Span } from './mutants.ts'

/** A mutant by its number in the sample. */
export interface Numbered {
  readonly id: number
  readonly mutant: Mutant
}

/** By the name of this function the code asks whether a mutant is in place; `runner.ts` answers. */
export const SWITCH = '__isMutant'

/** Mutants that are written around the same piece of text. */
interface Site extends Span {
  readonly numbered: readonly Numbered[]
}

const isSame = (a: Span, b: Span): boolean => a.from === b.from && a.to === b.to && a.kind === b.kind

/** By place; of those that begin at the same one the outer first. */
const byPlace = (a: Span, b: Span): number =>
  a.from - b.from || b.to - a.to || Number(b.kind === 'statement') - Number(a.kind === 'statement')

function sitesOf(all: readonly Numbered[]): Site[] {
  const sites: Site[] = []
  for (const { mutant } of all) {
    if (sites.some((site) => isSame(site, mutant.around))) continue
    sites.push({ ...mutant.around, numbered: all.filter((each) => isSame(each.mutant.around, mutant.around)) })
  }
  return sites.sort(byPlace)
}

/** What stands there with one mutant and no other. */
function faulty(text: string, { from, to }: Span, mutant: Mutant): string {
  const after = text.length - to
  return mutated(text, mutant).slice(from, -after || undefined)
}

function atSite(text: string, site: Site, inner: readonly Site[]): string {
  const right = between(text, site.from, site.to, inner)
  if (site.kind === 'statement') {
    const isThere = site.numbered.map(({ id }) => `!${SWITCH}(${id})`).join(' && ')
    return `{ if (${isThere}) { ${right} } }`
  }
  const faults = site.numbered.map(({ id, mutant }) => `${SWITCH}(${id}) ? (${faulty(text, site, mutant)}) : `)
  // After a line without a semicolon a bracket would be taken for a call.
  return `${site.kind === 'alone' ? 'void ' : ''}(${faults.join('')}(${right}))`
}

function between(text: string, from: number, to: number, sites: readonly Site[]): string {
  if (sites.length === 0) return text.slice(from, to)
  const [site, ...others] = sites
  const inner = others.filter((each) => each.to <= site.to)
  const next = others.filter((each) => each.to > site.to)
  return text.slice(from, site.from) + atSite(text, site, inner) + between(text, site.to, to, next)
}

/** The text of a file with all these mutants of it. */
export const withSwitches = (text: string, all: readonly Numbered[]): string =>
  between(text, 0, text.length, sitesOf(all))
