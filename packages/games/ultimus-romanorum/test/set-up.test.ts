import { FastDice, SilentTable, secretFrom } from '@tabularium/engine'
import { asJson } from '@tabularium/engine/testing'
import { describe, expect, test } from 'vitest'
import { NOBODY } from '../src/board.ts'
import board from '../src/edition/board.json' with { type: 'json' }
import { ultimusRomanorum } from '../src/index.ts'
import { unplaced } from '../src/rules/sequence/garrisons.ts'
import {
  allyOf,
  BARBARIAN,
  campNames,
  campOf,
  capitalOf,
  OFF,
  patronOf,
  ROMAN,
  statusNames,
  statusOfPeople,
  whereIs,
} from '../src/state.ts'
import { year as yearFrom } from './phases.ts'
import { Play, setUp } from './play.ts'

const { scenarios } = board
const scenarioIds = scenarios.map(({ id }) => id)
const CAMPAIGN = 'campaign-405-476'

function scenario(id: string): (typeof scenarios)[number] {
  const found = scenarios.find((each) => each.id === id)
  if (found === undefined) throw new Error(`no scenario '${id}'`)
  return found
}

/** The set-up with everything spread that is left to the players. */
function spread(id: string): Play {
  const t = setUp(id, 0, 0)
  while (t.asked === 'set-up') t.act('rest')
  return t
}

/** Where pieces are and whose, looked up once for all of them. */
function survey(t: Play): { at: (id: string) => string; camp: (id: string) => string } {
  const { state } = t
  return {
    at: (id) => {
      const place = whereIs(state, t.piece(id))
      return state.board.placeIds[place] ?? (place === OFF ? 'off' : 'gone')
    },
    camp: (id) => campNames[campOf(state, t.piece(id))],
  }
}

const unitsOf = (people: string) => board.units.filter((unit) => unit.people === people).map(({ id }) => id)
const placedBy = (id: string) => new Map(scenario(id).pieces.map(({ piece, zone }) => [piece, zone ?? 'gone']))

describe('3.3.2 Placement', () => {
  test('UR-3.3.2-a UR-3.3.2-b UR-3.3.2-e: LI and CO go to any zones of their own diocese, and to no other', () => {
    const t = setUp(CAMPAIGN)
    expect([t.asked, t.seat]).toEqual(['set-up', 'first'])
    t.act('piece li-africa-1')
    expect([t.asked, t.legal]).toEqual(['set-up-zone', [1, 2, 3, 4, 5, 6].map((i) => `to africa-${i}`)])
    expect(t.why('to italia-1')).toBe('UR-3.3.2-a')
    t.act('to africa-6', 'piece li-africa-2', 'to africa-6', 'piece co-africa-1')
    expect(t.why('to mauri')).toBe('UR-3.3.2-b')
    t.act('to africa-6')
    expect([t.at('li-africa-1'), t.at('li-africa-2'), t.at('co-africa-1')]).toEqual(Array(3).fill('africa-6'))
    expect([t.why('piece li-africa-1'), t.why('piece comites-alani'), t.why('done')]).toEqual(
      Array(3).fill('UR-3.3.2-a'),
    )
  })

  test('UR-3.3.2-a: unit by unit to the last, which must be placed too; then the game begins by itself', () => {
    const t = setUp(CAMPAIGN, 0, 0)
    while (unplaced(t.state, ROMAN).length > 1)
      t.act(t.legal.find((each) => each.startsWith('piece ')) ?? '').act(t.legal[0])
    expect([t.asked, t.why('done')]).toEqual(['set-up', 'UR-3.3.2-a'])
    expect(t.legal.filter((each) => each.startsWith('piece '))).toHaveLength(1)
    t.act(t.legal.find((each) => each.startsWith('piece ')) ?? '').act(t.legal[0])
    expect([unplaced(t.state, ROMAN), t.asked === 'set-up']).toEqual([[], false])
  })

  test('UR-3.3.2-a: the rest is spread over its dioceses, and the game begins when all stand', () => {
    const t = setUp(CAMPAIGN, 0, 0).act('rest')
    const { at } = survey(t)
    for (const { id, category, diocese } of board.units) {
      if (category === 'li' || category === 'co') expect(at(id).replace(/-\d+$/, '')).toBe(diocese)
    }
    expect([t.at('li-oriens-1'), t.at('li-oriens-2')].sort()).not.toEqual(['oriens-1', 'oriens-1'])
    expect([t.state.phase, t.state.year]).toEqual(['C', 405])
  })

  test('UR-3.3.2-b UR-9.3.1-i: the camp that controls a unit places it', () => {
    const t = setUp('placidia-425', 0, 0)
    expect(t.seat).toBe('first')
    expect(t.why('piece co-italia-1')).toBe('UR-3.3.2-a')
    t.act('rest')
    expect([t.asked, t.seat]).toEqual(['set-up', 'second'])
    expect(t.legal).toEqual(['historical', 'piece co-italia-1', 'piece li-italia-1', 'rest'])
    t.act('rest')
    expect([t.camp('co-italia-1'), t.camp('li-italia-2'), t.camp('co-galliae-1')]).toEqual([
      'barbarian',
      'barbarian',
      'roman',
    ])
  })

  test('UR-3.3.2-b UR-3.3.2-c: a scenario may place them elsewhere', () => {
    const t = spread('scourge-of-god')
    expect([t.at('co-galliae-1'), t.at('comites-alani'), t.at('co-britanniae-2')]).toEqual([
      'viennensis-3',
      'viennensis-3',
      'galliae-6',
    ])
  })

  test.each(scenarioIds)(
    'UR-3.3.1-d UR-3.3.2-a UR-3.3.2-f: in %s every generic leader and all LI are in play',
    (id) => {
      const { at } = survey(spread(id))
      const generics = board.leaders.filter(({ generic, people }) => generic && people === null)
      const others = new Map(scenario(id).pieces.map(({ piece, zone }) => [piece, zone]))
      for (const leader of generics) expect(at(leader.id), leader.id).toBe(others.get(leader.id) ?? leader.zone)
      expect(at('dux-britanniae')).toBe('britanniae-2')
      for (const { id: unit, category, diocese } of board.units)
        if (category === 'li') expect(at(unit).replace(/-\d+$/, ''), unit).toBe(diocese)
    },
  )

  /** A game of scourge-of-god in an edition that does not say where the Comes Africae stands. */
  function unsaid(change: (peoples: (typeof scenarios)[number]['peoples']) => void = () => undefined): Play {
    const file = structuredClone(board)
    const [first] = file.scenarios
    first.pieces = first.pieces.filter(({ piece }) => piece !== 'comes-africae')
    change(first.peoples)
    const game = ultimusRomanorum.withEdition(asJson(file))
    return new Play({ options: { scenario: 'scourge-of-god' }, dice: { script: [] } }, game)
  }

  test('UR-3.3.1-p UR-3.3.1-n: the Roman chooses a free zone of the diocese, if the scenario does not', () => {
    const t = unsaid()
    expect([t.asked, t.seat, t.legal]).toEqual(['entry', 'first', ['to africa-1', 'to africa-2', 'to africa-6']])
    t.act('to africa-6')
    expect([t.at('comes-africae'), t.asked]).toEqual(['africa-6', 'set-up'])
    expect(t.told('place').at(0)).toMatchObject({ pieces: ['comes-africae'], rule: 'UR-3.3.1-p' })
  })

  test('UR-3.3.1-p: he is left out if no zone of his diocese is free', () => {
    const t = unsaid((peoples) => {
      for (const entry of peoples) {
        if (entry.people === 'vandali') entry.zones = ['africa-4', 'africa-5', 'africa-6', 'africa-1']
        if (entry.people === 'alani') entry.zones = ['africa-2', 'africa-3']
      }
    })
    expect([t.at('comes-africae'), t.asked]).toEqual(['gone', 'set-up'])
  })

  test.each(['scourge-of-god', 'last-romans-455'])(
    'UR-3.3.2-a UR-3.3.2-f: in %s the Roman places LI Britanniae',
    (id) => {
      const t = setUp(id).act('piece li-britanniae-1')
      expect(t.legal).toEqual(['to britanniae-1', 'to britanniae-2', 'to britanniae-3'])
    },
  )

  test('UR-3.3.2-d UR-3.2.4-b: buccellarii stand with the leader whom the scenario gives them', () => {
    const t = spread('scourge-of-god')
    const guard = (leader: string) =>
      board.units
        .filter(({ id }) => patronOf(t.state, t.piece(id)) === t.piece(leader))
        .map(({ id, full }) => [t.at(id), full.pf])
    expect([guard('aetius'), guard('aspar'), guard('marcien'), guard('cyrus')]).toEqual([
      [['viennensis-3', 4]],
      [['thracia-3', 3]],
      [['thracia-3', 2]],
      [],
    ])
    expect(t.at('bu-2-2')).toBe('off')
  })

  test('UR-3.3.2-c UR-T.palatini-a UR-T.palatini-b UR-T.palatini-c: western palatini by their table', () => {
    const t = spread(CAMPAIGN)
    const at = (...ids: string[]) => [...new Set(ids.map((id) => t.at(id)))]
    expect(at('comites-seniores', 'comites-alani', 'victores')).toEqual(['italia-2'])
    expect(at('scolae-w', 'domestici-pedites-w')).toEqual(['italia-4'])
    expect(at('divitenses', 'felices-iuniores')).toEqual(['viennensis-4'])
    expect(t.at('placidi-felices')).toBe('off')
  })

  test('UR-3.3.2-c UR-T.palatini-g UR-T.palatini-h: eastern palatini by their table', () => {
    const t = spread(CAMPAIGN)
    const at = (...ids: string[]) => [...new Set(ids.map((id) => t.at(id)))]
    expect(at('scolae-e', 'sagittarii-iuniores', 'domestici-equites', 'domestici-pedites-e')).toEqual(['thracia-3'])
    expect(at('constantiani', 'felices-theodosiani', 'isauri', 'defensores')).toEqual(['thracia-3'])
    expect(at('equites-arcades', 'comites-clibanarii', 'felices-honoriani')).toEqual(['oriens-9'])
    expect(t.at('excubitores')).toBe('off')
  })

  test('UR-T.generics-a UR-T.generics-b UR-T.generics-c UR-T.generics-d UR-T.generics-e UR-3.3.1-d: generic leaders', () => {
    const t = spread(CAMPAIGN)
    const ids = ['magister-p-thracias', 'magister-p-oriens', 'comes-africae', 'dux-galliae', 'dux-britanniae']
    expect(ids.map((id) => t.at(id))).toEqual(['thracia-3', 'oriens-9', 'africa-4', 'galliae-3', 'britanniae-2'])
  })
})

describe.each(scenarioIds)('the scenario %s', (id) => {
  const { start, leaders, peoples, fleets, hands, escort, initiative } = scenario(id)

  test('UR-2-a: begins in its first year, with its own player first', () => {
    const t = spread(id)
    expect([t.state.year, t.state.phase]).toEqual([start, 'C'])
    expect(t.state.initiative).toBe(initiative === 'roman' ? 0 : 1)
  })

  test('UR-3.7.1-a UR-3.3.1-c: its leaders stand where it says, with their titles and in their camp', () => {
    const t = spread(id)
    const { at, camp } = survey(t)
    const { augustus, patrice, usurper } = t.look
    for (const { leader, zone, title, half, rallied } of leaders) {
      expect([leader, at(leader), camp(leader)]).toEqual([leader, zone, rallied ? 'barbarian' : 'roman'])
      if (title === null) continue
      const held = { augustus, patrice, usurper }
      expect(Object.entries(held).find(([name]) => name === title)?.[1][half === 'east' ? 1 : 0]).toBe(t.piece(leader))
    }
    expect(t.state.escort).toBe(escort === null ? -1 : t.piece(escort))
  })

  test('UR-3.3.1-c: no other historical leader is on the map; who has died does not come back', () => {
    const { at } = survey(setUp(id))
    const listed = new Set([...leaders.map(({ leader }) => leader), ...peoples.flatMap((entry) => entry.leaders)])
    for (const { id: leader, generic, entry } of board.leaders) {
      if (generic || listed.has(leader)) continue
      expect([leader, at(leader)]).toEqual([
        leader,
        (entry?.year ?? 0) < start && leader !== 'genseric' ? 'gone' : 'off',
      ])
    }
  })

  test('UR-4.2.2-a UR-4.2.2-b: its peoples have their status and their units their zones; the others are off the map', () => {
    const t = setUp(id)
    const { at } = survey(t)
    const { state } = t
    for (const { id: people } of board.peoples) {
      const index = state.board.peopleOf.get(people) ?? NOBODY
      const entry = peoples.find((each) => each.people === people)
      const status = entry?.status === 'roman' ? 'client' : (entry?.status ?? 'peace')
      expect([people, statusNames[statusOfPeople(state, index)]]).toEqual([people, status])
      const units = unitsOf(people)
      expect([people, ...units.map((unit) => at(unit))]).toEqual([
        people,
        ...units.map((_, i) => entry?.zones[i] ?? 'off'),
      ])
      for (const leader of entry?.leaders ?? []) expect(at(leader)).toBe(entry?.capital ?? entry?.zones[0])
      const capital = capitalOf(state, index)
      expect(capital < 0 ? null : state.board.placeIds[capital]).toBe(entry?.capital ?? null)
    }
  })

  test('UR-6.2-ah: Ostrogothi and Gepidae are allied to Hunni, unless they are free by then', () => {
    const { state } = setUp(id)
    const people = (name: string) => state.board.peopleOf.get(name) ?? NOBODY
    const allies = ['ostrogothi', 'gepidae'].map((name) => allyOf(state, people(name)))
    expect(allies).toEqual(Array(2).fill(scenario(id).hunsFreed ? -1 : people('hunni')))
  })

  test('UR-3.3.2-a UR-3.3.2-b UR-3.3.2-c: every Roman unit stands where a table or the scenario says', () => {
    const { at: stands } = survey(spread(id))
    const elsewhere = placedBy(id)
    for (const { id: unit, category, base, diocese } of board.units) {
      const at = stands(unit)
      if (elsewhere.has(unit)) expect([unit, at]).toEqual([unit, elsewhere.get(unit)])
      else if (category === 'li' || category === 'co') expect([unit, at.replace(/-\d+$/, '')]).toEqual([unit, diocese])
      else if (category === 'pa' && !['placidi-felices', 'excubitores'].includes(unit))
        expect([unit, at]).toEqual([unit, base])
    }
  })

  test('UR-3.4.2-a UR-3.4.2-b UR-3.4.2-d: the fleets are in their ports, under the camp that the scenario says', () => {
    const t = setUp(id)
    const { fleetAt, fleetCamp } = t.look
    const { board: map } = t.state
    expect([map.placeIds[fleetAt[0]], map.placeIds[fleetAt[1]], fleetAt[2]]).toEqual(['africa-4', 'thracia-3', -1])
    const camp = (name: string) => (name === 'roman' ? 0 : 1)
    expect(fleetCamp.slice(0, 2)).toEqual([camp(fleets.occidentalis), camp(fleets.orientalis)])
  })

  test('UR-2.A-a: what nobody holds is in the bowl', () => {
    const t = setUp(id)
    const { hands: held, bowl } = t.look
    const { board: map } = t.state
    expect(bowl.map((count, kind) => count + held[0][kind] + held[1][kind])).toEqual([...map.mix])
    const size = (hand: readonly number[]) => hand.reduce((sum, count) => sum + count, 0)
    expect([size(held[0]), size(held[1])]).toEqual([hands.roman.length, hands.barbarian.length])
  })
})

describe('3.4.2 Fleets', () => {
  test.each(['roman', 'barbarian'] as const)(
    'UR-3.4.2-d: a scenario may give either fleet to either camp: %s',
    (camp) => {
      const file = structuredClone(board)
      for (const each of file.scenarios) each.fleets = { occidentalis: 'roman', orientalis: camp }
      const game = ultimusRomanorum.withEdition(asJson(file))
      const t = new Play({ options: { scenario: CAMPAIGN }, dice: { script: [] } }, game)
      expect(t.look.fleetCamp.slice(0, 2)).toEqual([ROMAN, camp === 'roman' ? ROMAN : BARBARIAN])
    },
  )
})

describe('what comes of the scenarios', () => {
  test('UR-T.leaders-q: in 425 Genseric waits for the death of Gunderic', () => {
    expect([setUp('placidia-425').at('gunderic'), setUp('placidia-425').at('genseric')]).toEqual(['hispaniae-5', 'off'])
    expect(setUp('placidia-425').at('alaric-i')).toBe('gone')
  })

  test('UR-T.palatini-d UR-T.palatini-i: Placidi Felices are there from 425 on, Excubitores come in 460', () => {
    expect(setUp('placidia-425').at('placidi-felices')).toBe('thracia-3')
    expect(setUp('attila-genseric-440').at('placidi-felices')).toBe('italia-4')
    expect(setUp('last-romans-455').at('excubitores')).toBe('off')
  })

  test('UR-3.6.3-b: the Italia of 425 is the Usurper’s, palatini and all', () => {
    const t = spread('placidia-425')
    expect(['johannes', 'aetius', 'scolae-w', 'comites-alani'].map((id) => t.camp(id))).toEqual(
      Array(4).fill('barbarian'),
    )
    expect(['divitenses', 'boniface', 'placidi-felices', 'comes-africae'].map((id) => t.camp(id))).toEqual(
      Array(4).fill('roman'),
    )
  })

  test('UR-2-a: what a scenario grants is received in its year', () => {
    const granted = (year: number) =>
      yearFrom({ scenario: 'stilicho-405', year }, 'stratagems', 0, 0, 6)
        .told('hand')
        .filter((event) => JSON.stringify(event).includes('UR-2-a'))
    expect(granted(406)).toEqual([{ type: 'hand', seat: 'second', change: 1, rule: 'UR-2-a' }])
    expect(granted(407)).toEqual([])
  })
})

describe('options', () => {
  test('UR-2-a: the scenario; the first one if nothing is said', () => {
    expect(ultimusRomanorum.options({})).toEqual({ scenario: scenarioIds[0], years: 9 })
    expect(ultimusRomanorum.options({ scenario: 'placidia-425' })).toEqual({ scenario: 'placidia-425', years: 13 })
    expect(() => ultimusRomanorum.options({ scenario: 'cannae' })).toThrow('one of scourge-of-god, stilicho-405')
    expect(() => ultimusRomanorum.options({ seats: 3 })).toThrow('no option is called seats')
  })

  test('UR-2-a: fewer years than the scenario has, from its first on', () => {
    const chosen = ultimusRomanorum.options({ scenario: 'placidia-425', years: 2 })
    expect(chosen).toEqual({ scenario: 'placidia-425', years: 2 })
    for (const years of [0, 14, 1.5, 'all']) {
      expect(() => ultimusRomanorum.options({ scenario: 'placidia-425', years })).toThrow('options: years: ')
    }
    const dice = new FastDice(secretFrom('years'))
    const table = new SilentTable(dice)
    const s = ultimusRomanorum.setup(chosen, table)
    for (let d = ultimusRomanorum.decision(s); d !== null; d = ultimusRomanorum.decision(s)) {
      ultimusRomanorum.apply(s, d.actions[dice.below(d.actions.length)], table)
    }
    expect([s.year, ultimusRomanorum.outcome(s)?.details.year]).toEqual([426, 426])
  })

  test('random options name a scenario, each of them now and then', () => {
    const dice = new FastDice(secretFrom('options'))
    const drawn = Array.from({ length: 200 }, () => ultimusRomanorum.randomOptions(dice))
    expect([...new Set(drawn.map(({ scenario }) => scenario))].sort()).toEqual([...scenarioIds].sort())
    expect(drawn.every((options) => ultimusRomanorum.options(options).years === options.years)).toBe(true)
  })
})
