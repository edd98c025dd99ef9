/** Whose land it is, as in a hand-coloured atlas: a pale fill, and a band of the colour inside the outline. */

interface WashProps {
  readonly id: string
  /** Closed; clip the whole layer with the land. */
  readonly outline: string
  /** A class of counters.css: `rome`, `east`, `foed`, `usurper`, `barb`, or of the game's own with `--wash`. */
  readonly owner: string
  /** Width of the band, half of which lies inside the outline. */
  readonly band?: number
}

export function Wash({ id, outline, owner, band = 20 }: WashProps) {
  return (
    <g class={`wash ${owner}`}>
      <clipPath id={`wash-${id}`}>
        <path d={outline} />
      </clipPath>
      <g clip-path={`url(#wash-${id})`}>
        <path class="wash-fill" d={outline} />
        {owner === 'barb' && <path class="wash-hatch" d={outline} />}
        <path class="wash-soft" d={outline} stroke-width={band * 1.9} />
        <path class="wash-edge" d={outline} stroke-width={band} />
      </g>
    </g>
  )
}
