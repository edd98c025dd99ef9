/** A worker of the laboratory: plays games, and tells what came of them. */
import { bots } from '@tabularium/bots'
import { comparison, Player, report, type Seated, type Setting, savedGame, seated } from '@tabularium/bots/lab'
import { type Study, studyOf } from '@tabularium/bots/study'
import { Fault, type Language, type Playout } from '@tabularium/engine'
import { helping, refusalOf } from '@tabularium/engine/room'
import { list } from '@tabularium/games'
import { adviserFor } from '../table/advice.ts'
import { botNamed } from '../table/bots.ts'
import { levelOf } from '../table/level-of.ts'
import { gameNamedIn } from '../table/opening.ts'
import { bringWords, speakIn } from '../words/spoken.ts'
import type { Found, LabCall, LabCalls, LabReply, LabRequest, Opening } from './protocol.ts'

async function loaded(id: string) {
  const entry = list.find((known) => known.id === id)
  if (entry === undefined) throw new Fault('unknown', `There is no game '${id}'.`)
  const [{ game }, known] = await Promise.all([entry.rules(), entry.mind?.()])
  await bringWords()
  return { game, mind: known?.mind }
}

/** The file of a game. */
async function opened(save: string) {
  const [found, { load }] = await Promise.all([loaded(gameNamedIn(save) ?? ''), import('../table/loading.ts')])
  return { ...found, read: load([found.game], save) }
}

async function sat(setting: Setting): Promise<Seated> {
  const { game, mind } = await loaded(setting.game)
  const given = seated(game, mind, setting)
  const options = given.game.options(setting.options)
  const { length } = given.game.seats(options)
  if (length !== setting.bots.length) throw new Fault('malformed', `There are ${length} seats.`)
  return { ...given, setting: { ...setting, options } }
}

type Answers = { readonly [Call in LabCall]: (...args: Parameters<LabCalls[Call]>) => unknown }

function answers(): Answers {
  /** Of one setting, or of two that are compared. */
  let sitting: readonly Seated[] = []
  let player = new Player(sitting)
  let study: Study | null = null
  let help: ((playout: Playout) => number) | undefined
  return {
    async bots(id) {
      const { game, mind } = await loaded(id)
      return bots(game, mind).map(({ name }) => name)
    },
    async sit(settings) {
      sitting = await Promise.all(settings.map(sat))
      player = new Player(sitting)
      return sitting.map(({ setting }) => setting)
    },
    play: (batch) => player.play(batch),
    async found(asked, results, language): Promise<Found> {
      speakIn(language)
      await bringWords()
      const [first, second] = sitting
      return {
        reports: sitting.map((each, i) => report(each, asked, results.tallies[i])),
        compared: first && second ? comparison([first, second], asked, results) : null,
        seats: Object.fromEntries(sitting.flatMap((each) => seatsIn(each, language))),
      }
    },
    saved(setting, game) {
      const chosen = sitting[setting]
      if (chosen === undefined) throw new Fault('unknown', `There is no setting ${setting}.`)
      return savedGame(chosen, game)
    },
    async study(save, seat, language): Promise<Opening> {
      speakIn(language)
      const { mind, read } = await opened(save)
      study = mind === undefined ? null : studyOf(read.table, mind, seat, language)
      if (study === null) throw new Fault('unknown', 'Nothing is told of chances in this game.')
      const { points, luck, runs } = study
      return { points, luck, runs }
    },
    async help(thought) {
      const { game, mind } = await loaded(thought.game)
      help = helping(game, botNamed(game, mind, thought.bot), thought)
      return null
    },
    helped: (playouts) => playouts.map((playout) => help?.(playout)),
    async hint(seen, language) {
      speakIn(language)
      const { game, mind } = await loaded(seen.game)
      return mind === undefined ? null : adviserFor(game, mind, levelOf(seen.players)).hintAt(seen, language)
    },
    async chances(save, seat, language) {
      speakIn(language)
      const { game, mind, read } = await opened(save)
      return mind === undefined
        ? null
        : adviserFor(game, mind, levelOf(read.players ?? [])).chances(read.table, seat, language)
    },
    looked: (run) => study?.look(run) ?? [],
  }
}

const seatsIn = ({ game, setting }: Seated, language: Language) =>
  game.seats(setting.options).map((seat) => [seat, game.words(language).seat(seat)])

/** What answers the requests to one worker. */
export function newBench(): (request: LabRequest) => Promise<LabReply> {
  const all = answers()
  return async ({ lab, call, args }) => {
    try {
      return { lab, ok: true, value: await Reflect.apply(all[call], undefined, args) }
    } catch (error) {
      return { lab, ok: false, refusal: refusalOf(error, undefined) }
    }
  }
}
