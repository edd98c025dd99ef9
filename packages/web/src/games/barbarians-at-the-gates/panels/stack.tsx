/** Who is selected, in the panel: a leader with what he commands, or a tribe; and what he does where he stands. */
import { tribeName } from '@tabularium/barbarians-at-the-gates/lexicon'
import {
  activationOf,
  apFor,
  asked,
  cuAt,
  cuIn,
  faceOf,
  frameOf,
  leaders,
  leadersAt,
  migrantOf,
  type PowerName,
  placeOf,
  powerOf,
  powers,
  tribes,
  type View,
} from '@tabularium/barbarians-at-the-gates/shown'
import type { Language } from '@tabularium/engine'
import type { Choice } from '@tabularium/engine/room'
import type { StackProps } from '../../../page/game-page.ts'
import { ui } from '../../../page/settings.ts'
import { CARDS } from '../hand/chosen.ts'
import { panelWords } from '../words/panels/index.ts'
import { COMPANY } from './along.tsx'
import { Force } from './force.tsx'
import { LeaderStrip } from './leader-strip.tsx'
import { numberIn } from './said.ts'
import '../../../style/gates-table.css'

type Props = StackProps<View>

/** BG-10.1.1-a: so many CU go with a leader at most. */
const MOST_CU = 10
/** In the panel no more buttons than these stand beside a stepper, a commit and the closing one. */
const MOST_ACTS = 3

/** The powers whose CU a leader commands: BG-2.2.1-g. */
const commandedBy = (power: PowerName): readonly PowerName[] =>
  power === 'loyalist' || power === 'byzantine' ? ['loyalist', 'byzantine'] : [power]

const commanded = (view: View, leader: string): readonly (readonly [PowerName, number])[] => {
  const at = placeOf(view, leader)
  if (at === null) return []
  return commandedBy(powerOf(view, leader))
    .map((power) => [power, cuAt(view, at, power)] as const)
    .filter(([, cu]) => cu > 0)
}

const sumOf = (cu: readonly (readonly [PowerName, number])[]) => cu.reduce((all, [, number]) => all + number, 0)

/** Before he is activated: how many of his CU go. What he reaches follows. */
function HowManyGo({
  most,
  number,
  onNumber,
  language,
}: Pick<Props, 'number' | 'onNumber' | 'language'> & { most: number }) {
  const w = panelWords[language].stack
  const now = Math.min(most, number ?? most)
  const set = (next: number) => onNumber(next === most ? null : next)
  return (
    <fieldset class="stepper gates-stepper">
      <legend class="sr">{w.purpose.activation}</legend>
      <button type="button" aria-label={ui().fewer} disabled={now <= 0} onClick={() => set(now - 1)}>
        −
      </button>
      <output aria-live="polite">{now}</output>
      <button type="button" aria-label={ui().more} disabled={now >= most} onClick={() => set(now + 1)}>
        +
      </button>
      <span>{now === 0 ? w.alone : w.goes(now, most, most - now)}</span>
    </fieldset>
  )
}

/** What is done where he stands, and what names him alone. */
function Acts({
  choices,
  place,
  onChoose,
}: {
  choices: readonly Choice[]
  place: string | null
  onChoose: Props['onChoose']
}) {
  const here = choices.filter(
    (choice) => choice.kind !== 'select' && (choice.place === undefined || choice.place === place),
  )
  if (here.length === 0) return null
  return (
    <div class="gates-acts">
      {here.slice(0, MOST_ACTS).map(({ action, words }) => (
        <button key={action} type="button" class="choice" data-action={action} onClick={() => onChoose(action)}>
          {words}
        </button>
      ))}
    </div>
  )
}

function TribeOf({ view, language, tribe }: { view: View; language: Language; tribe: string }) {
  const w = panelWords[language]
  const at = placeOf(view, tribe)
  const migrant = migrantOf(view)
  const cu = at === null ? [] : cuIn(view, at).filter(([power]) => power === 'barbarian' || power === 'allied')
  return (
    <>
      <p class="stack-name">
        <b>{tribeName(tribe, language)}</b>
        {migrant?.tribe === tribe && <span>{w.ask.steps(migrant.left)}</span>}
      </p>
      <Force cu={cu} language={language} />
    </>
  )
}

/** What a leader has to spend: left of it, or what the card would give him; null: nothing is told. */
function apOf(view: View, leader: string): number | null {
  const activation = activationOf(view)
  if (activation?.leader === leader && asked(view) === 'orders') return activation.ap
  const pick = asked(view) === 'pick-leader' ? frameOf(view, 'pick-leader') : undefined
  if (pick === undefined) return null
  const ap = numberIn(pick.ap)
  return ap > 0 ? ap : apFor(faceOf(view, leader)?.initiative ?? 3, numberIn(pick.ops))
}

function LeaderOf(props: Props) {
  const { view, language, piece, number, onNumber } = props
  const activation = activationOf(view)
  const isActive = activation?.leader === piece && asked(view) === 'orders'
  const cu = isActive
    ? powers.map((power, i) => [power, activation.cu[i] ?? 0] as const).filter(([, its]) => its > 0)
    : commanded(view, piece)
  const at = placeOf(view, piece)
  const isPicked = asked(view) === 'pick-leader'
  const followers = isActive ? activation.with : []
  const others = isPicked && at !== null ? leadersAt(view, at).filter((each) => each !== piece) : []
  const most = Math.min(MOST_CU, sumOf(cu))
  return (
    <>
      <LeaderStrip view={view} language={language} leader={piece} ap={apOf(view, piece)} />
      {followers.map((leader) => (
        <LeaderStrip key={leader} view={view} language={language} leader={leader} />
      ))}
      <Force cu={cu} language={language} />
      {isPicked && most > 0 && <HowManyGo most={most} number={number} onNumber={onNumber} language={language} />}
      {isPicked && <Activate {...props} isAlone={others.length === 0} />}
    </>
  )
}

/** He is activated without a march: then it is asked who goes along, or what he does where he stands. */
function Activate({ language, choices, onChoose, isAlone }: Props & { isAlone: boolean }) {
  const [select] = choices.filter(({ kind }) => kind === 'select')
  if (select === undefined) return null
  const w = panelWords[language].stack
  return (
    <div class="gates-acts">
      <button type="button" class="choice" data-action={select.action} onClick={() => onChoose(select.action)}>
        {isAlone ? w.actHere : w.chooseAlong}
      </button>
    </div>
  )
}

export function Stack(props: Props) {
  const { view, language, piece, choices, onChoose } = props
  const question = asked(view)
  // Who goes along is asked in full beside it; a card that is lifted has its uses there.
  if (CARDS.includes(question) || (COMPANY.includes(question) && frameOf(view, question) !== undefined)) return null
  return (
    <div class="gates-stack">
      {leaders.has(piece) && <LeaderOf {...props} />}
      {tribes.has(piece) && <TribeOf view={view} language={language} tribe={piece} />}
      <Acts choices={choices} place={placeOf(view, piece)} onChoose={onChoose} />
    </div>
  )
}
