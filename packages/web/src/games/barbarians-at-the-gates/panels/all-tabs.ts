/** The panels beside the log, fetched when one is first opened. */
export { LeadersTab } from './leaders-tab.tsx'
export { PilesTab } from './piles-tab.tsx'
export { PointsTab } from './points-tab.tsx'
export { PowersTab } from './powers-tab.tsx'

import '../../../style/panel-tables.css'
import '../../../style/gates-panels.css'
