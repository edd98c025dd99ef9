/**
 * The text of the list of games as each side of the page needs it. The page has the cards at hand and no rules; the worker
 * fetches cards and rules.
 */
export type Side = 'page' | 'worker'

/** How the list fetches a part of a game. */
const LOADER = /\b(card|rules|mind|schema|forms): \(\) => import\(('[^']*')\),?/g

export function listFor(side: Side, code: string): string {
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
