/** What the sheet of a battle, a siege or an attempt says. */
import type { PowerName } from '@tabularium/barbarians-at-the-gates/shown'
import type { Language } from '@tabularium/engine'

export interface BattleWords {
  title(at: string): string
  siegeTitle(at: string): string
  reactionTitle(who: string, at: string, isIntercepting: boolean): string
  role(isAttacking: boolean, isMine: boolean): string
  besieger(isMine: boolean): string
  besieged(isMine: boolean): string
  trying(isMine: boolean): string
  moving(isMine: boolean): string
  readonly unit: string
  readonly points: string
  readonly tactical: string
  readonly initiative: string
  readonly nobody: string
  /** By what is added: a clause or a word. */
  readonly modifier: Readonly<Record<string, string>>
  readonly other: string
  readonly equal: string
  of(side: string, what: string): string
  total(side: string): string
  readonly needed: string
  readonly noModifier: string
  wins(power: PowerName): string
  lose(side: string, cu: number): string
  readonly about: string
  readonly stake: string
  /** Of the table: what each face inflicts. */
  readonly table: string
  row(side: string, cu: number, modifier: string): string
  readonly note: string
  readonly hint: string
  readonly siegeHint: string
  readonly reactionHint: string
  readonly falls: string
  readonly holds: string
  face(points: number): string
  besiegersLose(loss: number): string
  readonly succeeds: Readonly<Record<'avoid' | 'intercept', string>>
  readonly fails: Readonly<Record<'avoid' | 'intercept', string>>
  /** Before anything is rolled. */
  readonly goes: Readonly<Record<'march' | 'declare' | 'slip', string>>
  readonly victory: string
  readonly repulsed: string
  readonly beaten: string
  readonly lost: string
  readonly done: string
  readonly failed: string
  sentence(own: number, others: number): string
  siegeSentence(face: number, points: number, fell: boolean): string
  reactionSentence(face: number, sum: number, needs: number): string
  fallen(side: string, cu: number): string
  plunder(by: number): string
  vp(by: number): string
  counter(power: string): string
}

const enPower: Record<PowerName, string> = {
  loyalist: 'The Loyalists',
  byzantine: 'The Byzantines',
  usurper: 'The Usurpers',
  barbarian: 'The Barbarians',
  allied: 'The Allies',
}
const frPower: Record<PowerName, string> = {
  loyalist: 'Les Loyalistes',
  byzantine: 'Les Byzantins',
  usurper: 'Les Usurpateurs',
  barbarian: 'Les Barbares',
  allied: 'Les Alliés',
}
const deName = (name: string) => (/^[AEIOUYHÉ]/.test(name) ? `d’${name}` : `de ${name}`)
const signed = (value: number) => (value < 0 ? `−${-value}` : `+${value}`)

export const battleWords: Readonly<Record<Language, BattleWords>> = {
  en: {
    title: (at) => `Battle of ${at}`,
    siegeTitle: (at) => `Siege of ${at}`,
    reactionTitle: (who, at, isIntercepting) =>
      isIntercepting ? `${who} intercepts at ${at}` : `${who} slips to ${at}`,
    role: (isAttacking, isMine) =>
      isMine ? (isAttacking ? 'You, attacking' : 'You, defending') : isAttacking ? 'Attacking' : 'Defending',
    besieger: (isMine) => (isMine ? 'You, besieging' : 'Besieging'),
    besieged: (isMine) => (isMine ? 'You, behind the walls' : 'Behind the walls'),
    trying: (isMine) => (isMine ? 'You try' : 'Tries'),
    moving: (isMine) => (isMine ? 'You, on the march' : 'On the march'),
    unit: 'CU',
    points: 'to fall',
    tactical: 'TR',
    initiative: 'IR',
    nobody: 'Nobody commands',
    modifier: {
      tactics: 'tactical rating',
      road: 'clear connection, a Roman leader',
      hostile: 'into enemy land',
      card: 'a card',
      engineers: 'Roman engineers',
      court: 'the marshes of Ravenna',
      'BG-12.2.1-a': 'better commander',
      'BG-12.2.2-a': 'combat superiority',
      'BG-12.2.3-a': 'across a river',
      'BG-12.2.3-b': 'across a strait',
      'BG-12.2.3-c': 'landing from the sea',
      'BG-12.2.3-e': 'a fort of the defender',
      'BG-12.2.3-g': 'CU above ten',
      'BG-12.2.3-h': 'failed to avoid battle',
      'BG-12.2.3-i': 'interceptors came',
    },
    other: 'added to the die',
    equal: 'Commanders are equal',
    of: (side, what) => `${side}: ${what}`,
    total: (side) => `${side}: added to the die`,
    needed: 'Points that it falls to',
    noModifier: 'Nothing is added to the die',
    wins: (power) => `${enPower[power]} win`,
    lose: (side, cu) => `${side}: ${cu} CU lost`,
    about: 'Both roll at once; who inflicts more wins',
    stake: 'The loser has to retreat. A tie goes to the Romans.',
    table: 'Losses inflicted, by the die',
    row: (side, cu, modifier) => `${side}, ${cu} CU, ${modifier}`,
    note: 'Die and modifiers, in the column of one’s own CU.',
    hint: 'A die each.',
    siegeHint: 'One die, with what is added to it',
    reactionHint: 'One die, with what is added to it',
    falls: 'The place falls',
    holds: 'The place holds',
    face: (points) => (points === 0 ? 'Nothing' : `${points} ${points === 1 ? 'point' : 'points'}`),
    besiegersLose: (loss) => (loss === 0 ? 'no loss' : `besiegers lose ${loss} CU`),
    succeeds: { avoid: 'Slips away', intercept: 'Intercepts' },
    fails: { avoid: 'Is caught', intercept: 'Comes too late' },
    goes: { march: 'March and attack', declare: 'Declare it', slip: 'Try it' },
    victory: 'Victory',
    repulsed: 'Repulsed',
    beaten: 'Driven off',
    lost: 'The place is lost',
    done: 'It succeeds',
    failed: 'It fails',
    sentence: (own, others) => `Losses inflicted: ${own} against ${others}.`,
    siegeSentence: (face, points, fell) =>
      `Rolled ${face}: ${points} ${points === 1 ? 'point' : 'points'}, ${fell ? 'and the walls are taken' : 'and the walls stand'}.`,
    reactionSentence: (face, sum, needs) => `Rolled ${face}: ${sum} in all, ${needs} was needed.`,
    fallen: (side, cu) => (cu === 0 ? `${side}: no loss.` : `${side}: ${cu} CU lost.`),
    plunder: (by) => `Plunder ${signed(by)}`,
    vp: (by) => `${signed(by)} VP`,
    counter: (power) => `1 CU, ${power}`,
  },
  fr: {
    title: (at) => `Bataille ${deName(at)}`,
    siegeTitle: (at) => `Siège ${deName(at)}`,
    reactionTitle: (who, at, isIntercepting) =>
      isIntercepting ? `${who} intercepte à ${at}` : `${who} s’esquive vers ${at}`,
    role: (isAttacking, isMine) =>
      isMine ? (isAttacking ? 'Vous attaquez' : 'Vous défendez') : isAttacking ? 'Attaque' : 'Défend',
    besieger: (isMine) => (isMine ? 'Vous assiégez' : 'Assiège'),
    besieged: (isMine) => (isMine ? 'Vous, derrière les murs' : 'Derrière les murs'),
    trying: (isMine) => (isMine ? 'Vous tentez' : 'Tente'),
    moving: (isMine) => (isMine ? 'Vous, en marche' : 'En marche'),
    unit: 'UC',
    points: 'pour tomber',
    tactical: 'VT',
    initiative: 'VI',
    nobody: 'Personne ne commande',
    modifier: {
      tactics: 'valeur tactique',
      road: 'liaison aisée, un chef romain',
      hostile: 'en terre ennemie',
      card: 'une carte',
      engineers: 'ingénieurs romains',
      court: 'les marais de Ravenna',
      'BG-12.2.1-a': 'meilleur chef',
      'BG-12.2.2-a': 'supériorité au combat',
      'BG-12.2.3-a': 'par-dessus un fleuve',
      'BG-12.2.3-b': 'par-dessus un détroit',
      'BG-12.2.3-c': 'débarquement',
      'BG-12.2.3-e': 'un fort du défenseur',
      'BG-12.2.3-g': 'UC au-delà de dix',
      'BG-12.2.3-h': 'esquive manquée',
      'BG-12.2.3-i': 'des intercepteurs sont là',
    },
    other: 'ajouté au dé',
    equal: 'Les chefs se valent',
    of: (side, what) => `${side} : ${what}`,
    total: (side) => `${side} : ajouté au dé`,
    needed: 'Points qu’il faut pour la prendre',
    noModifier: 'Rien n’est ajouté au dé',
    wins: (power) => `${frPower[power]} gagnent`,
    lose: (side, cu) => `${side} : ${cu} UC en moins`,
    about: 'Les deux lancent ensemble ; qui inflige le plus l’emporte',
    stake: 'Le perdant doit reculer. À égalité, les Romains gagnent.',
    table: 'Pertes infligées, selon le dé',
    row: (side, cu, modifier) => `${side}, ${cu} UC, ${modifier}`,
    note: 'Le dé et ses modificateurs, dans la colonne de ses propres UC.',
    hint: 'Un dé chacun.',
    siegeHint: 'Un dé, avec ce qu’on y ajoute',
    reactionHint: 'Un dé, avec ce qu’on y ajoute',
    falls: 'La place tombe',
    holds: 'La place tient',
    face: (points) => (points === 0 ? 'Rien' : `${points} ${points < 2 ? 'point' : 'points'}`),
    besiegersLose: (loss) => (loss === 0 ? 'sans perte' : `l’assiégeant perd ${loss} UC`),
    succeeds: { avoid: 'S’esquive', intercept: 'Intercepte' },
    fails: { avoid: 'Est rattrapé', intercept: 'Arrive trop tard' },
    goes: { march: 'Marcher et attaquer', declare: 'L’annoncer', slip: 'Tenter' },
    victory: 'Victoire',
    repulsed: 'Repoussé',
    beaten: 'Chassé',
    lost: 'La place est perdue',
    done: 'C’est réussi',
    failed: 'C’est manqué',
    sentence: (own, others) => `Pertes infligées : ${own} contre ${others}.`,
    siegeSentence: (face, points, fell) =>
      `Dé ${face} : ${points} ${points < 2 ? 'point' : 'points'}, ${fell ? 'et les murs sont pris' : 'et les murs tiennent'}.`,
    reactionSentence: (face, sum, needs) => `Dé ${face} : ${sum} en tout, il fallait ${needs}.`,
    fallen: (side, cu) => (cu === 0 ? `${side} : aucune perte.` : `${side} : ${cu} UC en moins.`),
    plunder: (by) => `Butin ${signed(by)}`,
    vp: (by) => `${signed(by)} PV`,
    counter: (power) => `1 UC, ${power}`,
  },
}
