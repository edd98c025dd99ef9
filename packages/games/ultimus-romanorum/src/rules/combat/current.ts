/** The battle that is going on, found beneath whatever is asked during it. */
import type { FrameOf } from '../../frames.ts'
import type { State } from '../../state.ts'

export type Battle = FrameOf<'battle'>

/** The innermost battle, as an index into the stack; -1: there is none. */
export function battleIndex(s: State): number {
  return s.stack.findLastIndex(({ kind }) => kind === 'battle')
}

export function battleOf(s: State): Battle | null {
  const frame = s.stack[battleIndex(s)]
  return frame?.kind === 'battle' ? frame : null
}

export type Change = Partial<Omit<Battle, 'kind' | 'at' | 'attacker' | 'origins'>>

/** The same battle with something changed, written out in the one form that all battles have. */
export const renew = (battle: Battle, change: Change): Battle => ({
  kind: 'battle',
  at: battle.at,
  attacker: battle.attacker,
  step: change.step ?? battle.step,
  origins: battle.origins,
  chooser: change.chooser ?? battle.chooser,
  quiet: change.quiet ?? battle.quiet,
  seen: change.seen ?? battle.seen,
  played: change.played ?? battle.played,
  favour: change.favour ?? battle.favour,
  furor: change.furor ?? battle.furor,
  scourge: change.scourge ?? battle.scourge,
})

/** Changes the innermost battle, whatever is asked above it. */
export function changeBattle(s: State, change: Change): void {
  const battle = battleOf(s)
  if (battle !== null) s.stack[battleIndex(s)] = renew(battle, change)
}
