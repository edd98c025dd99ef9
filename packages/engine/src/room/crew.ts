/** Thinking with others: a comparison whose ideas are played on elsewhere, several at a time, with the answer that one alone would give. */
import type { Bot, Comparing, Playing, Playout } from '../bot.ts'
import type { AnyGame, Json, Seat } from '../contract.ts'
import { FastDice, secretFrom } from '../dice.ts'
import { digest } from '../digest.ts'
import { Fault } from '../fault.ts'
import { readView, type View, writeView } from '../secrets.ts'

/** All that a helper needs to know of a thought: what the seat could know, and nothing else. */
export interface Thought {
  readonly game: string
  readonly options: Json
  readonly bot: string
  readonly seat: Seat
  readonly view: Json
  /** After how many actions. */
  readonly length: number
  /** In notation. */
  readonly ideas: readonly (readonly string[])[]
}

export interface Crew {
  /** What each of them is worth, in their order, each as soon as it is known. */
  play(thought: Thought, playouts: readonly Playout[]): readonly Promise<number>[]
  /** What was asked is not wanted any more. */
  drop(): void
}

/** The dice of a bot's thoughts follow from what it sees and from nothing else. */
export function thoughtDice(game: AnyGame, view: View<unknown>, length: number): FastDice {
  return new FastDice(secretFrom(`${digest(writeView(game, view))} ${length}`))
}

/** What a helper does for a thought. */
export function helping(game: AnyGame, bot: Bot, thought: Thought): (playout: Playout) => number {
  const view = readView(game, thought.view, thought.options, thought.seat)
  // What is asked is the same wherever hidden things lie.
  const decision = game.decision(game.imagine(view, new FastDice(secretFrom('help'))))
  const playing = decision === null ? undefined : bot.playing?.(view, decision, thoughtDice(game, view, thought.length))
  if (playing === undefined) throw new Fault('unknown', `Nobody can help ${bot.name}.`)
  const ideas = thought.ideas.map((idea) => idea.map((text) => game.parse(text)))
  return ({ idea, seed }) => playing.valueOf(ideas[idea], seed)
}

/** Who waits for an answer. */
export interface Waiter {
  /** Whether the next best answer is wanted now. */
  readonly isHurried: boolean
  /** Settled as soon as it is, or nothing is wanted any more. */
  readonly hurried: Promise<void>
  /** It has come further. false: nothing is wanted any more. */
  heard(comparing: Comparing<unknown>): boolean
}

/** false: what it found is not wanted any more. What a helper fails to do is done here. */
export async function compareTogether(
  comparing: Comparing<unknown>,
  crew: Crew,
  thought: Thought,
  playing: () => Playing<unknown>,
  waiter: Waiter,
): Promise<boolean> {
  let alone: Playing<unknown> | undefined
  const here = ({ idea, seed }: Playout) => {
    alone ??= playing()
    return alone.valueOf(comparing.ideas[idea], seed)
  }
  try {
    while (comparing.wanted.length > 0) {
      const round = comparing.wanted
      // One that fails is found out when its turn has come.
      const values = crew.play(thought, round).map((value) => value.catch(() => null))
      for (const [i, playout] of round.entries()) {
        const value = await Promise.race([values[i], waiter.hurried])
        // Somebody waits: what has come in order by then decides, at least one.
        if (value === undefined && comparing.pondered.done > 0) return true
        comparing.take(value ?? here(playout))
        if (!waiter.heard(comparing)) return false
        if (waiter.isHurried) return true
      }
    }
    return true
  } finally {
    crew.drop()
  }
}
