/**
 * How many of the questions of a game have one answer, windows included: `npx tsx scripts/singles.ts --settings the-frozen-rhine`.
 * A turn is what the position calls one. All questions of a game come from its one course, so the range of the games stands beside the share.
 */
import { parseArgs } from 'node:util'
import { type Json, playGame } from '@tabularium/engine'
import { list, percent } from './measuring.ts'
import { botNamed, gameNamed } from './named.ts'

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'barbarians-at-the-gates' },
    games: { type: 'string', default: '40' },
    pairs: { type: 'string', default: 'legate:legate,legate:random,random:random' },
    /** One option of the game, by its name, and what it is set to in turn. */
    option: { type: 'string', default: 'scenario' },
    settings: {
      type: 'string',
      default: 'successor-strife,the-frozen-rhine,the-scourge-of-god,the-migrations,barbarians-at-the-gates',
    },
    seed: { type: 'string', default: 'singles' },
  },
})

const game = gameNamed(values.game)
const count = Number(values.games)

function line(setting: string, pair: string): string {
  const players = pair.split(':').map((name) => botNamed(game, name))
  const shares: number[] = []
  let [turns, questions, singles] = [0, 0, 0]
  for (let i = 0; i < count; i++) {
    const seen = new Set<Json>()
    let [asked, single] = [0, 0]
    const onlooker = {
      asked(state: unknown) {
        const { turn, year } = game.write(state)
        seen.add(turn ?? year ?? null)
        asked++
        if (game.decision(state)?.actions.length === 1) single++
      },
    }
    playGame(game, { [values.option]: setting }, players, `${values.seed} ${i}`, undefined, onlooker)
    turns += seen.size
    questions += asked
    singles += single
    shares.push(single / asked)
  }
  const range = `${percent(Math.min(...shares), 1)} to ${percent(Math.max(...shares), 1)}`
  const aTurn = [questions, singles].map((number) => (number / turns).toFixed(1))
  return `| ${[setting, pair.replace(':', ' v '), count, turns, ...aTurn, percent(singles, questions), range].join(' | ')} |`
}

console.log(`${game.id}, seed ${values.seed}\n`)
const heads = [values.option, 'pair', 'games', 'turns', 'questions a turn', 'with one answer', 'share', 'by game']
console.log(`| ${heads.join(' | ')} |`)
console.log(`|${heads.map(() => '---').join('|')}|`)
for (const setting of list(values.settings)) for (const pair of list(values.pairs)) console.log(line(setting, pair))
