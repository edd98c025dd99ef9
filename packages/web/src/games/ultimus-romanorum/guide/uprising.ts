/** Phase C of the Barbarian: a people enters the war, another revolts. */
import type { GuideChapter } from '../../../page/game-page.ts'
import { at, inPhaseC, scene } from './drawing.ts'

const position = {
  year: 446,
  phase: 'C',
  initiative: 'barbarian',
  smc: [0, 0],
  west: { augustus: 'valentinien-iii', patrice: 'aetius' },
  east: { augustus: 'theodose-ii' },
  pieces: {
    ...at('italia-4', 'valentinien-iii'),
    ...at('thracia-3', 'theodose-ii'),
    ...at('viennensis-1', 'burgondi-1', 'burgondi-2', 'burgondi-3'),
    ...at('viennensis-4', 'aetius', 'victores'),
  },
  peoples: { burgondi: { status: 'foederati' } },
  hands: { first: {}, second: { 'two-minor-uprisings': 1, rex: 1 } },
  stack: inPhaseC('barbarian'),
}

export const uprising: GuideChapter = {
  id: 'uprising',
  title: { en: 'An uprising', fr: 'Un soulèvement' },
  setup: scene('scourge-of-god', 'barbarian', position, []),
  lessons: [
    {
      does: [],
      lit: ['alamanni', 'viennensis-1'],
      rule: 'UR-4.2.3-a',
      en: [
        'The other camp',
        'Now you are the Barbarian. Peoples at peace do nothing; you call them to war in phase C, by uprisings. A minor people is not even on the map before its war.',
      ],
      fr: [
        'L’autre camp',
        'Vous êtes maintenant le Barbare. Les peuples en paix ne font rien ; vous les appelez à la guerre en phase C, par des soulèvements. Un peuple mineur n’est pas même sur la carte avant sa guerre.',
      ],
    },
    {
      does: ['play two-minor-uprisings'],
      lit: [],
      rule: 'UR-6.2-l',
      en: [
        'Two peoples',
        'You have the initiative, so you play first. The counter in your hand raises two minor peoples; it must raise both if two are there. Click it, then Play.',
      ],
      fr: [
        'Deux peuples',
        'Vous avez l’initiative : vous jouez d’abord. Le pion de votre main soulève deux peuples mineurs ; les deux, s’il y en a deux. Cliquer dessus, puis sur Jouer.',
      ],
    },
    {
      does: ['people alamanni'],
      lit: [],
      rule: 'UR-4.2.3-b',
      en: [
        'Alamanni',
        'They live beyond the Rhenus, beside Galliae and Italia. Choose them in the panel: they are at war at once, their units appear at home, and they may enter the Empire.',
      ],
      fr: [
        'Alamanni',
        'Ils vivent au-delà du Rhenus, près des Galliae et de l’Italia. Les choisir dans le panneau : ils sont en guerre aussitôt, leurs unités paraissent chez eux, et ils peuvent entrer dans l’Empire.',
      ],
    },
    {
      does: ['people burgondi'],
      lit: [],
      rule: 'UR-6.2-j',
      en: [
        'A revolt',
        'The Burgondi in Viennensis I are Foederati: they serve the Roman. An uprising turns them where they stand. Choose Burgondi.',
      ],
      fr: [
        'Une révolte',
        'Les Burgondi de Viennensis I sont Foederati : ils servent le Romain. Un soulèvement les retourne là où ils sont. Choisir Burgondi.',
      ],
    },
    {
      does: [],
      lit: ['viennensis-1', 'alamanni'],
      rule: 'UR-10.2-h',
      en: [
        'What it brings',
        'Both are yours. At the end of the year each zone of the Empire that a people at war or in revolt holds is worth 1 point, 2 with a town, 5 for Roma. Units in revolt beside Romans fight them first, and march later.',
      ],
      fr: [
        'Ce que cela rapporte',
        'Les deux sont à vous. À la fin de l’année, chaque zone de l’Empire que tient un peuple en guerre ou révolté vaut 1 point, 2 avec une ville, 5 pour Roma. Des unités révoltées à côté de Romains les combattent d’abord, et marchent ensuite.',
      ],
    },
    {
      does: [],
      lit: ['viennensis-1'],
      rule: 'UR-4.5.3-c',
      en: [
        'A kingdom, later',
        'Rex stays in your hand. Five peoples in revolt, the Burgondi among them, may found a Regnum: they need a town that they hold with a unit and a leader. A new one is worth 5 points.',
      ],
      fr: [
        'Un royaume, plus tard',
        'Rex reste dans votre main. Cinq peuples révoltés, dont les Burgondi, peuvent fonder un Regnum : il leur faut une ville tenue par une unité et un chef. Un nouveau vaut 5 points.',
      ],
    },
  ],
}
