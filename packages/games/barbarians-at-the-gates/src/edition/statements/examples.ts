/** The printed examples that name spaces, with their paths and costs. */
import type { RuleId } from '@tabularium/engine'
import type { BoardFile } from '../schema.ts'
import {
  cheapest,
  haveSeaInCommon,
  holds,
  inference,
  isOpen,
  isWalled,
  linkOf,
  listed,
  nearOf,
  neighboursOf,
  pathCost,
  spaceIn,
  statement,
} from './survey.ts'

/** A path by these spaces that costs at most so many AP. */
const path = (rule: RuleId, spaces: readonly string[], most: number) =>
  statement(
    rule,
    holds(['connections'], `The path ${spaces.join(' - ')} costs at most ${most} AP.`, (file) => {
      const cost = pathCost(file, spaces)
      return cost !== undefined && cost <= most
    }),
  )

/** A path that is not named, within so many AP and not in one step. */
const reach = (rule: RuleId, from: string, to: string, most: number) =>
  statement(
    rule,
    holds(['connections'], `${to} is reached from ${from} through Loyalist spaces with ${most} AP.`, (file) => {
      const cost = cheapest(file, from, to, (id) => spaceIn(file, id)?.control === 'loyalist')
      return cost !== undefined && cost <= most && linkOf(file, from, to) === undefined
    }),
  )

/** 4 AP, 1 more for each OP above his Initiative, by a card of 3 OPs. */
const apByCampaign = ({ leaders }: BoardFile, id: string): number => {
  const initiative = leaders.find((leader) => leader.id === id)?.initiative
  return initiative === undefined ? 0 : 4 + 3 - initiative
}

const open = (rule: RuleId, ...ids: readonly string[]) =>
  statement(
    rule,
    holds(['spaces'], `${listed(ids)}: neither a Walled City nor a transit space.`, (file) =>
      ids.every((id) => isOpen(spaceIn(file, id))),
    ),
  )

const named = (rule: RuleId, ...ids: readonly string[]) =>
  statement(
    rule,
    holds(['spaces'], `There is a space ${listed(ids)}.`, (file) =>
      ids.every((id) => (spaceIn(file, id)?.name ?? null) !== null),
    ),
  )

const border = (id: string) =>
  holds(['spaces'], `${id} is a Border space.`, (file) => spaceIn(file, id)?.type === 'border')

const sea = (rule: RuleId, a: string, b: string) =>
  statement(
    rule,
    holds(['spaces'], `${a} and ${b} are ports of one sea.`, (file) => haveSeaInCommon(file, a, b)),
  )

/** Connections whose places we have chosen ourselves. */
const chosen = (rule: RuleId, ...links: readonly (readonly [string, string, string])[]) =>
  inference(rule, function* (file) {
    for (const [a, b, type] of links) {
      if (linkOf(file, a, b)?.type === type) continue
      yield { path: ['connections'], message: `${a} and ${b} are joined by a ${type} connection.` }
    }
  })

/** BG-19.3-c: what is linked to the source by spaces that are held, neither by sea nor over a strait. */
function traced(file: BoardFile, source: string, held: readonly string[]): ReadonlySet<string> {
  const reached = new Set([source])
  for (const at of reached) {
    for (const next of neighboursOf(file, at)) {
      if (held.includes(next) && linkOf(file, at, next)?.type !== 'strait') reached.add(next)
    }
  }
  return reached
}

const trace = (rule: RuleId, id: string, source: string, held: readonly string[], isTraced: boolean) =>
  statement(
    rule,
    holds(
      ['connections'],
      `${id} ${isTraced ? 'traces' : 'does not trace'} to ${source}.`,
      (file) => traced(file, source, held).has(id) === isTraced,
    ),
  )

const britons = ['portus-adurni', 'isca-dumnorum', 'deva-victrix', 'luguvalium']
const MIGRATION = 'BG-16.2-x1'
const twoStepsAway = ['bonna', 'augusta-vindelicorum', 'casurgis']

const twoSteps = (file: BoardFile, from: string): ReadonlySet<string> => {
  const near = nearOf(file, from)
  const next = near.flatMap((id) => nearOf(file, id))
  return new Set(next.filter((id) => id !== from && !near.includes(id)))
}

/** BG-10.6-g: there is something to hold. */
const britishPort = holds(['spaces'], 'Britannia Romana has a Walled City on the Atlantic.', ({ spaces }) =>
  spaces.some(
    (space) => space.province === 'britannia-romana' && isWalled(space) && space.ports.includes('oceanus-atlanticus'),
  ),
)

const honorius = ['mediolanum', 'veldidena', 'turicum', 'basilea']

export const examples = [
  statement(
    'BG-7.1-x7',
    holds(
      ['spaces'],
      'Lindum lies in the province of Londinium.',
      (file) => spaceIn(file, 'lindum')?.province === spaceIn(file, 'londinium')?.province,
    ),
  ),
  open('BG-7.1-x6', 'lindum'),
  statement(
    'BG-9.0-x4',
    holds(
      ['spaces'],
      'Teutoburger Wald is printed Barbarian.',
      (file) => spaceIn(file, 'teutoburger-wald')?.control === 'barbarian',
    ),
  ),
  chosen(
    'BG-9.0-x1',
    ['rotomagus', 'lutetia', 'clear'],
    ['aurelianum', 'lutetia', 'clear'],
    ['durocortorum', 'lutetia', 'clear'],
  ),
  chosen('BG-9.0-x2', ['narbo', 'tolosa', 'clear'], ['narbo', 'arelate', 'clear'], ['narbo', 'tarraco', 'clear']),
  named('BG-10.4.3-x1', 'segundum'),
  chosen('BG-10.4.3-x1', ['eburacum', 'lindum', 'clear']),
  named('BG-10.4.4-x1', 'felicitas-iulia'),
  statement(
    'BG-10.5.3-x1',
    holds(
      ['connections'],
      `The path ${honorius.join(' - ')} costs Honorius all his AP.`,
      (file) => pathCost(file, honorius) === apByCampaign(file, 'honorius'),
    ),
  ),
  statement(
    'BG-10.5.3-x2',
    holds(['connections'], 'Chlodio can go from Lugdunum through Geneva to Basilea.', (file) => {
      const cost = pathCost(file, ['lugdunum', 'geneva', 'basilea'])
      return cost !== undefined && cost <= apByCampaign(file, 'chlodio')
    }),
  ),
  open('BG-10.5.3-x4', 'basilea'),
  inference('BG-10.6-g', britishPort),
  chosen('BG-12.2.4-x1', ['eburacum', 'luguvalium', 'clear']),
  chosen('BG-12.2.4-x3', ['segundum', 'trimontium', 'rough']),
  inference('BG-13.2-x1', border('castra-vetera')),
  path('BG-13.4-x1', ['castra-vetera', 'colonia'], 6),
  statement(
    'BG-14.1.2-x4',
    holds(['connections'], 'From Teutoburger Wald over one transit space to Noviomagus, 4 AP and no fewer.', (file) => {
      const way = ['teutoburger-wald', 'noviomagus']
      const [from, to] = way
      return pathCost(file, way) === 4 && cheapest(file, from, to) === 4 && linkOf(file, from, to) === undefined
    }),
  ),
  statement('BG-14.1.2-x4', border('noviomagus')),
  sea('BG-14.1.2-x5', 'roskilde', 'gades'),
  statement(
    'BG-14.1.2-x5',
    holds(['spaces'], 'Gades is Cultivated.', (file) => spaceIn(file, 'gades')?.type === 'cultivated'),
  ),
  reach('BG-14.2-x1', 'durocortorum', 'noviomagus', 6),
  reach('BG-14.2-x2', 'durocortorum', 'massilia', 3),
  sea('BG-14.2-x2', 'massilia', 'salona'),
  path('BG-14.2-x3', ['lugdunum', 'mediolanum', 'veldidena', 'augusta-vindelicorum'], 6),
  inference(
    'BG-14.2-x3',
    holds(
      ['connections'],
      'Lugdunum and Mediolanum are joined.',
      (file) => linkOf(file, 'lugdunum', 'mediolanum') !== undefined,
    ),
  ),
  reach('BG-14.2-x4', 'eastern-roman-empire', 'salona', 6),
  statement(
    'BG-15.1-x1',
    holds(
      ['connections'],
      'Beside Durocortorum are four spaces or more that are no Capitals.',
      (file) =>
        neighboursOf(file, 'durocortorum').filter(
          (id) => spaceIn(file, id)?.control === 'loyalist' && spaceIn(file, id)?.type !== 'capital',
        ).length >= 4,
    ),
  ),
  statement(
    MIGRATION,
    holds(
      ['connections'],
      `${listed(twoStepsAway)} are two spaces from Magna Germania, transit spaces left out.`,
      (file) => {
        const reached = twoSteps(file, 'magna-germania')
        return twoStepsAway.every((id) => reached.has(id))
      },
    ),
  ),
  statement(
    'BG-16.2-x3',
    holds(['connections'], 'Divodurum and Durocortorum are adjacent.', (file) =>
      nearOf(file, 'divodurum').includes('durocortorum'),
    ),
  ),
  open('BG-18.0-x3', 'aurelianum'),
  open('BG-19.1-x1', 'vindobona'),
  inference('BG-18.0-x1', border('vindobona')),
  open('BG-19.3-x1', 'luguvalium'),
  trace('BG-19.3-x1', 'deva-victrix', 'luguvalium', britons, true),
  trace('BG-19.3-x1', 'portus-adurni', 'luguvalium', britons, false),
  trace('BG-19.3-x1', 'isca-dumnorum', 'luguvalium', britons, false),
  trace('BG-19.3-x2', 'aquileia', 'claudia-celeia', ['aquileia'], true),
  statement(
    'BG-19.3-x2',
    holds(['spaces'], 'Aquileia is a Walled City.', (file) => isWalled(spaceIn(file, 'aquileia'))),
  ),
  trace('BG-19.3-x3', 'ravenna', 'claudia-celeia', ['ravenna'], false),
  statement(
    'BG-19.3-x3',
    holds(['spaces'], 'Ravenna is a Walled City.', (file) => isWalled(spaceIn(file, 'ravenna'))),
  ),
  statement(
    'BG-19.3-g',
    holds(['connections'], 'No connection but a strait leads to Palma or Calaris.', (file) =>
      ['palma', 'calaris'].every(
        (id) =>
          spaceIn(file, id) !== undefined &&
          neighboursOf(file, id).every((to) => linkOf(file, id, to)?.type === 'strait'),
      ),
    ),
  ),
]
