/** What cards ask: by the operation that the question is about. */
import type { FrameOf } from '../../frames.ts'
import type { Op } from '../../rules/cards/program.ts'
import type { SpecialName } from '../../rules/cards/special/corrected.ts'
import type { Asks } from '../catalogue.ts'
import { operation, placedBy } from '../reckoning.ts'
import type { Scene } from '../scene.ts'

const forts = {
  castra: 'where is a Castra built',
  upgrade: 'which Castra becomes a Colonia',
  castra_or_upgrade: 'where is a Castra built, or a Colonia made of one',
  downgrade: 'which fort is reduced',
}

const special: Partial<Record<SpecialName, string>> = {
  'feuding-kings': 'which of its places',
  'eagles-leave': 'where do the troops of Britannia go',
  'eagles-londinium': 'where do the Britons rise',
  radagaisus: 'where do the Barbarians starve',
  mallobaudes: 'where do 2 Loyalist CU go',
  heraclius: 'where do the new Loyalist CU go',
  'colonia-falls': 'which place, and from where',
  'garrisons-gather': 'from where do Usurper CU join him',
  'garrisons-turn': 'from where does a Loyalist CU go over to him',
  'garrisons-empty': 'from where does a Loyalist CU desert',
}

function spaceWords({ s, names }: Scene): string {
  const its = operation(s)
  if (its === undefined) return 'which space'
  const { event, op } = its
  switch (op.op) {
    case 'place_cu':
      return `where ${placedBy(s, event, op) === 1 ? 'does' : 'do'} ${names.cu(placedBy(s, event, op), op.power)} go`
    case 'remove_cu':
      return `where are ${names.cu(op.n, op.power.length === 1 ? op.power[0] : undefined)} lost`
    case 'replace_cu':
      return `where do ${names.power(op.frm)} go over to ${names.power(op.to)}`
    case 'control':
      return `which space becomes ${names.control(op.to)} (${op.n - event.count} left)`
    case 'fort':
      return `${forts[op.action]} (${op.n - event.count} left)`
    case 'attrition_roll':
      return `where is attrition rolled for (${op.n - event.count} left)`
    case 'special':
      return special[op.what] ?? 'which space'
    default:
      return 'which space'
  }
}

function leaderWords(op: Op | undefined): string {
  if (op?.op === 'remove_leader')
    return op.mode === 'displace' ? 'which leader is displaced' : 'which leader is eliminated'
  if (op?.op !== 'special') return 'which leader'
  switch (op.what) {
    case 'court-moves':
      return 'which Emperor withdraws to Ravenna'
    case 'heraclius':
      return 'which leader is murdered'
    case 'majorian':
      return 'who leads the reconquest'
    case 'gaiso-pursuit':
      return 'which Usurper is pursued'
    case 'garrisons-leader':
      return 'which Usurper gathers the garrisons'
    default:
      return 'which leader'
  }
}

function powerWords(op: Op | undefined): string {
  return op?.op === 'special' && op.what === 'confederation'
    ? 'leaders of which power march together'
    : 'which CU is lost'
}

function takeWords(op: Op | undefined): string {
  return op?.op === 'special' && op.what === 'court-moves'
    ? 'how many Loyalist CU go with him'
    : 'how many CU come to him'
}

function whetherWords({ names }: Scene, op: Op | undefined): string {
  switch (op?.op) {
    case 'flip_leader':
      return `does ${names.leader(op.to)} take the place of ${names.leader(op.leader)}`
    case 'migrate':
      return `do ${names.theTribe(op.who)} migrate${op.naval_only === true ? ' by sea' : ''}`
    case 'discard':
      return 'give up the top card of the Tribal Reserve'
    case 'take_reserve':
      return 'take the top card of the Tribal Reserve into your hand'
    default:
      return 'do it'
  }
}

const asking =
  (words: (scene: Scene, op: Op | undefined) => string) =>
  (scene: Scene, { card }: { card: FrameOf<'event-take'>['card'] }) =>
    `${scene.card(card)}: ${words(scene, operation(scene.s)?.op)}?`

export const cardAsks: Pick<Asks, Extract<keyof Asks, `event-${string}`>> = {
  'event-space': asking((scene) => spaceWords(scene)),
  'event-leader': asking((_, op) => leaderWords(op)),
  'event-tribe': asking((_, op) => (op?.op === 'block' ? 'which tribe is held back' : 'which tribe feuds')),
  'event-power': asking((_, op) => powerWords(op)),
  'event-take': asking((_, op) => takeWords(op)),
  'event-option': asking(() => 'which of these'),
  'event-whether': asking(whetherWords),
}

/** What the options of a card are, by its id. */
export const cardOptions: Readonly<Record<string, readonly string[]>> = {
  R14: ['2 Loyalist CU with one Loyalist leader', '1 Loyalist CU in each of two Walled Cities'],
  R47: [
    'Give up the top card of the Tribal Reserve: as many Loyalist CU as its OPs',
    'Murder a Loyalist general: 2 Loyalist CU',
  ],
  B42: ['Activate a Barbarian leader with 4 AP, rivers as clear', 'Raid with up to 3 CU, rivers as clear'],
}
