/** The form for a new game of Barbarians at the Gates. */
import { nameTables } from '@tabularium/barbarians-at-the-gates/lexicon'
import { board, turnTrack } from '@tabularium/barbarians-at-the-gates/shown'
import type { SetupFormProps } from '../../page/game-page.ts'
import { language } from '../../page/settings.ts'
import { useDuel } from '../../page/setup/duel.ts'
import { DuelSheet, Scenarios, useScenario } from '../../page/setup/duel-sheet.tsx'
import { type Bot, balance, bots, forms } from './setup-words.ts'

const GAME = 'barbarians-at-the-gates'

function turnsFrom(first: string, last: string): number {
  const names: readonly string[] = turnTrack
  return names.indexOf(last) - names.indexOf(first) + 1
}

export function SetupForm({ onStart }: SetupFormProps) {
  const { chosen, isUsual } = useScenario(
    GAME,
    board.scenarios.map(({ id }) => id),
  )
  const duel = useDuel<Bot>(GAME, bots, 'legate')
  const w = forms[language.value]
  const names = nameTables[language.value].scenario
  const titleOf = (id: string) => names[id]?.name ?? id
  return (
    <DuelSheet
      game={GAME}
      line={w.line}
      notice={board.notice[language.value]}
      sides={w.seats}
      duel={duel}
      bots={bots}
      strength={(bot) => w.strength[bot]}
      options={() => ({ scenario: chosen.value })}
      changed={isUsual ? [] : [titleOf(chosen.value)]}
      onStart={onStart}
    >
      <Scenarios
        legend={w.scenario}
        chosen={chosen}
        scenarios={board.scenarios.map(({ id, firstTurn, lastTurn, vp, victory }) => ({
          id,
          name: titleOf(id),
          about: (
            <>
              {w.length(turnsFrom(firstTurn, lastTurn))} {names[id]?.about}{' '}
              <small>{w.stakes(vp, victory.romanWinsAt, balance[id] ?? 50)}</small>
            </>
          ),
        }))}
      />
    </DuelSheet>
  )
}
