/** The selected stack in the panel: its counters, and how many Forces go. */
import { escortOf, standAt, type View } from '@tabularium/fall-of-the-roman-empire/shown'
import { useEffect } from 'preact/hooks'
import { Drawn } from '../../../page/board/counters/drawn.tsx'
import { InlineIcon } from '../../../page/board/counters/icon.tsx'
import type { Cell } from '../../../page/board/counters/plate.tsx'
import { plateSize } from '../../../page/board/counters/plate.tsx'
import type { StackProps } from '../../../page/game-page.ts'
import { ui } from '../../../page/settings.ts'
import { StackOf } from '../board/pieces.tsx'
import { barbarianCells, romanCells, SIZE, type SideName } from '../board/stacks.ts'
import { icons } from '../icons.ts'
import { pageWords } from '../words/index.ts'
import { stackWords } from '../words/stand.ts'

type Props = StackProps<View>

function Counters({ side, cells, words }: { side: SideName; cells: readonly Cell[]; words: string }) {
  const [width, height] = plateSize(cells.length, SIZE)
  return (
    <Drawn width={width + 12} height={height + 10} words={words}>
      <StackOf side={side} cells={cells} />
    </Drawn>
  )
}

interface StepperProps {
  readonly least: number
  readonly most: number
  readonly number: number | null
  readonly onNumber: (number: number | null) => void
  readonly language: Props['language']
}

function Forces({ least, most, number, onNumber, language }: StepperProps) {
  const u = ui()
  const w = pageWords[language].stack
  const now = Math.min(most, Math.max(least, number ?? most))
  const set = (next: number) => onNumber(next === most ? null : next)
  return (
    <fieldset class="stepper fall-stepper">
      <legend>{w.forces}</legend>
      <button type="button" aria-label={u.fewer} disabled={now <= least} onClick={() => set(now - 1)}>
        −
      </button>
      <output aria-live="polite">{now}</output>
      <button type="button" aria-label={u.more} disabled={now >= most} onClick={() => set(now + 1)}>
        +
      </button>
      <span>{w.goes(most, now)}</span>
    </fieldset>
  )
}

function Roman({ view, language, piece, number, onNumber }: Props) {
  const w = pageWords[language].stack
  const stand = standAt(view, piece)
  const { least, most } = escortOf(view, piece)
  const works = (['fort', 'wall'] as const).filter((work) => stand[work] === true)
  const now = Math.min(most, Math.max(least, number ?? most))
  return (
    <div class="fall-stack">
      <Counters side="roman" cells={romanCells(stand)} words={stackWords(stand, 'roman', language)} />
      <p>
        {least < most ? w.pick : most === 0 ? w.none : w.allGo(most)} {works.length > 0 && w.stays(works)}
      </p>
      {least < most && <Forces least={least} most={most} number={number} onNumber={onNumber} language={language} />}
      {now === 0 && <p class="muted">{w.alone} FR-10-j</p>}
    </div>
  )
}

const moves = ['move-force', 'move-cavalry'] as const

/** Where both can move: which. Forces unless one says otherwise. */
function Moves({ language, kind, onKind }: Pick<Props, 'language' | 'kind' | 'onKind'>) {
  useEffect(() => {
    if (kind === null) onKind('move-force')
  }, [kind])
  return (
    <div class="fall-kinds">
      {moves.map((name) => (
        <button
          key={name}
          type="button"
          class="fall-kind"
          aria-pressed={kind === name}
          data-kind={name}
          onClick={() => onKind(name)}
        >
          <InlineIcon d={name === 'move-force' ? icons.horde : icons.cavalry} size={20} tone="barb-ink" />
          {pageWords[language].kinds[name]}
        </button>
      ))}
    </div>
  )
}

function Horde(props: Props) {
  const { view, language, piece, choices, number, onNumber, kind } = props
  const w = pageWords[language].stack
  const stand = standAt(view, piece)
  const { barbarianForces = 0, movedBarbarianForces = 0, cavalry = 0, movedCavalry = 0 } = stand
  const most = barbarianForces - movedBarbarianForces
  const riders = cavalry - movedCavalry
  const goes = (name: string) => choices.some((choice) => choice.kind === name)
  const isMixed = goes('move-force') && goes('move-cavalry')
  const mayGo = goes('move-force') && kind !== 'move-cavalry'
  return (
    <div class="fall-stack">
      <Counters side="barbarian" cells={barbarianCells(stand)} words={stackWords(stand, 'barbarian', language)} />
      {riders > 0 && <p>{w.cavalry(riders)}</p>}
      {isMixed && <Moves {...props} />}
      {mayGo && most > 1 && <Forces least={1} most={most} number={number} onNumber={onNumber} language={language} />}
    </div>
  )
}

/** Of a question that only asks how many. */
function HowMany({ choices, number, onNumber, language }: Props) {
  const numbers = choices.flatMap(({ number: n }) => (n === undefined ? [] : [n]))
  if (numbers.length < 2) return null
  return (
    <Forces
      least={Math.min(...numbers)}
      most={Math.max(...numbers)}
      number={number}
      onNumber={onNumber}
      language={language}
    />
  )
}

export function Stack(props: Props) {
  const kinds = new Set(props.choices.map(({ kind }) => kind))
  if (kinds.has('with')) return <HowMany {...props} />
  return kinds.has('march') ? <Roman {...props} /> : <Horde {...props} />
}
