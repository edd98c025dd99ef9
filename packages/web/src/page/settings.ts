/** What a reader has chosen for himself, kept on this device. */

import { batch, effect, signal } from '@preact/signals'
import type { Language } from '@tabularium/engine'
import { bringWords, speakIn } from '../words/spoken.ts'
import type { Ui } from '../words/ui.ts'

export type Theme = 'auto' | 'light' | 'dark'
export type Speed = 'slow' | 'normal' | 'fast' | 'instant'
/** In per cent. */
export type TextSize = '90' | '100' | '115' | '130' | '150'
/** When a second click is asked for: always, where it cannot be taken back, or never. */
export type Confirm = 'always' | 'dice' | 'never'
/** What colours the land: who holds it, or which region it belongs to. */
export type Colours = 'owner' | 'region'
export type Sound = 'off' | 'soft' | 'on'

/** How long an event is shown, as a part of its usual time. */
export const paces: Record<Speed, number> = { slow: 2, normal: 1, fast: 0.5, instant: 0 }

export function kept<T extends string>(name: string, allowed: readonly T[], otherwise: T) {
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

/** What the reader wants to read. */
export const wanted = kept<Language>('language', ['en', 'fr'], preferred)
/** What he reads: the one he wants, once its words are here. */
export const language = signal(wanted.peek())
speakIn(wanted.peek())
export const theme = kept<Theme>('theme', ['auto', 'light', 'dark'], 'auto')
export const speed = kept<Speed>('speed', ['slow', 'normal', 'fast', 'instant'], 'normal')
export const textSizes: readonly TextSize[] = ['90', '100', '115', '130', '150']
export const textSize = kept<TextSize>('text', textSizes, '100')
export const confirms: readonly Confirm[] = ['always', 'dice', 'never']
export const confirm = kept<Confirm>('confirm', confirms, 'dice')
export const colours = kept<Colours>('colours', ['owner', 'region'], 'owner')
/** For how many seconds a bot may think of one answer. */
export type Thinking = '2' | '5' | '10' | '30' | 'any'
export const thinkings: readonly Thinking[] = ['2', '5', '10', '30', 'any']
export const thinking = kept<Thinking>('thinking', thinkings, '5')
export const volumes: readonly Sound[] = ['off', 'soft', 'on']
export const sound = kept<Sound>('sound', volumes, 'off')

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

/** Fetches the words, now and whenever another language is wanted. */
export function speak(): Promise<void> {
  return new Promise((resolve) => {
    effect(() => {
      const chosen = wanted.value
      speakIn(chosen)
      void Promise.all([catalogues[chosen](), bringWords()]).then(([loaded]) => {
        if (wanted.peek() !== chosen) return
        batch(() => {
          words.value = loaded
          language.value = chosen
        })
        document.documentElement.lang = chosen
        resolve()
      })
    })
  })
}

const reduced = matchMedia('(prefers-reduced-motion: reduce)')

/** Whether the reader's device asks that nothing moves. */
export const isStill = (): boolean => reduced.matches

const dark = matchMedia('(prefers-color-scheme: dark)')
const deviceIsDark = signal(dark.matches)
dark.addEventListener('change', ({ matches }) => {
  deviceIsDark.value = matches
})
effect(() => {
  const asDevice = deviceIsDark.value ? 'dark' : 'light'
  document.documentElement.dataset.theme = theme.value === 'auto' ? asDevice : theme.value
})

effect(() => document.documentElement.style.setProperty('--text', String(Number(textSize.value) / 100)))
