/** The parts of a battle sheet: banners, counters, sum, chances, table, faces. */
import { type Language, percentages } from '@tabularium/engine'
import { Counter } from '../board/counters/counter.tsx'
import { Drawn } from '../board/counters/drawn.tsx'
import { Icon, InlineIcon } from '../board/counters/icon.tsx'
import { icons } from '../board/counters/icons.ts'
import { DieBody } from '../dice/die.tsx'
import { faceWords } from '../dice/kinds.ts'
import type {
  BattleCounter,
  BattleResult,
  BattleSide,
  BattleTable,
  Ending,
  FaceCard,
  LeaderStrip,
  SumLine,
} from './battle.ts'
import { battleWords } from './words.ts'
import '../../style/grounds.css'
import '../../style/battle-parts.css'

function Banner({ side, isRight = false }: { side: BattleSide; isRight?: boolean }) {
  return (
    <div class={`banner ground-${side.side}${isRight ? ' right' : ''}`}>
      <InlineIcon d={side.icon} size={54} tone="banner-icon" />
      <div class="who">
        <p class="role">{side.role}</p>
        <p class="name">{side.name}</p>
      </div>
      <p class="strength">
        <b>{side.strength}</b> <span>{side.unit}</span>
      </p>
    </div>
  )
}

export const Banners = ({ left, right }: { left: BattleSide; right: BattleSide }) => (
  <div class="banners">
    <Banner side={left} />
    <Banner side={right} isRight />
    <svg class="crossed" viewBox="-31 -31 62 62" aria-hidden="true">
      <circle r="30" />
      <Icon d={icons.swords} size={36} />
    </svg>
  </div>
)

const Strip = ({ strip: { name, title, values, side, icon } }: { strip: LeaderStrip }) => (
  <li class={`strip edge-${side}`}>
    <span class={`portrait ground-${side}`}>
      <InlineIcon d={icon} size={20} />
    </span>
    <span class="who">
      <b>{name}</b>
      <small>{title}</small>
    </span>
    {values.map(([what, value]) => (
      <span key={what} class="value">
        <b>{value}</b>
        <small>{what}</small>
      </span>
    ))}
  </li>
)

function Piece({ counter, number, size }: { counter: BattleCounter; number: number; size: number }) {
  const { words, struck, lost, ...props } = counter
  const delay = struck === undefined && lost === undefined ? undefined : { '--after': number }
  return (
    <li class={`piece ${struck ?? ''}`} style={delay}>
      <Drawn width={size + 8} height={size + 8} words={words}>
        <Counter {...props} size={size} weak={props.weak === true || struck === 'weakened'} />
      </Drawn>
      {lost !== undefined && <b class="lost">{lost}</b>}
    </li>
  )
}

/** Above so many, counters are drawn smaller. */
const MANY = 8

export function Forces({ side: { leaders, counters, name } }: { side: BattleSide }) {
  let fallen = 0
  return (
    <div class="forces">
      {leaders.length > 0 && (
        <ul class="plain strips">
          {leaders.map((strip) => (
            <Strip key={strip.name} strip={strip} />
          ))}
        </ul>
      )}
      <ul class="plain pieces" aria-label={name}>
        {counters.map((counter, i) => {
          if (counter.struck !== undefined || counter.lost !== undefined) fallen++
          return <Piece key={i} counter={counter} number={fallen} size={counters.length > MANY ? 46 : 56} />
        })}
      </ul>
    </div>
  )
}

export function Sum({
  lines,
  language,
  onRule,
}: {
  lines: readonly SumLine[]
  language: Language
  onRule: (clause: string) => void
}) {
  return (
    <table class="sum" aria-label={battleWords[language].sum}>
      <tbody>
        {lines.map(({ words, clause, value, isTotal = false }) => (
          <tr key={words} class={isTotal ? 'total' : ''}>
            <th scope="row">{words}</th>
            <td>
              {clause !== null && (
                <button type="button" class="clause-link" onClick={() => onRule(clause)}>
                  {clause}
                </button>
              )}
            </td>
            <td class="figure">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const ground = (side: Ending['side']) => (side === null ? 'ground-none' : `ground-${side}`)

/** The two-sided bar. */
export const Chances = ({ chances }: { chances: readonly Ending[] }) => (
  <div class="two-sided" aria-hidden="true">
    {chances.map(({ words, chance, side }) => (
      <i key={words} class={ground(side)} style={{ flexGrow: chance }} />
    ))}
  </div>
)

/** Whole percentages of all that can happen, or, where each side is told for itself, of each. */
function percentsOf(endings: readonly Ending[]): readonly number[] {
  const isBySide = endings.reduce((all, { chance }) => all + chance, 0) > 1.01
  if (!isBySide) return percentages(endings.map(({ chance }) => chance))
  const sides = [...new Set(endings.map(({ side }) => side))]
  const bySide = new Map(
    sides.map((side) => [side, percentages(endings.flatMap((each) => (each.side === side ? [each.chance] : [])))]),
  )
  return endings.map(({ side }) => bySide.get(side)?.shift() ?? 0)
}

export function Endings({ endings, language }: { endings: readonly Ending[]; language: Language }) {
  const w = battleWords[language]
  const percents = percentsOf(endings)
  const most = Math.max(0.5, ...endings.map(({ chance }) => chance))
  return (
    <table class="endings" aria-label={w.chances}>
      <tbody>
        {endings.map(({ words, chance, side }, i) => (
          <tr key={words}>
            <th scope="row">{words}</th>
            <td class="track">
              <i class={ground(side)} style={{ transform: `scaleX(${chance / most})` }} />
            </td>
            <td class="figure">{w.percent((percents[i] ?? 0) / 100)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function ResultTable({ table, cell }: { table: BattleTable; cell: BattleResult['cell'] }) {
  const isLive = (column: number) => table.live === null || table.live === column
  return (
    <>
      <table class="results">
        <caption>{table.title}</caption>
        <thead>
          <tr>
            <td />
            {table.columns.map((name, i) => (
              <th key={name} scope="col" class={table.live === i ? 'live' : ''}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ head, cells }, row) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {cells.map(({ words, side }, column) => {
                const tint = isLive(column) ? ` live tint-${side ?? 'none'}` : ''
                const isRead = cell !== null && cell[0] === row && cell[1] === column
                return (
                  <td key={column} class={`cell${tint}${isRead ? ' ringed' : ''}`}>
                    {words}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="table-note">{table.note}</p>
    </>
  )
}

export const Faces = ({ faces, face, title }: { faces: readonly FaceCard[]; face: number | null; title: string }) => (
  <div class="faces">
    <p>{title}</p>
    <ol class="plain">
      {faces.map((card) => (
        <li key={card.face} class={`tint-${card.side}${card.face === face ? ' ringed' : ''}`}>
          <b class={`ink-${card.side}`}>{card.face}</b>
          <span>{card.title}</span>
          <small>{card.words}</small>
        </li>
      ))}
    </ol>
  </div>
)

/** Dice in the middle of the sheet: lying still before the roll, landing after it. */
export function BigDice({ dice, hasLanded }: { dice: BattleResult['dice']; hasLanded: boolean }) {
  return (
    <div class={hasLanded ? 'big-dice landing' : 'big-dice'}>
      {dice.map(({ die, face }, i) => (
        <svg key={i} viewBox="-4 -4 32 34" role="img" aria-label={faceWords(die, face)}>
          <ellipse class="die-shadow" cx="13" cy="25" rx="11" ry="2.6" />
          <g class="die-thrown">
            <DieBody die={die} face={face} />
          </g>
        </svg>
      ))}
    </div>
  )
}
