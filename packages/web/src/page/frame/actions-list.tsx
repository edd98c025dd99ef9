/**
 * Every legal action as a named control, for those who cannot point at the map: read by screen readers, walked through by
 * keys, not to be seen. What the keyboard's focus is on is marked on the map.
 */
import { useComputed } from '@preact/signals'
import type { Choice } from '@tabularium/engine/room'
import { HeldList } from '../held/held.ts'
import type { Option } from '../play/options.ts'
import { optionOf } from '../play/options.ts'
import type { Play } from '../play/play.ts'
import { isMeant } from '../press.ts'
import { language, ui } from '../settings.ts'
import { actorWords } from './named.ts'

interface Props {
  readonly play: Play
  /** The free choices that the panel does not show. */
  readonly rest: readonly Choice[]
}

function ActionButton({ play, option, tab }: { play: Play; option: Option; tab: boolean }) {
  const [action] = option.steps
  return (
    <button
      type="button"
      tabIndex={tab ? 0 : -1}
      data-action={option.steps.length === 1 ? action : undefined}
      data-steps={option.steps.length === 1 ? undefined : option.steps.join('; ')}
      data-place={option.place ?? undefined}
      data-piece-of={option.piece ?? undefined}
      onClick={(event) => isMeant(event) && play.take(option)}
    >
      {option.words}
    </button>
  )
}

function Actions({ play, options, tab = false }: { play: Play; options: readonly Option[]; tab?: boolean }) {
  return (
    <ul class="plain">
      {options.map((option, i) => (
        <li key={option.steps.join()}>
          <ActionButton play={play} option={option} tab={tab && i === 0} />
        </li>
      ))}
    </ul>
  )
}

function Actor({ play, piece, choices }: { play: Play; piece: string; choices: readonly Choice[] }) {
  const { page, view } = play.session
  const isSelected = useComputed(() => play.selected.value === piece).value
  const place = play.whereabouts.value.get(piece)
  const isTold = useComputed(() => play.told.value === piece).value
  const further = isTold ? [...play.lit.value.values()].flat().filter(({ steps }) => steps.length > 1) : []
  // What goes all the way stands for its first step.
  const begun = new Set(further.map(({ kind, place: to, steps }) => `${kind} ${to} ${steps[0]}`))
  const near = choices.map(optionOf).filter(({ kind, place: to, steps }) => !begun.has(`${kind} ${to} ${steps[0]}`))
  const goals = new Set(
    [...choices, ...further].flatMap(({ place: to }) => (to === undefined || to === place ? [] : [to])),
  )
  const purse = view.value === null ? null : page.purse?.(view.value, language.value)
  const words = [...actorWords(play, piece), purse?.words ?? '', goals.size === 0 ? '' : ui().destinations(goals.size)]
  return (
    <li>
      <button
        type="button"
        data-actor={piece}
        aria-pressed={isSelected}
        onClick={() => (isSelected ? play.letGo() : play.select(piece))}
      >
        {words.filter((part) => part !== '').join(', ')}
      </button>
      <Actions play={play} options={[...near, ...further]} />
    </li>
  )
}

/** Marks on the map what has the focus, and previews it. */
function point(play: Play, { target }: Event): void {
  if (!(target instanceof HTMLElement)) return
  const { actor, place } = target.dataset
  if (actor !== undefined) {
    play.focused.value = { piece: actor }
    play.ahead(actor)
  } else if (place !== undefined) {
    play.focused.value = { place }
    play.card.value = place
    if (play.pending.value === null && play.lit.value.has(place)) play.previewed.value = place
  }
}

export function ActionsList({ play, rest }: Props) {
  const { session } = play
  const u = ui()
  if (session.offered.value === null) return null
  const { actors, places } = play.groups.value
  const open = [...places.values()].flat()
  return (
    <div
      id="actions"
      class="sr actions-list"
      onFocusIn={(event) => point(play, event)}
      onFocusOut={() => (play.focused.value = null)}
    >
      {actors.size > 0 && (
        <>
          <h2>{u.pieces}</h2>
          <ul class="plain">
            {[...actors].map(([piece, choices]) => (
              <Actor key={piece} play={play} piece={piece} choices={choices} />
            ))}
          </ul>
        </>
      )}
      {open.length > 0 && (
        <>
          <h2>{u.places}</h2>
          <Actions play={play} options={open.map(optionOf)} tab={actors.size === 0} />
        </>
      )}
      {rest.length > 0 && <Actions play={play} options={rest.map(optionOf)} tab />}
      {session.offered.value.held && <HeldList play={play} />}
    </div>
  )
}
