/** What a reader has chosen for himself, kept on this device. */

import { effect, signal } from '@preact/signals'
import type { Language } from '@tabularium/engine'
import type { Ui } from '../words/ui.ts'

export type Theme = 'auto' | 'light' | 'dark'
export type Speed = 'slow' | 'normal' | 'fast' | 'instant'

/** How long an event is shown, as a part of its usual time. */
export const paces: Record<Speed, number> = { slow: 2, normal: 1, fast: 0.4, instant: 0 }

function kept<T extends string>(name: string, allowed: readonly T[], otherwise: T) {
  const found = allowed.find((value) => value === read(name))
  const chosen = signal<T>(found ?? otherwise)
  effect(() => write(name, chosen.value))
  return chosen
}

/** Storage can be forbidden; then a choice lasts as long as the page. */
function read(name: string): string | null {
  try {
    return localStorage.getItem(`tabularium.${name}`)
  } catch {
    return null
  }
}

function write(name: string, value: string): void {
  try {
    localStorage.setItem(`tabularium.${name}`, value)
  } catch {
    // The choice is not kept, and nothing depends on it.
  }
}

const preferred: Language = navigator.language.startsWith('fr') ? 'fr' : 'en'

export const language = kept<Language>('language', ['en', 'fr'], preferred)
export const theme = kept<Theme>('theme', ['auto', 'light', 'dark'], 'auto')
export const speed = kept<Speed>('speed', ['slow', 'normal', 'fast', 'instant'], 'normal')

const catalogues: Record<Language, () => Promise<Ui>> = {
  en: () => import('../words/en.ts').then((module) => module.en),
  fr: () => import('../words/fr.ts').then((module) => module.fr),
}

const words = signal<Ui | null>(null)

/** The page's words in the language chosen. Nothing is shown before they are there. */
export function ui(): Ui {
  if (words.value === null) throw new Error('The words are not loaded yet.')
  return words.value
}

/** Loads the words, now and whenever another language is chosen. */
export function speak(): Promise<void> {
  return new Promise((resolve) => {
    effect(() => {
      const chosen = language.value
      void catalogues[chosen]().then((loaded) => {
        if (language.peek() !== chosen) return
        words.value = loaded
        document.documentElement.lang = chosen
        resolve()
      })
    })
  })
}
const dark = matchMedia('(prefers-color-scheme: dark)')
const deviceIsDark = signal(dark.matches)
dark.addEventListener('change', ({ matches }) => {
  deviceIsDark.value = matches
})
effect(() => {
  const asDevice = deviceIsDark.value ? 'dark' : 'light'
  document.documentElement.dataset.theme = theme.value === 'auto' ? asDevice : theme.value
})
