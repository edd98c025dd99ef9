/** The guided first game: the last turn, both sides, from a set position with given dice, played by the real rules. */
import type { Guide, Lesson } from '../../page/game-page.ts'

const position = {
  turn: 19,
  rrp: 4,
  areas: {
    roma: { legions: 1, forces: 4 },
    venetia: { legions: 1, forces: 2, fort: true },
    liguria: { forces: 1, fort: true },
    pannonia: { barbarianForces: 15 },
    gothia: { barbarianForces: 3 },
  },
  stack: [{ kind: 'barbarian-movement' }],
}

/** One Force comes; then the two rounds of the conflict. */
const script = ['1', '5', '2']

const lessons: readonly Lesson[] = [
  {
    expects: ['done'],
    lit: ['roma'],
    en: [
      'Twenty turns',
      'Two players: the Roman (red) and the Barbarian (dark). The number on a stack is its Forces; a gold sign is a Legion or a Cavalry. The Barbarian wins as soon as he has a Force in Roma and the Roman has none; the Roman wins if turn 20 ends without that. You play both in the last turn. Turn 19 is nearly over: end the Barbarian movement.',
    ],
    fr: [
      'Vingt tours',
      'Deux joueurs : le Romain (rouge) et le Barbare (sombre). Le nombre sur une pile compte ses Forces ; un signe doré est une Légion ou une Cavalerie. Le Barbare gagne dès qu’il a une Force à Roma et que le Romain n’en a aucune ; le Romain gagne si le tour 20 finit sans cela. Vous jouez les deux au dernier tour. Le tour 19 s’achève : finir le mouvement barbare.',
    ],
  },
  {
    expects: ['pay'],
    lit: ['roma', 'liguria', 'venetia'],
    en: [
      'Collect and pay',
      'Every turn the Roman collects the coin of each area where he has a Force: Roma 5, Liguria 3, Venetia 3. With the 4 he had that makes 15 resource points. Each Roman counter on the map costs 1: two Legions, seven Forces, two Forts. If there were too few points he would have to disband. Pay 11.',
    ],
    fr: [
      'Collecter et payer',
      'À chaque tour le Romain collecte la pièce de chaque région où il a une Force : Roma 5, Liguria 3, Venetia 3. Avec les 4 qu’il avait, cela fait 15 points de ressources. Chaque pion romain sur la carte en coûte 1 : deux Légions, sept Forces, deux Forts. S’il en manquait, il faudrait dissoudre. Payer 11.',
    ],
  },
  {
    expects: ['buy force'],
    lit: ['roma'],
    en: [
      'Buy',
      'A Force costs 2, a Legion 5; both appear in Roma. A Fort or a Wall costs 3 and is built where Roman Forces stand. Buy a Force.',
    ],
    fr: [
      'Acheter',
      'Une Force coûte 2, une Légion 5 ; elles apparaissent à Roma. Un Fort ou un Mur coûte 3 et se bâtit où se tiennent des Forces romaines. Acheter une Force.',
    ],
  },
  {
    expects: ['done'],
    lit: [],
    en: [
      'Then a die is rolled',
      'Points that are not spent are kept. End the purchases: now the Barbarian rolls for what comes, as many Forces as a roll of 1 to 5 shows, or a Cavalry on a 6.',
    ],
    fr: [
      'Puis un dé est jeté',
      'Les points non dépensés sont gardés. Finir les achats : le Barbare jette alors un dé pour ce qui vient, autant de Forces que le dé en montre de 1 à 5, ou une Cavalerie sur un 6.',
    ],
  },
  {
    expects: ['enter marcomannia'],
    lit: ['marcomannia'],
    en: [
      'They gather',
      'A 1: one Force. The Barbarian puts it in any area where a red arrow leads, an invasion route. Put it in Marcomannia.',
    ],
    fr: [
      'Ils se rassemblent',
      'Un 1 : une Force. Le Barbare la met dans toute région où mène une flèche rouge, une route d’invasion. La mettre en Marcomannia.',
    ],
  },
  {
    expects: ['march roma venetia'],
    lit: ['venetia'],
    en: [
      'March',
      'Fifteen Forces in Pannonia threaten Venetia. A Legion crosses one border a turn and takes Forces along; Forces never march alone. Click Venetia, or choose the march in the list.',
    ],
    fr: [
      'Marcher',
      'Quinze Forces en Pannonia menacent Venetia. Une Légion franchit une frontière par tour et emmène des Forces ; elles ne marchent jamais seules. Cliquer sur Venetia, ou choisir la marche dans la liste.',
    ],
  },
  {
    expects: ['with 3'],
    lit: ['roma', 'venetia'],
    en: [
      'How many?',
      'In Roma, Forces may stay without a Legion; elsewhere they need a Legion, a Fort or a Wall. And a Legion, a Fort or a Wall without a Force is lost for ever. Take three and leave two.',
    ],
    fr: [
      'Combien ?',
      'À Roma, des Forces peuvent rester sans Légion ; ailleurs il leur faut une Légion, un Fort ou un Mur. Et une Légion, un Fort ou un Mur sans Force est perdu à jamais. En prendre trois et en laisser deux.',
    ],
  },
  {
    expects: ['done'],
    lit: [],
    en: [
      'Grey has moved',
      'What has moved does not move again in this phase. The other Legion stays, so that the Forces are together. End the Roman movement.',
    ],
    fr: [
      'Le gris a bougé',
      'Ce qui a bougé ne bouge plus dans cette phase. L’autre Légion reste, pour que les Forces soient ensemble. Finir le mouvement romain.',
    ],
  },
  {
    expects: ['move force pannonia venetia'],
    lit: ['venetia'],
    en: [
      'The Barbarians move',
      'Their Forces cross one border, without any Legion. Cavalry enters neither Mountains nor an area with a Wall. Point at Venetia to see how the conflict would go; then move from Pannonia.',
    ],
    fr: [
      'Les Barbares se déplacent',
      'Leurs Forces franchissent une frontière, sans Légion. La Cavalerie n’entre ni en Montagnes ni dans une région avec un Mur. Pointer Venetia pour voir comment irait le conflit ; puis partir de Pannonia.',
    ],
  },
  {
    expects: ['with 15'],
    lit: ['venetia'],
    en: [
      'All of them',
      'The more there are for each Roman, the better for them: 15 against 5 is a ratio of 3, and the Fort takes 1 away. Move all fifteen.',
    ],
    fr: [
      'Toutes',
      'Plus ils sont pour chaque Romain, mieux c’est pour eux : 15 contre 5 font un rapport de 3, et le Fort en ôte 1. Les déplacer toutes les quinze.',
    ],
  },
  {
    expects: ['done'],
    lit: ['venetia'],
    en: [
      'Conflict',
      'End the Barbarian movement. Where Forces of both stand, they fight round by round until one side is gone. A die and the ratio tell what each loses: nothing, half or all. Watch two rounds.',
    ],
    fr: [
      'Conflit',
      'Finir le mouvement barbare. Où se tiennent des Forces des deux camps, elles se battent manche après manche jusqu’à ce qu’un camp ait disparu. Un dé et le rapport disent ce que chacun perd : rien, la moitié ou tout. Regarder deux manches.',
    ],
  },
  {
    expects: [],
    lit: ['roma'],
    en: [
      'Rome stands',
      'First both lost half; then 8 against 3 was a ratio of 2, less 1 for the Fort, and the Barbarians lost all. Turn 20 is over and Rome stands: the Roman wins. In a real game there are twenty turns to gather, and every area Rome holds pays for its defence. The rules are beside the board.',
    ],
    fr: [
      'Rome est debout',
      'D’abord chacun a perdu la moitié ; puis 8 contre 3 font un rapport de 2, moins 1 pour le Fort, et les Barbares ont tout perdu. Le tour 20 est fini et Rome est debout : le Romain gagne. Dans une vraie partie il y a vingt tours pour se rassembler, et chaque région que tient Rome paie sa défense. Les règles sont à côté du plateau.',
    ],
  },
]

export const guide: Guide = {
  setup: {
    game: 'fall-of-the-roman-empire',
    options: {},
    players: ['person', 'person'],
    passing: true,
    position,
    script,
  },
  lessons,
}
