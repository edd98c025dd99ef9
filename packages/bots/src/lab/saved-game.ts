/** One game of a run as a save, to be opened at a table or told in words. */
import { faceName, LocalTable, type Player, save } from '@tabularium/engine'
import { playNumber } from './player.ts'
import type { Seated } from './setting.ts'

/** Plays game `number` again. Its dice are written down roll by roll: a run's dice are quicker than those of a table. */
export function savedGame(seated: Seated, number: number): string {
  const { game, setting } = seated
  const actions: string[] = []
  const script: string[] = []
  playNumber(seated, number, {
    done(action, rolls) {
      if (action !== null) actions.push(game.notation(action))
      for (const { die, face } of rolls) script.push(faceName(die, face))
    },
  })
  const table = new LocalTable(game, { options: setting.options, dice: { script } })
  for (const action of actions) {
    if (table.decision === null) throw new Error(`Game ${number} ended before its log.`)
    table.act(table.decision.seat, action)
  }
  return save(table, { players: setting.bots.map((name): Player => `bot:${name}`) })
}
