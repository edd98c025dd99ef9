/** The form of a run: the game's own form, and what a run asks besides; once more for the second of two settings. */
import { useSignal } from '@preact/signals'
import type { Setting } from '@tabularium/bots/lab'
import type { Json, Player } from '@tabularium/engine'
import type { ComponentType } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import { formOf } from '../../../games/pages.ts'
import { newRun, type Run } from '../../../lab/run.ts'
import { newId } from '../../../table/new-id.ts'
import type { Setup } from '../../../table/protocol.ts'
import type { SetupFormProps } from '../../game-page.ts'
import type { Chosen } from '../../home/last.ts'
import { pictureOf } from '../../home/pictures.ts'
import { attempt } from '../../home/trouble.ts'
import { barTitle } from '../../page-bar.tsx'
import { go } from '../../router.ts'
import { language, ui } from '../../settings.ts'
import { Elsewhere, type SectionProps } from '../../setup/elsewhere.tsx'
import { laboratory } from '../here.ts'
import { bringNames, gameName } from '../naming.ts'
import { labWords } from '../words/index.ts'
import { Section, settingOf, type Wishes } from './section.tsx'
import '../../../style/setup.css'
import '../../../style/lab.css'

/** How many games are played unless it is chosen otherwise. */
const USUAL_GAMES = 200

/** As another run was set up; null: as nothing was. */
function useWishes(like: Setting | undefined, asked: number | undefined, isCompared: boolean): Wishes {
  return {
    bots: useSignal<readonly (string | undefined)[]>(like?.bots ?? []),
    edition: useSignal<Json>(like?.edition ?? null),
    games: useSignal(asked ?? USUAL_GAMES),
    seed: useSignal(like?.seed ?? '1'),
    isCompared: useSignal(isCompared),
  }
}

const asChosen = ({ options, bots }: Setting): Chosen => ({ options, players: bots.map((bot): Player => `bot:${bot}`) })

/** Plays it from now on, if it fits; with every option filled in. */
async function begin(settings: readonly Setting[], asked: number): Promise<void> {
  const hand = laboratory.hire()
  try {
    const run = newRun(newId(), await hand.ask('sit', settings), asked, Date.now())
    await laboratory.start(run)
    go(`/lab/run/${run.id}`)
  } finally {
    hand.end()
  }
}

interface FormProps {
  readonly game: string
  readonly SetupForm: ComponentType<SetupFormProps>
  readonly bots: readonly string[]
  /** It is set up as that one was. */
  readonly like: Run | undefined
  readonly isCompared: boolean
}

function Form({ game, SetupForm, bots, like, isCompared }: FormProps) {
  const w = labWords().setUp
  const wishes = useWishes(like?.settings[0], like?.asked, isCompared || like?.settings.length === 2)
  /** The first of two settings, once it is chosen. */
  const first = useSignal<Setting | null>(null)
  /** What the first form is filled in with. */
  const chosen = useSignal<Setting | undefined>(like?.settings[0])
  const start = (setup: Setup) => {
    const setting = settingOf(wishes, setup, bots)
    if (first.value !== null) return void attempt(() => begin([first.value ?? setting, setting], wishes.games.value))
    if (!wishes.isCompared.value) return void attempt(() => begin([setting], wishes.games.value))
    chosen.value = setting
    first.value = setting
    const second = like?.settings[1]
    if (second !== undefined) wishes.bots.value = second.bots
  }
  const isSecond = first.value !== null
  // Always the same one: what is typed into another would be lost with it.
  const Asked = useMemo(
    () => (props: SectionProps) => <Section {...props} wishes={wishes} bots={bots} first={first.value} />,
    [],
  )
  const before = isSecond ? (like?.settings[1] ?? chosen.value) : chosen.value
  const form = {
    title: isSecond ? w.second : w.title,
    begin: isSecond ? w.beginBoth : wishes.isCompared.value ? w.next : w.begin,
    Section: Asked,
    seats: w.seats,
    ...(before !== undefined && { before: asChosen(before) }),
  }
  return (
    <main class="new-game lab-set-up">
      <img class="ground" src={pictureOf(game, 'whole')} alt="" />
      {isSecond && (
        <p class="second-line">
          {w.secondLine}{' '}
          <button type="button" class="link" onClick={() => (first.value = null)}>
            {w.back}
          </button>
        </p>
      )}
      <Elsewhere.Provider value={form}>
        <SetupForm key={String(isSecond)} onStart={start} />
      </Elsewhere.Provider>
    </main>
  )
}

interface Ready {
  readonly SetupForm: ComponentType<SetupFormProps>
  readonly bots: readonly string[]
}

/** `like`: the id of a run that it is set up as. */
export function SetUpPage({ game, like, compare }: { game: string; like: string | undefined; compare: boolean }) {
  const ready = useSignal<Ready | 'none' | null>(null)
  useEffect(() => {
    let isHere = true
    const hand = laboratory.hire()
    const prepare = async () => {
      const [SetupForm] = await Promise.all([formOf(game), bringNames([game]), laboratory.open()])
      ready.value = SetupForm === undefined ? 'none' : { SetupForm, bots: await hand.ask('bots', game) }
    }
    // Who has gone away asks nothing any more.
    void attempt(() => prepare().catch((error) => (isHere ? Promise.reject(error) : undefined))).then(() => hand.end())
    return () => {
      isHere = false
      hand.end()
    }
  }, [game])
  useEffect(() => {
    barTitle.value = `${labWords().title}: ${gameName(game)}`
    document.title = `${labWords().title}, ${gameName(game)} · Tabularium`
    return () => {
      barTitle.value = undefined
    }
  }, [game, ready.value, language.value])
  const { value } = ready
  if (value === null || value === 'none') {
    return <main class="home">{value === 'none' && <p role="alert">{ui().lost}</p>}</main>
  }
  return (
    <Form game={game} {...value} like={like === undefined ? undefined : laboratory.runOf(like)} isCompared={compare} />
  )
}
