/** The reader's choices, and the keys. */
import type { Signal } from '@preact/signals'
import { type Language, languages } from '@tabularium/engine'
import { choiceWords } from '../words/choices.ts'
import { shortcuts } from '../words/shortcuts.ts'
import { Modal } from './modal.tsx'
import {
  type Colours,
  colours,
  confirm,
  confirms,
  language,
  type Speed,
  sound,
  speed,
  type TextSize,
  type Theme,
  textSize,
  textSizes,
  theme,
  thinking,
  thinkings,
  ui,
  volumes,
  wanted,
} from './settings.ts'
import '../style/settings.css'
import '../style/forms.css'

const themes: readonly Theme[] = ['auto', 'light', 'dark']
const speeds: readonly Speed[] = ['slow', 'normal', 'fast', 'instant']
const grounds: readonly Colours[] = ['owner', 'region']
const languageNames: Record<Language, string> = { en: 'English', fr: 'Français' }
const sizes: Record<TextSize, string> = { 90: '90 %', 100: '100 %', 115: '115 %', 130: '130 %', 150: '150 %' }

interface ChoiceProps<T extends string> {
  readonly label: string
  readonly chosen: Signal<T>
  readonly options: readonly T[]
  readonly words: Record<T, string>
}

function Choice<T extends string>({ label, chosen, options, words }: ChoiceProps<T>) {
  return (
    <label class="row">
      <span>{label}</span>
      <select
        value={chosen.value}
        onChange={(e) => {
          const found = options.find((option) => option === e.currentTarget.value)
          if (found !== undefined) chosen.value = found
        }}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {words[option]}
          </option>
        ))}
      </select>
    </label>
  )
}

export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const u = ui()
  const w = choiceWords[language.value]
  return (
    <Modal class="settings" label={u.settings} onClose={onClose}>
      {(close) => (
        <>
          <h2>{u.settings}</h2>
          <Choice label={u.language} chosen={wanted} options={languages} words={languageNames} />
          <Choice label={w.theme} chosen={theme} options={themes} words={w.themes} />
          <Choice label={w.textSize} chosen={textSize} options={textSizes} words={sizes} />
          <Choice label={u.speed} chosen={speed} options={speeds} words={u.speeds} />
          <Choice label={w.confirm} chosen={confirm} options={confirms} words={w.confirms} />
          <Choice label={w.colours} chosen={colours} options={grounds} words={w.colourings} />
          <Choice label={w.thinking} chosen={thinking} options={thinkings} words={w.thinkings} />
          <Choice label={u.sound} chosen={sound} options={volumes} words={u.sounds} />
          <details>
            <summary>{w.shortcuts}</summary>
            <dl class="keys">
              {shortcuts[language.value].map(([key, what]) => (
                <div key={key}>
                  <dt>
                    <kbd>{key}</kbd>
                  </dt>
                  <dd>{what}</dd>
                </div>
              ))}
            </dl>
          </details>
          <button type="button" class="primary" onClick={close}>
            {u.close}
          </button>
        </>
      )}
    </Modal>
  )
}
