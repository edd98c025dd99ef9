/** A card for its event, a card for its OPs: a march, and a space taken. */
import type { GuideChapter } from '../../../page/game-page.ts'
import { cardsIn, impulseOf, scene } from './drawing.ts'

const position = {
  turn: 4,
  phase: 'strategy',
  vp: 17,
  plunder: 3,
  spaces: {
    'augusta-treverorum': { loyalist: 5 },
    mediolanum: { loyalist: 3 },
    roma: { loyalist: 1 },
    carthago: { loyalist: 2 },
    londinium: { loyalist: 1 },
    divodurum: { control: 'barbarian' },
    argentorate: { control: 'barbarian', barbarian: 2 },
    'magna-germania': { barbarian: 4 },
    'agri-decumates': { barbarian: 1 },
  },
  leaders: {
    'theodosius-i': { at: 'mediolanum' },
    arbogast: { at: 'augusta-treverorum' },
    symmachus: { at: 'carthago' },
    'magnus-maximus': { at: 'londinium' },
    chnodomarius: { at: 'magna-germania', flipped: true },
  },
  tribes: { alemanni: { at: 'magna-germania' } },
  cards: { ...cardsIn('hand', 'R14', 'R09', 'R20', 'R23'), ...cardsIn('deck', 'B20', 'B21') },
  stack: impulseOf('roman'),
}

export const impulse: GuideChapter = {
  id: 'impulse',
  title: { en: 'A card and a march', fr: 'Une carte et une marche' },
  setup: scene('the-frozen-rhine', 'roman', position, []),
  lessons: [
    {
      does: [],
      lit: ['augusta-treverorum', 'magna-germania'],
      rule: 'BG-1.0-b',
      en: [
        'Two players',
        'The Roman player leads the Loyalists, the Byzantines and the Allied tribes; the Barbarian player leads the tribes on the move, and every Roman usurper. You are the Roman, in the year 388. Arbogast guards the Rhine, the Alemanni stand beyond it.',
      ],
      fr: [
        'Deux joueurs',
        'Le joueur romain mène les Loyalistes, les Byzantins et les tribus alliées ; le joueur barbare mène les tribus en marche, et tout usurpateur romain. Vous êtes le Romain, en 388. Arbogast garde le Rhin, les Alamans sont au-delà.',
      ],
    },
    {
      does: [],
      lit: [],
      rule: 'BG-7.1-a',
      en: [
        'Your hand',
        'Cards are all you can do. The number in the corner is the OPs of a card, its event stands below. In your impulse you play one card, for the event or for the OPs; then the other player plays one.',
      ],
      fr: [
        'Votre main',
        'Tout se fait par les cartes. Le nombre du coin est leur valeur en PO, leur événement est dessous. À votre impulsion, vous en jouez une, pour l’événement ou pour les PO ; puis l’autre joueur en joue une.',
      ],
    },
    {
      does: ['event R14'],
      lit: [],
      rule: 'BG-7.1-an',
      en: [
        'An event',
        'Conscription raises two units. Click the card: it rises, and the panel shows all that it can be used for. Press As its event.',
      ],
      fr: [
        'Un événement',
        'Conscription lève deux unités. Cliquer sur la carte : elle se soulève, et le panneau montre tous ses usages. Presser Son événement.',
      ],
    },
    {
      does: ['first'],
      lit: [],
      rule: 'BG-7.1-ar',
      en: [
        'A choice',
        'Many cards leave something to you. Here both units go to one leader, or one each to two Walled Cities. Take the first.',
      ],
      fr: [
        'Un choix',
        'Beaucoup de cartes vous laissent un choix. Ici les deux unités vont à un chef, ou une chacune à deux villes fortifiées. Prendre la première offre.',
      ],
    },
    {
      does: ['to augusta-treverorum'],
      lit: ['augusta-treverorum'],
      rule: 'BG-2.4.1-a',
      en: [
        'Where',
        'Spaces with a Loyalist leader are lit. Click Augusta Treverorum: the number on a counter is how many combat units, CU, stand there. Arbogast has seven from now on.',
      ],
      fr: [
        'Où',
        'Les cases qui ont un chef loyaliste sont éclairées. Cliquer sur Augusta Treverorum : le nombre d’un pion dit combien d’unités de combat, UC, s’y tiennent. Arbogast en a sept désormais.',
      ],
    },
    {
      does: ['activate R09'],
      lit: [],
      rule: 'BG-7.1-e',
      en: [
        'The OPs',
        'The Barbarian has no card left and passes, so it is your impulse again. Minor Campaign has 3 OPs. Click it, then March: the OPs will move one leader.',
      ],
      fr: [
        'Les PO',
        'Le Barbare n’a plus de carte et passe : c’est encore votre impulsion. Petite campagne vaut 3 PO. Cliquer dessus, puis sur Marcher : les PO mèneront un chef.',
      ],
    },
    {
      does: ['leader arbogast', 'take 7', 'to divodurum'],
      piece: 'arbogast',
      lit: ['divodurum'],
      rule: 'BG-10.2.2-b',
      en: [
        'A march',
        'His initiative and the OPs give a leader action points: Arbogast has 5 AP. A clear way costs 1, a rough one or a river 2, a strait or the sea 3. Click Arbogast, then Divodurum: it is Barbarian, and empty.',
      ],
      fr: [
        'Une marche',
        'Son initiative et les PO donnent au chef des points d’action : Arbogast a 5 PA. Une voie facile en coûte 1, une difficile ou un fleuve 2, un détroit ou la mer 3. Cliquer sur Arbogast, puis sur Divodurum : la case est barbare, et vide.',
      ],
    },
    {
      does: ['control'],
      lit: [],
      rule: 'BG-10.2.2-k',
      en: [
        'Take it',
        'Where no walls stand, 1 AP takes a space from an enemy. It counts for its province again: Gallia Belgica is whole. Press Take Divodurum.',
      ],
      fr: [
        'La prendre',
        'Là où il n’y a pas de murs, 1 PA prend une case à l’ennemi. Elle compte de nouveau pour sa province : Gallia Belgica est entière. Presser Prendre Divodurum.',
      ],
    },
    {
      does: ['done'],
      lit: [],
      rule: 'BG-10.2.2-ab',
      en: [
        'Stop',
        'He has 3 AP left, and two Barbarian CU without a leader stand next door, in Argentorate. AP need not be spent. Stop here: the next chapter is about a battle.',
      ],
      fr: [
        'S’arrêter',
        'Il lui reste 3 PA, et deux UC barbares sans chef sont à côté, à Argentorate. Rien n’oblige à dépenser les PA. S’arrêter ici : le chapitre suivant est une bataille.',
      ],
    },
    {
      does: [],
      lit: [],
      rule: 'BG-5.2-l',
      en: [
        'And so on',
        'Impulses go on until nobody has a card. The Strategy Phase is one of seven, shown as a bar above: draw, strategy, attrition, control, migration, scoring, reinforcement. The aid under Tables has them all, with every cost.',
      ],
      fr: [
        'Et ainsi de suite',
        'Les impulsions se suivent jusqu’à la dernière carte. La phase de stratégie est l’une de sept, dans la barre au-dessus : pioche, stratégie, attrition, contrôle, migration, décompte, renforts. L’aide, sous Tables, les donne toutes, avec chaque coût.',
      ],
    },
  ],
}
