/** A person on the page who chooses as a bot does: how often he is asked, and by how many acts and presses he answers. */
import {
  type AnyGame,
  type Bot,
  type Decision,
  FastDice,
  type Json,
  LocalTable,
  type Seat,
  secretFrom,
} from '@tabularium/engine'
import { type Reached, Room, seenBy } from '@tabularium/engine/room'
import type { Row } from '../src/page/game-page.ts'
import { isClosing, mustAsk, type Option, optionOf, optionReached } from '../src/page/play/options.ts'
import type { Offer } from '../src/page/session/table-state.ts'

/** What the game's page makes of its questions; nothing of it is known where presses are not counted. */
export interface PageRules {
  /** What the page does by itself; null: nothing. */
  byItself(view: Json, question: Offer): string | null
  /** Who is selected while nobody was picked; null: nobody. */
  actor(view: Json): string | null
  /** What is lost by ending the question, which is asked about first; null: nothing. */
  unspent(view: Json): string | null
  isLight(act: Option, view: Json): boolean
  /** An act is done on the page. */
  committed(act: Option, view: Json): void
  /** Whether each of so many numbers has a button of its own, beside so many others. */
  isRow(numbers: number, besides: number): boolean
  /** Moments of which many in a row, or all of a turn, are let pass by one press. */
  readonly inARow: Row & { turn(view: Json): string }
  /** Whether he holds anything that could be played at one of them; who does not lets all of the turn pass. */
  holdsAnswer(view: Json): boolean
  /** Who can be pressed on the map once a card is lifted. */
  byHand(view: Json, question: Offer, card: string): readonly string[]
  /** The card that an action plays, and whether it activates a leader with it; null: it plays none. */
  cardIn(action: string): { readonly card: string; readonly activates: boolean } | null
  /** Those of whom a press on the map does an action, and takes them along. */
  leads(view: Json, question: Offer, action: string): readonly string[]
  /** Whether one press on the card that is pointed at plays it so. */
  isQuick(action: string): boolean
}

export interface Table {
  readonly game: AnyGame
  readonly bot: Bot
  /** The windows at which one is asked until one chooses otherwise. */
  readonly usual: readonly string[]
  /** Questions out of which one act is made together with those that follow. */
  readonly begins: readonly string[]
  /** Questions that go on with such an act. */
  readonly goesOn: readonly string[]
  /** The question at which others are chosen to come along, if there is one. */
  readonly musters?: string
  readonly page?: PageRules
}

export interface Asked {
  /** Answers, one question at a time. */
  answers: number
  /** Of them those to questions that could be answered otherwise. */
  matter: number
  /** What the person does on the page for the same. */
  commits: number
  /** How often he presses the mouse for that, if he only clicks. */
  presses: number
  /** The same if he drags cards onto leaders and uses, and pieces onto places. */
  withDrags: number
  /** Of his presses, those that let a window pass at which he could play nothing. */
  idle: number
  /** Windows passed for him, as he wishes until he chooses otherwise. */
  passed: number
}

/** What a person does next: the actions it is, and the way on the map that it goes, if it is one. */
interface Commit {
  readonly steps: readonly string[]
  readonly answers: number
  readonly clicks: number
  readonly reached: Reached | null
  /** How often the number of those who go is changed before. */
  readonly counted: number
}

/** By clicks alone, and where what can be dragged is dragged. */
interface Presses {
  readonly clicked: number
  readonly dragged: number
}

const NO_PRESS: Presses = { clicked: 0, dragged: 0 }

const ALL = { reached: null, counted: 0, clicks: 1 }

/** One person against a bot, as the page seats them. */
export class Person {
  readonly #at: Table
  readonly #room: Room
  readonly #seat: Seat
  readonly #dice: FastDice
  /** He lets all pass: in that turn; null: in this row. Undefined: he does not. */
  #letting: string | null | undefined
  /** Whom he has picked, as long as he can act. */
  #picked: string | null = null
  readonly asked: Asked = { answers: 0, matter: 0, commits: 0, presses: 0, withDrags: 0, idle: 0, passed: 0 }

  /** `other`: who sits opposite; another person plays as a bot does, and is not counted. */
  constructor(at: Table, options: Json, seed: string, seat: Seat, other: 'person' | 'bot:legate' = 'bot:legate') {
    this.#at = at
    this.#seat = seat
    this.#dice = new FastDice(secretFrom(seed))
    const table = new LocalTable(at.game, { options, dice: { secret: secretFrom(seed) } })
    const players = [0, 1].map((each) => (each === seat ? ('person' as const) : other))
    this.#room = new Room(table, { players, bot: async () => at.bot })
    this.#room.hold(true)
    this.#room.watch(seat, { moments: at.usual, next: false })
  }

  /** To the end, or as long as that is so of the position. */
  async play(goesOn: (state: unknown) => boolean = () => true): Promise<Asked> {
    const { table } = this.#room
    while (table.decision !== null && goesOn(table.state)) {
      if (this.#room.botAsked !== undefined) await this.#room.think()
      else if (table.decision.seat === this.#seat) this.#answer()
      else {
        this.#letPass()
        this.#answerForOther(table.decision)
      }
    }
    return this.asked
  }

  #answerForOther(decision: Decision<unknown>): void {
    const { table } = this.#room
    const [action] = this.#at.bot.plan(table.view(decision.seat), decision, this.#dice)
    this.#room.act(decision.seat, this.#at.game.notation(action))
  }

  /** Where nothing can be played he lets all of a row pass at once, or of the turn, until something else is asked or that is over. */
  #letPass(): void {
    const { decision } = this.#room.table
    const { usual, page } = this.#at
    if (page === undefined || decision === null) return
    const { moments, between, turn } = page.inARow
    const moment = decision.window?.moment
    const isIdle = decision.seat === this.#seat && moment !== undefined && decision.actions.length === 1
    if (isIdle && moments.includes(moment)) {
      this.#letting = page.holdsAnswer(this.#view) ? null : turn(this.#view)
      this.#room.watch(this.#seat, { moments: usual.filter((each) => !moments.includes(each)), next: false })
      return
    }
    const isOther = decision.seat === this.#seat && moment === undefined && !between.includes(decision.ask)
    const isOver = this.#letting === null ? isOther : this.#letting !== turn(this.#view)
    if (this.#letting === undefined || !isOver) return
    this.#letting = undefined
    this.#room.watch(this.#seat, { moments: usual, next: false })
  }

  #answer(): void {
    const { table } = this.#room
    const isIdle = table.decision?.window !== undefined && table.decision.actions.length === 1
    if (isIdle) {
      this.asked.presses++
      this.asked.withDrags++
      this.asked.idle++
      const before = table.length
      this.#letPass()
      if (table.length === before) this.#room.act(this.#seat, this.#at.game.notation(table.decision?.window?.pass))
      return
    }
    this.#letPass()
    let plan = this.#intention()
    while (plan.length > 0) {
      const isSetUp = table.decision?.ask.startsWith('set-up') === true
      const isItself = this.#isDoneByItself(plan[0])
      const commit = isItself ? { ...ALL, steps: plan.slice(0, 1), answers: 1 } : this.#commit(plan)
      const matter = this.#matter(plan.slice(0, commit.answers))
      const before = table.length
      const presses = isItself ? NO_PRESS : this.#presses(commit, plan)
      const done = this.#room.actTogether(this.#seat, commit.steps)
      this.asked.passed += table.length - before - done.length
      if (!isSetUp) {
        this.asked.answers += commit.answers
        this.asked.matter += matter
        this.asked.commits += isItself ? 0 : commit.clicks
        this.asked.presses += presses.clicked
        this.asked.withDrags += presses.dragged
      }
      plan = plan.slice(commit.answers)
      // As the bot would: what was planned holds until a die falls or something else is asked.
      const isOpen = done.every(({ sealed }) => !sealed) && table.length === before + done.length
      const next = table.decision
      if (!isOpen || next?.seat !== this.#seat || !this.#isLegal(plan[0])) return
    }
  }

  /** What the bot means to do now: a march that it plans step by step is meant as a whole. */
  #intention(): readonly string[] {
    const table = this.#branch()
    const meant: string[] = []
    for (let { decision } = table; decision?.seat === this.#seat; { decision } = table) {
      if (meant.length > 0 && !this.#at.goesOn.includes(decision.ask)) break
      const { bot, game, begins } = this.#at
      const plan = bot.plan(table.view(this.#seat), decision, this.#dice).map((action) => game.notation(action))
      for (const action of plan) {
        meant.push(action)
        if (!begins.includes(table.decision?.ask ?? '')) return meant
        if (table.act(this.#seat, action).sealed) return meant
      }
    }
    return meant
  }

  /** The same table, to try something at; dice that fall there are others. */
  #branch(): LocalTable {
    return this.#room.table.branch(this.#room.length, { secret: secretFrom('tried') })
  }

  /** How many of these answers could have been others. */
  #matter(answers: readonly string[]): number {
    const table = this.#branch()
    let count = 0
    for (const [i, answer] of answers.entries()) {
      if ((table.decision?.actions.length ?? 0) > 1) count++
      if (i < answers.length - 1) table.act(this.#seat, answer)
    }
    return count
  }

  #isLegal(action: string | undefined): boolean {
    return this.#room.table.decision?.actions.some((each) => this.#at.game.notation(each) === action) === true
  }

  /** What is asked now, as the page offers it, without words. */
  #question(): Offer {
    const { table } = this.#room
    const { game } = this.#at
    const { decision, state } = table
    if (decision === null) throw new Error('nothing is asked')
    const { seat, helpers, ask, window, actions } = decision
    const choices = actions.map((action) => {
      const odds = game.odds(state, action)
      const bearing = game.bearing(state, action)
      const verdict = game.verdict(state, action)
      return {
        ...bearing,
        action: game.notation(action),
        cost: verdict.ok ? verdict.cost : 0,
        forecast: null,
        words: '',
        ...(odds !== undefined && { odds }),
      }
    })
    const held = (game.held?.(state) ?? []).map((each) => ({ ...each, words: '' }))
    return { seat, helpers, ask, window: window?.moment ?? null, words: '', choices, held }
  }

  get #view(): Json {
    return this.#room.table.shown(this.#seat)
  }

  /** Whether the page does it unasked. What it does and he does not want costs him a press, to take it back. */
  #isDoneByItself(action: string | undefined): boolean {
    const itself = this.#at.page?.byItself(this.#view, this.#question()) ?? null
    if (itself !== null && itself !== action) {
      this.asked.presses++
      this.asked.withDrags++
    }
    return itself !== null && itself === action
  }

  /** A card, and its use or the leader on the map; a piece, unless it is selected, and a place; yes, where it is asked first. */
  #presses(commit: Commit, plan: readonly string[]): Presses {
    const { page } = this.#at
    const [first = ''] = commit.steps
    const question = this.#question()
    const choice = question.choices.find(({ action }) => action === first)
    if (page === undefined || choice === undefined) return NO_PRESS
    const played = page.cardIn(first)
    if (played !== null) {
      const leader = plan[1]?.startsWith('leader ') ? plan[1].slice('leader '.length) : null
      const isPressed = leader !== null && page.byHand(this.#view, question, played.card).includes(leader)
      const goesOn = plan.length > 2
      page.committed(optionOf(choice), this.#view)
      if (page.isQuick(first) && !(isPressed && goesOn)) return { clicked: 1, dragged: 1 }
      if (played.activates && isPressed) this.#picked = leader
      return { clicked: 2, dragged: 1 }
    }
    const { piece = null, number } = choice
    const actors = new Set(question.choices.flatMap((each) => each.piece ?? []))
    const selected = this.#selected(actors, page)
    const isPicked = piece !== null && piece !== selected
    if (piece !== null) this.#picked = piece
    const { reached, counted } = commit
    const leader = plan[1]?.startsWith('leader ') ? plan[1].slice('leader '.length) : ''
    if (page.leads(this.#view, question, first).includes(leader)) {
      page.committed({ ...optionOf(choice), piece: leader }, this.#view)
      return { clicked: 1, dragged: 1 }
    }
    const option = reached !== null && piece !== null ? optionReached(piece, reached) : optionOf(choice)
    const leads = option.place !== null || piece === null
    const press = leads || !isPicked || this.#reachesAny(piece) ? 1 : 0
    const numbers = question.choices.flatMap((each) => each.number ?? [])
    const isOnePress = number === undefined || page.isRow(numbers.length, question.choices.length - numbers.length)
    const steps = isOnePress ? counted : Math.max(...numbers) - number
    const others = steps + press + (this.#isAskedFirst(option, isClosing(choice), page) ? 1 : 0)
    page.committed(option, this.#view)
    const isDrag = option.place !== null && steps === 0
    return { clicked: (isPicked ? 1 : 0) + others, dragged: (isPicked && !isDrag ? 1 : 0) + others }
  }

  #selected(actors: ReadonlySet<string>, page: PageRules): string | null {
    if (this.#picked !== null && actors.has(this.#picked)) return this.#picked
    const named = page.actor(this.#view)
    if (named !== null && actors.has(named)) return named
    const [only = null] = actors
    return actors.size === 1 ? only : null
  }

  #reachesAny(piece: string): boolean {
    return seenBy(this.#room, this.#seat, 'en').reach(piece, null).length > 0
  }

  #isAskedFirst(option: Option, closes: boolean, page: PageRules): boolean {
    const isLight = page.isLight(option, this.#view)
    if (closes) return !isLight && page.unspent(this.#view) !== null
    return mustAsk({ ...option, isLight }, 'dice')
  }

  /** As much of a plan as one act on the page does: piece, then place, with the company that the page takes along. */
  #commit(plan: readonly string[]): Commit {
    const [first = ''] = plan
    const piece = this.#actor(first)
    const found = piece === undefined ? null : this.#way(piece, plan)
    return found ?? this.#company(plan) ?? { ...ALL, steps: [first], answers: 1 }
  }

  /** The longest part of a plan that is one way on the map, with all who can go or with as many as are meant. */
  #way(piece: string, plan: readonly string[]): Commit | null {
    const outlet = seenBy(this.#room, this.#seat, 'en')
    const take = plan.find((action) => action.startsWith('take '))
    const wanted = take === undefined ? null : Number(take.slice('take '.length))
    const ways = [null, ...(wanted === null ? [] : [wanted])].map((number) => ({
      number,
      ends: new Map(
        outlet.reach(piece, number).flatMap((reached) => this.#keysOf(reached).map((key) => [key, reached])),
      ),
    }))
    for (let answers = plan.length; answers > 0; answers--) {
      const steps = plan.slice(0, answers)
      const end = this.#after(steps) ?? steps.join()
      for (const { number, ends } of ways) {
        const reached = ends.get(end)
        if (reached === undefined) continue
        const most = number === null ? null : this.#mostIn(plan, take)
        const counted = number === null || most === null ? 0 : most - number
        return { steps: reached.steps, answers, clicks: 1, reached, counted }
      }
    }
    return null
  }

  /** What it leads to; where a die falls at the end, what is done for it. */
  #keysOf({ steps }: Reached): readonly string[] {
    const end = this.#after(steps)
    return end === null ? [steps.join()] : [end]
  }

  /** How many could go, where that is asked. */
  #mostIn(plan: readonly string[], take: string | undefined): number {
    const before = plan.slice(0, plan.indexOf(take ?? ''))
    const numbers = this.#decisionAfter(before)?.flatMap((action) =>
      action.startsWith('take ') ? [Number(action.slice('take '.length))] : [],
    )
    return Math.max(0, ...(numbers ?? []))
  }

  /** Others than all who may: in the panel all are chosen by one click, and each who stays is left out by one more. */
  #company(plan: readonly string[]): Commit | null {
    const joining = plan.slice(1).findIndex((action) => !action.startsWith('piece '))
    const count = joining < 0 ? plan.length : joining + 1
    if (count < 2 || this.#room.table.decision?.ask !== this.#at.musters) return null
    const steps = plan.slice(0, count)
    const alone = this.#decisionAfter(steps.slice(0, 1))
    const all = alone?.filter((action) => action.startsWith('piece ')).length ?? 0
    return { ...ALL, steps, answers: count, clicks: 1 + Math.max(0, all - (count - 1)) }
  }

  /** Who is selected by it, or goes on. */
  #actor(action: string): string | undefined {
    const { table } = this.#room
    const legal = table.decision?.actions.find((each) => this.#at.game.notation(each) === action)
    if (legal === undefined) return undefined
    const { kind, piece } = this.#at.game.bearing(table.state, legal)
    return GOES.includes(kind) ? piece : undefined
  }

  /** The position after these, in writing; null: they are not all legal, or another is asked before the last, or a die falls. */
  #after(steps: readonly string[]): string | null {
    const table = this.#room.table.branch(this.#room.length, { script: [] })
    try {
      if (steps.slice(0, -1).some((step) => table.act(this.#seat, step).sealed)) return null
      table.act(this.#seat, steps.at(-1) ?? '')
    } catch {
      return null
    }
    return JSON.stringify(this.#at.game.write(table.state))
  }

  #decisionAfter(steps: readonly string[]): readonly string[] | null {
    const table = this.#branch()
    for (const step of steps) table.act(this.#seat, step)
    return table.decision?.actions.map((action) => this.#at.game.notation(action)) ?? null
  }
}

/** Kinds of acts by which a piece is selected or goes on. */
const GOES = ['select', 'march', 'sail', 'migrate']
