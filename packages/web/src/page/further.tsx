/** Pages besides games and home, each fetched when somebody goes there. */
import { lazy } from './lazy.tsx'
import { Problem } from './problem.tsx'
import { ui } from './settings.ts'

const Credits = lazy(() => import('./credits.tsx').then((module) => module.Credits))
const Lab = lazy(() => import('./lab/lab.tsx').then((module) => module.Lab))
const Online = lazy(() => import('./online/online.tsx').then((module) => module.Online))

export function Further({ path }: { path: readonly string[] }) {
  const [first, ...rest] = path
  if (first === 'credits') return <Credits />
  if (first === 'lab') return <Lab path={rest} />
  if (first === 'online' || first === 'account') return <Online path={path} />
  return <Problem text={ui().lost} />
}
