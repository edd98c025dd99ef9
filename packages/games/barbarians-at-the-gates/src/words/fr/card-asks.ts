/** Ce que demandent les cartes : selon l’opération dont il s’agit. */
import type { FrameOf } from '../../frames.ts'
import type { Op } from '../../rules/cards/program.ts'
import type { SpecialName } from '../../rules/cards/special/corrected.ts'
import type { Asks } from '../catalogue.ts'
import { operation, placedBy } from '../reckoning.ts'
import type { Scene } from '../scene.ts'

const forts = {
  castra: 'où bâtir un Castra',
  upgrade: 'quel Castra devient une Colonia',
  castra_or_upgrade: 'où bâtir un Castra, ou en faire une Colonia',
  downgrade: 'quel fort est réduit',
}

const special: Partial<Record<SpecialName, string>> = {
  'feuding-kings': 'lequel de ses lieux',
  'eagles-leave': 'où vont les troupes de Britannia',
  'eagles-londinium': 'où se lèvent les Bretons',
  radagaisus: 'où les Barbares meurent-ils de faim',
  mallobaudes: 'où vont 2 UC loyalistes',
  heraclius: 'où vont les nouvelles UC loyalistes',
  'colonia-falls': 'quelle place, et d’où',
  'garrisons-gather': 'd’où des UC usurpatrices le rejoignent-elles',
  'garrisons-turn': 'd’où une UC loyaliste passe-t-elle à lui',
  'garrisons-empty': 'd’où une UC loyaliste déserte-t-elle',
}

function spaceWords({ s, names }: Scene): string {
  const its = operation(s)
  if (its === undefined) return 'quelle case'
  const { event, op } = its
  switch (op.op) {
    case 'place_cu':
      return `où ${placedBy(s, event, op) < 2 ? 'va' : 'vont'} ${names.cu(placedBy(s, event, op), op.power)}`
    case 'remove_cu':
      return `où perdre ${names.cu(op.n, op.power.length === 1 ? op.power[0] : undefined)}`
    case 'replace_cu':
      return `où ${names.power(op.frm)} passent-ils ${names.toPower(op.to)}`
    case 'control':
      return `quelle case devient ${names.control(op.to)} (encore ${op.n - event.count})`
    case 'fort':
      return `${forts[op.action]} (encore ${op.n - event.count})`
    case 'attrition_roll':
      return `où jeter le dé d’attrition (encore ${op.n - event.count})`
    case 'special':
      return special[op.what] ?? 'quelle case'
    default:
      return 'quelle case'
  }
}

function leaderWords(op: Op | undefined): string {
  if (op?.op === 'remove_leader') return op.mode === 'displace' ? 'quel chef est écarté' : 'quel chef est éliminé'
  if (op?.op !== 'special') return 'quel chef'
  switch (op.what) {
    case 'court-moves':
      return 'quel Empereur se retire à Ravenna'
    case 'heraclius':
      return 'quel chef est assassiné'
    case 'majorian':
      return 'qui mène la reconquête'
    case 'gaiso-pursuit':
      return 'quel Usurpateur est poursuivi'
    case 'garrisons-leader':
      return 'quel Usurpateur réunit les garnisons'
    default:
      return 'quel chef'
  }
}

function powerWords(op: Op | undefined): string {
  return op?.op === 'special' && op.what === 'confederation'
    ? 'les chefs de quelle puissance marchent ensemble'
    : 'quelle UC est perdue'
}

function takeWords(op: Op | undefined): string {
  return op?.op === 'special' && op.what === 'court-moves'
    ? 'combien d’UC loyalistes partent avec lui'
    : 'combien d’UC le rejoignent'
}

function whetherWords({ names }: Scene, op: Op | undefined): string {
  switch (op?.op) {
    case 'flip_leader':
      return `${names.leader(op.to)} prend-il la place ${names.grammar.of(names.leader(op.leader))}`
    case 'migrate':
      return `${names.theTribe(op.who)} migrent-ils${op.naval_only === true ? ' par mer' : ''}`
    case 'discard':
      return 'renoncer à la première carte de la Réserve tribale'
    case 'take_reserve':
      return 'prendre en main la première carte de la Réserve tribale'
    default:
      return 'le faire'
  }
}

const asking =
  (words: (scene: Scene, op: Op | undefined) => string) =>
  (scene: Scene, { card }: { card: FrameOf<'event-take'>['card'] }) =>
    `${scene.card(card)} : ${words(scene, operation(scene.s)?.op)} ?`

export const cardAsks: Pick<Asks, Extract<keyof Asks, `event-${string}`>> = {
  'event-space': asking((scene) => spaceWords(scene)),
  'event-leader': asking((_, op) => leaderWords(op)),
  'event-tribe': asking((_, op) => (op?.op === 'block' ? 'quelle tribu est retenue' : 'quelle tribu se querelle')),
  'event-power': asking((_, op) => powerWords(op)),
  'event-take': asking((_, op) => takeWords(op)),
  'event-option': asking(() => 'lequel des deux'),
  'event-whether': asking(whetherWords),
}

/** Les choix qu’offre une carte, par son numéro. */
export const cardOptions: Readonly<Record<string, readonly string[]>> = {
  R14: ['2 UC loyalistes avec un chef loyaliste', '1 UC loyaliste dans chacune de deux villes fortifiées'],
  R47: [
    'Renoncer à la première carte de la Réserve tribale : autant d’UC loyalistes que ses PO',
    'Assassiner un général loyaliste : 2 UC loyalistes',
  ],
  B42: [
    'Activer un chef barbare avec 4 PA, les fleuves comptant comme faciles',
    'Raid de 3 UC au plus, les fleuves comptant comme faciles',
  ],
}
