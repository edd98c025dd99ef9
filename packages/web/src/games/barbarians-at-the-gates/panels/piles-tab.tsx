/** The piles with what everybody may know of them: counts, discards, cards out of the game, the Reserve, what is in force. */
import { cardName, leaderName, nameTables, spaceName, tribeName } from '@tabularium/barbarians-at-the-gates/lexicon'
import { cards, cardsIn, type GatesEvent, type PileName, type View } from '@tabularium/barbarians-at-the-gates/shown'
import type { Language } from '@tabularium/engine'
import { Backs } from '../../../page/frame/opponent.tsx'
import type { TabProps } from '../../../page/game-page.ts'
import { Heads } from '../../../page/table-heads.tsx'
import { effectOf } from '../words/panels/hand-words.ts'
import { type ReadingWords, readingWords } from '../words/panels/reading-words.ts'

type Props = TabProps<View, GatesEvent>

/** A word of the view as one of the names that are known; '': none. */
const wordOf = (names: Readonly<Record<string, string>>, word: string): string => names[word] ?? ''

/** "siege rolls against Ravenna get −2, for the rest of the game". */
function forceWords(view: View, language: Language): readonly string[] {
  const tables = nameTables[language]
  const flags = (view.flags ?? []).map(({ flag, until }) => [wordOf(tables.flag, flag), wordOf(tables.until, until)])
  const blocks = (view.blocks ?? []).map(({ what, tribe, leader, space, until }) => [
    tribe === null ? '' : tribeName(tribe, language),
    leader === null ? '' : leaderName(leader, language),
    space === null ? '' : spaceName(space, language),
    wordOf(tables.block, what),
    wordOf(tables.until, until),
  ])
  return [...flags, ...blocks].map((parts) => parts.filter((part) => part !== '').join(', '))
}

function Listed({
  view,
  pile,
  title,
  language,
  w,
}: {
  view: View
  pile: PileName
  title: string
  language: Language
  w: ReadingWords
}) {
  return (
    <details>
      <summary>{title}</summary>
      <div class="pile-columns">
        {(['roman', 'barbarian'] as const).map((player) => {
          const ids = cardsIn(view, player, pile)
          return (
            <div key={player}>
              <h4>{w.pilesTab[player]}</h4>
              {ids.length === 0 ? (
                <p class="hint">{w.pilesTab.nothing}</p>
              ) : (
                <ul class="plain pile-cards">
                  {ids.map((id) => (
                    <li key={id} class={player} title={effectOf(id, language)}>
                      <i>{cards.get(id)?.ops}</i> {cardName(id, language)}
                    </li>
                  ))}
                </ul>
              )}
            </div>
          )
        })}
      </div>
    </details>
  )
}

export function PilesTab({ view, language }: Props) {
  const w = readingWords(language)
  const count = (pile: PileName) =>
    (['roman', 'barbarian'] as const).map((player) => cardsIn(view, player, pile).length)
  const rows: readonly (readonly [string, readonly number[]])[] = [
    [w.pilesTab.hand, view.hands],
    [w.pilesTab.draw, view.decks],
    [w.pilesTab.discards, count('discard')],
    [w.pilesTab.removed, count('removed')],
  ]
  const lasting = forceWords(view, language)
  return (
    <div class="game-panel">
      <table>
        <Heads heads={w.pilesTab.heads} />
        <tbody>
          {rows.map(([name, numbers]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {numbers.map((number, i) => (
                <td key={i} class="number">
                  {number}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <h3>{w.pilesTab.reserve}</h3>
      <p class="reserve-line">
        <Backs count={view.reserve} side="roman" /> <b>{w.pilesTab.of(view.reserve)}</b>
      </p>
      {cardsIn(view, 'roman', 'face-up').length > 0 && <p>{w.pilesTab.baptism}</p>}
      <p class="hint">{w.pilesTab.reserveHint}</p>
      <h3>{w.pilesTab.force}</h3>
      {lasting.length === 0 ? (
        <p class="hint">{w.pilesTab.noForce}</p>
      ) : (
        <ul class="plain in-force">
          {lasting.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      <Listed view={view} pile="discard" title={w.pilesTab.discards} language={language} w={w} />
      <Listed view={view} pile="removed" title={w.pilesTab.removed} language={language} w={w} />
    </div>
  )
}
