/** Names, in a language, of what events and questions mention. By id, as events do. */
import type { Language } from '@tabularium/engine'
import { type Board, type Face, NONE, type Space } from '../board.ts'
import type { Block, Flag, TurnEvent } from '../position/fields.ts'
import {
  BORDER,
  CITY,
  CULTIVATED,
  type Kind,
  type Phase,
  powerNames,
  type Section,
  sections,
  TRANSIT,
  ZONE,
} from '../terms.ts'
import { en } from './en/names.ts'
import { fr } from './fr/names.ts'
import { type Grammar, grammars, type Where } from './grammar.ts'
import type {
  ControllerName,
  FortName,
  NameTables,
  PlayerName,
  PowerName,
  SpaceKind,
  TurnName,
  Until,
  ViaName,
} from './name-tables.ts'

export const nameTables: Record<Language, NameTables> = { en, fr }

/** A power as events name it. */
export const powerNamed = (name: string): PowerName | undefined => powerNames.find((power) => power === name)

const seaNames = { 'oceanus-atlanticus': 'Oceanus Atlanticus', 'mare-nostrum': 'Mare Nostrum' } as const
export type Sea = keyof typeof seaNames

export interface Names {
  readonly grammar: Grammar
  /** "A, B and C". */
  list(parts: readonly string[]): string
  /** "3 CU", "3 Loyalist CU". */
  cu(number: number, power?: PowerName): string
  /** "Stilicho and Sarus with 4 CU"; of others "4 CU". */
  company(leaders: readonly string[], cu: number): string
  /** "the Roman player" */
  player(player: PlayerName): string
  ofPlayer(player: PlayerName): string
  toPlayer(player: PlayerName): string
  /** "the Loyalists" */
  power(power: PowerName): string
  /** "to the Loyalists" */
  toPower(power: PowerName): string
  /** "Loyalist CU", without a number. */
  units(power?: PowerName): string
  /** Said of a space: "Loyalist". */
  control(controller: ControllerName): string
  /** By the id of the counter or of the face that is up, or by the printed name of the face. */
  leader(leader: string): string
  /** "Aetius (Loyalist)" */
  leaderOf(leader: string, power: PowerName): string
  /** "a Loyalist leader" */
  aLeader(power: PowerName): string
  tribe(tribe: string): string
  /** "the Franks" */
  theTribe(tribe: string): string
  /** "of the Franks" */
  ofTribe(tribe: string): string
  /** "Frankish" */
  tribal(tribe: string): string
  province(province: string): string
  inProvince(province: string): string
  ofProvince(province: string): string
  sea(sea: Sea): string
  space(space: string): string
  at(space: string): string
  to(space: string): string
  from(space: string): string
  /** "Walled City" */
  kind(space: string): string
  /** "over a river" */
  via(via: ViaName): string
  fort(fort: FortName): string
  card(card: string): string
  phase(phase: Phase): string
  /** "Turn 3 (388-399)" */
  turn(turn: TurnName): string
  section(section: Section): string
  /** By name, as an event has it. */
  sectionNamed(section: string): string
  flag(flag: Flag): string
  block(block: Block): string
  until(until: Until): string
  turnEvent(event: TurnEvent): string
  scenario(scenario: string): string
  /** A sentence. */
  aboutScenario(scenario: string): string
}

export function namesOf(board: Board, language: Language): Names {
  const tables = nameTables[language]
  const grammar = grammars[language]
  const whereOf = (id: string) => whereIn(board, tables, grammar, id)
  const leader = leadersOf(board, tables)
  const tribe = (id: string) => tables.tribe[id] ?? tribeOf(board, id)
  const province = (id: string) => board.provinces.find((each) => each.id === id)?.name ?? id
  return {
    grammar,
    list: grammar.list,
    cu: (number, power) => grammar.cu(number, power && tables.power[power].cu),
    company: grammar.company,
    player: (player) => tables.player[player],
    ofPlayer: (player) => tables.ofPlayer[player],
    toPlayer: (player) => tables.toPlayer[player],
    power: (power) => tables.power[power].people,
    toPower: (power) => grammar.toThe(tables.power[power].people),
    units: (power) => grammar.cu(2, power && tables.power[power].cu).slice(2),
    control: (controller) => tables.control[controller],
    leader,
    leaderOf: (id, power) => `${leader(id)} (${tables.power[power].man})`,
    aLeader: (power) => tables.aLeader(tables.power[power].leader),
    tribe: (id) => tribe(id).name,
    theTribe: (id) => tables.theTribe(tribe(id).name),
    ofTribe: (id) => tables.ofTheTribe(tribe(id).name),
    tribal: (id) => tribe(id).adjective,
    province,
    inProvince: (id) => tables.inProvince(province(id)),
    ofProvince: (id) => grammar.of(province(id)),
    sea: (sea) => seaNames[sea],
    space: (id) => whereOf(id).name,
    at: (id) => grammar.at(whereOf(id)),
    to: (id) => grammar.to(whereOf(id)),
    from: (id) => grammar.from(whereOf(id)),
    kind: (id) => kindIn(board, tables, id),
    via: (via) => tables.via[via],
    fort: (fort) => tables.fort[fort],
    card: (id) => board.cards[board.cardOf.get(id) ?? NONE]?.file.name[language] ?? id,
    phase: (phase) => tables.phase[phase],
    turn: (turn) => tables.turn(turn, yearsOf(board, turn)),
    section: (section) => tables.section[section],
    sectionNamed: (section) => tables.section[sections.find((each) => each === section) ?? 'core'],
    flag: (flag) => tables.flag[flag],
    block: (block) => tables.block[block],
    until: (until) => tables.until[until],
    turnEvent: (event) => tables.turnEvent[event],
    scenario: (id) => tables.scenario[id]?.name ?? board.file.scenarios.find((each) => each.id === id)?.name ?? id,
    aboutScenario: (id) => tables.scenario[id]?.about ?? '',
  }
}

/** A face has an id of its own; a Loyalist and his Usurper share theirs. */
function leadersOf(board: Board, tables: NameTables): (leader: string) => string {
  const named = new Map<string, string>()
  const add = ({ id, name }: Face) => {
    const its = tables.leader[id] ?? name
    named.set(id, its).set(name, its)
  }
  for (const { faces } of board.leaders) faces.forEach(add)
  return (leader) => named.get(leader) ?? leader
}

function tribeOf(board: Board, id: string) {
  const name = board.tribes.find((each) => each.id === id)?.name ?? id
  return { name, adjective: name }
}

function whereIn(board: Board, tables: NameTables, grammar: Grammar, id: string): Where {
  const space = board.spaceOf.get(id)
  if (space === undefined) return { kind: 'space', name: id }
  if (board.kind[space] === TRANSIT)
    return { kind: 'transit', name: tables.transit(neighboursOf(board, grammar, space)) }
  return { kind: board.kind[space] === ZONE ? 'zone' : 'space', name: board.spaceNames[space] }
}

/** A Transit space has no name: BG-2.3.1-s. It is called by what it joins. */
function neighboursOf(board: Board, grammar: Grammar, space: Space): string {
  return grammar.list(board.ways[space].map(({ to }) => board.spaceNames[to]))
}

const kindNames: Readonly<Record<Kind, SpaceKind>> = {
  [CITY]: 'walled',
  [CULTIVATED]: 'cultivated',
  [BORDER]: 'border',
  [TRANSIT]: 'transit',
  [ZONE]: 'zone',
}

function kindIn(board: Board, tables: NameTables, id: string): string {
  const space = board.spaceOf.get(id)
  if (space === undefined) return id
  return tables.kind[board.isCapital[space] ? 'capital' : kindNames[board.kind[space]]]
}

function yearsOf(board: Board, turn: TurnName): string {
  const its = board.file.tables.turns.find((each) => each.turn === turn)
  return its === undefined ? '' : `${its.from}-${its.to}`
}
