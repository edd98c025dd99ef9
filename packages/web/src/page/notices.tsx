/** What a reader is told above the game: why something was not done, and that the device does not keep it. */
import { Control } from './control.tsx'
import { saveToFile } from './files.ts'
import type { Session } from './session/session.ts'
import { ui } from './settings.ts'
import { reason } from './tables.ts'

/** Why something was not done, or what could be. */
export function NoticeBox({ session, onRule }: { session: Session; onRule: (rule: string) => void }) {
  const notice = session.notice.value
  if (notice === null) return null
  const rule = 'refusal' in notice ? notice.refusal.rule : null
  return (
    <div class="refusal" role="alert">
      <p>
        {'refusal' in notice ? reason(notice.refusal) : ui().possible(notice.possible)}
        {rule !== null && (
          <button type="button" class="link" onClick={() => onRule(rule)}>
            {ui().seeRule} ({rule})
          </button>
        )}
      </p>
      <Control icon="close" label={ui().close} onClick={() => (session.notice.value = null)} />
    </div>
  )
}

/** The device does not keep the game: what to do. */
export function NotKept({ session }: { session: Session }) {
  const snapshot = session.snapshot.value
  if (snapshot === null || snapshot.kept) return null
  return (
    <div class="refusal" role="alert">
      <p>
        {ui().notKept}{' '}
        <button type="button" class="link" onClick={() => saveToFile(snapshot.name)}>
          {ui().export}
        </button>
      </p>
    </div>
  )
}
