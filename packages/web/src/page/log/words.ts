/** What log and replay say, in both languages. */
import type { Language } from '@tabularium/engine'
import { language } from '../settings.ts'

interface AsideWords {
  /** `what`: what is asked of the reader. */
  empty(what: string): string
  readonly start: string
  lines(count: number): string
  readonly track: string
  readonly previousTurn: string
  readonly nextTurn: string
  readonly events: string
  readonly nothingThen: string
  readonly playOn: string
  from(name: string, where: string): string
  readonly keys: string
}

const catalogues: Record<Language, AsideWords> = {
  en: {
    empty: (what) => `Nothing yet. ${what}`.trim(),
    start: 'Set-up',
    lines: (count) => (count === 1 ? '1 line' : `${count} lines`),
    track: 'Turns',
    previousTurn: 'Back one turn',
    nextTurn: 'On one turn',
    events: 'What happens here',
    nothingThen: 'Nothing was told here.',
    playOn: 'Play on from here',
    from: (name, where) => `${name}, from ${where}`,
    keys: 'Arrow keys: action by action; with Shift, turn by turn; Space plays; Esc leaves.',
  },
  fr: {
    empty: (what) => `Rien encore. ${what}`.trim(),
    start: 'Mise en place',
    lines: (count) => (count === 1 ? '1 ligne' : `${count} lignes`),
    track: 'Tours',
    previousTurn: 'Un tour en arrière',
    nextTurn: 'Un tour en avant',
    events: 'Ce qui se passe ici',
    nothingThen: 'Rien n’a été dit ici.',
    playOn: 'Rejouer à partir d’ici',
    from: (name, where) => `${name}, depuis ${where}`,
    keys: 'Flèches\u202f: action par action\u202f; avec Maj, tour par tour\u202f; Espace joue\u202f; Échap quitte.',
  },
}

export const asides = (): AsideWords => catalogues[language.value]
