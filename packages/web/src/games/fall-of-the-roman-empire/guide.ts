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
    does: ['done'],
    lit: ['roma'],
    en: [
      'Twenty turns',
      'Rome is red and square, the Barbarians are blue, eight-sided or round-ended. A shield or a pair of axes counts Forces, a golden eagle Legions, a rider Cavalry. The Barbarians win as soon as they have a Force in Roma and Rome has none there; Rome wins if turn 20 ends without that. You play both sides of the last turn. Turn 19 is nearly over: press Done.',
    ],
    fr: [
      'Vingt tours',
      'Rome est rouge et carrée, les Barbares sont bleus, à huit pans ou à bouts ronds. Un bouclier ou deux haches comptent les Forces, un aigle doré les Légions, un cavalier les Cavaleries. Les Barbares gagnent dès qu’ils ont une Force à Roma et que Rome n’y en a aucune ; Rome gagne si le tour 20 finit sans cela. Vous jouez les deux camps du dernier tour. Le tour 19 s’achève : appuyer sur Terminer.',
    ],
  },
  {
    does: ['pay'],
    lit: ['roma', 'liguria', 'venetia'],
    en: [
      'Tax and upkeep',
      'Rome collects the coin of every area where she has a Force: Roma 5, Liguria 3, Venetia 3. With the 4 she had that is 15. Each Roman counter costs 1 a turn: two Legions, seven Forces, two Forts. The numbers stand in the bar above. Pay 11. In a real game this is done by itself; to disband instead, take it back.',
    ],
    fr: [
      'Impôt et entretien',
      'Rome perçoit la pièce de chaque région où elle a une Force : Roma 5, Liguria 3, Venetia 3. Avec les 4 qu’elle avait, cela fait 15. Chaque pion romain coûte 1 par tour : deux Légions, sept Forces, deux Forts. Les nombres sont dans la barre du haut. Payer 11. Dans une vraie partie cela se fait de soi-même ; pour dissoudre plutôt, le reprendre.',
    ],
  },
  {
    does: ['buy force'],
    lit: ['roma'],
    en: [
      'Buy',
      'Legions and Forces appear in Roma. A Fort or a Wall is built where Roman Forces stand: choose it in the panel, and the map shows where. Press Force, or click Roma.',
    ],
    fr: [
      'Acheter',
      'Légions et Forces apparaissent à Roma. Un Fort ou un Mur se bâtit où sont des Forces romaines : le choisir dans le panneau, et la carte montre où. Appuyer sur Force, ou cliquer sur Roma.',
    ],
  },
  {
    does: ['done'],
    lit: [],
    en: [
      'Then a die',
      'What is not spent is kept. Press Done: the die says what comes, 1 to 5 Forces, or a Cavalry on a 6.',
    ],
    fr: [
      'Puis un dé',
      'Ce qui n’est pas dépensé est gardé. Appuyer sur Terminer : le dé dit ce qui vient, de 1 à 5 Forces, ou une Cavalerie sur 6.',
    ],
  },
  {
    does: ['enter marcomannia'],
    lit: ['marcomannia'],
    en: ['They gather', 'A 1: one Force. It enters where a dashed arrow leads. Click Marcomannia.'],
    fr: ['Ils s’assemblent', 'Un 1 : une Force. Elle entre où mène une flèche en tirets. Cliquer sur Marcomannia.'],
  },
  {
    does: ['march roma venetia'],
    lit: ['roma', 'venetia'],
    en: [
      'Piece, then place',
      'Fifteen Forces in Pannonia threaten Venetia. What can act stands on a pale base: click the stack in Roma, then Venetia, which is lit. A Legion crosses one border a turn and takes Forces along; Forces never march alone.',
    ],
    fr: [
      'La pile, puis la région',
      'Quinze Forces en Pannonia menacent Venetia. Ce qui peut agir a un socle pâle : cliquer sur la pile à Roma, puis sur Venetia, qui est éclairée. Une Légion franchit une frontière par tour et emmène des Forces ; elles ne marchent jamais seules.',
    ],
  },
  {
    does: ['with 3'],
    lit: ['venetia'],
    en: [
      'How many',
      'All go unless you say fewer in the panel. In Roma, Forces may stay; elsewhere they need a Legion, a Fort or a Wall, and these are lost for ever if no Force is with them. Here three go and two stay: click Venetia.',
    ],
    fr: [
      'Combien',
      'Toutes partent si le panneau n’en dit pas moins. À Roma, des Forces peuvent rester ; ailleurs il leur faut une Légion, un Fort ou un Mur, et ceux-ci sont perdus à jamais sans Force auprès d’eux. Ici trois partent et deux restent : cliquer sur Venetia.',
    ],
  },
  {
    does: ['done'],
    lit: [],
    en: [
      'A grey eagle has marched',
      'It marches no more this turn. The other Legion stays, so that the Forces are together. Press Done.',
    ],
    fr: [
      'Un aigle gris a marché',
      'Il ne marche plus ce tour. L’autre Légion reste, pour que les Forces soient ensemble. Appuyer sur Terminer.',
    ],
  },
  {
    does: ['move force pannonia venetia'],
    lit: ['pannonia', 'venetia'],
    en: [
      'The Barbarians move',
      'Their Forces cross one border, with no Legion. Cavalry enters neither Mountains nor an area with a Wall. Click the horde in Pannonia, then Venetia: swords and a number tell their chance, the card in the corner the whole sum.',
    ],
    fr: [
      'Les Barbares se déplacent',
      'Leurs Forces franchissent une frontière, sans Légion. La Cavalerie n’entre ni en Montagnes ni dans une région avec un Mur. Cliquer sur la horde en Pannonia, puis sur Venetia : les épées et un nombre disent leurs chances, la carte du coin toute la somme.',
    ],
  },
  {
    does: ['with 15'],
    lit: ['venetia'],
    en: [
      'All of them',
      'The more there are for each Roman, the better for them: 15 to 5 is 3, and the Fort takes 1 away. Click Venetia: all fifteen go.',
    ],
    fr: [
      'Toutes',
      'Plus ils sont pour chaque Romain, mieux c’est pour eux : 15 contre 5 font 3, et le Fort en ôte 1. Cliquer sur Venetia : les quinze partent.',
    ],
  },
  {
    does: ['done'],
    lit: ['venetia'],
    en: [
      'Conflict',
      'Press Done. Where both have Forces they fight round by round until one side is gone. The die and the column tell what each loses: nothing, half or all. Watch two rounds.',
    ],
    fr: [
      'Conflit',
      'Appuyer sur Terminer. Où les deux ont des Forces, elles se battent manche après manche jusqu’à ce qu’un camp ait disparu. Le dé et la colonne disent ce que chacun perd : rien, la moitié ou tout. Regarder deux manches.',
    ],
  },
  {
    does: [],
    lit: ['roma'],
    en: [
      'Rome stands',
      'First both lost half; then 8 to 3 was 2, less 1 for the Fort, and the Barbarians lost all. Turn 20 is over: Rome wins. Now play a real game: twenty turns to gather, and every area Rome holds pays for its defence. Tables and rules are in the bar.',
    ],
    fr: [
      'Rome est debout',
      'D’abord chacun a perdu la moitié ; puis 8 contre 3 font 2, moins 1 pour le Fort, et les Barbares ont tout perdu. Le tour 20 est fini : Rome gagne. À présent, jouer une vraie partie : vingt tours pour s’assembler, et chaque région que tient Rome paie sa défense. Tables et règles sont dans la barre.',
    ],
  },
]

export const guide: Guide = {
  game: 'fall-of-the-roman-empire',
  chapters: [
    {
      id: 'first',
      title: { en: 'The last turn', fr: 'Le dernier tour' },
      setup: {
        game: 'fall-of-the-roman-empire',
        options: {},
        players: ['person', 'person'],
        passing: true,
        position,
        script,
      },
      lessons,
    },
  ],
}
