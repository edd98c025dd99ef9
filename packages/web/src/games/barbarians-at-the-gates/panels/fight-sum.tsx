/** What is foretold of going there: the sum of the battle with every modifier, the siege, or the attempt. */
import { cardName } from '@tabularium/barbarians-at-the-gates/lexicon'
import { cards } from '@tabularium/barbarians-at-the-gates/shown'
import { isObject, type Json, type JsonObject, type Language } from '@tabularium/engine'
import type { Reached } from '@tabularium/engine/room'
import { percentOf } from '../../../page/said.ts'
import { panelWords } from '../words/panels/index.ts'
import { readingWords } from '../words/panels/reading-words.ts'
import { signed } from './history.ts'

const inside = (value: Json | undefined): JsonObject => (value !== undefined && isObject(value) ? value : {})

interface Modifier {
  readonly side: string
  readonly why: string
  readonly n: number
}

function modifiersIn(value: Json | undefined): readonly Modifier[] {
  if (!Array.isArray(value)) return []
  return value.map((each) => {
    const { side, why, n } = inside(each)
    return { side: String(side ?? ''), why: String(why ?? ''), n: Number(n ?? 0) }
  })
}

/** What a modifier is called: by its clause, or by the card that gives it. */
export function modifierWords(why: string, language: Language): string {
  const w = readingWords(language)
  return w.modifiers[why] ?? (cards.has(why) ? w.byCard(cardName(why, language)) : why)
}

function Battle({ battle, odds, language }: { battle: JsonObject; odds: number; language: Language }) {
  const w = readingWords(language).place
  const cuOf = (side: Json | undefined) => Number(inside(side).cu ?? 0)
  const list = modifiersIn(battle.modifiers)
  return (
    <dl class="gates-sum">
      <div>
        <dt>{w.sum(cuOf(battle.attackers), cuOf(battle.defenders))}</dt>
        <dd>
          <b>{percentOf(odds)}</b>
        </dd>
      </div>
      {list.map(({ side, why, n }) => (
        <div key={`${side} ${why}`} class={side}>
          <dt>{modifierWords(why, language)}</dt>
          <dd>{signed(n)}</dd>
        </div>
      ))}
      <div class="hint">
        <dt>{w.ifNothing}</dt>
        <dd />
      </div>
    </dl>
  )
}

interface Props {
  readonly reached: Pick<Reached, 'forecast' | 'odds' | 'cost' | 'words'>
  readonly language: Language
}

export function FightSum({ reached: { forecast, odds, cost, words }, language }: Props) {
  const w = readingWords(language).place
  if (odds === null) {
    return (
      <p class="card-fight">
        <span>{words}</span>
        {cost > 0 && <b>{panelWords[language].stack.ap(cost)}</b>}
      </p>
    )
  }
  if (forecast !== null && 'battle' in forecast)
    return <Battle battle={inside(forecast.battle)} odds={odds} language={language} />
  const isSiege = forecast !== null && 'siege' in forecast
  return (
    <p class="card-fight">
      <span>{isSiege ? w.siegeFalls(percentOf(odds)) : w.attempt(percentOf(odds))}</span>
    </p>
  )
}
