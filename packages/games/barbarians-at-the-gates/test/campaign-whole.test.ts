import { describe, expect, test } from 'vitest'
import type { Frame } from '../src/frames.ts'
import { besiegerOf, setWonBattle } from '../src/state.ts'
import { campaign, WholeScene } from './movement-scene.ts'
import { type Draw, leader, space } from './scene.ts'

/** A Campaign event with battles and all, and then the end of the impulse. */
const impulse = (drawn: Draw, frame: Frame = campaign('roman', 2)) =>
  new WholeScene({ ...drawn, stack: [{ kind: 'stacking', cures: 0 }, frame] })

/** Barbarian Basilea with 3 CU. */
const basilea: Draw = {
  tribes: { franks: { at: 'durocortorum', allied: true }, huns: 'magna-germania' },
  control: { basilea: 'barbarian', durocortorum: 'allied' },
}

describe('10.5.3 Those who wait for the battle', () => {
  const aetius: Draw = {
    ...basilea,
    leaders: { aetius: 'turicum', julian: 'turicum', stilicho: 'geneva' },
    cu: { turicum: { loyalist: 5 }, geneva: { loyalist: 2 }, basilea: { barbarian: 9 } },
  }
  const waiting = () =>
    impulse(aetius, campaign('roman', 3)).act('leader aetius', 'leader julian', 'take 5', 'to basilea', 'delay')

  test('BG-10.5.3-k BG-10.5.3-c: whoever is in the space has done, subordinates too', () => {
    const scene = waiting()
    expect([scene.why('leader julian'), scene.why('leader stilicho')]).toEqual(['BG-10.5.3-k', undefined])
  })

  test('BG-10.5.3-h BG-10.5.3-i BG-10.5.3-t: those who wait inside its walls neither avoid the battle nor go inside when others join', () => {
    const walls: Draw = {
      forts: { basilea: 'castra' },
      control: { basilea: 'usurper' },
      leaders: { aetius: 'turicum', stilicho: 'geneva', bonifatius: { at: 'basilea', flipped: true } },
      cu: { turicum: { loyalist: 3 }, geneva: { loyalist: 3 }, basilea: { usurper: 4 } },
    }
    const scene = impulse(walls).act('leader aetius', 'take 3', 'to basilea')
    // At the first entry they are asked for both.
    expect([scene.asked, scene.seat]).toEqual(['compose', 'barbarian'])
    expect(scene.act('take 0').asked).toBe('avoid')
    scene.act('pass', 'delay', 'leader stilicho', 'take 3', 'to basilea')
    // At the second nobody is, and the battle is fought.
    expect([scene.asked, scene.seat]).toEqual(['commander', 'roman'])
  })

  test('BG-10.5.3-k BG-10.3-b: a leader who comes alone joins a force of his side, and leads nobody away', () => {
    const scene = waiting().act('leader stilicho', 'take 0', 'to basilea')
    // BG-10.5.3-l: his Initiative is as good as that of Aetius.
    expect([scene.asked, scene.legal]).toEqual(['commander', ['leader aetius', 'leader stilicho']])
    expect(scene.frame('battle').attackers.length).toBe(1)
    // They lose, and he goes back with them.
    scene.dice(1, 6).act('leader stilicho')
    while (!scene.isOver) scene.act(scene.legal[0])
    expect([scene.at('stilicho'), scene.at('aetius'), scene.at('julian')]).toEqual(['turicum', 'turicum', 'turicum'])
  })

  test('BG-10.3-d: one of another side who comes alone is lost', () => {
    const drawn: Draw = { ...aetius, leaders: { aetius: 'turicum', chlodio: 'geneva' } }
    const scene = impulse(drawn, campaign('roman', 3)).act('leader aetius', 'take 5', 'to basilea', 'delay')
    expect(scene.dice(6, 1).act('leader chlodio', 'to basilea').at('chlodio')).toBe('displaced')
  })
})

describe('10.5.3 The Overall Commander', () => {
  /** Chlodio (Allied) and Bonifatius have the same Initiative. */
  const equals: Draw = {
    ...basilea,
    leaders: { bonifatius: 'turicum', chlodio: 'geneva' },
    cu: { turicum: { loyalist: 3 }, geneva: { allied: 3 }, basilea: { barbarian: 2 } },
  }
  const joined = (drawn: Draw) =>
    impulse(drawn).act('leader chlodio', 'take 3', 'to basilea', 'delay', 'leader bonifatius', 'take 3', 'to basilea')

  test('BG-10.5.3-m BG-10.5.3-p BG-12.6-h: of equals the owner names one, and the space comes to his power, whoever won before', () => {
    const won = (commander: string, before: string) => {
      const scene = joined(equals)
      setWonBattle(scene.state, leader(before), true)
      expect([scene.asked, scene.seat, scene.legal.length]).toEqual(['commander', 'roman', 2])
      scene.dice(6, 1).act(`leader ${commander}`)
      while (!scene.isOver) scene.act(scene.legal.includes('control') ? 'control' : scene.legal[0])
      return [scene.control('basilea'), scene.at('bonifatius'), scene.at('chlodio')]
    }
    expect(won('chlodio', 'bonifatius')).toEqual(['allied', 'turicum', 'basilea'])
    expect(won('bonifatius', 'chlodio')).toEqual(['loyalist', 'basilea', 'geneva'])
  })

  test('BG-10.5.3-l: an activated leader who has come along under another counts too', () => {
    const drawn: Draw = {
      ...basilea,
      leaders: { aetius: 'veldidena', barbatio: 'turicum' },
      cu: { veldidena: { loyalist: 1 }, turicum: { loyalist: 3 }, basilea: { barbarian: 2 } },
    }
    // Aetius (Initiative 1) first, then Barbatio (3) with him.
    const scene = impulse(drawn, campaign('roman', 3)).act('leader aetius', 'take 1', 'to turicum', 'done')
    scene.act('leader barbatio', 'leader aetius', 'take 4', 'to basilea').dice(6, 1)
    expect(scene.asked).toBe('delay')
    scene.act('delay')
    while (!scene.isOver) scene.act(scene.legal.includes('control') ? 'control' : scene.legal[0])
    // His rating of 4, and the road.
    expect(scene.history('roll')).toMatchObject([{ purpose: { side: 'attackers', modifier: 5 } }, {}])
  })
})

describe('10.5.2 Six AP a head', () => {
  test('BG-10.5.2-c BG-10.5.2-d: when control is placed after a battle, going on is charged to all, control to the leader', () => {
    const drawn: Draw = {
      leaders: { aetius: 'mediolanum', julian: 'mediolanum', bonifatius: { at: 'roma', flipped: true } },
      control: { bononia: 'usurper', verona: 'usurper', roma: 'usurper' },
      cu: { mediolanum: { loyalist: 5 }, bononia: { usurper: 6 }, verona: { usurper: 1 }, roma: { usurper: 1 } },
    }
    const scene = impulse(drawn).act('leader aetius', 'leader julian', 'take 5').dice(3, 4).act('to bononia')
    scene.act('attack')
    while (scene.asked !== 'orders') scene.act(scene.legal[0])
    expect(scene.frame('activation')).toMatchObject({ ap: 5, owes: true })
    scene.act('control')
    expect([scene.control('bononia'), scene.frame('activation').ap]).toEqual(['loyalist', 3])
    // 1 for the way and 1 for going on; control is paid by Aetius alone.
    expect(scene.frame('campaign').leadersSpent).toEqual([
      { leader: leader('aetius'), ap: 3 },
      { leader: leader('julian'), ap: 2 },
    ])
    expect(scene.frame('activation').worn).toMatchObject([{ ap: 2 }])
  })
})

describe('10.5 What is not forgotten', () => {
  test('BG-11.1.4-a BG-12.2.3-h: who failed to avoid the battle fights it at -1, also when it was put off', () => {
    const drawn: Draw = {
      ...basilea,
      leaders: { aetius: 'turicum', julian: 'carthago', rua: 'basilea' },
      cu: { turicum: { loyalist: 5 }, basilea: { barbarian: 4 }, carthago: { loyalist: 1 } },
    }
    const fight = (...tries: string[]) => {
      const scene = impulse(drawn).act('leader aetius', 'take 5', 'to basilea')
      if (tries.length > 0) scene.dice(1).act(...tries)
      else scene.act('pass')
      scene.act('delay').dice(1, 6).act('done')
      return scene.history('scored')[1]?.roll
    }
    expect([fight(), fight('leader rua', 'take 4', 'to vesontio')]).toEqual([6, 5])
  })

  test('BG-10.5.2-b BG-10.5.2-d: those of a sortie have spent what their leader has', () => {
    const drawn: Draw = {
      leaders: { aetius: { at: 'roma', inside: true }, julian: 'ancona' },
      inside: { roma: { loyalist: 2 } },
      cu: { roma: { barbarian: 1 }, ancona: { loyalist: 1 } },
      sieges: { roma: 'barbarian' },
    }
    const scene = impulse(drawn).act('leader aetius', 'take 2').dice(6, 1).act('sortie', 'to ancona', 'done')
    expect(scene.frame('campaign').spent).toMatchObject([{ ap: 1, cu: 2, space: space('ancona') }])
  })
})

describe('10.5.3 and 10.4.3 A Tribal Marker in the open', () => {
  const huns: Draw = {
    tribes: { huns: 'basilea' },
    control: { basilea: 'barbarian' },
    leaders: { aetius: 'turicum', julian: 'geneva', rua: 'treva' },
    cu: { turicum: { loyalist: 5 }, geneva: { loyalist: 4 }, basilea: { barbarian: 3 } },
  }
  const fought = (...dice: number[]) => {
    const scene = impulse(huns).act('leader aetius', 'take 5', 'to basilea', 'delay', 'leader julian', 'take 4')
    scene.dice(...dice).act('to basilea')
    while (!scene.isOver) scene.act(scene.legal[0])
    return [scene.marker('huns'), scene.control('basilea')]
  }

  test('BG-10.4.3-a BG-10.4.3-g BG-10.5.3-p: when the combined attack is won the marker is overrun, and the space is the commander’s', () => {
    expect(fought(6, 1)).toEqual(['treva', 'loyalist'])
  })

  test('BG-10.4.3-f: when it is lost nothing happens to it', () => {
    const many = { ...huns, cu: { ...huns.cu, basilea: { barbarian: 12 } } }
    const scene = impulse(many).act('leader aetius', 'take 5', 'to basilea', 'delay', 'leader julian', 'take 4')
    scene.dice(1, 6).act('to basilea')
    while (!scene.isOver) scene.act(scene.legal[0])
    expect([scene.marker('huns'), scene.control('basilea')]).toEqual(['basilea', 'barbarian'])
  })
})

describe('10.5.3 Walls', () => {
  /** Usurpers besiege the Barbarian city of Augustodunum. */
  const third = (cu: number): Draw => ({
    leaders: { aetius: 'lutetia', julian: 'vesontio', bonifatius: { at: 'roma', flipped: true } },
    control: { augustodunum: 'barbarian', roma: 'usurper' },
    sieges: { augustodunum: 'usurper' },
    cu: { lutetia: { loyalist: cu }, augustodunum: { usurper: 2 }, roma: { usurper: 1 }, carthago: { loyalist: 1 } },
  })
  const driven = (cu: number, ...dice: number[]) => {
    const scene = impulse(third(cu))
      .act('leader aetius', `take ${cu}`, 'to augustodunum', 'delay')
      .dice(...dice)
    scene.act('done')
    while (!scene.isOver) scene.act(scene.legal[0] === 'siege' ? 'done' : scene.legal[0])
    return [besiegerOf(scene.state, space('augustodunum')), scene.at('aetius')]
  }

  test('BG-13.4.2-m BG-10.5.3-r: who drives off the besiegers of an enemy city besieges it with 3 CU, or goes back', () => {
    expect(driven(4, 6, 1)).toEqual([0, 'augustodunum'])
    expect(driven(3, 6, 6)).toEqual([undefined, 'lutetia'])
  })
})
