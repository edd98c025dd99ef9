/** Chapters 2.3.2 and 5.6: which provinces count for the ROMAN player, and what they would bring now. */
import { countingIn, provinces, spaces } from './printed.ts'
import { controlOf, placeOf, powerOf, type View } from './view.ts'

const isRomans = (view: View, space: string): boolean => {
  const holder = controlOf(view, space)
  return holder === 'loyalist' || holder === 'allied'
}

const WATCHED = ['Britanniae', 'Africa']

/** BG-2.3.2-i BG-2.3.2-j BG-2.3.2-m: Britanniae and Africa want a Loyalist or Byzantine leader there. */
function isWatched(view: View, group: string): boolean {
  if (!WATCHED.includes(group)) return true
  return Object.keys(view.leaders).some((leader) => {
    const province = spaces.get(placeOf(view, leader) ?? '')
    if (province === undefined || province.province === null || province.type === 'transit') return false
    const power = powerOf(view, leader)
    return provinces.get(province.province)?.group === group && (power === 'loyalist' || power === 'byzantine')
  })
}

/** How much of a province the ROMAN player has. */
export interface Hold {
  readonly isRoman: boolean
  readonly hasCapital: boolean
  readonly held: number
  readonly of: number
  /** BG-2.3.2-i: it has the leader it wants, or wants none. */
  readonly isWatched: boolean
}

/** BG-2.3.2-d to BG-2.3.2-n: the Capital, a strict majority of what counts, and a leader in Britanniae or Africa. */
export function holdOf(view: View, id: string): Hold {
  const { capital, group } = provinces.get(id) ?? { capital: '', group: '' }
  const counting = countingIn(id)
  const held = counting.filter((space) => isRomans(view, space)).length
  const hasCapital = isRomans(view, capital)
  const watched = controlOf(view, capital) !== 'loyalist' || isWatched(view, group)
  return {
    isRoman: hasCapital && held * 2 > counting.length && watched,
    hasCapital,
    held,
    of: counting.length,
    isWatched: watched,
  }
}

/** BG-5.6-a: so many provinces change nothing. */
export const PIVOT = 7

/** Those that count for the ROMAN player now. */
export const romanProvinces = (view: View): readonly string[] =>
  [...provinces.keys()].filter((province) => holdOf(view, province).isRoman)

/** What the Scoring Phase would bring now. */
export const scoreNow = (view: View): number => romanProvinces(view).length - PIVOT
