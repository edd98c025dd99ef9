import { LocalTable } from '@tabularium/engine'
import { Room, seenBy } from '@tabularium/engine/room'
import { describe, expect, test } from 'vitest'
import { held } from '../src/bearing.ts'
import type { Frame } from '../src/frames.ts'
import { game } from '../src/index.ts'
import type { Blocked } from '../src/state.ts'
import { leader, Scene, space, tribe } from './scene.ts'

const men = {
  cu: { roma: { loyalist: 3 }, lutetia: { loyalist: 3 }, 'magna-germania': { barbarian: 3 } },
  leaders: { aetius: 'lutetia', stilicho: 'roma', chlodio: 'magna-germania' },
  tribes: { franks: 'magna-germania' },
  hands: ['R19', 'B16'],
}
const impulse = (player: 0 | 1) =>
  [
    { kind: 'turn', step: 'attrition' },
    { kind: 'impulses', player, step: 'mend' },
    { kind: 'impulse', player },
  ] as const

function asked(player: 0 | 1, block: Partial<Blocked> & Pick<Blocked, 'what'>): Scene {
  const scene = new Scene({ ...men, stack: [...impulse(player)] })
  scene.state.blocks = [{ player: null, tribe: null, leader: null, space: null, until: 'turn', ...block }]
  return scene.go()
}
const whom = (scene: Scene) => held(scene.state).map(({ piece, rule }) => `${piece} ${rule}`)

describe('who is held', () => {
  test('BG-10.1-b: a leader whom a card forbids to activate, while his player is asked', () => {
    expect(whom(asked(0, { what: 'activate', leader: leader('aetius') }))).toEqual(['aetius BG-10.1-b'])
    expect(whom(asked(1, { what: 'activate', leader: leader('aetius') }))).toEqual([])
    expect(whom(asked(1, { what: 'activate', tribe: tribe('franks') }))).toEqual(['chlodio BG-10.1-b'])
    expect(whom(asked(1, { what: 'activate-and-raid', tribe: tribe('franks') }))).toEqual(['chlodio BG-10.1-b'])
  })

  test('BG-10.1-b: also while a leader is to be named, and not while other things are asked', () => {
    const frames = impulse(0).slice(0, 2)
    const asking = (frame: object) => {
      const scene = new Scene({ ...men, stack: [...frames, frame as Frame] })
      scene.state.blocks = [
        { what: 'activate', leader: leader('aetius'), player: null, tribe: null, space: null, until: 'turn' },
      ]
      return whom(scene)
    }
    const pick = { kind: 'pick-leader', player: 0, powers: [0], ops: 3, ap: 0, only: [], isOptional: false, mods: [] }
    expect(asking(pick)).toEqual(['aetius BG-10.1-b'])
    expect(asking({ kind: 'claim' })).toEqual([])
  })

  test('BG-10.1-b: what a card forbids otherwise holds nobody', () => {
    expect(whom(asked(0, { what: 'naval', leader: leader('aetius') }))).toEqual([])
    expect(whom(asked(0, { what: 'activate', space: space('roma') }))).toEqual([])
  })

  test('it is said of him', () => {
    const { state } = asked(0, { what: 'activate', leader: leader('aetius') })
    const table = new LocalTable(game, { options: state.options, position: game.write(state), dice: { script: [] } })
    const said = (language: 'en' | 'fr') => seenBy(new Room(table), 0, language).question()?.held?.[0]?.words
    expect(said('en')).toBe('A card keeps Aetius from being activated.')
    expect(said('fr')).toMatch(/^Une carte interdit d’activer A/)
  })
})
