/** One unit as it is drawn in panels: its kind above, its arm in the middle, strength · quality below. */
import type { Language } from '@tabularium/engine'
import { faceOf, peoples, type UnitCounter } from '@tabularium/ultimus-romanorum/shown'
import { Drawn } from '../../../page/board/counters/drawn.tsx'
import { Icon } from '../../../page/board/counters/icon.tsx'
import { iconOf, ownerOfOne } from '../board/stacks.ts'
import { catalogues } from '../catalogues.ts'

const WIDTH = 58
const HEIGHT = 66
/** A people's name is cut to this. */
const LETTERS = 6

function kindOf({ unit, mark }: UnitCounter): string {
  if (unit.category !== null) return unit.category.toUpperCase()
  if (mark === 'foederati') return 'Foed.'
  const name = peoples.get(unit.people ?? '')?.name ?? unit.name
  return name.length > LETTERS ? `${name.slice(0, LETTERS - 1)}.` : name
}

/** All of it: "Palatini, strength 5, quality 3, fresh". */
export function unitWords(counter: UnitCounter, language: Language): string {
  const w = catalogues[language]
  const { pf, qu } = faceOf(counter)
  return `${counter.unit.name}, ${w.spoken(pf, qu)}, ${counter.weak ? w.weak : w.fresh}`
}

interface Props {
  readonly counter: UnitCounter
  readonly language: Language
  /** Nothing is said of it: who holds it says it. */
  readonly silent?: boolean
  readonly scale?: number
}

export function Unit({ counter, language, silent = false, scale = 1 }: Props) {
  const { pf, qu } = faceOf(counter)
  const owner = ownerOfOne(counter)
  const rect = {
    x: -WIDTH / 2,
    y: -HEIGHT / 2,
    width: WIDTH,
    height: HEIGHT,
    rx: counter.unit.people === null ? 6 : 16,
  }
  return (
    <Drawn width={62 * scale} height={70 * scale} {...(!silent && { words: unitWords(counter, language) })}>
      <g
        class={`counter unit ${owner} ur-${counter.unit.category ?? 'people'}${counter.weak ? ' weak' : ''}`}
        transform={`scale(${scale})`}
      >
        <rect {...rect} class="counter-face" />
        <rect {...rect} class="counter-gloss" />
        <text class="counter-label" y="-20.5" font-size="11">
          {kindOf(counter)}
        </text>
        <Icon d={iconOf(counter)} size={27} y={-2} />
        <text class="counter-number" y="27" font-size="17">
          {`${pf}·${qu}`}
        </text>
        {counter.weak && (
          <g class="counter-weak" transform="translate(23 -27)">
            <circle r="8" />
            <path d="M-4 0H4" />
          </g>
        )}
      </g>
    </Drawn>
  )
}
