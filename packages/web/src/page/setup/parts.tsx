/** What the forms of new games are made of: cards to choose from, names, and what is folded away. */
import type { Signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { Shape, Sign } from '../home/sign.tsx'
import type { shapes } from '../home/signs.ts'
import { setupWords } from './words.ts'
import '../../style/forms.css'

export interface Option<Value extends string> {
  readonly value: Value
  readonly name: string
  readonly text: string
  readonly sign?: keyof typeof shapes
  /** Whose colour the sign has. */
  readonly tone?: 'rome' | 'barb' | 'plain' | 'green'
}

interface OptionsProps<Value extends string> {
  readonly legend: string
  readonly options: readonly Option<Value>[]
  readonly chosen: Pick<Signal<Value>, 'value'>
}

export function Options<Value extends string>({ legend, options, chosen }: OptionsProps<Value>) {
  return (
    <fieldset class="options">
      <legend>{legend}</legend>
      <div class={`in-${options.length}`}>
        {options.map(({ value, name, text, sign, tone = 'plain' }) => (
          <label key={value} class="option">
            <input
              type="radio"
              name={legend}
              value={value}
              checked={chosen.value === value}
              onChange={() => (chosen.value = value)}
            />
            {sign !== undefined && (
              <span class={`token ${tone}`}>
                <Shape of={sign} />
              </span>
            )}
            <span class="tick">
              <Sign of="check" size={14} />
            </span>
            <strong>{name}</strong>
            <span class="what">{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Asked only when several people sit at one screen. */
export function Names({ seats, names }: { seats: readonly string[]; names: Signal<readonly string[]> }) {
  return (
    <fieldset class="names">
      <legend>{setupWords().names}</legend>
      {seats.map((seat, i) => (
        <label key={seat}>
          <span>{seat}</span>
          <input
            type="text"
            maxLength={40}
            value={names.value[i] ?? ''}
            onInput={({ currentTarget: { value } }) => {
              names.value = seats.map((_, j) => (j === i ? value : (names.value[j] ?? '')))
            }}
          />
        </label>
      ))}
    </fieldset>
  )
}

/** Everything else, which says what of it is changed. */
export function Variants({ changed, children }: { changed: readonly string[]; children: ComponentChildren }) {
  const w = setupWords()
  return (
    <details class="variants">
      <summary>
        <span>
          <strong>{w.variants}</strong>
          <span class="what">{changed.length === 0 ? w.nothingChanged : w.changed(changed)}</span>
        </span>
        <Sign of="down" size={18} />
      </summary>
      <div class="folded">{children}</div>
    </details>
  )
}

/** Whoever knows the printed game reads here what is not as printed. */
export const Notice = ({ text, children }: { text: string; children: ComponentChildren }) => (
  <p class="notice">
    <strong>{setupWords().asPrinted}.</strong> {text} {children}
  </p>
)

/** Names are given only where several people sit, and empty ones not at all. */
export const namesOf = (isAsked: boolean, names: readonly string[]) => {
  const given = names.map((name) => name.trim())
  return isAsked && given.some((name) => name !== '') ? { names: given } : {}
}
