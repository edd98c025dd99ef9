/** What a player wants to know besides the board, in the order in which it is asked for. */
import type { UltimusEvent, View } from '@tabularium/ultimus-romanorum/shown'
import type { StatusProps } from '../../page/game-page.ts'
import { catalogues } from './catalogues.ts'
import { Chronicle } from './panels/chronicle.tsx'
import { HandPanel } from './panels/hand.tsx'
import { dated } from './panels/history.ts'
import { Key } from './panels/key.tsx'
import { Calendar, Leaders } from './panels/leaders.tsx'
import { Fold } from './panels/parts.tsx'
import { Peoples } from './panels/peoples.tsx'
import { Points, Year } from './panels/tracks.tsx'
import { ZoneForces } from './panels/zone.tsx'
import '../../style/status.css'

export function Status({ view, told, language, session }: StatusProps<View, UltimusEvent>) {
  const w = catalogues[language]
  const common = { view, w, language, session, told, past: dated(told, view.year) }
  return (
    <div class="status ultimus-status">
      <Year {...common} />
      <Points {...common} />
      <HandPanel view={view} language={language} session={session} />
      <Fold title={w.steps}>
        <Chronicle {...common} />
      </Fold>
      <Fold title={w.leaders}>
        <Leaders view={view} w={w} session={session} />
      </Fold>
      <Fold title={w.calendar}>
        <Calendar view={view} w={w} />
      </Fold>
      <Fold title={w.peoples}>
        <Peoples {...common} />
      </Fold>
      <ZoneForces view={view} w={w} session={session} />
      <Fold title={w.key}>
        <Key w={w} />
      </Fold>
      <p class="hint">{w.legend}</p>
    </div>
  )
}
