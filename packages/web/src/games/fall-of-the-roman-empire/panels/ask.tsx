/** What is bought or disbanded, by kind: the map shows where. Never more than four buttons. */
import { board, income, upkeep, type View } from '@tabularium/fall-of-the-roman-empire/shown'
import { InlineIcon } from '../../../page/board/counters/icon.tsx'
import type { AskProps } from '../../../page/game-page.ts'
import { icons } from '../icons.ts'
import { lastOf, payItself } from '../pay-itself.ts'
import { pageWords } from '../words/index.ts'

type Props = AskProps<View>

const counters = ['legion', 'force', 'fort', 'wall'] as const
type Counter = (typeof counters)[number]

/** Whether a choice of that kind has a button here. */
export const isInAsk = (kind: string): boolean => /^(buy|disband)-/.test(kind)

/** One place only: it is done at once. Several: they are lit. */
function Kind({
  of,
  verb,
  price,
  props,
}: {
  of: Counter
  verb: 'buy' | 'disband'
  price: number | null
  props: Props
}) {
  const { question, kind, onKind, onChoose, language } = props
  const name = `${verb}-${of}`
  const choices = question.choices.filter((choice) => choice.kind === name)
  const [only, another] = choices
  const isAtOnce = only !== undefined && another === undefined
  const press = () => (isAtOnce ? onChoose(only.action) : onKind(kind === name ? null : name))
  return (
    <button
      type="button"
      class="fall-kind"
      disabled={only === undefined}
      aria-pressed={isAtOnce ? undefined : kind === name}
      data-kind={name}
      onClick={press}
    >
      <InlineIcon d={icons[of]} size={22} tone="rome-ink" />
      <span>{pageWords[language].kinds[name]}</span>
      {price !== null && <b>{price}</b>}
      {isAtOnce && <span class="sr">: {only.words}</span>}
    </button>
  )
}

/** FR-5-b: whether the next tax pays for what stands and is bought. */
function Outlook({ view, language }: Props) {
  const w = pageWords[language].buying
  const [tax, cost] = [income(view), upkeep(view)]
  const short = cost - tax - view.rrp
  return (
    <p class={short > 0 ? 'fall-warning' : 'muted small'} role="status">
      {short > 0 ? w.short(tax, cost, short) : w.holds(tax, cost)}
    </p>
  )
}

function Buying(props: Props) {
  const { told, language, onUndo, previews } = props
  const w = pageWords[language]
  return (
    <div class="fall-ask">
      <div class="fall-kinds">
        {counters.map((counter) => (
          <Kind key={counter} of={counter} verb="buy" price={board.prices[counter]} props={props} />
        ))}
      </div>
      <Outlook {...props} />
      {payItself.value === 'on' && lastOf(told) === 'payment' && !previews && (
        <button type="button" class="link" onClick={onUndo}>
          {w.disbandInstead}
        </button>
      )}
    </div>
  )
}

export function Ask(props: Props) {
  switch (props.question.ask) {
    case 'purchase':
      return <Buying {...props} />
    case 'expenditure':
      return (
        <div class="fall-ask">
          <div class="fall-kinds">
            {counters.map((counter) => (
              <Kind key={counter} of={counter} verb="disband" price={null} props={props} />
            ))}
          </div>
        </div>
      )
    default:
      return null
  }
}
