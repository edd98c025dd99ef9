/** The page of a new game: the game's own form, over its map. */
import { list } from '@tabularium/games'
import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import { cardsOf } from '../games/cards.ts'
import type { Setup } from '../table/protocol.ts'
import { expectTable } from './expecting.ts'
import type { SetupFormProps } from './game-page.ts'
import { titleOf } from './home/covers.tsx'
import { remember } from './home/last.ts'
import { pictureOf } from './home/pictures.ts'
import { attempt } from './home/trouble.ts'
import { beginNew } from './opening.ts'
import { barTitle } from './page-bar.tsx'
import { language, ui } from './settings.ts'
import '../style/setup.css'

interface Props {
  readonly game: string
  readonly SetupForm: ComponentType<SetupFormProps>
}

export function NewGame({ game, SetupForm }: Props) {
  const start = (setup: Setup) =>
    attempt(async () => {
      expectTable(game, false)
      await beginNew(setup)
      remember(setup)
    })
  useEffect(() => {
    let isHere = true
    void cardsOf(list.filter(({ id }) => id === game)).then(([card]) => {
      if (!isHere || card === undefined) return
      barTitle.value = titleOf(card)
      document.title = `${ui().newGame}, ${titleOf(card)} · Tabularium`
    })
    return () => {
      isHere = false
      barTitle.value = undefined
    }
  }, [game, language.value])
  return (
    <main class="new-game">
      <img class="ground" src={pictureOf(game, 'whole')} alt="" />
      <SetupForm onStart={start} />
    </main>
  )
}
