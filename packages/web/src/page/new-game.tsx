/** The page of a new game: the game's own form. */
import { useSignal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { Refused } from '../table/link.ts'
import type { Setup } from '../table/protocol.ts'
import type { SetupFormProps } from './game-page.ts'
import { ui } from './settings.ts'
import { begin, reason, tables } from './tables.ts'
import '../style/home.css'

export function NewGame({ SetupForm }: { SetupForm: ComponentType<SetupFormProps> }) {
  const problem = useSignal<string | null>(null)
  const start = async (setup: Setup) => {
    try {
      await begin(() => tables().create(setup))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      problem.value = reason(error.refusal)
    }
  }
  return (
    <main class="home">
      <h1>{ui().newGame}</h1>
      {problem.value !== null && (
        <div class="problem" role="alert">
          {problem.value}
        </div>
      )}
      <SetupForm onStart={start} />
    </main>
  )
}
