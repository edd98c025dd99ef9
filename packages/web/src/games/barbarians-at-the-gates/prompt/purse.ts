/** What is left to spend, and what is lost by going on. */
import {
  activationOf,
  asked,
  frameOf,
  marchOf,
  migrantOf,
  raidOf,
  subjectOf,
  type View,
} from '@tabularium/barbarians-at-the-gates/shown'
import type { Language } from '@tabularium/engine'
import type { Purse } from '../../../page/game-page.ts'
import { storyWords } from '../words/story/index.ts'

/** BG-10.2.1: nobody ever has more AP from a card. */
const MOST_AP = 6
/** BG-14.1.2-k */
const RAID_AP = 10

const pips = (left: number, of: number, words: string): Purse => ({ left, of: Math.max(left, of), words })

export function purse(view: View, language: Language): Purse | null {
  const w = storyWords[language]
  const { left } = subjectOf(view)
  switch (asked(view)) {
    case 'orders': {
      const ap = activationOf(view)?.ap ?? 0
      return pips(ap, Math.min(ap, MOST_AP), w.ap(ap))
    }
    case 'raid-orders': {
      const ap = raidOf(view)?.current?.left ?? 0
      return pips(ap, RAID_AP, w.ap(ap))
    }
    case 'raid-from': {
      const cu = raidOf(view)?.left ?? 0
      return pips(cu, cu, w.cu(cu))
    }
    case 'marching': {
      const march = marchOf(view)
      if (march === null) return null
      const { current } = march
      return current === null
        ? pips(march.left, march.left, w.cu(march.left))
        : pips(current.left, current.left, w.ap(current.left))
    }
    case 'migration': {
      const migrant = migrantOf(view)
      if (migrant !== null) return pips(migrant.left, migrant.left, w.spaces(migrant.left))
      return frameOf(view, 'migration')?.isPhase === true ? null : pips(left, left, w.markers(left))
    }
    case 'reinforce':
      return pips(left, 2, w.cu(left))
    case 'settlement':
      return left === 0 ? null : pips(left, left, w.spaces(left))
    case 'tribal': {
      const ops = Number(frameOf(view, 'tribal')?.ops ?? 0)
      return pips(ops, ops, w.ops(ops))
    }
    case 'lose-cu': {
      const toLose = Number(frameOf(view, 'losing')?.left ?? 0)
      return pips(toLose, toLose, w.losses(toLose))
    }
    default:
      return null
  }
}

/** Said on the closing button. */
export function unspent(view: View, language: Language): string | null {
  const w = storyWords[language]
  const told = (left: number, words: (left: number) => string) => (left > 0 ? words(left) : null)
  switch (asked(view)) {
    case 'orders':
      return told(activationOf(view)?.ap ?? 0, w.unspentAp)
    case 'raid-orders':
      return told(raidOf(view)?.current?.left ?? 0, w.unspentAp)
    case 'raid-from':
      return told(raidOf(view)?.left ?? 0, w.unspentCu)
    case 'marching': {
      const march = marchOf(view)
      return march === null || march.current !== null ? null : told(march.left, w.unspentCu)
    }
    case 'migration': {
      const isOwn = frameOf(view, 'migration')?.isPhase !== true && migrantOf(view) === null
      return isOwn ? told(subjectOf(view).left, w.unspentMarkers) : null
    }
    default:
      return null
  }
}
