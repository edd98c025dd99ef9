/** Whose land it is, as in a hand-coloured atlas: a pale fill, and a band of the colour inside the outline. */
import { memo } from '../../memo.ts'

interface Land {
  /** Closed; clip the whole layer with the land. */
  readonly outline: string
  /** A class of counters.css: `rome`, `east`, `foed`, `usurper`, `barb`, or of the game's own with `--wash`. */
  readonly owner: string
}

interface WashProps extends Land {
  /** Width of the band, half of which lies inside the outline. */
  readonly band: number
}

/** Each has lines of its own, so that land is told apart without colours too: what is Rome's has none. */
const HATCHED: readonly string[] = ['barb', 'foed', 'usurper']

/** Of one owner; lands that an owner has are better drawn together. */
export const Wash = memo(({ outline, owner, band }: WashProps) => {
  const clip = `wash-${owner.replaceAll(' ', '-')}`
  return (
    <g class={`wash ${owner}`}>
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      <g clip-path={`url(#${clip})`}>
        <path class="wash-fill" d={outline} />
        {HATCHED.includes(owner) && <path class="wash-hatch" d={outline} />}
        <path class="wash-soft" d={outline} stroke-width={band * 1.9} />
        <path class="wash-edge" d={outline} stroke-width={band} />
      </g>
    </g>
  )
})

/** Lands of one owner are one path, however many they are: where two of them meet, both have their band. */
export function Washes({ lands, band }: { readonly lands: Iterable<Land> } & Pick<WashProps, 'band'>) {
  const outlines = new Map<string, string>()
  for (const { owner, outline } of lands) outlines.set(owner, (outlines.get(owner) ?? '') + outline)
  return (
    <>
      {[...outlines].map(([owner, outline]) => (
        <Wash key={owner} owner={owner} outline={outline} band={band} />
      ))}
    </>
  )
}
