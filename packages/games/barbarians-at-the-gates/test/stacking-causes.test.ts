/** 9.0: violations by their cause: unled CU, what was placed, Barbarian Kingdoms Strife, two tribes. */
import { describe, expect, test } from 'vitest'
import { BattleScene, force } from './battle-scene.ts'
import { board, type Draw, leader, space } from './scene.ts'
import { guest, mend, STACKING, visigoths } from './stacking-scene.ts'

describe('9.0 Causes', () => {
  test("BG-9.0-z BG-9.0-at BG-9.0-w BG-9.0-q: unled CU go to an adjacent space that is no enemy's", () => {
    const drawn: Draw = {
      cu: { lutetia: { barbarian: 2 } },
      control: { rotomagus: 'barbarian', aurelianum: 'barbarian' },
    }
    const scene = mend(drawn)
    expect([scene.seat, scene.legal, scene.why('to durocortorum')]).toEqual([
      'barbarian',
      ['to rotomagus', 'to aurelianum'],
      'BG-9.0-ar',
    ])
    expect(scene.act('to rotomagus').cu('rotomagus', 'barbarian')).toBe(2)
    expect(mend({ cu: { lutetia: { barbarian: 2 } } }).cu('lutetia', 'barbarian')).toBe(0)
  })

  test('BG-9.0-ar: not to enemy CU; into a transit space only if there is no other', () => {
    const drawn: Draw = { cu: { colonia: { barbarian: 2 }, bonna: { loyalist: 1 } } }
    const scene = mend(drawn)
    expect(scene.cu('t6', 'barbarian')).toBe(2)
    const other = mend({ ...drawn, control: { 'castra-vetera': 'barbarian' } })
    expect(other.cu('castra-vetera', 'barbarian')).toBe(2)
    const two = mend({ ...drawn, control: { 'castra-vetera': 'barbarian', 'atuatuca-tungrorum': 'barbarian' } })
    expect([two.legal.includes('to t6'), two.why('to t6')]).toEqual([false, 'BG-9.0-ar'])
    expect([two.why('done'), two.why('take 1')]).toEqual(['BG-9.0-w', 'BG-9.0-w'])
  })

  test('BG-9.0-ag BG-9.0-y: Loyalists leave an Allied space for a Loyalist one', () => {
    const drawn: Draw = {
      cu: { aurelianum: { loyalist: 2 } },
      leaders: { aetius: 'aurelianum' },
      control: { aurelianum: 'allied', lutetia: 'barbarian' },
    }
    const near = board.ways[space('aurelianum')].map(({ to }) => board.spaceIds[to])
    const scene = mend(drawn)
    const loyal = near.filter((id) => scene.control(id) === 'loyalist')
    expect([loyal.length > 1, scene.legal]).toEqual([true, loyal.map((id) => `to ${id}`)])
    expect(scene.why('to lutetia')).toBe('BG-9.0-y')
  })

  test('BG-9.0-v BG-9.0-af: CU that were placed beside others go to an adjacent space', () => {
    const drawn: Draw = {
      cu: { tolosa: { allied: 2, loyalist: 1 } },
      control: { tolosa: 'allied', narbo: 'allied' },
      tribes: visigoths,
    }
    const scene = mend(drawn, guest('tolosa', force('', { loyalist: 1 }), 'placed'))
    expect([scene.asked, scene.seat, scene.why('to narbo')]).toEqual(['restack', 'roman', 'BG-9.0-v'])
    expect(scene.act('to burdigala').cu('burdigala', 'loyalist')).toBe(1)
    // In their own land too: the others were there.
    const open: Draw = {
      cu: { aurelianum: { allied: 3, loyalist: 1 } },
      leaders: { alaric: 'aurelianum' },
      tribes: visigoths,
    }
    const placed = mend(open, guest('aurelianum', force('', { loyalist: 1 }), 'placed')).act('to lutetia')
    expect([placed.cu('lutetia', 'loyalist'), placed.at('alaric')]).toEqual([1, 'aurelianum'])
  })

  test("BG-9.0-aa BG-9.0-ab BG-15.3-b: after Barbarian Kingdoms Strife to an adjacent legal space, or to the tribe's marker", () => {
    const drawn: Draw = {
      cu: { roma: { allied: 3 } },
      control: { roma: 'barbarian' },
      leaders: { alaric: 'roma' },
      tribes: visigoths,
    }
    const strife = (more: Draw = {}) => {
      const scene = new BattleScene(
        { ...drawn, ...more, control: { ...drawn.control, tolosa: 'allied' }, cu: { ...drawn.cu, ...more.cu } },
        STACKING,
      )
      scene.state.borrowed = leader('alaric')
      return scene.go()
    }
    expect([strife().asked, strife().seat, strife().legal]).toEqual(['restack', 'roman', ['to florentia', 'to ancona']])
    expect(strife().state.borrowed).toBe(-1)
    const home = strife({ cu: { florentia: { loyalist: 1 }, ancona: { loyalist: 1 } } })
    expect([home.at('alaric'), home.cu('tolosa', 'allied')]).toEqual(['tolosa', 3])
  })

  test('BG-9.0-c BG-9.0-aq: of two tribes the guest leaves, or the one without its marker; else the owner chooses', () => {
    const drawn: Draw = {
      control: { lutetia: 'barbarian', rotomagus: 'barbarian' },
      cu: { lutetia: { barbarian: 4 } },
      leaders: { chlodio: 'lutetia', rua: 'lutetia' },
    }
    const asked = mend(drawn)
    expect([asked.asked, asked.seat, [...asked.legal].sort()]).toEqual([
      'who-leaves',
      'barbarian',
      ['leader chlodio', 'leader rua'],
    ])
    const marked = mend({ ...drawn, tribes: { huns: 'lutetia' } })
    expect([marked.asked, marked.act('to rotomagus').at('chlodio')]).toEqual(['restack', 'rotomagus'])
    const came = mend(drawn, guest('lutetia', force('rua', { barbarian: 3 }, 'rotomagus'), 'placed'))
    expect([
      came.act('to rotomagus').at('rua'),
      came.cu('rotomagus', 'barbarian'),
      came.cu('lutetia', 'barbarian'),
    ]).toEqual(['rotomagus', 3, 1])
  })

  test('BG-9.0-ai: with nothing broken it is over at once', () => {
    expect(mend({ cu: { lutetia: { loyalist: 3 } } }).isOver).toBe(true)
  })
})
