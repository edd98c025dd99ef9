/** Dice that have fallen: six-sided with pips or Roman numbers, ten-sided as kites, lots with their number. */
import { faceWords } from './kinds.ts'
import '../../style/dice.css'

const PIPS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[12, 12]],
  2: [
    [7, 7],
    [17, 17],
  ],
  3: [
    [7, 7],
    [12, 12],
    [17, 17],
  ],
  4: [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  5: [
    [7, 7],
    [17, 7],
    [12, 12],
    [7, 17],
    [17, 17],
  ],
  6: [
    [7, 6],
    [17, 6],
    [7, 12],
    [17, 12],
    [7, 18],
    [17, 18],
  ],
}

const Pips = ({ face }: { face: number }) => (
  <>
    {(PIPS[face] ?? []).map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r="2.2" />
    ))}
  </>
)

/** A trapezohedron seen from above: one kite towards the reader, those beside it falling away. */
const TenSided = ({ face }: { face: number }) => (
  <>
    <path class="body" d="M12 1 22.5 9.5 22.5 14.5 12 23 1.5 14.5 1.5 9.5z" />
    <path class="edges" d="M12 1 18.4 14 12 17.6 5.6 14zM18.4 14 22.5 14.5M5.6 14 1.5 14.5M12 17.6V23" />
    <text class="small" x="12" y="14">
      {face}
    </text>
  </>
)

/** A die in 24 units, for a drawing that goes on around it. */
export function DieBody({ die, face }: { die: string; face: number }) {
  if (die === 'd10') {
    return (
      <g class="die-body ten">
        <TenSided face={face} />
      </g>
    )
  }
  const isRoman = die === 'dVI'
  return (
    <g class={isRoman ? 'die-body roman' : 'die-body'}>
      <rect class="body" x="1" y="1" width="22" height="22" rx="4" />
      {die === 'd6' ? (
        <Pips face={face} />
      ) : (
        <text x="12" y="16.5">
          {faceWords(die, face)}
        </text>
      )}
    </g>
  )
}

export const DieFace = ({ die, face }: { die: string; face: number }) => (
  <svg class="die" viewBox="0 0 24 24" aria-hidden="true">
    <DieBody die={die} face={face} />
  </svg>
)
