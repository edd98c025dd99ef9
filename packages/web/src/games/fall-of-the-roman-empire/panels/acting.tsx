/** The side that is asked, for the bar of a small screen. */
import type { View } from '@tabularium/fall-of-the-roman-empire/shown'
import { Counter } from '../../../page/board/counters/counter.tsx'
import { Drawn } from '../../../page/board/counters/drawn.tsx'
import type { ActingProps } from '../../../page/game-page.ts'
import { icons } from '../icons.ts'

export function Acting({ seat }: ActingProps<View>) {
  if (seat === null) return null
  const isRoman = seat === 'roman'
  return (
    <Drawn width={44} height={44}>
      <Counter
        form={isRoman ? 'square' : 'eight'}
        owner={isRoman ? 'rome' : 'barb'}
        size={38}
        icon={isRoman ? icons.legion : icons.horde}
      />
    </Drawn>
  )
}
