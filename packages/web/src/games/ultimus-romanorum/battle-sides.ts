/** One side of a battle as the sheet draws it: its leaders as strips, its units as counters. */
import type { Line } from '@tabularium/engine/room'
import { type CampName, leaders, titleOf, units, type View } from '@tabularium/ultimus-romanorum/shown'
import type { BattleCounter, BattleResult, BattleSide, LeaderStrip, Onlooker } from '../../page/battle/battle.ts'
import type { SideName } from '../../page/log/telling.ts'
import type { Side } from './battle-facts.ts'
import { battleWords } from './battle-words.ts'
import { catalogues } from './catalogues.ts'
import { icons } from './icons.ts'
import { leaderName } from './names.ts'

export const SIDES: Record<CampName, SideName> = { roman: 'rome', barbarian: 'barb' }

const KINDS = { pa: icons.palatini, co: icons.comitatenses, li: icons.limitanei, bu: icons.buccellarii } as const
const HORSEMEN = ['hunni', 'alani', 'persae']

function iconOf(category: string, people: string | null, camp: CampName): string {
  const own = Object.entries(KINDS).find(([kind]) => kind === category)?.[1]
  if (own !== undefined) return own
  if (camp === 'roman') return icons.foederati
  return people !== null && HORSEMEN.includes(people) ? icons.horsemen : icons.people
}

function ownerOf(people: string | null, half: string | null, camp: CampName): SideName {
  if (people !== null) return camp === 'roman' ? 'foed' : 'barb'
  if (camp === 'barbarian') return 'usurper'
  return half === 'east' ? 'east' : 'rome'
}

/** How many letters of a people's name stand on its counter. */
const LABEL = 5

function counterOf(id: string, camp: CampName, view: View, { language }: Onlooker): readonly BattleCounter[] {
  const unit = units.get(id)
  if (unit === undefined) return []
  const isWeak = view.pieces[id]?.weak === true
  const { pf, qu } = isWeak ? unit.weak : unit.full
  const isOfPeople = unit.people !== null
  return [
    {
      words: battleWords[language].unit(unit.name, pf, qu, isWeak),
      form: !isOfPeople ? 'square' : camp === 'roman' ? 'ended' : 'eight',
      owner: ownerOf(unit.people, unit.half, camp),
      icon: iconOf(unit.category ?? '', unit.people, camp),
      label: isOfPeople ? unit.name.slice(0, LABEL) : (unit.category ?? '').toUpperCase(),
      number: `${pf}·${qu}`,
      weak: isWeak,
    },
  ]
}

function stripOf(id: string, camp: CampName, view: View, { language }: Onlooker): readonly LeaderStrip[] {
  const leader = leaders.get(id)
  if (leader === undefined) return []
  const title = titleOf(view, id)
  const { titles, camp: camps } = catalogues[language]
  return [
    {
      name: leaderName(leader, language),
      title: title === null ? camps[camp] : titles[title],
      values: [
        ['CC', leader.cc],
        ['BT', leader.bt],
        ['CP', leader.cp],
      ],
      side: ownerOf(leader.people, leader.half, camp),
      icon: leader.people === null ? icons.leader : icons.king,
    },
  ]
}

/** Above so many leaders, only the best are shown. */
const MOST_LEADERS = 3

export function sideOf(side: Side, isAttacking: boolean, isMine: boolean, view: View, onlooker: Onlooker): BattleSide {
  const w = battleWords[onlooker.language]
  const led = [...side.leaders].sort((a, b) => (leaders.get(b)?.cc ?? 0) - (leaders.get(a)?.cc ?? 0))
  const best = leaders.get(led[0] ?? '')
  return {
    side: SIDES[side.camp],
    role: w.role(isAttacking, isMine),
    name: best === undefined ? w.camp[side.camp] : leaderName(best, onlooker.language),
    strength: String(side.pf),
    unit: w.units,
    icon: side.camp === 'roman' ? icons.leader : icons.horsemen,
    leaders: led.slice(0, MOST_LEADERS).flatMap((id) => stripOf(id, side.camp, view, onlooker)),
    counters: side.units.flatMap((id) => counterOf(id, side.camp, view, onlooker)),
  }
}

/** UR-0.5-a: which camp a seat plays now; null: somebody who only watches. */
export function campOfSeat({ seat }: Onlooker, view: View): CampName | null {
  if (seat === null) return null
  return (seat === 'second' ? 1 : 0) === view.romanSeat ? 'roman' : 'barbarian'
}

/** The points that these lines tell of. */
export const pointsIn = (lines: readonly Line[], { language }: Onlooker): BattleResult['points'] =>
  lines.flatMap(({ event: { type, points, camp, rule } }) => {
    if (type !== 'score') return []
    const whose = camp === 'barbarian' ? 'barbarian' : 'roman'
    return [{ words: battleWords[language].points(Number(points), whose), clause: String(rule) }]
  })
