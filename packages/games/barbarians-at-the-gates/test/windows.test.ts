/** 7.3.1: when Response cards are asked for, and the 12 of them. */
import { describe, expect, test } from 'vitest'
import type { Frame } from '../src/frames.ts'
import {
  BARBARIAN,
  BARBARIANS,
  CLEAR,
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
import { activation, battle, Cards, card, force } from './cards-scene.ts'
import { type Draw, leader, space, tribe } from './scene.ts'

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

const step = (player: typeof ROMAN | typeof BARBARIAN, to: string): Frame => ({
  kind: 'step',
  player,
  mode: 'activation',
  force: force({ leader: leader('aetius'), cu: [3, 0, 0, 0, 0] }),
  to: space(to),
  step: 'avoid-rolls',
  attempts: [],
  rolled: 0,
  interceptors: [],
  hasFailedToAvoid: false,
  barred: [],
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
  test('BG-7.3.1-a BG-7.3.1-e BG-7.3.1-f BG-7.3.1-g BG-2.6.3-b BG-2.6.3-c: the phasing player first, in turn, until both decline', () => {
    const scene = new Cards({ ...atRoma, hands: ['B18', 'R23', 'R09', 'B21'] }).respond('siege-roll', BARBARIAN)
    expect([scene.asked, scene.seat, scene.legal]).toEqual(['window', 'barbarian', ['event B18', 'pass']])
    scene.act('pass')
    expect([scene.seat, scene.legal]).toEqual(['roman', ['event R23', 'pass']])
    scene.act('event R23')
    // After a play the other is asked again.
    expect([scene.seat, scene.legal]).toEqual(['barbarian', ['event B18', 'pass']])
    scene.act('event B18')
    // Nobody has anything more that could be played, as everybody sees.
    expect(scene.top.kind).toBe('siege-roll')
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
      stack: [activation(BARBARIAN, 'chlodio')],
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

describe('The sea', () => {
  const sailing = (
    who: string,
    at: string,
    player: typeof ROMAN | typeof BARBARIAN,
    cu: readonly number[],
    drawn: Draw = {},
  ): Cards =>
    new Cards({
      ...drawn,
      leaders: { [who]: at, ...(drawn.leaders ?? {}) },
      stack: [activation(player, who, { cu, via: CLEAR })],
    })

  test('R13 Roman Fleet Interdicts: Barbarians or Usurpers stay in port, if Rome has a fortified one on that sea', () => {
    const drawn: Draw = { hands: ['R13'], tribes: { saxons: 'treva' }, cu: { treva: { barbarian: 3 } } }
    const scene = sailing('saxon-commander', 'treva', BARBARIAN, [0, 0, 0, 3, 0], drawn)
      .respond('enemy-naval', BARBARIAN)
      .act('event R13')
    expect([scene.state.response, scene.pile('R13')]).toEqual([{ cancelled: true, drm: 0 }, DISCARD])
    expect(scene.state.blocks).toMatchObject([{ what: 'naval', leader: leader('saxon-commander'), until: 'impulse' }])
    // Without a fortified port on the Atlantic that is free: Londinium, Rutupiae and Gesoriacum.
    const control = { londinium: 'usurper', rutupiae: 'usurper' } as const
    const none = sailing('saxon-commander', 'treva', BARBARIAN, [0, 0, 0, 3, 0], {
      ...drawn,
      control,
      sieges: { gesoriacum: 'barbarian' },
    }).respond('enemy-naval', BARBARIAN)
    expect(none.top.kind).toBe('activation')
    const own = sailing('aetius', 'roma', ROMAN, [3, 0, 0, 0, 0], { hands: ['R13'] }).respond('enemy-naval', ROMAN)
    expect(own.top.kind).toBe('activation')
  })

  test('R13 Roman Fleet Interdicts BG-2.3.4-t: the sea that is sailed counts, and a migrating tribe stays too', () => {
    const atlantic = { londinium: 'usurper', rutupiae: 'usurper', gesoriacum: 'usurper' } as const
    const vandals = (to: string): Frame => ({
      kind: 'migrating',
      tribe: tribe('vandals'),
      from: space('tingis'),
      to: space(to),
      isPhase: false,
      isNaval: true,
      leaders: [],
      cu: 3,
      over: -1 as never,
      overCu: 0,
      step: 'depart',
    })
    const drawn = { tribes: { vandals: 'tingis' }, control: atlantic, hands: ['R13'] }
    const out = new Cards({ ...drawn, stack: [vandals('gades')] }).respond('enemy-naval', BARBARIAN)
    expect(out.top.kind).toBe('migrating')
    const scene = new Cards({ ...drawn, stack: [vandals('carthago')] })
      .respond('enemy-naval', BARBARIAN)
      .act('event R13')
    expect(scene.state.response).toEqual({ cancelled: true, drm: 0 })
    expect(scene.state.blocks).toMatchObject([{ what: 'naval', tribe: tribe('vandals'), until: 'impulse' }])
  })

  test('B52 Fireships at Cape Bon: 1 CU on 3-4, 2 and the move on 5-6, chosen by the ROMAN player', () => {
    const drawn: Draw = {
      hands: ['B52'],
      control: { carthago: 'barbarian' },
      cu: { roma: { loyalist: 3, byzantine: 1 } },
    }
    const at = () => sailing('aetius', 'roma', ROMAN, [3, 1, 0, 0, 0], drawn).respond('enemy-naval', ROMAN)
    const calm = at().dice(2).act('event B52')
    expect([calm.cu('roma', 'loyalist'), calm.state.response]).toEqual([3, null])
    const one = at().dice(3).act('event B52')
    expect([one.asked, one.seat]).toEqual(['event-power', 'roman'])
    one.act('power byzantine')
    expect([one.cu('roma', 'byzantine'), one.state.response]).toEqual([0, null])
    expect(one.state.stack.find(({ kind }) => kind === 'activation')).toMatchObject({ cu: [3, 0, 0, 0, 0] })
    const two = at().dice(5).act('event B52').act('power loyalist', 'power loyalist')
    expect([two.cu('roma', 'loyalist'), two.state.response?.cancelled, two.at('aetius')]).toEqual([1, true, 'roma'])
    const none = sailing('aetius', 'roma', ROMAN, [3, 1, 0, 0, 0], { ...drawn, control: {} }).respond(
      'enemy-naval',
      ROMAN,
    )
    expect(none.top.kind).toBe('activation')
  })

  test('B52 Fireships at Cape Bon: a leader who loses all his CU is displaced', () => {
    const drawn: Draw = { hands: ['B52'], control: { carthago: 'barbarian' }, cu: { roma: { loyalist: 1 } } }
    const scene = sailing('aetius', 'roma', ROMAN, [1, 0, 0, 0, 0], drawn)
      .respond('enemy-naval', ROMAN)
      .dice(6)
      .act('event B52')
    expect([scene.cu('roma', 'loyalist'), scene.at('aetius')]).toEqual([0, 'displaced'])
  })
})

describe('Raids and reactions', () => {
  test('R18 Watchtowers: each raider dies on 5-6; the others do not take the space', () => {
    const raid = (cu: number): Frame => ({
      kind: 'raid',
      left: 0,
      cities: [],
      only: [],
      mods: [],
      current: {
        force: force({ leader: leader('chlodio'), cu: [0, 0, 0, cu, 0], last: space('bonna') }),
        ap: 6,
        hasSailed: false,
        at: space('lutetia'),
        to: space('lutetia'),
      },
      step: 'arrived',
    })
    const drawn = (cu: number): Draw => ({
      leaders: { chlodio: 'lutetia' },
      tribes: { franks: 'treva' },
      cu: { lutetia: { barbarian: cu } },
      hands: ['R18'],
      stack: [raid(cu)],
    })
    const scene = new Cards(drawn(3)).respond('raid-enter', BARBARIAN).dice(5, 4, 1).act('event R18')
    expect([scene.cu('lutetia', 'barbarian'), scene.at('chlodio')]).toEqual([2, 'lutetia'])
    expect(scene.top).toMatchObject({ current: { force: { cu: [0, 0, 0, 2, 0] } } })
    expect(scene.state.blocks).toMatchObject([{ what: 'control-change', space: space('lutetia'), until: 'impulse' }])
    const all = new Cards(drawn(2)).respond('raid-enter', BARBARIAN).dice(5, 6).act('event R18')
    expect([all.cu('lutetia', 'barbarian'), all.at('chlodio')]).toEqual([0, 'displaced'])
    const usurper = new Cards({ ...drawn(2), control: { lutetia: 'usurper' } }).respond('raid-enter', BARBARIAN)
    expect(usurper.top.kind).toBe('raid')
  })

  test('R20 Exploratores: +2 to an attempt of one’s own, -2 to one of the other player', () => {
    const mine = new Cards({ hands: ['R20'], stack: [step(BARBARIAN, 'verona')] })
      .respond('reaction-roll', BARBARIAN)
      .act('event R20')
    expect(mine.state.response).toEqual({ cancelled: false, drm: 2 })
    const theirs = new Cards({ hands: ['R20'], stack: [step(ROMAN, 'verona')] })
      .respond('reaction-roll', ROMAN)
      .act('event R20')
    expect(theirs.state.response).toEqual({ cancelled: false, drm: -2 })
  })
})

describe('The end of a battle', () => {
  const lost = battle('verona', {
    attackerCommander: leader('stilicho'),
    defenderCommander: leader('magnentius'),
    attackingCu: [3, 0, 0, 0, 0],
    defendingCu: [0, 0, 3, 0, 0],
    attackersScored: 2,
    defendersScored: 1,
    step: 'end',
  })

  test('R05 Gaiso’s Pursuit: a beaten Usurper who has retreated is gone on 4-6', () => {
    const drawn: Draw = {
      leaders: { stilicho: 'verona', magnentius: { at: 'aquileia', flipped: true } },
      hands: ['R05'],
      stack: [lost],
    }
    const dead = new Cards(drawn).respond('battle-end', ROMAN).dice(4).act('event R05')
    expect([dead.at('magnentius'), dead.state.happened, dead.vp]).toEqual(['gone', ['usurper-leader-eliminated'], 10])
    const safe = new Cards(drawn).respond('battle-end', ROMAN).dice(3).act('event R05')
    expect([safe.at('magnentius'), safe.pile('R05')]).toEqual(['aquileia', REMOVED])
    const inside = new Cards({
      ...drawn,
      leaders: { magnentius: { at: 'verona', flipped: true, inside: true } },
    }).respond('battle-end', ROMAN)
    expect(inside.top.kind).toBe('battle')
    const won = new Cards({ ...drawn, stack: [{ ...lost, defendersScored: 3 }] }).respond('battle-end', ROMAN)
    expect(won.top.kind).toBe('battle')
  })

  test('B38 Victorious General Assassinated BG-9.0-q: the commander who has just won, if he is a Loyalist and no Emperor', () => {
    const drawn: Draw = {
      leaders: { stilicho: 'verona', magnentius: { at: 'aquileia', flipped: true } },
      cu: { verona: { loyalist: 2 } },
      hands: ['B38'],
      stack: [lost],
    }
    const scene = new Cards(drawn).respond('battle-end', ROMAN).act('event B38')
    expect([scene.at('stilicho'), scene.cu('verona', 'loyalist'), scene.pile('B38'), scene.vp]).toEqual([
      'gone',
      2,
      DISCARD,
      10,
    ])
    const emperor = { ...lost, attackerCommander: leader('honorius') }
    const safe = new Cards({ ...drawn, leaders: { honorius: 'verona' }, stack: [emperor] }).respond('battle-end', ROMAN)
    expect(safe.top.kind).toBe('battle')
    const usurper = new Cards({ ...drawn, stack: [{ ...lost, defendersScored: 3 }] }).respond('battle-end', ROMAN)
    expect(usurper.top.kind).toBe('battle')
  })
})
