/** How far the run of the laboratory has come that is being played: told on every page, so it stands alone. */
import { signal } from '@preact/signals'
import type { Underway } from './laboratory.ts'

export const underway = signal<Underway | null>(null)
