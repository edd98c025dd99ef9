/** The bar above home, set-up and credits: the same porphyry as the table's. */
import { signal, useSignal } from '@preact/signals'
import { Control } from './control.tsx'
import { trouble } from './home/trouble.ts'
import { installer } from './install.ts'
import { lazy, whenQuiet } from './lazy.tsx'
import { route } from './router.ts'
import { ui } from './settings.ts'
import '../style/page-bar.css'

const OpenFile = lazy(() => import('./home/open-file.tsx').then((module) => module.OpenFile))
const SettingsDialog = lazy(() => import('./settings-dialog.tsx').then((module) => module.SettingsDialog))
const Trouble = lazy(() => import('./home/trouble-note.tsx').then((module) => module.Trouble))
const InstallButton = lazy(() => import('./home/install-button.tsx').then((module) => module.InstallButton))

/** What comes to the bars by itself: when everything else is there. */
export const Newer = lazy(async () => {
  if (document.readyState !== 'complete') {
    await new Promise((loaded) => addEventListener('load', loaded, { once: true }))
  }
  await whenQuiet()
  return import('./newer.tsx').then(
    (module) => module.loadNewer(),
    () => () => null,
  )
})

export function SettingsButton() {
  const open = useSignal(false)
  return (
    <>
      <Control icon="settings" label={ui().settings} onClick={() => (open.value = true)} />
      {open.value && <SettingsDialog onClose={() => (open.value = false)} />}
    </>
  )
}

/** The game whose page it is; undefined: none. */
export const barTitle = signal<string | undefined>(undefined)

export function PageBar() {
  const u = ui()
  const title = barTitle.value
  const isHome = route.value.at === 'home'
  return (
    <header class="page-bar">
      <nav aria-label="Tabularium">
        <a class="brand" href="#/" aria-label={`Tabularium, ${u.home}`}>
          Tabularium
        </a>
      </nav>
      {title !== undefined ? <p class="of-game">{title}</p> : <p class="tagline">{isHome && u.tagline}</p>}
      <Newer />
      {installer.value !== null && <InstallButton />}
      {isHome && <OpenFile />}
      <a class="of-bar" href="#/online">
        {u.online}
      </a>
      <a class="of-bar" href="#/credits">
        {u.credits}
      </a>
      <SettingsButton />
      {trouble.value !== null && <Trouble />}
    </header>
  )
}
