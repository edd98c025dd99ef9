/** Who the reader is to the server, and what the server can do; asked for once, by the first page that needs it. */
import { signal } from '@preact/signals'
import type { About, Me, NewMe } from '@tabularium/online'
import { Refused } from '../../table/link.ts'
import { language } from '../settings.ts'
import { api } from './api.ts'

/** `none`: there is no server; `offline`: it does not answer; null: it was not asked yet. */
export const server = signal<About | 'none' | 'offline' | null>(null)
/** null: nobody is known by this device. */
export const me = signal<Me | null>(null)

const isAbout = (value: unknown): value is About => typeof value === 'object' && value !== null && 'version' in value

/** Asks what there is, once; `isAgain`: once more. */
export async function greet(isAgain = false): Promise<void> {
  if (!isAgain && server.value !== null && typeof server.value === 'object') return
  try {
    const [about, known] = await Promise.all([api.get<unknown>('about'), api.get<Me | null>('me')])
    me.value = known
    server.value = isAbout(about) ? about : 'none'
  } catch (error) {
    const isOffline = error instanceof Refused && error.refusal.code === 'offline'
    server.value = isOffline ? 'offline' : 'none'
  }
}

/** Somebody without a name gets one, and this device keeps it. */
export async function beCalled(name: string): Promise<void> {
  const wanted: NewMe = { name: name.trim(), language: language.value }
  me.value = await api.post<Me>('me', wanted)
}
