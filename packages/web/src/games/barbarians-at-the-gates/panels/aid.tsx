/** The player aid: the turn with the present step lit, uses of a card, costs, tables with what is live, points. */
import { board, type View } from '@tabularium/barbarians-at-the-gates/shown'
import { isObject, type Json, type JsonObject, type Language } from '@tabularium/engine'
import { Clause } from '../../../page/clause.tsx'
import type { AidProps } from '../../../page/game-page.ts'
import { panelWords } from '../words/panels/index.ts'
import { type ReadingWords, readingWords } from '../words/panels/reading-words.ts'
import '../../../style/panel-tables.css'
import '../../../style/gates-panels.css'

const { combat, siege, attrition, activation } = board.tables

type Row = readonly [what: string, value: string, rule: string]

function Rows({ title, rows }: { title: string; rows: readonly Row[] }) {
  return (
    <table class="aid-rows">
      <caption>{title}</caption>
      <tbody>
        {rows.map(([what, value, rule]) => (
          <tr key={what}>
            <th scope="row">
              {what} <Clause rule={rule} />
            </th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Sequence({ view, w }: { view: View; w: ReadingWords['aid'] }) {
  return (
    <section>
      <h3>{w.sequence}</h3>
      <ol class="plain aid-steps">
        {w.steps.map(([phase, name, words, rule], i) => (
          <li
            key={phase}
            class={phase === view.phase ? 'now' : ''}
            {...(phase === view.phase && { 'aria-current': 'step' })}
          >
            <b>{i + 1}</b>
            <span>
              <strong>{name}</strong> {words} <Clause rule={rule} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** A side of the battle that is foretold: its column, and the rows that a die can give. */
interface Live {
  readonly cu: number
  readonly least: number
  readonly words: string
}

const inside = (value: Json | undefined): JsonObject => (value !== undefined && isObject(value) ? value : {})

function liveOf(question: AidProps<View>['question'], language: Language): readonly Live[] {
  const battle = question?.choices.map(({ forecast }) => inside(forecast?.battle)).find(({ at }) => at !== undefined)
  if (battle === undefined) return []
  const w = panelWords[language].stack
  return [battle.attackers, battle.defenders].map((side) => {
    const { cu = 0, modifier = 0, power } = inside(side)
    const whose =
      power === 'byzantine' || power === 'usurper' || power === 'barbarian' || power === 'allied' ? power : 'loyalist'
    return { cu: Number(cu), least: 1 + Number(modifier), words: w.cu(Number(cu), whose) }
  })
}

const COLUMNS = combat.losses[0]?.length ?? 0
const FACES = 6

/** 'a', 'd' or both: whose die can fall here. */
function lit(live: readonly Live[], roll: number, column: number): string {
  const last = combat.losses.length - 1
  return live
    .map(({ cu, least }, i) => {
      const rows = Array.from({ length: FACES }, (_, face) => Math.max(0, Math.min(last, least + face)))
      const isHere = Math.min(cu, COLUMNS) === column + 1 && rows.includes(roll)
      return isHere ? (i === 0 ? ' live-a' : ' live-d') : ''
    })
    .join('')
}

function Combat({ question, language, w }: Pick<AidProps<View>, 'question' | 'language'> & { w: ReadingWords['aid'] }) {
  const live = liveOf(question, language)
  const [attackers, defenders] = live
  return (
    <section>
      <h3>{w.combat}</h3>
      <p class="hint">
        {attackers !== undefined && defenders !== undefined
          ? w.combatLive(attackers.words, defenders.words)
          : w.combatHint}
      </p>
      <table class="gates-combat">
        <thead>
          <tr>
            <th scope="col">{w.roll}</th>
            {Array.from({ length: COLUMNS }, (_, i) => (
              <th key={i} scope="col">
                {i + 1}
                {i === COLUMNS - 1 && '+'}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {combat.losses.map((cells, roll) => (
            <tr key={roll}>
              <th scope="row">
                {roll}
                {roll === combat.losses.length - 1 && '+'}
              </th>
              {cells.map((cell, column) => (
                <td key={column} class={`loss${Math.min(cell, 6)}${lit(live, roll, column)}`}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Ap({ w }: { w: ReadingWords['aid'] }) {
  return (
    <section>
      <h3>{w.ap}</h3>
      <table class="gates-small">
        <thead>
          <tr>
            <td />
            {[1, 2, 3].map((ops) => (
              <th key={ops} scope="col">
                {ops}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {activation.ap.map((cells, i) => (
            <tr key={i}>
              <th scope="row">{w.ir(i + 1)}</th>
              {cells.map((ap, k) => (
                <td key={k}>{ap ?? '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="hint">{w.apHint}</p>
    </section>
  )
}

function Siege({ w }: { w: ReadingWords['aid'] }) {
  return (
    <section>
      <h3>{w.siege}</h3>
      <table class="gates-small">
        <thead>
          <tr>
            {w.siegeHeads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {siege.results.map(({ points, loss }, i) => (
            <tr key={i}>
              <th scope="row">
                {i + 1}
                {i === siege.results.length - 1 && '+'}
              </th>
              <td>{points}</td>
              <td>{loss}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="hint">{w.siegeHint}</p>
    </section>
  )
}

function Attrition({ w }: { w: ReadingWords['aid'] }) {
  return (
    <section>
      <h3>{w.attrition}</h3>
      <p class="hint">{w.attritionHint}</p>
      <table class="gates-combat">
        <thead>
          <tr>
            <th scope="col">{w.cu}</th>
            {attrition.columns.map((cu, i) => (
              <th key={cu} scope="col">
                {cu}
                {i === attrition.columns.length - 1 && '+'}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {attrition.losses.map((cells, die) => (
            <tr key={die}>
              <th scope="row">{die + 1}</th>
              {cells.map((cell, column) => (
                <td key={column} class={`loss${cell}`}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const WASHES = [
  ['rome', 'loyalist'],
  ['east', 'byzantine'],
  ['usurper', 'usurper'],
  ['foed', 'allied'],
  ['barb', 'barbarian'],
] as const

function Key({ w }: { w: ReadingWords }) {
  return (
    <section>
      <h3>{w.aid.key}</h3>
      <p class="gates-key">
        {WASHES.map(([owner, power]) => (
          <span key={owner} class={owner}>
            <i /> {w.powers[power]}
          </span>
        ))}
      </p>
    </section>
  )
}

export function Aid({ view, language, question }: AidProps<View>) {
  const words = readingWords(language)
  const w = words.aid
  return (
    <div class="game-aid">
      <Sequence view={view} w={w} />
      <Rows title={w.uses} rows={w.useRows} />
      <Ap w={w} />
      <Rows title={w.costs} rows={w.costRows} />
      <Combat question={question} language={language} w={w} />
      <Rows title="" rows={w.modifierRows} />
      <Rows title={w.winner} rows={w.winnerRows} />
      <Siege w={w} />
      <Rows title="" rows={w.siegeRows} />
      <Rows title={w.reaction} rows={w.reactionRows} />
      <Attrition w={w} />
      <Rows title={w.scoring} rows={w.scoringRows} />
      <Key w={words} />
    </div>
  )
}
