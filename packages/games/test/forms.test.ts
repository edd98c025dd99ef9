/** What the games declare of what they tell and take, held to what they do. */
import { type AnyGame, FastDice, type GameEvent, isObject, type Json, LocalTable, secretFrom } from '@tabularium/engine'
import { type Forms, faultOf, fitsNotation, misfit } from '@tabularium/engine/forms'
import { describe, expect, test } from 'vitest'
import { list } from '../index.ts'

interface Declared {
  readonly id: string
  readonly game: AnyGame
  readonly forms: Forms
}

const declared: Declared[] = []
for (const entry of list) {
  const forms = (await entry.forms?.())?.forms
  if (forms !== undefined) declared.push({ id: entry.id, game: (await entry.rules()).game, forms })
}

test('every game of the list declares its forms', () => {
  expect(declared.map(({ id }) => id)).toEqual(list.map(({ id }) => id))
})

/** Random games, with other dice in every run. */
const gamesOf = (game: string) => (game === 'tetrarchia' ? 40 : 6)
/** Of what there are names that stand on a map or move on it. */
const PLACES_AND_PIECES = ['emperor', 'province', 'sea', 'area', 'piece', 'fleet', 'place', 'leader', 'tribe', 'space']
const chance = process.env.TABULARIUM_SEED ?? ''

function* randomTables(game: AnyGame): Iterable<LocalTable> {
  for (let n = 0; n < gamesOf(game.id); n++) {
    const dice = new FastDice(secretFrom(`forms ${chance} ${n}`))
    yield new LocalTable(game, {
      options: game.randomOptions(dice),
      dice: { secret: secretFrom(`forms ${chance} ${n}`) },
    })
  }
}

/** Plays to the end, or as far as so many actions lead. */
function playOn(table: LocalTable, each: (table: LocalTable) => void = () => {}): void {
  const dice = new FastDice(secretFrom(`forms ${chance}`))
  for (let n = 0; n < 1500; n++) {
    const { decision, game } = table
    if (decision === null) return
    if (n % 5 === 0) each(table)
    table.act(decision.seat, game.notation(decision.actions[dice.below(decision.actions.length)]))
  }
}

const whatIsTold = (table: LocalTable): GameEvent[] =>
  [...table.prologue, ...table.told().flat()].map(({ event }) => event)

describe.each(declared)('$id', ({ game, forms }) => {
  const { names } = forms

  test('every event and every roll of random games has its form', () => {
    for (const table of randomTables(game)) {
      playOn(table)
      let before = ''
      for (const event of whatIsTold(table)) {
        if (event.type === 'roll') {
          expect(rollFault(forms, event, before), JSON.stringify(event)).toBeUndefined()
          before = purposeOf(event)
        } else expect(misfit(forms.events, event, names), JSON.stringify(event)).toBeUndefined()
      }
      const { outcome } = table
      if (outcome !== null) expect(faultOf(forms.details, outcome.details, names, 'details')).toBeUndefined()
    }
  })

  test('what actions are about is declared, and named as positions name it', () => {
    const isNamed = (text: string | undefined) =>
      text === undefined ||
      PLACES_AND_PIECES.some((axis) => names.find(axis, text) !== undefined) ||
      forms.stacks?.[text] !== undefined
    for (const table of randomTables(game)) {
      playOn(table, ({ decision, state }) => {
        for (const action of decision?.actions ?? []) {
          const { kind, piece, place, number } = game.bearing(state, action)
          const told = JSON.stringify({ ask: decision?.ask, kind, piece, place, number })
          const given = [piece && 'piece', place && 'place', number !== undefined && 'number'].filter(Boolean)
          const declares = forms.kinds[kind]?.names
          expect(given.every((name) => declares?.some((each) => each === name)) && declares !== undefined, told).toBe(
            true,
          )
          expect(isNamed(piece) && isNamed(place), told).toBe(true)
          const odds = game.odds(state, action)
          expect(odds === undefined || (odds >= -1e-9 && odds <= 1 + 1e-9), `${told} ${odds}`).toBe(true)
        }
      })
    }
  })

  test('what is foretold has its form', () => {
    let foretold = 0
    for (const table of randomTables(game)) {
      playOn(table, ({ decision, state }) => {
        for (const action of decision?.actions ?? []) {
          const forecast = game.forecast?.(state, action) ?? null
          if (forecast === null || forms.forecast === null) continue
          foretold++
          const told: Json = JSON.parse(JSON.stringify(forecast))
          expect(faultOf(forms.forecast, told, names, 'forecast'), JSON.stringify(told)).toBeUndefined()
        }
      })
    }
    expect(foretold).toBeGreaterThan(0)
  })

  test('an event with one member more, one less or another value has not', () => {
    const [table] = randomTables(game)
    playOn(table)
    const told = whatIsTold(table).find((event) => event.type !== 'roll' && Object.keys(event).length > 1)
    if (told === undefined) throw new Error('nothing is told')
    const [last] = Object.keys(told).slice(-1)
    const { [last]: _, ...less } = told
    expect(misfit(forms.events, { ...told, more: 1 }, names)).toMatch(/no member "more"/)
    expect(misfit(forms.events, less, names)).toMatch(/is missing/)
    expect(misfit(forms.events, { ...told, [last]: { no: 'such' } }, names)).toMatch(/./)
    expect(misfit(forms.events, { ...told, type: 'no-such' }, names)).toMatch(/no event of type 'no-such'/)
  })

  test('every action has one notation of those declared, and every notation an action', () => {
    const unused = new Set(forms.actions)
    for (const notation of forms.notations) {
      const fitting = forms.actions.filter((form) => fitsNotation(form, notation, names))
      expect(
        fitting.map((form) => form.notation),
        notation,
      ).toHaveLength(1)
      unused.delete(fitting[0])
    }
    expect([...unused]).toEqual([])
  })

  test('of all that can be named what is listed is allowed, and the rest is refused by a clause', () => {
    const actions = forms.notations.map((notation) => game.parse(notation))
    const clauses = new Set(game.clauses)
    let looks = 0
    for (const table of randomTables(game)) {
      playOn(table, ({ decision, state }) => {
        if (looks++ % 5 > 0) return
        const listed = new Set(decision?.actions.map((action) => game.notation(action)))
        for (const [i, action] of actions.entries()) {
          const verdict = game.verdict(state, action)
          const text = forms.notations[i]
          const isRight = verdict.ok ? listed.has(text) : !listed.has(text) && clauses.has(verdict.rule)
          if (!isRight) expect.fail(`${decision?.ask}: ${text} ${JSON.stringify(verdict)}`)
        }
      })
    }
    expect(looks).toBeGreaterThan(0)
  })

  test('the map has its form', () => {
    expect(faultOf(forms.map, game.map(), names, 'map')).toBeUndefined()
  })

  test('a position has the members that are declared, and each has a meaning', () => {
    expect(Object.keys(forms.meanings).sort()).toEqual(Object.keys(forms.position).sort())
    const known = ['edition', 'options', 'stack', ...Object.keys(forms.position)]
    for (const table of randomTables(game)) {
      playOn(table, ({ state }) => {
        for (const member of Object.keys(game.write(state))) expect(known).toContain(member)
      })
    }
  })

  test('every kind of frame has a meaning, and what asks says so', () => {
    expect(Object.keys(forms.going).sort()).toEqual(Object.keys(forms.frames).sort())
    for (const table of randomTables(game)) {
      playOn(table, ({ decision }) => {
        if (decision !== null) expect(forms.going[decision.ask], decision.ask).toMatch(/^Asks/)
      })
    }
  })
})

const purposeOf = ({ purpose }: GameEvent): string =>
  isObject(purpose ?? null) ? String((purpose as GameEvent).for) : ''

/** `before`: what the roll before it was for. */
function rollFault(forms: Forms, { die, purpose }: GameEvent, before: string): string | undefined {
  if (!isObject(purpose ?? null)) return 'it has no purpose'
  const { for: what, ...beside } = purpose as { readonly [key: string]: Json }
  const fitting = forms.rolls.filter((form) => form.for === what && form.dice.includes(String(die)))
  if (fitting.length === 0) return `no roll of a ${die} for '${what}' is declared`
  const faults = fitting.map((form) => {
    if (form.after.length > 0 && !form.after.includes(before)) return `it does not come after ${before || 'nothing'}`
    return faultOf(form.beside, beside, forms.names, String(what))
  })
  return faults.includes(undefined) ? undefined : faults[0]
}
