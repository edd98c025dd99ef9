/** The porphyry bar: on tables the game's numbers and what is always at hand; elsewhere the way about. */
import type { ComponentChildren } from 'preact'
import type { Snapshot } from '../../table/protocol.ts'
import { Control } from '../control.tsx'
import { Offline } from '../later.ts'
import { Newer } from '../page-bar.tsx'
import type { Play } from '../play/play.ts'
import { titled } from '../said.ts'
import type { Session } from '../session/session.ts'
import { language, sound, ui, volumes } from '../settings.ts'
import type { Desk } from './desk.ts'
import { HintButton } from './hint-button.tsx'
import { isNarrow } from './layout.ts'
import { Picture } from './picture.tsx'
import '../../style/top-bar.css'
import '../../style/table/small-bar.css'

/** Shared by all pages. */
export function TopBar({ children }: { children: ComponentChildren }) {
  return (
    <header class="top-bar">
      <nav aria-label="Tabularium">
        <a class="brand" href="#/">
          Tabularium
        </a>
      </nav>
      {children}
    </header>
  )
}

/** Who acts, where the bar has no room for names. */
function Acting({ session }: { session: Session }) {
  const { Acting: Piece } = session.page
  const view = session.view.value
  const { question, seats = [] } = session.snapshot.value ?? {}
  const seat = question == null ? null : (seats[question.seat]?.name ?? null)
  if (Piece === undefined || view === null || !isNarrow.value) return null
  return (
    <span class="bar-acting">
      <Piece view={view} language={language.value} seat={seat} />
    </span>
  )
}

function Numbers({ session }: { session: Session }) {
  const view = session.view.value
  const { page } = session
  if (view === null) return null
  const { Bar } = page
  if (Bar !== undefined)
    return <Bar view={view} language={language.value} options={session.snapshot.value?.options ?? null} />
  const numbers = page.numbers?.(view, language.value)
  if (numbers === undefined) return null
  return (
    <ul class="plain bar-numbers">
      {numbers.map(({ icon, value, words }) => (
        <li key={words} title={words}>
          <Picture of={icon} size={18} />
          <b>{value}</b>
          <span>{words}</span>
        </li>
      ))}
    </ul>
  )
}

/** What an undo takes back, or why it is off. */
function undoSays(snapshot: Snapshot | null): string | undefined {
  const { undo, undoOff } = ui()
  if (snapshot === null) return undefined
  const { undoWords, undoWhy } = snapshot
  if (undoWhy !== null) return undoOff[undoWhy]
  return undoWords === null ? undefined : `${undo}${language.value === 'fr' ? '\u202f' : ''}: ${undoWords}`
}

function UndoButton({ session }: { session: Session }) {
  return (
    <Control
      icon="undo"
      label={ui().undo}
      says={undoSays(session.snapshot.value)}
      disabled={!session.mayUndo.value}
      onClick={() => session.undo()}
    />
  )
}

interface Props {
  readonly session: Session
  readonly play: Play
  readonly desk: Desk
  readonly title: string
}

export function TableBar({ session, play, desk, title }: Props) {
  const u = ui()
  const snapshot = session.snapshot.value
  const isOn = sound.value !== 'off'
  const { reading } = desk
  return (
    <TopBar>
      <span class="bar-game">{title}</span>
      <Acting session={session} />
      <Numbers session={session} />
      {session.company === null && <Offline />}
      <Newer />
      <div class="bar-controls" role="toolbar" aria-label={u.controls}>
        <UndoButton session={session} />
        <Control
          icon="redo"
          label={u.redo}
          disabled={snapshot?.canRedo !== true}
          seldom
          onClick={() => session.redo()}
        />
        {!isNarrow.value && <HintButton play={play} />}
        {session.page.Aid !== undefined && (
          <Control
            icon="tables"
            label={u.tables}
            named
            pressed={reading.value === 'tables'}
            onClick={() => desk.read('tables')}
          />
        )}
        <Control
          icon="rules"
          label={u.rules}
          named
          pressed={reading.value === 'rules'}
          onClick={() => desk.read('rules')}
        />
        <Control
          icon={isOn ? 'sound' : 'silent'}
          label={u.sound}
          pressed={isOn}
          seldom
          says={titled(u.sound, u.sounds[sound.value])}
          onClick={() => (sound.value = volumes[(volumes.indexOf(sound.value) + 1) % volumes.length] ?? 'off')}
        />
        <Control
          icon="menu"
          label={u.menu}
          pressed={desk.menu.value}
          onClick={() => (desk.menu.value = !desk.menu.value)}
        />
      </div>
    </TopBar>
  )
}
