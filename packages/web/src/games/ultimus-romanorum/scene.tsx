/** The exchange of camps, over the whole window: who is now what, why, and what becomes of the points. */
import { isObject, type Language } from '@tabularium/engine'
import { type CampName, standings, type UltimusEvent, type View } from '@tabularium/ultimus-romanorum/shown'
import { Counter } from '../../page/board/counters/counter.tsx'
import { InlineIcon } from '../../page/board/counters/icon.tsx'
import type { SceneProps } from '../../page/game-page.ts'
import { Modal } from '../../page/modal.tsx'
import { ui } from '../../page/settings.ts'
import type { Snapshot } from '../../table/protocol.ts'
import { catalogues } from './catalogues.ts'
import { emblemOf } from './emblem.ts'
import { leaderNamed } from './names.ts'
import { ClauseRef } from './panels/parts.tsx'
import { icons } from './scene-icons.ts'
import { tableWords } from './words/table/index.ts'
import '../../style/exchange.css'

type Props = SceneProps<View, UltimusEvent>

const CAMPS: readonly CampName[] = ['roman', 'barbarian']

/** The one person who plays against bots; null: several people play, or none. */
function onlyPerson({ seats }: Snapshot): number | null {
  const people = seats.flatMap(({ player }, seat) => (player === 'person' ? [seat] : []))
  return people.length === 1 ? (people[0] ?? null) : null
}

/** How a seat is called: "you" if it is the only person's. */
function playerAt(snapshot: Snapshot, seat: number, language: Language): string {
  const { player, words } = snapshot.seats[seat] ?? { player: 'person', words: '' }
  if (seat === onlyPerson(snapshot)) return tableWords[language].exchange.yourself
  if (player === 'person') return words
  const name = player.slice('bot:'.length)
  return ui().bots[name] ?? name
}

/** Who sits on the throne that was won, as far as it is known already. */
function augustusOf({ view }: Snapshot, half: 'west' | 'east'): string | null {
  const throne = (isObject(view) ? view[half] : null) ?? null
  const augustus = isObject(throne) ? throne.augustus : null
  return typeof augustus === 'string' ? augustus : null
}

interface SideProps {
  readonly camp: CampName
  readonly who: string
  readonly points: number
  readonly language: Language
}

/** One camp: what it is called, who plays it now and played the other before, and his points. */
function Side({ camp, who, points, language }: SideProps) {
  const w = tableWords[language].exchange
  const { form, side, icon, words } = emblemOf(camp, language)
  const before = camp === 'roman' ? 'barbarian' : 'roman'
  return (
    <section class={`exchange-side ${camp}`}>
      <svg class="exchange-emblem" viewBox="-60 -60 120 120" aria-hidden="true">
        <Counter form={form} owner={side} size={110} icon={icon} />
      </svg>
      <h3>{words}</h3>
      <p class="exchange-who">{who}</p>
      <p class="exchange-was">{w.was(before)}</p>
      <p class="exchange-points">
        <b>{points}</b> {w.kept}
      </p>
    </section>
  )
}

export function Scene({ event, view, language, session }: Props) {
  const snapshot = session.snapshot.value
  if (event.type !== 'exchange' || snapshot === null) return null
  const w = tableWords[language].exchange
  const romanSeat = event.roman === 'second' ? 1 : 0
  const seatOf = (camp: CampName) => (camp === 'roman' ? romanSeat : 1 - romanSeat)
  const me = onlyPerson(snapshot)
  const augustus = augustusOf(snapshot, event.half)
  const clause = (id: string) => <ClauseRef id={id} language={language} session={session} />
  return (
    <Modal class="exchange-scene" label={w.title} describedBy="exchange-told" onClose={() => session.endScene()}>
      {(shut) => (
        <>
          <button type="button" class="exchange-ground" tabIndex={-1} aria-hidden="true" onClick={shut} />
          <div id="exchange-told" class="exchange-told">
            <p class="exchange-label">
              <InlineIcon d={icons.exchange} size={28} /> {me === null ? w.label(view.year) : w.title}
            </p>
            <h2>{me === null ? w.title : w.you(me === romanSeat ? 'roman' : 'barbarian')}</h2>
            <div class="exchange-sides">
              {CAMPS.map((camp, i) => (
                <Side
                  key={camp}
                  camp={camp}
                  who={playerAt(snapshot, seatOf(camp), language)}
                  points={view.vp[i]}
                  language={language}
                />
              ))}
            </div>
            <p>
              {w.why(event.half, augustus === null ? null : leaderNamed(augustus, language))} {clause('UR-5-a')}
            </p>
            <p>
              {w.points} {clause('UR-5-k')} {catalogues[language].standings(...standings(view.vp))}
            </p>
            <p>
              {w.hands} {clause('UR-5-l')}
            </p>
          </div>
          <button type="button" class="exchange-go" autofocus onClick={shut}>
            {w.goOn}
          </button>
        </>
      )}
    </Modal>
  )
}
