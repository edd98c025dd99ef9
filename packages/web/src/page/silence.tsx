/** The table does not answer: the game can be had as a file all the same, and the other games are where they were. */
import { useSignal } from '@preact/signals'
import { Refused } from '../table/link.ts'
import { download } from './files.ts'
import { reason, troubles } from './reason.ts'
import { route } from './router.ts'
import { ui } from './settings.ts'
import '../style/silence.css'
import { newTable, silence, tables } from './tables.ts'

/** How long a table that hangs may hold the store, in milliseconds, before it is ended. */
const PATIENCE = 3000

const nothing = () => {}

/** What the device keeps of a game, read by another table without playing it. */
async function rescue(id: string): Promise<void> {
  const hung = tables()
  const other = newTable({ onCrash: nothing, onSilence: nothing })
  other.wake()
  const late = setTimeout(() => {
    hung.stop()
    silence.value = 'crash'
  }, PATIENCE)
  try {
    const kept = (await other.list()).find((game) => game.id === id)
    download(await other.written(id), kept?.name ?? 'Tabularium')
  } finally {
    clearTimeout(late)
    other.stop()
  }
}

export function Silence() {
  const u = ui()
  const refused = useSignal('')
  const to = route.value
  const save = (id: string) => {
    refused.value = ''
    rescue(id).catch((error) => {
      refused.value = error instanceof Refused ? reason(error.refusal) : u.error
    })
  }
  return (
    <div class="refusal silence" role="alert">
      <p>
        {silence.value === 'crash' ? troubles().faults.crash : troubles().silent} {refused.value}
      </p>
      {to.at === 'table' && (
        <button type="button" onClick={() => save(to.id)}>
          {u.export}
        </button>
      )}
      <a class="button" href="#/">
        {u.home}
      </a>
      <button type="button" class="primary" onClick={() => location.reload()}>
        {u.reload}
      </button>
    </div>
  )
}
