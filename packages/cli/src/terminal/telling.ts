/** Tells a game in words, in lines: what was asked, what was done, what came of it, turn by turn. */
import {
  type AnyGame,
  type Entry,
  type GameEvent,
  type Language,
  type LocalTable,
  languages,
  type Outcome,
  type Told,
} from '@tabularium/engine'
import { UsageError } from '../arguments/usage.ts'
import type { Style } from './style.ts'

interface Phrases {
  readonly setUp: string
  readonly end: string
  readonly wonBy: string
  readonly nobody: string
  unfinished(actions: number): string
}

const phrases: Record<Language, Phrases> = {
  en: {
    setUp: 'Set-up',
    end: 'The end',
    wonBy: 'Won by',
    nobody: 'Nobody wins.',
    unfinished: (actions) => `After ${actions} actions the game is not over.`,
  },
  fr: {
    setUp: 'Mise en place',
    end: 'Fin de la partie',
    wonBy: 'Victoire :',
    nobody: 'Personne ne gagne.',
    unfinished: (actions) => `Après ${actions} actions, la partie n’est pas finie.`,
  },
}

export function languageNamed(name: string): Language {
  const language = languages.find((known) => known === name)
  if (language === undefined) {
    throw new UsageError(`There is no language '${name}'. The languages are: ${languages.join(', ')}.`)
  }
  return language
}

export class Telling {
  readonly #game: AnyGame
  readonly #seats: readonly string[]
  readonly #style: Style
  readonly #language: Language
  /** What may go on with what is told next. */
  #held: GameEvent[] = []

  constructor(table: LocalTable, language: Language, style: Style) {
    this.#game = table.game
    this.#seats = table.seats.map((name) => table.game.words(language).seat(name))
    this.#style = style
    this.#language = language
  }

  get #words() {
    return this.#game.words(this.#language)
  }

  *setUp(told: readonly Told[]): Iterable<string> {
    if (told.length > 0 && told[0].event.type !== 'turn') yield this.#style.heading(phrases[this.#language].setUp)
    yield* this.events(told)
  }

  /** One action: the question of the position before it, and the answer. */
  *action(state: unknown, entry: Entry): Iterable<string> {
    const { strong, faint, action } = this.#style
    const words = this.#words
    const chosen = words.action(state, this.#game.parse(entry.action))
    yield `${strong(this.#seats[entry.seat])} ${faint(`| ${words.ask(state)} |`)} ${action(chosen)}`
  }

  /** The same events as a story: what is one thing is told as one. */
  *story(told: readonly Told[]): Iterable<string> {
    for (const { event } of told) {
      if (this.#joins([...this.#held, event])) {
        this.#held.push(event)
        continue
      }
      yield* this.rest()
      if (this.#words.opens?.(event) === true) yield ''
      if (this.#joins([event])) this.#held = [event]
      else yield* this.events([{ event }])
    }
  }

  #joins(events: readonly GameEvent[]): boolean {
    return this.#words.together?.(events) !== undefined
  }

  /** What was held back, for something might have followed. */
  *rest(): Iterable<string> {
    const held = this.#held
    this.#held = []
    if (held.length === 1) yield `    ${this.#line(held[0])}`
    else if (held.length > 1) yield `    ${this.#words.together?.(held)}`
  }

  *end(outcome: Outcome): Iterable<string> {
    const { heading, faint } = this.#style
    const { end, wonBy, nobody } = phrases[this.#language]
    const winners = outcome.winners.map((seat) => this.#seats[seat])
    yield ''
    yield heading(end)
    yield winners.length === 0 ? nobody : `${wonBy} ${winners.join(', ')}`
    yield `${this.#words.outcome(outcome)} ${faint(`(${outcome.rule})`)}`
  }

  unfinished(actions: number): string {
    return phrases[this.#language].unfinished(actions)
  }

  /** An event called `turn` opens a turn; every game tells one. */
  *events(told: readonly Pick<Told, 'event'>[]): Iterable<string> {
    for (const { event } of told) {
      if (event.type === 'turn') yield* ['', this.#style.heading(this.#line(event))]
      else yield `    ${this.#line(event)}`
    }
  }

  #line(event: GameEvent): string {
    return this.#words.event(event)
  }
}
