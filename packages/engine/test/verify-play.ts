/** Files of honest games of the toy, and the same changed and signed again. */
import { digest, type JsonObject } from '../src/index.ts'
import { type CheckName, type JournalStep, verifyFile, type Witness } from '../src/proof.ts'
import { OnlinePlay, playOnline } from '../src/testing/properties.ts'
import { toy } from './toy.ts'

export const played = (seed = 'one', bots: readonly number[] = []) =>
  playOnline(new OnlinePlay(toy, { players: 3 }, seed, bots), seed)

export const honest = played()
export const file = honest.file
export const GAMES = [toy]

export const failing = (text: string, witness?: Witness): CheckName[] =>
  verifyFile(text, GAMES, witness).checks.flatMap(({ name, ok }) => (ok ? [] : [name]))

export type Content = ReturnType<typeof contentOf>
export const contentOf = (text: string) =>
  JSON.parse(text) as JsonObject & {
    dice: { shared: string; anchors: string[] }[]
    actions: string[]
    links: [number, string][]
    latest: JsonObject
    online: { commitment: string; anchors: string[]; journal: (JournalStep & { rolls?: number[][] })[] }
  }

/** The file with something changed, signed again. */
export function changed(change: (content: Content) => void, text = file): string {
  const { sum: _, ...content } = contentOf(text)
  change(content as Content)
  return `${JSON.stringify({ ...content, sum: digest(content) })}\n`
}
