/** What was checked, in words. */
import type { Language } from '../contract.ts'
import type { CheckName } from './verify.ts'

/** What was found wrong: at which step, and what else there is to say. */
export interface Found {
  readonly step?: number
  readonly what?: string
}

type Words = Readonly<Record<Language, string>>
/** So many are as they should be; or what is wrong. */
type Said = { readonly good: (count: number) => Words; readonly bad: Words }

const sayings: Readonly<Record<CheckName, Said>> = {
  file: {
    good: () => ({ en: 'The file is whole.', fr: 'Le fichier est entier.' }),
    bad: { en: 'The file cannot be checked', fr: 'Le fichier ne peut pas être vérifié' },
  },
  commitment: {
    good: () => ({
      en: 'The secret of the server is the one it had promised.',
      fr: 'Le secret du serveur est celui qu’il avait promis.',
    }),
    bad: {
      en: 'The secret of the server is not the one it had promised',
      fr: 'Le secret du serveur n’est pas celui qu’il avait promis',
    },
  },
  anchors: {
    good: () => ({
      en: 'The dice began with the chains of those who sat down.',
      fr: 'Les dés ont commencé par les chaînes de ceux qui se sont assis.',
    }),
    bad: {
      en: 'The dice did not begin with the chains of those who sat down',
      fr: 'Les dés n’ont pas commencé par les chaînes de ceux qui se sont assis',
    },
  },
  chains: {
    good: (n) => ({
      en: `All links (${n}) are the next ones of their chains.`,
      fr: `Tous les maillons (${n}) sont les suivants de leurs chaînes.`,
    }),
    bad: { en: 'A link is not the next one of its chain', fr: 'Un maillon n’est pas le suivant de sa chaîne' },
  },
  trace: {
    good: (n) => ({
      en: `The running hash holds through all steps (${n}).`,
      fr: `L’empreinte courante tient à travers toutes les étapes (${n}).`,
    }),
    bad: { en: 'The running hash does not hold', fr: 'L’empreinte courante ne tient pas' },
  },
  log: {
    good: (n) => ({
      en: `The steps lead to the log of the game (${n} actions).`,
      fr: `Les étapes mènent au journal de la partie (${n} actions).`,
    }),
    bad: {
      en: 'The steps do not lead to the log of the game',
      fr: 'Les étapes ne mènent pas au journal de la partie',
    },
  },
  rolls: {
    good: (n) => ({
      en: `All dice and hidden draws (${n}) follow from the secret and the links.`,
      fr: `Tous les dés et tirages cachés (${n}) découlent du secret et des maillons.`,
    }),
    bad: {
      en: 'A die or a hidden draw does not follow from the secret and the links',
      fr: 'Un dé ou un tirage caché ne découle pas du secret et des maillons',
    },
  },
  position: {
    good: () => ({ en: 'The game ends in the position told.', fr: 'La partie finit dans la position annoncée.' }),
    bad: {
      en: 'The game does not end in the position told',
      fr: 'La partie ne finit pas dans la position annoncée',
    },
  },
  receipts: {
    good: (n) => ({
      en: `It is what the browser was told while it was played (${n} receipts).`,
      fr: `C’est ce que le navigateur a reçu pendant la partie (${n} reçus).`,
    }),
    bad: {
      en: 'It is not what the browser was told while it was played',
      fr: 'Ce n’est pas ce que le navigateur a reçu pendant la partie',
    },
  },
}

/** A sentence in each language; what a fault says is in English, as everywhere. */
export function says(name: CheckName, found: Found | undefined, count: number): Words {
  const { good, bad } = sayings[name]
  if (found === undefined) return good(count)
  const { step, what } = found
  const at = (word: string) => (step === undefined ? '' : ` (${word} ${step})`)
  const why = what === undefined ? '.' : ` : ${what}`
  return { en: `${bad.en}${at('step')}${why.replace(' :', ':')}`, fr: `${bad.fr}${at('étape')}${why}` }
}
