/** Le nom d’une réponse à une question qui n’est pas la sienne. */
import type { Option, Use } from '../../actions.ts'
import type { PlainWords } from '../catalogue.ts'

const option: Record<Option, string> = {
  yes: 'Oui',
  no: 'Non',
  pass: 'Passer',
  done: 'Terminé',
  'tribal-activate': 'Action tribale : activation',
  'tribal-reinforce': 'Action tribale : renforts',
  'tribal-march': 'Action tribale : marche forcée',
  reveal: 'Révéler une carte de la Réserve',
  baptize: 'Utiliser « Baptême des Barbares »',
  stop: 'Assez',
  cancel: 'Renoncer',
  regroup: 'Changer qui part avec lui',
  control: 'Prendre le contrôle',
  siege: 'Jet de siège',
  sortie: 'Sortie',
  attack: 'Attaquer',
  delay: 'Attendre',
  passage: 'Droit de passage',
  first: 'Premier choix',
  second: 'Deuxième choix',
  third: 'Troisième choix',
}

const plainUses: Record<Use, string> = {
  activate: 'Activation',
  reinforce: 'Renforts',
  migrate: 'Migration',
  raid: 'Raid',
  march: 'Marche forcée',
  usurp: 'Usurpation réussie',
  event: 'Événement',
  discard: 'Défausse',
}

export const plain: PlainWords = {
  use: (name, card) => `${plainUses[name]} : ${card}`,
  held: (leader) => `Une carte interdit d’activer ${leader}.`,
  sail: (space) => `${space} par mer`,
  fort: (space) => `Fort : ${space}`,
  option,
}
