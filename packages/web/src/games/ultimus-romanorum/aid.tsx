/** The player aid: the year with the present step lit, the combat table, costs, points, and what the map shows. */
import { isObject, type Json, type Language } from '@tabularium/engine'
import type { Choice } from '@tabularium/engine/room'
import { board, type View, whose } from '@tabularium/ultimus-romanorum/shown'
import { InlineIcon } from '../../page/board/counters/icon.tsx'
import type { AidProps } from '../../page/game-page.ts'
import { signOf } from './board/pieces.tsx'
import { catalogues } from './catalogues.ts'
import { stratagemName } from './names.ts'
import { tableWords } from './words/table/index.ts'
import '../../style/panel-tables.css'
import '../../style/ultimus-panels.css'

const PHASES = ['A', 'B', 'C', 'D', 'E', 'F'] as const
const COLUMNS = ['1/3', '1/2', '2/3', '4/5', '1/1', '5/4', '3/2', '2/1', '3/1', '4/1']
const LOWEST = -2

/** The column of the battle that is foretold; null: none is. */
function liveColumn(choices: readonly Choice[]): string | null {
  for (const { forecast } of choices) {
    const battles: Json = forecast?.battles ?? null
    const [first] = Array.isArray(battles) ? battles : []
    if (first !== undefined && isObject(first)) return String(first.column)
  }
  return null
}

const FRACTIONS: readonly (readonly [string, string])[] = [
  ['1/4', '¼'],
  ['1/2', '½'],
  ['3/4', '¾'],
]

/** Ten of them stand beside each other: "A / 1/4" as "A/¼". */
const shortly = (cell: string): string =>
  FRACTIONS.reduce((text, [long, short]) => text.replaceAll(long, short), cell.replaceAll(' ', ''))

/** Who suffers E or A has lost; of two R in a column the lower is the defender's victory. */
function attackerWins(row: number, column: number): boolean {
  const [attacker = '', defender = ''] = (board.combat.cells[row]?.[column] ?? '').split(' / ')
  if (attacker === 'E' || attacker === 'A') return false
  if (defender === 'E' || defender === 'A') return true
  return board.combat.cells[row - 1]?.[column] === 'R / R'
}

function Combat({ live, language }: { live: string | null; language: Language }) {
  const w = tableWords[language].aid
  return (
    <>
      <h3>{w.combat}</h3>
      <table class="combat-table">
        <thead>
          <tr>
            <td />
            {COLUMNS.map((column) => (
              <th key={column} scope="col" class={column === live ? 'live' : ''}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {board.combat.cells.map((row, r) => (
            <tr key={LOWEST + r}>
              <th scope="row">{LOWEST + r}</th>
              {row.map((cell, c) => (
                <td
                  key={COLUMNS[c]}
                  class={`${attackerWins(r, c) ? 'ours' : 'theirs'}${COLUMNS[c] === live ? ' live' : ''}`}
                >
                  {shortly(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="hint">{w.combatHint}</p>
    </>
  )
}

function Rows({ title, rows }: { title: string; rows: readonly (readonly [string, string])[] }) {
  return (
    <table class="aid-rows">
      <caption>{title}</caption>
      <tbody>
        {rows.map(([what, value]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const ROUNDELS = ['foederati', 'revolt', 'augustus', 'patrice', 'regnum', 'civil-war', 'plague', 'council'] as const

function Key({ language }: { language: Language }) {
  const w = tableWords[language].aid
  const c = catalogues[language]
  return (
    <>
      <h3>{w.key}</h3>
      <p class="wash-key">
        {Object.entries(w.washes).map(([owner, words]) => (
          <span key={owner} class={owner}>
            <i /> {words}
          </span>
        ))}
      </p>
      <ul class="plain roundel-key">
        {ROUNDELS.map((kind) => (
          <li key={kind}>
            <span class={`roundel-disc ur-${kind}`}>
              <InlineIcon d={signOf(kind)} size={14} />
            </span>
            {c.pictures[kind] ?? (kind === 'augustus' || kind === 'patrice' ? c.titles[kind] : kind)}
          </li>
        ))}
      </ul>
    </>
  )
}

/** In the bowl, or with the other player. */
function Unseen({ view, language }: { view: View; language: Language }) {
  const w = catalogues[language]
  const all = Object.entries(view.unseen ?? {})
  if (all.length === 0) return null
  return (
    <>
      <h3>{w.unseen}</h3>
      <p class="hint">{w.unseenHint}</p>
      <ul class="plain unseen">
        {all.map(([id, count]) => (
          <li key={id}>
            {stratagemName(id, language)}
            {count > 1 && ` × ${count}`} <small>({w.whose[whose(id)]})</small>
          </li>
        ))}
      </ul>
    </>
  )
}

export function Aid({ view, language, question }: AidProps<View>) {
  const w = tableWords[language]
  return (
    <div class="game-aid">
      <h3>{w.aid.sequence}</h3>
      <ol class="plain year-steps">
        {PHASES.map((phase) => (
          <li
            key={phase}
            class={phase === view.phase ? 'now' : ''}
            {...(phase === view.phase && { 'aria-current': 'step' })}
          >
            <b>{phase}</b>
            <span>
              <strong>{w.phases[phase]}</strong> {w.aid.steps[phase]}
            </span>
          </li>
        ))}
      </ol>
      <Combat live={liveColumn(question?.choices ?? [])} language={language} />
      <Rows title={w.aid.costs} rows={w.aid.costRows} />
      <h3>{w.aid.points}</h3>
      <p class="hint">
        {w.aid.now}: {w.pv('roman', view.vp[0])}, {w.pv('barbarian', view.vp[1])}
      </p>
      <Rows title={catalogues[language].camp.roman} rows={w.aid.roman} />
      <Rows title={catalogues[language].camp.barbarian} rows={w.aid.barbarian} />
      <Key language={language} />
      <Unseen view={view} language={language} />
    </div>
  )
}
