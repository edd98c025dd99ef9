/** What a reader is told above the game: why something was not done, and that the device does not keep it. */
import { useEffect } from 'preact/hooks'
import { Control } from './control.tsx'
import { saveToFile } from './files.ts'
import { asidesOf } from './log/asides.ts'
import { reason, troubles } from './reason.ts'
import { lookAt } from './session/looking-back.ts'
import type { Session } from './session/session.ts'
import { ui } from './settings.ts'

/** The game stands at the last good move: it can be had as a file, or gone on with from the move before. */
function RuleBroke({ session }: { session: Session }) {
  const snapshot = session.snapshot.value
  if (snapshot === null) return null
  const turn = asidesOf(session).turns.value.at(-1)?.head?.words
  const goBack = () => (session.mayUndo.value ? session.undo() : lookAt(session, Math.max(0, snapshot.length - 1)))
  return (
    <>
      {troubles().ruleBroke(turn)}{' '}
      <button type="button" class="link" onClick={() => saveToFile(session.link, snapshot.name)}>
        {ui().export}
      </button>{' '}
      <button type="button" class="link" onClick={goBack}>
        {troubles().goBack}
      </button>
    </>
  )
}

/** Why something was not done, or what could be. */
export function NoticeBox({ session, onRule }: { session: Session; onRule: (rule: string) => void }) {
  const notice = session.notice.value
  if (notice === null) return null
  const rule = 'refusal' in notice ? notice.refusal.rule : null
  const isBroken = 'refusal' in notice && notice.refusal.code === 'bug'
  return (
    <div class="refusal" role="alert">
      <p>
        {isBroken ? (
          <RuleBroke session={session} />
        ) : 'refusal' in notice ? (
          reason(notice.refusal)
        ) : (
          ui().possible(notice.possible)
        )}
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

/** The browser asks whether to leave: what is not kept would be lost. */
const holdBack = (event: BeforeUnloadEvent) => event.preventDefault()

/** The device does not keep the game: what to do. */
export function NotKept({ session }: { session: Session }) {
  const u = ui()
  const snapshot = session.snapshot.value
  const isLoose = snapshot?.kept === false
  useEffect(() => {
    if (!isLoose) return undefined
    addEventListener('beforeunload', holdBack)
    return () => removeEventListener('beforeunload', holdBack)
  }, [isLoose])
  if (snapshot === null || !isLoose) return null
  const { removed, name } = snapshot
  return (
    <div class="refusal" role="alert">
      <p>
        {removed ? troubles().removed : troubles().notKept}{' '}
        <button type="button" class="link" onClick={() => saveToFile(session.link, name)}>
          {u.export}
        </button>
        {removed && (
          <>
            <button type="button" class="link" onClick={() => session.ask(() => session.link.keepAgain())}>
              {troubles().keepAgain}
            </button>{' '}
            <a href="#/">{u.home}</a>
          </>
        )}
      </p>
    </div>
  )
}
