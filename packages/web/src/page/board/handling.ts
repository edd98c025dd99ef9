/** What clicks, taps and drags on the map do: piece, then place. */
import { bringCounsel } from '../play/bring-counsel.ts'
import type { Option } from '../play/options.ts'
import type { Play } from '../play/play.ts'
import { isMeant } from '../press.ts'
import type { PieceName, PlaceName, Point } from './board-part.ts'
import type { Camera } from './camera.ts'
import { copyOf, drawingOf } from './marks/lifted.tsx'
import type { Gestures } from './pointers.ts'

/** How near to a lit place a piece snaps to it, and how near to a place a finger means it, in pixels. */
const SNAP = 40
const NEAR = 22

export class Handling implements Gestures {
  readonly #play: Play
  readonly #camera: Camera
  readonly #sheet: HTMLElement
  /** Who is being carried, with the drawing that follows the pointer. */
  #carried: { readonly ghost: SVGGElement; readonly from: Point; readonly source: Element } | null = null

  constructor(play: Play, camera: Camera, sheet: HTMLElement) {
    this.#play = play
    this.#camera = camera
    this.#sheet = sheet
  }

  get #board() {
    return this.#play.session.page.board
  }

  /** Who stands at that point, those who can act before others. */
  pieceAt([x, y]: Point): PieceName | null {
    const view = this.#play.session.view.value
    const board = this.#board
    if (board === undefined || view === null) return null
    const all = new Set([...this.#play.groups.value.actors.keys(), ...this.#play.whereabouts.value.keys()])
    for (const piece of all) {
      const standing = board.standing(piece, view)
      if (standing === null) continue
      const { at, half } = standing
      if (Math.abs(x - at[0]) <= half[0] && Math.abs(y - at[1]) <= half[1]) return piece
    }
    return null
  }

  /** The place pointed at, or one so near that it was meant. */
  placeAt(event: MouseEvent): PlaceName | null {
    const under = event.target instanceof Element ? event.target.closest<SVGElement>('[data-spot]') : null
    const found = under ?? document.elementFromPoint(event.clientX, event.clientY)?.closest<SVGElement>('[data-spot]')
    return found?.dataset.spot ?? this.#nearest(event, this.#board?.places ?? [], NEAR)
  }

  /** Who would most likely be selected there. */
  likelyAt(place: PlaceName): PieceName | null {
    return this.#actorsIn(place)[0] ?? null
  }

  touch(event: PointerEvent): void {
    const byFinger = event.pointerType === 'touch'
    if (!isMeant(event, byFinger)) return
    const play = this.#play
    play.session.catchUp()
    const point = this.#camera.toMap(event.clientX, event.clientY)
    if (byFinger) play.look(null)
    if (byFinger && this.#camera.approach(point)) return
    const chosen = this.#wayAt(event)
    if (chosen !== undefined) return play.take(chosen)
    const piece = this.pieceAt(point)
    const place = this.placeAt(event) ?? (piece === null ? null : (play.whereabouts.value.get(piece) ?? null))
    if (piece !== null && play.canAct(piece) && this.#meansPiece(piece, place)) return this.#pick(piece)
    if (place === null) return play.letGo()
    if (play.lit.value.has(place)) return this.#goTo(place, byFinger)
    const actors = this.#actorsIn(place)
    const [first] = actors
    if (first !== undefined) return this.#pick(this.#following(actors) ?? first)
    if (play.session.offered.value === null) return
    const isSelected = play.selected.value !== null
    void bringCounsel().then(({ askWho, refuse }) => (isSelected ? refuse(play, place) : askWho(play, place)))
  }

  /** One of several ways to a place, which are all drawn. */
  #wayAt({ clientX, clientY }: MouseEvent): Option | undefined {
    const under = document.elementsFromPoint(clientX, clientY)
    const found = under.map((element) => element.closest<SVGElement>('[data-way]')?.dataset.way)
    const piece = found.find((name) => name !== undefined)
    return piece === undefined ? undefined : this.#play.options.value.find((option) => option.piece === piece)
  }

  hold(event: PointerEvent): void {
    this.#play.look(this.placeAt(event))
  }

  letGo(): void {
    this.#play.letGo()
  }

  canLift(event: PointerEvent): boolean {
    const piece = this.pieceAt(this.#camera.toMap(event.clientX, event.clientY))
    if (piece !== null) this.#play.ahead(piece)
    return piece !== null && this.#play.canAct(piece)
  }

  lift(pressed: PointerEvent): void {
    const from = this.#camera.toMap(pressed.clientX, pressed.clientY)
    const piece = this.pieceAt(from)
    if (piece === null) return
    if (this.#play.selected.value !== piece) this.#play.select(piece)
    const source = drawingOf(this.#play, piece)
    const layer = this.#sheet.querySelector('.carried')
    if (source === null || layer === null) return
    const ghost = document.createElementNS('http://www.w3.org/2000/svg', 'g')
    ghost.append(copyOf(source, piece))
    layer.append(ghost)
    layer.parentElement?.classList.add('carrying')
    source.classList.add('shadow')
    this.#carried = { ghost, from, source }
  }

  carry(event: PointerEvent): void {
    if (this.#carried === null) return
    const over = this.#nearest(event, [...this.#play.lit.value.keys()], SNAP) ?? this.#litUnder(event)
    const [x, y] = this.#camera.toMap(event.clientX, event.clientY)
    const { ghost, from } = this.#carried
    const to: Point = over !== null && this.#board !== undefined ? this.#board.at(over) : [x, y]
    ghost.style.transform = `translate(${to[0] - from[0]}px, ${to[1] - from[1]}px)`
    this.#play.previewed.value = over
  }

  drop(event: PointerEvent): void {
    const over = this.#nearest(event, [...this.#play.lit.value.keys()], SNAP) ?? this.#litUnder(event)
    this.putBack()
    if (over !== null) this.#play.go(over)
  }

  /** The piece is where it was. */
  putBack(): void {
    this.#carried?.ghost.parentElement?.parentElement?.classList.remove('carrying')
    this.#carried?.ghost.remove()
    this.#carried?.source.classList.remove('shadow')
    this.#carried = null
    if (this.#play.pending.value === null) this.#play.previewed.value = null
  }

  /** A click on who is selected goes on to the next one there; on who stands in a lit place, it is the place that is meant. */
  #meansPiece(piece: PieceName, place: PlaceName | null): boolean {
    const play = this.#play
    if (play.selected.value === null || play.selected.value === piece) return true
    return place === null || !play.lit.value.has(place) || this.#actorsIn(place).includes(piece)
  }

  #actorsIn(place: PlaceName): readonly PieceName[] {
    const view = this.#play.session.view.value
    if (view === null) return []
    return (this.#board?.piecesAt(place, view) ?? []).filter((piece) => this.#play.canAct(piece))
  }

  /** Clicking again goes round those who can act there. */
  #following(actors: readonly PieceName[]): PieceName | undefined {
    const at = actors.indexOf(this.#play.selected.value ?? '')
    return at < 0 ? undefined : actors[(at + 1) % actors.length]
  }

  #pick(piece: PieceName): void {
    const place = this.#play.whereabouts.value.get(piece)
    const isSelected = this.#play.selected.value === piece
    const next = isSelected && place !== undefined ? this.#following(this.#actorsIn(place)) : undefined
    void this.#play.pick(next ?? piece)
  }

  /** A finger sees first what it does. */
  #goTo(place: PlaceName, byFinger: boolean): void {
    const play = this.#play
    const isSeen = play.previewed.value === place
    const [one, another] = play.lit.value.get(place) ?? []
    if (!byFinger || one === undefined || another !== undefined) return play.go(place)
    // Asked about already, it is done by `go`.
    if (isSeen) return play.pending.value === null ? play.goOn(one) : play.go(place)
    play.pending.value = null
    play.options.value = []
    play.previewed.value = place
  }

  #litUnder(event: MouseEvent): PlaceName | null {
    const place = document
      .elementsFromPoint(event.clientX, event.clientY)
      .map((element) => element.closest<SVGElement>('[data-spot]')?.dataset.spot)
      .find((spot) => spot !== undefined)
    return place !== undefined && this.#play.lit.value.has(place) ? place : null
  }

  #nearest(event: MouseEvent, places: readonly PlaceName[], within: number): PlaceName | null {
    const board = this.#board
    if (board === undefined) return null
    let best: PlaceName | null = null
    let least = within
    for (const place of places) {
      const [x, y] = this.#camera.toScreen(board.at(place))
      const far = Math.hypot(x - event.clientX, y - event.clientY)
      if (far <= least) [best, least] = [place, far]
    }
    return best
  }
}
