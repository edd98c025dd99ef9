/** Counters: the form says which side, the colour whose, the number how much. Drawn about (0, 0). */
import type { ComponentChildren } from 'preact'
import { type Form, Shape } from './forms.tsx'
import { Icon } from './icon.tsx'

/** Whose it is: a class of counters.css, which gives it its colours in both themes. */
export type Owner =
  | 'rome'
  | 'east'
  | 'foed'
  | 'usurper'
  | 'barb'
  | 'fleet'
  | 'diocletian'
  | 'galerius'
  | 'constantius'
  | 'maximian'

export interface CounterProps {
  readonly form: Exclude<Form, 'shield'>
  readonly owner: Owner
  /** Its width; 46 units in Tetrarchia. */
  readonly size?: number
  readonly icon?: string
  /** Below the icon. */
  readonly number?: string | number
  /** Above the icon: kind letters. */
  readonly label?: string
  /** Further counters under it, at most three are drawn. */
  readonly under?: number
  /** It has acted: paler, its icon grey. */
  readonly spent?: boolean
  /** It has lost strength: paler, with a badge. */
  readonly weak?: boolean
  /** Shades beside the owner's colour: another class of counters.css or of the game's own. */
  readonly tone?: string
  readonly children?: ComponentChildren
}

export function Counter(props: CounterProps) {
  const { form, owner, size = 46, icon, number, label, under = 0, spent = false, weak = false, tone = '' } = props
  const isNumbered = number !== undefined
  const share = isNumbered ? (label === undefined ? 0.5 : 0.4) : 0.7
  const states = `${spent ? ' spent' : ''}${weak ? ' weak' : ''}`
  return (
    <g class={`counter ${owner} ${tone}${states}`}>
      {[3, 2, 1].map(
        (n) =>
          n <= under && (
            <g key={n} transform={`translate(${n * 3.4} ${n * -3.4})`}>
              <Shape form={form} size={size} kind="counter-under" />
            </g>
          ),
      )}
      <Shape form={form} size={size} kind="counter-edge" />
      <Shape form={form} size={size} kind="counter-face" />
      <Shape form={form} size={size - 2} kind="counter-gloss" />
      {icon !== undefined && <Icon d={icon} size={size * share} y={size * middle(isNumbered, label)} />}
      {isNumbered && (
        <text class="counter-number" y={size * 0.41} font-size={size * 0.42}>
          {number}
        </text>
      )}
      {label !== undefined && (
        <text class="counter-label" y={size * -0.3} font-size={Math.max(size * 0.2, 9)}>
          {label}
        </text>
      )}
      {weak && <Weak size={size} />}
      {props.children}
    </g>
  )
}

/** Where the icon's middle is, as a part of the size. */
function middle(isNumbered: boolean, label: string | undefined): number {
  if (!isNumbered) return label === undefined ? 0 : 0.08
  return label === undefined ? -0.17 : -0.07
}

function Weak({ size }: { size: number }) {
  return (
    <g class="counter-weak" transform={`translate(${size * 0.44} ${size * -0.44})`}>
      <circle r={size * 0.17} />
      <path d={`M${-size * 0.09} 0H${size * 0.09}`} />
    </g>
  )
}

/** An Emperor: round, his helmet, his initial at the lower right. */
export function Emperor({ owner, initial, icon, size = 46, spent = false }: EmperorProps) {
  const r = size * 0.206
  return (
    <Counter form="round" owner={owner} size={size} icon={icon} spent={spent}>
      <g class="counter-initial" transform={`translate(${size * 0.37} ${size * 0.37})`}>
        <circle r={r} />
        <text y={r * 0.48} font-size={r * 1.37}>
          {initial}
        </text>
      </g>
    </Counter>
  )
}

interface EmperorProps extends Pick<CounterProps, 'owner' | 'size' | 'spent'> {
  readonly initial: string
  readonly icon: string
}

/** A token that holds a place: a shield with a letter. */
export function Token({ owner, letter, size = 27 }: { owner: Owner; letter: string; size?: number }) {
  return (
    <g class={`counter token ${owner}`}>
      <Shape form="shield" size={size} kind="token-face" />
      <text class="token-letter" y={size * 0.19} font-size={size * 0.6}>
        {letter}
      </text>
    </g>
  )
}

/** A round marker with an icon: revolt, unrest, or a roundel at a stack's corner. */
export function Roundel({ tone, icon, size = 35 }: { tone: string; icon: string; size?: number }) {
  return (
    <g class={`roundel ${tone}`}>
      <circle r={size / 2} />
      <Icon d={icon} size={size * 0.63} />
    </g>
  )
}

/** A name above a stack: its best leader. */
export function Tab({ owner, words, y, icon, size = 11 }: TabProps) {
  const width = words.length * size * 0.58 + size * (icon === undefined ? 1.2 : 2.2)
  const height = size * 1.55
  return (
    <g class={`counter-tab ${owner}`} transform={`translate(0 ${y})`}>
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={height / 2} />
      {icon !== undefined && <Icon d={icon} size={size * 1.1} x={-width / 2 + size} />}
      <text x={icon === undefined ? 0 : size * 0.6} y={size * 0.37} font-size={size}>
        {words}
      </text>
    </g>
  )
}

interface TabProps {
  readonly owner: Owner
  readonly words: string
  /** Of its middle. */
  readonly y: number
  readonly icon?: string
  readonly size?: number
}
