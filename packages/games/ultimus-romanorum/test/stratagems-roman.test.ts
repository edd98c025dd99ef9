import { describe, expect, test } from 'vitest'
import { stratagem } from '../src/stratagem-kinds.ts'
import { history } from './combat-play.ts'
import { placed } from './phases.ts'
import type { Draw } from './play.ts'
import { FILLER, hands, inWindow, lastYear } from './stratagem-play.ts'

describe('6.1 Federation Treaties', () => {
  const peoples: Draw = {
    peoples: { suevi: 'war', heruli: 'revolt', vandali: 'war', visigothi: 'revolt' },
    pieces: {
      'suevi-1': 'hispaniae-1',
      'heruli-1': 'italia-1',
      'vandali-1': 'hispaniae-5',
      'visigothi-1': 'viennensis-2',
      'alamanni-1': 'galliae-3',
    },
  }

  test('UR-6.1-a UR-6.1-b: the minor one federates a minor people at once', () => {
    const t = inWindow('roman', ['minor-federation-treaty'], peoples).act('play minor-federation-treaty')
    expect([t.asked, t.seat]).toEqual(['stratagem-people', 'first'])
    expect(t.legal).toEqual(['people suevi', 'people heruli'])
    expect(t.why('people vandali')).toBe('UR-6.1-a')
    expect(t.why('people alamanni')).toBe('UR-4.5.1-a')
    t.act('people heruli')
    expect([t.status('heruli'), t.status('suevi'), t.camp('heruli-1')]).toEqual(['foederati', 'war', 'roman'])
  })

  test('UR-6.1-d UR-6.1-e: the major one federates a major people at once', () => {
    const t = inWindow('roman', ['major-federation-treaty'], peoples).act('play major-federation-treaty')
    expect(t.legal).toEqual(['people visigothi', 'people vandali'])
    expect(t.why('people suevi')).toBe('UR-6.1-d')
    t.act('people vandali')
    expect(t.status('vandali')).toBe('foederati')
  })

  test('UR-6.1-a UR-6.1-d: all its units, of a major people too; those aboard are where their fleet is', () => {
    const treaty = (kind: string, second: string, at: string) =>
      inWindow('roman', [kind], {
        peoples: { vandali: 'war', suevi: 'war' },
        fleets: { 'classis-occidentalis': { at, camp: 'barbarian' } },
        pieces: {
          ...{ 'vandali-1': 'africa-3', 'vandali-2': second },
          ...{ 'suevi-1': 'africa-3', 'suevi-2': second },
        },
      }).why(`play ${kind}`)
    const aboard = 'aboard-classis-occidentalis'
    const sea = 'mare-internum-occidentalis'
    for (const [kind, rule] of [
      ['minor-federation-treaty', 'UR-6.1-a'],
      ['major-federation-treaty', 'UR-6.1-d'],
    ]) {
      expect([treaty(kind, 'africa-5', sea), treaty(kind, 'mauri', sea)]).toEqual([undefined, rule])
      expect([treaty(kind, aboard, 'africa-4'), treaty(kind, aboard, sea)]).toEqual([undefined, rule])
    }
  })

  test('UR-6.1-c UR-6.1-f: never Bagaudes, Hunni or Persae', () => {
    const draw: Draw = {
      peoples: { bagaudes: 'war', suevi: 'war', hunni: 'war', persae: 'war', vandali: 'war', heruli: 'war' },
      pieces: {
        'bagaudes-1': 'galliae-5',
        'suevi-1': 'galliae-1',
        'heruli-1': 'galliae-1',
        'hunni-1': 'galliae-3',
        'persae-1': 'oriens-8',
        'vandali-1': 'hispaniae-5',
      },
    }
    const minor = inWindow('roman', ['minor-federation-treaty'], draw).act('play minor-federation-treaty')
    expect(minor.why('people bagaudes')).toBe('UR-6.1-c')
    const two = {
      ...draw,
      peoples: { ...draw.peoples, visigothi: 'war' },
      pieces: { ...draw.pieces, 'visigothi-1': 'galliae-1' },
    }
    const major = inWindow('roman', ['major-federation-treaty'], two).act('play major-federation-treaty')
    expect(
      inWindow('roman', ['major-federation-treaty'], {
        peoples: { vandali: 'regnum', visigothi: 'war', ostrogothi: 'war' },
        pieces: { 'vandali-1': 'africa-4', 'visigothi-1': 'galliae-1', 'ostrogothi-1': 'galliae-1' },
      })
        .act('play major-federation-treaty')
        .why('people vandali'),
    ).toBe('UR-6.1-ae')
    expect([major.why('people hunni'), major.why('people persae')]).toEqual(['UR-6.1-f', 'UR-6.1-f'])
  })

  test('UR-6.2-ad UR-6.2-ag: allies are federated together, by what the major people needs, and tested together', () => {
    const allied = (zone: string): Draw => ({
      peoples: { vandali: 'war', alani: { status: 'war', ally: 'vandali' } },
      pieces: { 'vandali-1': 'hispaniae-5', 'alani-1': zone },
    })
    const minor = inWindow('roman', ['minor-federation-treaty'], allied('hispaniae-5'))
    expect(minor.why('play minor-federation-treaty')).toBe('UR-6.1-a')
    expect(inWindow('roman', ['major-federation-treaty'], allied('alani')).why('play major-federation-treaty')).toBe(
      'UR-6.1-d',
    )
    const t = inWindow('roman', ['major-federation-treaty'], allied('hispaniae-5')).act('play major-federation-treaty')
    expect([t.status('vandali'), t.status('alani')]).toEqual(['foederati', 'foederati'])
  })

  test('UR-6.2-aj: nor Ostrogothi by the treaty for major peoples', () => {
    const treaty = (ally: string | null) =>
      inWindow('roman', ['major-federation-treaty'], {
        peoples: { ostrogothi: { status: 'war', ally }, vandali: 'war', visigothi: 'war' },
        pieces: { 'ostrogothi-1': 'moesiae-1', 'vandali-1': 'galliae-1', 'visigothi-1': 'galliae-1' },
      }).act('play major-federation-treaty')
    expect(treaty('hunni').why('people ostrogothi')).toBe('UR-6.2-aj')
    expect(treaty(null).why('people ostrogothi')).toBeUndefined()
  })

  test('UR-6.2-aj: not Ostrogothi or Gepidae while they are subject to Hunni', () => {
    const gepidae = (ally: string | null): Draw => ({
      peoples: { gepidae: { status: 'war', ally }, suevi: 'war', heruli: 'war' },
      pieces: { 'gepidae-1': 'moesiae-1', 'suevi-1': 'galliae-1', 'heruli-1': 'galliae-1' },
    })
    const treaty = (ally: string | null) =>
      inWindow('roman', ['minor-federation-treaty'], gepidae(ally)).act('play minor-federation-treaty')
    expect(treaty('hunni').why('people gepidae')).toBe('UR-6.2-aj')
    expect(treaty(null).why('people gepidae')).toBeUndefined()
  })
})

describe('6.1 Tribute', () => {
  const tribute = (draw: Draw) => inWindow('roman', ['tribute'], draw)

  test('UR-6.1-g UR-6.1-i UR-6.1-l: a minor people at war goes home in peace for 1 PV', () => {
    const t = tribute({
      vp: [10, 0],
      peoples: { saxones: 'war' },
      pieces: { 'saxones-1': { at: 'galliae-1', weak: true }, 'saxones-2': 'lost' },
    }).act('play tribute')
    expect([t.status('saxones'), t.vp.roman, t.vp.barbarian]).toEqual(['peace', 9, 0])
    expect([t.at('saxones-1'), t.isWeak('saxones-1'), t.at('saxones-2')]).toEqual(['saxones', true, 'saxones'])
    expect(t.told('score')).toEqual([{ type: 'score', camp: 'roman', points: -1, rule: 'UR-6.1-i' }])
  })

  test('UR-6.1-j UR-6.1-l: a major people for 3 PV, with its leaders', () => {
    const t = tribute({
      vp: [10, 0],
      peoples: { hunni: 'war' },
      pieces: { attila: 'galliae-5', 'hunni-1': 'galliae-5', 'hunni-2': 'hunni-2' },
    }).act('play tribute')
    placed(t)
    expect([t.status('hunni'), t.vp.roman]).toEqual(['peace', 7])
    expect([t.at('attila'), t.at('hunni-1'), t.at('hunni-2')]).toEqual(['hunni-1', 'hunni-1', 'hunni-2'])
  })

  test('UR-6.1-h: a people in revolt is Foederati again, where it is', () => {
    const t = tribute({ peoples: { visigothi: 'revolt' }, pieces: { 'visigothi-1': 'viennensis-2' } }).act(
      'play tribute',
    )
    expect([t.status('visigothi'), t.at('visigothi-1'), t.camp('visigothi-1')]).toEqual([
      'foederati',
      'viennensis-2',
      'roman',
    ])
  })

  test('UR-6.1-i UR-6.1-h: a minor people in revolt for 1 PV', () => {
    const t = tribute({ peoples: { suevi: 'revolt' }, pieces: { 'suevi-1': 'hispaniae-1' } }).act('play tribute')
    expect([t.status('suevi'), t.at('suevi-1'), t.vp.roman]).toEqual(['foederati', 'hispaniae-1', -1])
  })

  test('UR-6.1-l: no points for a people that is at peace by Tribute, though its last unit fell in battle', () => {
    const points = (play: boolean) => {
      const t = lastYear({
        hands: hands(['tribute', FILLER], []),
        peoples: { saxones: { status: 'war', fall: { at: 'galliae-1', inBattle: true, victors: [] } } },
        pieces: { 'saxones-1': { at: 'lost', lostIn: 'galliae-1', lostFrom: 'barbarian' } },
        stack: [
          { kind: 'year', step: 'balance' },
          { kind: 'window', moment: 'smc', parties: ['roman'], turn: 0, passed: 0 },
        ],
      })
      if (play) t.act('play tribute')
      t.act('done', 'done')
      return history(t, 'score')
        .map(({ rule }) => rule)
        .filter((rule) => rule === 'UR-10.2-a' || rule === 'UR-6.1-i')
    }
    expect([points(false), points(true)]).toEqual([['UR-10.2-a'], ['UR-6.1-i']])
  })

  test('UR-6.1-k: no Regnum, and nobody who is not at war', () => {
    const t = tribute({
      peoples: {
        vandali: 'regnum',
        saxones: 'war',
        picti: 'war',
        visigothi: 'foederati',
        alani: { status: 'war', ally: 'hunni' },
      },
    }).act('play tribute')
    expect(t.legal).toEqual(['people saxones', 'people picti'])
    expect([t.why('people vandali'), t.why('people visigothi')]).toEqual(['UR-6.1-k', 'UR-6.1-g'])
    expect(t.why('people alani')).toBe('UR-6.2-ay')
    expect(tribute({ peoples: { vandali: 'regnum' } }).why('play tribute')).toBe('UR-6.1-g')
  })

  test('UR-6.1-m: the Roman may fall below 0', () => {
    expect(tribute({ peoples: { hunni: 'war' } }).act('play tribute').vp.roman).toBe(-3)
  })

  test('UR-6.2-ao: Bagaudes leave the map', () => {
    const t = tribute({ peoples: { bagaudes: 'war' }, pieces: { 'bagaudes-1': 'galliae-5' } }).act('play tribute')
    expect([t.at('bagaudes-1'), t.status('bagaudes')]).toEqual(['off', 'peace'])
    expect(t.told('eliminate')).toMatchObject([{ pieces: ['bagaudes-1'], at: 'galliae-5', forGood: false }])
  })
})

describe('6.1 Papa and Buccellarii', () => {
  test('UR-6.1-aa UR-6.1-ab: no points for Roma this once, and the counter is removed', () => {
    const points = (play: boolean) => {
      const t = lastYear({
        hands: hands(['papa', FILLER], []),
        peoples: { vandali: 'war' },
        pieces: { 'vandali-1': 'italia-5' },
        stack: [
          { kind: 'year', step: 'balance' },
          { kind: 'window', moment: 'smc', parties: ['roman'], turn: 0, passed: 0 },
        ],
      }).act('done')
      expect(t.asked).toBe('window')
      if (play) t.act('play papa')
      t.act('done')
      return [t.vp.barbarian, t.look.bowl[stratagem('papa')]]
    }
    expect(points(false)).toEqual([5, 0])
    expect(points(true)).toEqual([0, 0])
  })

  test('UR-6.1-aa: every other zone gives what it gives', () => {
    const t = lastYear({
      hands: hands(['papa', FILLER], []),
      peoples: { vandali: 'war' },
      pieces: { 'vandali-1': 'italia-5', 'vandali-2': 'italia-2', 'vandali-3': 'italia-6' },
      stack: [
        { kind: 'year', step: 'balance' },
        { kind: 'window', moment: 'smc', parties: ['roman'], turn: 0, passed: 0 },
      ],
    }).act('done', 'play papa', 'done')
    expect(t.vp.barbarian).toBe(3)
  })

  test('UR-6.1-ac UR-3.4.2-h: aboard a fleet too, at sea or in port, if there is room for the unit', () => {
    const raise = (at: string, units: readonly string[]) => {
      const aboard = 'aboard-classis-occidentalis'
      const t = inWindow('roman', ['buccellarii'], {
        fleets: { 'classis-occidentalis': { at, camp: 'roman' } },
        pieces: { boniface: aboard, aetius: 'galliae-3', ...Object.fromEntries(units.map((id) => [id, aboard])) },
      }).act('play buccellarii')
      const why = t.why('piece boniface')
      return why ?? t.act('piece boniface').at('bu-3-1') === aboard
    }
    for (const at of ['africa-4', 'mare-internum-occidentalis']) {
      expect([raise(at, []), raise(at, ['victores']), raise(at, ['victores', 'scolae-w'])]).toEqual([
        true,
        true,
        'UR-3.4.2-h',
      ])
    }
  })

  test('UR-6.1-ac: to a historical Roman leader of the Roman, stacked with him', () => {
    const t = inWindow('roman', ['buccellarii'], {
      pieces: {
        aetius: 'galliae-3',
        avitus: { at: 'galliae-4', rallied: 'west' },
        'dux-galliae': 'galliae-3',
        'theodoric-ii': 'viennensis-2',
        'romulus-aug': 'italia-4',
      },
      peoples: { visigothi: 'foederati' },
    }).act('play buccellarii')
    expect(t.legal).toEqual(['piece theodose-ii', 'piece valentinien-iii', 'piece aetius'])
    expect(t.why('piece avitus')).toBe('UR-6.1-ac')
    expect(t.why('piece dux-galliae')).toBe('UR-3.2.4-c')
    expect(t.why('piece theodoric-ii')).toBe('UR-3.2.4-c')
    expect(t.why('piece romulus-aug')).toBe('UR-3.2.4-j')
    t.act('piece aetius')
    expect(t.at('bu-4-1')).toBe('galliae-3')
    expect(t.camp('bu-4-1')).toBe('roman')
  })

  test('UR-6.1-ad: its PF follow his CC, and one unit each', () => {
    const given = (leader: string) => {
      const t = inWindow('roman', ['buccellarii', 'buccellarii'], { pieces: { [leader]: 'galliae-3' } })
      t.act('play buccellarii', `piece ${leader}`, 'play buccellarii')
      expect(t.why(`piece ${leader}`)).toBe('UR-3.2.4-k')
      return ['bu-2-1', 'bu-3-1', 'bu-4-1'].filter((id) => t.at(id) === 'galliae-3')
    }
    expect(given('olybrius')).toEqual(['bu-2-1'])
    expect(given('gerontius')).toEqual(['bu-2-1'])
    expect(given('constantin')).toEqual(['bu-3-1'])
    expect(given('boniface')).toEqual(['bu-3-1'])
    expect(given('majorien')).toEqual(['bu-4-1'])
    expect(given('aetius')).toEqual(['bu-4-1'])
  })
})
