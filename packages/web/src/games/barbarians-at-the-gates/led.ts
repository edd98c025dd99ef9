/** Raiders whose leader is pressed on the map, in place of the space where he stands: he goes along. */
import { signal } from '@preact/signals'
import { asked, frameOf, leadersAt, powerOf, type View } from '@tabularium/barbarians-at-the-gates/shown'
import type { Choice } from '@tabularium/engine/room'
import type { Offer } from '../../page/session/table-state.ts'

/** Who was pressed, until it is asked who goes along. */
const leader = signal<string | null>(null)

/** BG-14.1.2-f: to set out from where he stands, once for each Barbarian leader there. */
export function startsLed(view: View, { choices }: Offer): readonly Choice[] {
  if (asked(view) !== 'raid-from') return []
  return choices.flatMap(({ place = '', ...start }) =>
    leadersAt(view, place)
      .filter((each) => powerOf(view, each) === 'barbarian')
      .map((piece) => ({ ...start, kind: 'select', piece })),
  )
}

export function pressed(piece: string | null, view: View): void {
  leader.value = asked(view) === 'raid-from' ? piece : null
}

/** He comes along, if he may. */
export function joins(view: View, { choices }: Pick<Offer, 'choices'>): string | null {
  const isForRaid = asked(view) === 'compose' && frameOf(view, 'compose')?.purpose === 'raid'
  const join = choices.find(({ kind, piece }) => kind === 'join' && piece === leader.value)
  return isForRaid ? (join?.action ?? null) : null
}
