/** What the cards say in French, whole. */
import file from '../edition/board.json' with { type: 'json' }

export const texts: ReadonlyMap<string, string> = new Map(file.cards.map(({ id, text }) => [id, text.fr]))
