/** What a reader can choose for himself, in words: fetched with the dialog of settings. */
import type { Language } from '@tabularium/engine'
import type { Colours, Confirm, Theme, Thinking } from '../page/settings.ts'

interface ChoiceWords {
  readonly theme: string
  readonly themes: Record<Theme, string>
  readonly textSize: string
  readonly confirm: string
  readonly confirms: Record<Confirm, string>
  readonly colours: string
  readonly colourings: Record<Colours, string>
  readonly thinking: string
  readonly thinkings: Record<Thinking, string>
  readonly shortcuts: string
}

export const choiceWords: Record<Language, ChoiceWords> = {
  en: {
    theme: 'Colours',
    themes: { auto: 'As the device', light: 'Light', dark: 'Dark' },
    textSize: 'Text size',
    confirm: 'Ask before acting',
    confirms: { always: 'Always', dice: 'Where undo ends', never: 'Never' },
    colours: 'Colour of the land',
    colourings: { owner: 'By owner', region: 'By region' },
    thinking: 'Bots think',
    thinkings: {
      2: '2 s at most',
      5: '5 s at most',
      10: '10 s at most',
      30: '30 s at most',
      any: 'As long as they like',
    },
    shortcuts: 'Keys',
  },
  fr: {
    theme: 'Couleurs',
    themes: { auto: 'Comme l’appareil', light: 'Claires', dark: 'Sombres' },
    textSize: 'Taille du texte',
    confirm: 'Demander avant d’agir',
    confirms: { always: 'Toujours', dice: 'Où l’on ne revient pas', never: 'Jamais' },
    colours: 'Couleur des terres',
    colourings: { owner: 'Par possesseur', region: 'Par région' },
    thinking: 'Réflexion des bots',
    thinkings: { 2: '2 s au plus', 5: '5 s au plus', 10: '10 s au plus', 30: '30 s au plus', any: 'Sans limite' },
    shortcuts: 'Touches',
  },
}
