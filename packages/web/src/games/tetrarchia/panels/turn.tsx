/** The turn track: the round, and the four Emperors in the order of their turns. */
import { active, emperors, round, type View } from '@tabularium/tetrarchia/shown'
import { Fragment } from 'preact'
import { Counter } from '../../../page/board/counters/counter.tsx'
import { Drawn } from '../../../page/board/counters/drawn.tsx'
import type { TurnProps } from '../../../page/game-page.ts'
import { icons } from '../icons.ts'
import { pageWords } from '../words/index.ts'

export function Turn({ view, language }: TurnProps<View>) {
  const words = pageWords[language]
  const now = active(view)
  return (
    <div class="turn-track">
      <p class="label">{words.round(round(view))}</p>
      <ol class="turn-order" aria-label={words.order}>
        {emperors.map((name, i) => (
          <Fragment key={name}>
            {i > 0 && (
              <li class="turn-next" aria-hidden="true">
                ›
              </li>
            )}
            <li class={name === now ? 'turn-now' : ''} aria-current={name === now ? 'step' : undefined}>
              <Medal name={name} now={name === now} words={words.emperor[name]} />
            </li>
          </Fragment>
        ))}
      </ol>
    </div>
  )
}

interface MedalProps {
  readonly name: (typeof emperors)[number]
  readonly now: boolean
  readonly words: string
}

function Medal({ name, now, words }: MedalProps) {
  const size = now ? 42 : 34
  return (
    <Drawn width={now ? 52 : 40} height={now ? 52 : 40} words={words}>
      {now && <circle class="medal-ring" r={size / 2 + 4} />}
      <Counter form="round" owner={name} size={size} icon={icons.emperor} />
    </Drawn>
  )
}
