/** 7.3.1: Response cards at sea, on raids, at reactions and after battles. */
import { openWindow } from '@tabularium/engine/machine'
import { describe, expect, test } from 'vitest'
import type { Frame, FrameOf } from '../src/frames.ts'
import type { Moment } from '../src/rules/cards/card-frames.ts'
import { BARBARIAN, BARBARIANS, CLEAR, DISCARD, NAVAL, type Player, REMOVED, ROMAN, USURPER } from '../src/state.ts'
import { activation, battle, Cards, forbids, force } from './cards-scene.ts'
import { type Draw, leader, space, tribe } from './scene.ts'

const step = (player: typeof ROMAN | typeof BARBARIAN, to: string): FrameOf<'step'> => ({
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
    expect([one.cu('roma', 'byzantine'), one.cu('roma', 'loyalist'), one.state.response]).toEqual([0, 3, null])
    expect(one.top.kind).toBe('activation')
    expect(one.state.stack.find(({ kind }) => kind === 'activation')).toMatchObject({ cu: [3, 0, 0, 0, 0] })
    const two = at().dice(5).act('event B52').act('power loyalist', 'power loyalist')
    expect([two.cu('roma', 'loyalist'), two.state.response?.cancelled, two.at('aetius')]).toEqual([1, true, 'roma'])
    // Two and no more, whichever they are.
    expect([two.cu('roma', 'byzantine'), two.top.kind]).toEqual([1, 'activation'])
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

  test('B52 Fireships at Cape Bon BG-11.2.4.1-c: they also burn who refuses battle and goes back by sea', () => {
    const back = (cu: readonly number[]): Frame => ({
      ...step(ROMAN, 'calaris'),
      force: force({
        leader: leader('aetius'),
        leaders: [leader('aetius')],
        cu: [...cu],
        from: space('roma'),
        via: NAVAL,
      }),
      step: 'refuse-sea',
    })
    const sails = (cu: number) =>
      new Cards({
        hands: ['B52'],
        control: { carthago: 'barbarian' },
        leaders: { aetius: 'calaris' },
        cu: { calaris: { loyalist: cu } },
        stack: [back([cu, 0, 0, 0, 0])],
      }).respond('enemy-naval', ROMAN)
    const one = sails(3).dice(4).act('event B52')
    expect(one.cu('calaris', 'loyalist')).toBe(2)
    expect(one.state.stack.find(({ kind }) => kind === 'step')).toMatchObject({ force: { cu: [2, 0, 0, 0, 0] } })
    const all = sails(1).dice(3).act('event B52')
    expect([all.cu('calaris', 'loyalist'), all.at('aetius')]).toEqual([0, 'displaced'])
    const stopped = sails(3).dice(6).act('event B52')
    expect([stopped.cu('calaris', 'loyalist'), stopped.state.response?.cancelled]).toEqual([1, true])
    expect(stopped.state.blocks).toMatchObject([{ what: 'naval', leader: leader('aetius'), until: 'impulse' }])
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

  test('R20 Exploratores BG-7.3.1-b BG-7.3.1-h: at no other moment, without an attempt, in a later phase or from the Reserve', () => {
    const drawn: Draw = { hands: ['R20'], stack: [step(ROMAN, 'verona')] }
    const why = (told: Draw, moment: Moment = 'reaction-roll') => {
      const scene = new Cards({ ...drawn, ...told })
      openWindow<Frame, Player, Moment>(scene.state, moment, [ROMAN, BARBARIAN])
      return scene.forbidsResponse('R20', moment)
    }
    expect(why({})).toBeUndefined()
    expect(why({}, 'siege-roll')).toBe('BG-7.3.1-j')
    expect(why({ stack: [activation(BARBARIAN, 'chlodio')] })).toBe('BG-7.1-an')
    expect(why({ phase: 'migration' })).toBe('BG-7.3.1-b')
    expect(why({ hands: [], reserve: ['R20'] })).toBe('BG-7.3.1-h')
    expect(forbids('R20', drawn)).toBe('BG-7.3.1-j')
    expect(new Cards(drawn).forbidsBattleCard('R20')).toBe('BG-2.6.2-b')
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

  test('R05 Gaiso’s Pursuit: not after a victory of Barbarians for whom the ROMAN player decides', () => {
    const usurpers = battle('verona', {
      attacker: USURPER,
      defender: BARBARIANS,
      attackerPlayer: BARBARIAN,
      defenderPlayer: ROMAN,
      attackers: [force({ leader: leader('magnentius'), cu: [0, 0, 2, 0, 0] })],
      attackingCu: [0, 0, 3, 0, 0],
      defendingCu: [0, 0, 0, 4, 0],
      defendersScored: 2,
      step: 'end',
    })
    const leaders = { magnentius: { at: 'aquileia', flipped: true } }
    const scene = new Cards({ leaders, hands: ['R05'], stack: [usurpers] }).respond('battle-end', BARBARIAN)
    expect(scene.top.kind).toBe('battle')
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
