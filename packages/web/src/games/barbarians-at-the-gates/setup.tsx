/** The form for a new game of Barbarians at the Gates. */
import { nameTables } from '@tabularium/barbarians-at-the-gates/lexicon'
import { board, turnTrack } from '@tabularium/barbarians-at-the-gates/shown'
import type { SetupFormProps } from '../../page/game-page.ts'
import { language } from '../../page/settings.ts'
import { ScenarioSheet } from '../../page/setup/duel-sheet.tsx'
import { balance, bots, forms } from './setup-words.ts'
import { scenarioName } from './terms.ts'

const GAME = 'barbarians-at-the-gates'

function turnsFrom(first: string, last: string): number {
  const names: readonly string[] = turnTrack
  return names.indexOf(last) - names.indexOf(first) + 1
}

export function SetupForm({ onStart }: SetupFormProps) {
  const w = forms[language.value]
  const names = nameTables[language.value].scenario
  const scenarios = board.scenarios.map(({ id, firstTurn, lastTurn, vp, victory }) => ({
    id,
    name: scenarioName(id, language.value),
    about: (
      <>
        {w.length(turnsFrom(firstTurn, lastTurn))} {names[id]?.about}{' '}
        <small>{w.stakes(vp, victory.romanWinsAt, balance[id] ?? 50)}</small>
      </>
    ),
  }))
  const notice = board.notice[language.value]
  return <ScenarioSheet {...{ game: GAME, words: w, notice, bots, scenarios, onStart }} usual="legate" />
}
