/** What the selected piece does where it stands: a bar beside it, for pointers. The list of actions says the same to others. */
import type { Choice } from '@tabularium/engine/room'
import type { AnyBoard, Box } from '../board/board-part.ts'
import { standingOf } from '../board/marks/standing-of.ts'
import { bringCounsel } from '../play/bring-counsel.ts'
import type { Play } from '../play/play.ts'
import { isMeant } from '../press.ts'
import { language } from '../settings.ts'
import { Picture } from './picture.tsx'

interface Props {
  readonly play: Play
  readonly board: AnyBoard
}

interface Act {
  readonly action: string
  readonly choice: Choice | null
  readonly words: string
  readonly kind: string
}

/** What can be done here, and what is always shown though it cannot be done now. */
export function actsHere({ session, here, selected, only }: Play): readonly Act[] {
  const { page, view, offered } = session
  const possible = here.value.map((choice): Act => {
    const words = page.short?.(choice, view.value, language.value) ?? choice.words
    return { action: choice.action, choice, words, kind: choice.kind }
  })
  if (selected.value === null || offered.value === null || only.value !== null) return possible
  const standing = page.standing?.(offered.value.ask, language.value) ?? []
  const missing = standing.filter(([action]) => !possible.some((act) => act.kind === action.split(' ')[0]))
  return [...possible, ...missing.map(([action, words]) => ({ action, choice: null, words, kind: action }))]
}

export function ActButton({ play, act }: { play: Play; act: Act }) {
  const { page } = play.session
  const { choice } = act
  const cost = choice === null || choice.cost === 0 ? null : (page.price?.(choice.cost, language.value) ?? choice.cost)
  const press = async () => {
    if (choice !== null) return play.choose(choice)
    const refusal = await play.session.whyNot(act.action)
    if (refusal === null) return
    const { tell } = await bringCounsel()
    tell(play, { place: play.whereabouts.value.get(play.selected.value ?? '') ?? null, refusal })
  }
  return (
    <button
      type="button"
      class={choice === null ? 'act no' : 'act'}
      tabIndex={-1}
      title={choice?.words}
      onClick={(event) => isMeant(event) && press()}
    >
      <Picture of={page.icon?.(act.kind) ?? null} />
      <span>{act.words}</span>
      {cost !== null && <small>{cost}</small>}
    </button>
  )
}

const WIDTH = 72
const HEIGHT = 66

/** Beside the piece, in pixels from its middle: its bar may lie on any of these sides, the first by itself. */
export function sidesFor(acts: number): readonly Box[] {
  const [w, h] = [acts * WIDTH + 12, HEIGHT]
  return [
    [34, -h - 26, w, h],
    [-w - 34, -h - 26, w, h],
    [34, 30, w, h],
    [-w - 34, 30, w, h],
    [-w / 2, -h - 44, w, h],
    [-w / 2, 48, w, h],
    [40, -h / 2, w, h],
    [-w - 40, -h / 2, w, h],
    [34, -h - 74, w, h],
    [-w - 34, -h - 74, w, h],
    [-w / 2, -h - 92, w, h],
    [-w / 2, 92, w, h],
  ]
}

export function Here({ play, board }: Props) {
  const standing = standingOf(play, play.selected.value)
  const acts = actsHere(play)
  const hasStack = play.session.page.Stack !== undefined
  if (standing === null || hasStack || !acts.some(({ choice }) => choice !== null)) return null
  const shown = acts.slice(0, 6)
  const [x, y] = standing.at
  const [sx, sy, w, h] = board.sheet
  const [[dx, dy] = [0, 0]] = sidesFor(shown.length)
  const style = {
    left: `${((x - sx) / w) * 100}%`,
    top: `${((y - sy) / h) * 100}%`,
    transform: `translate(${dx}px, ${dy}px)`,
  }
  return (
    <div key={`${play.selected.value} ${shown.length}`} class="here" style={style} aria-hidden="true">
      {shown.map((act) => (
        <ActButton key={act.action} play={play} act={act} />
      ))}
    </div>
  )
}
