/** Beside the log: powers and tribes, points, leaders, piles. */
import type { GatesEvent, View } from '@tabularium/barbarians-at-the-gates/shown'
import type { Tab, TabProps } from '../../../page/game-page.ts'
import { lazy } from '../../../page/lazy.tsx'
import { panelWords } from '../words/panels/index.ts'

type Props = TabProps<View, GatesEvent>

const all = () => import('./all-tabs.ts')

export const tabs: readonly Tab<View, GatesEvent>[] = [
  {
    id: 'powers',
    name: (language) => panelWords[language].tabs.powers,
    Panel: lazy<Props>(() => all().then((module) => module.PowersTab)),
  },
  {
    id: 'points',
    name: (language) => panelWords[language].tabs.points,
    Panel: lazy<Props>(() => all().then((module) => module.PointsTab)),
  },
  {
    id: 'leaders',
    name: (language) => panelWords[language].tabs.leaders,
    Panel: lazy<Props>(() => all().then((module) => module.LeadersTab)),
  },
  {
    id: 'piles',
    name: (language) => panelWords[language].tabs.piles,
    Panel: lazy<Props>(() => all().then((module) => module.PilesTab)),
  },
]
