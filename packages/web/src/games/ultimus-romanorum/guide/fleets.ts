/** Two sequences of the Barbarian: the Vandali sail to Roma, and the fleet goes home. */
import type { GuideChapter } from '../../../page/game-page.ts'
import { at, onTheMarch, scene } from './drawing.ts'

const FLEET = 'classis-occidentalis'

const position = {
  year: 455,
  phase: 'E',
  initiative: 'barbarian',
  smc: [0, 2],
  west: { augustus: 'valentinien-iii' },
  east: { augustus: 'marcien' },
  pieces: {
    ...at('italia-4', 'valentinien-iii', 'scolae-w'),
    ...at('thracia-3', 'marcien', 'scolae-e'),
    ...at('africa-4', 'genseric', 'vandali-1', 'vandali-2', 'vandali-3'),
  },
  peoples: { vandali: { status: 'war', major: true } },
  fleets: { [FLEET]: { at: 'africa-4', camp: 'barbarian' } },
  hands: { first: {}, second: {} },
  stack: onTheMarch('barbarian'),
}

export const fleets: GuideChapter = {
  id: 'fleets',
  title: { en: 'Fleets', fr: 'Les flottes' },
  setup: scene('last-romans-455', 'barbarian', position, []),
  lessons: [
    {
      does: [],
      lit: ['africa-4'],
      rule: 'UR-3.4.2-f',
      en: [
        'The port of Carthago',
        'It is 455, and you are the Barbarian. Whoever holds the zone of its port at the end of a year has a fleet for the next. Genseric holds Carthago, so the western fleet is yours.',
      ],
      fr: [
        'Le port de Carthago',
        'C’est 455, et vous êtes le Barbare. Qui tient la zone de son port à la fin d’une année a une flotte pour la suivante. Genseric tient Carthago : la flotte d’Occident est à vous.',
      ],
    },
    {
      does: [`fleet ${FLEET}`],
      piece: FLEET,
      lit: ['africa-4'],
      rule: 'UR-3.4.2-h',
      en: [
        'The fleet',
        'It carries two units at most, and any number of leaders, who were where it is when the sequence began. Click the fleet.',
      ],
      fr: [
        'La flotte',
        'Elle porte deux unités au plus, et autant de chefs qu’on veut, s’ils étaient là où elle est au début de la séquence. Cliquer sur la flotte.',
      ],
    },
    {
      does: ['piece genseric'],
      piece: 'genseric',
      lit: ['africa-4'],
      rule: 'UR-3.4.2-i',
      en: ['Aboard', 'Genseric goes first. Click him, or his name in the panel.'],
      fr: ['À bord', 'Genseric d’abord. Cliquer sur lui, ou sur son nom dans le panneau.'],
    },
    {
      does: ['piece vandali-1'],
      piece: 'vandali-1',
      lit: ['africa-4'],
      rule: 'UR-3.4.2-l',
      en: [
        'His Vandali',
        'Under the Barbarian a fleet carries any unit of his; the Roman’s carry Romans only. Take the first of the Vandali aboard.',
      ],
      fr: [
        'Ses Vandali',
        'Chez le Barbare, une flotte porte toute unité à lui ; celles du Romain ne portent que des Romains. Embarquer les premiers Vandali.',
      ],
    },
    {
      does: ['piece vandali-2'],
      piece: 'vandali-2',
      lit: ['africa-4'],
      rule: 'UR-3.4.2-h',
      en: ['And a second unit', 'One more, and it is full. The third stays, and holds Carthago for you.'],
      fr: ['Et une seconde unité', 'Encore une, et elle est pleine. La troisième reste, et tient Carthago pour vous.'],
    },
    {
      does: ['to mare-internum-occidentalis'],
      lit: ['mare-internum-occidentalis'],
      rule: 'UR-3.4.2-m',
      en: [
        'To sea',
        'In one sequence a fleet goes one step: out of a port, from sea to sea, or into a port. Click Mare Internum Occidentalis.',
      ],
      fr: [
        'En mer',
        'En une séquence, une flotte fait un pas : hors d’un port, de mer en mer, ou dans un port. Cliquer sur Mare Internum Occidentalis.',
      ],
    },
    {
      does: ['all'],
      lit: [],
      rule: 'UR-3.4.2-n',
      en: ['Who lands', 'From the sea they may land on any coast beside it, some or all. Choose all aboard.'],
      fr: [
        'Qui débarque',
        'De la mer, ils peuvent débarquer sur toute côte voisine, tous ou non. Choisir tous ceux à bord.',
      ],
    },
    {
      does: ['to italia-5'],
      lit: ['italia-5'],
      rule: 'UR-3.4.2-n',
      en: ['Roma', 'Nobody guards it. Whoever lands on enemies fights them; here nobody has to. Click Italia V.'],
      fr: ['Roma', 'Nul ne la garde. Qui débarque sur l’ennemi le combat ; ici, personne. Cliquer sur Italia V.'],
    },
    {
      does: ['done'],
      lit: [],
      rule: 'UR-3.4.2-o',
      en: [
        'They stay',
        'Who has landed marches no more in this sequence. The Roman has none left, so your second one follows. End movement.',
      ],
      fr: [
        'Ils restent',
        'Qui a débarqué ne marche plus dans cette séquence. Le Romain n’en a plus : votre seconde suit. Fin des mouvements.',
      ],
    },
    {
      does: [`fleet ${FLEET}`, 'to africa-4'],
      piece: FLEET,
      lit: ['africa-4'],
      rule: 'UR-9.2-a',
      en: [
        'The fleet goes home',
        'A fleet that is not in its own port when the year ends is lost for five years, and leaders aboard with it for ever. Click the fleet, then Carthago in Africa IV.',
      ],
      fr: [
        'La flotte rentre',
        'Une flotte hors de son port quand l’année finit est perdue pour cinq ans, et les chefs à bord pour toujours. Cliquer sur la flotte, puis sur Carthago, en Africa IV.',
      ],
    },
    {
      does: [],
      lit: ['italia-5'],
      rule: 'UR-10.2-m',
      en: [
        'What Roma is worth',
        '5 points at the end of every year in which a unit of a people of yours stands there. The Roman can withhold them once, with Papa. He will rather send an army.',
      ],
      fr: [
        'Ce que vaut Roma',
        '5 points à la fin de chaque année où une unité d’un de vos peuples s’y tient. Le Romain peut les refuser une fois, par Papa. Il enverra plutôt une armée.',
      ],
    },
  ],
}
