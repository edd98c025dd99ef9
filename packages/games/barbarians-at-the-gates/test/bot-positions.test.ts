/** Positions in which the right answer is plain. */
import { describe, expect, test } from 'vitest'
import { notation } from '../src/actions.ts'
import { mind } from '../src/bot.ts'
import type { Frame } from '../src/frames.ts'
import { decision } from '../src/machine.ts'
import { BARBARIAN, LOYALIST, type Player, ROMAN } from '../src/state.ts'
import { board, type Draw, Scene } from './scene.ts'

const impulseOf = (player: Player): Frame[] => [
  { kind: 'turn', step: 'attrition' },
  { kind: 'impulses', player, step: 'mend' },
  { kind: 'impulse', player },
]

/** What the one who is asked means to do, in notation. */
function advised(t: Scene): readonly string[] {
  const asked = decision(t.state)
  if (asked === null) throw new Error('The game is over.')
  return mind.policy(t.state, asked.seat)[0].actions.map((action) => notation(board, action))
}

/** Two CU in every Capital of the Loyalists, and somebody in Britanniae and Africa. */
const seats = board.provinces.map(({ capital }) => capital).filter((capital) => board.printed[capital] === LOYALIST)
const garrisons = Object.fromEntries(seats.map((capital) => [board.spaceIds[capital], { loyalist: 2 }]))
const watchers = { nectaridus: 'londinium', romanus: 'carthago' }

/** A player's impulse in an Empire at peace, but for what is drawn. */
function impulse(player: Player, drawn: Draw): Scene {
  const cu = { ...garrisons, ...drawn.cu }
  const leaders = { ...watchers, ...drawn.leaders }
  return new Scene({ stack: impulseOf(player), ...drawn, cu, leaders })
}

/** Does what is advised until somebody else is asked or the impulse is over; what was done. */
function carriedOut(t: Scene, player: Player, most = 12): string[] {
  const done: string[] = []
  for (let i = 0; i < most; i++) {
    const asked = decision(t.state)
    if (asked === null || asked.seat !== player || (i > 0 && asked.ask === 'impulse')) break
    const [first] = advised(t)
    done.push(first)
    t.act(first)
  }
  return done
}

const siegeOfLugdunum = (besiegers: number): Draw => ({
  cu: { lugdunum: { barbarian: besiegers }, arelate: { loyalist: 9 } },
  inside: { lugdunum: { loyalist: 2 } },
  sieges: { lugdunum: 'barbarian' },
  leaders: { aetius: 'arelate', chlodio: 'lugdunum' },
  tribes: { franks: 'teutoburger-wald' },
  hands: ['R17', 'B15'],
})

describe('the ROMAN player', () => {
  test('relieves a Capital when he is sure to win', () => {
    const t = impulse(ROMAN, siegeOfLugdunum(3))
    expect(carriedOut(t, ROMAN, 3).slice(0, 2)).toEqual(['activate R17', 'leader aetius'])
    expect(advised(t)[0]).toBe('to lugdunum')
  })

  test('does not throw his army upon a host that would beat it', () => {
    const t = impulse(ROMAN, { ...siegeOfLugdunum(20), cu: { lugdunum: { barbarian: 20 }, arelate: { loyalist: 4 } } })
    expect(carriedOut(t, ROMAN)).not.toContain('to lugdunum')
  })

  test('settles a great tribe that has come into the Empire', () => {
    const t = impulse(ROMAN, {
      turn: '3',
      cu: { vesontio: { barbarian: 8 } },
      control: { vesontio: 'barbarian' },
      leaders: { alaric: 'vesontio' },
      tribes: { visigoths: 'vesontio' },
      hands: ['R12', 'B15'],
    })
    expect(advised(t)).toEqual(['event R12'])
    t.act('event R12')
    const done = carriedOut(t, ROMAN, 3)
    expect(done[0]).toMatch(/^to |^tribe visigoths/)
    expect(t.cu('vesontio', 'barbarian')).toBe(0)
  })

  test('changes sides with a Usurper who holds nearly everything', () => {
    const provinces = board.provinces.filter(({ id }) => !['caledonia-prov', 'germania', 'africa'].includes(id))
    const spaces = provinces.flatMap(({ spaces: all }) => all.map((space) => board.spaceIds[space]))
    const t = new Scene({
      stack: impulseOf(ROMAN),
      control: Object.fromEntries(spaces.map((id) => [id, 'usurper'])),
      cu: { carthago: { loyalist: 2 }, mediolanum: { usurper: 8 } },
      leaders: { stilicho: { at: 'mediolanum', flipped: true }, honorius: 'carthago' },
      hands: ['R18', 'B15'],
    })
    expect(advised(t)).toEqual(['usurp R18'])
  })

  test('takes land back with the AP that are left', () => {
    const control = { vesontio: 'barbarian', divodurum: 'barbarian', 'atuatuca-tungrorum': 'barbarian' } as const
    const t = impulse(ROMAN, {
      control,
      cu: { durocortorum: { loyalist: 6 }, 'augusta-treverorum': { loyalist: 1 } },
      leaders: { aetius: 'durocortorum' },
      hands: ['R17', 'B15', 'B16'],
    })
    const done = carriedOut(t, ROMAN)
    expect(done.some((action) => action === 'control')).toBe(true)
    expect(t.control('divodurum') === 'loyalist' || t.control('atuatuca-tungrorum') === 'loyalist').toBe(true)
  })

  test('leaves a guard in a Capital that tribes could walk into', () => {
    const t = impulse(ROMAN, {
      ...siegeOfLugdunum(2),
      cu: { lugdunum: { barbarian: 2 }, durocortorum: { loyalist: 8 } },
      leaders: { aetius: 'durocortorum', chlodio: 'lugdunum' },
    })
    const done = carriedOut(t, ROMAN, 3)
    expect(done[1]).toBe('leader aetius')
    expect(['take 6', 'take 7']).toContain(done[2])
  })

  test('sends a leader to Africa when there is none', () => {
    const t = impulse(ROMAN, {
      cu: { carthago: { loyalist: 2 }, roma: { loyalist: 4 } },
      leaders: { aetius: 'roma', stilicho: 'mediolanum', romanus: 'off' },
      hands: ['R09', 'B15'],
    })
    carriedOut(t, ROMAN)
    const places = ['aetius', 'stilicho'].map((leader) => board.spaceOf.get(t.at(leader)) ?? -1)
    expect(places.some((space) => board.isInAfrica[space])).toBe(true)
  })

  test('uses the Tribal Reserve before the cards of the hand, when an ally has prey', () => {
    const t = impulse(ROMAN, {
      tribes: { visigoths: { at: 'tolosa', allied: true } },
      control: {
        tolosa: 'allied',
        burdigala: 'barbarian',
        lapurdum: 'barbarian',
        limonum: 'barbarian',
        narbo: 'barbarian',
      },
      cu: { tolosa: { allied: 6 } },
      leaders: { alaric: 'tolosa' },
      hands: ['R18', 'B15'],
      reserve: ['R14', 'R22'],
    })
    expect(advised(t)).toEqual(['tribal-activate'])
  })

  test('makes a sortie where the walls would fall and the odds are good, and else stays inside', () => {
    const shut = (besiegers: number): Scene =>
      impulse(ROMAN, {
        cu: { lugdunum: { barbarian: besiegers } },
        inside: { lugdunum: { loyalist: 2 } },
        sieges: { lugdunum: 'barbarian' },
        leaders: { stilicho: { at: 'lugdunum', inside: true } },
        hands: ['R17', 'B15', 'B16'],
      }).act('activate R17', 'leader stilicho')
    const sallies = (t: Scene): boolean => carriedOut(t, ROMAN).includes('sortie')
    expect(sallies(shut(3))).toBe(true)
    expect(sallies(shut(12))).toBe(false)
  })

  test('takes those along who wait on the way', () => {
    const t = impulse(ROMAN, {
      ...siegeOfLugdunum(4),
      cu: { lugdunum: { barbarian: 4 }, massilia: { loyalist: 5 }, genua: { loyalist: 6 } },
      leaders: { aetius: 'genua', chlodio: 'lugdunum' },
    }).act('activate R17', 'leader aetius')
    const done = carriedOut(t, ROMAN, 8)
    expect(done[done.indexOf('regroup') - 1]).toBe('to massilia')
    expect(done.at(-1)).toBe('to lugdunum')
  })

  test('claims the first impulse to relieve a Capital, and not for nothing', () => {
    const claim: Frame[] = [
      { kind: 'turn', step: 'attrition' },
      { kind: 'impulses', player: BARBARIAN, step: 'ask' },
      { kind: 'claim' },
    ]
    const urgent = { ...siegeOfLugdunum(3), hands: ['R11', 'B15'], stack: claim }
    expect(advised(impulse(ROMAN, urgent))[0]).toMatch(/R11$/)
    const quiet = { leaders: { stilicho: 'mediolanum' }, hands: ['R11', 'B15'], stack: claim }
    expect(advised(impulse(ROMAN, quiet))).toEqual(['no'])
  })
})

describe('the BARBARIAN player', () => {
  test('brings a great tribe into play before anything else', () => {
    const t = impulse(BARBARIAN, { turn: '3', hands: ['B33', 'B15', 'R15'], cu: { casurgis: { barbarian: 2 } } })
    expect(advised(t)).toEqual(['event B33'])
  })

  test('raids land that nobody guards, and takes it on the way', () => {
    const t = impulse(BARBARIAN, { cu: { 'teutoburger-wald': { barbarian: 3 } }, hands: ['B18', 'R15'] })
    expect(carriedOut(t, BARBARIAN, 2)[0]).toBe('raid B18')
    const orders = advised(t)
    expect(orders.filter((action) => action === 'control').length).toBeGreaterThan(1)
  })

  test('walks into a Capital that nobody guards', () => {
    const t = impulse(BARBARIAN, {
      turn: '3',
      tribes: { franks: 'divodurum' },
      leaders: { chlodio: 'divodurum' },
      control: { divodurum: 'barbarian' },
      cu: { divodurum: { barbarian: 6 }, durocortorum: {} },
      stack: [
        { kind: 'turn', step: 'scoring' },
        {
          kind: 'migration',
          isPhase: true,
          left: 0,
          hasSailed: false,
          isNavalOnly: false,
          only: [],
          done: [],
          current: null,
          step: 'pick',
        },
      ],
    })
    expect(carriedOut(t, BARBARIAN, 2)).toEqual(['tribe franks', 'to durocortorum'])
  })

  test('makes a Usurper of the general who has the greatest army in a province with its Capital', () => {
    const t = impulse(BARBARIAN, {
      turn: '3',
      cu: { tolosa: { loyalist: 6 }, gades: { loyalist: 1 } },
      leaders: { stilicho: 'tolosa', sarus: 'gades', honorius: 'roma' },
      hands: ['B08', 'R15'],
    })
    expect(carriedOut(t, BARBARIAN, 2)).toEqual(['event B08', 'leader stilicho'])
  })

  test('does not attack at bad odds', () => {
    const t = impulse(BARBARIAN, {
      cu: { argentorate: { loyalist: 8 }, 'agri-decumates': { barbarian: 3 } },
      leaders: { stilicho: 'argentorate', chlodio: 'agri-decumates' },
      tribes: { franks: 'agri-decumates' },
      hands: ['B10', 'R15'],
    })
    expect(carriedOut(t, BARBARIAN)).not.toContain('to argentorate')
  })
})

describe('in a battle', () => {
  const fight = (attackers: number, defenders: number): Scene => {
    const t = impulse(BARBARIAN, {
      cu: { divodurum: { loyalist: defenders }, 'augusta-treverorum': { barbarian: attackers } },
      control: { 'augusta-treverorum': 'barbarian' },
      leaders: { chlodio: 'augusta-treverorum' },
      tribes: { franks: 'augusta-treverorum' },
      hands: ['B10', 'R15', 'R41'],
    })
    t.act('activate B10', 'leader chlodio')
    const all = t.legal.at(-1)
    if (t.asked === 'compose' && all !== undefined) t.act(all)
    return t.act('to divodurum')
  }

  test('a card is played where it can turn the day', () => {
    const t = fight(5, 4)
    expect(t.asked).toBe('battle-card')
    expect(advised(t)[0]).toMatch(/^event R/)
  })

  test('no card is wasted on a battle that is lost anyway', () => {
    const t = fight(10, 1)
    expect(t.asked).toBe('battle-card')
    expect(advised(t)).toEqual(['pass'])
  })
})
