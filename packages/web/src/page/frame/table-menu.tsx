/** What is seldom needed at a table: kept in one place, at the end of the bar. */

import { useSignal } from '@preact/signals'
import type { Language } from '@tabularium/engine'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { ControlIcon, type IconName } from '../control.tsx'
import { saveToFile, share } from '../files.ts'
import { isOver } from '../game-page.ts'
import { asidesOf } from '../log/asides.ts'
import { bringCounsel } from '../play/bring-counsel.ts'
import type { Play } from '../play/play.ts'
import { go } from '../router.ts'
import { lookAt } from '../session/looking-back.ts'
import type { Session } from '../session/session.ts'
import { language, ui } from '../settings.ts'
import { type Desk, settingsOpen } from './desk.ts'
import '../../style/table/menu.css'

/** Whether this browser can hand a file to another app. */
const canShare = navigator.canShare?.({ files: [new File([''], 'game.txt', { type: 'text/plain' })] }) === true

/** A game begun alone can go on with others. */
const takeOnline: Readonly<Record<Language, string>> = { en: 'Go on online', fr: 'Continuer en ligne' }

interface Props {
  readonly session: Session
  readonly desk: Desk
  readonly play: Play
}

export interface ItemProps {
  readonly icon: IconName
  readonly children: ComponentChildren
  readonly disabled?: boolean
  /** Only where the bar has no room for it. */
  readonly small?: boolean
  readonly onClick: () => void
}

export function Item({ icon, children, disabled = false, small = false, onClick }: ItemProps) {
  return (
    <li class={small ? 'small-only' : undefined}>
      <button type="button" class="menu-item" disabled={disabled} onClick={onClick}>
        <ControlIcon icon={icon} />
        {children}
      </button>
    </li>
  )
}

/** The recap once more. */
function recall(session: Session, desk: Desk): void {
  desk.recapRead.value = null
  asidesOf(session).recalled.value = true
}

export function TableMenu({ session, desk, play }: Props) {
  const u = ui()
  const here = useRef<HTMLElement>(null)
  const snapshot = session.snapshot.value
  const name = snapshot?.name ?? ''
  const { company, link } = session
  const hasBots = company === null && snapshot?.seats.some((seat) => seat.player !== 'person') === true
  // What is hidden from somebody is no file for others before the end.
  const mayLeave = company === null || (snapshot !== null && isOver(snapshot))
  const paused = session.paused.value
  useEffect(() => here.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus(), [])
  const then = (what: () => unknown) => () => {
    desk.menu.value = false
    void what()
  }
  return (
    <section ref={here} class="panel-box table-menu" aria-label={u.menu}>
      <ul class="plain">
        <Item icon="redo" small disabled={snapshot?.canRedo !== true} onClick={then(() => session.redo())}>
          {u.redo}
        </Item>
        <Item icon="rules" small onClick={then(() => desk.read('rules'))}>
          {u.rules}
        </Item>
        {session.page.Aid !== undefined && (
          <Item icon="tables" small onClick={then(() => desk.read('tables'))}>
            {u.tables}
          </Item>
        )}
        <Item icon="log" onClick={then(() => desk.read('log'))}>
          {u.log}
        </Item>
        {session.tabs.map(({ id, name: called }) => (
          <Item key={id} icon="check" small onClick={then(() => desk.read(`tab ${id}`))}>
            {called(language.value)}
          </Item>
        ))}
        <Item icon="again" small onClick={then(() => recall(session, desk))}>
          {u.since}
        </Item>
        <Item icon="branch" disabled={!snapshot?.length} onClick={then(() => lookAt(session, snapshot?.length ?? 0))}>
          {u.replay}
        </Item>
        {company !== null && <company.Menu session={session} desk={desk} />}
        {company === null && snapshot !== null && !isOver(snapshot) && (
          <Item icon="upload" onClick={then(() => go(`/online/new/${snapshot.game}/${snapshot.id}`))}>
            {takeOnline[language.value]}
          </Item>
        )}
        {mayLeave && (
          <Item icon="download" onClick={then(() => saveToFile(link, name))}>
            {u.export}
          </Item>
        )}
        {canShare && mayLeave && (
          <Item icon="upload" onClick={then(() => share(link, name))}>
            {u.share}
          </Item>
        )}
        {hasBots && (
          <Item icon={paused ? 'play' : 'pause'} onClick={then(() => session.pause(!paused))}>
            {paused ? u.goOn : u.pause}
          </Item>
        )}
        {(company === null || session.page.secrets !== undefined) && (
          <Item icon="learn" onClick={() => desk.read('players')}>
            {u.players}
          </Item>
        )}
        <Item icon="tables" onClick={() => desk.read('dice')}>
          {u.dice}
        </Item>
        <Item icon="settings" onClick={then(() => (settingsOpen.value = true))}>
          {u.settings}
        </Item>
      </ul>
      <WhatAbout play={play} desk={desk} />
      <p class="menu-links">
        <a href="#/">{u.home}</a>
        <a href="#/credits">{u.credits}</a>
      </p>
    </section>
  )
}

/** For those who cannot point at the map: any place by its name. */
function WhatAbout({ play, desk }: { play: Play; desk: Desk }) {
  const chosen = useSignal('')
  const u = ui()
  const ask = async (place: string) => {
    chosen.value = place
    if (place === '') return
    const { askAbout } = await bringCounsel()
    await askAbout(play, place)
    desk.menu.value = false
  }
  return (
    <label class="what-about" title={u.whatAboutHint}>
      {u.whatAbout}
      <select value={chosen.value} onChange={(event) => void ask(event.currentTarget.value)}>
        <option value="">{u.choosePlace}</option>
        {play.session.page.spots().map(({ spot, name }) => (
          <option key={spot} value={spot}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
