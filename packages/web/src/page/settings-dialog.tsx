/** The reader's choices: language, colours, pace; and the keys. */
import { type Language, languages } from '@tabularium/engine'
import { shortcuts } from '../words/shortcuts.ts'
import { Modal } from './modal.tsx'
import { language, type Speed, speed, type Theme, theme, ui } from './settings.ts'
import '../style/settings.css'
import '../style/forms.css'

const themes: readonly Theme[] = ['auto', 'light', 'dark']
const speeds: readonly Speed[] = ['slow', 'normal', 'fast', 'instant']
const languageNames: Record<Language, string> = { en: 'English', fr: 'Français' }

function Choice<T extends string>(props: {
  label: string
  value: T
  options: readonly T[]
  words: Record<T, string>
  onChange: (value: T) => void
}) {
  const { label, value, options, words, onChange } = props
  return (
    <label class="row">
      <span>{label}</span>
      <select
        value={value}
        onChange={(e) => {
          const chosen = options.find((option) => option === e.currentTarget.value)
          if (chosen !== undefined) onChange(chosen)
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
  return (
    <Modal class="settings" label={u.settings} onClose={onClose}>
      {(close) => (
        <>
          <h2>{u.settings}</h2>
          <Choice
            label={u.language}
            value={language.value}
            options={languages}
            words={languageNames}
            onChange={(v) => (language.value = v)}
          />
          <Choice
            label={u.theme}
            value={theme.value}
            options={themes}
            words={u.themes}
            onChange={(v) => (theme.value = v)}
          />
          <Choice
            label={u.speed}
            value={speed.value}
            options={speeds}
            words={u.speeds}
            onChange={(v) => (speed.value = v)}
          />
          <h3>{u.shortcuts}</h3>
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
          <button type="button" class="primary" onClick={close}>
            {u.close}
          </button>
        </>
      )}
    </Modal>
  )
}
