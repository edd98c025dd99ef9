/** Peoples, leaders and points, beside the log. */
import type { UltimusEvent, View } from '@tabularium/ultimus-romanorum/shown'
import type { TabProps } from '../../page/game-page.ts'
import { catalogues } from './catalogues.ts'
import { dated } from './panels/history.ts'
import { Calendar, Leaders } from './panels/leaders.tsx'
import { Fold } from './panels/parts.tsx'
import { Peoples } from './panels/peoples.tsx'
import { Points } from './panels/points.tsx'
import '../../style/panel-tables.css'
import '../../style/ultimus-panels.css'

type Props = TabProps<View, UltimusEvent>

const common = ({ view, told, language, session }: Props) => ({
  view,
  told,
  language,
  session,
  w: catalogues[language],
  past: dated(told, view.year),
})

export const PeoplesTab = (props: Props) => (
  <div class="game-panel">
    <Peoples {...common(props)} />
  </div>
)

export const LeadersTab = (props: Props) => {
  const { view, w, session, language } = common(props)
  return (
    <div class="game-panel">
      <Leaders view={view} w={w} session={session} language={language} />
      <Fold title={w.calendar}>
        <Calendar view={view} w={w} language={language} />
      </Fold>
    </div>
  )
}

export const PointsTab = (props: Props) => (
  <div class="game-panel">
    <Points {...common(props)} />
  </div>
)
