/** With a card lifted leaders are pressed on the map: those whom the card can activate, by the rules. */
import { barbariansAtTheGates } from '@tabularium/barbarians-at-the-gates'
import { isView } from '@tabularium/barbarians-at-the-gates/shown'
import { bots } from '@tabularium/bots'
import { type AnyGame, FastDice, LocalTable, secretFrom } from '@tabularium/engine'
import { Room, seenBy } from '@tabularium/engine/room'
import { minds } from '@tabularium/games/all'
import { expect, test } from 'vitest'
import { byLiftedCard } from '../src/games/barbarians-at-the-gates/hand/activated.ts'
import { choose } from '../src/games/barbarians-at-the-gates/hand/chosen.ts'

const game: AnyGame = barbariansAtTheGates
const legate = bots(game, minds.get(game.id)).find(({ name }) => name === 'legate')
if (legate === undefined) throw new Error('nobody plays it')

/** Whom the page lets be pressed while the card is lifted, and whom the rules let be activated with it. */
function leadersOf(table: LocalTable, card: string): readonly [pressed: readonly string[], legal: readonly string[]] {
  const seat = table.decision?.seat ?? 0
  const { view, question } = seenBy(new Room(table), seat, 'en').now()
  if (!isView(view) || question?.choices == null) throw new Error('nothing is asked')
  choose(card)
  const pressed = byLiftedCard(view, { ...question, choices: question.choices }).map(({ piece }) => String(piece))
  const after = table.branch(table.length, { script: [] })
  after.act(seat, `activate ${card}`)
  const named = after.decision?.actions.map((action) => game.notation(action)) ?? []
  return [pressed.sort(), named.flatMap((action) => (action.startsWith('leader ') ? action.slice(7) : [])).sort()]
}

test.each(['successor-strife', 'the-frozen-rhine', 'the-scourge-of-god'])('in a game of %s', (scenario) => {
  const dice = new FastDice(secretFrom(scenario))
  const table = new LocalTable(game, { options: { scenario }, dice: { secret: secretFrom(scenario) } })
  let looked = 0
  for (let { decision } = table; decision !== null && looked < 60; { decision } = table) {
    const { seat, ask, actions } = decision
    const cards = actions.map((action) => game.notation(action)).filter((action) => action.startsWith('activate '))
    for (const action of ask === 'impulse' ? cards : []) {
      const [pressed, legal] = leadersOf(table, action.slice('activate '.length))
      expect(pressed).toEqual(legal)
      looked++
    }
    table.act(seat, game.notation(legate.plan(table.view(seat), decision, dice)[0]))
  }
  expect(looked).toBeGreaterThan(20)
})
