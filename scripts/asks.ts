/**
 * How often somebody who plays as the bot does is asked in a turn or year: `npx tsx scripts/asks.ts --options '{"years":1}'`.
 * Windows that the page passes for him are left out, and so is the set-up, which is one click. What can be done as one, such as a
 * march, is one commit.
 */
import { parseArgs } from 'node:util'
import { type Decision, FastDice, isObject, type Json, LocalTable, type Seat, secretFrom } from '@tabularium/engine'
import { list } from './measuring.ts'
import { botNamed, gameNamed } from './named.ts'

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'ultimus-romanorum' },
    games: { type: 'string', default: '4' },
    /** Options of the game as JSON, several in turn, a `;` between. */
    options: {
      type: 'string',
      default:
        '{"scenario":"stilicho-405","years":1};{"scenario":"scourge-of-god","years":1};{"scenario":"placidia-425","years":1}',
    },
    /** The moments at which the page asks unless one chooses otherwise. */
    watched: {
      type: 'string',
      default: 'initiative,usurpation,assassination,council,battle,evasion,resolution,fought,balance',
    },
    seed: { type: 'string', default: 'asks' },
  },
})

const game = gameNamed(values.game)
const bot = botNamed(game, 'legate')
const watched = list(values.watched)

const isPassed = ({ window, actions }: Decision<unknown>): boolean =>
  window !== undefined && (actions.length === 1 || !watched.includes(window.moment))

interface Asked {
  questions: number
  commits: number
}

function count(options: Json, seed: string, seat: Seat, asked: Asked): void {
  const dice = new FastDice(secretFrom(seed))
  const table = new LocalTable(game, { options, dice: { secret: secretFrom(seed) } })
  let plan: readonly unknown[] = []
  for (let d = table.decision; d !== null; d = table.decision) {
    const legal = d.actions.map((action) => game.notation(action))
    const goesOn = plan.length > 0 && legal.includes(game.notation(plan[0]))
    if (!goesOn) plan = bot.plan(table.view(d.seat), d, dice)
    const isAsked = d.seat === seat && !d.ask.startsWith('set-up') && !isPassed(d)
    if (isAsked) asked.questions++
    if (isAsked && !goesOn) asked.commits++
    const { sealed } = table.act(d.seat, game.notation(plan[0]))
    plan = sealed ? [] : plan.slice(1)
  }
}

const scenarioOf = (options: Json): string => (isObject(options) ? String(options.scenario ?? '') : '')

const settings = values.options.split(';').map((text): Json => JSON.parse(text))
const asked: Asked = { questions: 0, commits: 0 }
const seats: readonly Seat[] = [0, 1]
for (let i = 0; i < Number(values.games); i++) {
  for (const seat of seats)
    for (const options of settings) count(options, `${values.seed} ${scenarioOf(options)}${i}`, seat, asked)
}
const played = Number(values.games) * seats.length * settings.length
console.log(
  `${game.id}, ${played} games: ${(asked.questions / played).toFixed(1)} questions, ${(asked.commits / played).toFixed(1)} commits each`,
)
