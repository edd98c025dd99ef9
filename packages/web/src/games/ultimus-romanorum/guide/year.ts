/** Phases A to D: a hand, the initiative, the count of sequences, a Patrice. */
import type { GuideChapter } from '../../../page/game-page.ts'
import { at, gone, scene } from './drawing.ts'

const position = {
  year: 450,
  phase: 'F',
  initiative: 'barbarian',
  smc: [0, 0],
  west: { augustus: 'valentinien-iii' },
  east: { augustus: 'marcien' },
  pieces: {
    ...at('italia-4', 'valentinien-iii', 'comites-seniores'),
    ...at('thracia-3', 'marcien', 'scolae-e'),
    ...at('italia-2', 'aetius', 'victores', 'comites-alani'),
    ...at('hunni-1', 'attila', 'hunni-1', 'hunni-2', 'hunni-3'),
    ...gone('theodose-ii', 'aspar', 'cyrus', 'avitus', 'aegidius', 'ricimer', 'leon', 'marcellinus', 'sidoine-ap'),
    ...gone('chiperic'),
  },
  peoples: { hunni: { status: 'war', major: true } },
  hands: {
    first: { tribute: 1, initiative: 1, buccellarii: 1, papa: 1, 'divine-favour': 1, 'opportune-flight': 1 },
    second: {},
  },
  stack: [
    { kind: 'year', step: 'stratagems' },
    { kind: 'balance', step: 'next-year' },
    { kind: 'discard-choice', camp: 'roman' },
  ],
}

/** What both draw, the initiative, the event. */
const script = ['0', '0', '4', '5', '7']

export const year: GuideChapter = {
  id: 'year',
  title: { en: 'How a year begins', fr: 'Comment s’ouvre une année' },
  setup: scene('scourge-of-god', 'roman', position, script),
  lessons: [
    {
      does: [],
      lit: ['italia-2', 'hunni-1'],
      rule: 'UR-0.5-b',
      en: [
        'Two camps',
        'The Roman leads both halves of the Empire, and the Foederati, peoples who fight for pay. The Barbarian leads the peoples at war, and every general who reaches for the purple. You are the Roman. Aëtius stands in Mediolanum, Attila beyond the Danuvius.',
      ],
      fr: [
        'Deux camps',
        'Le Romain mène les deux moitiés de l’Empire, et les Foederati, peuples qui se battent pour une solde. Le Barbare mène les peuples en guerre, et tout général qui tend la main vers la pourpre. Vous êtes le Romain. Aetius est à Mediolanum, Attila au-delà du Danuvius.',
      ],
    },
    {
      does: [],
      lit: [],
      rule: 'UR-6-i',
      en: [
        'Stratagems',
        'Yours lie at the foot of the table. The other player knows how many you hold, never which. The letter in the corner is the phase in which one may be played: a year has six, A to F, shown in the bar.',
      ],
      fr: [
        'Les stratagèmes',
        'Les vôtres sont au pied de la table. L’autre joueur sait combien vous en tenez, jamais lesquels. La lettre du coin est la phase où l’on peut jouer celui-ci : une année en a six, de A à F, dans la barre.',
      ],
    },
    {
      does: ['play papa'],
      lit: [],
      rule: 'UR-6-h',
      en: [
        'Five at most',
        'The year 450 is ending. You hold six counters, and five may be kept. Papa only matters when Barbarians hold Roma: click it, then its button.',
      ],
      fr: [
        'Cinq au plus',
        'L’année 450 s’achève. Vous tenez six pions, et cinq se gardent. Papa ne sert que si des Barbares tiennent Roma : cliquer dessus, puis sur son bouton.',
      ],
    },
    {
      does: ['play initiative'],
      lit: [],
      rule: 'UR-2.B-b',
      en: [
        'Initiative',
        'A new year: both players drew a counter, then you rolled for the initiative. A 4 is not below 3, the lower CP of your two Augusti, so the Barbarian would act first. Play Initiative: it turns the result.',
      ],
      fr: [
        'L’initiative',
        'Une nouvelle année : chacun a tiré un pion, puis vous avez lancé le dé d’initiative. Un 4 n’est pas sous 3, le plus bas CP de vos deux Augusti : le Barbare agirait d’abord. Jouer Initiative : elle retourne le résultat.',
      ],
    },
    {
      does: ['done'],
      lit: [],
      rule: 'UR-2.C-b',
      en: [
        'Geostrategy',
        'Now you act first, here in phase C and later on the march. Leaders enter in this phase: Majorian has come to Ravenna. None of your counters has a C, so play nothing.',
      ],
      fr: [
        'Géostratégie',
        'Vous agissez donc d’abord, ici en phase C et plus tard en marche. Des chefs entrent en cette phase : Majorien est arrivé à Ravenna. Aucun de vos pions n’a de C : ne rien jouer.',
      ],
    },
    {
      does: [],
      lit: [],
      rule: 'UR-2.D-b',
      en: [
        'Seven sequences',
        'Phase D counts the movement-combat sequences, SMC. The VS of your Augusti, 1 and 3, give half their sum, 2; Attila, the best of the Barbarian, adds his 5. Of seven the one with the initiative has one more: you have 4, he has 3.',
      ],
      fr: [
        'Sept séquences',
        'La phase D compte les séquences de mouvement et combat, SMC. Les VS de vos Augusti, 1 et 3, donnent la moitié de leur somme, 2 ; Attila, le meilleur du Barbare, ajoute son 5. De sept, qui a l’initiative en a une de plus : vous en avez 4, lui 3.',
      ],
    },
    {
      does: [],
      lit: [],
      rule: 'UR-T.events-12',
      en: [
        'The event',
        'Two dice made 12: a donative to the palatini. For this year they fight the peoples with 1 more on the die. Each year has one event; a famine or a hard winter is among them. The log tells it, and a click on its line names the clause.',
      ],
      fr: [
        'L’événement',
        'Deux dés ont fait 12 : un don aux palatini. Cette année, ils combattent les peuples avec 1 de plus au dé. Chaque année a son événement ; une famine ou un rude hiver en sont. Le journal le dit, et un clic sur sa ligne nomme la clause.',
      ],
    },
    {
      does: ['piece aetius'],
      piece: 'aetius',
      lit: ['italia-2'],
      rule: 'UR-3.5.1-f',
      en: [
        'A Patrice',
        'With a Patrice, as with an Augustus, comitatenses may leave their diocese and Foederati follow. Each half has one at most, and he gets a guard. Name Aëtius: click him in Mediolanum.',
      ],
      fr: [
        'Un Patrice',
        'Avec un Patrice, comme avec un Augustus, les comitatenses peuvent quitter leur diocèse et les Foederati suivent. Un au plus par moitié, et il reçoit une garde. Nommer Aetius : cliquer sur lui à Mediolanum.',
      ],
    },
    {
      does: [],
      lit: ['italia-2'],
      rule: 'UR-2.D-m',
      en: [
        'Ready to march',
        'His guard of 4 PF stands beside him. Phase D also tests which leaders die of age; this year nobody had to roll. Phase E comes next: seven sequences, yours first.',
      ],
      fr: [
        'Prêts à marcher',
        'Sa garde de 4 PF est à côté de lui. La phase D cherche aussi quels chefs meurent de vieillesse ; cette année, personne n’a dû lancer. La phase E vient ensuite : sept séquences, la vôtre d’abord.',
      ],
    },
  ],
}
