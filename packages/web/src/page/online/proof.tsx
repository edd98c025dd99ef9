/** Whether the dice of a game were what was promised: worked out by this browser when it is over, and what was added up. */
import { useSignal } from '@preact/signals'
import type { Verified } from '@tabularium/engine/proof'
import type { TableCard } from '@tabularium/online'
import { useEffect } from 'preact/hooks'
import { download } from '../files.ts'
import { Sign } from '../home/sign.tsx'
import { attempt } from '../home/trouble.ts'
import type { Session } from '../session/session.ts'
import { language } from '../settings.ts'
import { api } from './api.ts'
import { receiptsOf } from './chains.ts'
import type { Seated } from './seated.ts'
import { onlineWords } from './words/index.ts'

/** `none`: the file proves nothing, or cannot be had. */
async function verified({ link, online, id }: Seated): Promise<Verified | 'none'> {
  const receipts = receiptsOf(id)
  const found = await link.verify(await link.save(), {
    commitment: online.value?.commitment,
    ...(receipts.length > 0 && { receipts }),
  })
  return found.sums === null ? 'none' : found
}

function Checks({ found: { checks, sums }, seated }: { found: Verified; seated: Seated }) {
  const w = onlineWords()
  const { opened, isBroken } = seated.proven.value
  const receipts = receiptsOf(seated.id)
  return (
    <details class="proof">
      <summary>{w.sums}</summary>
      <ul class="plain">
        {checks.map(({ name, ok, words }) => (
          <li key={name} data-ok={ok}>
            {words[language.value]}
          </li>
        ))}
        {(opened > 0 || isBroken) && <li data-ok={!isBroken}>{isBroken ? w.sealBroken : w.opened(opened)}</li>}
      </ul>
      {sums !== null && (
        <dl>
          <dt>{w.commitment}</dt>
          <dd>{sums.commitment}</dd>
          <dt>{w.secret}</dt>
          <dd>{sums.secret}</dd>
          <dt>{w.trace}</dt>
          <dd>{sums.trace}</dd>
        </dl>
      )}
      {receipts.length > 0 && (
        <button type="button" onClick={() => download(JSON.stringify(receipts), w.receiptsFile)}>
          {w.saveReceipts}
        </button>
      )}
    </details>
  )
}

/** Players may let everybody read a game that is over, if all of them wish so. */
function Publishing({ seated }: { seated: Seated }) {
  const w = onlineWords()
  const card = useSignal<TableCard | null>(null)
  useEffect(() => {
    void attempt(async () => {
      card.value = await api.get<TableCard>(`tables/${seated.id}`)
    })
  }, [seated])
  if (card.value === null) return null
  const publish = (published: boolean) =>
    attempt(async () => {
      card.value = await api.post<TableCard>(`tables/${seated.id}/published`, { published })
    })
  const { publishes, published } = card.value
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={publishes}
        onChange={({ currentTarget }) => void publish(currentTarget.checked)}
      />
      <span>
        {w.publish} {publishes && !published && <small>{w.othersToo}</small>}
      </span>
    </label>
  )
}

export function proofOf(seated: Seated) {
  return function Proof({ session }: { session: Session }) {
    const w = onlineWords()
    const found = useSignal<Verified | 'none' | null>(null)
    useEffect(() => {
      void verified(seated).then(
        (told) => (found.value = told),
        () => (found.value = 'none'),
      )
    }, [])
    const { value } = found
    const isGood = value !== null && value !== 'none' && value.ok && !seated.proven.value.isBroken
    return (
      <section class="proof-of-dice">
        <h3>{w.dice}</h3>
        <p role="status" class={isGood ? 'good' : undefined}>
          {isGood && <Sign of="check" size={14} />}{' '}
          {value === null ? w.checking : value === 'none' ? w.unproved : isGood ? w.verified : w.unverified}
        </p>
        {value !== null && value !== 'none' && <Checks found={value} seated={seated} />}
        {session.snapshot.value?.viewer !== null && <Publishing seated={seated} />}
      </section>
    )
  }
}
