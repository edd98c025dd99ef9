/** The forms of counters, about their middle: Rome is square, her enemies eight-sided, her allies round-ended, Emperors and fleets round. */

export type Form = 'round' | 'square' | 'eight' | 'ended' | 'shield'

const EIGHT = 'M-.62-1H.62L1-.3V.3L.62 1H-.62L-1 .3V-.3z'
const SHIELD = 'M-.86-.9H.86V.15C.86.7.3.95 0 1.1C-.3.95-.86.7-.86.15z'

/** How round the corners of a square counter and of a round-ended one are, as parts of its width. */
export const CORNER = { square: 0.16, ended: 0.38 } as const

/** Paths are drawn for a half of 1; grown here, so that strokes keep their width. */
function grown(path: string, half: number): string {
  return path.replace(/-?\d*\.?\d+/g, (number) => ` ${Number((Number(number) * half).toFixed(2))}`)
}

interface Props {
  readonly form: Form
  /** Its width, in the units of the drawing. */
  readonly size: number
  readonly kind: string
}

export function Shape({ form, size, kind }: Props) {
  const half = size / 2
  if (form === 'round') return <circle class={kind} r={half} />
  if (form === 'square' || form === 'ended') {
    return <rect class={kind} x={-half} y={-half} width={size} height={size} rx={size * CORNER[form]} />
  }
  return <path class={kind} d={grown(form === 'eight' ? EIGHT : SHIELD, half)} stroke-linejoin="round" />
}
