/** How the game ended, in the reader's terms, and what to do next. */

import { useSignal } from '@preact/signals'
import type { Chances } from '@tabularium/bots'
import type { Outcome } from '@tabularium/engine'
import { useEffect, useRef } from 'preact/hooks'
import { endingOf } from '../../games/endings.ts'
import type { Setup, Snapshot } from '../../table/protocol.ts'
import { fallsOf } from '../dice/kinds.ts'
import { Shape, Sign } from '../home/sign.tsx'
import { homeWords } from '../home/words.ts'
import { route } from '../router.ts'
import { titled } from '../said.ts'
import { lookAt } from '../session/looking-back.ts'
import type { Session } from '../session/session.ts'
import { language, ui } from '../settings.ts'
import { begin, tables } from '../tables.ts'
import { ChancesChart, TurningPoints, turningPoints, useChances } from './chances.tsx'
import { note, tally } from './record.ts'
import { ShareMenu } from './share.tsx'
import { SmallMaps } from './small-maps.tsx'
import { type EndingOf, mineOf, resultFor, type Ending as Told } from './verdict.ts'
import { type EndWords, endWords } from './words.ts'
import '../../style/ending.css'
import '../../style/ending-acts.css'

/** The same game once more, with other dice; who changes sides takes his name along. */
function again({ game, options, seats, names }: Snapshot, isSwapped = false): Promise<void> {
  const seated = seats.map(({ player }, seat) => ({ player, name: names[seat] ?? '' }))
  if (isSwapped) seated.reverse()
  const given = names.length > 0 ? { names: seated.map(({ name }) => name) } : {}
  const setup: Setup = { game, options, players: seated.map(({ player }) => player), ...given }
  return begin(() => tables().create(setup))
}

const botName = (player: string): string => homeWords().bots[player.slice('bot:'.length)] ?? player

/** Against which bot; null: none, or several kinds. */
function againstOf({ seats }: Snapshot): string | null {
  const bots = new Set(seats.map(({ player }) => player).filter((player) => player !== 'person'))
  const [one, another] = [...bots]
  return one === undefined || another !== undefined ? null : one.slice('bot:'.length)
}

/** "You lost" to the one person; to several, who won. */
function labelOf(snapshot: Snapshot, outcome: Outcome, { isShared, side }: Told, w: EndWords): string {
  const mine = mineOf(snapshot)
  if (isShared) return outcome.winners.length > 0 ? w.held : w.broke
  if (mine !== null) return w[resultFor(outcome, mine, isShared)]
  const [winner] = outcome.winners
  return winner === undefined ? w.drawn : w.wins(side(winner))
}

/** Who sat where, one line each. */
function sidesOf(snapshot: Snapshot, { side, isShared }: Told, w: EndWords): readonly string[] {
  const mine = mineOf(snapshot)
  return snapshot.seats.map(({ player, words }, seat) => {
    const role = isShared ? words : side(seat)
    if (player !== 'person') return w.bot(botName(player), role)
    return seat === mine ? w.you(role) : w.person(words)
  })
}

function Dice({ session }: { session: Session }) {
  const w = endWords()
  const rolls = session.lines.value.flatMap(({ event }) =>
    event.type === 'roll' ? [{ die: String(event.die), face: Number(event.face) }] : [],
  )
  const written = new Intl.NumberFormat(language.value, { maximumFractionDigits: 1 })
  return (
    <>
      {fallsOf(rolls).map(({ die, rolls: count, mean, expectedMean }) => (
        <div key={die} class="stat">
          <span>
            {w.dice} {die}
          </span>
          <b>{written.format(mean)}</b> <span>{w.mean(written.format(expectedMean))}</span>
          <span>{w.rolls(count)}</span>
        </div>
      ))}
    </>
  )
}

function RecordRows({ snapshot, told }: { snapshot: Snapshot; told: Told }) {
  const w = endWords()
  const mine = mineOf(snapshot)
  if (mine === null) return null
  const against = againstOf(snapshot)
  const { won, games, alone } = tally({ game: snapshot.game, seat: snapshot.seats[mine]?.name ?? '', against })
  if (games === 0) return null
  const side = told.isShared ? (snapshot.seats[mine]?.words ?? '') : told.side(mine)
  return (
    <section>
      <h3>{w.record}</h3>
      <dl>
        <div>
          <dt>{w.recordAs(side, against === null ? null : botName(`bot:${against}`))}</dt>
          <dd>{w.wonOf(won, games, alone)}</dd>
        </div>
        {snapshot.commitment !== null && snapshot.online === undefined && (
          <div>
            <dt>{w.dice}</dt>
            <dd class="good">
              <Sign of="check" size={14} /> {w.sealed}
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}

interface ActsProps {
  readonly session: Session
  readonly told: Told
  readonly label: string
  readonly chances: Chances | null
}

function Acts({ session, told, label, chances }: ActsProps) {
  const w = endWords()
  const snapshot = session.snapshot.value
  if (snapshot === null) return null
  const { company, link } = session
  const isDuel = company === null && snapshot.seats.length === 2 && !told.isShared && mineOf(snapshot) !== null
  const [turningPoint] = chances === null ? [] : turningPoints(chances)
  return (
    <div class="acts">
      {company === null ? (
        <button type="button" class="primary" onClick={() => again(snapshot)}>
          <Sign of="again" /> {w.again}
        </button>
      ) : (
        <company.Rematch session={session} />
      )}
      {isDuel && (
        <button type="button" onClick={() => again(snapshot, true)}>
          <Sign of="swap" /> {w.swap}
        </button>
      )}
      <button type="button" onClick={() => lookAt(session, turningPoint?.action ?? snapshot.length)}>
        <Sign of="study" /> {turningPoint === undefined ? w.study : w.studyFrom(turningPoint.turn)}
      </button>
      <button type="button" title={ui().replay} onClick={() => lookAt(session, 0)}>
        <Sign of="play" /> {w.watch}
      </button>
      <span class="space" />
      <ShareMenu
        link={link}
        name={snapshot.name}
        pictured={{
          label,
          headline: told.headline,
          text: told.text ?? snapshot.ending ?? '',
          game: snapshot.name,
          sides: [...sidesOf(snapshot, told, w), w.hintsTaken(snapshot.hints)],
          colour: getComputedStyle(document.documentElement).getPropertyValue(`--end-${told.tone}`).trim() || '#2b0f18',
        }}
      />
      <a class="link" href="#/">
        {ui().home}
      </a>
    </div>
  )
}

/** Notes how it ended for the one person who played it. */
function useRecord(snapshot: Snapshot | null, told: Told | null, isGuided: boolean): void {
  useEffect(() => {
    if (snapshot === null || snapshot.outcome === null || told === null || isGuided) return
    const mine = mineOf(snapshot)
    if (mine === null) return
    note({
      id: snapshot.id,
      game: snapshot.game,
      seat: snapshot.seats[mine]?.name ?? '',
      against: againstOf(snapshot),
      result: resultFor(snapshot.outcome, mine, told.isShared),
      hints: snapshot.hints,
      ended: Date.now(),
    })
  }, [snapshot?.id, told !== null])
}

/** What a game without words of its own says. */
const plainly: EndingOf = (_, _mine, _language, { ending, seats }) => ({
  headline: ending ?? '',
  text: '',
  tone: 'drawn',
  side: (seat) => seats[seat]?.words ?? '',
  isShared: false,
})

export function Ending({ session }: { session: Session }) {
  const isGuided = route.value.at === 'learn'
  const snapshot = session.snapshot.value
  const tell = useSignal<EndingOf | null>(null)
  const isFolded = useSignal(isGuided)
  const sheet = useRef<HTMLDialogElement>(null)
  const game = snapshot?.game ?? ''
  const early = snapshot === null ? null : (session.company?.early(snapshot) ?? null)
  const outcome = snapshot?.outcome ?? early?.outcome ?? null
  const mine = snapshot === null ? null : mineOf(snapshot)
  const chances = useChances(session, outcome !== null, mine ?? 0)
  const told =
    snapshot === null || outcome === null || tell.value === null
      ? null
      : (early?.tell ?? tell.value)(outcome, mine, language.value, snapshot)
  useEffect(() => {
    void Promise.resolve(endingOf(game) ?? plainly).then((loaded) => (tell.value = loaded))
  }, [game])
  useRecord(snapshot, told, isGuided)
  const isShown = told !== null && !isFolded.value && !session.showing.value && session.lookingAt.value === null
  useEffect(() => {
    if (isShown && sheet.current?.open === false) sheet.current.showModal()
  }, [isShown])
  if (
    snapshot === null ||
    told === null ||
    outcome === null ||
    session.showing.value ||
    session.lookingAt.value !== null
  )
    return null
  const w = endWords()
  const label = labelOf(snapshot, outcome, told, w)
  if (isFolded.value) {
    return (
      <button type="button" class={`end-tab ${told.tone}`} onClick={() => (isFolded.value = false)}>
        <b>{label}</b> {w.theEnd}
      </button>
    )
  }
  return (
    <dialog
      ref={sheet}
      class="ending"
      onClose={() => {
        isFolded.value = true
      }}
      aria-label={titled(label, told.headline)}
    >
      <header class={`band ${told.tone}`}>
        <Shape of={told.tone === 'barb' ? 'ruin' : told.tone === 'drawn' ? 'scales' : 'laurels'} size={66} />
        <div>
          <p class="label">{label}</p>
          <h2>{told.headline}</h2>
          <p>{told.text ?? snapshot.ending}</p>
        </div>
        <p class="sides">
          {sidesOf(snapshot, told, w).map((line, i) => (
            <span key={i}>{line}</span>
          ))}
          <span class="faint">
            {w.actions(snapshot.length)}, {w.hintsTaken(snapshot.hints).toLowerCase()}
          </span>
        </p>
        <button type="button" class="fold" aria-label={w.map} title={w.map} onClick={() => sheet.current?.close()}>
          <Sign of="close" size={20} />
        </button>
      </header>
      <div class="body">
        <div class="wide">
          {chances !== null && (
            <>
              <h3>{w.war}</h3>
              <ChancesChart
                chances={chances}
                words={mine === null && !told.isShared ? w.chancesOf(told.side(0)) : w.yourChances}
              />
            </>
          )}
          <div class="stats">
            <Dice session={session} />
          </div>
          <SmallMaps session={session} />
        </div>
        <div class="narrow">
          {chances !== null && <TurningPoints chances={chances} session={session} />}
          <RecordRows snapshot={snapshot} told={told} />
          {session.company !== null && <session.company.Proof session={session} />}
        </div>
      </div>
      <Acts session={session} told={told} label={label} chances={chances} />
    </dialog>
  )
}
