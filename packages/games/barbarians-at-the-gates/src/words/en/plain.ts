/** What an answer is called in a question to which it is none. */
import type { Option, Use } from '../../actions.ts'
import type { PlainWords } from '../catalogue.ts'

const option: Record<Option, string> = {
  yes: 'Yes',
  no: 'No',
  pass: 'Pass',
  done: 'Done',
  'tribal-activate': 'Tribal action: activation',
  'tribal-reinforce': 'Tribal action: reinforcements',
  'tribal-march': 'Tribal action: forced march',
  reveal: 'Reveal a card of the Reserve',
  baptize: 'Use Barbarian Baptization',
  stop: 'Enough',
  cancel: 'Call it off',
  regroup: 'Change who goes along',
  control: 'Take control',
  siege: 'Siege roll',
  sortie: 'Sally out',
  attack: 'Attack',
  delay: 'Wait',
  passage: 'Right of Passage',
  first: 'First choice',
  second: 'Second choice',
  third: 'Third choice',
}

const plainUses: Record<Use, string> = {
  activate: 'Activation',
  reinforce: 'Reinforcements',
  migrate: 'Migration',
  raid: 'Raid',
  march: 'Forced march',
  usurp: 'Successful Usurpation',
  event: 'Event',
  discard: 'Discard',
}

export const plain: PlainWords = {
  use: (name, card) => `${plainUses[name]}: ${card}`,
  held: (leader) => `A card keeps ${leader} from being activated.`,
  sail: (space) => `${space} by sea`,
  fort: (space) => `Fort of ${space}`,
  option,
}
