/** The hand of Barbarians at the Gates: which cards are lit, and what is said of those that are not. */
import { barbariansAtTheGates } from '@tabularium/barbarians-at-the-gates'
import { asked, cards, isView, ownerOf, seatOf, seenHand } from '@tabularium/barbarians-at-the-gates/shown'
import { type Draw, draw } from '@tabularium/barbarians-at-the-gates/testing'
import { bots } from '@tabularium/bots'
import { type AnyGame, FastDice, LocalTable, secretFrom } from '@tabularium/engine'
import { type Outlet, Room, seenBy } from '@tabularium/engine/room'
import { minds } from '@tabularium/games/all'
import { beforeAll, describe, expect, test } from 'vitest'
import { cardReason, eventReason, standingOf } from '../src/games/barbarians-at-the-gates/hand/standing.ts'
import { handWords } from '../src/games/barbarians-at-the-gates/words/panels/hand-words.ts'

const game: AnyGame = barbariansAtTheGates
const languages = ['en', 'fr'] as const
type Language = (typeof languages)[number]
type Told = Record<Language, string>

interface Held {
  readonly card: string
  readonly ask: string
  /** Whether it is lit, and whether its event can be played. */
  readonly isLit: boolean
  readonly isEvent: boolean
  /** Why its event cannot be played, and why it is not lit, if so. */
  readonly event: Told | null
  readonly dark: Told | null
}

const both = (said: (language: Language) => string | null): Told | null => {
  const [en, fr] = languages.map(said)
  return en == null || fr == null ? null : { en, fr }
}

/** What the page says of each card of who is asked. */
function handOf(table: LocalTable): readonly Held[] {
  const seat = table.decision?.seat ?? 0
  const room = new Room(table)
  const outlets: Record<Language, Outlet> = { en: seenBy(room, seat, 'en'), fr: seenBy(room, seat, 'fr') }
  const view = table.shown(seat)
  if (!isView(view)) throw new Error('no view')
  const now = standingOf(view, table.decision?.actions.map((action) => ({ action: game.notation(action) })) ?? [])
  const refused = (card: string, language: Language): string | null => {
    const w = handWords(language)
    const other = now.other(card)
    if (other !== null) return w.only[other]
    const why = outlets[language].why(`event ${card}`)
    return why.ok ? null : eventReason(why.refusal, w)
  }
  return (seenHand(view)?.cards ?? []).map((card) => {
    const [isLit, isEvent] = [now.lit.has(card), now.events.has(card)]
    const event = isEvent ? null : both((language) => refused(card, language))
    const dark = both((language) =>
      cardReason(card, now, event === null ? {} : { [card]: event[language] }, handWords(language)),
    )
    return { card, ask: asked(view), isLit, isEvent, event, dark }
  })
}

const legate = bots(game, minds.get(game.id)).find(({ name }) => name === 'legate')
if (legate === undefined) throw new Error('nobody plays it')

const QUESTIONS = ['impulse', 'claim', 'window', 'battle-card', 'tribal']
/** How many cards are seen at least, in these games, whose event can be played; the others ask for what did not come about. */
const MOST_PLAYED = 100
/** So often a card is looked at, in each question. */
const LOOKS = 3

/** A game, in which cards are looked at wherever one is asked for. */
function* looked(scenario: string, seed: string, isRandom: boolean, seen: Map<string, number>): Generator<Held> {
  const dice = new FastDice(secretFrom(seed))
  const table = new LocalTable(game, { options: { scenario }, dice: { secret: secretFrom(seed) } })
  for (let { decision } = table; decision !== null; { decision } = table) {
    const { seat, ask, actions } = decision
    if (QUESTIONS.includes(ask)) yield* fresh(table, seen)
    const chosen = isRandom ? actions[dice.below(actions.length)] : legate?.plan(table.view(seat), decision, dice)[0]
    table.act(seat, game.notation(chosen))
  }
}

function* fresh(table: LocalTable, seen: Map<string, number>): Generator<Held> {
  for (const held of handOf(table)) {
    const key = `${held.card} ${held.ask} ${held.isEvent}`
    const times = seen.get(key) ?? 0
    seen.set(key, times + 1)
    if (times < LOOKS) yield held
  }
}

const all: Held[] = []
beforeAll(() => {
  const seen = new Map<string, number>()
  for (const [seed, isRandom] of [
    ['one', false],
    ['two', false],
    ['three', true],
    ['four', true],
    ['five', false],
    ['six', true],
    ['seven', false],
    ['eight', false],
  ] as const) {
    for (const scenario of ['barbarians-at-the-gates', 'the-scourge-of-god']) {
      all.push(...looked(scenario, `${seed} ${scenario}`, isRandom, seen))
    }
  }
}, 120_000)

/** Every sentence of the hand that says why not, in that language. */
function sentences(language: Language): ReadonlySet<string> {
  const { eventNot, only, later } = handWords(language)
  return new Set([...Object.values(eventNot), ...Object.values(only), later])
}

/** What its event asks for in vain, if that is named. */
function lackedIn(language: Language, said: string): string | null {
  const [before = '', after = ''] = handWords(language).eventLacks('|').split('|')
  return said.startsWith(before) && said.endsWith(after) ? said.slice(before.length, -after.length) : null
}

/** What is wrong with what was told: no sentence of the case, or not in its language. */
function faultOf({ en, fr }: Told): string | null {
  const isOf = (language: Language, said: string) =>
    sentences(language).has(said) || Boolean(lackedIn(language, said)?.match(/^\p{L}/u))
  const isSaid = isOf('en', en) && isOf('fr', fr)
  return isSaid && /^[A-Z].*[.]$/.test(en) && /^[A-Z].*[.]$/.test(fr) && en !== fr ? null : `${en} / ${fr}`
}

describe('what is said of a card in hand, in games', () => {
  test('is why its event cannot be played, in a sentence of either language', () => {
    const told = all.flatMap(({ card, ask, event }) => (event === null ? [] : [{ card, ask, fault: faultOf(event) }]))
    expect(told.length).toBeGreaterThan(500)
    expect(told.filter(({ fault }) => fault !== null)).toEqual([])
  })

  test('is nothing where the event can be played: the card is lit', () => {
    const playable = all.filter(({ isEvent }) => isEvent)
    expect(new Set(playable.map(({ card }) => card)).size).toBeGreaterThanOrEqual(MOST_PLAYED)
    expect(playable.filter(({ isLit, event, dark }) => !isLit || event !== null || dark !== null)).toEqual([])
  })

  test('is a reason for each that is not lit, and for none that is', () => {
    expect(all.filter(({ isLit }) => isLit).length).toBeGreaterThan(300)
    expect(all.filter(({ isLit, dark }) => isLit !== (dark === null))).toEqual([])
    const dark = all.flatMap(({ dark }) => dark ?? [])
    expect(dark.length).toBeGreaterThan(300)
    expect(dark.map(faultOf).filter((fault) => fault !== null)).toEqual([])
  })
})

/** Men of both sides who could march, and a card alone in the hand of its owner. */
const held = (card: string, asks: Draw['stack']): Draw => ({
  leaders: { aetius: 'mediolanum', chlodio: 'teutoburger-wald' },
  tribes: { franks: 'teutoburger-wald' },
  cu: { mediolanum: { loyalist: 3 }, 'teutoburger-wald': { barbarian: 3 } },
  hands: [card],
  stack: [{ kind: 'turn', step: 'attrition' }, ...(asks ?? [])],
})

function tableOf(drawn: Draw): LocalTable {
  const s = draw(drawn)
  return new LocalTable(game, { options: s.options, position: game.write(s), dice: { script: [] } })
}

describe.each([...cards.keys()])('%s', (card) => {
  const player = seatOf(ownerOf(card))

  test('is lit in an impulse, for its OPs at least; its event too, or it is said why not', () => {
    const table = tableOf(
      held(card, [
        { kind: 'impulses', player, step: 'mend' },
        { kind: 'impulse', player },
      ]),
    )
    const [own] = handOf(table)
    expect(own).toMatchObject({ card, ask: 'impulse', isLit: true, dark: null })
    const legal = table.decision?.actions.map((action) => game.notation(action)) ?? []
    expect(own?.isEvent).toBe(legal.includes(`event ${card}`))
    expect(own?.event === null).toBe(own?.isEvent)
    expect(own?.event == null ? null : faultOf(own.event)).toBeNull()
  })

  test('cannot be played for its event somewhere in these games, and it is said why', () => {
    const told = all.flatMap((held) => (held.card === card && held.event !== null ? [held.event] : []))
    expect(told.length).toBeGreaterThan(0)
    expect(told.map(faultOf).filter((fault) => fault !== null)).toEqual([])
  })
})

describe('what an event asks for in vain is named', () => {
  const cases = [
    ['R03', 'the Usurpers', 'les Usurpateurs'],
    ['R22', 'the Barbarians', 'les Barbares'],
    ['R40', 'the Allies', 'les Alliés'],
    ['R50', 'Dux Byzantina', 'Dux Byzantina'],
    ['B39', 'the Allies', 'les Alliés'],
  ] as const
  test.each(cases)('%s: %s', (card, inEnglish, inFrench) => {
    const player = seatOf(ownerOf(card))
    const drawn: Draw = {
      ...held(card, [
        { kind: 'impulses', player, step: 'mend' },
        { kind: 'impulse', player },
      ]),
    }
    const [own] = handOf(tableOf(drawn))
    expect(own?.event).not.toBeNull()
    expect(lackedIn('en', own?.event?.en ?? '')).toBe(inEnglish)
    expect(lackedIn('fr', own?.event?.fr ?? '')).toBe(inFrench)
  })
})
