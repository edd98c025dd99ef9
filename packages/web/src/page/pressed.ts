/** What each key does at a table. */
import { standingOf } from './board/marks/standing-of.ts'
import { settingsOpen } from './frame/desk.ts'
import type { Table } from './keys.ts'
import { bringCounsel } from './play/bring-counsel.ts'
import { isDirection, nearest } from './play/nearest.ts'
import type { Play } from './play/play.ts'
import { recallOrPutAway } from './recap/recall.ts'

const OPERATED = 'input, select, textarea, button, a, summary, [role=button]'
const STEP = 1.4
const SHIFT = 80

const find = (selector: string) => document.querySelector<HTMLElement>(selector)

/** To the nearest lit place in that direction from what has the focus, or is selected; with Shift, moves the map. */
function arrow({ session, play, camera }: Table, event: KeyboardEvent): boolean {
  const { key } = event
  const { board } = session.page
  if (!isDirection(key) || board === undefined) return false
  const lit = event.shiftKey ? [] : [...play.lit.value.keys()]
  const focused = play.focused.value
  const standing = standingOf(play, focused !== null && 'piece' in focused ? focused.piece : play.selected.value)
  const from = focused !== null && 'place' in focused ? board.at(focused.place) : standing?.at
  if (lit.length > 0) {
    const [first] = lit
    const place = from === undefined ? first : nearest(from, key, lit, board.at.bind(board))
    if (place != null) {
      focusPlace(play, place)
      camera.value?.show(board.at(place))
    }
    return true
  }
  const [dx, dy] = { ArrowLeft: [SHIFT, 0], ArrowRight: [-SHIFT, 0], ArrowUp: [0, SHIFT], ArrowDown: [0, -SHIFT] }[key]
  camera.value?.shift(dx ?? 0, dy ?? 0)
  return true
}

/** The control of that place: of who is selected, before that of the place alone. */
function focusPlace({ selected }: Play, place: string): void {
  const named = `#actions [data-place="${CSS.escape(place)}"]`
  const own = selected.value === null ? null : find(`${named}[data-piece-of="${CSS.escape(selected.value)}"]`)
  ;(own ?? find(`${named}:not([data-piece-of])`))?.focus()
}

function focusPiece(piece: string | null): void {
  if (piece !== null) find(`#actions [data-actor="${CSS.escape(piece)}"]`)?.focus()
}

function keysOf({ session, play, desk, camera }: Table): Record<string, () => void> {
  return {
    u: () => void session.undo(),
    r: () => void session.redo(),
    h: () => void bringCounsel().then(({ hint }) => hint(play)),
    t: () => desk.read('tables'),
    b: () => desk.read('rules'),
    l: () => desk.showTab('log'),
    m: () => recallOrPutAway(session),
    e: () => find('.closing')?.click(),
    n: () => {
      const next = play.next()
      if (next === null) return
      play.select(next)
      focusPiece(next)
    },
    '?': () => (settingsOpen.value = true),
    i: () => {
      const focused = play.focused.value
      if (focused !== null && 'place' in focused) play.look(focused.place)
    },
    Escape: () => {
      if (desk.close()) return
      play.letGo()
      play.refused.value = null
    },
    '+': () => camera.value?.magnify(STEP),
    '=': () => camera.value?.magnify(STEP),
    '-': () => camera.value?.magnify(1 / STEP),
    '0': () => camera.value?.fit(session.page.board?.fit),
  }
}

/** 1 to 9: what the selected piece does where it stands. */
function actHere(play: Play, key: string): boolean {
  const choice = /^[1-9]$/.test(key) ? play.here.value[Number(key) - 1] : undefined
  if (choice !== undefined) play.choose(choice)
  return choice !== undefined
}

/** Shift with a figure is another sign on every keyboard: the key itself is what counts. */
function theatreOf(event: KeyboardEvent): number | null {
  const figure = event.shiftKey ? /^Digit([1-4])$/.exec(event.code)?.[1] : undefined
  return figure === undefined ? null : Number(figure) - 1
}

/** Does what a key is for, whatever has the focus. */
export function pressKey(table: Table, event: KeyboardEvent): void {
  const { session, play, camera } = table
  const operates = event.target instanceof Element && event.target.closest(OPERATED) !== null
  const number = theatreOf(event)
  const box = number === null ? undefined : session.page.board?.theatres?.[number]?.box
  if (box !== undefined) camera.value?.fit(box)
  else if (event.key === ' ') {
    if (operates || !(session.showing.value || session.botIsAsked.value)) return
    session.hurry()
  } else if (isDirection(event.key)) {
    if (event.target instanceof Element && event.target.closest('.reader, [role=tablist]') !== null) return
    if (!arrow(table, event)) return
  } else if (event.shiftKey || !actHere(play, event.key)) {
    const act = keysOf(table)[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (act === undefined) return
    act()
  }
  event.preventDefault()
}
