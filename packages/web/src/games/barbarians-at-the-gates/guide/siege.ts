/** A siege pressed to its end, and another begun. */
import type { GuideChapter } from '../../../page/game-page.ts'
import { cardsIn, impulseOf, scene } from './drawing.ts'

const position = {
  turn: 6,
  phase: 'strategy',
  vp: 12,
  plunder: 4,
  spaces: {
    arelate: { control: 'usurper', siege: 'loyalist', loyalist: 4, insideUsurper: 1 },
    massilia: { control: 'usurper' },
    narbo: { control: 'usurper' },
    londinium: { control: 'usurper', usurper: 3 },
    rutupiae: { control: 'usurper' },
    mediolanum: { loyalist: 3 },
    roma: { loyalist: 1 },
  },
  leaders: {
    honorius: { at: 'mediolanum' },
    'constantius-iii': { at: 'arelate' },
    'constantine-iii': { at: 'londinium', flipped: true },
  },
  tribes: {},
  cards: { ...cardsIn('hand', 'R14', 'R23', 'R10'), ...cardsIn('deck', 'B20', 'B21') },
  stack: impulseOf('roman'),
}

export const siege: GuideChapter = {
  id: 'siege',
  title: { en: 'A siege', fr: 'Un siège' },
  setup: scene('the-frozen-rhine', 'roman', position, ['2', '3', '4', '4']),
  lessons: [
    {
      does: [],
      lit: ['londinium', 'arelate'],
      rule: 'BG-17.2.1-a',
      en: [
        'A usurper',
        'Constantine has taken the purple in Londinium, and cities of Gallia follow him. Usurpers are the Barbarian player’s, though they are enemies of Barbarians too. Constantius besieges Arelate with four CU; one Usurper CU is inside.',
      ],
      fr: [
        'Un usurpateur',
        'Constantin a pris la pourpre à Londinium, et des villes de Gaule le suivent. Les Usurpateurs sont au joueur barbare, quoique ennemis des Barbares aussi. Constance assiège Arelate avec quatre UC ; une UC usurpatrice est dedans.',
      ],
    },
    {
      does: [],
      lit: ['arelate'],
      rule: 'BG-2.3.1-i',
      en: [
        'Walls',
        'A Walled City is Fortified, and so is a space with a Castra or a Colonia: no AP takes it. A leader who comes with three CU or more begins a siege. Inside are two CU at most, in a fort one.',
      ],
      fr: [
        'Des murs',
        'Une ville fortifiée est une case fortifiée, de même qu’une case avec Castra ou Colonia : aucun PA ne la prend. Un chef qui vient avec trois UC ou plus commence un siège. Dedans sont deux UC au plus, une dans un fort.',
      ],
    },
    {
      does: ['activate R10'],
      lit: [],
      rule: 'BG-7.1-f',
      en: [
        'Press it',
        'Minor Campaign has 3 OPs, which are 6 AP for Constantius: his initiative is 1. Click the card, then March.',
      ],
      fr: [
        'Le presser',
        'Petite campagne vaut 3 PO, soit 6 PA pour Constance : son initiative est 1. Cliquer sur la carte, puis sur Marcher.',
      ],
    },
    {
      does: ['leader constantius-iii'],
      piece: 'constantius-iii',
      lit: ['arelate'],
      rule: 'BG-10.1.1-c',
      en: ['Constantius', 'Honorius could march too, with 4 AP. Click Constantius in Arelate.'],
      fr: ['Constance', 'Honorius pourrait marcher aussi, avec 4 PA. Cliquer sur Constance à Arelate.'],
    },
    {
      does: ['take 4'],
      lit: [],
      rule: 'BG-10.1.1-a',
      en: [
        'Who goes along',
        'A leader takes at most ten CU along, and other leaders if he likes; the rest stays. A siege roll needs three CU. All four go: press the button.',
      ],
      fr: [
        'Qui le suit',
        'Un chef emmène dix UC au plus, et d’autres chefs s’il veut ; le reste demeure. Un jet de siège demande trois UC. Les quatre partent : presser le bouton.',
      ],
    },
    {
      does: ['siege'],
      lit: [],
      rule: 'BG-13.2-a',
      en: [
        'A siege roll',
        'Each roll costs 2 AP. A Roman leader adds 1; then 3 to 5 make one siege point, 6 makes two. The first point kills the CU inside, the next takes the city. Press Roll.',
      ],
      fr: [
        'Un jet de siège',
        'Chaque jet coûte 2 PA. Un chef romain ajoute 1 ; puis 3 à 5 font un point de siège, 6 en fait deux. Le premier tue l’UC du dedans, le suivant prend la ville. Lancer.',
      ],
    },
    {
      does: ['siege'],
      lit: [],
      rule: 'BG-13.2-k',
      en: [
        'One point',
        'A 2 and 1 made 3: the garrison is dead, and one of yours fell under the walls. What a siege has gained stays gained. Roll again: now the city falls on a 2 or more.',
      ],
      fr: [
        'Un point',
        'Un 2 et 1 ont fait 3 : la garnison est morte, et l’un des vôtres est tombé sous les murs. Ce qu’un siège a gagné reste gagné. Lancer encore : la ville tombe maintenant sur un 2 ou plus.',
      ],
    },
    {
      does: ['to massilia'],
      lit: ['massilia'],
      rule: 'BG-10.2.2-w',
      en: [
        'Arelate is yours',
        'Once a siege is won, AP left may be used to go on. Massilia is the usurper’s too, and empty. Enter it with your three CU: a siege begins there.',
      ],
      fr: [
        'Arelate est à vous',
        'Un siège gagné, les PA restants servent à continuer. Massilia est aussi à l’usurpateur, et vide. Y entrer avec vos trois UC : un siège y commence.',
      ],
    },
    {
      does: [],
      lit: ['massilia'],
      rule: 'BG-19.2-a',
      en: [
        'Later',
        'Towers around a space show a siege, and its colour who besieges. In the Control Phase each siege has one more roll, for nothing. Before it besiegers roll for attrition, for they stand in an enemy’s space.',
      ],
      fr: [
        'Plus tard',
        'Des tours autour d’une case montrent un siège, et leur couleur qui assiège. En phase de contrôle, chaque siège a un jet de plus, gratuit. Avant cela les assiégeants subissent l’attrition, car ils sont en case ennemie.',
      ],
    },
  ],
}
