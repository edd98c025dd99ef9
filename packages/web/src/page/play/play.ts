/** What the reader is about to do: who is selected, what is previewed, what waits for a second click. */

import { batch, computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals'
import type { Hint } from '@tabularium/bots'
import type { Choice, Reached, Refusal } from '@tabularium/engine/room'
import type { PieceName, PlaceName } from '../board/board-part.ts'
import type { Session } from '../session/session.ts'
import { confirm } from '../settings.ts'
import { actByItself } from './by-itself.ts'
import { actsHere, byPlace, grouped, mustAsk, type Option, ofKind, onlyWay, optionOf, withReach } from './options.ts'
import { type Reach, Reaches } from './reaches.ts'
import { followed } from './told.ts'

/** Why something at a place is not done. */
export interface Refused {
  readonly place: PlaceName | null
  readonly refusal: Refusal
}

/** What the keyboard's focus is on, if it is on the map. */
export type Focused = { readonly piece: PieceName } | { readonly place: PlaceName } | null

const NOWHERE: ReadonlyMap<PlaceName, readonly Option[]> = new Map()

export class Play {
  readonly session: Session
  /** In a guided game, the one commit that may be made. */
  readonly only: Session['only']
  /** Whom the reader has picked; false: he has let go. */
  readonly #picked = signal<PieceName | false | null>(null)
  /** Choices of this kind only are lit; null: of all kinds. */
  readonly kind = signal<string | null>(null)
  /** How many of the selected stack go; null: all. */
  readonly number = signal<number | null>(null)
  readonly previewed = signal<PlaceName | null>(null)
  /** What is asked about before it is done. */
  readonly pending = signal<Option | null>(null)
  /** Several things can be done at a place: one is to be chosen in the panel. */
  readonly options = signal<readonly Option[]>([])
  readonly focused = signal<Focused>(null)
  readonly refused = signal<Refused | null>(null)
  /** The place whose card is shown. */
  readonly card = signal<PlaceName | null>(null)
  /** The place whose card was asked for: by a finger that stays, or a key. */
  readonly looked = signal<PlaceName | null>(null)
  /** What a bot would do, and why; 'none': nobody can tell. */
  readonly advice = signal<Hint | 'asked' | 'none' | null>(null)
  readonly #reaches: Reaches
  readonly #reached = signal<{ readonly of: string; readonly places: readonly Reached[] } | null>(null)
  /** Who is selected, for what is told beside the map. */
  readonly told: ReadonlySignal<PieceName | null>
  readonly #stop: () => void
  /** What the selected piece reaches, on its way from the table. */
  #coming: Promise<void> = Promise.resolve()

  /** What somebody on the map offers because of what is lifted out of the hand. */
  readonly byHand = computed((): readonly Choice[] => {
    const { offered, view, page } = this.session
    return offered.value === null || view.value === null ? [] : (page.byHand?.(view.value, offered.value) ?? [])
  })

  readonly choices = computed((): readonly Choice[] => {
    const question = this.session.offered.value
    if (question === null) return []
    const only = this.only.value
    const byHand = this.byHand.value
    const all = byHand.length === 0 ? question.choices : [...question.choices, ...byHand]
    return only === null ? all : all.filter(({ action }) => action === only[0])
  })

  readonly groups = computed(() => grouped(this.choices.value))

  /** Where each piece stands. */
  readonly whereabouts = computed((): ReadonlyMap<PieceName, PlaceName> => {
    const { board } = this.session.page
    const view = this.session.view.value
    const found = new Map<PieceName, PlaceName>()
    if (board === undefined || view === null) return found
    for (const place of board.places) {
      for (const piece of board.piecesAt(place, view)) if (!found.has(piece)) found.set(piece, place)
    }
    return found
  })

  /** What those do who can act but stand nowhere on the map: chosen in the panel. */
  readonly offMap = computed((): readonly Choice[] => {
    const { board } = this.session.page
    const view = this.session.view.value
    if (board === undefined || view === null) return []
    return [...this.groups.value.actors].flatMap(([piece, choices]) =>
      board.standing(piece, view) === null ? choices.filter(({ place }) => place === undefined) : [],
    )
  })

  /** Who is meant while nobody was picked. */
  readonly #likely = computed((): PieceName | null => {
    // A lesson lets the learner pick who marches.
    if ((this.only.value?.length ?? 0) > 1) return null
    const { actors } = this.groups.value
    const { page, view, offered } = this.session
    const question = offered.value
    const named = question === null || view.value === null ? null : page.actor?.(view.value, question)
    if (named != null && actors.has(named)) return named
    const [[only] = [null]] = actors
    return actors.size === 1 ? only : null
  })

  readonly selected = computed((): PieceName | null => {
    const picked = this.#picked.value
    if (picked === false) return null
    return picked !== null && this.groups.value.actors.has(picked) ? picked : this.#likely.value
  })

  /** All that names the selected piece. */
  readonly ofSelected = computed((): readonly Choice[] => {
    const selected = this.selected.value
    return selected === null ? [] : (this.groups.value.actors.get(selected) ?? [])
  })

  readonly #at = computed((): PlaceName | null => {
    const selected = this.selected.value
    return selected === null ? null : (this.whereabouts.value.get(selected) ?? null)
  })

  /** What the selected piece does where it stands. */
  readonly here = computed(() => actsHere(this.ofSelected.value, this.#at.value))

  /** Every place where something can be done now, and what. */
  readonly lit = computed((): ReadonlyMap<PlaceName, readonly Option[]> => {
    const { places } = this.groups.value
    const kind = this.kind.value
    const open = byPlace(ofKind([...places.values()].flat(), kind), this.number.value)
    const selected = this.selected.value
    if (selected === null) return open
    const away = this.ofSelected.value.filter((choice) => !this.here.value.includes(choice))
    const near = byPlace(ofKind(away, kind), this.number.value)
    const found =
      this.#reached.value?.of === this.#asking.value ? onlyWay(this.#reached.value.places, this.only.value) : []
    const reached = kind === null ? found : found.filter((each) => each.kind === kind)
    const all = withReach(near, selected, reached)
    if (all.size === 0 && open.size === 0) return NOWHERE
    return new Map([...open, ...all])
  })

  /** The one place where something can be done, if nothing else can be. */
  readonly #onlyPlace = computed((): PlaceName | null => {
    const { actors, free } = this.groups.value
    const [[place] = [null], another] = this.lit.value
    return actors.size > 1 || free.length > 0 || another !== undefined || this.here.value.length > 0 ? null : place
  })

  /** What the previewed place offers; null: nothing, or more than one thing. */
  readonly preview = computed((): Option | null => {
    const place = this.previewed.value ?? this.#onlyPlace.value
    const options = place === null ? [] : (this.lit.value.get(place) ?? [])
    return options.length === 1 ? (options[0] ?? null) : null
  })

  /** After how many actions what is asked; null: nobody is asked where he can get to. */
  readonly #question = computed(() => {
    const { snapshot, offered } = this.session
    const isOneStep = this.only.value !== null && this.only.value.length < 2
    if (offered.value === null || isOneStep) return null
    // In another language the words of the question are others, and so are those of what can be reached.
    return JSON.stringify([snapshot.value?.length, offered.value.words])
  })

  /** What is asked of the table: whom, how many, in which question. */
  readonly #asking = computed(() => {
    if (this.#question.value === null || this.selected.value === null) return null
    return JSON.stringify([this.selected.value, this.number.value, this.#question.value])
  })

  constructor(session: Session) {
    this.session = session
    this.only = session.only
    this.#reaches = new Reaches((piece, number) => session.reach(piece, number))
    const asked = effect(() => this.#askReach())
    const { told, stop } = followed(session.offered, this.selected)
    this.told = told
    const itself = actByItself(session, this.only)
    // What was looked at belongs to a question: with the next one it is gone.
    let ask: string | undefined
    const forgotten = effect(() => {
      const next = session.offered.value?.ask
      untracked(() => {
        this.#forget()
        if (next !== ask) this.kind.value = null
      })
      ask = next
    })
    this.#stop = () => {
      asked()
      stop()
      itself()
      forgotten()
    }
  }

  close(): void {
    this.#stop()
  }

  canAct(piece: PieceName): boolean {
    return this.groups.value.actors.has(piece)
  }

  /** Somebody points at a piece: what it can reach is asked for, so that it is there when he selects it. */
  ahead(piece: PieceName): void {
    if (this.canAct(piece)) this.reachOf(piece, null)
  }

  select(piece: PieceName): void {
    batch(() => {
      this.#clear()
      if (this.selected.value !== piece) {
        this.number.value = null
        this.kind.value = null
      }
      this.#picked.value = piece
    })
  }

  /** Selects; who can do one thing only, and go nowhere, does it. */
  async pick(piece: PieceName): Promise<void> {
    const choices = this.groups.value.actors.get(piece) ?? []
    const [one, another] = choices
    this.select(piece)
    if (one === undefined || another !== undefined || one.place !== undefined) return
    const isMarch = (this.only.value?.length ?? 0) > 1
    if (!isMarch && this.session.page.opens?.(one) === true) return this.choose(one)
    const length = this.session.snapshot.value?.length
    const reached = (await this.reachOf(piece, null)?.coming) ?? []
    const isStill = this.session.snapshot.value?.length === length && this.selected.value === piece
    if (reached.length === 0 && isStill) this.choose(one)
  }

  letGo(): void {
    batch(() => {
      const had = this.pending.value !== null || this.previewed.value !== null || this.options.value.length > 0
      this.#clear()
      // The first time only what is asked about is let go, the second time the piece.
      if (!had) this.#picked.value = false
    })
  }

  /** Nobody is picked: a lesson begins. */
  drop(): void {
    batch(() => {
      this.#clear()
      this.#picked.value = null
    })
  }

  /** Lets go of everything at once. */
  release(): void {
    batch(() => {
      this.#clear()
      this.look(null)
      this.#picked.value = false
    })
  }

  /** Shows the card of a place. */
  look(place: PlaceName | null): void {
    batch(() => {
      this.card.value = place
      this.looked.value = place
    })
  }

  /** The next piece that can act, after the selected one. */
  next(by: 1 | -1 = 1): PieceName | null {
    const actors = [...this.groups.value.actors.keys()]
    if (actors.length === 0) return null
    const at = actors.indexOf(this.selected.value ?? '')
    return actors[(at + by + actors.length) % actors.length] ?? null
  }

  /** What a click on a lit place means: does it, asks first, or lets the reader choose among several. */
  go(place: PlaceName): void {
    // A quick hand: first the table does what came before, and says how the piece gets there.
    const doing = this.session.doing.peek()
    if (doing !== null) return void doing.then(() => this.go(place))
    const asking = this.#asking.peek()
    if (asking !== null && this.#reached.peek()?.of !== asking) return void this.#coming.then(() => this.go(place))
    const options = this.lit.value.get(place) ?? []
    const [one, another] = options
    if (one === undefined) return
    if (another === undefined) return this.take(one)
    batch(() => {
      this.#clear()
      this.previewed.value = place
      this.options.value = options
    })
  }

  /** Does it, or asks first if it cannot be taken back. What was asked about is done. */
  take(option: Option): void {
    const isAsked = this.pending.value?.steps.join() === option.steps.join()
    if (!isAsked && mustAsk({ ...option, isLight: this.isLight(option) }, confirm.value)) {
      batch(() => {
        this.#clear()
        this.previewed.value = option.place
        this.pending.value = option
      })
      return
    }
    this.commit(option)
  }

  /** What a small screen has shown at the first tap is done at the second; a battle has its own sheet first. */
  goOn(option: Option): void {
    const { battles } = this.session.page
    const isBattle = option.forecast !== null && battles?.rolls(option.steps.at(-1) ?? '') === true
    if (isBattle) this.take(option)
    else this.commit(option)
  }

  /** Whether it is too small to be asked about first. */
  isLight(option: Option): boolean {
    const { page, view } = this.session
    return view.value !== null && page.isLight?.(option, view.value) === true
  }

  /** Asks first, whatever the setting. */
  ask(choice: Choice): void {
    batch(() => {
      this.#clear()
      this.pending.value = optionOf(choice)
    })
  }

  chooseAction(action: string): void {
    const choice = this.choices.value.find((each) => each.action === action)
    if (choice !== undefined) this.choose(choice)
  }

  choose(choice: Choice): void {
    this.take(optionOf(choice))
  }

  commit(option: Option): void {
    const { steps, piece } = option
    const { page, view } = this.session
    if (view.value !== null) page.committed?.(option, view.value)
    batch(() => {
      this.#clear()
      if (piece !== null) this.#picked.value = piece
    })
    void this.session.play(steps)
  }

  /** Who can get to a place, one way each, to be chosen from; one alone is selected. */
  offer(place: PlaceName, options: readonly Option[]): void {
    const [one, another] = options
    batch(() => {
      this.#clear()
      if (another === undefined) this.#picked.value = one?.piece ?? null
      else this.options.value = options
      this.previewed.value = place
    })
  }

  /** What a piece reaches, so many of it; null: nobody is asked. */
  reachOf(piece: PieceName, number: number | null): Reach | null {
    const question = this.#question.peek()
    return question === null ? null : this.#reaches.of(question, piece, number)
  }

  /** Whether who is selected gets to a place, though perhaps not now: a lesson may want something else. */
  isReached(place: PlaceName): boolean {
    const { of, places } = this.#reached.value ?? { of: null, places: [] }
    return of === this.#asking.value && places.some((reached) => reached.place === place)
  }

  #clear(): void {
    this.previewed.value = null
    this.pending.value = null
    this.options.value = []
    this.refused.value = null
  }

  #forget(): void {
    batch(() => {
      this.#clear()
      this.advice.value = null
      this.number.value = null
      if (this.#picked.value === false) this.#picked.value = null
    })
  }

  #askReach(): void {
    const asking = this.#asking.value
    const piece = this.selected.value
    const number = this.number.value
    if (asking === null || piece === null) return
    const reach = this.reachOf(piece, number)
    const take = (places: readonly Reached[]) => {
      if (this.#asking.peek() === asking) this.#reached.value = { of: asking, places }
    }
    if (reach?.places) take(reach.places)
    else if (reach !== null) this.#coming = reach.coming.then(take)
  }
}
