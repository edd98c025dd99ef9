/** What was done under earlier rules, to be read: folded under the log, and fetched when it is unfolded. */
import { useSignal } from '@preact/signals'
import type { Language, PastAction } from '@tabularium/engine'
import { useEffect } from 'preact/hooks'
import type { Snapshot, Stage } from '../table/protocol.ts'
import { refusalOf } from './session/reasons.ts'
import type { Session } from './session/session.ts'
import { language, ui } from './settings.ts'
import '../style/reading.css'

interface Words {
  title(actions: string): string
  under(rules: number, edition: string, digest: string): string
  readonly unknown: string
  readonly hidden: string
  readonly list: string
}

const catalogues: Record<Language, Words> = {
  en: {
    title: (actions) => `Played under earlier rules (${actions})`,
    under: (rules, edition, digest) => `Rules of version ${rules}, board “${edition}” ${digest}`,
    unknown: 'Earlier rules; which version was not written down',
    hidden:
      'This game has hidden hands, and what was done before could tell what somebody holds. It can be read here when the game is over.',
    list: 'What was done',
  },
  fr: {
    title: (actions) => `Joué sous des règles antérieures (${actions})`,
    under: (rules, edition, digest) => `Règles de version ${rules}, plateau « ${edition} » ${digest}`,
    unknown: 'Règles antérieures ; leur version n’a pas été notée',
    hidden:
      'Cette partie a des mains cachées, et ce qui a été fait avant pourrait trahir ce que quelqu’un tient. On pourra le lire ici à la fin de la partie.',
    list: 'Ce qui a été fait',
  },
}

/** Who did it is not known of every action; the rules that gave it words are gone. */
const Action = ({ seats, done: [seat, action] }: { seats: Snapshot['seats']; done: PastAction }) => (
  <li>
    {seats.length > 1 && seats[seat] !== undefined && `${seats[seat].words}: `}
    <code>{action}</code>
  </li>
)

function StageText({ stage: { under, actions }, seats }: { stage: Stage; seats: Snapshot['seats'] }) {
  const w = catalogues[language.value]
  const title = under === null ? w.unknown : w.under(under.rules, under.edition.id, under.edition.digest)
  return (
    <>
      <p class="hint">{title}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section class="earlier" tabIndex={0} aria-label={`${w.list}: ${title}`}>
        <ol>
          {actions.map((done, i) => (
            <Action key={i} seats={seats} done={done} />
          ))}
        </ol>
      </section>
    </>
  )
}

export function Earlier({ session }: { session: Session }) {
  const w = catalogues[language.value]
  const unfolded = useSignal(false)
  /** null: not to be told yet; undefined: not fetched. */
  const stages = useSignal<readonly Stage[] | null | undefined>(undefined)
  const snapshot = session.snapshot.value
  const isOver = snapshot?.outcome != null
  const read = async () => {
    try {
      stages.value = await session.link.earlier()
    } catch (error) {
      session.notice.value = { refusal: refusalOf(error) }
    }
  }
  useEffect(() => {
    if (unfolded.value) void read()
  }, [unfolded.value, isOver])
  if (snapshot === null) return null
  return (
    <details onToggle={(event) => (unfolded.value = event.currentTarget.open)}>
      <summary>{w.title(ui().actionsDone(snapshot.earlier))}</summary>
      {stages.value === null && <p>{w.hidden}</p>}
      {stages.value?.map((stage, i) => (
        <StageText key={i} stage={stage} seats={snapshot.seats} />
      ))}
    </details>
  )
}
