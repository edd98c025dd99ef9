/** The map and the window: what of it is free, and where the map looks by itself. */
import { effect, type Signal, untracked } from '@preact/signals'
import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { Desk } from '../frame/desk.ts'
import type { Play } from '../play/play.ts'
import type { Box, Point, Theatre } from './board-part.ts'
import type { Camera, Insets } from './camera.ts'
import { standingOf } from './marks/standing-of.ts'

const SMALL = 760
const SHORT = 560
/** The column that takes the sheet's place in a window that is wide and short. */
const COLUMN = 300
/** What the sheet takes folded, in pixels, and with a selection, as a part of the window. */
const FOLDED = 110
const THIRD = 0.36
/** What a finger can hit, in pixels. */
const FINGER = 44

/** From here on panels stand in a column on the right. */
const WIDE = 1200
const COLUMN_OF_PANELS = 330

/** What is left of the window's width when the map is as high as it can be: it is put where the panels are. */
function spare(play: Play): number {
  const [, , width, height] = play.session.page.board?.fit ?? [0, 0, 1, 1]
  if (innerWidth < WIDE || (play.session.page.board?.theatres?.length ?? 0) > 0) return 0
  return Math.max(0, Math.min(COLUMN_OF_PANELS, innerWidth - ((innerHeight - 84) * width) / height - 36))
}

/** What the sheet of a small screen covers, and what is left for panels on a large one. */
function insets(play: Play): Insets {
  const isShort = innerHeight < SHORT
  const isSmall = innerWidth < SMALL && !isShort
  const bottom = play.selected.value === null ? FOLDED : innerHeight * THIRD
  return { top: 0, left: 0, right: isShort ? COLUMN : spare(play), bottom: isSmall ? bottom : 0 }
}

/** How many pixels a unit must take so that a finger can hit a place. */
function least(play: Play): number {
  const disc = play.session.page.board?.disc ?? 20
  return innerWidth < SMALL ? FINGER / (2 * disc) : 0
}

/** Where the decision is: who is selected, or else the middle of what is lit. */
function where(play: Play): Point | null {
  const { board } = play.session.page
  if (board === undefined) return null
  const standing = standingOf(play, play.selected.value)
  if (standing !== null) return standing.at
  const [first] = play.lit.value.keys()
  const [actor] = play.groups.value.actors.keys()
  if (first !== undefined) return board.at(first)
  return standingOf(play, actor ?? null)?.at ?? null
}

const contains = ([x, y, w, h]: Box, [px, py]: Point) => px >= x && px <= x + w && py >= y && py <= y + h

/** The map fits the window when it opens and whenever the window changes, and goes to the theatre of the decision. */
export function useWindow(play: Play, camera: Signal<Camera | null>): void {
  useEffect(() => {
    const resize = () =>
      untracked(() => {
        const eye = camera.value
        if (eye !== null) eye.resize(insets(play), least(play), where(play))
      })
    const stop = effect(() => {
      void camera.value
      resize()
    })
    const follow = effect(() => {
      const question = play.session.offered.value
      const eye = camera.value
      if (question === null || eye === null) return
      untracked(() => {
        eye.cover(insets(play))
        look(play, eye)
      })
    })
    const happens = effect(() => {
      const [place] = play.session.happening.value
      const { board } = play.session.page
      const eye = camera.value
      if (place !== undefined && board?.places.includes(place)) eye?.show(board.at(place))
    })
    addEventListener('resize', resize)
    return () => {
      stop()
      follow()
      happens()
      removeEventListener('resize', resize)
    }
  }, [play])
}

/** While nobody is selected and many can act: the theatre where most of them stand, and who of them comes first. */
function busiest(play: Play, theatres: readonly Theatre[]): { readonly theatre: Theatre; readonly at: Point } | null {
  if (play.selected.value !== null || play.lit.value.size > 0) return null
  const standings = [...play.groups.value.actors.keys()].map((piece) => standingOf(play, piece))
  const points = standings.flatMap((standing) => (standing === null ? [] : [standing.at]))
  const inside = ({ box }: Theatre) => points.filter((point) => contains(box, point))
  const [theatre] = theatres.toSorted((a, b) => inside(b).length - inside(a).length)
  const [at] = theatre === undefined ? [] : inside(theatre)
  return theatre === undefined || at === undefined ? null : { theatre, at }
}

/** A new question: its theatre, or where a finger can act. */
function look(play: Play, eye: Camera): void {
  const at = where(play)
  const theatres = play.session.page.board?.theatres ?? []
  const named = at === null ? theatres[0] : theatres.find(({ box }) => contains(box, at))
  const busy = busiest(play, theatres)
  const theatre = busy?.theatre ?? named
  const about = busy?.at ?? at
  if (eye.isMoved) return at === null ? undefined : eye.show(at)
  if (theatre !== undefined) eye.fit(theatre.box)
  if (about !== null) eye.home(least(play), about)
}

/** The sheet of a small screen is pulled by its handle, and comes up by itself when something is selected. */
export function useSheet(desk: Desk): RefObject<HTMLElement | null> {
  const sheet = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = sheet.current
    if (element === null) return undefined
    let from: number | null = null
    const down = (event: PointerEvent) => {
      const isHandle = event.target instanceof Element && event.target.closest('.sheet-handle') !== null
      if (isHandle) from = event.clientY
    }
    const up = (event: PointerEvent) => {
      if (from === null) return
      const by = event.clientY - from
      from = null
      if (by < -24) desk.pulled.value = 'whole'
      else if (by > 24) desk.pulled.value = 'low'
    }
    const sizes = new ResizeObserver(([{ borderBoxSize }]) => (desk.height.value = borderBoxSize[0].blockSize))
    sizes.observe(element)
    element.addEventListener('pointerdown', down)
    addEventListener('pointerup', up)
    return () => {
      sizes.disconnect()
      element.removeEventListener('pointerdown', down)
      removeEventListener('pointerup', up)
    }
  }, [])
  return sheet
}
