/** Dice that have fallen. */
import type { Line } from '@tabularium/engine/room'

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI']
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

export function DieFace({ die, face }: { die: string; face: number }) {
  const isRoman = die === 'dVI'
  return (
    <svg class={isRoman ? 'die roman' : 'die'} viewBox="0 0 24 24" aria-hidden="true">
      <rect x="1" y="1" width="22" height="22" rx="4" />
      {isRoman ? (
        <text x="12" y="16.5">
          {ROMAN[face - 1]}
        </text>
      ) : (
        (PIPS[face] ?? []).map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="2.2" />)
      )}
    </svg>
  )
}

export function Tray({ lines }: { lines: readonly Line[] }) {
  return (
    <div class="tray" aria-hidden="true">
      {lines.map(({ event, words, action }, i) => (
        <span key={`${action} ${i} ${words}`} class={i === lines.length - 1 ? 'rolled latest' : 'rolled'} title={words}>
          <DieFace die={String(event.die)} face={Number(event.face)} />
        </span>
      ))}
    </div>
  )
}
