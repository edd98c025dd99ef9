/** The game in the bar: the years of the turn, the wave, whose impulse it is, points and Plunder. */
import { impulseOf, neededOf, seenHand, turnOf, type View, yearsOf } from '@tabularium/barbarians-at-the-gates/shown'
import type { Language } from '@tabularium/engine'
import { InlineIcon } from '../../../page/board/counters/icon.tsx'
import type { BarNumber } from '../../../page/game-page.ts'
import { icons } from '../icons.ts'
import { panelWords } from '../words/panels/index.ts'
import { waveOf } from './waves.ts'
import '../../../style/year-bar.css'

/** "Wave I, your impulse"; in other phases the phase. */
function now(view: View, language: Language): string {
  const w = panelWords[language]
  const player = view.phase === 'strategy' ? impulseOf(view) : null
  const whose = player === null ? w.phases[view.phase] : w.impulse[seenHand(view)?.player === player ? 'you' : player]
  return `${w.wave(waveOf(view))}, ${whose}`
}

export function Bar({ view, language }: { view: View; language: Language }) {
  const w = panelWords[language]
  return (
    <div class="year-bar">
      <b class="bar-year">{yearsOf(turnOf(view)).from}</b>
      <span class="gates-now">{now(view, language)}</span>
      <span class="gates-numbers">
        <span title={w.points(view.vp, neededOf(view))}>
          <InlineIcon d={icons.points} size={18} />
          <b>{view.vp}</b>
          <small>{w.pointsName}</small>
        </span>
        <span title={w.plunder(view.plunder)}>
          <InlineIcon d={icons.plunder} size={18} />
          <b>{view.plunder}</b>
          <small>{w.plunderName}</small>
        </span>
      </span>
    </div>
  )
}

/** Three numbers, where there is no room for more. */
export function numbers(view: View, language: Language): readonly BarNumber[] {
  const w = panelWords[language]
  const drawn = (d: string) => `<path fill="currentColor" d="${d}"/>`
  return [
    { icon: '', value: String(yearsOf(turnOf(view)).from), words: now(view, language) },
    { icon: drawn(icons.points), value: String(view.vp), words: w.points(view.vp, neededOf(view)) },
    { icon: drawn(icons.plunder), value: String(view.plunder), words: w.plunder(view.plunder) },
  ]
}
