/** Which edition is played with: the one that the game comes with, or one from a file. */
import { type Signal, useSignal } from '@preact/signals'
import { isObject, type Json } from '@tabularium/engine'
import { useRef } from 'preact/hooks'
import { type Opened, openEdition } from '../../../lab/edition.ts'
import { gameName } from '../naming.ts'
import { labWords } from '../words/index.ts'

type Wrong = Exclude<Opened, { readonly edition: Json }>

/** How many findings are told. */
const MOST = 5

function WhatIsWrong({ wrong }: { wrong: Wrong }) {
  const w = labWords().setUp
  if (wrong.wrong === 'findings') {
    return (
      <div class="problem" role="alert">
        <div>
          {w.findings(wrong.findings.length)}
          <ul>
            {wrong.findings.slice(0, MOST).map(({ path, rule, message }) => (
              <li key={path.join()} lang="en">
                {path.join('.')}: {rule} {message}
              </li>
            ))}
          </ul>
        </div>
      </div>
    )
  }
  const words =
    wrong.wrong === 'other-game'
      ? w.otherGame(gameName(wrong.game) || wrong.game)
      : wrong.wrong === 'too-large'
        ? w.tooLarge
        : w.noJson
  return (
    <div class="problem" role="alert">
      {words}
    </div>
  )
}

const nameOf = (edition: Json): string => (isObject(edition) ? String(edition.title ?? edition.edition ?? '') : '')

/** null: the one that the game comes with. */
export function EditionChoice({ game, edition }: { game: string; edition: Signal<Json> }) {
  const w = labWords().setUp
  const wrong = useSignal<Wrong | null>(null)
  const file = useRef<HTMLInputElement>(null)
  const open = async (chosen: File) => {
    const opened = await openEdition(game, chosen)
    if ('edition' in opened) edition.value = opened.edition
    wrong.value = 'edition' in opened ? null : opened
  }
  return (
    <>
      <div class="row edition">
        <span>
          {w.edition}: <strong>{edition.value === null ? w.shipped : nameOf(edition.value)}</strong>
        </span>
        <input
          ref={file}
          type="file"
          hidden
          accept=".json,application/json"
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? []
            if (chosen !== undefined) void open(chosen)
            currentTarget.value = ''
          }}
        />
        <button type="button" onClick={() => file.current?.click()}>
          {w.openEdition}
        </button>
        {edition.value !== null && (
          <button type="button" onClick={() => (edition.value = null)}>
            {w.shippedAgain}
          </button>
        )}
      </div>
      {wrong.value !== null && <WhatIsWrong wrong={wrong.value} />}
    </>
  )
}
