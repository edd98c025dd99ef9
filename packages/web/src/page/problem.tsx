/** A page that cannot be shown, and why. */
import { exportGame } from './files.ts'
import { ui } from './settings.ts'

/** `kept`: the id of the game that cannot be opened, if it is kept all the same. */
export function Problem({ text, kept }: { text: string; kept?: string | undefined }) {
  return (
    <main class="home">
      <div class="problem" role="alert">
        <strong>{ui().error}.</strong> {text} {ui().keptSafe}
      </div>
      {kept !== undefined && (
        <button type="button" onClick={() => void exportGame(kept, 'Tabularium')}>
          {ui().export}
        </button>
      )}
      <a class="button primary" href="#/">
        {ui().home}
      </a>
    </main>
  )
}
