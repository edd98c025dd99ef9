/** Whether the browser offers to put the app among the others on the device. */
import { signal } from '@preact/signals'

/** Not among the types of every browser: only some offer it. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}

/** Null: it does not, or the app is there already. */
export const installer = signal<InstallPrompt | null>(null)

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  installer.value = event as InstallPrompt
})
addEventListener('appinstalled', () => {
  installer.value = null
})
