/** 7.3.1: when Response cards are asked for, and the 12 of them. */
import { describe, expect, test } from 'vitest'
import type { Frame } from '../src/frames.ts'
import {
  BARBARIAN,
  BARBARIANS,
  DECK,
  DISCARD,
  LOYALIST,
  lay,
  OUT,
  REMOVED,
  RESERVE,
  ROMAN,
  USURPER,
} from '../src/state.ts'
import { activation, Cards, card } from './cards-scene.ts'
import { type Draw, leader, space } from './scene.ts'

const siegeRoll = (
  player: typeof ROMAN | typeof BARBARIAN,
  at: string,
  who: string,
  power: typeof LOYALIST | typeof USURPER | typeof BARBARIANS,
): Frame => ({
  kind: 'siege-roll',
  player,
  space: space(at),
  power,
  leader: leader(who),
  step: 'window',
  points: 0,
})

/** Chlodio besieges Roma. */
const atRoma: Draw = {
  tribes: { franks: 'treva' },
  leaders: { chlodio: 'roma' },
  cu: { roma: { barbarian: 4 } },
  sieges: { roma: 'barbarian' },
  stack: [siegeRoll(BARBARIAN, 'roma', 'chlodio', BARBARIANS)],
}

describe('7.3.1 Response events', () => {
  test('BG-7.3.1-a BG-7.3.1-c BG-7.3.1-e BG-7.3.1-f BG-7.3.1-i BG-7.3.1-g BG-2.6.3-b BG-2.6.3-c: the phasing player first, in turn, until both decline', () => {
    const scene = new Cards({ ...atRoma, hands: ['B18', 'R23', 'R09', 'B21'] }).respond('siege-roll', BARBARIAN)
    expect([scene.asked, scene.seat, scene.legal]).toEqual(['window', 'barbarian', ['event B18', 'pass']])
    scene.act('pass')
    expect([scene.seat, scene.legal]).toEqual(['roman', ['event R23', 'pass']])
    scene.act('event R23')
    // After a play the other is asked again.
    expect([scene.seat, scene.legal]).toEqual(['barbarian', ['event B18', 'pass']])
    scene.act('event B18')
    // Nobody has anything more that could be played, as everybody sees; what was going on goes on.
    expect(scene.state.stack.map(({ kind }) => kind)).toEqual(['event-whether', 'siege-roll'])
    expect(scene.state.response).toEqual({ cancelled: false, drm: 1 })
  })

  test('BG-7.3.1-d: several cards of one player at one moment', () => {
    const scene = new Cards({ ...atRoma, hands: ['R23', 'R52', 'B21'] }).respond('siege-roll', BARBARIAN)
    expect(scene.legal).toEqual(['event R23', 'event R52', 'pass'])
    // The other player could have nothing to answer with.
    scene.act('event R23')
    expect([scene.seat, scene.legal]).toEqual(['roman', ['event R52', 'pass']])
    scene.act('event R52')
    expect(scene.state.response).toEqual({ cancelled: true, drm: -2 })
  })

  test('BG-7.3.1-g: what has come to nothing is not answered any more', () => {
    const scene = new Cards({ ...atRoma, hands: ['R23', 'R52'] }).respond('siege-roll', BARBARIAN).act('event R52')
    expect(scene.top.kind).toBe('siege-roll')
    expect(scene.state.response).toEqual({ cancelled: true, drm: 0 })
  })

  test('BG-7.3.1-j: who could have such a card is asked, whatever he holds', () => {
    const asked = (id: string) => new Cards({ ...atRoma, hands: [id] }).isAsked(ROMAN, 'siege-roll')
    const about = new Cards({ ...atRoma, hands: ['R09'] })
    for (const id of ['R23', 'R52']) lay(about.state, card(id), DECK)
    expect(about.isAsked(ROMAN, 'siege-roll')).toBe(true)
    expect(asked('R23')).toBe(true)
    const scene = about.respond('siege-roll', BARBARIAN)
    expect([scene.seat, scene.legal]).toEqual(['roman', ['pass']])
  })

  test('BG-7.3.1-j: the same is asked of any hand: only its size and the open piles count', () => {
    const base = new Cards({ ...atRoma, hands: ['R09'] })
    for (const id of ['R23', 'R52']) lay(base.state, card(id), DECK)
    const swapped = new Cards({ ...atRoma, hands: ['R23'] })
    for (const id of ['R09', 'R52']) lay(swapped.state, card(id), DECK)
    expect([base.isAsked(ROMAN, 'siege-roll'), swapped.isAsked(ROMAN, 'siege-roll')]).toEqual([true, true])
  })

  test('BG-7.3.1-j: nobody is asked without cards, or if all such cards are gone', () => {
    const none = new Cards(atRoma)
    for (const id of ['R23', 'R52']) lay(none.state, card(id), DECK)
    expect(none.isAsked(ROMAN, 'siege-roll')).toBe(false)
    for (const pile of [DISCARD, REMOVED, OUT]) {
      const gone = new Cards({ ...atRoma, hands: ['R09'] })
      for (const id of ['R23', 'R52']) lay(gone.state, card(id), pile)
      expect(gone.isAsked(ROMAN, 'siege-roll')).toBe(false)
    }
    const scene = new Cards({ ...atRoma, hands: ['R09', 'B21'] }).respond('siege-roll', BARBARIAN)
    expect(scene.top.kind).toBe('siege-roll')
  })

  test('BG-7.3.1-b: only in the Strategy Phase', () => {
    const scene = new Cards({ ...atRoma, hands: ['R23', 'B18'], phase: 'control' })
    expect(scene.isAsked(ROMAN, 'siege-roll')).toBe(false)
    expect(scene.respond('siege-roll', BARBARIAN).top.kind).toBe('siege-roll')
  })

  test('BG-7.3.1-h: from the hand, not from the Reserve', () => {
    const scene = new Cards({ ...atRoma, hands: ['R09'], reserve: ['R23'] }).respond('siege-roll', BARBARIAN)
    expect(scene.pile('R23')).toBe(RESERVE)
    expect(scene.legal).toEqual(['pass'])
    expect(scene.forbidsResponse('R23', 'siege-roll')).toBe('BG-7.3.1-h')
  })

  test('BG-7.3.1-j BG-2.6.3-a: not as an impulse, and only at its own moment', () => {
    expect(new Cards().forbids('R23')).toBe('BG-7.3.1-j')
    const scene = new Cards({ ...atRoma, hands: ['R13'] }).respond('siege-roll', BARBARIAN)
    expect(scene.forbidsResponse('R13', 'siege-roll')).toBe('BG-7.3.1-j')
  })
})

describe('Sieges', () => {
  test('R23 Walls and Granaries: -2 against a siege of a Loyalist or Allied space', () => {
    const scene = new Cards({ ...atRoma, hands: ['R23'] }).respond('siege-roll', BARBARIAN).act('event R23')
    expect([scene.state.response, scene.pile('R23')]).toEqual([{ cancelled: false, drm: -2 }, DISCARD])
    const usurper = new Cards({ ...atRoma, control: { roma: 'usurper' }, hands: ['R23'] }).respond(
      'siege-roll',
      BARBARIAN,
    )
    expect(usurper.top.kind).toBe('siege-roll')
    const allied = new Cards({ ...atRoma, control: { roma: 'allied' }, hands: ['R23'] })
    expect(allied.respond('siege-roll', BARBARIAN).act('event R23').state.response?.drm).toBe(-2)
    const own = new Cards({
      hands: ['R23'],
      leaders: { aetius: 'treva' },
      stack: [siegeRoll(ROMAN, 'treva', 'aetius', LOYALIST)],
    })
    expect(own.isAsked(ROMAN, 'siege-roll')).toBe(false)
  })

  test('B18 Traitors Open the Gates: +3 to a siege roll of one’s own', () => {
    const scene = new Cards({ ...atRoma, hands: ['B18'] }).respond('siege-roll', BARBARIAN).act('event B18')
    expect(scene.state.response).toEqual({ cancelled: false, drm: 3 })
    const other = new Cards({
      hands: ['B18'],
      leaders: { aetius: 'treva' },
      stack: [siegeRoll(ROMAN, 'treva', 'aetius', LOYALIST)],
    })
    expect(other.respond('siege-roll', ROMAN).top.kind).toBe('siege-roll')
  })

  test('B13 Garrison Surprised: the garrison is gone, or +2 if there is none; with 3 CU', () => {
    const drawn: Draw = {
      ...atRoma,
      inside: { roma: { loyalist: 1, byzantine: 1 } },
      hands: ['B13'],
      stack: [activation(BARBARIAN, 'chlodio', { step: 'besiege' })],
    }
    const scene = new Cards(drawn).respond('enter-fortified', BARBARIAN).act('event B13')
    expect(scene.history('lose')).toMatchObject([
      { power: 'loyalist', cu: 1 },
      { power: 'byzantine', cu: 1 },
    ])
    expect([scene.state.response, scene.plunder]).toEqual([null, 0])
    const empty = new Cards({ ...drawn, inside: {} }).respond('enter-fortified', BARBARIAN).act('event B13')
    expect(empty.state.response).toEqual({ cancelled: false, drm: 2 })
    const few = new Cards({ ...drawn, cu: { roma: { barbarian: 2 } } }).respond('enter-fortified', BARBARIAN)
    expect(few.top.kind).toBe('activation')
    const own = new Cards({ ...drawn, control: { roma: 'barbarian' } }).respond('enter-fortified', BARBARIAN)
    expect(own.top.kind).toBe('activation')
    // Not when the other player enters, nor when nobody does.
    const roman = activation(ROMAN, 'aetius', { step: 'besiege' })
    const others: Draw = { ...drawn, control: { roma: 'usurper' }, leaders: { aetius: 'roma' }, stack: [roman] }
    const theirs = new Cards({ ...others, cu: { roma: { loyalist: 3 } } })
    expect(theirs.forbidsResponse('B13', 'enter-fortified')).toBeDefined()
    expect(theirs.respond('enter-fortified', ROMAN).top.kind).toBe('activation')
    expect(new Cards({ ...drawn, stack: [] }).respond('enter-fortified', BARBARIAN).isOver).toBe(true)
  })

  test('B43 Sack of Rome: Roma costs a VP and 3 Plunder more, another city of Italia the Plunder', () => {
    const won = (at: string, who = 'chlodio', power: typeof BARBARIANS | typeof USURPER = BARBARIANS) =>
      new Cards({
        leaders: { [who]: at },
        tribes: { franks: 'treva' },
        hands: ['B43'],
        stack: [siegeRoll(BARBARIAN, at, who, power)],
      }).respond('siege-won', BARBARIAN)
    const roma = won('roma').act('event B43')
    expect([roma.vp, roma.plunder, roma.pile('B43')]).toEqual([9, 3, REMOVED])
    const other = won('aquileia').act('event B43')
    expect([other.vp, other.plunder]).toEqual([10, 3])
    expect(won('massilia').top.kind).toBe('siege-roll')
    expect(won('verona').top.kind).toBe('siege-roll')
    expect(won('roma', 'magnentius', USURPER).top.kind).toBe('siege-roll')
  })

  test('R52 Leo Meets Attila: no siege roll in Italia, and he is not activated again this turn', () => {
    const besieging = activation(BARBARIAN, 'chlodio')
    const drawn: Draw = {
      ...atRoma,
      hands: ['R52'],
      stack: [besieging, siegeRoll(BARBARIAN, 'roma', 'chlodio', BARBARIANS)],
    }
    const scene = new Cards(drawn).respond('siege-roll', BARBARIAN).act('event R52')
    expect(scene.state.response).toEqual({ cancelled: true, drm: 0 })
    expect(scene.state.blocks).toMatchObject([{ what: 'activate', leader: leader('chlodio'), until: 'turn' }])
    expect(scene.state.stack.find(({ kind }) => kind === 'activation')).toMatchObject({ ap: 0 })
    expect(scene.top.kind).toBe('siege-roll')
    const usurper = new Cards({
      hands: ['R52'],
      leaders: { magnentius: { at: 'roma', flipped: true } },
      cu: { roma: { usurper: 3, barbarian: 1 } },
      stack: [siegeRoll(BARBARIAN, 'roma', 'magnentius', USURPER)],
    })
    expect(usurper.respond('siege-roll', BARBARIAN).top.kind).toBe('siege-roll')
  })
})

describe('Activations', () => {
  test('R52 Leo Meets Attila: a Barbarian leader with CU named in Italia, no Usurper', () => {
    const drawn: Draw = {
      leaders: { chlodio: 'verona', magnentius: { at: 'verona', flipped: true } },
      tribes: { franks: 'treva' },
      cu: { verona: { barbarian: 2 } },
      hands: ['R52'],
    }
    const scene = new Cards({ ...drawn, stack: [activation(BARBARIAN, 'chlodio')] })
      .respond('enemy-in-italia', BARBARIAN)
      .act('event R52')
    expect([scene.state.response?.cancelled, scene.pile('R52')]).toEqual([true, REMOVED])
    const usurper = new Cards({ ...drawn, stack: [activation(BARBARIAN, 'magnentius')] }).respond(
      'enemy-in-italia',
      BARBARIAN,
    )
    expect(usurper.top.kind).toBe('activation')
    const alone = new Cards({ ...drawn, cu: {}, stack: [activation(BARBARIAN, 'chlodio')] }).respond(
      'enemy-in-italia',
      BARBARIAN,
    )
    expect(alone.top.kind).toBe('activation')
    const gaul = new Cards({
      ...drawn,
      leaders: { chlodio: 'lutetia' },
      cu: { lutetia: { barbarian: 2 } },
      stack: [activation(BARBARIAN, 'chlodio')],
    }).respond('enemy-in-italia', BARBARIAN)
    expect(gaul.top.kind).toBe('activation')
  })

  test('B19 Mutinous Legions: 2 AP less for a Loyalist who is no Emperor, none for one with initiative 3', () => {
    const named = (id: string, player: typeof ROMAN | typeof BARBARIAN = ROMAN, flipped = false) =>
      new Cards({
        leaders: { [id]: { at: 'roma', flipped } },
        hands: ['B19'],
        stack: [activation(player, id)],
      }).respond('enemy-activation', player)
    expect(named('stilicho').act('event B19').state.response).toEqual({ cancelled: false, drm: -2 })
    expect(named('barbatio').act('event B19').state.response).toEqual({ cancelled: true, drm: 0 })
    expect(named('honorius').top.kind).toBe('activation')
    expect(named('stilicho', BARBARIAN, true).top.kind).toBe('activation')
  })
})
