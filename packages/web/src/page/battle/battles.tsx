/** When the battle sheet is open: before an action that rolls, within a battle that asks, and for battles that were fought. */
import { useSignal } from '@preact/signals'
import type { Choice } from '@tabularium/engine/room'
import { useEffect } from 'preact/hooks'
import { asidesOf } from '../log/asides.ts'
import type { Option } from '../play/options.ts'
import type { Play } from '../play/play.ts'
import type { Fight } from '../session/fight.ts'
import type { Session } from '../session/session.ts'
import { language, paces, speed } from '../settings.ts'
import type { Battle, BattlePart, BattleRound, Onlooker } from './battle.ts'
import { Sheet, type SheetButton } from './sheet.tsx'
import { isWanted, pendingBattle } from './wanted.ts'
import { battleWords } from './words.ts'

interface Props {
  readonly session: Session
  readonly play: Play
  /** What a lesson says meanwhile: the sheet lies over it. */
  readonly lesson: string | null
}

/** What a clause says, in the reader's language. */
const clauseOf =
  (session: Session) =>
  async (id: string): Promise<string | null> => {
    const chapters = await session.page.rules()
    const found = chapters.flatMap(({ clauses }) => clauses).find((clause) => clause.id === id)
    return found?.[language.value] ?? null
  }

function useOnlooker(session: Session): Onlooker {
  const { reader, name } = asidesOf(session)
  return { seat: reader.value.seat, language: language.value, name }
}

/** How long a sheet stands before it rolls by itself, and after a round, in milliseconds. */
const BEFORE = 1600
const AFTER = 1900

interface FoughtProps {
  readonly session: Session
  readonly rounds: readonly BattleRound[]
  /** It was shown before the die: it begins with the roll. */
  readonly isRolled: boolean
}

/** A battle that was fought, roll by roll. */
function Fought({ session, rounds, isRolled }: FoughtProps) {
  const w = battleWords[language.value]
  const at = useSignal(0)
  const hasRolled = useSignal(isRolled)
  const round = rounds[at.value]
  const isLast = at.value === rounds.length - 1
  const end = () => session.endFight()
  const goOn = () => {
    if (!hasRolled.value) hasRolled.value = true
    else if (isLast) end()
    else {
      at.value++
      hasRolled.value = true
    }
  }
  useEffect(() => {
    if (isLast && hasRolled.value) return undefined
    const timer = setTimeout(goOn, (hasRolled.value ? AFTER : BEFORE) * paces[speed.value])
    return () => clearTimeout(timer)
  }, [at.value, hasRolled.value])
  if (round === undefined) return null
  const toTheEnd = () => {
    at.value = rounds.length - 1
    hasRolled.value = true
  }
  const again = () => {
    at.value = 0
    hasRolled.value = false
  }
  const words = !hasRolled.value ? w.roll : isLast ? w.goOn : w.rollOn
  const isOver = isLast && hasRolled.value
  const buttons: SheetButton[] = [
    { words, onPress: goOn, isFilled: true, ...(!hasRolled.value && { icon: 'roll' as const }) },
    ...(isOver
      ? [{ words: w.again, onPress: again, icon: 'again' as const }]
      : rounds.length > 1
        ? [{ words: w.toTheEnd, onPress: toTheEnd }]
        : []),
    ...(isOver && session.hasMoreFights ? [{ words: w.skipRest, onPress: () => session.hurry() }] : []),
  ]
  return (
    <Sheet
      clauseWords={clauseOf(session)}
      step={`${at.value} ${hasRolled.value}`}
      goesOn={isRolled}
      battle={hasRolled.value ? round.after : round.before}
      result={hasRolled.value ? round.result : null}
      buttons={buttons}
      onClose={end}
    />
  )
}

/** What the game's part makes of the moment. */
type Shown =
  | { readonly kind: 'before' | 'asked'; readonly battle: Battle }
  | {
      readonly kind: 'fought'
      readonly fight: Fight
      readonly rounds: readonly BattleRound[]
      readonly isRolled: boolean
    }

function shownOf(
  part: BattlePart,
  session: Session,
  pending: Option | null,
  onlooker: Onlooker,
  known: Battle | null,
): Shown | null {
  const fight = session.fight.value
  if (fight !== null) {
    const mine =
      known !== null &&
      session.awaited === known.place &&
      fight.lines.some(({ event }) => session.page.places(event).includes(known.place))
    const rounds = part.fought(fight.lines, fight.told, fight.view, onlooker, mine ? known : null)
    return { kind: 'fought', fight, rounds, isRolled: mine }
  }
  const view = session.snapshot.value?.view ?? null
  const action = pending?.steps.at(-1)
  if (pending !== null && pending.forecast !== null && action !== undefined) {
    const battle = part.before(
      { action, forecast: pending.forecast, from: pending.way.at(-2)?.place ?? null },
      view,
      onlooker,
    )
    return battle === null ? null : { kind: 'before', battle }
  }
  const question = session.offered.value
  const battle = question === null ? null : (part.asked?.(question, view, onlooker) ?? null)
  return battle === null ? null : { kind: 'asked', battle }
}

/** In a battle that asks: what goes on with it, and the stratagems that can be played before. */
function Asked({ session, battle, lesson, onClose }: Omit<Props, 'play'> & { battle: Battle; onClose: () => void }) {
  const w = battleWords[language.value]
  const { only } = session
  const choices = (session.offered.value?.choices ?? []).filter(
    ({ action }) => only.value === null || action === only.value[0],
  )
  const isBeforeDie = session.offered.value?.window === 'resolution'
  const isPlay = ({ kind }: Choice) => kind === 'play'
  const answers = choices.filter((choice) => !isPlay(choice))
  const buttons = answers.map(
    ({ action, words }, i): SheetButton => ({
      words: action === 'done' ? (isBeforeDie ? w.roll : w.goOn) : choices.length === 1 ? w.goOn : words,
      onPress: () => {
        session.awaited = battle.place
        void session.act(action)
      },
      isFilled: i === answers.length - 1 || action === 'done' || action === 'fight',
      ...(action === 'done' && isBeforeDie && { icon: 'roll' as const }),
    }),
  )
  return (
    <Sheet
      clauseWords={clauseOf(session)}
      battle={battle}
      result={null}
      buttons={buttons}
      lesson={lesson}
      plays={choices.filter(isPlay)}
      onPlay={(action) => void session.act(action)}
      onClose={onClose}
    />
  )
}

export function Battles({ session, play, lesson }: Props) {
  const { battles } = session.page
  const onlooker = useOnlooker(session)
  const part = useSignal<BattlePart | null>(null)
  /** The battle as it was last shown before the die. */
  const known = useSignal<Battle | null>(null)
  /** The question whose sheet was closed. */
  const closed = useSignal<number | null>(null)
  const pending = pendingBattle(session, play)
  const wanted = isWanted(session, play)
  useEffect(() => {
    if (wanted && part.value === null) void battles?.load().then((loaded) => (part.value = loaded))
  }, [wanted])
  const shown = !wanted || part.value === null ? null : shownOf(part.value, session, pending, onlooker, known.value)
  const rounds = shown?.kind === 'fought' ? shown.rounds.length : null
  const before = shown !== null && shown.kind !== 'fought' ? shown.battle : null
  useEffect(() => {
    // Nothing in what was told can be shown as a battle.
    if (rounds === 0) session.endFight()
  }, [rounds, session.fight.value])
  useEffect(() => {
    if (before !== null) known.value = before
  }, [before?.place, pending, session.snapshot.value?.length])
  if (shown === null) return null
  const roll = ({ place }: Battle) => {
    session.awaited = place
    if (pending !== null) play.commit(pending)
  }
  switch (shown.kind) {
    case 'before':
      return (
        <Sheet
          clauseWords={clauseOf(session)}
          battle={shown.battle}
          result={null}
          lesson={lesson}
          buttons={[
            {
              words: shown.battle.goes ?? battleWords[language.value].roll,
              onPress: () => roll(shown.battle),
              isFilled: true,
              ...(shown.battle.goes === undefined && { icon: 'roll' as const }),
            },
          ]}
          onClose={() => play.letGo()}
        />
      )
    case 'asked': {
      const length = session.snapshot.value?.length ?? 0
      // A lesson is read before its battle.
      if (closed.value === length || session.only.value?.length === 0) return null
      return (
        <Asked
          key={length}
          session={session}
          battle={shown.battle}
          lesson={lesson}
          onClose={() => (closed.value = length)}
        />
      )
    }
    case 'fought':
      return (
        <Fought key={shown.fight.lines[0]?.action} session={session} rounds={shown.rounds} isRolled={shown.isRolled} />
      )
  }
}
