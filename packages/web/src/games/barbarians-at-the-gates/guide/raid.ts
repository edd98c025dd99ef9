/** The Barbarian raids over the Rhine until Plunder turns over. */
import type { GuideChapter } from '../../../page/game-page.ts'
import { cardsIn, impulseOf, scene } from './drawing.ts'

const position = {
  turn: 4,
  phase: 'strategy',
  vp: 17,
  plunder: 8,
  spaces: {
    'teutoburger-wald': { barbarian: 4 },
    mediolanum: { loyalist: 4 },
    roma: { loyalist: 1 },
    carthago: { loyalist: 2 },
  },
  leaders: {
    'theodosius-i': { at: 'mediolanum' },
    symmachus: { at: 'carthago' },
    chlodio: { at: 'teutoburger-wald' },
  },
  tribes: { franks: { at: 'teutoburger-wald' } },
  cards: { ...cardsIn('hand', 'B21', 'B16', 'B08'), ...cardsIn('deck', 'R20', 'R21') },
  stack: impulseOf('barbarian'),
}

export const raid: GuideChapter = {
  id: 'raid',
  title: { en: 'A raid', fr: 'Un raid' },
  setup: scene('the-frozen-rhine', 'barbarian', position, ['3', '4']),
  lessons: [
    {
      does: [],
      lit: ['teutoburger-wald'],
      rule: 'BG-4.1-a',
      en: [
        'The other side',
        'Now you are the Barbarian. You have no points of your own: you bring Rome’s down. The Franks stand in the Teutoburger Wald with four CU, and nobody guards the Rhine.',
      ],
      fr: [
        'L’autre camp',
        'Vous êtes maintenant le Barbare. Vous n’avez pas de points : vous faites baisser ceux de Rome. Les Francs sont au Teutoburger Wald avec quatre UC, et nul ne garde le Rhin.',
      ],
    },
    {
      does: [],
      lit: [],
      rule: 'BG-14.1.1-b',
      en: [
        'Plunder',
        'Plunder is counted from 0 to 9, in the bar beside the points; it stands at 8. One beyond 9 takes a victory point from Rome, and the count begins again. Fields, cities and battles give it.',
      ],
      fr: [
        'Le butin',
        'Le butin se compte de 0 à 9, dans la barre près des points ; il est à 8. Un de plus que 9 ôte à Rome un point de victoire, et le compte recommence. Champs, villes et batailles en donnent.',
      ],
    },
    {
      does: ['event B21'],
      lit: [],
      rule: 'BG-14.1.2-a',
      en: [
        'Raiders',
        'A card raids with as many CU as it has OPs. Seasonal Raiders has 1, but its event sends three. Click the card and play the event.',
      ],
      fr: [
        'Des pillards',
        'Une carte lance un raid d’autant d’UC qu’elle a de PO. Pillards de saison en a 1, mais son événement en envoie trois. Cliquer sur la carte et jouer l’événement.',
      ],
    },
    {
      does: ['to teutoburger-wald'],
      lit: ['teutoburger-wald'],
      rule: 'BG-14.1.2-c',
      en: ['From where', 'Raiders may start in several spaces, one stack after the other. Click the Teutoburger Wald.'],
      fr: [
        'D’où',
        'Les pillards peuvent partir de plusieurs cases, une pile après l’autre. Cliquer sur le Teutoburger Wald.',
      ],
    },
    {
      does: ['take 3'],
      lit: [],
      rule: 'BG-14.1.2-f',
      en: [
        'How many',
        'Chlodio, their king, could ride along and lead them in battle; today he stays. All three CU go: press the button.',
      ],
      fr: [
        'Combien',
        'Chlodio, leur roi, pourrait les suivre et les mener au combat ; aujourd’hui il reste. Les trois UC partent : presser le bouton.',
      ],
    },
    {
      does: ['to t6'],
      lit: ['t6'],
      rule: 'BG-14.1.2-k',
      en: [
        'Ten AP',
        'Raiders have 10 AP, and pay for ways as leaders do. A small circle without a name is a Transit space: nobody ever holds it. Click the one towards Colonia.',
      ],
      fr: [
        'Dix PA',
        'Les pillards ont 10 PA, et paient les voies comme les chefs. Un petit cercle sans nom est une case de transit : personne ne la tient jamais. Cliquer sur celle qui mène à Colonia.',
      ],
    },
    {
      does: ['to colonia'],
      lit: ['colonia'],
      rule: 'BG-2.3.1-o',
      en: [
        'Over the Rhine',
        'A river costs 2. Colonia is a Border space: it gives no Plunder, and counts for no province. Click it, and ride on.',
      ],
      fr: [
        'Passer le Rhin',
        'Un fleuve coûte 2. Colonia est une case frontière : elle ne donne pas de butin, et ne compte pour aucune province. Cliquer dessus, et continuer.',
      ],
    },
    {
      does: ['to atuatuca-tungrorum'],
      lit: ['atuatuca-tungrorum'],
      rule: 'BG-2.3.1-b',
      en: [
        'Fields',
        'A full disc is a Cultivated space. These count for their province, and they burn well. Click Atuatuca Tungrorum.',
      ],
      fr: [
        'Des champs',
        'Un disque plein est une case cultivée. Elles comptent pour leur province, et brûlent bien. Cliquer sur Atuatuca Tungrorum.',
      ],
    },
    {
      does: ['control'],
      lit: [],
      rule: 'BG-14.1.2-ab',
      en: [
        'Take it',
        'For 1 AP it turns Barbarian, and as it was Loyalist that is 1 Plunder: 9 in all. In a game raiders do so by themselves, unless you say otherwise; here press Take.',
      ],
      fr: [
        'La prendre',
        'Pour 1 PA elle devient barbare, et comme elle était loyaliste cela fait 1 de butin : 9 en tout. En partie, ils le font d’eux-mêmes, sauf avis contraire ; ici, presser Prendre.',
      ],
    },
    {
      does: ['to durocortorum'],
      lit: ['durocortorum'],
      rule: 'BG-14.1.2-s',
      en: [
        'Through a city',
        'Raiders lay no siege. They ride through a Walled City for 1 Plunder, once each; Rome rolls a die for it, and a 6 kills one of them. Durocortorum is the Capital of Gallia Belgica: click it.',
      ],
      fr: [
        'À travers une ville',
        'Les pillards n’assiègent pas. Ils traversent une ville fortifiée pour 1 de butin, une fois chacune ; Rome lance un dé, et un 6 tue l’un d’eux. Durocortorum est la capitale de Gallia Belgica : cliquer dessus.',
      ],
    },
    {
      does: [],
      lit: ['durocortorum'],
      rule: 'BG-14.1.2-r',
      en: [
        'A point',
        'That was one beyond 9: Rome has 16 points left, and Plunder is at 0. Her die was a 3, so nobody fell. Inside the walls they may not stay.',
      ],
      fr: [
        'Un point',
        'C’était un de plus que 9 : il reste 16 points à Rome, et le butin est à 0. Son dé était un 3 : personne n’est tombé. Dans les murs, ils ne peuvent rester.',
      ],
    },
    {
      does: ['to lutetia'],
      lit: ['lutetia'],
      rule: 'BG-14.1.2-p',
      en: ['Out again', 'They have 3 AP and have to use one. Click Lutetia.'],
      fr: ['Ressortir', 'Ils ont 3 PA et doivent en user un. Cliquer sur Lutetia.'],
    },
    {
      does: ['control'],
      lit: [],
      rule: 'BG-14.1.2-aa',
      en: ['One more', 'Lutetia is Cultivated too. Take it.'],
      fr: ['Une de plus', 'Lutetia est cultivée aussi. La prendre.'],
    },
    {
      does: ['done'],
      lit: [],
      rule: 'BG-14.1.2-ae',
      en: [
        'Enough',
        'Stop here. CU without a leader may stay where a raid has ended; the space is Barbarian now, so they suffer no attrition. A Roman leader nearby could have intercepted each step.',
      ],
      fr: [
        'Assez',
        'S’arrêter ici. Des UC sans chef peuvent rester où finit un raid ; la case est barbare à présent, et elles ne subissent pas d’attrition. Un chef romain voisin aurait pu intercepter chaque pas.',
      ],
    },
  ],
}
