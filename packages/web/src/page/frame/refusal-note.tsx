/** Why something is not done, at the place pointed at: ink on vellum, for a moment. */
import type { AnyBoard } from '../board/board-part.ts'
import type { Play } from '../play/play.ts'
import { reason } from '../tables.ts'

interface Props {
  readonly play: Play
  readonly board: AnyBoard
  readonly onRule: (rule: string) => void
}

export function RefusalNote({ play, board, onRule }: Props) {
  const refused = play.refused.value
  const place = refused?.place ?? null
  const rule = refused?.refusal.rule ?? null
  const [x, y] = place === null ? [0, 0] : board.at(place)
  const [sx, sy, w, h] = board.sheet
  const style = { left: `${((x - sx) / w) * 100}%`, top: `${((y - sy) / h) * 100}%` }
  return (
    <div class="refusal-note" role="status" hidden={refused === null} style={style}>
      {refused !== null && (
        <>
          <p>{reason(refused.refusal)}</p>
          {rule !== null && (
            <button type="button" class="link" onClick={() => onRule(rule)}>
              {rule}
            </button>
          )}
        </>
      )}
    </div>
  )
}
