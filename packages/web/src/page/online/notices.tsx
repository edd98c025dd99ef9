/** How somebody is told that it is his turn: each way is asked for, and can be switched off. */
import { useSignal } from '@preact/signals'
import type { About, ChangedMe, Me } from '@tabularium/online'
import { attempt } from '../home/trouble.ts'
import { api } from './api.ts'
import { mayNotify, wantNotices, wantsNotices } from './notify.ts'
import { me } from './person.ts'
import { canPush, startPush, stopPush } from './push.ts'
import { onlineWords } from './words/index.ts'

interface CheckProps {
  readonly on: boolean
  readonly words: string
  readonly onChange: (on: boolean) => void
}

const Check = ({ on, words, onChange }: CheckProps) => (
  <label class="check">
    <input type="checkbox" checked={on} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
    <span>{words}</span>
  </label>
)

const change = async (what: ChangedMe) => {
  me.value = await api.patch<Me>('me', what)
}

const DAY = 24 * 3600 * 1000

/** As a field of a date has it: "2026-11-18". */
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

export function Notices({ about, known }: { about: About; known: Me }) {
  const w = onlineWords()
  const { notices } = known
  const mail = useSignal(notices.mail ?? '')
  const told = useSignal('')
  const byBrowser = async (on: boolean) => {
    told.value = (await wantNotices(on)) ? '' : w.denied
  }
  const byPush = (on: boolean) =>
    attempt(async () => {
      const isAllowed = !on || (about.pushKey !== null && (await wantNotices(true)) && (await startPush(about.pushKey)))
      if (!on) await stopPush()
      told.value = isAllowed ? '' : w.denied
      await change({ byPush: on && isAllowed })
    })
  const byMail = (on: boolean) => attempt(() => change({ byMail: on }))
  const keepMail = () =>
    attempt(async () => {
      const address = mail.value.trim()
      await change({ mail: address === '' ? null : address, byMail: address !== '' })
      told.value = w.kept
    })
  const { awayUntil } = notices
  return (
    <section class="yours" aria-labelledby="notices">
      <h2 id="notices">{w.notices}</h2>
      {mayNotify() && <Check on={wantsNotices.value} words={w.byBrowser} onChange={byBrowser} />}
      {about.pushKey !== null && canPush() && <Check on={notices.byPush} words={w.byPush} onChange={byPush} />}
      {about.mail && (
        <>
          {notices.mail !== null && <Check on={notices.byMail} words={w.byMail} onChange={byMail} />}
          <form
            class="naming"
            onSubmit={(event) => {
              event.preventDefault()
              void keepMail()
            }}
          >
            <label class="row">
              <span>{w.mail}</span>
              <input
                type="email"
                maxLength={200}
                autoComplete="email"
                value={mail.value}
                onInput={({ currentTarget }) => (mail.value = currentTarget.value)}
              />
            </label>
            <button type="submit">{w.keep}</button>
          </form>
        </>
      )}
      <label class="row">
        <span>{w.vacationUntil}</span>
        <input
          type="date"
          min={dayOf(Date.now() + DAY)}
          value={awayUntil === null ? '' : dayOf(awayUntil)}
          onChange={({ currentTarget: { valueAsNumber } }) =>
            void attempt(() => change({ awayUntil: Number.isNaN(valueAsNumber) ? null : valueAsNumber }))
          }
        />
      </label>
      {awayUntil !== null && (
        <button type="button" onClick={() => void attempt(() => change({ awayUntil: null }))}>
          {w.noVacation}
        </button>
      )}
      <p role="status">{told.value}</p>
    </section>
  )
}
