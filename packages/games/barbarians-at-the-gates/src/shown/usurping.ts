/** Chapter 17.2: what a usurpation that succeeds, or one that ends, does to the whole map. */
import { flip, withSpace } from './changes.ts'
import { leaders, spaces } from './printed.ts'
import { controlOf, type PowerName, placeOf, powerOf, type SpaceState, spaceIn, type View } from './view.ts'

/** Leaders on the map who have a Loyalist and a Usurper side. */
const romans = (view: View): readonly string[] =>
  Object.keys(view.leaders).filter((id) => leaders.get(id)?.power === 'loyalist' && placeOf(view, id) !== null)

const eachSpace = (view: View, change: (id: string, space: SpaceState) => SpaceState): View =>
  [...spaces.keys()].reduce((changed, id) => withSpace(changed, id, change(id, spaceIn(view, id))), view)

const other = (power: string): PowerName => (power === 'loyalist' ? 'usurper' : 'loyalist')

/** BG-17.2.2-v: Byzantines who besiege alone stay what they are. */
function siegeAfter({ siege, loyalist = 0 }: SpaceState): SpaceState {
  if (siege === 'usurper') return { siege: 'loyalist' }
  return (siege === 'loyalist' || siege === 'byzantine') && loyalist > 0 ? { siege: 'usurper' } : {}
}

/** BG-17.2.2-d BG-17.2.2-e BG-17.2.2-k: Loyalists and Usurpers change places; these spaces stay Loyalist. */
export function swapped(view: View, kept: readonly string[]): View {
  const exchanged = eachSpace(view, (id, space) => {
    const { loyalist = 0, usurper = 0, insideLoyalist = 0, insideUsurper = 0 } = space
    const holder = controlOf(view, id)
    const turns =
      (holder === 'loyalist' || holder === 'usurper') && spaces.get(id)?.type !== 'zone' && !kept.includes(id)
    return {
      loyalist: usurper,
      usurper: loyalist,
      insideLoyalist: insideUsurper,
      insideUsurper: insideLoyalist,
      ...siegeAfter(space),
      ...(turns && { control: other(holder) }),
    }
  })
  return romans(view).reduce((changed, id) => flip(changed, id, powerOf(view, id) === 'loyalist'), exchanged)
}

/** BG-17.2.3.1-a BG-17.2.3.2-a: what the Usurper had is Loyalist; control is told space by space. */
export function ended(view: View, leadersToo: boolean): View {
  const turned = eachSpace(view, (_, { loyalist = 0, usurper = 0, insideLoyalist = 0, insideUsurper = 0, siege }) => ({
    loyalist: loyalist + usurper,
    usurper: 0,
    insideLoyalist: insideLoyalist + insideUsurper,
    insideUsurper: 0,
    ...(siege === 'usurper' && { siege: 'loyalist' as const }),
  }))
  if (!leadersToo) return turned
  const usurpers = romans(view).filter((id) => powerOf(view, id) === 'usurper')
  return usurpers.reduce((changed, id) => flip(changed, id, false), turned)
}
