/** Why something is not done, at the place pointed at: ink on vellum, for a moment. */
import type { Refusal } from '@tabularium/engine/room'
import type { AnyBoard } from '../board/board-part.ts'
import type { Play } from '../play/play.ts'
import { reason } from '../reason.ts'
import { language } from '../settings.ts'

interface Props {
  readonly play: Play
  readonly board: AnyBoard
  readonly onRule: (rule: string) => void
}

/** The case first, if the table names it, then the rule. */
const said = ({ about, clause, case: its }: Refusal) => its ?? (about === undefined ? clause : `${about}: ${clause}`)

export function RefusalNote({ play, board, onRule }: Props) {
  const refused = play.refused.value
  const place = refused?.place ?? null
  const rule = refused?.refusal.rule ?? null
  const instead = refused?.refusal.instead
  const isCase = refused?.refusal.case !== undefined
  const [x, y] = place === null ? [0, 0] : board.at(place)
  const [sx, sy, w, h] = board.sheet
  const style = { left: `${((x - sx) / w) * 100}%`, top: `${((y - sy) / h) * 100}%` }
  return (
    <div class="refusal-note" role="status" hidden={refused === null} style={style}>
      {refused !== null && (
        <>
          <p>
            {place !== null && !isCase && <strong>{board.placeWords(place, language.value)}. </strong>}
            {refused.refusal.clause === null ? reason(refused.refusal) : said(refused.refusal)}
          </p>
          {instead !== undefined && (
            <button type="button" class="instead" onClick={() => play.chooseAction(instead.action)}>
              {instead.words}
            </button>
          )}
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
