/** Any game of a run, played again and opened at the table. */
import { useSignal } from '@preact/signals'
import type { Run } from '../../../lab/run.ts'
import { download } from '../../files.ts'
import { attempt } from '../../home/trouble.ts'
import { begin, tables } from '../../tables.ts'
import { editionName, gameName } from '../naming.ts'
import { number } from '../numbers.ts'
import { labWords } from '../words/index.ts'

interface Props {
  readonly run: Run
  readonly saved: (setting: number, game: number) => Promise<string>
}

export function OneGame({ run, saved }: Props) {
  const w = labWords().run
  const chosen = useSignal(0)
  const setting = useSignal(0)
  const isBusy = useSignal(false)
  const { settings, results } = run
  const last = results.games - 1
  const [game] = settings
  const isOther = settings[setting.value]?.edition !== null
  const name = w.name(gameName(game?.game ?? ''), number(chosen.value))
  const replayed = (then: (save: string) => Promise<void>) =>
    attempt(async () => {
      isBusy.value = true
      try {
        await then(await saved(setting.value, chosen.value))
      } finally {
        isBusy.value = false
      }
    })
  const atTable = (save: string) => begin(() => tables().import(save, name))
  return (
    <form
      class="found one-game"
      aria-labelledby="one-game"
      onSubmit={(event) => {
        event.preventDefault()
        void replayed(isOther ? async (save) => download(save, name) : atTable)
      }}
    >
      <h2 id="one-game">{w.one}</h2>
      <p class="hint">{isOther ? w.otherEdition : w.oneText}</p>
      <label class="row">
        <span>
          {w.number} <small>0 – {number(last)}</small>
        </span>
        <input
          type="number"
          required
          min={0}
          max={last}
          value={chosen.value}
          onInput={({ currentTarget }) => (chosen.value = Number(currentTarget.value))}
        />
      </label>
      {settings.length > 1 && (
        <label class="row">
          <span>{w.which}</span>
          <select value={setting.value} onChange={({ currentTarget }) => (setting.value = Number(currentTarget.value))}>
            {settings.map((each, i) => (
              <option key={`${editionName(each)} ${each.bots.join()}`} value={i}>
                {w.setting(i)}
              </option>
            ))}
          </select>
        </label>
      )}
      <div class="buttons">
        {!isOther && (
          <button type="submit" class="primary" disabled={isBusy.value}>
            {w.open}
          </button>
        )}
        <button
          type="button"
          disabled={isBusy.value}
          onClick={() => void replayed(async (save) => download(save, name))}
        >
          {w.saveGame}
        </button>
      </div>
      <p class="hint" role="status">
        {isBusy.value && w.replaying}
      </p>
    </form>
  )
}
