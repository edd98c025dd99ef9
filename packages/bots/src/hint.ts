/** What a bot would do in a person's place, and why, in terms that a player would count in. */
import {
  type AnyGame,
  type Bearing,
  type Bot,
  type Counsel,
  chanceOf,
  type Decision,
  FastDice,
  type Language,
  type Mind,
  type Seat,
  SilentTable,
  secretFrom,
  type View,
} from '@tabularium/engine'
import { hintWords } from './hint-words.ts'

export interface Hint {
  /** What it would do, up to the first die, in notation. */
  readonly actions: readonly string[]
  /** Who would act, and where it leads. */
  readonly piece: string | null
  readonly place: string | null
  /** One sentence of why. */
  readonly words: string
  /** The seat's chance now and then. */
  readonly now: number
  readonly after: number
}

class Rolled extends Error {}

/** A table on which nothing may be left to chance. */
const noChance = () =>
  new SilentTable({
    face: () => {
      throw new Rolled('A die is rolled.')
    },
  })

interface Asked {
  readonly game: AnyGame
  readonly mind: Mind<unknown, unknown>
  readonly counsel: Counsel<unknown>
  readonly seat: Seat
}

/** The position after an action; undefined: it rolls a die or asks somebody else. */
function after({ game, seat }: Asked, state: unknown, action: unknown): unknown | undefined {
  const copy = game.clone(state)
  try {
    game.apply(copy, action, noChance())
  } catch (error) {
    if (error instanceof Rolled) return undefined
    throw error
  }
  return game.decision(copy)?.seat === seat ? copy : undefined
}

/** What comes of a plan as far as no die is rolled, and the die that follows. */
interface Walked {
  readonly done: readonly unknown[]
  /** The positions before each of them. */
  readonly before: readonly unknown[]
  readonly state: unknown
  readonly gamble: unknown | undefined
}

/** `isEnough`: a position to go no further than. */
export function walk(
  asked: Asked,
  start: unknown,
  plan: readonly unknown[],
  isEnough: (state: unknown) => boolean = () => false,
): Walked {
  const done: unknown[] = []
  const before: unknown[] = []
  let state = start
  for (const action of plan) {
    if (!isLegal(asked.game, state, action)) break
    const next = after(asked, state, action)
    if (next === undefined) return { done, before, state, gamble: action }
    done.push(action)
    before.push(state)
    state = next
    if (isEnough(state)) break
  }
  return { done, before, state, gamble: undefined }
}

function isLegal(game: AnyGame, state: unknown, action: unknown): boolean {
  const text = game.notation(action)
  return game.decision(state)?.actions.some((legal) => game.notation(legal) === text) === true
}

/** The chance that is expected of a position and perhaps of a die. */
function expected({ mind, counsel, seat }: Asked, { state, gamble }: Pick<Walked, 'state' | 'gamble'>): number {
  const prospects = gamble === undefined ? [] : mind.prospects(state, gamble)
  if (prospects.length === 0) return chanceOf(counsel, state, seat)
  return prospects.reduce((sum, { chance, state: next }) => sum + chance * chanceOf(counsel, next, seat), 0)
}

/** The best other thing to do at once, by what it leads to. */
function nextBest(asked: Asked, state: unknown, { actions }: Decision<unknown>, first: string) {
  let best: { readonly action: unknown; readonly chance: number } | undefined
  for (const action of actions.slice(0, MOST_COMPARED)) {
    if (asked.game.notation(action) === first) continue
    const next = after(asked, state, action)
    if (next === undefined) continue
    const chance = chanceOf(asked.counsel, next, asked.seat)
    if (best === undefined || chance > best.chance) best = { action, chance }
  }
  return best
}

const MOST_COMPARED = 120

/** What has changed in what a player counts: at most one gain and one risk, the most telling first. */
function changes({ counsel, seat }: Asked, from: unknown, to: unknown) {
  const before = counsel.tally(from, seat)
  const changed = Object.entries(counsel.tally(to, seat)).map(
    ([name, number]) => [name, number - before[name]] as const,
  )
  return { gain: changed.find(([, change]) => change > 0), risk: changed.find(([, change]) => change < 0) }
}

/** null: nothing is told of chances in this game. */
export function hintFor(
  game: AnyGame,
  mind: Mind<unknown, unknown>,
  bot: Bot,
  view: View<unknown>,
  decision: Decision<unknown>,
  language: Language,
  seed: string,
): Hint | null {
  const { counsel } = mind
  if (counsel === undefined) return null
  const dice = new FastDice(secretFrom(seed))
  const asked: Asked = { game, mind, counsel, seat: decision.seat }
  const start = game.imagine(view, dice)
  const plan = bot.plan(view, decision, dice)
  // What is asked before a turn that could be closed is answered; what the plan does in that turn is another question.
  const isBefore = mind.planner !== undefined && mind.planner.close(start, asked.seat) === undefined
  const isOther = (state: unknown): boolean => isBefore && game.decision(state)?.ask !== decision.ask
  const walked = walk(asked, start, plan, isOther)
  const actions = [...walked.done, ...(walked.gamble === undefined ? [] : [walked.gamble])]
  const told = decisive(game, walked)
  const words = game.words(language)
  const now = chanceOf(counsel, start, asked.seat)
  const then = expected(asked, walked)
  const said = words.action(told.state, told.action)
  const { lead } = told
  const what = lead === undefined ? said : `${words.action(lead.state, lead.action)}, ${lower(said)}`
  const next = nextBest(asked, start, decision, game.notation(actions[0]))
  const other = next && { what: words.action(start, next.action), less: then - next.chance }
  const { gain, risk } = changes(asked, start, walked.state)
  const counted = (change: readonly [string, number] | undefined) =>
    change === undefined ? null : counsel.change(...change, asked.seat, language)
  return {
    actions: actions.map((action) => game.notation(action)),
    piece: told.bearing.piece ?? null,
    place: told.bearing.place ?? null,
    now,
    after: then,
    words: hintWords[language]({
      what,
      odds: game.odds(told.state, told.action) ?? null,
      gain: counted(gain),
      risk: counted(risk),
      change: then - now,
      // The same march with others along has the same words.
      other: other === undefined || other.what === what ? null : other,
    }),
  }
}

/** What a plan is told by: the die it leads to, or the last thing done at a place. */
export function decisive(game: AnyGame, { done, before, state, gamble }: Walked) {
  const steps = done.map((action, i) => ({ action, state: before[i] }))
  if (gamble !== undefined) steps.push({ action: gamble, state })
  const told = steps.map((step) => ({ ...step, bearing: game.bearing(step.state, step.action) }))
  const closing = told.at(-1)
  const placed = told.findLast(({ bearing }) => bearing.place !== undefined)
  const chosen = placed ?? (closing as NonNullable<typeof closing>)
  return { ...chosen, lead: leadOf(chosen, told) }
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

interface Told {
  readonly bearing: Bearing
}

/** How many go says neither whence nor where to: the step before, that says so; undefined: it needs none. */
function leadOf<Step extends Told>({ bearing }: Told, steps: readonly Step[]): Step | undefined {
  if (bearing.number === undefined) return undefined
  return steps.find(
    ({ bearing: { piece, place, number } }) =>
      number === undefined && piece === bearing.piece && place === bearing.place,
  )
}
