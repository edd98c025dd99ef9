/** A game icon: an outline in 512 units, drawn about a point, or in a line of text. */

interface Props {
  readonly d: string
  readonly size: number
  readonly x?: number
  readonly y?: number
  /** One of the classes of counters.css; absent: the colour of the text around it. */
  readonly tone?: string
}

export function Icon({ d, size, x = 0, y = 0, tone = '' }: Props) {
  const scale = size / 512
  return (
    <path class={`icon-path ${tone}`} d={d} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`} />
  )
}

export function InlineIcon({ d, size = 18, tone = '' }: Pick<Props, 'd' | 'tone'> & { size?: number }) {
  return (
    <svg class={`icon-inline ${tone}`} width={size} height={size} viewBox="0 0 512 512" aria-hidden="true">
      <path class="icon-path" d={d} />
    </svg>
  )
}
