/** The map and the window: what of it is free, and where the map looks by itself. */
import { effect, type Signal, untracked } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Desk } from '../frame/desk.ts'
import { isOneSheet, layout } from '../frame/layout.ts'
import type { Play } from '../play/play.ts'
import type { Box, Point, Theatre } from './board-part.ts'
import type { Camera, Insets } from './camera.ts'
import { standingOf } from './marks/standing-of.ts'

/** The column that takes the sheet's place in a window that is short. */
export const COLUMN = 300
/** What a finger can hit, and what a counter takes on a small screen, in pixels. */
const FINGER = 44
const COUNTER = 48

/** Room around what was tapped, and around who acts next, in pixels. */
const IN_SIGHT = 56
const AT_EASE = 120

/** Of panels and of the hand, in a wide window. */
const COLUMN_OF_PANELS = 330
const HAND = 120

/** Where what is asked about is not to be: under panels, or under a hand out of which a card is asked for. */
const RAISED: Insets = { top: 0, left: 0, right: COLUMN_OF_PANELS, bottom: 200 }

/** What is left of the window's width when the map is as high as it can be: it is put where the panels are. */
function spare(play: Play): number {
  const [, , width, height] = play.session.page.board?.fit ?? [0, 0, 1, 1]
  if (layout.value !== 'wide' || (play.session.page.board?.theatres?.length ?? 0) > 0) return 0
  return Math.max(0, Math.min(COLUMN_OF_PANELS, innerWidth - ((innerHeight - 84) * width) / height - 36))
}

/** What the sheet of a small screen covers, and what is left for panels on a large one. */
function insets(play: Play, desk: Desk): Insets {
  // Nobody who is planned for stands under a panel or the hand.
  if (layout.value === 'wide' && planned(play) !== null) {
    return { top: 0, left: 0, right: COLUMN_OF_PANELS, bottom: play.session.page.Hand === undefined ? 0 : HAND }
  }
  const right = layout.value === 'column' ? COLUMN : spare(play)
  return { top: 0, left: 0, right, bottom: layout.value === 'sheet' ? desk.height.value : 0 }
}

/** How many pixels a unit must take so that a finger can hit a place, and what stands there can be read. */
function least(play: Play): number {
  const { board } = play.session.page
  if (board === undefined || !isOneSheet.value) return 0
  return Math.max(FINGER / (2 * board.disc), COUNTER / board.counter)
}

/** Where the decision is: who is selected, or else the one nearest to the middle of what is lit, or of who can act, or what it is about. */
function where(play: Play): Point | null {
  const { board } = play.session.page
  if (board === undefined) return null
  const standing = standingOf(play, play.selected.value)
  if (standing !== null) return standing.at
  return mostCentral(litAt(play)) ?? mostCentral(actorsAt(play)) ?? subject(play)
}

/** Where it is about, if nothing on the map answers it. */
function subject(play: Play): Point | null {
  const { board } = play.session.page
  const view = play.session.view.value
  const isOnMap = play.selected.value !== null || play.lit.value.size > 0 || play.groups.value.actors.size > 0
  const place = view === null || isOnMap ? null : (board?.subject?.(view) ?? null)
  return place === null ? null : (board?.at(place) ?? null)
}

function litAt(play: Play): readonly Point[] {
  const { board } = play.session.page
  return board === undefined ? [] : [...play.lit.value.keys()].map((place) => board.at(place))
}

function mostCentral(points: readonly Point[]): Point | null {
  const mean = (which: 0 | 1) => points.reduce((sum, point) => sum + point[which], 0) / points.length
  const [mx, my] = [mean(0), mean(1)]
  const far = ([x, y]: Point) => Math.hypot(x - mx, y - my)
  return points.toSorted((a, b) => far(a) - far(b))[0] ?? null
}

const contains = ([x, y, w, h]: Box, [px, py]: Point) => px >= x && px <= x + w && py >= y && py <= y + h

/** The map fits the window when it opens and whenever the window changes, and goes to the theatre of the decision. */
export function useWindow(play: Play, desk: Desk, camera: Signal<Camera | null>): void {
  useEffect(() => {
    const resize = () =>
      untracked(() => {
        const eye = camera.value
        if (eye === null) return
        eye.resize(insets(play, desk), least(play), where(play) ?? anywhere(play))
        if (!eye.isMoved) attend(play, eye)
      })
    const stop = effect(() => {
      void camera.value?.place.value
      void layout.value
      resize()
    })
    const sight = keepInSight(play, desk, camera)
    /** What was in the middle before the map went to what happened. */
    let left: Point | null = null
    let last: Theatre | undefined
    const follow = effect(() => {
      const question = play.session.offered.value
      const eye = camera.value
      if (question === null || eye === null) return
      untracked(() => {
        eye.cover(insets(play, desk))
        last = look(play, eye, last)
        // What is asked is nowhere: back to where the reader was.
        if (left !== null && where(play) === null) eye.show(left)
        left = null
      })
    })
    const happens = effect(() => {
      const [place] = play.session.happening.value
      const { board } = play.session.page
      const eye = camera.value
      if (eye === null || place === undefined || !board?.places.includes(place)) return
      untracked(() => {
        const point = board.at(place)
        if (!eye.sees(point)) left ??= eye.middle
        eye.show(point)
      })
    })
    return () => {
      stop()
      follow()
      happens()
      sight()
    }
  }, [play])
}

/** Where those stand who can act. */
function actorsAt(play: Play): readonly Point[] {
  const standings = [...play.groups.value.actors.keys()].map((piece) => standingOf(play, piece))
  return standings.flatMap((standing) => (standing === null ? [] : [standing.at]))
}

/** All who can act and all places that are lit, where they are planned for together; null: what is asked is of one theatre. */
function planned(play: Play): Box | null {
  const view = play.session.view.value
  const offered = [...actorsAt(play), ...(play.selected.value === null ? litAt(play) : [])]
  return view === null ? null : (play.session.page.board?.planned?.(view, offered) ?? null)
}

/** While nobody is selected and many can act: the theatre where most of them stand, and who of them comes first. */
function busiest(play: Play, theatres: readonly Theatre[]): { readonly theatre: Theatre; readonly at: Point } | null {
  if (play.selected.value !== null || play.lit.value.size > 0) return null
  const points = actorsAt(play)
  const inside = ({ box }: Theatre) => points.filter((point) => contains(box, point))
  const [theatre] = theatres.toSorted((a, b) => inside(b).length - inside(a).length)
  const [at] = theatre === undefined ? [] : inside(theatre)
  return theatre === undefined || at === undefined ? null : { theatre, at }
}

/** A new question: its theatre, or where a finger can act. Answers with the theatre; `last`: that of the question before. */
function look(play: Play, eye: Camera, last: Theatre | undefined): Theatre | undefined {
  const at = where(play)
  const busy = busiest(play, play.session.page.board?.theatres ?? [])
  // What is asked is nowhere: the theatre where the reader was.
  const theatre = busy?.theatre ?? (at === null && last !== undefined ? last : theatreOf(play))
  go(play, eye, theatre, { at, about: busy?.at ?? at, isFirst: last === undefined })
  return theatre
}

/** What is asked about is in sight: the map moves no further than it has to. */
function attend(play: Play, eye: Camera): void {
  const at = subject(play)
  if (at === null) return
  if (!isOneSheet.value) eye.cover(RAISED)
  eye.reveal(at, AT_EASE)
}

interface Goal {
  readonly at: Point | null
  /** Who of many comes first, or `at`. */
  readonly about: Point | null
  /** Nothing was asked before. */
  readonly isFirst: boolean
}

function go(play: Play, eye: Camera, theatre: Theatre | undefined, { at, about, isFirst }: Goal): void {
  if (eye.isMoved) return at === null ? undefined : eye.show(at)
  if (isOneSheet.value && eye.scale >= least(play) && (about === null || eye.sees(about))) {
    return about === null ? undefined : eye.reveal(about, AT_EASE)
  }
  if (subject(play) !== null) {
    if (isFirst && theatre !== undefined) eye.fit(theatre.box)
    return attend(play, eye)
  }
  const whole = planned(play)
  if (whole !== null) eye.fit(whole)
  else if (theatre !== undefined) eye.fit(theatre.box)
  eye.home(least(play), about ?? anywhere(play))
  // Beyond the theatres, as the south of Africa is.
  const hasTheatres = (play.session.page.board?.theatres ?? []).length > 0
  if (hasTheatres && theatre === undefined && at !== null) eye.show(at)
}

/** Of what is asked; the first if that is nowhere. */
function theatreOf(play: Play): Theatre | undefined {
  const at = where(play)
  const theatres = play.session.page.board?.theatres ?? []
  return at === null ? theatres[0] : theatres.find(({ box }) => contains(box, at))
}

/** The middle of the theatre, or of the board. */
function anywhere(play: Play): Point | null {
  const box = theatreOf(play)?.box ?? play.session.page.board?.fit
  return box === undefined ? null : [box[0] + box[2] / 2, box[1] + box[3] / 2]
}

/** Of the sheet or of the window: what was tapped or selected does not get lost under what grows because of it. */
function keepInSight(play: Play, desk: Desk, camera: Signal<Camera | null>): () => void {
  const guessed = desk.height.peek()
  let isMeasured = false
  return effect(() => {
    const eye = camera.value
    const { board } = play.session.page
    const covered = desk.height.value
    const place = play.previewed.value ?? play.card.value
    const standing = standingOf(play, play.selected.value)
    if (eye === null || board === undefined || !isOneSheet.value) return
    const isFirst = !isMeasured && covered !== guessed
    isMeasured ||= isFirst
    untracked(() => {
      if (isFirst) return eye.resize(insets(play, desk), least(play), where(play) ?? anywhere(play))
      eye.cover(insets(play, desk))
      const point = place !== null && board.places.includes(place) ? board.at(place) : standing?.at
      if (point !== undefined) eye.reveal(point, IN_SIGHT)
    })
  })
}
