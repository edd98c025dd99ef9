/** The player aid: the turn, the table of conflicts with the live column, prices, and how it ends. */
import type { Language } from '@tabularium/engine'
import {
  board,
  type Fight,
  fightOf,
  type Loss,
  nameOf,
  phaseOf,
  type Result,
  table,
  type View,
} from '@tabularium/fall-of-the-roman-empire/shown'
import type { AidProps } from '../../../page/game-page.ts'
import { columnWords } from '../telling.ts'
import { pageWords } from '../words/index.ts'

const Rule = ({ rule }: { rule: string }) => (
  <a class="clause" href="#rules" data-rule={rule}>
    {rule}
  </a>
)

/** The conflict at hand that matters most: where most stand. */
function live(view: View): Fight | null {
  const fights = board.areas.flatMap(({ id }) => fightOf(view, id) ?? [])
  return fights.sort((a, b) => b.romans + b.forces - (a.romans + a.forces))[0] ?? null
}

function Sequence({ view, language }: { view: View; language: Language }) {
  const { aid } = pageWords[language]
  const now = phaseOf(view)
  return (
    <section>
      <h3>{aid.sequence}</h3>
      <ol class="aid-steps">
        {aid.parts.map(([phase, words, rule]) => (
          <li key={phase} class={phase === now ? 'now' : ''} aria-current={phase === now ? 'step' : undefined}>
            <span>{words}</span> <Rule rule={rule} />
          </li>
        ))}
      </ol>
    </section>
  )
}

const weigh: Readonly<Record<Loss, number>> = { '-': 0, h: 1, x: 2 }
const mark = (loss: Loss) => (loss === '-' ? '–' : loss)

/** Who gains by it: who loses less. */
function winner({ barbarian, roman }: Result): string {
  const by = weigh[barbarian] - weigh[roman]
  return by > 0 ? 'rome-cell' : by < 0 ? 'barb-cell' : ''
}

function Combat({ view, language }: { view: View; language: Language }) {
  const { aid } = pageWords[language]
  const fight = live(view)
  return (
    <section>
      <h3>{aid.table}</h3>
      <p>{fight === null ? aid.tableHint : aid.live(nameOf(fight.at), columnWords(fight.crn))}</p>
      <table class="fall-table">
        <thead>
          <tr>
            <th scope="col">{aid.die}</th>
            {table.map((_, column) => (
              <th key={column} scope="col" class={column === fight?.column ? 'live' : ''}>
                {columnWords(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[0, 1, 2, 3, 4, 5].map((die) => (
            <tr key={die}>
              <th scope="row">{die + 1}</th>
              {table.map((faces, column) => {
                const result = faces[die]
                if (result === undefined) return null
                return (
                  <td key={column} class={`${winner(result)} ${column === fight?.column ? 'live' : ''}`}>
                    {mark(result.barbarian)}/{mark(result.roman)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="muted small">{aid.tells}</p>
      <table class="aid-costs">
        <tbody>
          {aid.modifiers.map(([words, value, rule]) => (
            <tr key={words}>
              <th scope="row">{words}</th>
              <td class="number">{value}</td>
              <td>
                <Rule rule={rule} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const sold = ['legion', 'force', 'fort', 'wall'] as const

function Prices({ language }: { language: Language }) {
  const { aid } = pageWords[language]
  return (
    <section>
      <h3>{aid.prices}</h3>
      <table class="aid-costs">
        <tbody>
          {sold.map((counter) => (
            <tr key={counter}>
              <th scope="row">{aid.priceOf[counter]}</th>
              <td class="number">{board.prices[counter]}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{aid.upkeep}</th>
            <td class="number">1</td>
          </tr>
        </tbody>
      </table>
    </section>
  )
}

export function Aid({ view, language }: AidProps<View>) {
  const { aid } = pageWords[language]
  return (
    <div class="aid fall-aid">
      <Sequence view={view} language={language} />
      <Combat view={view} language={language} />
      <Prices language={language} />
      <section>
        <h3>{aid.wins}</h3>
        <p>
          {aid.winsRoman} <Rule rule="FR-2-b" />
        </p>
        <p>
          {aid.winsBarbarian} <Rule rule="FR-2-a" />
        </p>
      </section>
      <p class="fall-key">
        <i class="key-rome" /> {aid.keys[0]} <i class="key-barb" /> {aid.keys[1]} <i class="key-none" /> {aid.keys[2]}
      </p>
    </div>
  )
}
