/** What is seldom looked at beside a board: it is fetched together, when the first of it is. */

import './parts-icons.ts'

export { Statistics } from './dice/statistics.tsx'
export { Earlier } from './earlier.tsx'
export { Ending } from './ending/ending.tsx'
export { saveToFile, share } from './files.ts'
export { Reader } from './frame/reader.tsx'
export { TableMenu } from './frame/table-menu.tsx'
export { BeaconKeeper } from './lessons/beacons.ts'
export { Lessons } from './lessons/lessons.tsx'
export { Notes } from './notes.tsx'
export { NoticeBox, NotKept } from './notices.tsx'
export { Replay } from './replay/replay.tsx'
export { Rules } from './rules.tsx'
export { Seats } from './seats.tsx'
