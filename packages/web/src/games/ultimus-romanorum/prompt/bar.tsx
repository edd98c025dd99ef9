/** The game in the bar: the year, its phases with the present one lit, and the points of both camps with the SMC they have left. */
import type { Language } from '@tabularium/engine'
import type { CampName, View } from '@tabularium/ultimus-romanorum/shown'
import { InlineIcon } from '../../../page/board/counters/icon.tsx'
import type { BarNumber } from '../../../page/game-page.ts'
import { icons } from '../icons.ts'
import { tableWords } from '../words/table/index.ts'
import '../../../style/year-bar.css'

const PHASES: readonly string[] = ['A', 'B', 'C', 'D', 'E', 'F']

function Phases({ view, language }: { view: View; language: Language }) {
  const { phases } = tableWords[language]
  const now = PHASES.indexOf(view.phase)
  return (
    <ol class="phase-tiles" aria-label={phases[view.phase]}>
      {PHASES.map((phase, i) => (
        <li
          key={phase}
          class={i === now ? 'now' : i < now ? 'past' : ''}
          title={phases[phase]}
          {...(i === now && { 'aria-current': 'step' })}
        >
          {phase}
        </li>
      ))}
    </ol>
  )
}

/** More than these are a number. */
const MOST_PIPS = 6

function Points({ camp, view, language }: { camp: CampName; view: View; language: Language }) {
  const w = tableWords[language]
  const i = camp === 'roman' ? 0 : 1
  const left = view.smc[i]
  return (
    <span class={`bar-camp ${camp}`} title={`${w.pv(camp, view.vp[i])}, ${w.smcLeft(left)}`}>
      <InlineIcon d={camp === 'roman' ? icons.leader : icons.people} size={18} />
      <b>{view.vp[i]}</b>
      <span class="smc-pips" role="img" aria-label={w.smcLeft(left)}>
        {left > MOST_PIPS ? left : Array.from({ length: left }, (_, k) => <i key={k} />)}
      </span>
    </span>
  )
}

export function Bar({ view, language }: { view: View; language: Language }) {
  const w = tableWords[language]
  return (
    <div class="year-bar">
      <b class="bar-year">{view.year}</b>
      <Phases view={view} language={language} />
      <span class="bar-phase">{w.phases[view.phase]}</span>
      <span class="bar-points">
        <Points camp="roman" view={view} language={language} />
        <Points camp="barbarian" view={view} language={language} />
      </span>
    </div>
  )
}

/** Three numbers, where there is no room for more. */
export function numbers(view: View, language: Language): readonly BarNumber[] {
  const w = tableWords[language]
  const phase = w.phases[view.phase] ?? ''
  const drawn = (d: string) => `<path fill="currentColor" d="${d}"/>`
  return [
    { icon: '', value: `${view.year} ${view.phase === 'set-up' ? '' : view.phase}`.trim(), words: phase },
    { icon: drawn(icons.leader), value: String(view.vp[0]), words: w.smcLeft(view.smc[0]) },
    { icon: drawn(icons.people), value: String(view.vp[1]), words: w.smcLeft(view.smc[1]) },
  ]
}
