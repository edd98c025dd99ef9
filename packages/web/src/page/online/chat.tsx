/** What people at a table say to each other: players among themselves, those who watch among themselves. */
import { useSignal } from '@preact/signals'
import type { ChatLine } from '@tabularium/online'
import { useEffect, useRef } from 'preact/hooks'
import type { AnyTab } from '../game-page.ts'
import type { Session } from '../session/session.ts'
import { language } from '../settings.ts'
import { me } from './person.ts'
import type { Seated } from './seated.ts'
import { onlineWords } from './words/index.ts'

/** The longest that is said at once. */
const LONGEST = 500

const hour = (at: number) => new Intl.DateTimeFormat(language.value, { timeStyle: 'short' }).format(at)

const Said = ({ line: { name, text, at } }: { line: ChatLine }) => (
  <li>
    <strong>{name}</strong> <time dateTime={new Date(at).toISOString()}>{hour(at)}</time>
    <p>{text}</p>
  </li>
)

/** The newest in sight. */
function useNewest(count: number) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' }), [count])
  return list
}

function Speak({ seated, session }: { seated: Seated; session: Session }) {
  const w = onlineWords()
  const text = useSignal('')
  const isPlayer = session.snapshot.value?.viewer !== null
  const room = isPlayer ? 'players' : 'watchers'
  const send = async () => {
    const said = text.value.trim()
    if (said !== '' && (await session.wish(() => seated.link.say(said, room)))) text.value = ''
  }
  if (me.value === null) return <p class="hint">{w.nameFirst}</p>
  return (
    <form
      class="speak"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <input
        type="text"
        maxLength={LONGEST}
        aria-label={w.say}
        placeholder={w.say}
        title={w.rooms[room]}
        value={text.value}
        onInput={({ currentTarget }) => (text.value = currentTarget.value)}
      />
      <button type="submit">{w.send}</button>
    </form>
  )
}

export function chatOf(seated: Seated): AnyTab {
  const { chat, read, muted, unread } = seated
  function Panel({ session }: { session: Session }) {
    const w = onlineWords()
    const lines = chat.value
    const list = useNewest(lines.length)
    useEffect(() => {
      read.value = lines.at(-1)?.number ?? 0
    }, [lines])
    return (
      <div class="chat">
        {muted.value ? (
          <p class="hint">{w.muted}</p>
        ) : (
          <ul ref={list} class="plain said" aria-label={w.chat} aria-live="polite">
            {lines.length === 0 && <li class="hint">{w.nothingSaid}</li>}
            {lines.map((line) => (
              <Said key={line.number} line={line} />
            ))}
          </ul>
        )}
        {!muted.value && <Speak seated={seated} session={session} />}
        <p class="hint">
          <button type="button" class="link" onClick={() => (muted.value = !muted.value)}>
            {muted.value ? w.unmute : w.mute}
          </button>
        </p>
      </div>
    )
  }
  return {
    id: 'chat',
    name: () => (unread.value > 0 ? onlineWords().chatWith(unread.value) : onlineWords().chat),
    Panel,
  }
}
