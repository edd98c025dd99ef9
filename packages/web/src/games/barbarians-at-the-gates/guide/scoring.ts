/** The end of a turn: a province saved, attrition, control, points, reinforcements. */
import type { GuideChapter } from '../../../page/game-page.ts'
import { cardsIn, impulseOf, scene } from './drawing.ts'

const position = {
  turn: 3,
  phase: 'strategy',
  vp: 18,
  plunder: 6,
  spaces: {
    rotomagus: { loyalist: 2 },
    savaria: { control: 'barbarian', loyalist: 3 },
    sirmium: { control: 'barbarian' },
    carthago: { loyalist: 2 },
    mediolanum: { loyalist: 2 },
    roma: { loyalist: 1 },
    'magna-germania': { barbarian: 3 },
  },
  leaders: {
    gratian: { at: 'savaria' },
    'magnus-maximus': { at: 'rotomagus' },
    romanus: { at: 'carthago' },
  },
  tribes: {},
  cards: { ...cardsIn('hand', 'R17'), ...cardsIn('deck', 'B20', 'B21', 'R20', 'R21') },
  stack: impulseOf('roman'),
}

export const scoring: GuideChapter = {
  id: 'scoring',
  title: { en: 'The end of a turn', fr: 'La fin d’un tour' },
  setup: scene('the-migrations', 'roman', position, ['3', '4']),
  lessons: [
    {
      does: [],
      lit: ['sirmium'],
      rule: 'BG-2.3.2-d',
      en: [
        'Provinces',
        'You are the Roman. A province counts for you while you hold its Capital and more than half of its cities and fields, Loyalist or Allied. Illyricum does not: Sirmium, its Capital, is Barbarian.',
      ],
      fr: [
        'Les provinces',
        'Vous êtes le Romain. Une province compte pour vous tant que vous tenez sa capitale et plus de la moitié de ses villes et champs, loyalistes ou alliés. Illyricum ne compte pas : Sirmium, sa capitale, est barbare.',
      ],
    },
    {
      does: [],
      lit: ['londinium', 'carthago'],
      rule: 'BG-2.3.2-i',
      en: [
        'Two need a leader',
        'Britannia and Africa count only while a Loyalist leader is there. Romanus is in Carthago; in Britannia there is nobody. The tab Points tells of every province how it stands.',
      ],
      fr: [
        'Deux veulent un chef',
        'La Britannia et l’Africa ne comptent que si un chef loyaliste s’y trouve. Romanus est à Carthago ; en Britannia il n’y a personne. L’onglet Points dit de chaque province où elle en est.',
      ],
    },
    {
      does: ['activate R17'],
      lit: [],
      rule: 'BG-5.2-j',
      en: [
        'The last card',
        'One card is left, and who has as many as the other or more has to play. Click it, then March.',
      ],
      fr: [
        'La dernière carte',
        'Il reste une carte, et qui en a autant que l’autre ou plus doit jouer. Cliquer dessus, puis sur Marcher.',
      ],
    },
    {
      does: ['leader magnus-maximus', 'take 2', 'sail londinium'],
      piece: 'magnus-maximus',
      lit: ['londinium'],
      rule: 'BG-10.2.2-f',
      en: [
        'By sea',
        'From port to port of the same sea is 3 AP; an anchor marks a port. Click Magnus Maximus in Rotomagus, then Londinium.',
      ],
      fr: [
        'Par mer',
        'De port à port d’une même mer, c’est 3 PA ; une ancre marque un port. Cliquer sur Magnus Maximus à Rotomagus, puis sur Londinium.',
      ],
    },
    {
      does: ['done'],
      lit: [],
      rule: 'BG-5.2-m',
      en: [
        'All cards played',
        'Stop in Londinium. No card is left on either side, and the phases follow. Watch Gratian, with three CU in Savaria: the space is Barbarian.',
      ],
      fr: [
        'Toutes les cartes jouées',
        'S’arrêter à Londinium. Aucune carte ne reste, et les phases suivent. Regarder Gratien, avec trois UC à Savaria : la case est barbare.',
      ],
    },
    {
      does: [],
      lit: ['savaria'],
      rule: 'BG-18.0-a',
      en: [
        'Attrition',
        'CU in an enemy’s space roll on the Attrition Table. Three CU and a die of 3: one is lost. Besiegers roll as well; a garrison does not.',
      ],
      fr: [
        'L’attrition',
        'Les UC en case ennemie lancent sur la table d’attrition. Trois UC et un dé de 3 : une est perdue. Les assiégeants lancent aussi ; une garnison, non.',
      ],
    },
    {
      does: [],
      lit: ['savaria'],
      rule: 'BG-19.1-a',
      en: [
        'Control',
        'Then CU take the open land they stand in: Savaria is Loyalist again, without an AP. Walls would hold; each siege has its one roll now.',
      ],
      fr: [
        'Le contrôle',
        'Puis les UC prennent la terre ouverte où elles sont : Savaria est de nouveau loyaliste, sans PA. Des murs tiendraient ; chaque siège a maintenant son jet.',
      ],
    },
    {
      does: [],
      lit: [],
      rule: 'BG-5.6-a',
      en: [
        'Scoring',
        'Seven provinces change nothing, each above them is a point, each below costs one. You hold eight: 19 points. At 0 after a scoring Rome has lost; when this scenario ends, in 476, she wins with 5.',
      ],
      fr: [
        'Le décompte',
        'Sept provinces ne changent rien, chacune au-dessus vaut un point, chacune en dessous en coûte un. Vous en tenez huit : 19 points. À 0 après un décompte, Rome a perdu ; à la fin du scénario, en 476, elle gagne avec 5.',
      ],
    },
    {
      does: [],
      lit: ['londinium', 'mediolanum'],
      rule: 'BG-5.7-d',
      en: [
        'Reinforcements',
        'Every Loyalist Capital raised a CU. Barbarian tribes get the number on their marker, Allied ones 1, Usurpers 2 where a leader of theirs stands. Then leaders come.',
      ],
      fr: [
        'Les renforts',
        'Chaque capitale loyaliste a levé une UC. Les tribus barbares reçoivent le nombre de leur marqueur, les alliées 1, les Usurpateurs 2 là où l’un de leurs chefs se tient. Puis viennent les chefs.',
      ],
    },
    {
      does: ['to mediolanum'],
      lit: ['mediolanum'],
      rule: 'BG-5.7-v',
      en: [
        'A new Emperor',
        'The turn brings Theodosius. He is an Emperor, so every other one leaves the game: Gratian has ruled. Place him in Mediolanum.',
      ],
      fr: [
        'Un nouvel Empereur',
        'Le tour amène Théodose. Il est Empereur, et tout autre quitte donc la partie : Gratien a régné. Le placer à Mediolanum.',
      ],
    },
    {
      does: [],
      lit: ['mediolanum'],
      rule: 'BG-4.3-b',
      en: [
        'That is a turn',
        'Two generals wait for a place, and then seven cards are dealt again. Settle a tribe, and it fights for you; the Tribal Reserve pays for it. The rest you will find as you play: every number here names its clause.',
      ],
      fr: [
        'C’est un tour',
        'Deux généraux attendent une place, puis sept cartes sont de nouveau distribuées. Établissez une tribu, et elle combat pour vous ; la Réserve tribale la paie. Le reste se découvre en jouant : ici, chaque nombre nomme sa clause.',
      ],
    },
  ],
}
