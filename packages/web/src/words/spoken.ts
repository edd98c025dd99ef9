/** Words of which those in the language in use are fetched, and no others. The build puts this in the place of `{ en, fr }`. */
import type { Language } from '@tabularium/engine'

type Loaders<T> = Readonly<Record<Language, () => Promise<T>>>

/** The language in use, or the one that was wanted last. */
let language: Language = 'en'

const bringers: ((language: Language) => Promise<void>)[] = []

export function spoken<T>(loaders: Loaders<T>): Readonly<Record<Language, T>> {
  const here: Partial<Record<Language, T>> = {}
  const asked: Partial<Record<Language, Promise<void>>> = {}
  const bring = async (chosen: Language) => {
    try {
      here[chosen] = await loaders[chosen]()
    } catch (error) {
      delete asked[chosen]
      throw error
    }
  }
  bringers.push((chosen) => (asked[chosen] ??= bring(chosen)))
  const either = (chosen: Language, other: Language): T => {
    const words = here[chosen] ?? here[other]
    if (words === undefined) throw new Error('The words are not here yet.')
    return words
  }
  return {
    get en() {
      return either('en', 'fr')
    },
    get fr() {
      return either('fr', 'en')
    },
  }
}

export const spokenLanguage = (): Language => language

/** What is fetched from now on is to be said in that language. */
export function speakIn(chosen: Language): void {
  language = chosen
}

/** Settled when everything that is here can be said in the language in use. */
export async function bringWords(): Promise<void> {
  const chosen = language
  await Promise.all(bringers.map((bring) => bring(chosen)))
}
