/** The conflicts of The Fall of the Roman Empire for the battle sheet, round by round. */
import type { Json } from '@tabularium/engine'
import type { Line } from '@tabularium/engine/room'
import {
  areas,
  COLUMNS,
  columnOf,
  endingsOf,
  type FallEvent,
  type Field,
  isView,
  standAt,
  table,
} from '@tabularium/fall-of-the-roman-empire/shown'
import type {
  Battle,
  BattleCounter,
  BattlePart,
  BattleResult,
  BattleRound,
  BattleSide,
  BattleTable,
  Ending,
  Onlooker,
  SumLine,
} from '../../page/battle/battle.ts'
import { battleWords } from './battle-words.ts'
import { endingsLeft } from './endings.ts'
import { icons } from './icons.ts'

type Of<Type> = Extract<FallEvent, { type: Type }>
type Camp = 'roman' | 'barbarian'

/** Who stands there before a round. */
interface Stand {
  readonly romans: number
  readonly forces: number
  readonly cavalry: number
  readonly legions: number
}

const SIDES = { roman: 'rome', barbarian: 'barb' } as const
const FACES = [1, 2, 3, 4, 5, 6]
const signed = (value: number) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0')
const campOf = ({ seat }: Onlooker): Camp | null => (seat === 'roman' || seat === 'barbarian' ? seat : null)

const terrainOf = (at: string): string => areas.get(at)?.terrain ?? 'clear'

function fieldOf({ at, fort }: Of<'round'>, { romans, forces, cavalry }: Stand): Field {
  return {
    romans,
    barbarians: forces + cavalry,
    hasCavalry: cavalry > 0,
    hasFort: fort !== 0,
    isRough: terrainOf(at) !== 'clear',
  }
}

/** Zero lines included: a reader looks for them. */
function sumOf(round: Of<'round'>, { cavalry }: Stand, { language }: Onlooker): readonly SumLine[] {
  const w = battleWords[language]
  const isFirst = round.round === 1
  const clause = isFirst ? 'FR-10-b' : 'FR-10-g'
  return [
    { words: w.ratio(round.barbarians, round.romans), clause: 'FR-10-a', value: String(round.ratio) },
    { words: w.cavalryLine(cavalry > 0, isFirst), clause, value: signed(round.cavalry) },
    { words: w.terrain(terrainOf(round.at), isFirst), clause, value: signed(round.terrain) },
    { words: w.fort(round.fort !== 0), clause: 'FR-10-b', value: signed(round.fort) },
    { words: w.column, clause: 'FR-10-c', value: COLUMNS[columnOf(round.crn)] ?? '', isTotal: true },
  ]
}

const shownLoss = (loss: string) => (loss === '-' ? '–' : loss)

/** Who gains by a cell: who loses less. */
function sideOfCell({ barbarian, roman }: { barbarian: string; roman: string }): 'rome' | 'barb' | null {
  const cost = (loss: string) => ['-', 'h', 'x'].indexOf(loss)
  if (cost(barbarian) === cost(roman)) return null
  return cost(barbarian) > cost(roman) ? 'rome' : 'barb'
}

function tableOf({ crn }: Of<'round'>, { language }: Onlooker): BattleTable {
  const w = battleWords[language]
  return {
    title: w.table,
    columns: COLUMNS,
    live: columnOf(crn),
    rows: FACES.map((face) => ({
      head: String(face),
      cells: table.flatMap((column) => {
        const cell = column[face - 1]
        if (cell === undefined) return []
        return [{ words: `${shownLoss(cell.barbarian)}/${shownLoss(cell.roman)}`, side: sideOfCell(cell) }]
      }),
    })),
    note: w.note,
  }
}

function romanSide({ romans, legions }: Stand, onlooker: Onlooker): BattleSide {
  const w = battleWords[onlooker.language]
  const counters: BattleCounter[] = [
    ...(legions > 0
      ? [
          {
            words: w.legions(legions),
            form: 'square' as const,
            owner: 'rome' as const,
            icon: icons.legion,
            number: legions,
          },
        ]
      : []),
    {
      words: `${romans} ${w.forces(romans)}`,
      form: 'square',
      owner: 'rome',
      icon: icons.force,
      number: romans,
      under: 1,
    },
  ]
  return {
    side: 'rome',
    role: w.role('roman', campOf(onlooker) === 'roman'),
    name: legions > 0 ? w.legions(legions) : w.garrison,
    strength: String(romans),
    unit: w.forces(romans),
    icon: icons.legion,
    leaders: [],
    counters,
  }
}

function barbarianSide({ forces, cavalry }: Stand, onlooker: Onlooker): BattleSide {
  const w = battleWords[onlooker.language]
  const horde = { form: 'eight', owner: 'barb' } as const
  const counters: BattleCounter[] = [
    { ...horde, words: `${forces} ${w.forces(forces)}`, icon: icons.horde, number: forces, under: 1 },
    ...(cavalry > 0 ? [{ ...horde, words: `${cavalry} ${w.cavalry}`, icon: icons.cavalry, number: cavalry }] : []),
  ]
  return {
    side: 'barb',
    role: w.role('barbarian', campOf(onlooker) === 'barbarian'),
    name: w.horde,
    strength: String(forces + cavalry),
    unit: w.counters,
    icon: icons.horde,
    leaders: [],
    counters,
  }
}

/** The reader's side is on the left. */
function sidesOf(stand: Stand, onlooker: Onlooker): Pick<Battle, 'left' | 'right'> {
  const [roman, barbarian] = [romanSide(stand, onlooker), barbarianSide(stand, onlooker)]
  return campOf(onlooker) === 'barbarian' ? { left: barbarian, right: roman } : { left: roman, right: barbarian }
}

/** The faces that end it at once for a side. */
function winningFaces(column: number, camp: Camp): readonly number[] {
  return FACES.filter((face) => {
    const cell = table[column]?.[face - 1]
    return camp === 'roman' ? cell?.barbarian === 'x' && cell.roman !== 'x' : cell?.roman === 'x'
  })
}

function battleOf(round: Of<'round'>, stand: Stand, onlooker: Onlooker): Battle {
  const w = battleWords[onlooker.language]
  const camp = campOf(onlooker) ?? 'roman'
  const all = endingsOf(fieldOf(round, stand), round.round)
  const chance = (fits: (ending: (typeof all)[number]) => boolean) =>
    all.filter(fits).reduce((sum, ending) => sum + ending.chance, 0)
  const roman: Ending = { words: w.wins('roman'), chance: chance((e) => e.romans > 0), side: 'rome' }
  const barbarian: Ending = { words: w.wins('barbarian'), chance: chance((e) => e.barbarians > 0), side: 'barb' }
  const nobody: Ending = { words: w.nobody, chance: 1 - roman.chance - barbarian.chance, side: null }
  const [mine, theirs] = camp === 'roman' ? [roman, barbarian] : [barbarian, roman]
  const endings = endingsLeft(all, camp, {
    left: (few, many) => w.left(camp, few, many),
    gone: camp === 'roman' ? (stand.legions > 0 ? w.legionsGone(stand.legions) : w.romansGone) : w.barbariansGone,
    nobody: w.nobody,
  })
  return {
    place: round.at,
    title: w.title(onlooker.name(round.at), round.round),
    ...sidesOf(stand, onlooker),
    sum: sumOf(round, stand, onlooker),
    about: w.about,
    wins: mine,
    chances: nobody.chance > 0.001 ? [mine, nobody, theirs] : [mine, theirs],
    endings,
    stake: w.stake(stand.legions, round.fort !== 0, onlooker.name(round.at)),
    table: tableOf(round, onlooker),
    faces: null,
    dice: [{ die: 'd6', face: 4 }],
    hint: w.hint(winningFaces(columnOf(round.crn), camp), camp),
  }
}

const fewer = (before: number, after: number) => (before > after ? { lost: `−${before - after}` } : {})

/** What a round cost, struck. */
function struck(battle: Battle, before: Stand, after: Stand): Battle {
  const fall = (counter: BattleCounter): BattleCounter => {
    if (counter.icon === icons.force) return lossesOf(counter, before.romans, after.romans)
    if (counter.icon === icons.horde) return lossesOf(counter, before.forces, after.forces)
    if (counter.icon === icons.cavalry) return lossesOf(counter, before.cavalry, after.cavalry)
    return after.romans === 0 ? { ...counter, struck: 'lost' } : counter
  }
  const side = (each: BattleSide): BattleSide => ({ ...each, counters: each.counters.map(fall) })
  return { ...battle, left: side(battle.left), right: side(battle.right) }
}

const lossesOf = (counter: BattleCounter, before: number, after: number): BattleCounter => ({
  ...counter,
  ...fewer(before, after),
  ...(after === 0 && { struck: 'lost' as const }),
})

function verdictOf(after: Stand, isOver: boolean, onlooker: Onlooker): Pick<BattleResult, 'word' | 'side'> {
  const w = battleWords[onlooker.language]
  if (!isOver) return { word: w.goesOn, side: null }
  if (after.romans === 0 && after.forces === 0) return { word: w.empty, side: null }
  const winner: Camp = after.romans > 0 ? 'roman' : 'barbarian'
  const camp = campOf(onlooker)
  if (camp === null) return { word: w.wins(winner), side: SIDES[winner] }
  if (camp === winner) return { word: w.victory, side: SIDES[winner] }
  if (camp === 'barbarian') return { word: w.repulsed, side: 'rome' }
  return { word: after.legions > 0 ? w.legionLost(after.legions) : w.lost, side: 'barb' }
}

function roundOf(round: Of<'round'>, before: Stand, after: Stand, isOver: boolean, onlooker: Onlooker): BattleRound {
  const w = battleWords[onlooker.language]
  const battle = battleOf(round, before, onlooker)
  const isBarbarian = campOf(onlooker) === 'barbarian'
  const roman = w.losses('roman', before.romans - after.romans, 0)
  const barbarian = w.losses('barbarian', before.forces - after.forces, before.cavalry - after.cavalry)
  const told = w.round(round.die, round.barbarian, round.roman)
  const holder = after.romans > 0 ? 'roman' : 'barbarian'
  const isHeld = isOver && after.romans + after.forces > 0
  return {
    before: battle,
    after: struck(battle, before, after),
    result: {
      dice: [{ die: 'd6', face: round.die }],
      cell: [round.die - 1, columnOf(round.crn)],
      face: null,
      ...verdictOf(after, isOver, onlooker),
      sentence: isHeld ? `${told} ${w.holds(holder, onlooker.name(round.at))}` : told,
      losses: isBarbarian ? { left: barbarian, right: roman } : { left: roman, right: barbarian },
      points: [],
      had: campOf(onlooker) === null ? null : battle.wins.chance,
    },
  }
}

const eventOf = (line: Line) => line.event as FallEvent

/** Who stood there when the conflict began, less what has fallen since. */
function standAtFirst(told: readonly Line[], at: string, view: Json): Stand {
  const begun = told.findLastIndex(({ event }) => event.type === 'conflict' && event.at === at)
  const first = told[begun]?.event
  const legions = isView(view) ? (standAt(view, at).legions ?? 0) : 0
  const stand: Stand = {
    romans: Number(first?.romans ?? 0),
    forces: Number(first?.forces ?? 0),
    cavalry: Number(first?.cavalry ?? 0),
    legions,
  }
  return told.slice(begun + 1).reduce((sum, line) => less(sum, eventOf(line), at), stand)
}

function less(stand: Stand, event: FallEvent, at: string): Stand {
  if (event.type !== 'losses' || event.at !== at) return stand
  if (event.side === 'roman') return { ...stand, romans: stand.romans - event.forces }
  return { ...stand, forces: stand.forces - event.forces, cavalry: stand.cavalry - event.cavalry }
}

export const part: BattlePart = {
  before: () => null,
  fought(lines, told, view, onlooker) {
    const rounds = lines.flatMap((line, i) => (line.event.type === 'round' ? [i] : []))
    const first = lines[rounds[0] ?? -1]
    if (first === undefined) return []
    const at = String(first.event.at)
    let stand = standAtFirst([...told, ...lines.slice(0, rounds[0])], at, view)
    return rounds.flatMap((from, n) => {
      const event = eventOf(lines[from] as Line)
      if (event.type !== 'round') return []
      const before = stand
      const rest = lines.slice(from + 1, rounds[n + 1])
      stand = rest.reduce((sum, line) => less(sum, eventOf(line), at), before)
      const isOver = rest.some((line) => line.event.type === 'conflict-end')
      return [roundOf(event, before, stand, isOver, onlooker)]
    })
  },
}
