/**
 * The text of the list of games as each side of the page needs it. The page has the cards at hand and no rules; the worker
 * fetches cards and rules, and has no games that have no page.
 */
export type Side = 'page' | 'worker'

/** How the list fetches a part of a game. */
const LOADER = /\b(card|rules|mind|schema|forms): \(\) => import\(('[^']*')\),?/g

/** A game without a page: the worker never plays it. */
const WITHOUT_PAGE = /^ {2}\{\n {4}id: '[^']*',\n {4}hasNoPage: true,\n[^}]*^ {2}\},\n/gm

export function listFor(side: Side, whole: string): string {
  const code = side === 'worker' ? whole.replace(WITHOUT_PAGE, '') : whole
  const imports: string[] = []
  const atHand = (from: string) => {
    const local = `card${imports.length}`
    imports.push(`import { card as ${local} } from ${from}\n`)
    return `card: async () => ({ card: ${local} }),`
  }
  const list = code.replace(LOADER, (loader, part: string, from: string) => {
    if (part === 'card') return side === 'page' ? atHand(from) : loader
    return side === 'page' || part === 'schema' || part === 'forms' ? '' : loader
  })
  return imports.join('') + list
}
