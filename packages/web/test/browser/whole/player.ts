/** Plays Barbarians at the Gates on the page by hand: reads what is offered there, and answers with real input. */
import type { Page } from 'playwright-core'
import { momentOf } from '../browser.ts'
import type { Hands } from './hands.ts'

/** What the page offers at one moment. */
interface Offered {
  readonly isOver: boolean
  /** A person is asked. */
  readonly isAsked: boolean
  readonly question: string
  /** What lies over everything and is closed or answered first. */
  readonly sheet: boolean
  /** What happened since lies over what is asked. */
  readonly recap: boolean
  readonly cards: readonly string[]
  readonly isLifted: boolean
  readonly uses: readonly string[]
  readonly actors: readonly string[]
  readonly selected: string | null
  readonly places: readonly string[]
  /** Buttons of the panel, by their actions. */
  readonly choices: readonly string[]
  readonly closing: readonly string[]
  /** Something was pointed at and waits for its button. */
  readonly waits: boolean
}

/** Runs in the page. */
function look(): Offered {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const named = (selector: string, key: string) => [
    ...new Set(all(selector).flatMap((each) => each.dataset[key] ?? [])),
  ]
  const inPrompt = '.prompt button.choice[data-action]'
  return {
    isOver: document.querySelector('.ending') !== null,
    isAsked: document.querySelector('#actions') !== null || document.querySelector('dialog.battle-sheet') !== null,
    question: document.querySelector('.prompt .sentence')?.textContent ?? '',
    sheet: document.querySelector('dialog.battle-sheet .filled') !== null,
    recap: document.querySelector('.side[data-page=recap] .recap-buttons .primary') !== null,
    cards: named('.gates-hand .held.lit [data-card]', 'card'),
    isLifted: document.querySelector('.gates-uses') !== null,
    uses: named('.gates-uses button.use', 'action'),
    actors: named('#actions [data-actor]', 'actor'),
    selected: document.querySelector<HTMLElement>('#actions [data-actor][aria-pressed=true]')?.dataset.actor ?? null,
    places: named('#actions [data-place]', 'place'),
    choices: all(`${inPrompt}:not(.closing)`)
      .filter((each) => each.closest('.gates-uses') === null)
      .flatMap((each) => each.dataset.action ?? []),
    closing: named('.prompt .closing[data-action]', 'action'),
    waits: document.querySelector('.prompt .commit') !== null,
  }
}

/** How long the page may take to answer, in milliseconds. */
const ANSWER = 2500
const LONGEST = 1_400_000

export class Player {
  readonly #page: Page
  readonly #hands: Hands
  #seed: number
  /** How often the same question was answered with a march: then it is enough. */
  #marches = 0
  /** What was tried at this moment and led nowhere. */
  #failed = 0
  inputs = 0
  cards = 0
  /** Called after every card. */
  onCard: () => void = () => {}

  constructor(page: Page, hands: Hands, seed = 7) {
    this.#page = page
    this.#hands = hands
    this.#seed = seed
  }

  /** Plays until the game is over, or so many cards were played. Answers whether it is over. */
  async play(cards = Number.POSITIVE_INFINITY): Promise<boolean> {
    const until = Date.now() + LONGEST
    while (Date.now() < until) {
      const offered = await this.#page.evaluate(look)
      if (offered.isOver) return true
      if (this.cards >= cards && offered.cards.length > 0) return false
      if (!offered.isAsked) await this.#page.waitForTimeout(30)
      else await this.#answer(offered)
    }
    throw new Error(`It does not end: ${JSON.stringify(await this.#page.evaluate(look))}`)
  }

  async #answer(offered: Offered): Promise<void> {
    const before = await momentOf(this.#page)
    this.inputs++
    const isDone = await this.#do(offered)
    const isNew = isDone && (await this.#changes(before, offered.recap))
    this.#failed = isNew ? 0 : this.#failed + 1
    if (this.#failed > 12) throw new Error(`It does not go on: ${JSON.stringify(offered)}`)
  }

  /** Whether something came of it; a recap that is put away leaves all words as they were. */
  #changes(before: string, recap: boolean): Promise<boolean> {
    return this.#page
      .waitForFunction(
        ([was, wasRecap]) => {
          if (wasRecap && document.querySelector('.side[data-page=recap]') === null) return true
          const parts = ['[role=log]', '.prompt', 'dialog', '#actions']
          const chosen = document.querySelector('.held.chosen, #actions [aria-pressed=true]') !== null
          return parts.map((part) => document.querySelector(part)?.textContent).join('|') !== was || chosen
        },
        [before, recap] as const,
        { timeout: ANSWER, polling: 30 },
      )
      .then(
        () => true,
        () => false,
      )
  }

  #do(offered: Offered): Promise<boolean> {
    const { sheet, isLifted, waits, cards, actors, places, choices, closing } = offered
    if (sheet) return this.#press('dialog.battle-sheet .filled')
    if (offered.recap) return this.#press('.recap-buttons .primary')
    // What is not played now is put back.
    if (isLifted && offered.uses.length === 0) return this.#press('.gates-uses .uses-head button')
    if (isLifted) return this.#useCard(offered)
    if (cards.length > 0 && (closing.length === 0 || this.#below(5) > 0)) return this.#lift(cards)
    if (this.#failed > 4 && closing.length > 0) return this.#close(closing)
    if (waits) return this.#press('.prompt .commit')
    if (closing.length > 0 && this.#marches > this.#below(4)) return this.#close(closing)
    if (actors.length + places.length > 0 && (choices.length === 0 || this.#below(4) > 0)) return this.#march(offered)
    if (choices.length > 0) return this.#press(`.prompt button.choice[data-action="${this.#one(choices)}"]`)
    return closing.length > 0 ? this.#close(closing) : this.#press('.prompt .primary')
  }

  async #lift(cards: readonly string[]): Promise<boolean> {
    this.#marches = 0
    return this.#hands.lift(this.#one(cards))
  }

  /** One use of the card. */
  async #useCard({ uses }: Offered): Promise<boolean> {
    const isDone = await this.#press(`.gates-uses [data-action="${this.#one(uses)}"]`)
    if (isDone) {
      this.cards++
      this.onCard()
    }
    return isDone
  }

  async #march({ actors, selected, places }: Offered): Promise<boolean> {
    if (actors.length > 0 && selected === null) return this.#hands.pick(this.#one(actors))
    if (places.length === 0) return this.#hands.pick(this.#one(actors))
    this.#marches++
    return this.#hands.point(this.#one(places))
  }

  #close(closing: readonly string[]): Promise<boolean> {
    this.#marches = 0
    return this.#press(`.prompt .closing[data-action="${this.#one(closing)}"]`)
  }

  #press(selector: string): Promise<boolean> {
    return this.#hands.press(this.#page.locator(selector).first())
  }

  #one(all: readonly string[]): string {
    return all[this.#below(all.length)] ?? ''
  }

  #below(n: number): number {
    this.#seed = (this.#seed * 48271) % 2147483647
    return this.#seed % n
  }
}
