/** The way to a new table at a server: the game's own form, fetched with the bots that know it. */
import { useSignal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import { formOf, pageOf } from '../../games/pages.ts'
import type { SetupFormProps } from '../game-page.ts'
import { ui } from '../settings.ts'
import { NewOnlineTable } from './new-table.tsx'

interface Form {
  readonly SetupForm: ComponentType<SetupFormProps>
  readonly bots: readonly string[]
}

/** The game's own form, and the bots that know it. */
export function NewTablePage({ game, from }: { game: string; from: string | undefined }) {
  const form = useSignal<Form | 'none' | null>(null)
  useEffect(() => {
    void Promise.all([formOf(game), pageOf(game)]).then(([SetupForm, page]) => {
      form.value = SetupForm === undefined || page === undefined ? 'none' : { SetupForm, bots: page.bots }
    })
  }, [game])
  if (form.value === null) return <main class="home" />
  if (form.value === 'none') {
    return (
      <main class="home">
        <p role="alert">{ui().lost}</p>
      </main>
    )
  }
  return <NewOnlineTable game={game} from={from} {...form.value} />
}
