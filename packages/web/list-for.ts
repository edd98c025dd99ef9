/**
 * The text of the list of games as each side of the page needs it. The page has the cards at hand and no rules; the worker has
 * no cards, and of the first game, which most play, the rules at hand.
 */
export type Side = 'page' | 'worker'

/** How the list fetches a part of a game. */
const LOADER = /\b(card|rules|mind|schema|forms): \(\) => import\(('[^']*')\),?/g

export function listFor(side: Side, code: string): string {
  const imports: string[] = []
  const atHand = (part: string, named: string, from: string) => {
    const local = `atHand${imports.length}`
    imports.push(`import { ${named} as ${local} } from ${from}\n`)
    return `${part}: async () => ({ ${named}: ${local} }),`
  }
  const list = code.replace(LOADER, (loader, part: string, from: string) => {
    if (part === 'card') return side === 'page' ? atHand(part, 'card', from) : ''
    if (side === 'page' || part === 'schema' || part === 'forms') return ''
    return part === 'rules' && imports.length === 0 ? atHand(part, 'game', from) : loader
  })
  return imports.join('') + list
}
