/** A position, and one of each question that can be asked in it. */
import { NOBODY } from '../src/board.ts'
import type { Frame, FrameOf } from '../src/frames.ts'
import { ultimusRomanorum as game } from '../src/index.ts'
import type { State } from '../src/state.ts'
import { stratagem } from '../src/stratagem-kinds.ts'
import type { QuestionKind } from '../src/words/catalogue.ts'
import { position } from './play.ts'

export const { state } = position({
  year: 450,
  west: { augustus: 'valentinien-iii', patrice: 'aetius', usurper: 'avitus' },
  fleets: { 'classis-occidentalis': { at: 'africa-4', camp: 'roman' } },
  pieces: {
    avitus: { at: 'galliae-4', rallied: 'west' },
    aetius: 'viennensis-4',
    'comites-alani': 'viennensis-4',
    'co-galliae-1': { at: 'viennensis-4', weak: true },
    'alaric-i': 'viennensis-2',
    'visigothi-1': 'viennensis-2',
  },
  peoples: { visigothi: 'war' },
})
export const { board } = state
export const piece = (id: string) => board.pieceOf.get(id) ?? NOBODY
const place = (id: string) => board.zoneOf.get(id) ?? NOBODY
const people = (id: string) => board.peopleOf.get(id) ?? NOBODY

/** The same position, with another question. */
export function asking(frame: Frame): State {
  const s = game.clone(state)
  s.stack.push(frame)
  return s
}

const march = { camp: 0, leader: piece('aetius'), units: [], isWild: false, isLed: false, zones: [] } as const
export const group: FrameOf<'group'> = { kind: 'group', ...march, group: [piece('aetius')], spent: 0, steps: 0 }
const gaul = place('viennensis-4')
const camp = 0
const half = 0
export const leader = piece('aetius')
const battle = { at: gaul, camp, origins: [] } as const
const goths = people('visigothi')

/** One of each question. */
export const questions: { readonly [K in QuestionKind]: FrameOf<K> } = {
  'set-up': { kind: 'set-up', camp },
  'set-up-zone': { kind: 'set-up-zone', camp, piece: piece('li-galliae-1') },
  'initiative-answer': { kind: 'initiative-answer', camp },
  'augusta-opening': { kind: 'augusta-opening' },
  movement: { kind: 'movement', camp },
  group,
  escape: { kind: 'escape', camp, leader },
  fleet: { kind: 'fleet', camp, fleet: board.everyFleet[0], group: [], sailed: false },
  'next-battle': { kind: 'next-battle', camp },
  stand: { kind: 'stand', ...battle },
  refuge: { kind: 'refuge', at: place('italia-4'), camp, half, group: [piece('valentinien-iii')] },
  'evasion-zone': { kind: 'evasion-zone', ...battle },
  evaders: { kind: 'evaders', at: gaul, camp, to: place('galliae-5'), group: [leader] },
  flight: { kind: 'flight', ...battle },
  losses: { kind: 'losses', at: gaul, camp, left: 2, units: [], leaders: [] },
  retreat: { kind: 'retreat', ...battle, dead: [] },
  entry: { kind: 'entry', camp, piece: piece('boniface'), zones: [gaul], rule: 'UR-T.leaders-c' },
  patrice: { kind: 'patrice' },
  heir: { kind: 'heir', half, priority: 'local', dead: leader },
  'rex-right': { kind: 'rex-right' },
  designation: { kind: 'designation' },
  'designation-puppet': { kind: 'designation-puppet', leader },
  escort: { kind: 'escort' },
  'usurpation-diocese': { kind: 'usurpation-diocese', half },
  rally: { kind: 'rally', leader, zone: gaul },
  puppet: { kind: 'puppet', half },
  'next-king': { kind: 'next-king', people: goths },
  capital: { kind: 'capital', people: goths },
  geostrategy: { kind: 'geostrategy', camp },
  window: { kind: 'window', moment: 'battle', parties: [camp], turn: 0, passed: 0 },
  'discard-choice': { kind: 'discard-choice', camp },
  'stratagem-people': { kind: 'stratagem-people', camp, stratagem: stratagem('tribute') },
  'stratagem-leader': { kind: 'stratagem-leader', camp, stratagem: stratagem('assassination') },
  'stratagem-zone': { kind: 'stratagem-zone', camp, stratagem: stratagem('desertion') },
  uprising: { kind: 'uprising', stratagem: stratagem('two-minor-uprisings'), left: 2 },
  alliance: { kind: 'alliance', people: goths },
  'usurpation-puppet': { kind: 'usurpation-puppet', half, leader },
  'adjust-zone': { kind: 'adjust-zone', camp, pieces: [piece('co-galliae-2')], zones: [gaul], rule: 'UR-9.3.1-a' },
  'adjust-federate': { kind: 'adjust-federate', people: goths },
}
