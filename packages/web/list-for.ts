/**
 * The text of the list of games as each side of the page needs it. The page has the cards at hand and no rules; the worker
 * fetches cards, has no games that have no page, and of the first game, which most play, the rules at hand.
 */
export type Side = 'page' | 'worker'

/** How the list fetches a part of a game. */
const LOADER = /\b(card|rules|mind|schema|forms): \(\) => import\(('[^']*')\),?/g

/** A game without a page: the worker never plays it. */
const WITHOUT_PAGE = /^ {2}\{\n {4}id: '[^']*',\n {4}hasNoPage: true,\n[^}]*^ {2}\},\n/gm

export function listFor(side: Side, whole: string): string {
  const code = side === 'worker' ? whole.replace(WITHOUT_PAGE, '') : whole
  const imports: string[] = []
  const atHand = (part: string, named: string, from: string) => {
    const local = `atHand${imports.length}`
    imports.push(`import { ${named} as ${local} } from ${from}\n`)
    return `${part}: async () => ({ ${named}: ${local} }),`
  }
  const list = code.replace(LOADER, (loader, part: string, from: string) => {
    if (part === 'card') return side === 'page' ? atHand(part, 'card', from) : loader
    if (side === 'page' || part === 'schema' || part === 'forms') return ''
    return part === 'rules' && imports.length === 0 ? atHand(part, 'game', from) : loader
  })
  return imports.join('') + list
}
