/** The frame of every form: the choices, the notice, and one button. */
import type { ComponentChildren } from 'preact'
import type { Setup } from '../../table/protocol.ts'
import { Sign } from '../home/sign.tsx'
import { ui } from '../settings.ts'
import { Notice } from './parts.tsx'
import { setupWords } from './words.ts'

interface Props {
  readonly game: string
  /** The game in a sentence: how long it lasts, and what is at stake. */
  readonly line: string
  readonly notice: string
  readonly setup: () => Setup
  readonly onStart: (setup: Setup) => void
  readonly children: ComponentChildren
}

export function SetupSheet({ game, line, notice, setup, onStart, children }: Props) {
  const w = setupWords()
  return (
    <form
      class="setup"
      onSubmit={(event) => {
        event.preventDefault()
        onStart(setup())
      }}
    >
      <h2>{ui().newGame}</h2>
      <p class="line">{line}</p>
      {children}
      <div class="acts">
        <button type="submit" class="primary">
          {w.begin}
        </button>
        <a class="button" href={`#/learn/${game}`}>
          <Sign of="learn" size={18} /> {w.showMe}
        </a>
      </div>
      <Notice text={notice} />
    </form>
  )
}
