/** Where the battle sheet opens. It is fetched when a piece is selected, so that it is there before the die. */
import { useEffect, useRef } from 'preact/hooks'
import { lazy, whenQuiet } from '../lazy.tsx'
import type { Play } from '../play/play.ts'
import type { Session } from '../session/session.ts'
import { isWanted } from './wanted.ts'

const load = () => import('./battles.tsx').then((module) => module.Battles)
const Battles = lazy(load)

interface Props {
  readonly session: Session
  readonly play: Play
  /** What a lesson says meanwhile. */
  readonly lesson: string | null
}

export function BattleSlot({ session, play, lesson }: Props) {
  const wanted = isWanted(session, play)
  const isNear = wanted || play.selected.value !== null
  // What it knows of a battle that was shown before outlasts the sheet.
  const wasWanted = useRef(false)
  wasWanted.current ||= wanted
  useEffect(() => {
    if (!isNear || session.page.battles === undefined) return
    // What cannot be had is asked for again when it is to be shown.
    void whenQuiet()
      .then(() => Promise.all([load(), session.page.battles?.load()]))
      .catch(() => {})
  }, [isNear])
  return wasWanted.current ? <Battles session={session} play={play} lesson={lesson} /> : null
}
