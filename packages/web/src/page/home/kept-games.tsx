/** The games on this device: open, rename, save to a file, delete. */
import { useSignal } from '@preact/signals'
import type { Card } from '@tabularium/engine'
import type { RefObject } from 'preact'
import type { Kept } from '../../table/protocol.ts'
import { lazy } from '../lazy.tsx'
import { troubles } from '../reason.ts'
import { titled } from '../said.ts'
import { language, ui } from '../settings.ts'
import { titleOf } from './covers.tsx'

const exportGame = (id: string, name: string) => import('../files.ts').then((module) => module.exportGame(id, name))
const AskDelete = lazy(() => import('../ask.tsx').then((module) => module.AskDelete))
const AskName = lazy(() => import('../ask.tsx').then((module) => module.AskName))

/** What a game says of itself; nothing if that cannot be read. */
function ofItself({ options, outline }: Kept, card: Card | undefined): string | undefined {
  try {
    return card?.brief(options, outline, language.value)
  } catch {
    return undefined
  }
}

/** A kept game in a few words: which it is, its level and round, how far it has gone, when. */
function briefly(kept: Kept, card: Card | undefined): string {
  const u = ui()
  const { length, over, lasting, changed, name } = kept
  const title = card === undefined || name.startsWith(titleOf(card)) ? undefined : titleOf(card)
  const parts = [title, ofItself(kept, card), u.actionsDone(length), over && u.finished]
  return [...parts, !lasting && troubles().notKept, u.changed(changed)].filter((part) => part).join(' · ')
}

type Question = { readonly what: 'rename' | 'delete'; readonly kept: Kept }

interface RowProps {
  readonly kept: Kept
  readonly card: Card | undefined
  readonly onAsk: (question: Question) => void
}

function Row({ kept, card, onAsk }: RowProps) {
  const u = ui()
  const { id, name, damaged } = kept
  return (
    <li class={`kept of-${kept.game}`}>
      {damaged ? (
        <p>
          <strong>{name}</strong>
          <span>{troubles().damaged}</span>
        </p>
      ) : (
        <a href={`#/table/${id}`}>
          <strong>{name}</strong> <span>{briefly(kept, card)}</span>
        </a>
      )}
      {!damaged && (
        <button type="button" aria-label={titled(u.rename, name)} onClick={() => onAsk({ what: 'rename', kept })}>
          {u.rename}
        </button>
      )}
      <button type="button" aria-label={titled(u.export, name)} onClick={() => exportGame(id, name)}>
        {u.export}
      </button>
      <button type="button" aria-label={titled(u.remove, name)} onClick={() => onAsk({ what: 'delete', kept })}>
        {u.remove}
      </button>
    </li>
  )
}

interface Props {
  readonly kept: readonly Kept[]
  readonly cards: readonly Card[]
  readonly title: RefObject<HTMLHeadingElement | null>
  readonly onRename: (id: string, name: string) => void
  readonly onRemove: (id: string) => void
}

export function KeptGames({ kept, cards, title, onRename, onRemove }: Props) {
  const asked = useSignal<Question | null>(null)
  const question = asked.value
  const close = () => {
    asked.value = null
  }
  return (
    <section class="yours" aria-labelledby="yours">
      <h2 id="yours" ref={title} tabIndex={-1}>
        {ui().yourGames}
      </h2>
      <ul class="plain">
        {kept.map((game) => (
          <Row
            key={game.id}
            kept={game}
            card={cards.find(({ id }) => id === game.game)}
            onAsk={(about) => (asked.value = about)}
          />
        ))}
      </ul>
      {question?.what === 'rename' && (
        <AskName name={question.kept.name} onClose={close} onName={(name) => onRename(question.kept.id, name)} />
      )}
      {question?.what === 'delete' && (
        <AskDelete name={question.kept.name} onClose={close} onDelete={() => onRemove(question.kept.id)} />
      )}
    </section>
  )
}
