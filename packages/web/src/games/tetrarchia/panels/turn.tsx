/** The turn track: the round, and the four Emperors in the order of their turns. */
import { isObject, type Json } from '@tabularium/engine'
import { active, emperors, round, type View } from '@tabularium/tetrarchia/shown'
import { Fragment } from 'preact'
import { Counter } from '../../../page/board/counters/counter.tsx'
import { Drawn } from '../../../page/board/counters/drawn.tsx'
import type { TurnProps } from '../../../page/game-page.ts'
import { icons } from '../icons.ts'
import { pageWords } from '../words/index.ts'

/** TE-2-d TE-2-e: tokens, fleets, Revolts and armies at the start. */
function levelOf(options: Json): string | null {
  return isObject(options) && Array.isArray(options.level) ? options.level.join('·') : null
}

export function Turn({ view, language, options }: TurnProps<View>) {
  const words = pageWords[language]
  const now = active(view)
  const level = levelOf(options)
  return (
    <div class="turn-track">
      <p class="turn-round">
        <span class="label">{words.round(round(view))}</span>
        {level !== null && <span>{words.level(level)}</span>}
      </p>
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
