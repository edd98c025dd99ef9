/** The keys, and what each does: shown with the settings. */
import type { Language } from '@tabularium/engine'

export const shortcuts: Record<Language, readonly (readonly [key: string, what: string])[]> = {
  en: [
    ['U', 'undo'],
    ['R', 'redo'],
    ['Space', 'skip what is being shown'],
    ['+ − 0', 'zoom in, out, whole board'],
    ['Arrows', 'move the board'],
    ['L', 'log'],
    ['B', 'rules'],
  ],
  fr: [
    ['U', 'annuler'],
    ['R', 'refaire'],
    ['Espace', 'passer ce qui est montré'],
    ['+ − 0', 'agrandir, réduire, tout voir'],
    ['Flèches', 'déplacer le plateau'],
    ['L', 'journal'],
    ['B', 'règles'],
  ],
}
