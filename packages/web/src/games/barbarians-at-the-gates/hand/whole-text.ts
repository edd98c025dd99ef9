/** What a card says, whole: fetched once the hand is drawn, in the language in use. */
import type { Language } from '@tabularium/engine'
import { fetched } from '../../../page/fetched.ts'
import { whenQuiet } from '../../../page/lazy.tsx'

const texts: Readonly<Record<Language, () => ReadonlyMap<string, string> | undefined>> = {
  en: fetched(() => whenQuiet().then(() => import('@tabularium/barbarians-at-the-gates/texts/en').then(textsOf))),
  fr: fetched(() => whenQuiet().then(() => import('@tabularium/barbarians-at-the-gates/texts/fr').then(textsOf))),
}

const textsOf = (module: { readonly texts: ReadonlyMap<string, string> }) => module.texts

/** Undefined: it is not here yet. */
export const wholeText = (card: string, language: Language): string | undefined => texts[language]()?.get(card)
