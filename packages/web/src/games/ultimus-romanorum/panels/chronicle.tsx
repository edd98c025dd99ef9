/** The year step by step: every phase and SMC, and beside each thing that happened the clause that brought it about. */
import type { Language } from '@tabularium/engine'
import { names } from '@tabularium/ultimus-romanorum/lexicon'
import type { View } from '@tabularium/ultimus-romanorum/shown'
import type { Session } from '../../../page/session/session.ts'
import type { Words } from '../words/catalogue.ts'
import { type Line, ofThisYear } from './history.ts'
import { Told } from './tracks.tsx'

interface Section {
  readonly title: string
  readonly lines: Line[]
}

/** A phase and an SMC begin a section; phase E is made of SMC. `first`: what was going on when a game began in the middle. */
function sections(lines: readonly Line[], first: string): readonly Section[] {
  const all: Section[] = []
  for (const line of lines) {
    if (line.event.type === 'smc' || (line.event.type === 'phase' && line.event.phase !== 'E'))
      all.push({ title: line.words, lines: [] })
    else if (all.length > 0) all.at(-1)?.lines.push(line)
    else all.push({ title: first, lines: [line] })
  }
  return all
}

interface Props {
  readonly view: View
  readonly told: readonly Line[]
  readonly w: Words
  readonly language: Language
  readonly session: Session
}

export function Chronicle({ view, told, w, language, session }: Props) {
  const all = sections(ofThisYear(told), names[language].phase[view.phase])
  if (all.length === 0) return <p>{w.nothing}</p>
  return (
    <>
      <p class="hint">{w.stepsHint}</p>
      {all.map(({ title, lines }, i) => (
        <details key={`${i} ${title}`} open={i === all.length - 1} class="step">
          <summary>{title}</summary>
          {lines.length === 0 ? (
            <p>{w.nothing}</p>
          ) : (
            <ul class="plain">
              {lines.map((line, k) => (
                <Told key={k} line={line} language={language} session={session} />
              ))}
            </ul>
          )}
        </details>
      ))}
    </>
  )
}
