/** Two battles of the Barbarian: one evaded, one lost. */
import type { GuideChapter } from '../../../page/game-page.ts'
import { at, scene } from './drawing.ts'

/** Who came from a zone in this sequence, over a great river or not. */
const from = (origin: string, place: string, crossed: boolean, ...ids: readonly string[]) =>
  Object.fromEntries(ids.map((id) => [id, { at: place, cameFrom: origin, ...(crossed && { crossed }) }]))

const position = {
  year: 452,
  phase: 'E',
  initiative: 'barbarian',
  smc: [1, 1],
  west: { augustus: 'valentinien-iii', patrice: 'aetius' },
  east: { augustus: 'marcien' },
  pieces: {
    ...at('italia-4', 'valentinien-iii'),
    ...at('thracia-3', 'marcien'),
    ...at('italia-3', 'aetius', 'victores', 'comites-alani'),
    'bu-4-1': { at: 'italia-3', patron: 'aetius' },
    ...from('pannoniae-2', 'italia-3', false, 'attila', 'hunni-1', 'hunni-2', 'hunni-3', 'hunni-4', 'hunni-5'),
    ...at('galliae-3', 'dux-galliae', 'li-galliae-1', 'co-galliae-1'),
    ...from('alamanni', 'galliae-3', true, 'alamanni-1', 'alamanni-2', 'alamanni-3'),
  },
  peoples: { hunni: { status: 'war', major: true }, alamanni: { status: 'war' } },
  hands: { first: {}, second: {} },
  battle: {
    at: 'italia-3',
    attacker: 'barbarian',
    step: 'resolution',
    origins: ['pannoniae-2'],
    favour: 0,
    furor: 0,
    scourge: 0,
  },
  stack: [
    { kind: 'year', step: 'balance' },
    { kind: 'sequences', camp: 'roman', extra: false },
    { kind: 'smc', camp: 'barbarian', step: 'end' },
    { kind: 'combats', camp: 'barbarian', step: 'after' },
    { kind: 'battle' },
    { kind: 'stand', at: 'italia-3', camp: 'roman', origins: ['pannoniae-2'] },
  ],
}

/** An evasion, another that fails, and the battle that follows. */
const script = ['3', '4', '3']

export const evasion: GuideChapter = {
  id: 'evasion',
  title: { en: 'Evasion and retreat', fr: 'Esquive et retraite' },
  setup: scene('scourge-of-god', 'roman', position, script),
  lessons: [
    {
      does: [],
      lit: ['italia-3', 'galliae-3'],
      rule: 'UR-8.1-d',
      en: [
        'You are attacked',
        'It is the Barbarian’s sequence. Attila has come from Pannoniae II to Italia III, and Alamanni have crossed the Rhenus to Galliae III. Where both camps stand there is a battle, unless the defender gets away first.',
      ],
      fr: [
        'Vous êtes attaqué',
        'C’est la séquence du Barbare. Attila est venu de Pannoniae II en Italia III, et des Alamanni ont passé le Rhenus vers Galliae III. Là où sont les deux camps, on se bat, sauf si le défenseur s’échappe d’abord.',
      ],
    },
    {
      does: ['evade'],
      lit: [],
      rule: 'UR-8.2.1-b',
      en: [
        'Try to evade',
        'Whoever has a leader there may try: a die below the best VS. Aëtius has 5, so 1 to 4 will do. Five fresh units of Huns are too many for him: choose Evade.',
      ],
      fr: [
        'Tenter l’esquive',
        'Qui a un chef sur place peut essayer : un dé sous la meilleure VS. Aetius a 5 : de 1 à 4 suffit. Cinq unités fraîches de Huns sont trop pour lui : choisir Esquiver.',
      ],
    },
    {
      does: ['to italia-2'],
      lit: ['italia-2'],
      rule: 'UR-8.2.1-i',
      en: [
        'Where to',
        'A 3: he gets away. He goes one zone, whatever it costs, but not to enemies and not to where the attackers came from. Italia II has Mediolanum: click it.',
      ],
      fr: [
        'Vers où',
        'Un 3 : il s’échappe. Il va d’une zone, quel qu’en soit le coût, mais pas chez l’ennemi ni là d’où l’attaquant est venu. Italia II a Mediolanum : cliquer dessus.',
      ],
    },
    {
      does: ['all'],
      lit: [],
      rule: 'UR-8.2.1-h',
      en: [
        'Who goes',
        'Each leader takes as many units as his CC allows, and whoever stays must fight. Aëtius has a CC of 8: all go.',
      ],
      fr: [
        'Qui part',
        'Chaque chef emmène autant d’unités que son CC le permet, et qui reste doit combattre. Aetius a un CC de 8 : tous partent.',
      ],
    },
    {
      does: ['evade'],
      lit: [],
      rule: 'UR-8.3-a',
      en: [
        'A lesser leader',
        'Now the Alamanni in Galliae III. Dux Galliae has a VS of 2, so only a 1 would do. If it fails the battle is fought as if he had not tried: choose Evade.',
      ],
      fr: [
        'Un chef moindre',
        'Maintenant les Alamanni en Galliae III. Dux Galliae a une VS de 2 : seul un 1 suffit. En cas d’échec, on se bat comme s’il n’avait rien tenté : choisir Esquiver.',
      ],
    },
    {
      does: ['to galliae-5'],
      lit: ['galliae-5'],
      rule: 'UR-8.4.1-b',
      en: [
        'Beaten',
        'A 4: he stays. In the battle a 3 lost 2, for your better leader and for the river they crossed: R against R, no losses, and the field is theirs. A loser must leave, as in an evasion. Go to Lugdunum in Galliae V.',
      ],
      fr: [
        'Battu',
        'Un 4 : il reste. Dans la bataille, un 3 a perdu 2, pour votre meilleur chef et pour le fleuve passé : R contre R, sans pertes, et le terrain est à eux. Le perdant doit partir, comme dans une esquive. Aller à Lugdunum, en Galliae V.',
      ],
    },
    {
      does: [],
      lit: ['galliae-5'],
      rule: 'UR-8.4.1-c',
      en: [
        'Keep a road open',
        'A beaten force without a zone to go to is lost, its leaders too. Limitanei never leave their diocese, so look behind them before you stand. Your own sequence comes next.',
      ],
      fr: [
        'Garder une route',
        'Une force battue sans zone où aller est perdue, ses chefs aussi. Les limitanei ne quittent jamais leur diocèse : regarder derrière eux avant de tenir. Votre propre séquence vient ensuite.',
      ],
    },
  ],
}
