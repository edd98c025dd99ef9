/** What the page says around lessons. */
import type { Language } from '@tabularium/engine'
import { language } from '../settings.ts'

interface Words {
  readonly show: string
  readonly anew: string
  readonly real: string
  next(title: string): string
  chapter(number: number, count: number): string
  readonly done: string
}

const words: Record<Language, Words> = {
  en: {
    show: 'Show me',
    anew: 'Begin again',
    real: 'Play a real game',
    next: (title) => `Next: ${title}`,
    chapter: (number, count) => `Chapter ${number} of ${count}`,
    done: 'played',
  },
  fr: {
    show: 'Montrez-moi',
    anew: 'Recommencer',
    real: 'Jouer une vraie partie',
    next: (title) => `Suite : ${title}`,
    chapter: (number, count) => `Chapitre ${number} sur ${count}`,
    done: 'joué',
  },
}

export const lessonWords = (): Words => words[language.value]
