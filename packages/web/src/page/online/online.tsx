/** The pages at a server, each fetched when somebody goes there. */
import type { ComponentType } from 'preact'
import { bringWords } from '../../words/spoken.ts'
import { lazy } from '../lazy.tsx'

/** With its words. */
const spoken = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const Page = await load()
    await bringWords()
    return Page
  })

const Account = spoken(() => import('./account.tsx').then((module) => module.Account))
const Lobby = spoken(() => import('./lobby.tsx').then((module) => module.Lobby))
const NewTablePage = spoken(() => import('./new-table-page.tsx').then((module) => module.NewTablePage))
const TablePage = spoken(() => import('./table-page.tsx').then((module) => module.TablePage))

/** `#/account`, `#/online`, `#/online/TABLE`, `#/online/new/GAME`, and with the id of a game on this device after that. */
export function Online({ path: [where, table, game, from] }: { path: readonly string[] }) {
  if (where === 'account') return <Account />
  if (table === 'new' && game) return <NewTablePage key={game} game={game} from={from} />
  if (table) return <TablePage key={table} id={table} />
  return <Lobby />
}
