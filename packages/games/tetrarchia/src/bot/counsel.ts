/** What people are told of a position: the chance to win, and what has changed in it. */
import type { Counsel, Language } from '@tabularium/engine'
import { EVERY_ARMY, NONE } from '../board.ts'
import { securedBorders } from '../rules/game-end.ts'
import {
  armyRegion,
  countTokens,
  fleetsIn,
  isEmperorToken,
  REVOLT,
  type State,
  tokenAt,
  turnsDone,
  UNREST,
} from '../state.ts'
import { at, FEATURES } from './features.ts'
import { measure } from './measure.ts'
import { scoreOf } from './score.ts'

const measured = new Float64Array(FEATURES)

const armies = (s: State): number => EVERY_ARMY.filter((army) => armyRegion(s, army) !== NONE).length

/** A long game is as long as this. */
const LONG = 40

function measures(s: State): readonly number[] {
  measure(s, measured)
  const [tokens, fleets, revolts, hosts] = s.options.level
  const borders = securedBorders(s)
  const score = scoreOf(measured)
  const spent = Math.min(1, turnsDone(s) / LONG)
  const low = Math.min(0, score)
  const hard = 4 - tokens + (revolts + hosts) / 2
  return [
    1,
    score,
    low,
    measured[at.fall],
    borders,
    borders * borders,
    countTokens(s, REVOLT),
    armies(s),
    spent,
    score * spent,
    hard,
    hard * score,
    hard * borders,
    hard * spent,
    fleets,
  ]
}

function guarded(s: State): number {
  let number = 0
  for (const p of s.board.provinces) if (!s.board.isBorder[p] && isEmperorToken(tokenAt(s, p))) number++
  return number
}

/** Seas with a fleet: two in one sea carry nobody further than one. */
const sailed = (s: State): number => s.board.seas.filter((sea) => fleetsIn(s, sea) > 0).length

export const counsel: Counsel<State> = {
  turn: (s) => 1 + Math.floor(turnsDone(s) / 4),
  shared: true,
  subject: () => 0,
  measures,
  weights: [
    -0.614, 0.691, -0.514, -1.564, 0.503, -0.046, -0.145, -0.259, -1.195, -0.04, 0.383, 0.075, -0.092, 0.575, 1.276,
  ],
  tally: (s) => ({
    borders: securedBorders(s),
    armies: -armies(s),
    revolts: -countTokens(s, REVOLT),
    unrest: -countTokens(s, UNREST),
    guarded: guarded(s),
    sailed: sailed(s),
  }),
  change: (name, by, _, language) => changes[language](name, by),
}

const changes: Readonly<Record<Language, (name: string, by: number) => string>> = {
  en(name, by) {
    const number = Math.abs(by)
    const many = number === 1 ? '' : 's'
    switch (name) {
      case 'borders':
        return by > 0 ? `${number} more border${many} secured` : `${number} border${many} lost`
      case 'armies':
        return by > 0
          ? `${number} arm${number === 1 ? 'y' : 'ies'} fewer`
          : `${number} arm${number === 1 ? 'y' : 'ies'} more`
      case 'revolts':
        return `${number} Revolt${many} ${by > 0 ? 'fewer' : 'more'}`
      case 'unrest':
        return `${number} Unrest ${by > 0 ? 'fewer' : 'more'}`
      case 'sailed':
        return `${number} ${by > 0 ? 'more' : 'fewer'} sea${many} with a fleet`
      default:
        return `${number} province${many} ${by > 0 ? 'more held' : 'less held'} by a token`
    }
  },
  fr(name, by) {
    const number = Math.abs(by)
    const many = number === 1 ? '' : 's'
    const more = by > 0 ? 'de moins' : 'de plus'
    switch (name) {
      case 'borders':
        return by > 0
          ? `${number} frontière${many} sécurisée${many} de plus`
          : `${number} frontière${many} perdue${many}`
      case 'armies':
        return `${number} armée${many} ${more}`
      case 'revolts':
        return `${number} Révolte${many} ${more}`
      case 'unrest':
        return `${number} jeton${many} Troubles ${more}`
      case 'sailed':
        return `${number} mer${many} de ${by > 0 ? 'plus' : 'moins'} avec une flotte`
      default:
        return `${number} province${many} ${by > 0 ? 'de plus' : 'de moins'} tenue${many} par un jeton`
    }
  },
}
