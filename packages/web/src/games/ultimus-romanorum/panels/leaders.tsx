/** The leaders in play, with the chance that each dies this year; and those who are still to come. */

import type { Language } from '@tabularium/engine'
import {
  type Coming,
  type Counter,
  comingIn,
  deathChance,
  heldIn,
  isLeader,
  isPlace,
  type LeaderCounter,
  nameOf,
  nextDeath,
  peoples,
  returning,
  type View,
  yearsOf,
} from '@tabularium/ultimus-romanorum/shown'
import type { Session } from '../../../page/session/session.ts'
import { Heads } from '../../../page/table-heads.tsx'
import { leaderName, leaderNamed } from '../names.ts'
import type { Words } from '../words/catalogue.ts'

function inPlay(view: View): readonly (readonly [LeaderCounter, string])[] {
  const found = [...heldIn(view)].flatMap(([place, { roman, barbarian }]) =>
    [...roman, ...barbarian].flatMap((counter: Counter) =>
      isLeader(counter) && isPlace(place) ? [[counter, place] as const] : [],
    ),
  )
  return found.sort(([a], [b]) => rank(a) - rank(b) || (a.leader.name < b.leader.name ? -1 : 1))
}

const rank = ({ camp, title }: LeaderCounter) => (camp === 'roman' ? 0 : 2) + (title === null ? 1 : 0)

const later = (year: number | null, w: Words) => (year === null ? w.neverDies : w.diesFrom(year))

interface Props {
  readonly view: View
  readonly w: Words
  readonly language: Language
}

export function Leaders({ view, w, session, language }: Props & { session: Session }) {
  const isTested = view.deathsTested === true
  return (
    <>
      <div class="wide-table">
        <table>
          <Heads heads={w.leaderHeads} />
          <tbody>
            {inPlay(view).map(([counter, place]) => {
              const { leader, title, camp } = counter
              const chance = deathChance(leader, view)
              return (
                <tr key={counter.id}>
                  <th scope="row">
                    {leaderName(leader, language)}
                    <small>{title === null ? w.camp[camp] : `${w.titles[title]}, ${w.camp[camp]}`}</small>
                  </th>
                  <td>
                    <button type="button" class="link" onClick={() => (session.happening.value = [place])}>
                      {nameOf(place)}
                    </button>
                  </td>
                  <td class="values">{`${leader.cc} ${leader.vs} ${leader.bt} ${leader.cp}`}</td>
                  <td>
                    {chance === 0 ? '–' : `${chance}%`}
                    {chance === 0 && <small>{later(nextDeath(leader, view), w)}</small>}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      <p class="hint">{isTested ? w.tested : w.death}</p>
    </>
  )
}

const titled = (id: string) =>
  id.replace(/(^|-)(.)/g, (_, gap: string, letter: string) => (gap && ' ') + letter.toUpperCase())

function inWords({ what }: Coming, w: Words, language: Language): string {
  if ('fleet' in what) return `${titled(what.fleet)}: ${w.comesBack}`
  if ('unit' in what) return `${what.unit.name} → ${nameOf(what.unit.base ?? '')}`
  const { people, entry } = what.leader
  const of = people === null ? '' : ` (${peoples.get(people)?.name ?? people})`
  const at = entry === null || entry.zone === null ? '' : ` → ${nameOf(entry.zone)}`
  const after = what.after === null ? '' : `, ${w.after(leaderName(what.after, language))}`
  return `${leaderName(what.leader, language)}${of}${at}${after}`
}

export function Calendar({ view, w, language }: Props) {
  const { last } = yearsOf(view)
  const all = comingIn(view).filter(({ year }) => (year ?? 0) <= last)
  const years = [...new Set(all.map(({ year }) => year))].sort((a, b) => (a ?? 0) - (b ?? 0))
  const back = returning(view)
  if (all.length + back.length === 0) return <p>{w.nobodyEnters}</p>
  return (
    <dl class="calendar">
      {back.map(([id, phase]) => (
        <div key={id}>
          <dt>{w.inPhase(phase)}</dt>
          <dd>{`${leaderNamed(id, language)}: ${w.comesBack}`}</dd>
        </div>
      ))}
      {years.map((year) => (
        <div key={year}>
          <dt>{year ?? w.due}</dt>
          <dd>
            <ul class="plain">
              {all
                .filter((each) => each.year === year)
                .map((each) => inWords(each, w, language))
                .map((words) => (
                  <li key={words}>{words}</li>
                ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  )
}
