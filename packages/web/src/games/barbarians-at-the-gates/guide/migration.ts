/** A tribe crosses the Rhine and takes a city; the Migration Phase drives another on. */
import type { GuideChapter } from '../../../page/game-page.ts'
import { cardsIn, impulseOf, scene } from './drawing.ts'

const position = {
  turn: 5,
  phase: 'strategy',
  vp: 15,
  plunder: 5,
  spaces: {
    'agri-decumates': { barbarian: 5 },
    casurgis: { barbarian: 4 },
    mediolanum: { loyalist: 4 },
    roma: { loyalist: 1 },
    carthago: { loyalist: 2 },
  },
  leaders: {
    'theodosius-i': { at: 'mediolanum' },
    symmachus: { at: 'carthago' },
    chnodomarius: { at: 'agri-decumates', flipped: true },
    godigisel: { at: 'casurgis' },
  },
  tribes: { alemanni: { at: 'agri-decumates' }, vandals: { at: 'casurgis' } },
  cards: { ...cardsIn('hand', 'B16'), ...cardsIn('deck', 'R20', 'R21') },
  stack: impulseOf('barbarian'),
}

export const migration: GuideChapter = {
  id: 'migration',
  title: { en: 'A migration', fr: 'Une migration' },
  setup: scene('the-frozen-rhine', 'barbarian', position, ['3', '4']),
  lessons: [
    {
      does: [],
      lit: ['agri-decumates', 'casurgis'],
      rule: 'BG-2.5-e',
      en: [
        'Tribes',
        'A Tribal Marker, the name on a banner, is a whole people. Its space is theirs, and each turn brings it new CU. You are the Barbarian, in the Second Wave: tribes go up to two spaces.',
      ],
      fr: [
        'Les tribus',
        'Un marqueur tribal, un nom sur une bannière, est tout un peuple. Sa case est à lui, et chaque tour lui amène des UC. Vous êtes le Barbare, dans la deuxième vague : les tribus vont jusqu’à deux cases.',
      ],
    },
    {
      does: ['migrate B16'],
      lit: [],
      rule: 'BG-7.1-ab',
      en: [
        'A migration',
        'A card makes as many tribes migrate as it has OPs. Click Ambush in the Forest, then Migrate.',
      ],
      fr: [
        'Une migration',
        'Une carte fait migrer autant de tribus qu’elle a de PO. Cliquer sur Embuscade en forêt, puis sur Migrer.',
      ],
    },
    {
      does: ['tribe alemanni', 'to mogontiacum'],
      piece: 'alemanni',
      lit: ['mogontiacum'],
      rule: 'BG-16.2-b',
      en: [
        'Over the Rhine',
        'To a people on the move rivers and hills make no difference, and Transit spaces are no spaces. Enemy CU, forts and other tribes bar the way. Click the Alemanni, then Mogontiacum.',
      ],
      fr: [
        'Passer le Rhin',
        'Pour un peuple en marche, fleuves et collines sont tout un, et les cases de transit n’en sont pas. UC ennemies, forts et autres tribus barrent la route. Cliquer sur les Alamans, puis sur Mogontiacum.',
      ],
    },
    {
      does: ['leader chnodomarius'],
      piece: 'chnodomarius',
      lit: ['agri-decumates'],
      rule: 'BG-16.2-d',
      en: ['Their king', 'Macrianus leads the Alemanni. He may stay behind; let him come along.'],
      fr: ['Leur roi', 'Macrianus mène les Alamans. Il peut rester en arrière ; qu’il vienne.'],
    },
    {
      does: ['take 5'],
      lit: [],
      rule: 'BG-16.2-ad',
      en: ['Their warriors', 'Any of their CU may be left behind to hold the land. All five go: press the button.'],
      fr: ['Leurs guerriers', 'On peut en laisser pour tenir le pays. Les cinq partent : presser le bouton.'],
    },
    {
      does: ['to augusta-treverorum'],
      lit: ['augusta-treverorum'],
      rule: 'BG-16.2-l',
      en: [
        'A city',
        'Mogontiacum is Barbarian at once. Augusta Treverorum has walls, and no CU to hold them. A tribe that enters a Walled City has won its siege: 3 Plunder, and its way ends there.',
      ],
      fr: [
        'Une ville',
        'Mogontiacum est barbare aussitôt. Augusta Treverorum a des murs, et aucune UC pour les tenir. Une tribu qui entre dans une ville fortifiée en a gagné le siège : 3 de butin, et sa route y finit.',
      ],
    },
    {
      does: ['take 5'],
      lit: [],
      rule: 'BG-16.2-m',
      en: [
        'All together',
        'All five go again. Roman leaders nearby could have intercepted a migration by a card; in the Migration Phase nobody can.',
      ],
      fr: [
        'Tous ensemble',
        'Les cinq repartent. Des chefs romains voisins auraient pu intercepter une migration par carte ; en phase de migration, personne ne le peut.',
      ],
    },
    {
      does: ['done'],
      lit: [],
      rule: 'BG-16.2-c',
      en: [
        'By a card, if you like',
        'One more tribe may move by this card, and none has to. Leave the Vandals in Casurgis: no more migrations.',
      ],
      fr: [
        'Par une carte, si l’on veut',
        'Une tribu de plus peut partir par cette carte, aucune n’y est tenue. Laisser les Vandales à Casurgis : plus de migrations.',
      ],
    },
    {
      does: ['tribe vandals', 'to eburodunum'],
      piece: 'vandals',
      lit: ['eburodunum'],
      rule: 'BG-16.1.2-a',
      en: [
        'The Migration Phase',
        'No cards are left, so the phases follow. Every Barbarian tribe has to move a space now, or it is lost; only on a Capital or in a Land Zone may it rest. Take the Vandals to Eburodunum.',
      ],
      fr: [
        'La phase de migration',
        'Plus de cartes : les phases suivent. Toute tribu barbare doit maintenant changer de case, ou elle est perdue ; sur une capitale ou en zone terrestre seulement, elle peut rester. Mener les Vandales à Eburodunum.',
      ],
    },
    {
      does: ['leader godigisel'],
      piece: 'godigisel',
      lit: ['casurgis'],
      rule: 'BG-16.2-ag',
      en: ['Godigisel', 'He goes along.'],
      fr: ['Godigisel', 'Il les suit.'],
    },
    {
      does: ['take 4'],
      lit: [],
      rule: 'BG-16.2-e',
      en: ['And his men', 'All four. CU and leaders of the tribe that stand on the way may be picked up, too.'],
      fr: [
        'Et ses hommes',
        'Les quatre. Les UC et chefs de la tribu qui sont sur la route peuvent aussi être recueillis.',
      ],
    },
    {
      does: [],
      lit: ['augusta-treverorum', 'durocortorum'],
      rule: 'BG-16.1.2-d',
      en: [
        'Driven on',
        'The Alemanni are driven on too: Augusta Treverorum is no Capital. Durocortorum is one, a step away. There they could rest, and Gallia Belgica would be lost to Rome as long as they do.',
      ],
      fr: [
        'Toujours plus loin',
        'Les Alamans aussi doivent repartir : Augusta Treverorum n’est pas une capitale. Durocortorum en est une, à un pas. Là ils pourraient rester, et Gallia Belgica serait perdue pour Rome aussi longtemps.',
      ],
    },
  ],
}
