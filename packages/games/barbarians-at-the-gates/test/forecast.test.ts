/** What is foretold, held to what then happens with every die. */
import { describe, expect, test } from 'vitest'
import { actionsOf } from '../src/actions.ts'
import { forecast } from '../src/forecast.ts'
import { clone } from '../src/state.ts'
import { ruaMarches } from './movement-scene.ts'
import { board, type Draw, Scene } from './scene.ts'

const FACES = [1, 2, 3, 4, 5, 6]

interface Foretold {
  readonly battle?: {
    readonly at: string
    readonly attackers: {
      readonly power: string
      readonly cu: number
      readonly leader: string
      readonly modifier: number
    }
    readonly defenders: { readonly cu: number; readonly leader: string | null; readonly modifier: number }
    readonly attackersWin: number
    readonly attackersLose: readonly number[]
  }
  readonly siege?: {
    readonly power: string
    readonly modifier: number
    readonly needed: number
    readonly wins: number
    readonly loss: readonly number[]
  }
  readonly attempt?: number
  readonly reaction?: {
    readonly what: string
    readonly leader: string
    readonly to: string
    readonly needs: number
    readonly modifiers: readonly { readonly why: string; readonly n: number }[]
  }
}

function foretold(scene: Scene, text: string): Foretold | null {
  const action = actionsOf(board).byNotation.get(text)
  if (action === undefined) throw new Error(text)
  return forecast(scene.state, action) as Foretold | null
}

const TURN = { kind: 'turn', step: 'attrition' } as const

/** Aetius is activated beside Attila's people. */
const march: Draw = {
  cu: { lutetia: { loyalist: 5 }, durocortorum: { barbarian: 4 } },
  leaders: { aetius: 'lutetia', attila: { at: 'durocortorum', flipped: true } },
  stack: [
    TURN,
    { kind: 'impulses', player: 0, step: 'mend' },
    { kind: 'pick-leader', player: 0, powers: [0], ops: 3, ap: 0, only: [], isOptional: false, mods: [] },
  ],
}

const CAMPAIGN = {
  player: 0,
  powers: [0],
  ops: 3,
  left: 2,
  used: [],
  step: 'pick',
  delayed: null,
  spent: [],
  leadersSpent: [],
} as const

/** Everybody passes, fights and loses what he must. */
function playOut(scene: Scene): Scene {
  const over = () => scene.history('won').length > 0 || scene.asked === 'impulse'
  while (!over())
    scene.act(scene.legal.find((each) => each === 'pass' || each === 'done' || each === 'no') ?? scene.legal[0])
  return scene
}

describe('forecast', () => {
  test('a march into enemies tells the battle, as all 36 rolls of it end', () => {
    const scene = new Scene(march).go().act('leader aetius', 'take 5')
    const { battle } = foretold(scene, 'to durocortorum') ?? {}
    expect(battle).toMatchObject({
      at: 'durocortorum',
      attackers: { power: 'loyalist', cu: 5, leader: 'aetius' },
      defenders: { cu: 4, leader: 'rua' },
    })
    let won = 0
    for (const one of FACES) {
      for (const other of FACES) {
        const played = new Scene(clone(scene.state)).dice(one, other, ...Array<number>(8).fill(1))
        playOut(played.act('to durocortorum'))
        const [roll] = played.history('roll')
        expect(roll.purpose).toMatchObject({ for: 'battle', modifier: battle?.attackers.modifier })
        if (played.history('won')[0].winner === 'attackers') won++
      }
    }
    expect(battle?.attackersWin).toBeCloseTo(won / 36, 10)
    expect(scene.state.stack.at(-1)?.kind).toBe('orders')
  })

  test('a march to where no enemy stands tells nothing', () => {
    const scene = new Scene(march).go().act('leader aetius', 'take 5')
    expect(foretold(scene, 'to rotomagus')).toBe(null)
    expect(foretold(scene, 'done')).toBe(null)
  })

  test('BG-13.2-a BG-13.2-j: a siege tells how likely the space falls', () => {
    const drawn: Draw = {
      phase: 'control',
      cu: { 'castra-vetera': { barbarian: 4 }, roma: { loyalist: 1 } },
      forts: { 'castra-vetera': 'castra' },
      sieges: { 'castra-vetera': 'barbarian' },
      leaders: { chlodio: 'castra-vetera' },
      stack: [TURN, { kind: 'control', step: 'siege-roman' }, { kind: 'control-siege', player: 1, done: [] }],
    }
    const scene = new Scene(drawn).go()
    const { siege } = foretold(scene, 'to castra-vetera') ?? {}
    let fallen = 0
    let lost = 0
    for (const die of FACES) {
      const played = new Scene(clone(scene.state)).dice(die, ...Array<number>(4).fill(1)).act('to castra-vetera')
      if (played.control('castra-vetera') === 'barbarian') fallen++
      lost += Number(played.history('siege-points')[0].loss)
    }
    expect(siege?.wins).toBeCloseTo(fallen / 6, 10)
    expect(siege?.loss.reduce((all, chance, n) => all + n * chance, 0)).toBeCloseTo(lost / 6, 10)
    expect(siege).toMatchObject({ power: 'barbarian', modifier: 0, modifiers: [], needed: 1 })
  })

  test('BG-11.1.3-a BG-11.2.3-a: an attempt to avoid battle or to intercept tells its chance', () => {
    const drawn: Draw = {
      ...march,
      cu: { ...march.cu, 'augusta-treverorum': { barbarian: 3 }, divodurum: { barbarian: 3 } },
      leaders: { ...march.leaders, gundahar: 'divodurum' },
    }
    const scene = new Scene(drawn).go().act('leader aetius', 'take 5', 'to durocortorum')
    expect(scene.asked).toBe('avoid')
    scene.act('leader rua')
    while (scene.asked === 'compose') scene.act(scene.legal[scene.legal.length - 1])
    const ways = scene.legal.filter((each) => each.startsWith('to '))
    expect(ways.length).toBeGreaterThan(0)
    for (const way of ways) {
      const { attempt, reaction } = foretold(scene, way) ?? {}
      expect(reaction).toMatchObject({ what: 'avoid', leader: 'rua', to: way.slice('to '.length), needs: 6 })
      const succeeded = FACES.filter((die) => {
        const played = new Scene(clone(scene.state)).dice(die, ...Array<number>(9).fill(1)).act(way)
        while (played.history('avoid').length === 0) played.act('pass')
        return played.history('avoid')[0].succeeds === true
      })
      expect(attempt).toBeCloseTo(succeeded.length / 6, 10)
      const added = reaction?.modifiers.reduce((all, { n }) => all + n, 0) ?? 0
      expect(FACES.filter((die) => die + added >= (reaction?.needs ?? 0))).toEqual(succeeded)
    }
  })

  test('BG-13.4.1-b BG-2.3.4-k: a sortie and an attack in a Zone tell their battles, other orders none', () => {
    const inside: Draw = {
      ...march,
      leaders: { aetius: { at: 'tolosa', inside: true }, chlodio: 'tolosa' },
      sieges: { tolosa: 'barbarian' },
      inside: { tolosa: { loyalist: 2 } },
      cu: { tolosa: { barbarian: 3 } },
    }
    const sortie = new Scene(inside).go().act('leader aetius', 'take 2')
    expect(foretold(sortie, 'sortie')?.battle).toMatchObject({
      at: 'tolosa',
      attackers: { cu: 2 },
      defenders: { cu: 3 },
    })
    const east: Draw = {
      ...march,
      leaders: { aetius: 'further-east', rua: 'further-east' },
      cu: { 'further-east': { loyalist: 5, barbarian: 4 } },
    }
    const zone = new Scene(east).go().act('leader aetius', 'take 5')
    expect(foretold(zone, 'attack')?.battle).toMatchObject({ attackers: { cu: 5 }, defenders: { cu: 4 } })
    expect([foretold(zone, 'done'), foretold(zone, 'control')]).toEqual([null, null])
  })

  test('BG-14.1.2-y: raiders are told of a battle where enemies stand, and of nothing else', () => {
    const raid = { left: 3, cities: [], only: [], mods: [], current: null, step: 'pick' } as const
    const cu = { rotomagus: { barbarian: 3 }, lutetia: { loyalist: 2 } }
    const stack = [...(march.stack ?? []).slice(0, 2), { ...raid, kind: 'raid' } as const]
    const scene = new Scene({ control: { rotomagus: 'barbarian' }, cu, stack }).go().act('to rotomagus', 'take 3')
    expect(foretold(scene, 'to lutetia')?.battle).toMatchObject({ at: 'lutetia', attackers: { cu: 3 } })
    expect([foretold(scene, 'to gesoriacum'), foretold(scene, 'done'), foretold(scene, 'control')]).toEqual([
      null,
      null,
      null,
    ])
  })

  test('BG-10.4.2-a: who may refuse battle is told of the battle that he would fight', () => {
    const drawn: Draw = { leaders: { aetius: 'durocortorum' }, cu: { durocortorum: { loyalist: 4 } } }
    const scene = ruaMarches({ ...drawn, cu: { rotomagus: { barbarian: 5 }, ...drawn.cu } })
    scene.dice(1).act('leader aetius', 'take 4')
    expect(foretold(scene, 'no')?.battle).toMatchObject({
      at: 'lutetia',
      attackers: { cu: 5, leader: 'rua' },
      defenders: { cu: 4, leader: 'aetius' },
    })
    expect(foretold(scene, 'yes')).toBe(null)
  })

  test('BG-10.5.3-c: who may wait for another leader is told of the battle that he would fight now', () => {
    const drawn: Draw = {
      ...march,
      cu: { ...march.cu, aurelianum: { loyalist: 3 } },
      leaders: { ...march.leaders, stilicho: 'aurelianum' },
      stack: [...(march.stack ?? []).slice(0, 2), { ...CAMPAIGN, kind: 'campaign' }, ...(march.stack ?? []).slice(2)],
    }
    const scene = new Scene(drawn).go().act('leader aetius', 'take 5', 'to durocortorum')
    while (scene.asked !== 'delay') scene.act(scene.legal.find((each) => each === 'pass' || each === 'done') ?? '')
    expect(foretold(scene, 'attack')?.battle).toMatchObject({ at: 'durocortorum', attackers: { cu: 5 } })
    expect(foretold(scene, 'delay')).toBe(null)
  })
})
