/** Opens a saved game; if it is not opened, the reason stands beside the button. */
import { useRef } from 'preact/hooks'
import { troubles } from '../reason.ts'
import { ui } from '../settings.ts'
import { begin, tables } from '../tables.ts'
import { Sign } from './sign.tsx'
import { attempt } from './trouble.ts'

const importFile = (chosen: File) =>
  attempt(() => {
    const name = chosen.name.replace(/\.[^.]*$/, '')
    return begin(async () => tables().import(await chosen.text(), name))
  }, troubles().brokenSave)

export function OpenFile() {
  const file = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={file}
        type="file"
        hidden
        accept=".tabularium,.json,.txt,application/json,text/plain"
        onChange={(e) => {
          const [chosen] = e.currentTarget.files ?? []
          if (chosen !== undefined) void importFile(chosen)
          e.currentTarget.value = ''
        }}
      />
      <button type="button" class="of-bar" aria-label={ui().import} onClick={() => file.current?.click()}>
        <Sign of="file" size={18} /> <span>{ui().import}</span>
      </button>
    </>
  )
}
