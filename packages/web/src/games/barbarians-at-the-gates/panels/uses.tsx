/** What the lifted card can be used for: the first press plays it so, and undo takes it back. */
import { cardName, leaderName } from '@tabularium/barbarians-at-the-gates/lexicon'
import {
  asked,
  cards,
  couldAct,
  faceOf,
  ownerOf,
  type UseName,
  useOf,
  uses,
  type View,
} from '@tabularium/barbarians-at-the-gates/shown'
import type { Language } from '@tabularium/engine'
import type { Ref } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { InlineIcon } from '../../../page/board/counters/icon.tsx'
import { isByKeys } from '../../../page/by-keys.ts'
import type { AskProps } from '../../../page/game-page.ts'
import { choose, chosenCard, eventNot, notNow } from '../hand/chosen.ts'
import { putBack } from '../hand/put-back.ts'
import { useIcons } from '../hand/use-icons.ts'
import { wholeText } from '../hand/whole-text.ts'
import { icons } from '../icons.ts'
import { panelWords } from '../words/panels/index.ts'

type Props = AskProps<View>

/** So many leaders are named. */
const MOST_NAMED = 3

function leadersWith(view: View, card: string, ops: number, language: Language): string {
  const w = panelWords[language]
  const all = couldAct(view, ownerOf(card), ops)
  if (all.length === 0) return w.uses.nobody
  const named = all
    .slice(0, MOST_NAMED)
    .map(({ leader, ap }) => `${leaderName(faceOf(view, leader)?.id ?? leader, language)} ${w.stack.ap(ap)}`)
  return w.uses.activate(named, all.length - named.length)
}

function detailOf(use: UseName, card: string, view: View, language: Language): string {
  const w = panelWords[language].uses
  const ops = cards.get(card)?.ops ?? 0
  switch (use) {
    case 'activate':
      return leadersWith(view, card, ops, language)
    case 'reinforce':
      return w.reinforce
    case 'migrate':
      return w.migrate(ops)
    case 'raid':
      return w.raid(ops)
    case 'march':
      return w.march(2 * ops)
    case 'usurp':
      return w.usurp
    case 'discard':
      return w.discard
    case 'event':
      return wholeText(card, language) ?? ''
  }
}

/** BG-7.2-k: its OPs count for the Tribal action. */
const isAdded = (use: UseName, view: View): boolean => use === 'discard' && asked(view) === 'tribal'

interface RowProps {
  readonly use: UseName
  readonly card: string
  readonly view: View
  readonly language: Language
  readonly onPlay: () => void
}

function Row({ use, card, view, language, onPlay }: RowProps) {
  const w = panelWords[language].uses
  return (
    <li>
      <button type="button" class={`use ${use}`} data-action={`${use} ${card}`} onClick={onPlay}>
        <InlineIcon d={useIcons[use]} size={24} />
        <span>
          <b>{isAdded(use, view) ? w.add : w.title[use]}</b>
          <small>{isAdded(use, view) ? w.addTo : detailOf(use, card, view, language)}</small>
        </span>
      </button>
    </li>
  )
}

interface NotPlayedProps {
  readonly card: string
  readonly reason: string | null
  readonly language: Language
}

/** What cannot be played, as its event or at all: it says why, and all that it would do. */
function NotPlayed({ card, reason, language }: NotPlayedProps) {
  const says = wholeText(card, language)
  return (
    <li class="use event no">
      <InlineIcon d={icons.event} size={24} />
      <span>
        <b>{panelWords[language].uses.title.event}</b>
        {reason !== null && <small class="why">{reason}</small>}
        {says !== undefined && <small>{says}</small>}
      </span>
    </li>
  )
}

/** Who lifts a card by keys goes on among its uses, or puts back what has none. */
function useKeys(card: string | null): Ref<HTMLUListElement> {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (card === null || !isByKeys()) return
    const uses = list.current?.parentElement
    const first = uses?.querySelector<HTMLElement>('.use[data-action]') ?? uses?.querySelector<HTMLElement>('button')
    first?.focus()
  }, [card])
  return list
}

export function Uses(props: Props) {
  const { view, language, question, only, onChoose } = props
  const w = panelWords[language].uses
  const card = chosenCard.value
  const list = useKeys(card)
  const may = (action: string) => only === null || only[0] === action
  const offered = question.choices.flatMap(({ action }) => (may(action) ? (useOf(action) ?? []) : []))
  if (card === null) return offered.length === 0 ? null : <p class="uses-hint">{w.pick}</p>
  const its = uses.filter((use) => offered.some((each) => each.card === card && each.use === use))
  const isPlayed = its.length > 0
  const play = (use: UseName) => {
    choose(null)
    onChoose(`${use} ${card}`)
  }
  return (
    <div class="gates-uses">
      <p class="label">{w.card(cardName(card, language), cards.get(card)?.ops ?? 0)}</p>
      <div class="uses-head">
        <h3 id="gates-how">{isPlayed ? w.how : w.notNow}</h3>
        <button type="button" onClick={putBack}>
          {w.back}
        </button>
      </div>
      <ul ref={list} class="plain" aria-labelledby="gates-how">
        {its.map((use) => (
          <Row key={use} use={use} card={card} view={view} language={language} onPlay={() => play(use)} />
        ))}
        {!its.includes('event') && (
          <NotPlayed
            card={card}
            reason={isPlayed ? (eventNot.value[card] ?? null) : notNow.value}
            language={language}
          />
        )}
        {its.includes('activate') && <li class="use-map">{w.onMap}</li>}
      </ul>
    </div>
  )
}
