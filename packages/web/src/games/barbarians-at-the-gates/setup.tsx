/** The form for a new game of Barbarians at the Gates. */
import { useSignal } from '@preact/signals'
import { nameTables } from '@tabularium/barbarians-at-the-gates/lexicon'
import { board, turnTrack } from '@tabularium/barbarians-at-the-gates/shown'
import type { SetupFormProps } from '../../page/game-page.ts'
import { lastOptions } from '../../page/home/last.ts'
import { homeWords } from '../../page/home/words.ts'
import { language } from '../../page/settings.ts'
import { type Place, together, useDuel } from '../../page/setup/duel.ts'
import { SetupSheet } from '../../page/setup/form.tsx'
import { Names, namesOf, type Option, Options, Variants } from '../../page/setup/parts.tsx'
import { setupWords } from '../../page/setup/words.ts'
import { type Bot, balance, bots, forms } from './setup-words.ts'

const GAME = 'barbarians-at-the-gates'

const USUAL = board.scenarios[0]?.id ?? ''

function scenarioBefore(): string {
  const found = lastOptions(GAME).scenario
  return board.scenarios.find(({ id }) => id === found)?.id ?? USUAL
}

function turnsFrom(first: string, last: string): number {
  const names: readonly string[] = turnTrack
  return names.indexOf(last) - names.indexOf(first) + 1
}

export function SetupForm({ onStart }: SetupFormProps) {
  const scenario = useSignal(scenarioBefore())
  const duel = useDuel<Bot>(GAME, bots, 'legate')
  const w = forms[language.value]
  const names = nameTables[language.value].scenario
  const [roman, barbarian] = w.seats
  const sides: readonly Option<Place>[] = [
    { value: 'first', name: roman?.[0] ?? '', text: roman?.[1] ?? '', sign: 'eagle', tone: 'rome' },
    { value: 'second', name: barbarian?.[0] ?? '', text: barbarian?.[1] ?? '', sign: 'axes', tone: 'barb' },
    ...together(),
  ]
  const levels = bots.map((bot) => ({ value: bot, name: homeWords().bots[bot] ?? bot, text: w.strength[bot] }))
  const isShared = duel.place.value === 'both'
  const titleOf = (id: string) => names[id]?.name ?? id
  const setup = () => ({
    game: GAME,
    options: { scenario: scenario.value },
    players: duel.players(),
    ...namesOf(isShared, duel.names.value),
  })
  return (
    <SetupSheet game={GAME} line={w.line} notice={board.notice[language.value]} setup={setup} onStart={onStart}>
      <Options legend={setupWords().youAre} options={sides} chosen={duel.place} />
      {isShared ? (
        <Names seats={w.seats.map(([name]) => name)} names={duel.names} />
      ) : (
        <Options legend={setupWords().against} options={levels} chosen={duel.bot} />
      )}
      <Variants changed={scenario.value === USUAL ? [] : [titleOf(scenario.value)]}>
        <fieldset class="scenarios">
          <legend>{w.scenario}</legend>
          {board.scenarios.map(({ id, firstTurn, lastTurn, vp, victory }) => (
            <label key={id} class="check">
              <input
                type="radio"
                name="scenario"
                value={id}
                checked={scenario.value === id}
                onChange={() => (scenario.value = id)}
              />
              <span>
                <strong>{titleOf(id)}</strong>, {w.length(turnsFrom(firstTurn, lastTurn))} {names[id]?.about}{' '}
                <small>{w.stakes(vp, victory.romanWinsAt, balance[id] ?? 50)}</small>
              </span>
            </label>
          ))}
        </fieldset>
      </Variants>
    </SetupSheet>
  )
}
