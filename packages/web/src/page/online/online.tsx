/** The pages at a server: all that they need is fetched when somebody goes to the first of them. */
import { useSignal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import { formOf, pageOf } from '../../games/pages.ts'
import { bringWords } from '../../words/spoken.ts'
import type { SetupFormProps } from '../game-page.ts'
import { lazy } from '../lazy.tsx'
import { ui } from '../settings.ts'
import { Lobby } from './lobby.tsx'
import { NewOnlineTable } from './new-table.tsx'
import { TablePage } from './table-page.tsx'

const Account = lazy(() => import('./account.tsx').then((module) => module.Account))

interface Form {
  readonly SetupForm: ComponentType<SetupFormProps>
  readonly bots: readonly string[]
}

/** The game's own form, and the bots that know it. */
function NewTablePage({ game, from }: { game: string; from: string | undefined }) {
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

/** `#/account`, `#/online`, `#/online/TABLE`, `#/online/new/GAME`, and with the id of a game on this device after that. */
function Online({ path: [where, table, game, from] }: { path: readonly string[] }) {
  if (where === 'account') return <Account />
  if (table === 'new' && game) return <NewTablePage key={game} game={game} from={from} />
  if (table) return <TablePage key={table} id={table} />
  return <Lobby />
}

export async function loadOnline(): Promise<typeof Online> {
  await bringWords()
  return Online
}
