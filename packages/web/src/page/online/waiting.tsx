/** A table before the game begins: its link, and seats to be taken. */
import { useSignal } from '@preact/signals'
import type { Card, Seat } from '@tabularium/engine'
import type { TableCard, TakeSeat } from '@tabularium/online'
import { Ask } from '../ask.tsx'
import { pictureOf } from '../home/pictures.ts'
import { Sign } from '../home/sign.tsx'
import { attempt } from '../home/trouble.ts'
import { go } from '../router.ts'
import { ui } from '../settings.ts'
import { api } from './api.ts'
import { newPromise } from './chains.ts'
import { NameField } from './new-table.tsx'
import { beCalled, me } from './person.ts'
import type { Seated } from './seated.ts'
import { capital, nameOf, onTimeWords, paceWords, sideOf, sitterOf, termWords } from './told.ts'
import { onlineWords } from './words/index.ts'
import '../../style/setup.css'

export const addressOfTable = (id: string): string => new URL(`#/online/${id}`, location.href).href

/** Where the page may not write there, the link is in the field, to be copied by hand. */
export async function copyAddress(id: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(addressOfTable(id))
    return true
  } catch {
    return false
  }
}

function LinkBox({ id }: { id: string }) {
  const w = onlineWords()
  const copied = useSignal(false)
  const address = addressOfTable(id)
  const copy = async () => {
    copied.value = await copyAddress(id)
  }
  return (
    <div class="table-link">
      <label>
        <span>{w.link}</span>
        <input type="text" readOnly value={address} onFocus={({ currentTarget }) => currentTarget.select()} />
      </label>
      <button type="button" class="primary" onClick={copy}>
        {w.copy}
      </button>
      {navigator.share !== undefined && (
        <button type="button" onClick={() => navigator.share({ url: address }).catch(() => {})}>
          <Sign of="share" /> {w.share}
        </button>
      )}
      <span role="status">{copied.value && w.copied}</span>
    </div>
  )
}

interface Props {
  readonly table: TableCard
  readonly card: Card | undefined
  readonly seated: Seated
  readonly onChange: () => Promise<unknown>
}

export function Waiting({ table, card, seated, onChange }: Props) {
  const w = onlineWords()
  const name = useSignal('')
  const asksRemove = useSignal(false)
  const { id, mine, owner, seats } = table
  const sit = (seat: Seat) =>
    attempt(async () => {
      if (me.value === null) await beCalled(name.value)
      const promise = newPromise()
      const wanted: TakeSeat = { seat, anchor: promise.anchor }
      promise.keepFor(id)
      await api.post<TableCard>(`tables/${id}/seats`, wanted)
      // The server is to know who looks.
      seated.link.renew()
      await onChange()
    })
  const getUp = (seat: Seat) =>
    attempt(async () => {
      await api.delete(`tables/${id}/seats/${seat}`)
      await onChange()
    })
  const remove = () =>
    attempt(async () => {
      await api.delete(`tables/${id}`)
      go('/online')
    })
  return (
    <main class="new-game">
      <img class="ground" src={pictureOf(table.game, 'whole')} alt="" />
      <form
        class="setup waiting"
        onSubmit={(event) => {
          event.preventDefault()
          const { submitter } = event
          if (submitter instanceof HTMLButtonElement) void sit(Number(submitter.value))
        }}
      >
        <h2>{w.waiting}</h2>
        <p class="line">
          <strong>{nameOf(card, table.game)}</strong> · {termWords(table)}
        </p>
        <p class="line">
          {w.pacing(paceWords(table.pace))} {table.pace.kind !== 'none' && onTimeWords(table.onTime)} {w.waitingText}
        </p>
        {(mine !== null || owner) && <LinkBox id={id} />}
        {me.value === null && <NameField name={name} />}
        <ul class="plain seats-to-take">
          {seats.map(({ player, name: taken }, seat) => {
            const sitter = sitterOf(player, taken)
            const side = sideOf(card, table, seat)
            return (
              <li key={seat}>
                <span>
                  <strong>{capital(side)}</strong>
                  <span class="what">{seat === mine ? `${taken} (${w.you})` : (sitter ?? capital(w.free))}</span>
                </span>
                {sitter === null && mine === null && (
                  <button type="submit" class="primary" value={seat} aria-label={`${w.takeSeat}, ${side}`}>
                    {w.takeSeat}
                  </button>
                )}
                {seat === mine && (
                  <button type="button" onClick={() => getUp(seat)}>
                    {w.getUp}
                  </button>
                )}
              </li>
            )
          })}
        </ul>
        <div class="acts">
          {owner && (
            <button type="button" onClick={() => (asksRemove.value = true)}>
              {w.remove}
            </button>
          )}
          <a class="button" href="#/online">
            {w.lobbyLink}
          </a>
        </div>
      </form>
      {asksRemove.value && (
        <Ask
          label={w.remove}
          text={w.removeAsk}
          cancel={ui().cancel}
          onClose={() => (asksRemove.value = false)}
          onYes={() => void remove()}
        />
      )}
    </main>
  )
}
