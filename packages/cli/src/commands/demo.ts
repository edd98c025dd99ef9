/** `tabularium demo`: one game by bots, told as it goes. */
import { setTimeout as wait } from 'node:timers/promises'
import {
  type AnyGame,
  type Bot,
  type Done,
  type Language,
  LocalTable,
  newSecret,
  type Player,
  save,
  secretFrom,
} from '@tabularium/engine'
import { Room } from '@tabularium/engine/room'
import { choose, gameOptions } from '../arguments/chosen.ts'
import { onlyOne, readArguments, wholeNumber } from '../arguments/usage.ts'
import { botNamed, strongestBot } from '../bots.ts'
import { checkFolder, writeTextAtomic } from '../files.ts'
import type { Io } from '../io.ts'
import { stoppable } from '../terminal/stoppable.ts'
import { type Style, styleFor } from '../terminal/style.ts'
import { languageNamed, Telling } from '../terminal/telling.ts'

const options = {
  ...gameOptions,
  bot: { type: 'string' },
  seed: { type: 'string' },
  language: { type: 'string' },
  delay: { type: 'string' },
  save: { type: 'string' },
  questions: { type: 'boolean' },
} as const

export async function demo(argv: readonly string[], io: Io, games: readonly AnyGame[]): Promise<number> {
  const { values, positionals } = readArguments({ args: [...argv], options, allowPositionals: true })
  const language = languageNamed(values.language ?? 'en')
  const delay = wholeNumber('--delay', values.delay ?? '0', 0)
  const chosen = await choose(games, onlyOne(positionals) ?? games[0].id, values)
  const bot = botNamed(chosen.game, values.bot ?? strongestBot(chosen.game))
  if (values.save !== undefined) await checkFolder(values.save)
  const seed = values.seed ?? newSecret()
  const table = new LocalTable(chosen.game, { options: chosen.options, dice: { secret: secretFrom(seed) } })
  const style = styleFor(process.stdout, process.env)
  const telling = new Telling(table, language, style)
  return stoppable(async (stop) => {
    for (const line of heading(table, language, bot.name, seed, style)) io.out(line)
    for (const line of telling.setUp(table.prologue)) io.out(line)
    for await (const { state, done } of play(table, bot)) {
      const lines = values.questions
        ? [...telling.action(state, done), ...telling.events(done.told)]
        : telling.story(done.told)
      for (const line of lines) io.out(line)
      await pause(delay, stop.signal)
      if (stop.signal.aborted) break
    }
    for (const line of telling.rest()) io.out(line)
    const { outcome } = table
    if (outcome !== null) for (const line of telling.end(outcome)) io.out(line)
    else io.out(telling.unfinished(table.length))
    if (values.save !== undefined) await writeTextAtomic(values.save, save(table))
    return stop.exitCode
  })
}

function* heading(table: LocalTable, language: Language, bot: string, seed: string, style: Style): Iterable<string> {
  const { game, options, commitments } = table
  yield style.strong(`${game.words(language).title}: ${game.edition.title}`)
  yield game.edition.notice[language]
  yield style.faint(`options ${JSON.stringify(options)}, bot ${bot}, seed '${seed}'`)
  yield style.faint(`dice commitment ${commitments[0]}`)
}

interface Shown {
  /** Before it was done. */
  readonly state: unknown
  readonly done: Omit<Done, 'rolls'>
}

/** One bot at all seats. */
async function* play(table: LocalTable, bot: Bot): AsyncIterable<Shown> {
  const players = table.seats.map((): Player => `bot:${bot.name}`)
  const room = new Room(table, { players, bot: async () => bot })
  room.hold(true)
  while (table.decision !== null) {
    const { state, length } = table
    await room.think()
    yield { state, done: { ...table.log[length], told: table.told(length, length + 1)[0] } }
  }
}

/** Lets signals through even where there is nothing to wait for. */
async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await wait(milliseconds, undefined, { signal }).catch(() => undefined)
}
