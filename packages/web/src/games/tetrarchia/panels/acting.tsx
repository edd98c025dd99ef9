/** The Emperor whose turn it is, for the bar of a small screen. */
import { active, type View } from '@tabularium/tetrarchia/shown'
import { Counter } from '../../../page/board/counters/counter.tsx'
import { Drawn } from '../../../page/board/counters/drawn.tsx'
import type { ActingProps } from '../../../page/game-page.ts'
import { icons } from '../icons.ts'
import { pageWords } from '../words/index.ts'

export function Acting({ view, language }: ActingProps<View>) {
  const now = active(view)
  return (
    <Drawn width={44} height={44} words={pageWords[language].emperor[now]}>
      <Counter form="round" owner={now} size={38} icon={icons.emperor} />
    </Drawn>
  )
}
