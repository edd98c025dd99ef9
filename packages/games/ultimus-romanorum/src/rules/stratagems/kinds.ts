/** Chapters 6.1 to 6.3: the stratagems by kind, except the Augustae, those of a battle, and the one of phase B. */
import { type Stratagem, type StratagemId, stratagemIds } from '../../stratagem-kinds.ts'
import { assassination } from './assassination.ts'
import { bagaudes, barbarianAlliance, migration, rebellion, rex } from './barbarian.ts'
import { ecumenicalCouncil } from './council.ts'
import type { Kind } from './kind.ts'
import { plagueEpidemic, plagueOutbreak } from './plague.ts'
import { buccellarii, majorTreaty, minorTreaty, papa, tribute } from './roman.ts'
import { uprisingOf } from './uprising.ts'
import { usurpationIn } from './usurpation-attempt.ts'
import { desertion, fleet, germanophobia } from './zones.ts'

const kindsById = (): Partial<Record<StratagemId, Kind>> => ({
  'minor-federation-treaty': minorTreaty,
  'major-federation-treaty': majorTreaty,
  tribute,
  papa,
  buccellarii,
  'western-usurpation': usurpationIn(0),
  'eastern-usurpation': usurpationIn(1),
  'minor-uprising': uprisingOf('minor-uprising'),
  'two-minor-uprisings': uprisingOf('two-minor-uprisings'),
  'three-minor-uprisings': uprisingOf('three-minor-uprisings'),
  'major-uprising': uprisingOf('major-uprising'),
  'three-major-uprisings': uprisingOf('three-major-uprisings'),
  rex,
  'barbarian-alliance': barbarianAlliance,
  bagaudes,
  migration,
  rebellion,
  'ecumenical-council': ecumenicalCouncil,
  assassination,
  'plague-outbreak': plagueOutbreak,
  'plague-epidemic': plagueEpidemic,
  desertion,
  fleet,
  germanophobia,
})

let byIndex: readonly (Kind | undefined)[] | undefined

/** Listed when first asked for: the chapters refer to each other. */
export function kindOf(kind: Stratagem): Kind | undefined {
  if (byIndex === undefined) {
    const byId = kindsById()
    byIndex = stratagemIds.map((id) => byId[id])
  }
  return byIndex[kind]
}
