/** What events say of their causes and uses. */
import type { Because } from '../causes.ts'

export const losses: Record<string, readonly [one: string, more: string]> = {
  battle: ['falls', 'fall'],
  retreat: ['is lost on the retreat', 'are lost on the retreat'],
  'way-back': ['is lost on the way back', 'are lost on the way back'],
  walls: ['of the raiders falls under the walls', 'of the raiders fall under the walls'],
  stranded: ['of the raiders finds no way on and is lost', 'of the raiders find no way on and are lost'],
  raid: ['of the raiders is lost', 'of the raiders are lost'],
  attrition: ['wastes away', 'waste away'],
  besieging: ['of the besiegers falls', 'of the besiegers fall'],
  besieged: ['of the garrison falls', 'of the garrison fall'],
  'no-room': ['has nowhere to go and is lost', 'have nowhere to go and are lost'],
}

/** How a leader leaves the map; he may come back. */
export const leaving: Because = {
  battle: 'loses his army',
  retreat: 'loses his army on the retreat',
  raid: 'loses his raiders',
  attrition: 'loses his army to hunger',
  besieging: 'loses his army before the walls',
  'fallen-city': 'is driven out of the fallen city',
  alone: 'is alone among enemies',
  'no-room': 'has nowhere to go',
}

/** He never does. */
export const dying: Because = {
  battle: 'falls in battle',
  retreat: 'is caught on the retreat and killed',
  raid: 'dies with his raiders',
  attrition: 'perishes with his army',
  besieging: 'dies before the walls',
  'fallen-city': 'dies in the fallen city',
  alone: 'is caught alone and killed',
  succession: 'leaves the throne to his successor',
  homeless: 'vanishes with his people',
  'fallen-people': 'vanishes with his people',
  'no-way': 'vanishes with his people',
}

export const taking: Because = {
  force: 'is taken',
  occupation: 'is occupied',
  raid: 'is seized by the raiders',
  siege: 'falls',
  overrun: 'is overrun',
  refuge: 'takes in the tribe',
  migration: 'is overrun by the tribe on the move',
  storm: 'is stormed by the tribe on the move',
  settlement: 'is given to the settlers',
  ally: 'is given to the new allies',
  revolt: 'joins the revolt',
  usurpation: 'goes over',
  contested: 'goes over',
  isolation: 'is cut off and comes back',
  'usurpation-over': 'comes back',
  'emperor-lost': 'comes back',
}

/** Where the event before has not told it. */
export const plundering: Because = {
  threat: 'a city plundered by raiders',
  battle: 'a Roman army beaten',
  card: 'by the card',
}

export const scoring: Because = {
  provinces: 'for the provinces',
  emperor: 'an Emperor lost',
  plunder: 'the Plunder track has gone round',
  card: 'by the card',
  east: 'a victory in the East',
}

export const placing: Because = {
  tribe: 'The tribe grows',
  capital: 'The Capital levies troops',
  usurper: 'The Usurper levies troops',
  reinforcement: 'Reinforcements',
  invasion: 'The invaders come',
  ally: 'The new allies come',
  contested: 'Troops rally to the rival Emperor',
}

export const coming: Because = {
  return: 'takes the field',
  throne: 'ascends the throne',
  contested: 'claims the throne',
  invasion: 'leads them',
  ally: 'leads them',
}

export const uses = {
  activate: 'to activate a leader',
  reinforce: 'for reinforcements',
  migrate: 'for a migration',
  raid: 'for a raid',
  march: 'for a forced march',
  usurp: 'for a Successful Usurpation',
}

export const tribal = {
  activate: 'to activate an ally',
  reinforce: 'for reinforcements of the Allies',
  march: 'for a forced march of the Allies',
}

export const relocating: Because = {
  settlement: 'to the new home of the tribe',
  room: 'to make room',
  revolt: 'to join the revolt',
  usurpation: 'to take the purple there',
  card: 'by the card',
}

/** What an event does that nothing else tells, by card. */
export const notes: Readonly<Record<string, string>> = {
  R13: 'the ships have to stay in port',
  R26: 'Loyalists may enter Further East from now on',
  R29: 'the enemy may play no Battle card',
  R39: 'at most 2 cards go to the Tribal Reserve from now on',
  R40: 'it lies face up in the Tribal Reserve from now on',
  R43: 'siege rolls against Ravenna get −2 from now on',
  R52: 'the march is over, and its leader may not be activated again this turn',
  B11: 'the next new Emperor will come as a Usurper',
  B16: 'the enemy has neither Combat Superiority nor a better commander',
  B19: 'the leader loses 2 AP, or his whole activation if he is slow',
  B41: 'Rome can offer no settlement until the end of the next turn, and Tribal actions bring nothing this turn',
  B44: 'no Loyalist reinforcements in Italia this turn, unless Rome controls Africa',
  B50: 'Vandal leaders may go with naval raids from now on',
}
