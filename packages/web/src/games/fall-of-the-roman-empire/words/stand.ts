/** What stands somewhere, in words. */
import type { Language } from '@tabularium/engine'
import type { Stand } from '@tabularium/fall-of-the-roman-empire/shown'

const many = (n: number, one: string, more: string) => `${n} ${n === 1 ? one : more}`

interface StandWords {
  legions(n: number): string
  forces(n: number): string
  barbarians(n: number): string
  cavalry(n: number): string
  readonly fort: string
  readonly wall: string
  /** Of those that have moved. */
  readonly marched: string
  readonly horde: string
}

export const standWords: Readonly<Record<Language, StandWords>> = {
  en: {
    legions: (n) => many(n, 'Legion', 'Legions'),
    forces: (n) => many(n, 'Force', 'Forces'),
    barbarians: (n) => many(n, 'Barbarian Force', 'Barbarian Forces'),
    cavalry: (n) => `${n} Cavalry`,
    fort: 'Fort',
    wall: 'Wall',
    marched: 'has moved',
    horde: 'Barbarians',
  },
  fr: {
    legions: (n) => many(n, 'Légion', 'Légions'),
    forces: (n) => many(n, 'Force', 'Forces'),
    barbarians: (n) => many(n, 'Force barbare', 'Forces barbares'),
    cavalry: (n) => many(n, 'Cavalerie', 'Cavaleries'),
    fort: 'Fort',
    wall: 'Mur',
    marched: 'a bougé',
    horde: 'Barbares',
  },
}

const listed = (parts: readonly (string | false)[]) => parts.filter((part) => part !== false).join(', ')

export function romanWords(stand: Stand, language: Language): string {
  const w = standWords[language]
  const { legions = 0, forces = 0, fort = false, wall = false, movedLegions = 0 } = stand
  const marched = legions > 0 && movedLegions >= legions ? ` (${w.marched})` : ''
  return listed([
    legions > 0 && `${w.legions(legions)}${marched}`,
    forces > 0 && w.forces(forces),
    fort && w.fort,
    wall && w.wall,
  ])
}

export function barbarianWords({ barbarianForces = 0, cavalry = 0 }: Stand, language: Language): string {
  const w = standWords[language]
  return listed([barbarianForces > 0 && w.barbarians(barbarianForces), cavalry > 0 && w.cavalry(cavalry)])
}

export const stackWords = (stand: Stand, side: 'roman' | 'barbarian', language: Language): string =>
  side === 'roman' ? romanWords(stand, language) : barbarianWords(stand, language)

export const contents = (stand: Stand, language: Language): string =>
  [romanWords(stand, language), barbarianWords(stand, language)].filter((part) => part !== '').join('; ')
