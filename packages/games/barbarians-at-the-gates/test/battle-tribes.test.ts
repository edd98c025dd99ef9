import { describe, expect, test } from 'vitest'
import { pick, WholeScene } from './movement-scene.ts'
import type { Draw } from './scene.ts'

/** Aetius goes from Durocortorum to Lutetia, where the Huns are; Alaric intercepts out of Aurelianum. */
const drawn = (huns: number): Draw => ({
  tribes: { huns: 'magna-germania', visigoths: 'further-east' },
  leaders: { aetius: 'durocortorum', julian: 'carthago', rua: 'lutetia', alaric: 'aurelianum' },
  control: { lutetia: 'barbarian', aurelianum: 'barbarian', rotomagus: 'barbarian' },
  cu: {
    durocortorum: { loyalist: 9 },
    carthago: { loyalist: 1 },
    lutetia: { barbarian: huns },
    aurelianum: { barbarian: 3 },
  },
})
const met = (huns: number): WholeScene => {
  const scene = new WholeScene({ ...drawn(huns), stack: [{ kind: 'stacking', cures: 0 }, pick('roman')] })
  scene.act('leader aetius', 'take 9', 'to lutetia')
  if (scene.asked === 'avoid') scene.act('pass')
  return scene.act('leader alaric').dice(6).act('take 3', 'no')
}

describe('12.2.4 and 9.0 Interceptors of another tribe', () => {
  test('BG-12.2.4-k BG-9.0-am: the owner picks the Force that loses; what is left of it goes back', () => {
    const end = (loser: string) => {
      const scene = met(6).dice(3, 6).act('leader rua')
      expect([scene.asked, scene.seat, scene.legal]).toEqual(['lose-cu', 'barbarian', ['tribe huns', 'leader alaric']])
      while (scene.asked === 'lose-cu') scene.act(loser)
      while (!scene.isOver) scene.act(scene.legal[0])
      return scene
    }
    const huns = end('tribe huns')
    const visigoths = end('leader alaric')
    expect([huns.at('alaric'), huns.cu('aurelianum', 'barbarian')]).toEqual(['aurelianum', 3])
    expect(visigoths.cu('aurelianum', 'barbarian')).toBeLessThan(3)
  })
})
