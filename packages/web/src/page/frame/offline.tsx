/** That there is no network: a game on this device goes on without one. */
import { signal } from '@preact/signals'
import { language } from '../settings.ts'
import '../../style/table/offline.css'

const words = {
  en: 'Offline: this game is on your device.',
  fr: 'Hors ligne\u202f: cette partie est sur votre appareil.',
}

const isOffline = signal(!navigator.onLine)
for (const change of ['online', 'offline']) addEventListener(change, () => (isOffline.value = !navigator.onLine))

export const Offline = () => (
  <span class="offline" role="status">
    {isOffline.value && <i title={words[language.value]}>{words[language.value]}</i>}
  </span>
)
