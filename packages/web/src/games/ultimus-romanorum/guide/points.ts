/** The last sequence of a year, and phase F: points, losses made good, a people federated. */
import type { GuideChapter } from '../../../page/game-page.ts'
import { at, gone, onTheMarch, scene } from './drawing.ts'

const position = {
  year: 446,
  phase: 'E',
  initiative: 'roman',
  smc: [1, 0],
  vp: [4, 5],
  west: { augustus: 'valentinien-iii', patrice: 'aetius' },
  east: { augustus: 'theodose-ii' },
  pieces: {
    ...at('italia-6', 'valentinien-iii', 'scolae-w'),
    ...at('thracia-3', 'theodose-ii', 'scolae-e'),
    ...at('galliae-5', 'aetius', 'comites-seniores', 'comites-alani'),
    victores: { at: 'galliae-5', weak: true },
    'alamanni-1': { at: 'galliae-4', weak: true },
    'li-galliae-1': { at: 'lost', lostIn: 'galliae-4', lostFrom: 'roman' },
    ...at('hispaniae-1', 'suevi-1'),
    ...at('hispaniae-3', 'suevi-2'),
    ...gone('avitus', 'aspar', 'cyrus', 'marcien'),
  },
  peoples: { alamanni: { status: 'war' }, suevi: { status: 'war' } },
  hands: { first: {}, second: {} },
  stack: onTheMarch('roman'),
}

/** The battle, the federation, what both draw, the initiative of 447. */
const script = ['4', '2', '3', '3', '4']

export const points: GuideChapter = {
  id: 'points',
  title: { en: 'Adjustments and points', fr: 'Ajustements et points' },
  setup: scene('scourge-of-god', 'roman', position, script),
  lessons: [
    {
      does: [],
      lit: ['italia-6', 'galliae-4'],
      rule: 'UR-2.F-a',
      en: [
        'The last sequence',
        'You are the Roman, and this is the last sequence of 446. Then phase F checks camps, capitals and ports, scores, and makes losses good. Two things can still be set right: Valentinian is in no capital, and Alamanni are in Galliae IV.',
      ],
      fr: [
        'La dernière séquence',
        'Vous êtes le Romain, et c’est la dernière séquence de 446. Puis la phase F vérifie camps, capitales et ports, compte les points et répare les pertes. Deux choses à redresser : Valentinien n’est dans aucune capitale, et des Alamanni sont en Galliae IV.',
      ],
    },
    {
      does: ['piece valentinien-iii', 'all', 'to italia-5'],
      piece: 'valentinien-iii',
      lit: ['italia-5'],
      rule: 'UR-10.2-b',
      en: [
        'The Augustus goes home',
        'Both Augusti in imperial capitals are worth a point. Roma is one of the six. Click Valentinian, then Italia V.',
      ],
      fr: [
        'L’Augustus rentre',
        'Les deux Augusti en capitale impériale valent un point. Roma est l’une des six. Cliquer sur Valentinien, puis sur Italia V.',
      ],
    },
    {
      does: ['done'],
      lit: [],
      rule: 'UR-3.4.1-f',
      en: [
        'Stop here',
        'He could go on, or leave the Scolae here and not move further without them. Roma is where he should be: Stop here.',
      ],
      fr: [
        'S’arrêter',
        'Il pourrait continuer, ou laisser ici les Scolae et ne pas aller plus loin sans elles. C’est à Roma qu’il doit être : S’arrêter.',
      ],
    },
    {
      does: ['piece aetius', 'all', 'to galliae-4'],
      piece: 'aetius',
      lit: ['galliae-4'],
      rule: 'UR-10.2-a',
      en: [
        'The last of the Alamanni',
        'A minor people whose last unit falls in battle is pacified by arms: a point, and 3 for a major one. Click Aëtius, then Galliae IV.',
      ],
      fr: [
        'Les derniers Alamanni',
        'Un peuple mineur dont la dernière unité tombe au combat est pacifié par les armes : un point, et 3 pour un majeur. Cliquer sur Aetius, puis sur Galliae IV.',
      ],
    },
    {
      does: ['done'],
      lit: [],
      rule: 'UR-2.F-e',
      en: [
        'End the year',
        'End movement. The battle is fought, and as no sequence is left to anybody, phase F follows at once: watch the points in the bar.',
      ],
      fr: [
        'Finir l’année',
        'Fin des mouvements. On se bat, et comme personne n’a plus de séquence, la phase F suit aussitôt : regarder les points dans la barre.',
      ],
    },
    {
      does: [],
      lit: ['hispaniae-1', 'hispaniae-3'],
      rule: 'UR-10.2-i',
      en: [
        'Five against four',
        'Yours: 1 each for the Alamanni, for the Augusti in capitals, for no civil war, for both capitals of the East, for all four of the West. His: 2 for each of the two towns that the Suevi hold in Hispaniae.',
      ],
      fr: [
        'Cinq contre quatre',
        'À vous : 1 pour les Alamanni, 1 pour les Augusti en capitale, 1 sans guerre civile, 1 pour les deux capitales d’Orient, 1 pour les quatre d’Occident. À lui : 2 pour chacune des deux villes que tiennent les Suevi en Hispaniae.',
      ],
    },
    {
      does: [],
      lit: [],
      rule: 'UR-10-b',
      en: [
        'Where to look',
        'Points, beside the log, lists what each camp would score now, every line with its clause. Look at it before your last sequence, not after.',
      ],
      fr: [
        'Où regarder',
        'Points, près du journal, dit ce que chaque camp marquerait maintenant, chaque ligne avec sa clause. Y regarder avant sa dernière séquence, pas après.',
      ],
    },
    {
      does: ['to galliae-3'],
      lit: ['galliae-3'],
      rule: 'UR-9.3.1-a',
      en: [
        'Losses made good',
        'Limitanei lost this year in their own diocese come back whole, in a zone of it without foreign units. Put them at Treveri: click Galliae III.',
      ],
      fr: [
        'Les pertes réparées',
        'Les limitanei perdus cette année dans leur diocèse reviennent entiers, dans une de ses zones sans unités étrangères. Les mettre à Treveri : cliquer sur Galliae III.',
      ],
    },
    {
      does: ['piece aetius'],
      piece: 'aetius',
      lit: ['galliae-4'],
      rule: 'UR-9.4-c',
      en: [
        'Foederati',
        'Aëtius was in the battle that ended the Alamanni. With a die below his CP, 5, they will serve the Empire. Click Aëtius.',
      ],
      fr: [
        'Foederati',
        'Aetius était de la bataille qui a fini les Alamanni. Avec un dé sous son CP, 5, ils serviront l’Empire. Cliquer sur Aetius.',
      ],
    },
    {
      does: ['to italia-1'],
      lit: ['italia-1'],
      rule: 'UR-9.4-d',
      en: [
        'Land to settle',
        'A 2: they are Foederati, and settle in an empty zone next to the battle. Italia I guards the passes: click it.',
      ],
      fr: [
        'Une terre',
        'Un 2 : ils sont Foederati, et s’établissent dans une zone vide près de la bataille. Italia I garde les cols : cliquer dessus.',
      ],
    },
    {
      does: [],
      lit: [],
      rule: 'UR-10.3-a',
      en: [
        'And now?',
        'After the last year the camp with more points wins: decisively with more than twice as many, definitively with more than five times. The shortest scenario, The Scourge of God, has nine years. Where something does not go, a click says why.',
      ],
      fr: [
        'Et maintenant ?',
        'Après la dernière année, le camp qui a le plus de points l’emporte : nettement avec plus du double, définitivement avec plus du quintuple. Le scénario le plus court, Le Fléau de Dieu, a neuf ans. Là où rien ne va, un clic dit pourquoi.',
      ],
    },
  ],
}
