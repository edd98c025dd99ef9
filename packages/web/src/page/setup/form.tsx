/** The frame of every form: the choices, the notice, and one button. */
import type { ComponentChildren } from 'preact'
import type { Setup } from '../../table/protocol.ts'
import { Sign } from '../home/sign.tsx'
import { ui } from '../settings.ts'
import { useElsewhere } from './elsewhere.tsx'
import { Notice } from './parts.tsx'
import { setupWords } from './words.ts'

interface Props {
  readonly game: string
  /** The game in a sentence: how long it lasts, and what is at stake. */
  readonly line: string
  readonly notice: string
  /** What each seat plays. */
  readonly seats: readonly string[]
  readonly setup: () => Setup
  /** How strong a bot is at a seat; undefined: it was not measured. */
  readonly strength: (bot: string, seat: number) => string | undefined
  readonly onStart: (setup: Setup) => void
  readonly children: ComponentChildren
}

export function SetupSheet({ game, line, notice, seats, setup, strength, onStart, children }: Props) {
  const w = setupWords()
  const elsewhere = useElsewhere()
  return (
    <form
      class="setup"
      onSubmit={(event) => {
        event.preventDefault()
        onStart(setup())
      }}
    >
      <h2>{elsewhere?.title ?? ui().newGame}</h2>
      <p class="line">{line}</p>
      {children}
      {elsewhere !== null && <elsewhere.Section seats={seats} setup={setup} strength={strength} />}
      <div class="acts">
        <button type="submit" class="primary">
          {elsewhere?.begin ?? w.begin}
        </button>
        {elsewhere?.seats === undefined && (
          <a class="button" href={`#/learn/${game}`}>
            <Sign of="learn" size={18} /> {w.showMe}
          </a>
        )}
      </div>
      <Notice text={notice}>{elsewhere === null && <a href={`#/lab/new/${game}`}>{w.balanced}</a>}</Notice>
    </form>
  )
}
