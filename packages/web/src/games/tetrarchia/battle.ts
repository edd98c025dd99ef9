/** Tetrarchia's battles for the battle sheet: an Emperor against an army, one die each. */
import { isObject, type Json } from '@tabularium/engine'
import type { Line } from '@tabularium/engine/room'
import {
  borders,
  type EmperorName,
  emperors,
  isView,
  oddsOf,
  type Result,
  type Strength,
  type TetrarchiaEvent,
  tokenAt,
  type View,
  weigh,
} from '@tabularium/tetrarchia/shown'
import type {
  Attack,
  Battle,
  BattlePart,
  BattleRound,
  BattleSide,
  BattleTable,
  Ending,
  Onlooker,
  SumLine,
} from '../../page/battle/battle.ts'
import { isRoll } from '../../page/log/turns.ts'
import { battleWords, results } from './battle-words.ts'
import { icons } from './icons.ts'
import { pageWords } from './words/index.ts'

type Of<Type> = Extract<TetrarchiaEvent, { type: Type }>

/** Who fights whom, and how strong they are. */
interface Clash {
  readonly attacker: 'emperor' | 'army'
  readonly emperor: EmperorName
  /** Where the Emperor stands, and the army. */
  readonly stands: string
  readonly camp: string
  readonly by: Strength
  readonly bonus: number
  /** His token where he stands, which falls with him. */
  readonly token: string | null
}

const FACES = [1, 2, 3, 4, 5, 6]
const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI']
const letters: Record<Result, string> = { victory: 'V', draw: '=', defeat: 'D' }
const sides = { victory: 'rome', draw: null, defeat: 'barb' } as const

const emperorNamed = (name: Json | undefined): EmperorName => emperors.find((each) => each === name) ?? 'diocletian'

const signed = (value: number) => `+${value}`
const multiplied = (times: number) => `× ${times}`

function sumOf({ by, bonus }: Clash, { language }: Onlooker): readonly SumLine[] {
  const w = battleWords[language]
  const { romanSupport, romanTimes, barbarianSupport, barbarianTimes } = by
  return [
    {
      words: romanSupport === 0 ? w.noSupport : w.support(romanSupport),
      clause: 'TE-3.5-d',
      value: signed(romanSupport),
    },
    ...(bonus > 0 ? [{ words: w.bonus(bonus), clause: 'TE-6.1-c', value: signed(bonus) }] : []),
    { words: w.emperors(romanTimes), clause: 'TE-3.5-h', value: multiplied(romanTimes) },
    { words: w.romanTotal, clause: 'TE-3.5-c', value: w.total(romanSupport + bonus, romanTimes), isTotal: true },
    { words: w.revolts(barbarianSupport), clause: 'TE-3.5-e', value: signed(barbarianSupport) },
    { words: w.armies(barbarianTimes), clause: 'TE-3.5-h', value: multiplied(barbarianTimes) },
    { words: w.barbarianTotal, clause: 'TE-3.5-c', value: w.total(barbarianSupport, barbarianTimes), isTotal: true },
  ]
}

function tableOf({ by, bonus }: Clash, { language }: Onlooker): BattleTable {
  const w = battleWords[language]
  return {
    title: w.table,
    columns: FACES.map(String),
    live: null,
    rows: FACES.map((roman) => ({
      head: NUMERALS[roman - 1] ?? '',
      cells: FACES.map((barbarian) => {
        const { result } = weigh(by, roman, barbarian, bonus)
        return { words: letters[result], side: sides[result] }
      }),
    })),
    note: w.note,
  }
}

function sidesOf(clash: Clash, { language, name }: Onlooker): readonly [BattleSide, BattleSide] {
  const w = battleWords[language]
  const emperor = pageWords[language].emperor[clash.emperor]
  const { romanSupport, romanTimes, barbarianSupport, barbarianTimes } = clash.by
  const roman: BattleSide = {
    side: 'rome',
    role: clash.attacker === 'emperor' ? w.you : w.defending,
    name: emperor,
    strength: signed(romanSupport + clash.bonus),
    unit: w.unit(romanTimes),
    icon: icons.emperor,
    leaders: [],
    counters: [
      { words: `${emperor}, ${name(clash.stands)}`, form: 'round', owner: clash.emperor, icon: icons.emperor },
    ],
  }
  const barbarian: BattleSide = {
    side: 'barb',
    role: w.barbarians,
    name: `${w.army}, ${name(clash.camp)}`,
    strength: signed(barbarianSupport),
    unit: w.unit(barbarianTimes),
    icon: icons.army,
    leaders: [],
    counters: [{ words: `${w.army}, ${name(clash.camp)}`, form: 'eight', owner: 'barb', icon: icons.army }],
  }
  return [roman, barbarian]
}

function battleOf(clash: Clash, onlooker: Onlooker): Battle {
  const { language, name } = onlooker
  const w = battleWords[language]
  const emperor = pageWords[language].emperor[clash.emperor]
  const [left, right] = sidesOf(clash, onlooker)
  const odds = oddsOf(clash.by)
  const [destroyed, nothing, beaten] = w.endings(emperor)
  const endings: readonly Ending[] = [
    { words: destroyed, chance: odds.victory, side: 'rome' },
    { words: nothing, chance: odds.draw, side: null },
    { words: beaten, chance: odds.defeat, side: 'barb' },
  ]
  return {
    place: clash.camp,
    title: w.title(emperor, name(clash.camp)),
    left,
    right,
    sum: sumOf(clash, onlooker),
    about: w.about,
    wins: { words: w.wins(emperor), chance: odds.victory, side: 'rome' },
    chances: endings,
    endings,
    stake:
      clash.attacker === 'army'
        ? w.defence(emperor, name(clash.stands))
        : w.stakes(emperor, clash.token === null ? null : name(clash.token)),
    table: tableOf(clash, onlooker),
    faces: null,
    dice: [
      { die: 'dVI', face: 3 },
      { die: 'd6', face: 4 },
    ],
    hint: w.hint,
  }
}

/** TE-3.3-f: a token on a border stays. */
function tokenThatFalls(view: View, at: string): string | null {
  return !borders.includes(at) && emperors.some((each) => each === tokenAt(view, at)) ? at : null
}

function before({ action, forecast, from }: Attack, view: Json, onlooker: Onlooker): Battle | null {
  const [kind, camp] = action.split(' ')
  if (kind !== 'attack' || camp === undefined || !isView(view)) return null
  const number = (key: keyof Strength) => Number(forecast[key])
  const by: Strength = {
    romanSupport: number('romanSupport'),
    romanTimes: number('romanTimes'),
    barbarianSupport: number('barbarianSupport'),
    barbarianTimes: number('barbarianTimes'),
  }
  const emperor = emperors[view.turn % 4] ?? 'diocletian'
  const stands = from ?? view.emperors[emperor] ?? camp
  const token = tokenThatFalls(view, stands)
  return battleOf({ attacker: 'emperor', emperor, stands, camp, by, bonus: 0, token }, onlooker)
}

const last = <T>(list: readonly T[], fits: (each: T) => boolean): T | undefined => list.findLast(fits)

/** Who fought, from what was told: the attack, the dice with what was added to them, and the end. */
function clashOf(told: readonly Line[], combat: Of<'combat'>, view: Json): Clash | null {
  const attack = last(told, ({ event }) => event.type === 'attack')?.event
  if (attack === undefined || !isView(view)) return null
  const attacker = attack.attacker === 'army' ? 'army' : 'emperor'
  const emperor = emperorNamed(combat.emperor)
  const { roman, barbarian } = combat
  const stands = String(attacker === 'army' ? attack.at : attack.from)
  return {
    attacker,
    emperor,
    stands,
    camp: combat.army,
    by: {
      romanSupport: roman.support,
      romanTimes: roman.times,
      barbarianSupport: barbarian.support,
      barbarianTimes: barbarian.times,
    },
    bonus: roman.bonus,
    token: attacker === 'army' ? null : tokenThatFalls(view, stands),
  }
}

const isCombat = (event: Line['event']): event is Of<'combat'> =>
  event.type === 'combat' && isObject(event.roman ?? null)

function wordOf({ attacker }: Clash, result: Result, emperor: string, { language }: Onlooker): string {
  const w = battleWords[language]
  if (result === 'victory') return w.words.victory
  if (result === 'draw') return attacker === 'emperor' ? w.words.draw : w.words.held
  return w.beaten(emperor)
}

const written = ({ die, support, bonus, times, value }: Of<'combat'>['roman']) =>
  `${times > 1 ? `(${die} + ${support + bonus}) × ${times}` : `${die} + ${support + bonus}`} = ${value}`

/** What fell is struck. */
function struck(battle: Battle, result: Result): Battle {
  const fall = (side: BattleSide, isLost: boolean): BattleSide => ({
    ...side,
    counters: side.counters.map((counter) => (isLost ? { ...counter, struck: 'lost' as const } : counter)),
  })
  return { ...battle, left: fall(battle.left, result === 'defeat'), right: fall(battle.right, result === 'victory') }
}

function roundOf(clash: Clash, combat: Of<'combat'>, onlooker: Onlooker): BattleRound {
  const { language } = onlooker
  const w = battleWords[language]
  const battle = battleOf(clash, onlooker)
  const emperor = pageWords[language].emperor[clash.emperor]
  const { roman, barbarian, result } = combat
  return {
    before: battle,
    after: struck(battle, result),
    result: {
      dice: [
        { die: 'dVI', face: roman.die },
        { die: 'd6', face: barbarian.die },
      ],
      cell: [roman.die - 1, barbarian.die - 1],
      face: null,
      word: wordOf(clash, result, emperor, onlooker),
      side: sides[result],
      sentence: w.sentence(written(roman), written(barbarian), results[language][result]),
      losses: {
        left: result === 'defeat' ? w.emperorLost(emperor) : '',
        right: result === 'victory' ? w.armyLost : '',
      },
      points: [],
      had: oddsOf(clash.by).victory,
    },
  }
}

export const part: BattlePart = {
  before,
  fought(lines, told, view, onlooker) {
    const combat = lines.map(({ event }) => event).find(isCombat)
    if (combat === undefined || lines.every(({ event }) => isRoll(event))) return []
    const clash = clashOf([...told, ...lines], combat, view)
    return clash === null ? [] : [roundOf(clash, combat, onlooker)]
  },
}
