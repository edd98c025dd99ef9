/** The battle that is going on. Only this file changes it. */
import type { State } from '../../state.ts'
import type { Battle } from './combat-frames.ts'

export type { Battle } from './combat-frames.ts'

type Change = Partial<Omit<Battle, 'at' | 'attacker' | 'origins'>>

/** The same battle with something changed, written out in the one form that all battles have. */
function renew(battle: Battle, change: Change): Battle {
  return {
    at: battle.at,
    attacker: battle.attacker,
    step: change.step ?? battle.step,
    origins: battle.origins,
    favour: change.favour ?? battle.favour,
    furor: change.furor ?? battle.furor,
    scourge: change.scourge ?? battle.scourge,
  }
}

function change(s: State, what: Change): void {
  if (s.battle !== null) s.battle = renew(s.battle, what)
}

/** What comes next in it. */
export const goOnWith = (s: State, step: Battle['step']): void => change(s, { step })

/** UR-6.3-an: what was added to a die does not count for the next. */
export const forgetFavour = (s: State): void => change(s, { favour: 0 })

/** UR-6.3-an: so much more is added to the next die. */
export const addFavour = (s: State, favour: number): void => change(s, { favour: (s.battle?.favour ?? 0) + favour })

/** 1: the attacker has played it, -1: the defender. */
export const playFuror = (s: State, side: number): void => change(s, { furor: side })
export const playScourge = (s: State, side: number): void => change(s, { scourge: side })
