/** A table of the page with no browser: the real session and play over the real host, in one process. */
import { type AnyGame, type FastDice, secretFrom } from '@tabularium/engine'
import type { Play } from '../../src/page/play/play.ts'
import type { Session } from '../../src/page/session/session.ts'
import { TableHost } from '../../src/table/host.ts'
import type { TableLink } from '../../src/table/link.ts'
import { Mirror } from '../../src/table/mirror.ts'
import type { Setup } from '../../src/table/protocol.ts'
import { around } from '../host-play.ts'

/** A link to a host that is called at once, or when the wire has carried the call. */
function linkTo(game: AnyGame, seed: string, wire?: () => Promise<void>): TableLink {
  const mirror = new Mirror()
  const listeners = new Set<() => void>()
  const host = new TableHost({
    ...around(undefined, seed),
    newSecret: () => secretFrom(seed),
    game: () => Promise.resolve(game),
    post(update) {
      mirror.take(JSON.parse(JSON.stringify(update)))
      for (const listener of listeners) listener()
    },
  })
  const own = {
    mirror,
    listen(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop() {},
  }
  return new Proxy({} as TableLink, {
    get: (_, name) =>
      Reflect.get(own, name) ??
      (async (...args: readonly unknown[]) => {
        if (wire !== undefined) await wire()
        return Reflect.apply(Reflect.get(host, name), host, args)
      }),
  })
}

export interface NodeTable {
  readonly session: Session
  readonly play: Play
}

/** The page's modules look for a document as they are loaded: they are, once there is one. */
export async function pageModules() {
  const [{ Session }, { Play }, { Prompt }, { MOST }, here, settings, options, preact] = await Promise.all([
    import('../../src/page/session/session.ts'),
    import('../../src/page/play/play.ts'),
    import('../../src/page/frame/prompt.tsx'),
    import('../../src/page/frame/most.ts'),
    import('../../src/page/frame/here.tsx'),
    import('../../src/page/settings.ts'),
    import('../../src/page/play/options.ts'),
    import('preact'),
  ])
  await settings.speak()
  settings.speed.value = 'instant'
  settings.language.value = 'en'
  return { Session, Play, Prompt, MOST, actsHere: here.actsHere, Here: here.Here, optionOf: options.optionOf, preact }
}

export type PageModules = Awaited<ReturnType<typeof pageModules>>

export async function openTable(
  modules: PageModules,
  game: AnyGame,
  setup: Setup,
  seed: string,
  wire?: () => Promise<void>,
): Promise<NodeTable> {
  const { page } = await import(`../../src/games/${game.id}/index.ts`)
  const link = linkTo(game, seed, wire)
  await link.open(await link.create(setup))
  const session = new modules.Session(link, page)
  session.start()
  return { session, play: new modules.Play(session) }
}

/** Answers at random; false: the game is over. */
export async function answer({ session }: NodeTable, dice: FastDice): Promise<boolean> {
  if (session.covered.value) await session.look()
  const choices = session.offered.value?.choices
  if (choices === undefined) return false
  const choice = choices[dice.below(choices.length)]
  if (choice === undefined) return false
  await session.act(choice.action)
  return true
}
