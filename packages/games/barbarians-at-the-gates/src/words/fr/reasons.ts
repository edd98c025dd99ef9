/** Ce que les événements disent de leurs causes et de leurs usages. */
import type { Because } from '../causes.ts'

export const losses: Record<string, readonly [one: string, more: string]> = {
  battle: ['tombe', 'tombent'],
  retreat: ['est perdue dans la retraite', 'sont perdues dans la retraite'],
  'way-back': ['est perdue sur le chemin du retour', 'sont perdues sur le chemin du retour'],
  walls: ['de pillards tombe sous les murs', 'de pillards tombent sous les murs'],
  stranded: ['de pillards est perdue sans issue', 'de pillards sont perdues sans issue'],
  raid: ['de pillards est perdue', 'de pillards sont perdues'],
  attrition: ['dépérit', 'dépérissent'],
  besieging: ['assiégeante tombe', 'assiégeantes tombent'],
  besieged: ['de la garnison tombe', 'de la garnison tombent'],
  'no-room': ['sans place est perdue', 'sans place sont perdues'],
}

/** Comment un chef quitte la carte ; il peut revenir. */
export const leaving: Because = {
  battle: 'perd son armée',
  retreat: 'perd son armée dans la retraite',
  raid: 'perd ses pillards',
  attrition: 'perd son armée par la faim',
  besieging: 'perd son armée sous les murs',
  'fallen-city': 'est chassé de la ville prise',
  alone: 'est seul parmi les ennemis',
  'no-room': 'n’a nulle part où aller',
}

/** Il ne revient jamais. */
export const dying: Because = {
  battle: 'tombe au combat',
  retreat: 'est pris et tué dans la retraite',
  raid: 'meurt avec ses pillards',
  attrition: 'périt avec son armée',
  besieging: 'meurt sous les murs',
  'fallen-city': 'meurt dans la ville prise',
  alone: 'est pris seul et tué',
  succession: 'laisse le trône à son successeur',
  homeless: 'disparaît avec son peuple',
  'fallen-people': 'disparaît avec son peuple',
  'no-way': 'disparaît avec son peuple',
}

export const taking: Because = {
  force: 'est prise',
  occupation: 'est occupée',
  raid: 'est saisie par les pillards',
  siege: 'tombe',
  overrun: 'est balayée',
  refuge: 'accueille la tribu',
  migration: 'est envahie par la tribu en marche',
  storm: 'est emportée par la tribu en marche',
  settlement: 'est donnée aux colons',
  ally: 'est donnée aux nouveaux alliés',
  revolt: 'rejoint la révolte',
  usurpation: 'change de camp',
  contested: 'change de camp',
  isolation: 'est isolée et revient',
  'usurpation-over': 'revient',
  'emperor-lost': 'revient',
}

/** Là où l’événement d’avant ne l’a pas dit. */
export const plundering: Because = {
  threat: 'une ville pillée',
  battle: 'une armée romaine battue',
  card: 'par la carte',
}

export const scoring: Because = {
  provinces: 'pour les provinces',
  emperor: 'un Empereur perdu',
  plunder: 'la piste de butin a fait le tour',
  card: 'par la carte',
  east: 'une victoire en Orient',
}

export const placing: Because = {
  tribe: 'La tribu grandit',
  capital: 'La capitale lève des troupes',
  usurper: 'L’Usurpateur lève des troupes',
  reinforcement: 'Renforts',
  invasion: 'Les envahisseurs arrivent',
  ally: 'Les nouveaux alliés arrivent',
  contested: 'Des troupes rallient l’Empereur rival',
}

export const coming: Because = {
  return: 'entre en campagne',
  throne: 'monte sur le trône',
  contested: 'réclame le trône',
  invasion: 'les mène',
  ally: 'les mène',
}

export const uses = {
  activate: 'pour activer un chef',
  reinforce: 'pour des renforts',
  migrate: 'pour une migration',
  raid: 'pour un raid',
  march: 'pour une marche forcée',
  usurp: 'pour une usurpation réussie',
}

export const tribal = {
  activate: 'pour activer un allié',
  reinforce: 'pour renforcer les Alliés',
  march: 'pour une marche forcée des Alliés',
}

export const relocating: Because = {
  settlement: 'au nouveau foyer de la tribu',
  room: 'pour faire place',
  revolt: 'pour rejoindre la révolte',
  usurpation: 'pour y prendre la pourpre',
  card: 'par la carte',
}

/** Ce que fait un événement et que rien d’autre ne dit, par carte. */
export const notes: Readonly<Record<string, string>> = {
  R13: 'les navires doivent rester au port',
  R26: 'les Loyalistes peuvent désormais entrer en Further East',
  R29: 'l’ennemi ne peut jouer aucune carte de bataille',
  R39: 'au plus 2 cartes vont désormais à la Réserve tribale',
  R40: 'elle reste désormais face visible dans la Réserve tribale',
  R43: 'les jets de siège contre Ravenna ont désormais −2',
  R52: 'la marche est finie, et son chef ne peut plus être activé ce tour-ci',
  B11: 'le prochain nouvel Empereur viendra en Usurpateur',
  B16: 'l’ennemi n’a ni supériorité au combat ni meilleur chef',
  B19: 'le chef perd 2 PA, ou toute son activation s’il est lent',
  B41: 'Rome ne peut offrir d’établissement jusqu’à la fin du tour suivant, et les actions tribales n’apportent rien ce tour-ci',
  B44: 'pas de renfort loyaliste en Italia ce tour-ci, sauf si Rome contrôle l’Africa',
  B50: 'les chefs vandales peuvent désormais accompagner des raids navals',
}
